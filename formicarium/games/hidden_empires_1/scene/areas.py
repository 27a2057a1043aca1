"""The map: areas in six colours, each with its pattern; safe, dangerous and forbidden ones; open places."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from math import sqrt
from typing import NamedTuple

from formicarium.games.hidden_empires_1.data import WATER, Area, Color
from formicarium.games.hidden_empires_1.ground import CLASSIC, Hex, apart, tile_hex, tile_id
from formicarium.games.hidden_empires_1.questions.tiling import Tiles, empty_places, touches
from formicarium.games.hidden_empires_1.scene.moment import ASSIGN
from formicarium.games.hidden_empires_1.view import EmpireView
from formicarium.scene.glyphs import full, short
from formicarium.scene.model import Board, Place, Point, Tone
from formicarium.texts.message import Message, message

SIDE = 60.0  # of a hexagon
ACROSS = 1.5 * SIDE  # from column to column
DOWN = round(sqrt(3) * SIDE, 1)  # from area to area in a column
GAP = 4.4  # the ground that is seen between two areas
EDGE = 6.0
MAP = "map"

TONES: dict[Color, Tone] = {
    Color("red"): "clay",
    Color("green"): "moss",
    Color("yellow"): "straw",
    Color("brown"): "bark",
    Color("gray"): "slate",
    Color("blue"): "pool",
}
SAFE, DANGEROUS, FORBIDDEN, FOCUS = "safe", "dangerous", "forbidden", "focus"

Classes = tuple[tuple[Area, ...], tuple[Area, ...]]  # safe, dangerous


def area_id(area: Area) -> str:
    return f"area:{area}"


class Frame(NamedTuple):
    """What part of the plane the map covers: the first column and the upper edge, in hexagons."""

    left: int
    right: int
    top: float
    bottom: float

    def middle(self, at: Hex) -> Point:
        """Where a hexagon lies; its pieces are placed from here."""
        q, r = at
        x = EDGE + SIDE + ACROSS * (q - self.left)
        return round(x, 1), round(EDGE + DOWN * (r + q / 2 - self.top + 0.5), 1)

    @property
    def size(self) -> Point:
        width = 2 * (EDGE + SIDE) + ACROSS * (self.right - self.left)
        return round(width, 1), round(2 * EDGE + DOWN * (self.bottom - self.top + 1), 1)


def framed(hexes: tuple[Hex, ...]) -> Frame:
    columns, rows = [q for q, _ in hexes], [r + q / 2 for q, r in hexes]
    return Frame(min(columns), max(columns), min(rows), max(rows))


@cache
def hex_of(area: Area) -> Hex:
    return CLASSIC.hexes[area] if area in CLASSIC.hexes else tile_hex(area)


def land(view: EmpireView, small: bool = False) -> Board:
    """HE1-MOVE-01 to -04: while tasks are assigned, for the player who assigns them, with the classes.

    A small map goes without the names.
    """
    cells = tuple((area.id, area.color) for area in view.areas)
    choosing = view.stage == ASSIGN and view.seat in (view.active, None)
    classes = (view.safe, view.dangerous) if choosing else None
    return board(cells, open_hexes(view), classes, view.focus, small)


@lru_cache(maxsize=256)
def board(
    cells: tuple[tuple[Area, Color], ...],
    empty: tuple[Hex, ...],
    classes: Classes | None,
    focus: Area,
    small: bool,
) -> Board:
    frame = framed((*(hex_of(area) for area, _ in cells), *empty))
    places = [
        place(area, color, sign_of(area, color, classes, focus), frame.middle(hex_of(area)))
        for area, color in cells
    ]
    places += [open_place(at, frame.middle(at)) for at in empty]
    if small:
        places = [replace(each, caption=None) for each in places]
    return Board(MAP, *frame.size, tuple(places), message("scene-map"))


def sign_of(area: Area, color: Color, classes: Classes | None, focus: Area) -> str:
    if area == focus:
        return FOCUS
    if classes is None or color == WATER:
        return ""
    safe, dangerous = classes
    return SAFE if area in safe else DANGEROUS if area in dangerous else FORBIDDEN


@lru_cache(maxsize=4096)
def place(area: Area, color: Color, sign: str, at: Point) -> Place:
    return Place(
        id=area_id(area),
        x=at[0],
        y=at[1],
        width=round((DOWN - GAP) * 2 / sqrt(3), 1),
        height=DOWN - GAP,
        label=named(area, color, sign),
        shape="flat-hex",
        tone=TONES[color],
        sprite=f"ring_{sign}" if sign else "",
        caption=message("scene-area-name", area=area),
        glyph=full(area) + short(color) + (short(sign) if sign not in ("", SAFE) else ""),
    )


def named(area: Area, color: Color, sign: str) -> Message:
    if color == WATER:
        return message("scene-water", area=area)
    return message(f"scene-area-{sign}" if sign else "scene-area", area=area, color=color)


# HE1-ALT: a map that the players lay


def open_hexes(view: EmpireView) -> tuple[Hex, ...]:
    """Where a tile may come: anywhere beside tiles at first, later beside nests and Trails (HE1-ALT-10)."""
    if not any(count for _, count in view.stock):
        return ()
    laid = tuple(area.id for area in view.areas)
    if view.stage == "setup":
        return beside(laid, ())
    hubs = tuple(
        area.id
        for area in view.areas
        if area.nest is not None or area.site is not None or area.trail is not None
    )
    return beside(laid, hubs)


@lru_cache(maxsize=512)
def beside(laid: tuple[Area, ...], hubs: tuple[Area, ...]) -> tuple[Hex, ...]:
    """HE1-ALT-04 to -08: empty places that touch two tiles; before the second player's home any at all."""
    tiles: Tiles = {hex_of(area): WATER for area in laid}
    if not tiles:
        return ((0, 0),)
    near = [hex_of(area) for area in hubs]
    return tuple(
        at
        for at in empty_places(tiles)
        if (touches(tiles, at) >= 2 or len(tiles) < 3)
        and (not near or any(apart(at, hub) <= 2 for hub in near))
    )


@lru_cache(maxsize=1024)
def open_place(at: Hex, middle: Point) -> Place:
    area = tile_id(at)
    return Place(
        id=area_id(area),
        x=middle[0],
        y=middle[1],
        width=round((DOWN - GAP) * 2 / sqrt(3), 1),
        height=DOWN - GAP,
        label=message("scene-open-place", area=area),
        shape="flat-hex",
        caption=message("scene-area-name", area=area),
        dashed=True,
    )
