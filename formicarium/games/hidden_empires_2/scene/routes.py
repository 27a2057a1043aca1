"""Forage paths: the chain of areas that food is handed along, and where it is narrowest (HE2-PATH)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from formicarium.games.hidden_empires_2.data import NEIGHBOURS, UNLIMITED, Area, Place
from formicarium.games.hidden_empires_2.questions.foraging import WAYS, obstacle
from formicarium.games.hidden_empires_2.questions.paths import capacities, haul, homes, widths
from formicarium.games.hidden_empires_2.scene.areas import middle, place_id, side
from formicarium.games.hidden_empires_2.scene.moment import stage_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.forage import ForageAnts
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece
from formicarium.texts.message import Seat, message

ARROW = 36.0
NARROW = 26.0


class Route(NamedTuple):
    """From a foraged area to a home."""

    areas: tuple[Area, ...]  # the foraged one first, a home last
    haul: int
    narrow: Area | None  # where the chain is weakest; None where there is no limit


def routes(view: EmpiresView, s: Empires) -> tuple[Route, ...]:
    """While foraging: from the area that has been chosen, or from all that may be."""
    if stage_of(view) != "forage":
        return ()
    seat = view.active
    if isinstance(view.step, ForageAnts):
        chosen: list[Area] = [view.step.area]
    else:
        areas = sorted(Area(place) for place in s.ants[seat] if place in s.face_up)
        chosen = [area for area in areas if not all(obstacle(s, seat, area, way) for way in WAYS)]
    wide = widths(s, seat)
    found = (route(s, seat, area, wide) for area in chosen)
    return tuple(each for each in found if each is not None)


def route(s: Empires, seat: Seat, area: Area, wide: dict[Place, int]) -> Route | None:
    """HE2-PATH-03: of the widest chains a shortest one."""
    limit = haul(s, seat, area, wide)
    ends = homes(s, seat)
    if area in ends:
        return Route((area,), limit, None)
    room = capacities(s, seat)
    before: dict[Area, Area] = {area: area}
    waiting = [area]
    for here in waiting:
        home = next((near for near in NEIGHBOURS[here] if near in ends), None)
        if home is not None:
            chain = [here]
            while chain[-1] != area:
                chain.append(before[chain[-1]])
            between = chain[:-1]
            narrow = min(between, key=lambda each: room[each], default=None)
            return Route((*reversed(chain), home), limit, narrow if limit < UNLIMITED else None)
        for near in NEIGHBOURS[here]:
            if near not in before and room.get(near, 0) >= limit > 0:
                before[near] = here
                waiting.append(near)
    return None


def arrows(found: tuple[Route, ...]) -> Iterator[Piece]:
    """An arrow across each border that food crosses; the weakest area of each chain is marked."""
    crossings = {pair for each in found for pair in zip(each.areas, each.areas[1:], strict=False)}
    for start, end in sorted(crossings):
        yield arrow(start, end)
    for area, limit in sorted({each.narrow: each.haul for each in found if each.narrow is not None}.items()):
        yield bottleneck(area, limit)


@cache
def arrow(start: Area, end: Area) -> Piece:
    (x, y), (x2, y2) = middle(start), middle(end)
    return Piece(
        id=f"flow:{start}:{end}",
        sprite="flow",
        on=place_id(start),
        label=message("scene-flow", start=start, end=end),
        dx=round((x2 - x) / 2, 1),
        dy=round((y2 - y) / 2, 1),
        size=ARROW,
        turn=30 + 60 * side(start, end),
    )


@lru_cache(maxsize=2048)
def bottleneck(area: Area, limit: int) -> Piece:
    return Piece(
        id=f"narrow:{area}",
        sprite="bottleneck",
        on=place_id(area),
        label=message("scene-narrow", area=area, count=limit),
        dx=-35,
        dy=-6,
        size=NARROW,
        badge=str(limit),
        glyph=short("narrow"),
    )
