"""Which cards may be played when, and why not (HE1-PLAY, HE1-WIN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from formicarium.core.decision import Refusal
from formicarium.games.hidden_empires_1.ants import ordered_posts, place_of
from formicarium.games.hidden_empires_1.data import (
    APHID_CLONING,
    APHIDS,
    BIVOUAC,
    BUDDING,
    CARDS,
    DESTROYER_QUEEN,
    EDIBLE_EGGS,
    FAT_RESERVES,
    FOOD,
    FORAGE,
    GUEST_ANTS,
    GUEST_QUEEN,
    HIGHWAYMAN_BEETLES,
    INFILTRATOR_QUEEN,
    LARVA_F,
    LARVAL_FOOD,
    MALE_EGGS,
    MIGRATE,
    MULTIPLE_FOUNDRESSES,
    MUTATE,
    NURSES,
    ONE_QUEEN,
    PLANT_HOUSE,
    PREDATOR_MIGRATION,
    PREDATORS,
    PUPA_LARGE,
    PUPA_MEDIUM,
    QUEENS_TOO_MANY,
    REPLETES,
    ROVE_BEETLES,
    SMALL_COLONY,
    SUPERCOLONY,
    TRAIT_LIMIT,
    TYPE,
    WINDOWS,
    WORKERS_FOR_ONE_QUEEN,
    Area,
    Card,
)
from formicarium.games.hidden_empires_1.markers import kind_at
from formicarium.games.hidden_empires_1.questions.colony import (
    count_worker_like,
    feeds_medias,
    has_type,
    is_among,
    is_small,
    larvae,
    worker_like,
)
from formicarium.games.hidden_empires_1.questions.foraging import effective
from formicarium.texts.message import Seat, message

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires

Condition = Callable[["Empires", Seat], bool]

RESTRICTED = frozenset(
    (BUDDING, MULTIPLE_FOUNDRESSES, PLANT_HOUSE, INFILTRATOR_QUEEN, DESTROYER_QUEEN, PREDATOR_MIGRATION)
)  # to the Draw a Card step: only they open its window (HE1-DRAW-05)
IN_PERFORM = frozenset((MIGRATE, APHID_CLONING))  # offered there in any case (HE1-WIN-19)


def fits_traits(s: Empires, seat: Seat, card: Card) -> bool:
    """HE1-PLAY-04: no second Trait of its type, and not a fifth Trait; the Queens discard first."""
    traits = s.traits[seat]
    if card in (INFILTRATOR_QUEEN, DESTROYER_QUEEN):
        older = older_traits(s, seat)
        traits = tuple(c for c in traits if c not in older)
    return len(traits) < TRAIT_LIMIT and not is_among(TYPE[card], traits)


def older_traits(s: Empires, seat: Seat) -> tuple[Card, ...]:
    """HE1-CARD-infiltrator_queen-04: Traits of types 2 to 6 played before this player turn."""
    return tuple(c for c in s.traits[seat] if TYPE[c] > 1 and s.since[c] < s.player_turn)


def forager_areas(s: Empires) -> list[Area]:
    """HE1-CARD-highwayman_beetles-01: areas with a food marker and somebody's foragers, by id."""
    found = {
        area
        for posts in s.ants
        for area, task in map(place_of, posts)
        if task == FORAGE and s.markers.get(area) in FOOD
    }
    return sorted(found, key=s.ground.bit.__getitem__)


def all_nest_areas(s: Empires) -> set[Area]:
    return {area for seat in range(s.seats) for area in s.nest_areas(seat)}


def new_nest_areas(s: Empires, seat: Seat) -> tuple[Area, ...]:
    """HE1-CARD-migrate-02, HE1-CARD-bivouac-03: beside the Nest, without a nest of anybody."""
    taken = all_nest_areas(s)
    return tuple(area for area in s.ground.near[s.nests[seat]] if area not in taken)


def predator_moves(s: Empires) -> list[tuple[Area, Area]]:
    """HE1-CARD-predator_migration-01."""
    taken = all_nest_areas(s)
    starts = sorted(
        (a for a, marker in s.markers.items() if marker in PREDATORS), key=s.ground.bit.__getitem__
    )
    return [(start, end) for start in starts for end in s.ground.near[start] if end not in taken]


def targets(s: Empires, seat: Seat, card: Card) -> tuple[Seat, ...]:
    """Whom a card that hits one opponent may hit."""
    test = TARGETS[card]
    return tuple(other for other in range(s.seats) if other != seat and test(s, other))


TARGETS: dict[Card, Condition] = {
    ROVE_BEETLES: lambda s, other: larvae(s.brood[other]) >= 2,
    GUEST_ANTS: lambda s, other: s.food[other] >= 2,
    GUEST_QUEEN: lambda s, other: s.virgin_queens[other] + s.drones[other] >= 2,
    ONE_QUEEN: lambda s, other: (
        s.queens[other] >= QUEENS_TOO_MANY
        and SUPERCOLONY not in s.traits[other]
        and count_worker_like(s, other) >= WORKERS_FOR_ONE_QUEEN
    ),
}


def mutations(s: Empires, seat: Seat) -> list[tuple[Card, Card]]:
    """HE1-CARD-mutate-01 to -03: a face-up Trait of type 2 to 6 for one from the hand."""
    traits = s.traits[seat]
    return [
        (old, new)
        for old in traits
        if TYPE[old] > 1
        for new in s.hands[seat]
        if TYPE[new] > 1 and TYPE[new] not in [TYPE[each] for each in traits if each != old]
    ]


def has_nurses(s: Empires, seat: Seat) -> bool:
    return any(worker_like(s, seat, NURSES, s.nurses[seat]))


def clones_aphids(s: Empires, seat: Seat) -> bool:
    """HE1-CARD-aphid_cloning-02: Aphids are foraged with at least one effective forager."""
    return any(
        task == FORAGE and kind_at(s, area) == APHIDS and effective(s, seat, area) >= 1
        for area, task, _ in ordered_posts(s, seat)
    )


def food_due(s: Empires, seat: Seat) -> int:
    """HE1-NEST-07."""
    adults = sum(s.nurses[seat]) + sum(s.builders[seat]) + s.virgin_queens[seat] + s.drones[seat]
    return 0 if seat in s.fat else adults


SMALL: Condition = lambda s, seat: is_small(s, seat, SMALL_COLONY)  # noqa: E731
CONDITIONS: dict[Card, Condition] = {  # of its own, wherever it may be played
    MULTIPLE_FOUNDRESSES: SMALL,
    INFILTRATOR_QUEEN: SMALL,
    DESTROYER_QUEEN: SMALL,
    HIGHWAYMAN_BEETLES: lambda s, seat: bool(forager_areas(s)),
    MIGRATE: lambda s, seat: (
        BIVOUAC not in s.traits[seat] and PLANT_HOUSE not in s.traits[seat] and bool(new_nest_areas(s, seat))
    ),
    ROVE_BEETLES: lambda s, seat: bool(targets(s, seat, ROVE_BEETLES)),
    ONE_QUEEN: lambda s, seat: bool(targets(s, seat, ONE_QUEEN)),
    GUEST_ANTS: lambda s, seat: bool(targets(s, seat, GUEST_ANTS)),
    GUEST_QUEEN: lambda s, seat: bool(targets(s, seat, GUEST_QUEEN)),
    PREDATOR_MIGRATION: lambda s, seat: bool(predator_moves(s)),
    MUTATE: lambda s, seat: bool(mutations(s, seat)),
    APHID_CLONING: lambda s, seat: not s.cloning and clones_aphids(s, seat),
    FAT_RESERVES: lambda s, seat: food_due(s, seat) > 0,
    LARVAL_FOOD: lambda s, seat: larvae(s.brood[seat]) > 0,
    EDIBLE_EGGS: has_nurses,
    MALE_EGGS: lambda s, seat: has_nurses(s, seat) and s.no_eggs[seat] != "all",
}


def changes_something(s: Empires, seat: Seat, card: Card, window: str) -> bool:
    """HE1-WIN-18: whether a Trait matters in a step of the Nest Phase."""
    if not window.startswith("NEST"):
        return True
    match window:
        case "NEST3" if TYPE[card] == 6:
            return s.brood[seat][PUPA_LARGE] > 0
        case "NEST3":
            other = has_type(s, seat, 5) if card == REPLETES else REPLETES in s.traits[seat]
            return s.brood[seat][PUPA_MEDIUM] > 0 and other
        case "NEST4":
            return s.brood[seat][LARVA_F] > 0 and not feeds_medias(s, seat)
        case "NEST6":
            return s.queens[seat] > 0 and not s.no_eggs[seat]
        case "NEST7":
            return s.food[seat] > 0
        case "NEST8":
            return s.virgin_queens[seat] + s.drones[seat] > 0 and len(s.hands[seat]) > 1
    return True


def is_playable(s: Empires, seat: Seat, card: Card, window: str) -> bool:
    """HE1-PLAY-07, HE1-WIN-15, -18, -19, for a card of this window."""
    if window == "PERFORM" and not s.scouted and card not in IN_PERFORM:
        return False
    if TYPE[card] and not (fits_traits(s, seat, card) and changes_something(s, seat, card, window)):
        return False
    condition = CONDITIONS.get(card)
    return condition is None or condition(s, seat)


def playable(s: Empires, seat: Seat, window: str) -> list[Card]:
    """The cards of a hand that may be played in a window, in the order of the hand."""
    hand, fitting = s.hands[seat], WINDOWS[window]
    if fitting.isdisjoint(hand):
        return []
    return [card for card in hand if card in fitting and is_playable(s, seat, card, window)]


def why_not_card(s: Empires, seat: Seat, name: str, window: str) -> Refusal | None:
    """Why a card may not be played here: the clause in the way, and the facts."""
    if name not in CARDS:
        return None
    card = Card(name)
    if card not in s.hands[seat]:
        return Refusal("HE1-PLAY-02", message("refused-not-in-hand", card=card))
    face = CARDS[card]
    if window not in face.windows:
        return Refusal("HE1-WIN-01", message("refused-not-now", card=card))
    if face.type and not fits_traits(s, seat, card):
        return Refusal("HE1-PLAY-04", message("refused-trait-limit", card=card, type=face.type))
    if window == "PERFORM" and not s.scouted and card not in IN_PERFORM:
        return Refusal("HE1-WIN-19", message("refused-nothing-scouted", card=card))
    condition = CONDITIONS.get(card)
    if condition is not None and not condition(s, seat):
        return Refusal(face.clause, message("refused-condition", card=card))
    return Refusal("HE1-WIN-18", message("refused-no-effect", card=card))
