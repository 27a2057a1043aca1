"""Where ants may go and what they may do there (HE1-MOVE, HE1-TASK), on sets of areas kept as bits."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.hidden_empires_1.answers import PUT
from formicarium.games.hidden_empires_1.ants import place_of
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    CAMOUFLAGE,
    FOOD,
    FORAGE,
    PATROL,
    PREDATORS,
    SCOUT,
    TRAIL,
    TRAIL_MAKING,
    TRAILS,
    Area,
    Task,
)
from formicarium.games.hidden_empires_1.ground import Ground, areas_of, flood, steps
from formicarium.games.hidden_empires_1.moves import PutAnts
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires


class Classes(NamedTuple):
    """HE1-MOVE-01 to -04; what is in neither is forbidden."""

    safe: int
    dangerous: int


class Tasks(NamedTuple):
    """Where each task is legal (HE1-TASK-01 to -05), whatever the class of the area."""

    forage: int
    patrol: int
    attack: int
    scout: int
    trail: int

    def allow(self, task: Task, bit: int) -> bool:
        return bool(getattr(self, task) & bit)


class Others(NamedTuple):
    """What the opponents of a player have on the map."""

    patrols: int
    ants: int
    nests: int


def predators(s: Empires, seat: Seat) -> int:
    """Face-up Predators that this player has to heed (HE1-CARD-camouflage-01)."""
    if CAMOUFLAGE in s.traits[seat]:
        return 0
    bit = s.ground.bit
    return sum(bit[area] for area, marker in s.markers.items() if marker in PREDATORS)


def others(s: Empires, seat: Seat) -> Others:
    bit = s.ground.bit
    patrols = ants = nests = 0
    for other in range(s.seats):
        if other != seat:
            for at in s.ants[other]:
                area, task = place_of(at)
                ants |= bit[area]
                if task == PATROL:
                    patrols |= bit[area]
            for area in s.nest_areas(other):
                nests |= bit[area]
    return Others(patrols, ants, nests)


def home(s: Empires, seat: Seat) -> int:
    """HE1-MOVE-01: the own nest areas, and where own ants were when the player turn began."""
    found = s.ground.bits(s.nest_areas(seat))
    return found | s.ground.bits(s.present) if seat == s.active else found


def classes(s: Empires, seat: Seat) -> Classes:
    """HE1-MOVE-06: in Assign Tasks nothing that they rest on changes, unless they are to be found anew."""
    return survey(s, seat)[0]


@lru_cache(maxsize=1 << 13)
def _classes(ground: Ground, start: int, blocked: int, forbidden: int) -> Classes:
    """HE1-MOVE-02, -03: safety spreads through what is open; what is blocked beside it is dangerous."""
    safe = flood(ground, start & ~forbidden, ground.all & ~blocked & ~forbidden)
    return Classes(safe, ground.beside(safe) & blocked & ~safe & ~forbidden)


def survey(s: Empires, seat: Seat) -> tuple[Classes, Tasks]:
    """HE1-MOVE-01 to -04, HE1-TASK-01 to -05: what the active player meets in Assign Tasks."""
    ground, around = s.ground, others(s, seat)
    bit, own, down = ground.bit, home(s, seat), ground.bits(s.face_down)
    food = threat = 0
    for area, marker in s.markers.items():
        if marker in FOOD:
            food |= bit[area]
        elif marker in PREDATORS:
            threat |= bit[area]
    if CAMOUFLAGE in s.traits[seat]:
        threat = 0
    kinds = _classes(ground, own, down | around.patrols, threat)
    nests = around.nests if may_attack_nests(s) else 0
    return kinds, Tasks(
        forage=food & ~around.patrols,
        patrol=ground.all & ~around.ants,
        attack=(around.ants | nests) & (~around.patrols | own),
        scout=kinds.dangerous | (own & kinds.safe & down),
        trail=trail_areas(s, seat, kinds) if TRAIL_MAKING in s.traits[seat] else 0,
    )


def may_attack_nests(s: Empires) -> bool:
    """HE1-HOUSE-01."""
    return s.turn >= s.options.no_nest_attacks_before_turn


def trail_areas(s: Empires, seat: Seat, kinds: Classes) -> int:
    """HE1-CARD-trail_making-01, HE1-DEF-21: safe, beside the nest or a Trail, without Nest or Trail."""
    ground = s.ground
    own = [area for area, owner in s.trails.items() if owner == seat and area not in s.attempts]
    start = ground.bits(s.nest_areas(seat)) | ground.bits(own)
    taken = ground.bits(s.trails)
    for other in range(s.seats):
        taken |= ground.bits(s.nest_areas(other))
    begun = ground.bits(area for area, task in map(place_of, s.ants[seat]) if task == TRAIL)
    possible = ground.beside(start) & kinds.safe & ~taken
    full = len(s.trails) + len(areas_of(ground, begun & ~taken)) >= TRAILS
    return possible & begun if full else possible


def destinations(s: Empires, seat: Seat, area: Area, task: Task) -> tuple[PutAnts, ...]:
    """HE1-MOVE-07 to -10: where ants of this place may be put on the map, and with which task."""
    ground = s.ground
    kinds, tasks = survey(s, seat)
    here = ground.bit[area] if area else 0
    start = ground.bits(s.nest_areas(seat)) | here
    reach = flood(ground, start, kinds.safe | kinds.dangerous)
    open_ = reach & kinds.safe | here & ~kinds.dangerous
    forage, patrol, attack, trail = (
        each & open_ for each in (tasks.forage, tasks.patrol, tasks.attack, tasks.trail)
    )
    scouts = ground.bits(each for each, doing in map(place_of, s.ants[seat]) if doing == SCOUT)
    scout = tasks.scout & reach & ~scouts
    found = _moves(ground, forage, patrol, attack, scout, trail)
    return tuple(put for put in found if put.area != area or put.task != task) if area else found


@lru_cache(maxsize=1 << 13)
def _moves(
    ground: Ground, forage: int, patrol: int, attack: int, scout: int, trail: int
) -> tuple[PutAnts, ...]:
    """One move per area and task, by area."""
    each = ((FORAGE, forage), (PATROL, patrol), (ATTACK, attack), (SCOUT, scout), (TRAIL, trail))
    areas = areas_of(ground, forage | patrol | attack | scout | trail)
    return tuple(PUT[area, task] for area in areas for task, bits in each if bits & ground.bit[area])


def has_way(s: Empires, seat: Seat, area: Area) -> bool:
    """HE1-SCOUT-05, -15: a chain of land without Predators from one of the nest areas to this area."""
    ground = s.ground
    clear = ground.all & ~predators(s, seat)
    return bool(flood(ground, ground.bits(s.nest_areas(seat)) & clear, clear) & ground.bit[area])


def forage_distance(s: Empires, seat: Seat, area: Area) -> int:
    """HE1-FOR-02, HE1-CARD-trail_making-05: to the nearest nest or Trail; 0 if there is no way."""
    ground = s.ground
    ends = ground.bits(s.nest_areas(seat))
    if TRAIL_MAKING in s.traits[seat]:
        ends |= ground.bits(a for a, owner in s.trails.items() if owner == seat and a not in s.attempts)
    return steps(ground, ground.bit[area], ends, predators(s, seat))
