"""The way from foragers to the nearest nest or Trail, and how far away food is (HE1-FOR-02, -03)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, degrees

from formicarium.games.hidden_empires_1.data import FORAGE, TRAIL_MAKING, Area
from formicarium.games.hidden_empires_1.ground import Ground
from formicarium.games.hidden_empires_1.questions.foraging import distance_for
from formicarium.games.hidden_empires_1.questions.movement import forage_distance, predators
from formicarium.games.hidden_empires_1.scene.areas import ACROSS, DOWN, area_id, hex_of
from formicarium.games.hidden_empires_1.scene.markers import is_food
from formicarium.games.hidden_empires_1.scene.moment import ASSIGN, PERFORM
from formicarium.games.hidden_empires_1.scene.moment import SCOUT as SCOUTING
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.view import EmpireView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece
from formicarium.texts.message import Seat, message

SHOWN = (ASSIGN, SCOUTING, PERFORM)
PRINTS, SIGN = 32.0, 24.0
MOST = 9  # no milestone has a larger number
NEAR = 0.33  # how far from the middle of an area towards the next its footprints are


def tracks(view: EmpireView, s: Empires) -> Iterator[Piece]:
    """Footprints from every area that the active player forages to the home its food is carried to."""
    if view.stage not in SHOWN:
        return
    crossed: dict[tuple[Area, Area], None] = {}
    for stack in view.stacks:
        if stack.seat == view.active and stack.task == FORAGE:
            crossed |= dict.fromkeys(way_home(s, stack.seat, stack.area))
    for start, end in crossed:
        yield footprints(start, end, leaving=True)
        yield footprints(start, end, leaving=False)


def way_home(s: Empires, seat: Seat, area: Area) -> tuple[tuple[Area, Area], ...]:
    """HE1-FOR-02, HE1-CARD-trail_making-05: the steps of a shortest way."""
    ends = s.ground.bits(s.nest_areas(seat))
    if TRAIL_MAKING in s.traits[seat]:
        done = (a for a, owner in s.trails.items() if owner == seat and a not in s.attempts)
        ends |= s.ground.bits(done)
    return shortest(s.ground, area, ends, predators(s, seat))


@lru_cache(maxsize=4096)
def shortest(ground: Ground, start: Area, ends: int, blocked: int) -> tuple[tuple[Area, Area], ...]:
    """Step by step to one of the ends, through nothing blocked; none if there is no way."""
    before: dict[Area, Area] = {start: start}
    waiting = [start]
    for here in waiting:
        for near in ground.near[here]:
            if near in before:
                continue
            before[near] = here
            if ground.bit[near] & ends:
                way = [near]
                while way[-1] != start:
                    way.append(before[way[-1]])
                return tuple((way[i + 1], way[i]) for i in range(len(way) - 2, -1, -1))
            if not ground.bit[near] & blocked:
                waiting.append(near)
    return ()


@lru_cache(maxsize=4096)
def footprints(start: Area, end: Area, leaving: bool) -> Piece:
    """Three prints, on this side of a border or on the other."""
    (q, r), (q2, r2) = hex_of(start), hex_of(end)
    dx, dy = ACROSS * (q2 - q), DOWN * (r2 - r + (q2 - q) / 2)
    part = NEAR if leaving else -NEAR
    return Piece(
        id=f"steps:{start}:{end}:{'out' if leaving else 'in'}",
        sprite="steps",
        on=area_id(start if leaving else end),
        label=message("scene-way", area=start, to_area=end),
        dx=round(dx * part, 1),
        dy=round(dy * part, 1),
        size=PRINTS,
        turn=round(degrees(atan2(dy, dx)) + 90, 1),
    )


def distances(view: EmpireView, s: Empires) -> Iterator[Piece]:
    """While tasks are given, for who gives them: so many ants bring one food (HE1-FOR-03)."""
    if view.stage not in (ASSIGN, SCOUTING) or view.seat != view.active:
        return
    foraged = {stack.area for stack in view.stacks if stack.seat == view.active and stack.task == FORAGE}
    for area in view.areas:
        if is_food(area):
            find = distance_for if area.id in foraged else forage_distance
            distance = find(s, view.active, area.id)
            if distance > 1:
                yield milestone(area.id, distance)


@lru_cache(maxsize=1024)
def milestone(area: Area, distance: int) -> Piece:
    return Piece(
        id=f"distance:{area}",
        sprite=f"distance_{min(distance, MOST)}",
        on=area_id(area),
        label=message("scene-distance", count=distance),
        dx=-33,
        dy=-20,
        size=SIGN,
        glyph=f"{short('steps')}{distance}",
    )
