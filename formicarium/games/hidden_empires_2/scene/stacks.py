"""Ants: one stack per player, caste and task, on the map and in the chambers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from formicarium.games.hidden_empires_2.data import (
    CASTES,
    NEIGHBOURS,
    NO_ANTS,
    Area,
    Caste,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.moves import stack_token
from formicarium.games.hidden_empires_2.scene.areas import place_id
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece, Point, Touch
from formicarium.scene.spots import side_by_side
from formicarium.texts.message import Seat, SeatName, message

Group = tuple[Seat, Caste, int, bool]  # whose, caste, number, on patrol


def crowds(view: EmpiresView) -> Iterator[Piece]:
    """All ants on the map, area by area, those of the active player first."""
    here: dict[Place, tuple[Group, ...]] = {}
    for seat in range(view.seats):
        for patrol, places in ((False, view.ants[seat]), (True, view.patrols[seat])):
            for place, stack in places.items():
                if place in NEIGHBOURS:
                    here[place] = here.get(place, ()) + groups(seat, stack, patrol)
    picked = lifted(view)
    below = {*view.face_up, *view.face_down, *view.trails, *(nest for nests in view.nests for nest in nests)}
    for area, crowd in here.items():
        raised = picked[2] if picked is not None and picked[1] == area else None
        spent = view.active, view.moved.get(area, NO_ANTS)
        yield from gathered(Area(area), crowd, area in below, view.seat, spent, raised)


@lru_cache(maxsize=4096)
def groups(seat: Seat, stack: Stack, patrol: bool) -> tuple[Group, ...]:
    return tuple((seat, caste, n, patrol) for caste, n in zip(CASTES, stack, strict=True) if n)


@lru_cache(maxsize=8192)
def gathered(
    area: Area,
    crowd: tuple[Group, ...],
    below: bool,
    viewer: Seat | None,
    spent: tuple[Seat, Stack],  # of the active player, those who have moved already
    raised: Caste | None,  # of the active player, those who have been picked up
) -> tuple[Piece, ...]:
    """All ants of one area."""
    (active, moved), (spots, size) = spent, seating(len(crowd), below)
    found = []
    for (seat, caste, count, patrol), spot in zip(crowd, spots, strict=True):
        acting = seat == active and not patrol
        done = acting and moved[CASTES.index(caste)] >= count
        lit = acting and caste == raised
        found.append(ants(seat, area, caste, count, patrol, seat == viewer, spot, size, lit, done))
    return tuple(found)


def lifted(view: EmpiresView) -> tuple[Seat, Place, Caste] | None:
    """The ants that have been picked up to redeploy or to advance."""
    step = view.step
    if step is None or not hasattr(step, "start") or not hasattr(step, "caste"):
        return None
    return view.active, step.start, step.caste


@cache
def seating(count: int, below: bool) -> tuple[tuple[Point, ...], float]:
    """Where so many stacks stand in an area, and how large: in its lower part if something lies there."""
    sizes: tuple[tuple[int, float, int], ...]  # for so many stacks: how large, how many in a row
    if below:
        sizes, y = ((1, 41.0, 1), (2, 37.0, 2), (3, 30.0, 3), (6, 26.0, 3), (8, 22.0, 4), (36, 17.0, 5)), 12.0
    else:
        sizes, y = ((1, 52.0, 1), (4, 39.0, 2), (6, 31.0, 3), (8, 24.0, 4), (36, 19.0, 5)), -5.0
    size, across = next((size, across) for most, size, across in sizes if count <= most)
    return tuple((round(x, 1), round(dy + y, 1)) for x, dy in side_by_side(count, size, across)), size


@lru_cache(maxsize=8192)
def ants(
    seat: Seat,
    place: Place,
    caste: Caste,
    count: int,
    patrol: bool,
    own: bool,
    spot: Point,
    size: float,
    lit: bool = False,
    spent: bool = False,
    on: str = "",
    full: bool = False,
) -> Piece:
    """HE2-TERM-07: patrollers are a stack of their own, with a shield; who has moved already is ticked off.

    Touched, one's own ants are picked; another's name their owner, as the target of an attack or a card.
    """
    touch: Touch = (stack_token(place, caste, patrol),) if own else (f"place:{place}", f"seat:{seat}")
    if not own and place not in NEIGHBOURS:
        touch = (f"seat:{seat}",)
    marks = ("shield",) if patrol else ("moved",) if spent else ()
    key = "scene-ants-patrol" if patrol else "scene-ants-in"
    return Piece(
        id=f"{'watch' if patrol else 'ants'}:{seat}:{place}:{caste}",
        sprite="replete" if full else str(caste),
        on=on or place_id(Area(place)),
        label=message(key, seat=SeatName(seat), caste=caste, count=count, place=place),
        over=("raised_jaws",) if patrol else (),
        marks=marks,
        dx=spot[0],
        dy=spot[1],
        size=size,
        seat=seat,
        count=count,
        lit=lit,
        glyph=short(caste) + (short("patrol") if patrol else ""),
        touch=touch,
    )
