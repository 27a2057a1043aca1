"""The exploration fields above the garden: tiles and anteaters in three lanes, the guide, the bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache

from formicarium.games.antics.data import (
    FIELDS,
    HALVES,
    LANE_SPOTS,
    LANES,
    SPOT,
    TILE_FIELDS,
    Lane,
    Spot,
    Tile,
)
from formicarium.games.antics.view import AnticsView
from formicarium.scene.glyphs import full, short
from formicarium.scene.model import Piece, Place, Point
from formicarium.texts.message import Message, message

STRIP = 222.0  # how high it is
TILE = 108.0  # how wide a tile is; its picture is half as high
FIRST_FIELD, FIELD_STEP = 212.0, 122.0
FIRST_LANE, LANE_STEP = 50.0, 64.0
BAG_AT = 940.0, 114.0

# A tile as its picture has it: the corners of two joined hexes, from the middle, in parts of the width
_X, _Y = 15.6 / 64, 9 / 64
CORNERS: tuple[Point, ...] = (
    (-2 * _X, -_Y), (-_X, -2 * _Y), (0, -_Y), (_X, -2 * _Y), (2 * _X, -_Y),
    (2 * _X, _Y), (_X, 2 * _Y), (0, _Y), (-_X, 2 * _Y), (-2 * _X, _Y),
)  # fmt: skip


Guide = tuple[tuple[str, ...], ...]  # what each arrival of a cycle eats


def lying(view: AnticsView) -> tuple[str, ...]:
    """What lies on the fields, in the order of `SPOT`."""
    return tuple(view.fields[spot] for spot in SPOT.values())


def strip(fields: tuple[str, ...], guide: Guide, arrived: int, bag: int) -> Iterator[Place]:
    yield from BANDS
    for ((field, lane), spot), what in zip(SPOT.items(), fields, strict=True):
        yield from space(field, lane, spot, what)
    yield from arrivals(guide, arrived)
    yield _bag(bag)


@cache
def _bag(count: int) -> Place:
    x, y = BAG_AT
    name = message("scene-bag", count=count)
    return Place("bag", x, y, 96, 96, name, "circle", sprite="bag", badge=str(count), glyph=short("bag"))


@cache
def space(field: int, lane: Lane, spot: Spot, what: str) -> tuple[Place, Place]:
    """The outline of a tile, to be touched, and a cell where the tile or the anteater lies."""
    x, y = field_x(field), lane_y(lane)
    outline = Place(
        id=f"spot:{spot}",
        x=x,
        y=y,
        width=TILE,
        height=TILE / 2,
        label=spot_label(field, lane, what),
        shape="area",
        points=tuple((round(x + dx * TILE, 1), round(y + dy * TILE, 1)) for dx, dy in CORNERS),
        dashed=not what,
        touch=(f"field:{spot}",) if field in TILE_FIELDS else (),
    )
    cell = Place(cell_id(spot), x, y, TILE, TILE, message("scene-spot", field=field, lane=lane), "none")
    return outline, cell


def spot_label(field: int, lane: Lane, what: str) -> Message:
    if what in HALVES:
        return message("scene-spot-tile", field=field, lane=lane, tile=what)
    if what:
        return message("scene-spot-anteater", field=field, lane=lane, colour=what)
    return message("scene-spot", field=field, lane=lane)


def cell_id(spot: Spot) -> str:
    return f"cell:{spot}"


def field_x(field: int) -> float:
    return FIRST_FIELD + FIELD_STEP * (field - 1)


def lane_y(lane: Lane) -> float:
    return FIRST_LANE + LANE_STEP * LANES.index(lane)


@cache
def arrivals(guide: Guide, arrived: int) -> tuple[Place, ...]:
    """ANT-ATE-06: what the first, the second and the third arrival eats; those that have come are ticked."""
    return tuple(_arrivals(guide, arrived))


def _arrivals(guide: Guide, arrived: int) -> Iterator[Place]:
    yield _panel("guide", 62, 114, 108, 200, message("scene-guide"))
    for number, meals in enumerate(guide, 1):
        y = FIRST_LANE + LANE_STEP * (number - 1)
        name = message(f"scene-arrival-{'-'.join(meals)}", number=number)
        mark = f"{number}."
        yield Place(f"arrival:{number}", 28, y, 30, 30, name, "none", badge=mark, glyph=mark)
        for column, meal in enumerate(meals):
            x = 62 + 34 * column
            yield Place(f"meal:{number}:{meal}", x, y, 36, 36, name, "none", sprite=f"meal_{meal}")
        if number <= arrived:
            yield Place(
                f"arrived:{number}", 102, y - 18, 26, 26, name, "none", sprite="tick", glyph=short("arrived")
            )


def _panel(id: str, x: float, y: float, width: float, height: float, name: Message) -> Place:
    """A plain background, which a terminal leaves out."""
    left, right, top, bottom = x - width / 2, x + width / 2, y - height / 2, y + height / 2
    points = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Place(id, x, y, width, height, name, "area", points, "ground")


def _bands() -> Iterator[Place]:
    """A band for each lane; above them the numbers of the fields."""
    middle = (field_x(FIELDS[0]) + field_x(FIELDS[-1])) / 2
    for lane in LANES:
        name = message("scene-lane", lane=lane)
        yield _panel(f"band:{lane}", middle, lane_y(lane), FIELD_STEP * len(FIELDS) + 4, 58, name)
        yield Place(f"letter:{lane}", 136, lane_y(lane), 20, 20, name, "none", badge=lane, glyph=lane)
    for field in FIELDS:
        name, number = message("scene-field", field=field), str(field)
        yield Place(f"number:{field}", field_x(field), 9, 20, 20, name, "none", badge=number, glyph=number)


BANDS = tuple(_bands())


# What lies there


def lanes(view: AnticsView) -> Iterator[Piece]:
    for lane in LANES:
        yield from on_lane(lane, tuple(view.fields[spot] for spot in LANE_SPOTS[lane]))


@lru_cache(maxsize=1024)
def on_lane(lane: Lane, fields: tuple[str, ...]) -> tuple[Piece, ...]:
    """Tiles are numbered from the far end of the lane: so those that stay or slide keep their number."""
    numbers: Counter[str] = Counter()
    found = []
    for spot, what in zip(reversed(LANE_SPOTS[lane]), reversed(fields), strict=True):
        if what in HALVES:
            numbers[what] += 1
            found.append(_tile(lane, spot, Tile(what), numbers[what]))
        elif what:
            found.append(_anteater(lane, spot, what))
    return tuple(found)


@cache
def _tile(lane: Lane, spot: Spot, tile: Tile, number: int) -> Piece:
    return Piece(
        id=f"lying:{lane}:{tile}:{number}",
        sprite=f"tile_{tile}",
        on=cell_id(spot),
        label=message(f"name-{tile}"),
        glyph=letters(tile),
        whence="bag",
    )


@cache
def _anteater(lane: Lane, spot: Spot, colour: str) -> Piece:
    return Piece(
        id=f"anteater:{lane}",
        sprite=f"anteater_{colour}",
        on=cell_id(spot),
        label=message("scene-anteater", colour=colour),
        glyph=short("anteater") + full(colour),
        touch=(f"lane:{lane}",),
    )


def letters(tile: Tile) -> str:
    """
    >>> letters(Tile("explore_build"))
    '{short-explore}/{short-build}'
    """
    return "/".join(short(kind) for kind in HALVES[tile])
