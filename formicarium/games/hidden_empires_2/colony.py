"""Counting and moving the ants and the brood of a colony (HE2-TERM, HE2-CHECK, HE2-STORE)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from formicarium.games.hidden_empires_2.data import (
    BIVOUAC,
    BROOD_PER_NURSE,
    BUILDERS,
    CASTE_INDEX,
    CASTES,
    HARVESTERS,
    MEDIA,
    NEIGHBOURS,
    NO_ANTS,
    NURSES,
    PLANT_HOUSE,
    REPLETES,
    RESERVES,
    RETURNING,
    STORAGE,
    STORE_UNIT,
    UNLIMITED,
    Area,
    Brood,
    Caste,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.events import (
    AntsEliminated,
    AntsSentHome,
    BroodEliminated,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Seat

P = TypeVar("P", bound=Place)


# Stacks


def plus(one: Stack, other: Stack) -> Stack:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Stack, other: Stack) -> Stack:
    """What is left of a stack; never less than nothing."""
    return max(0, one[0] - other[0]), max(0, one[1] - other[1]), max(0, one[2] - other[2])


@cache
def stack_of(caste: Caste, count: int) -> Stack:
    stack = [0, 0, 0]
    stack[CASTE_INDEX[caste]] = count
    return stack[0], stack[1], stack[2]


@cache
def one_by_one(stack: Stack) -> tuple[Caste, ...]:
    """The ants of a stack, as events tell them."""
    return tuple(caste for caste, count in zip(CASTES, stack, strict=True) for _ in range(count))


@cache
def cheapest(stack: Stack, count: int) -> Stack:
    """HE2-RULING-49, HE2-CARD-trail_makers-02: so many ants, workers first, then medias, then majors."""
    workers = min(stack[0], count)
    medias = min(stack[1], count - workers)
    return workers, medias, min(stack[2], count - workers - medias)


def put(ants: dict[P, Stack], place: P, stack: Stack) -> None:
    """Add ants to a place."""
    ants[place] = plus(ants[place], stack) if place in ants else stack


def take(ants: dict[P, Stack], place: P, stack: Stack) -> None:
    """Take ants from a place that holds them."""
    left = minus(ants[place], stack)
    if left == NO_ANTS:
        del ants[place]
    else:
        ants[place] = left


# Ants in their places


def number(s: Empires, seat: Seat, place: Place) -> int:
    """How many ordinary ants, or ants in a chamber."""
    ants = s.ants[seat].get(place)
    return 0 if ants is None else ants[0] + ants[1] + ants[2]


def standing(s: Empires, seat: Seat, area: Area) -> Stack:
    """All ants of a player in an area, ordinary and patrolling."""
    ants, patrol = s.ants[seat].get(area), s.patrols[seat].get(area)
    if ants is None:
        return patrol or NO_ANTS
    return ants if patrol is None else plus(ants, patrol)


def is_there(s: Empires, seat: Seat, area: Area) -> bool:
    return area in s.ants[seat] or area in s.patrols[seat]


def anybody(s: Empires, area: Area) -> bool:
    """Whether any ants stand in an area."""
    return any(is_there(s, seat, area) for seat in range(s.seats))


def is_shared(s: Empires, seat: Seat, area: Area) -> bool:
    """HE2-TERM-06: another player has ants here."""
    for other in range(s.seats):
        if other != seat and (area in s.ants[other] or area in s.patrols[other]):
            return True
    return False


def workforce(s: Empires, seat: Seat) -> int:
    """All ants of a player but those in Storage."""
    ants = 0
    for place, stack in s.ants[seat].items():
        if place != STORAGE:
            ants += stack[0] + stack[1] + stack[2]
    for stack in s.patrols[seat].values():
        ants += stack[0] + stack[1] + stack[2]
    return ants


def opponents(s: Empires, seat: Seat, area: Area) -> list[Seat]:
    """HE2-TERM-06: the other players with ants here, clockwise."""
    return [other for other in s.others(seat) if area in s.ants[other] or area in s.patrols[other]]


def areas_with(ants: Iterable[Place]) -> list[Area]:
    """Those of these places that are on the map, in ascending order."""
    return sorted([Area(place) for place in ants if place in NEIGHBOURS])


def areas_of(s: Empires, seat: Seat) -> list[Area]:
    """Where this player has ants on the map, in ascending order."""
    patrols = s.patrols[seat]
    return areas_with({*s.ants[seat], *patrols} if patrols else s.ants[seat])


def send_home(s: Empires, seat: Seat, place: Place, ants: Stack, *, patrol: bool = False) -> None:
    """HE2-TERM-09: to the Returning Ants box of their owner."""
    _remove(s, seat, place, ants, patrol)
    put(s.ants[seat], RETURNING, ants)
    s.tell(AntsSentHome(seat, place, one_by_one(ants)))


def eliminate(s: Empires, seat: Seat, place: Place, ants: Stack, *, patrol: bool = False) -> None:
    """HE2-TERM-09: back to the supply."""
    _remove(s, seat, place, ants, patrol)
    s.tell(AntsEliminated(seat, place, one_by_one(ants)))


def _remove(s: Empires, seat: Seat, place: Place, ants: Stack, patrol: bool) -> None:
    if patrol:
        take(s.patrols[seat], Area(place), ants)
    else:
        take(s.ants[seat], place, ants)


def all_home(s: Empires, seat: Seat, area: Area) -> None:
    """Whatever this player has in an area is sent home."""
    if area in s.ants[seat]:
        send_home(s, seat, area, s.ants[seat][area])
    if area in s.patrols[seat]:
        send_home(s, seat, area, s.patrols[seat][area], patrol=True)


def lose_brood(s: Empires, seat: Seat, brood: Brood, count: int = 1) -> None:
    s.brood[seat][brood] -= count
    s.tell(BroodEliminated(seat, brood, count))


# The nest


def nest_size(s: Empires, seat: Seat) -> int:
    """HE2-CARD-bivouac-01, HE2-CARD-plant_house-01, HE2-TRAIT-04."""
    traits = s.traits[seat]
    if traits:
        if PLANT_HOUSE in traits:
            return UNLIMITED
        if BIVOUAC in traits:
            return s.options.bivouac_size_per_builder * number(s, seat, BUILDERS)
    return s.sizes[seat]


def occupants(s: Empires, seat: Seat) -> int:
    """Nurses, reservists, reproductives, brood and ants in Storage."""
    ants = number(s, seat, NURSES) + number(s, seat, RESERVES) + number(s, seat, STORAGE)
    return ants + s.princesses[seat] + s.males[seat] + sum(s.brood[seat].values()) + s.captives[seat]


def nest_used(s: Empires, seat: Seat) -> int:
    """HE2-CHECK-02, -03: what counts against the nest size."""
    return occupants(s, seat) + granary(s, seat) if s.stored[seat] else occupants(s, seat)


def furniture(s: Empires, seat: Seat) -> int:
    """What takes up nest size besides brood, nurses, reservists and reproductives."""
    return number(s, seat, STORAGE) + s.captives[seat] + granary(s, seat)


def is_roomy(s: Empires, seat: Seat) -> bool:
    """The size check."""
    return nest_used(s, seat) <= nest_size(s, seat)


def mouths(s: Empires, seat: Seat) -> int:
    """HE2-NEST-06: adults who are fed in the nest phase."""
    return number(s, seat, NURSES) + number(s, seat, BUILDERS) + s.princesses[seat] + s.males[seat]


def is_nursed(s: Empires, seat: Seat) -> bool:
    """HE2-CHECK-04: the brood check."""
    return BROOD_PER_NURSE * number(s, seat, NURSES) >= sum(s.brood[seat].values())


# Stored food


def repletes(s: Empires, seat: Seat) -> int:
    """HE2-CARD-repletes-01, HE2-CARD-slave_makers-03: own ones and captured ones."""
    own = s.ants[seat].get(STORAGE, NO_ANTS)[CASTE_INDEX[MEDIA]] if REPLETES in s.traits[seat] else 0
    return own + s.captives[seat]


def granary(s: Empires, seat: Seat) -> int:
    """HE2-CHECK-03, HE2-STORE-03: nest size used by food outside repletes."""
    outside = s.stored[seat] - STORE_UNIT * repletes(s, seat)
    return -(-outside // STORE_UNIT) if outside > 0 else 0


def capacity(s: Empires, seat: Seat) -> int:
    """HE2-STORE-02: how much food may be stored in all."""
    room = STORE_UNIT * repletes(s, seat)
    if s.has(seat, HARVESTERS):
        room += STORE_UNIT * max(0, s.sizes[seat] - occupants(s, seat))
    return room


def pay(s: Empires, seat: Seat, amount: int) -> int:
    """HE2-STORE-01: from Food Available, then from stored food. Returns what is missing."""
    paid = min(amount, s.food[seat])
    s.food[seat] -= paid
    from_store = min(amount - paid, s.stored[seat])
    s.stored[seat] -= from_store
    return amount - paid - from_store


def funds(s: Empires, seat: Seat) -> int:
    return s.food[seat] + s.stored[seat]
