"""What cards are worth, in food: a Trait face up, and any card in the hand."""

from __future__ import annotations

from formicarium.games.hidden_empires_1.ants import census
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.data import (
    ADDITIONAL_QUEEN,
    APHID_CLONING,
    APHID_HERDERS,
    BIVOUAC,
    BLOCKERS,
    BUDDING,
    CAMOUFLAGE,
    DEADLY_STING,
    DESTROYER_QUEEN,
    EDIBLE_EGGS,
    FAT_RESERVES,
    GUARDS,
    GUEST_ANTS,
    GUEST_QUEEN,
    HARVESTERS,
    HIGHWAYMAN_BEETLES,
    INFILTRATOR_QUEEN,
    LARVAL_FOOD,
    MACE,
    MALE_EGGS,
    MIGRATE,
    MILLERS,
    MULTIPLE_FOUNDRESSES,
    MUTATE,
    ONE_QUEEN,
    PLANT_HOUSE,
    PORTERS,
    PREDATOR_MIGRATION,
    PROLIFIC_QUEEN,
    RECRUITMENT,
    REPELLENT,
    REPLETES,
    ROVE_BEETLES,
    SEAL_NEST_ENTRANCES,
    SLAVE_MAKERS,
    SMALL_COLONY,
    SOLDIERS,
    SPECIALIST_FORAGERS,
    SUICIDE_BOMBERS,
    SUPERCOLONY,
    TERRITORY_MARKING,
    TRAIL_MAKING,
    TRAIT_LIMIT,
    TYPE,
    WARNING_COLORATION,
    Card,
)

TRAIT_WORTH: dict[Card, float] = {  # with a whole game to come
    BUDDING: 12.0,
    MULTIPLE_FOUNDRESSES: 10.0,
    PLANT_HOUSE: 9.0,
    SUPERCOLONY: 5.0,
    PROLIFIC_QUEEN: 6.0,
    HARVESTERS: 5.0,
    SLAVE_MAKERS: 1.0,
    TRAIL_MAKING: 1.0,
    REPLETES: 2.0,
    APHID_HERDERS: 1.0,
    SUICIDE_BOMBERS: 4.0,
    DEADLY_STING: 5.0,
    MACE: 4.5,
    TERRITORY_MARKING: 6.0,
    REPELLENT: 3.0,
    RECRUITMENT: 3.0,
    CAMOUFLAGE: 1.5,
    WARNING_COLORATION: 1.2,
    SPECIALIST_FORAGERS: 2.5,
    PORTERS: 2.0,
    GUARDS: 2.5,
    SOLDIERS: 2.0,
    MILLERS: 6.0,
    BLOCKERS: 2.0,
}
ACTION_WORTH: dict[Card, float] = {
    ADDITIONAL_QUEEN: 5.0,
    GUEST_QUEEN: 4.0,
    SEAL_NEST_ENTRANCES: 4.0,
    ROVE_BEETLES: 3.0,
    FAT_RESERVES: 3.0,
    LARVAL_FOOD: 3.0,
    EDIBLE_EGGS: 3.0,
    MALE_EGGS: 2.5,
    GUEST_ANTS: 3.0,
    APHID_CLONING: 1.5,
    ONE_QUEEN: 1.0,
    HIGHWAYMAN_BEETLES: 1.0,
    PREDATOR_MIGRATION: 0.5,
    MUTATE: 0.3,
    MIGRATE: 0.2,
}
WHOLE_GAME = 12  # game turns
WORKER = 2.5  # in food
FIRST_QUEEN = 15.0
UNPLAYABLE = 0.1  # a Trait that cannot come to the table any more


def trait_worth(o: Outlook, card: Card) -> float:
    """What a Trait is worth face up, from now on."""
    span = min(1.0, o.turns / WHOLE_GAME)
    workers = census(o.s, o.seat)[0]
    missing = max(0, SMALL_COLONY - workers)
    queenless = FIRST_QUEEN if not o.sheet.queens else 0.0
    if card == INFILTRATOR_QUEEN:
        return WORKER * missing + queenless - _older(o)
    if card == DESTROYER_QUEEN:
        return WORKER * (SMALL_COLONY - 2 - workers - o.brood / 2) - 4 + queenless - _older(o)
    if card == BIVOUAC:
        return -5.0  # a nest that dies with its last builder
    if card == PLANT_HOUSE:
        return TRAIT_WORTH[card] * span - 0.2 * max(0, o.sheet.size - 10)
    if card == BUDDING:
        return TRAIT_WORTH[card]  # late flights pay best
    return TRAIT_WORTH[card] * span


def _older(o: Outlook) -> float:
    """What the Traits are worth that a new queen drives out."""
    return sum(TRAIT_WORTH.get(card, 0.0) for card in o.sheet.traits if TYPE[card] > 1)


def fits(o: Outlook, card: Card) -> bool:
    """HE1-PLAY-04, as the table is now."""
    traits = o.sheet.traits
    return len(traits) < TRAIT_LIMIT and TYPE[card] not in [TYPE[each] for each in traits]


def keeping(o: Outlook, card: Card) -> float:
    """What a card in the hand is worth: less, once there is no more use for it."""
    if not TYPE[card]:
        return ACTION_WORTH[card]
    if not fits(o, card) and card not in (INFILTRATOR_QUEEN, DESTROYER_QUEEN):
        return UNPLAYABLE
    return max(UNPLAYABLE, trait_worth(o, card))
