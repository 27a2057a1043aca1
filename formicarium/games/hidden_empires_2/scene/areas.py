"""The map: 61 areas in five colours, the dotted border of the central ones (HE2-RULING-01 to -03)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import sqrt

from formicarium.games.hidden_empires_2.data import (
    AREAS,
    AXIAL,
    CENTRAL,
    COLOUR,
    NEIGHBOURS,
    NEST_SPACES,
    Area,
    Colour,
)
from formicarium.games.hidden_empires_2.scene.moment import stage_of
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Board, Place, Point, Tone
from formicarium.texts.message import message

SIDE = 60.0  # of a hexagon
ACROSS = round(sqrt(3) * SIDE, 1)  # from area to area in a row
DOWN = 1.5 * SIDE  # from row to row
GAP = 4.4  # the ground that is seen between two areas
EDGE = 6.0

TONES: dict[Colour, Tone] = {
    Colour("brown"): "bark",
    Colour("gray"): "slate",
    Colour("green"): "moss",
    Colour("red"): "clay",
    Colour("yellow"): "straw",
}

CENTRE = next(area for area, at in AXIAL.items() if at == (0, 0))
_left = min(q + r / 2 for q, r in AXIAL.values())
_top = min(r for _, r in AXIAL.values())


def middle(area: Area) -> Point:
    """Where an area lies; its pieces are placed from here."""
    q, r = AXIAL[area]
    return round(EDGE + ACROSS * (q + r / 2 - _left + 0.5), 1), round(EDGE + DOWN * (r - _top) + SIDE, 1)


def place_id(area: Area) -> str:
    return f"place:{area}"


def _place(area: Area, space: bool) -> Place:
    x, y = middle(area)
    kind = "nest-space" if space else "central" if area in CENTRAL else ""
    key = f"scene-area-{kind}" if kind else "scene-area"
    colour = COLOUR[area]
    return Place(
        id=place_id(area),
        x=x,
        y=y,
        width=ACROSS - GAP,
        height=round((ACROSS - GAP) * 2 / sqrt(3), 1),
        label=message(key, area=area) if space else message(key, area=area, colour=colour),
        shape="hex",
        tone=TONES[colour],
        sprite="nest_space" if space else "",
        caption=message("scene-area-name", area=area),
        glyph=f"{area}{short(colour)}",
    )


def _border() -> Place:
    """Along the sides of the central areas behind which no central area lies."""
    turns = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # corners, in halves of a hexagon
    follows: dict[tuple[int, int], tuple[int, int]] = {}
    for area in CENTRAL:
        q, r = AXIAL[area]
        corners = [(2 * q + r + dx, 3 * r + dy) for dx, dy in turns]
        inside = {side(area, near) for near in NEIGHBOURS[area] if near in CENTRAL}
        for number in range(6):
            if number not in inside:
                follows[corners[number]] = corners[(number + 1) % 6]
    way = [min(follows)]
    while len(way) == 1 or way[-1] != way[0]:
        way.append(follows[way[-1]])
    x, y = middle(CENTRE)
    points = tuple((round(x + across * ACROSS / 2, 1), round(y + down * SIDE / 2, 1)) for across, down in way)
    return Place("border", x, y, 1, 5, message("scene-central"), "line", points, "ink", dashed=True)


def side(area: Area, near: Area) -> int:
    """Which of the six sides leads to a neighbour: 0 is upper right, then clockwise."""
    (q, r), (q2, r2) = AXIAL[area], AXIAL[near]
    return ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)).index((q2 - q, r2 - r))


BOARD_WIDTH = 2 * EDGE + ACROSS * 9
BOARD_HEIGHT = 2 * EDGE + DOWN * 8 + 2 * SIDE


@cache
def _map(seats: int, small: bool) -> Board:
    """With the nest spaces of so many players marked, or none; a small map goes without the names."""
    spaces = NEST_SPACES.get(seats, ())
    places = [_place(area, area in spaces) for area in AREAS]
    if small:
        places = [replace(place, caption=None) for place in places]
    return Board("map", BOARD_WIDTH, BOARD_HEIGHT, (_border(), *places), message("scene-map"))


def land(view: EmpiresView, small: bool = False) -> Board:
    """HE2-SETUP-02: while Nests are placed, the nest spaces of this number of players are marked."""
    return _map(view.seats if stage_of(view) == "setup" else 0, small)
