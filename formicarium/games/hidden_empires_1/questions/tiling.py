"""Where tiles may be laid, and of which colour (HE1-ALT)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from formicarium.games.hidden_empires_1.answers import LAY
from formicarium.games.hidden_empires_1.data import (
    COLORS,
    DIRECTIONS,
    LAND_COLORS,
    LATER_TOUCHES,
    LEAST_TOUCHES,
    SECOND_TOUCHES,
    TILE_DISTANCE,
    TILE_REACH,
    WATER,
    Area,
    Color,
)
from formicarium.games.hidden_empires_1.ground import Hex, apart, tile_hex, tile_id
from formicarium.games.hidden_empires_1.moves import LayTile

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires

Tiles = dict[Hex, Color]
CENTRE: Hex = (0, 0)


def tiles_of(s: Empires) -> Tiles:
    return {tile_hex(area): color for area, color in s.tiles}


@cache
def beside(at: Hex) -> tuple[Hex, ...]:
    return tuple((at[0] + q, at[1] + r) for q, r in DIRECTIONS)


def empty_places(tiles: Tiles) -> list[Hex]:
    """Places without a tile that touch one, by (q, r), within reach of the vocabulary (HE1-RULING-86)."""
    found = {near for at in tiles for near in beside(at) if near not in tiles}
    return sorted(at for at in found if apart(at, CENTRE) <= TILE_REACH)


@cache
def around(hub: Hex) -> tuple[Hex, ...]:
    """HE1-ALT-08, -10: the places within two steps of a marker, within reach of the vocabulary."""
    reach = range(-TILE_DISTANCE, TILE_DISTANCE + 1)
    places = [(hub[0] + q, hub[1] + r) for q in reach for r in reach]
    return tuple(at for at in places if apart(at, hub) <= TILE_DISTANCE and apart(at, CENTRE) <= TILE_REACH)


def touches(tiles: Tiles, at: Hex) -> int:
    found = 0
    for near in beside(at):
        if near in tiles:
            found += 1
    return found


def fits(tiles: Tiles, at: Hex, color: Color) -> bool:
    """HE1-ALT-03: no three tiles of a colour together, and no water beside water."""
    same = [near for near in beside(at) if tiles.get(near) == color]
    if color == WATER or not same:
        return not same
    return len(same) == 1 and all(tiles.get(far) != color for far in beside(same[0]))


def colors_for(s: Empires, tiles: Tiles, at: Hex, among: Iterable[Color] = COLORS) -> list[Color]:
    """The colours of the stock that may lie here."""
    beside_it = [tiles[near] for near in beside(at) if near in tiles]
    return [
        color for color in among if s.stock.get(color) and (color not in beside_it or fits(tiles, at, color))
    ]


def moves_for(s: Empires, places: Iterable[Hex], among: Iterable[Color] = COLORS) -> tuple[LayTile, ...]:
    tiles = tiles_of(s)
    return tuple(LAY[tile_id(at), color] for at in places for color in colors_for(s, tiles, at, among))


def home_moves(s: Empires) -> tuple[LayTile, ...]:
    """HE1-ALT-04 to -07: home tiles are land; the second touches exactly two tiles, later ones three."""
    tiles = tiles_of(s)
    if not tiles:
        return moves_for(s, [CENTRE], LAND_COLORS)
    placed = sum(bool(area) for area in s.nests)
    wanted, places = (SECOND_TOUCHES if placed == 1 else LATER_TOUCHES), empty_places(tiles)
    exact = moves_for(s, [at for at in places if touches(tiles, at) == wanted], LAND_COLORS)
    return exact or moves_for(s, [at for at in places if touches(tiles, at) >= LEAST_TOUCHES], LAND_COLORS)


def nearby_moves(s: Empires, hubs: Iterable[Area]) -> tuple[LayTile, ...]:
    """HE1-ALT-08, -10: places that touch two tiles and lie within two steps of one of these markers."""
    tiles = tiles_of(s)
    near = {at for area in hubs for at in around(tile_hex(area)) if at not in tiles}
    least = max(1, LEAST_TOUCHES)
    return moves_for(s, sorted(at for at in near if touches(tiles, at) >= least))
