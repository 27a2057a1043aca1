"""Ants on the map: one stack per player, task and caste."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    CASTES,
    FORAGE,
    IDLE,
    PATROL,
    SCOUT,
    TRAIL,
    Area,
    Caste,
    Task,
)
from formicarium.games.hidden_empires_1.pieces import Picked
from formicarium.games.hidden_empires_1.scene.areas import area_id
from formicarium.games.hidden_empires_1.scene.moment import PERFORM
from formicarium.games.hidden_empires_1.scene.moment import SCOUT as SCOUTING
from formicarium.games.hidden_empires_1.view import EmpireView, SeenArea
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece, Point, Touch
from formicarium.scene.spots import side_by_side
from formicarium.texts.message import Seat, SeatName, message

# Foragers stand next to the marker, patrollers at the rim.
ORDER = {task: number for number, task in enumerate((FORAGE, TRAIL, SCOUT, ATTACK, IDLE, PATROL))}
POSTURES = {FORAGE: ("load",), PATROL: ("jaws",), ATTACK: ("jaws",)}

Member = tuple[Seat, Task, int, int]  # whose, task, caste (its place in CASTES), number


def crowds(view: EmpireView) -> Iterator[Piece]:
    """All ants on the map, area by area."""
    here: dict[Area, list[Member]] = {}
    for stack in view.stacks:
        row = here.setdefault(stack.area, [])
        row += [(stack.seat, stack.task, caste, count) for caste, count in enumerate(stack.ants) if count]
    below = {area.id for area in view.areas if holds(area)}
    for area, crowd in here.items():
        spots, size = seating(len(crowd), area in below)
        crowd.sort(key=lambda member: (ORDER[member[1]], member[0], member[2]))
        for member, spot in zip(crowd, spots, strict=True):
            yield one_of_many(view, area, member, spot, size)


def holds(area: SeenArea) -> bool:
    """Whether a marker of any kind lies there."""
    nest = area.nest is not None or area.site is not None
    return nest or area.marker is not None or area.trail is not None


def one_of_many(view: EmpireView, area: Area, member: Member, spot: Point, size: float) -> Piece:
    seat, task, caste, count = member
    touch = (
        own_touch(view, area, task, CASTES[caste])
        if seat == view.seat
        else other_touch(view.stage, seat, task, CASTES[caste])
    )
    lit = seat == view.active and is_picked(view.picked, area, task, CASTES[caste])
    return stack(seat, area, task, caste, count, touch, spot, size, lit)


def own_touch(view: EmpireView, area: Area, task: Task, caste: Caste) -> Touch:
    """A place with a caste; in the area being scouted ants also withdraw, or get a task."""
    if looks_on(view, area, task):
        return ()
    if view.stage == SCOUTING and area == view.focus:
        return ("do:retreat", f"task:{task}", f"caste:{caste}")
    return (area_id(area), f"task:{task}", f"caste:{caste}")


def looks_on(view: EmpireView, area: Area, task: Task) -> bool:
    """Whether ants of the attacker take no part in the combat under way: nothing is asked about them."""
    fight = view.fight
    return fight is not None and fight.attacker == view.seat and (area, task) != (fight.area, ATTACK)


def other_touch(stage: str, seat: Seat, task: Task, caste: Caste) -> Touch:
    """Their owner, as the target of an attack; or, before tasks are performed, a Predator's victim."""
    if stage in (SCOUTING, PERFORM):
        return (f"seat:{seat}",)
    return (f"seat:{seat}", f"task:{task}", f"caste:{caste}")


def is_picked(group: Picked | None, area: Area, task: Task, caste: Caste) -> bool:
    """Whether these are the ants taken up in Assign Tasks."""
    return group is not None and (group.area, group.task, group.caste) == (area, task, caste)


@cache
def seating(count: int, below: bool) -> tuple[tuple[Point, ...], float]:
    """Where so many stacks stand in an area, and how large: in its lower part if something lies there."""
    if not below:
        size, across = ((50.0, 1), (44.0, 2), (33.0, 3), (36.0, 2))[min(count, 4) - 1]
        if count > 4:
            size, across = (30.0, 3) if count <= 6 else (24.0, 4) if count <= 12 else (18.0, 6)
        return tuple((x, y - 4) for x, y in side_by_side(count, size + 2, across)), size
    if count <= 3:
        size = (42.0, 38.0, 33.0)[count - 1]
        return tuple((x, y + 14) for x, y in side_by_side(count, size + 1)), size
    size, across = (26.0, 3) if count <= 6 else (21.0, 4) if count <= 8 else (16.0, 6)
    return tuple((x, y + 14) for x, y in side_by_side(count, size + 1, across)), size


@lru_cache(maxsize=16384)
def stack(
    seat: Seat,
    area: Area,
    task: Task,
    caste: int,
    count: int,
    touch: Touch,
    spot: Point,
    size: float,
    lit: bool,
) -> Piece:
    """The task shows in the posture and in a small mark."""
    name = CASTES[caste]
    return Piece(
        id=f"ants:{seat}:{area}:{task}:{name}",
        sprite=str(name),
        on=area_id(area),
        label=message("scene-ants", seat=SeatName(seat), caste=name, count=count, task=task),
        over=POSTURES.get(task, ()),
        marks=(f"task_{task}",),
        dx=round(spot[0], 1),
        dy=round(spot[1], 1),
        size=size,
        seat=seat,
        count=count,
        lit=lit,
        glyph=short(name) + (short(task) if task != FORAGE else ""),
        touch=touch,
    )
