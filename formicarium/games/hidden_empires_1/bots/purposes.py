"""What a card is played for, in words: the reason that a hint or a bot gives."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.data import (
    ADDITIONAL_QUEEN,
    APHID_CLONING,
    APHID_HERDERS,
    BIVOUAC,
    BUDDING,
    CAMOUFLAGE,
    DESTROYER_QUEEN,
    EDIBLE_EGGS,
    FAT_RESERVES,
    HARVESTERS,
    INFILTRATOR_QUEEN,
    LARVAL_FOOD,
    MALE_EGGS,
    MIGRATE,
    MILLERS,
    MULTIPLE_FOUNDRESSES,
    MUTATE,
    PLANT_HOUSE,
    PORTERS,
    PROLIFIC_QUEEN,
    REPLETES,
    SEAL_NEST_ENTRANCES,
    SPECIALIST_FORAGERS,
    SUPERCOLONY,
    TRAIL_MAKING,
    TYPE,
    WARNING_COLORATION,
    Card,
)
from formicarium.texts.message import Message, message

HUNGER = "why-play-hunger"
PURPOSES: Mapping[Card, str] = {
    BUDDING: "why-play-flights",
    MALE_EGGS: "why-play-flights",
    ADDITIONAL_QUEEN: "why-play-growth",
    MULTIPLE_FOUNDRESSES: "why-play-growth",
    PROLIFIC_QUEEN: "why-play-growth",
    SUPERCOLONY: "why-play-growth",
    INFILTRATOR_QUEEN: "why-play-workers",
    DESTROYER_QUEEN: "why-play-workers",
    PLANT_HOUSE: "why-play-room",
    BIVOUAC: "why-play-room",
    MIGRATE: "why-play-land",
    HARVESTERS: "why-play-stores",
    REPLETES: "why-play-stores",
    MILLERS: "why-play-food",
    APHID_HERDERS: "why-play-food",
    APHID_CLONING: "why-play-food",
    TRAIL_MAKING: "why-play-food",
    SPECIALIST_FORAGERS: "why-play-food",
    PORTERS: "why-play-food",
    EDIBLE_EGGS: HUNGER,
    FAT_RESERVES: HUNGER,
    LARVAL_FOOD: HUNGER,
    CAMOUFLAGE: "why-play-predators",
    WARNING_COLORATION: "why-play-predators",
    MUTATE: "why-play-change",
    SEAL_NEST_ENTRANCES: "why-play-gates",
}


def purpose(o: Outlook, card: Card) -> Message:
    """Other Traits serve in fights, other Actions harm somebody."""
    why = PURPOSES.get(card) or ("why-play-fights" if TYPE[card] else "why-play-harm")
    if why == HUNGER:
        return message(why, card=card, food=max(1, o.hunger))
    return message(why, card=card)


def restraint(o: Outlook) -> Message:
    """Why no card is played. What is in the hand stays a secret."""
    if len(o.view.hand) == 1 and o.flock(o.seat):
        return message("why-last-card")
    return message("why-no-card")
