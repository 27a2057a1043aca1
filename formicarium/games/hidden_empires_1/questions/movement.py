"""Where ants may go and what they may do there (HE1-MOVE, HE1-TASK), on sets of areas kept as bits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.hidden_empires_1.answers import PUT
from formicarium.games.hidden_empires_1.ants import standing, standing_at
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    CAMOUFLAGE,
    FOOD,
    FORAGE,
    IDLE,
    PATROL,
    PREDATORS,
    SCOUT,
    TRAIL,
    TRAIL_MAKING,
    TRAILS,
    Area,
    Marker,
    Task,
)
from formicarium.games.hidden_empires_1.ground import Ground, areas_of, covered, flood, steps
from formicarium.games.hidden_empires_1.moves import PutAnts
from formicarium.kit.swift import swift
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

    def less(self, task: Task, bit: int) -> Tasks:
        """The same without one task in one area."""
        return self._replace(**{task: getattr(self, task) & ~bit}) if self.allow(task, bit) else self


@dataclass(frozen=True, slots=True)
class Others:
    """What the opponents of a player have on the map."""

    patrols: int
    ants: int
    nests: int


swift(Others)


def predators(s: Empires, seat: Seat) -> int:
    """Face-up Predators that this player has to heed (HE1-CARD-camouflage-01)."""
    if CAMOUFLAGE in s.traits[seat]:
        return 0
    return face_up(s).predators


class FaceUp(NamedTuple):
    """Where markers of two kinds lie face up."""

    food: int
    predators: int


def face_up(s: Empires) -> FaceUp:
    return _face_up(s.ground, tuple(s.markers), tuple(s.markers.values()))


@lru_cache(maxsize=1 << 13)
def _face_up(ground: Ground, areas: tuple[Area, ...], markers: tuple[Marker, ...]) -> FaceUp:
    food = ground.bits(area for area, marker in zip(areas, markers, strict=True) if marker in FOOD)
    predators = ground.bits(area for area, marker in zip(areas, markers, strict=True) if marker in PREDATORS)
    return FaceUp(food, predators)


def nest_bits(s: Empires, seat: Seat) -> int:
    """HE1-DEF-09: where this colony's Nest and Nest Sites are."""
    nest, bit = s.nests[seat], s.ground.bit
    if not nest:
        return 0
    found = bit[nest]
    for site in s.sites[seat]:
        found |= bit[site]
    return found


@lru_cache(maxsize=1 << 12)
def _nests(ground: Ground, nests: tuple[Area, ...], sites: tuple[tuple[Area, ...], ...]) -> int:
    """The nest areas of all colonies; no two share one (HE1-DEF-21)."""
    return ground.bits(area for area in nests if area) | ground.bits(area for each in sites for area in each)


def others(s: Empires, seat: Seat) -> Others:
    patrols = ants = 0
    ground = s.ground
    for other, posts in enumerate(s.ants):
        if posts and other != seat:
            theirs = standing_at(ground, tuple(posts))
            ants |= theirs.anywhere
            patrols |= theirs.patrol
    nests = _nests(ground, tuple(s.nests), tuple(s.sites)) & ~nest_bits(s, seat)
    return Others(patrols, ants, nests)


def home(s: Empires, seat: Seat) -> int:
    """HE1-MOVE-01: the own nest areas, and where own ants were when the player turn began."""
    found = nest_bits(s, seat)
    return found | s.ground.bits(s.present) if seat == s.active and s.present else found


def classes(s: Empires, seat: Seat) -> Classes:
    """HE1-MOVE-06: in Assign Tasks nothing that they rest on changes, unless they are to be found anew."""
    return survey(s, seat)[0]


def _classes(ground: Ground, start: int, blocked: int, forbidden: int) -> Classes:
    """HE1-MOVE-02, -03: safety spreads through what is open; what is blocked beside it is dangerous."""
    safe = flood(ground, start & ~forbidden, ground.all & ~blocked & ~forbidden)
    return Classes(safe, ground.beside(safe) & blocked & ~safe & ~forbidden)


def survey(s: Empires, seat: Seat) -> tuple[Classes, Tasks]:
    """HE1-MOVE-01 to -04, HE1-TASK-01 to -05: what the active player meets in Assign Tasks."""
    ground, traits = s.ground, s.traits[seat]
    theirs = others(s, seat)
    food, threat = face_up(s)
    if CAMOUFLAGE in traits:
        threat = 0
    nests = theirs.nests if may_attack_nests(s) else 0
    down = covered(ground, tuple(s.face_down))
    kinds, tasks = _survey(ground, home(s, seat), down, food, threat, theirs.patrols, theirs.ants, nests)
    if TRAIL_MAKING in traits:
        tasks = tasks._replace(trail=trail_areas(s, seat, kinds))
    return kinds, tasks


@lru_cache(maxsize=1 << 13)
def _survey(
    ground: Ground, own: int, down: int, food: int, threat: int, patrols: int, ants: int, nests: int
) -> tuple[Classes, Tasks]:
    """The same from where things are: home, face-down markers, food, Predators, and what is the others'."""
    kinds = _classes(ground, own, down | patrols, threat)
    return kinds, Tasks(
        forage=food & ~patrols,
        patrol=ground.all & ~ants,
        attack=(ants | nests) & (~patrols | own),
        scout=kinds.dangerous | (own & kinds.safe & down),
        trail=0,
    )


def may_attack_nests(s: Empires) -> bool:
    """HE1-HOUSE-01."""
    return s.turn >= s.options.no_nest_attacks_before_turn


def trail_areas(s: Empires, seat: Seat, kinds: Classes) -> int:
    """HE1-CARD-trail_making-01, HE1-DEF-21: safe, beside the nest or a Trail, without Nest or Trail."""
    ground = s.ground
    own = [area for area, owner in s.trails.items() if owner == seat and area not in s.attempts]
    start = nest_bits(s, seat) | ground.bits(own)
    taken = ground.bits(s.trails)
    for other in range(s.seats):
        taken |= nest_bits(s, other)
    begun = standing(s, seat).trail
    possible = ground.beside(start) & kinds.safe & ~taken
    full = len(s.trails) + len(areas_of(ground, begun & ~taken)) >= TRAILS
    return possible & begun if full else possible


def within_reach(s: Empires, seat: Seat, area: Area) -> Tasks:
    """HE1-MOVE-07 to -10: where ants of this area, or of a chamber, may take up each task."""
    ground = s.ground
    (safe, dangerous), (forage, patrol, attack, scout, trail) = survey(s, seat)
    here = ground.bit[area] if area else 0
    reach = flood(ground, nest_bits(s, seat) | here, safe | dangerous)
    open_ = reach & safe | here & ~dangerous
    scouts = standing(s, seat).scout
    return Tasks(forage & open_, patrol & open_, attack & open_, scout & reach & ~scouts, trail & open_)


def destinations(s: Empires, seat: Seat, area: Area, task: Task) -> tuple[PutAnts, ...]:
    """Where ants of this place may be put on the map, and with which task."""
    found = within_reach(s, seat, area)
    if area and task != IDLE:
        found = found.less(task, s.ground.bit[area])
    return _moves(s.ground, found)


@lru_cache(maxsize=1 << 13)
def _moves(ground: Ground, tasks: Tasks) -> tuple[PutAnts, ...]:
    """One move per area and task, by area. Strips of the map that have not changed are remembered."""
    forage, patrol, attack, scout, trail = tasks
    found: tuple[PutAnts, ...] = ()
    for at in range(0, len(ground.land), STRIP):
        strip = WHOLE_STRIP << at
        found += _strip(ground, forage & strip, patrol & strip, attack & strip, scout & strip, trail & strip)
    return found


STRIP = 8  # areas
WHOLE_STRIP = (1 << STRIP) - 1


@lru_cache(maxsize=1 << 14)
def _strip(
    ground: Ground, forage: int, patrol: int, attack: int, scout: int, trail: int
) -> tuple[PutAnts, ...]:
    each = ((FORAGE, forage), (PATROL, patrol), (ATTACK, attack), (SCOUT, scout), (TRAIL, trail))
    areas = areas_of(ground, forage | patrol | attack | scout | trail)
    return tuple(PUT[area, task] for area in areas for task, bits in each if bits & ground.bit[area])


def has_way(s: Empires, seat: Seat, area: Area) -> bool:
    """HE1-SCOUT-05, -15: a chain of land without Predators from one of the nest areas to this area."""
    ground = s.ground
    clear = ground.all & ~predators(s, seat)
    return bool(flood(ground, nest_bits(s, seat) & clear, clear) & ground.bit[area])


def ways_home(s: Empires, seat: Seat) -> tuple[int, int]:
    """HE1-FOR-02, HE1-CARD-trail_making-05: nests and Trails to forage for, and what is in the way."""
    ground = s.ground
    ends = nest_bits(s, seat)
    if TRAIL_MAKING in s.traits[seat]:
        ends |= ground.bits(a for a, owner in s.trails.items() if owner == seat and a not in s.attempts)
    return ends, predators(s, seat)


def forage_distance(s: Empires, seat: Seat, area: Area) -> int:
    """HE1-FOR-02: to the nearest nest or Trail; 0 if there is no way."""
    return steps(s.ground, s.ground.bit[area], *ways_home(s, seat))
