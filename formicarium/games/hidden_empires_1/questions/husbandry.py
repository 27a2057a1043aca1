"""How a colony gets on: what the plan for the Nest Phase proposes (HE1-RULING-97), read off one's Nest Sheet.

A colony grows first and then raises winged ants. No proposal fills a nest so that it could not be in order
afterwards (HE1-CHK-01, -04) if all who can leave it do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.hidden_empires_1.data import (
    BROOD_PER_NURSE,
    EGGS_PER_QUEEN,
    FOOD_LARGE,
    FOOD_SMALL,
    HARVESTERS,
    LARVA_F,
    LARVA_M,
    NURSES,
    PER_SIZE_POINT,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    RESERVES,
)
from formicarium.games.hidden_empires_1.questions.cards import food_due
from formicarium.games.hidden_empires_1.questions.colony import (
    count_worker_like,
    counted_brood,
    larvae,
    nest_size,
    space_used,
    storage_capacity,
    worker_like,
)
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires

GROWN = 14  # ants, and pupae that will be ants, of a colony that lays male eggs as well


# Room


def nurses_for(brood: int) -> int:
    """HE1-CHK-04."""
    return -(-brood // BROOD_PER_NURSE)


def places(room: int, brood: int, eggs: int) -> int:
    """HE1-CHK-01, -04: how many of these eggs fit in beside the brood and its nurses.

    >>> places(12, 8, 6), places(13, 8, 6), places(5, 8, 6)
    (2, 3, 0)
    """
    eggs = min(eggs, room - brood)
    return max(0, min(eggs, room - brood - nurses_for(brood + max(0, eggs))))


def brood_room(s: Empires, seat: Seat) -> int:
    """HE1-CHK-01: what the nest holds of brood and nurses once all who can leave it have left."""
    leaving = sum(worker_like(s, seat, RESERVES, s.reserves[seat]))
    leaving += sum(worker_like(s, seat, NURSES, s.nurses[seat]))
    return nest_size(s, seat) - (space_used(s, seat) - counted_brood(s, seat) - leaving)


def laid_in_room(s: Empires, seat: Seat, eggs: int) -> int:
    """As many of these eggs as there will be room for; by the first rules version nurses took none of it."""
    if not eggs:
        return 0
    if s.rules == 1:
        leaving = sum(worker_like(s, seat, RESERVES, s.reserves[seat]))
        return min(eggs, max(0, nest_size(s, seat) - space_used(s, seat) + leaving))
    return egg_places(s, seat, eggs)


def egg_places(s: Empires, seat: Seat, eggs: int) -> int:
    """How many of these eggs there will be room and nurses for."""
    brood = counted_brood(s, seat)
    tended = max(0, BROOD_PER_NURSE * count_worker_like(s, seat) - brood)
    return places(brood_room(s, seat), brood, min(eggs, tended))


# Brood


def is_grown(s: Empires, seat: Seat) -> bool:
    """Large enough to raise winged ants."""
    pupae = s.brood[seat][PUPA_SMALL] + s.brood[seat][PUPA_MEDIUM]
    return count_worker_like(s, seat) + pupae >= GROWN


def large_pupae(s: Empires, seat: Seat) -> int:
    """As many as will find a partner, and as food pays for beyond one unit for every larva."""
    if s.rules == 1:
        return 0
    brood = s.brood[seat]
    partners = s.drones[seat] + brood[LARVA_M] - s.virgin_queens[seat]
    spare = s.food[seat] + s.stored[seat] - FOOD_SMALL * larvae(brood)
    return max(0, min(brood[LARVA_F], partners, spare // (FOOD_LARGE - FOOD_SMALL)))


def new_eggs(s: Empires, seat: Seat, most: int) -> tuple[int, int]:
    """Female and male, as Food Available pays for and there is room for; of a grown colony half are male."""
    eggs = laid_in_room(s, seat, min(most, s.food[seat]))
    male = (eggs + 1) // 2 if eggs and s.rules > 1 and is_grown(s, seat) else 0
    return eggs - male, male


# Food


def appetite(s: Empires, seat: Seat) -> int:
    """Food that the coming Nest Phase can use: for adults, larvae, virgin queens with partners, new eggs."""
    brood = s.brood[seat]
    partners = s.drones[seat] + brood[PUPA_M] + brood[LARVA_M] - s.virgin_queens[seat] - brood[PUPA_LARGE]
    large = max(0, min(brood[LARVA_F], partners))
    growing = FOOD_SMALL * larvae(brood) + (FOOD_LARGE - FOOD_SMALL) * large
    eggs = 0 if s.no_eggs[seat] else egg_places(s, seat, EGGS_PER_QUEEN * s.queens[seat])
    return food_due(s, seat) + growing + eggs


def storing(s: Empires, seat: Seat) -> int:
    """HE1-NEST-22, HE1-CARD-harvesters-02: all that may be stored, as far as there will be room for it."""
    most = min(s.food[seat], max(0, storage_capacity(s, seat) - s.stored[seat]))
    if s.rules == 1 or HARVESTERS not in s.traits[seat]:
        return most
    brood = counted_brood(s, seat)
    shares = -(-s.stored[seat] // PER_SIZE_POINT) + brood_room(s, seat) - brood - nurses_for(brood)
    return max(0, min(most, PER_SIZE_POINT * max(0, shares) - s.stored[seat]))
