"""A colony: its Traits, brood, food and space (HE1-DEF-06, -07, HE1-CHK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.hidden_empires_1.ants import census, chamber, ordered_posts
from formicarium.games.hidden_empires_1.data import (
    BIVOUAC,
    BIVOUAC_SIZE,
    BLOCKERS,
    BROOD_PER_NURSE,
    BUILDERS,
    CHAMBERS,
    EGG_F,
    EGG_M,
    HARVESTERS,
    LARVA_F,
    LARVA_M,
    MEDIA_TRAITS,
    MILLERS,
    NO_ANTS,
    NURSES,
    PER_REPLETE,
    PER_SIZE_POINT,
    PLANT_HOUSE,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    REPLETES,
    RESERVES,
    RETURNING,
    STORAGE,
    TYPE,
    Ants,
    Area,
    Broods,
    Card,
    Task,
)
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires

UNLIMITED = 10**6  # the size of a Plant House, the limit of a Prolific Queen


def is_small(s: Empires, seat: Seat, most: int) -> bool:
    """Fewer workers than this, no medias, no majors (Budding, Multiple Foundresses, the Queens)."""
    workers, medias, majors = census(s, seat)
    return workers < most and not medias and not majors


# Traits


def has_type(s: Empires, seat: Seat, type: int) -> bool:
    return is_among(type, s.traits[seat])


def is_among(type: int, traits: tuple[Card, ...]) -> bool:
    """Whether one of these Traits is of a type."""
    return any(TYPE[card] == type for card in traits)


def feeds_medias(s: Empires, seat: Seat) -> bool:
    """HE1-NEST-13: Repletes or a Trait-5 is face up."""
    traits = s.traits[seat]
    return REPLETES in traits or any(card in traits for card in MEDIA_TRAITS)


def is_worker_like(s: Empires, seat: Seat, task: Task, caste: int) -> bool:
    """HE1-DEF-06: of ants at any place; nobody on the map is anything else."""
    if caste == 2 and task in CHAMBERS:
        return MILLERS not in s.traits[seat] and BLOCKERS not in s.traits[seat]
    return caste != 1 or task != STORAGE


def worker_like(s: Empires, seat: Seat, task: Task, ants: Ants) -> Ants:
    """Of these ants at a place, those that are worker-like."""
    workers, medias, majors = ants
    if task == STORAGE:
        medias = 0
    if majors and not is_worker_like(s, seat, task, 2):
        majors = 0
    return workers, medias, majors


def worker_like_places(s: Empires, seat: Seat) -> list[tuple[Area, Task, Ants]]:
    """HE1-CARD-budding-03: every place with worker-like ants."""
    sheet = [(Area(""), task, worker_like(s, seat, task, chamber(s, task)[seat])) for task in CHAMBERS]
    return [each for each in (*sheet, *ordered_posts(s, seat)) if any(each[2])]


def count_worker_like(s: Empires, seat: Seat) -> int:
    """How many there are: all but medias in the store, and majors who never leave the nest."""
    inside = (s.reserves[seat], s.nurses[seat], s.builders[seat], s.storage[seat], s.returning[seat])
    found = -s.storage[seat][1]
    for ants in (*s.ants[seat].values(), *inside):
        found += ants[0] + ants[1] + ants[2]
    if not is_worker_like(s, seat, RESERVES, 2):
        for ants in inside:
            found -= ants[2]
    return found


# Brood, food and space


def with_brood(broods: Broods, kind: int, change: int) -> Broods:
    """
    >>> with_brood((1, 0, 1, 0, 1, 0, 0, 0), 3, 2)
    (1, 0, 1, 2, 1, 0, 0, 0)
    """
    changed = list(broods)
    changed[kind] += change
    return tuple(changed)


def eggs(broods: Broods) -> int:
    return broods[EGG_F] + broods[EGG_M]


def larvae(broods: Broods) -> int:
    return broods[LARVA_F] + broods[LARVA_M]


def pupae(broods: Broods) -> int:
    return broods[PUPA_SMALL] + broods[PUPA_MEDIUM] + broods[PUPA_LARGE] + broods[PUPA_M]


def storage_capacity(s: Empires, seat: Seat) -> int:
    """HE1-NEST-22: what may be stored in all."""
    return UNLIMITED if HARVESTERS in s.traits[seat] else PER_REPLETE * s.storage[seat][1]


def nest_size(s: Empires, seat: Seat) -> int:
    """HE1-CARD-plant_house-02, HE1-CARD-bivouac-01, or the number on the Nest Sheet."""
    traits = s.traits[seat]
    if PLANT_HOUSE in traits:
        return UNLIMITED
    return BIVOUAC_SIZE * sum(s.builders[seat]) if BIVOUAC in traits else s.sizes[seat]


def counted_brood(s: Empires, seat: Seat) -> int:
    """HE1-CHK-08: the brood of a bivouac without builders is about to die, and counts for nothing."""
    unguarded = BIVOUAC in s.traits[seat] and s.builders[seat] == NO_ANTS
    return 0 if unguarded else sum(s.brood[seat])


def space_used(s: Empires, seat: Seat) -> int:
    """HE1-CHK-01, -02."""
    used = sum(s.reserves[seat]) + sum(s.nurses[seat]) + sum(s.storage[seat])
    used += s.virgin_queens[seat] + s.drones[seat] + counted_brood(s, seat)
    if s.stored[seat] and HARVESTERS in s.traits[seat]:
        used += -(-s.stored[seat] // PER_SIZE_POINT)
    return used


def nurses_needed(s: Empires, seat: Seat) -> int:
    """HE1-CHK-04, HE1-CARD-destroyer_queen-05."""
    if s.nurses_waived and seat == s.active:
        return 0
    return -(-counted_brood(s, seat) // BROOD_PER_NURSE)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """These cards less one copy of this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


NEST_DEFENDERS = (RESERVES, NURSES, BUILDERS)
ASSIGNABLE = (RESERVES, NURSES, BUILDERS)
SHEET = (RESERVES, NURSES, BUILDERS, STORAGE, RETURNING)
