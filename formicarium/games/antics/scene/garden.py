"""The big board: where everything lies, and the garden with its tracks, clearings and hatching zones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import hypot, sin

from formicarium.games.antics.data import (
    ANTHILL,
    AT_ANTHILL,
    CHASM,
    CLEARING_OF,
    CLEARINGS_AT,
    ENDS,
    HANDS_TO,
    ITEM_ON,
    TERRAIN,
    ZONE_AT,
    ZONES,
    Item,
    Node,
    Track,
    Zone,
)
from formicarium.games.antics.scene.courses import CLEARING, COURSES, HILL, JUNCTION, NODE_POINTS
from formicarium.games.antics.scene.forecast import next_meals
from formicarium.games.antics.scene.strip import STRIP
from formicarium.games.antics.view import AnticsView
from formicarium.scene.glyphs import full, short
from formicarium.scene.model import Piece, Place, Point, Tone
from formicarium.texts.message import Arg, Message, message

WIDTH = 1000.0
HEIGHT = STRIP + 730.0
ZONE_WIDTH, ZONE_HEIGHT = 152.0, 98.0
TRACK = 25.0  # how thick a track is

TONES: dict[Zone, Tone] = dict(zip(ZONES, ("straw", "moss", "pool", "bark", "slate", "clay"), strict=True))
EMBLEMS = dict(zip(ZONES, ("daisies", "tuft", "reeds", "fern", "pebbles", "red_soldier"), strict=True))

# What grows beside the tracks: a sprite, its middle, its size
GROWING = (
    ("daisies", 418, 82, 40), ("daisies", 190, 322, 34), ("daisies", 668, 505, 40), ("daisies", 60, 470, 40),
    ("daisies", 60, 90, 46), ("tuft", 222, 128, 46), ("tuft", 352, 500, 38), ("tuft", 780, 470, 40),
    ("tuft", 62, 555, 48), ("tuft", 560, 210, 36), ("tuft", 612, 35, 38), ("tuft", 870, 90, 46),
    ("tuft", 455, 568, 30), ("reeds", 445, 205, 40), ("reeds", 800, 160, 48), ("reeds", 110, 190, 48),
    ("reeds", 720, 400, 34), ("pebbles", 905, 205, 50), ("pebbles", 880, 440, 34), ("pebbles", 170, 500, 38),
    ("pebbles", 615, 180, 34), ("pebbles", 150, 60, 36), ("fern", 905, 575, 52), ("fern", 505, 575, 44),
    ("fern", 120, 560, 52), ("fern", 345, 280, 30), ("fern", 945, 130, 52),
)  # fmt: skip


def clearing_id(item: Item) -> str:
    return f"clearing:{CLEARING_OF[item]}"


def track_id(track: Track) -> str:
    return f"track:{track}"


def zone_id(zone: Zone) -> str:
    return f"zone:{zone}"


ANTHILL_ID = "place:anthill"


def garden(stocks: tuple[int, ...]) -> Iterator[Place]:
    """In the order of drawing: ground, plants, chasm, tracks, nodes, zones."""
    yield LAWN
    yield from PLANTS
    yield from CLEFT
    yield from PATHS
    yield from NODES
    for (item, node), count in zip(CLEARING_OF.items(), stocks, strict=True):
        yield clearing(item, node, count)
    yield from HATCHERY


@cache
def clearing(item: Item, node: Node, count: int) -> Place:
    x, y = NODE_POINTS[node]
    return Place(
        id=clearing_id(item),
        x=x,
        y=y,
        width=CLEARING,
        height=CLEARING,
        label=message("scene-clearing", item=item, count=count),
        shape="circle",
        tone="ground",
        glyph=short(item),
    )


def snouts(view: AnticsView) -> Iterator[Piece]:
    """A snout wherever a meal is foretold."""
    meals = next_meals(view)
    for item in meals.prey:
        yield _snout_at_prey(item)
    if meals.zone:
        yield _snout_at_ants(meals.zone)


@cache
def _snout_at_prey(item: Item) -> Piece:
    label, glyph = message("scene-sniff-prey", item=item), short("sniff")
    return Piece(f"sniff:{item}", "sniff", clearing_id(item), label, dx=35, dy=-24, size=38, glyph=glyph)


@cache
def _snout_at_ants(zone: Zone) -> Piece:
    label, glyph = message("scene-sniff-ants", zone=zone), short("sniff")
    return Piece(f"sniff:{zone}", "sniff", zone_id(zone), label, dx=60, dy=-40, size=40, glyph=glyph)


# What never changes


def _lawn() -> Place:
    """A bed whose edge no ruler drew."""
    left, right, top, bottom = 8.0, WIDTH - 8, STRIP - 2, STRIP + 622
    corners = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    edge: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(corners):
        steps = int(hypot(bx - ax, by - ay) / 24)
        for number in range(steps):
            t, swing = number / steps, 4 * sin(number * 0.9 + ax) + 2.5 * sin(number * 2.1 + by)
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            edge.append((round(x + swing * (ax == bx), 1), round(y + swing * (ay == by), 1)))
    y, height = (top + bottom) / 2, bottom - top
    name = message("scene-garden")
    return Place("garden", WIDTH / 2, y, WIDTH, height, name, "area", tuple(edge), "ground")


def _plants() -> Iterator[Place]:
    for number, (sprite, x, y, size) in enumerate(GROWING):
        name = message(f"scene-{sprite}")
        yield Place(f"plant:{number}", x, y + STRIP, size, size, name, "none", sprite=sprite)


def _cleft() -> Iterator[Place]:
    """ANT-RULING-04: a dark cleft with two small red ants at its ends."""
    (x, near), (_, far) = NODE_POINTS[ANTHILL], NODE_POINTS[ENDS[CHASM][1]]
    top, bottom = far + 8, near - HILL / 2 + 4
    widths = (9, 17, 13, 20, 15, 21, 14, 18, 12)  # jagged
    heights = [round(top + (bottom - top) * number / (len(widths) - 1), 1) for number in range(len(widths))]
    right = [(x + wide, y) for wide, y in zip(widths, heights, strict=True)]
    left = [(x - wide + 2, y + 5) for wide, y in zip(widths, heights, strict=True)]
    course = COURSES[CHASM]
    yield Place(
        id=track_id(CHASM),
        x=course.x,
        y=course.y,
        width=60,
        height=60,
        label=message("scene-chasm"),
        shape="area",
        points=(*right, *reversed(left)),
        tone="shade",
        glyph=full(CHASM),
    )
    for end, y in (("far", top + 6), ("near", bottom - 12)):
        yield Place(f"brink:{end}", x, y, 24, 24, message("scene-brink"), "none", sprite="red_ant")


def _paths() -> Iterator[Place]:
    for track, terrain in TERRAIN.items():
        course = COURSES[track]
        yield Place(
            id=track_id(track),
            x=course.x,
            y=course.y,
            width=60,
            height=TRACK,
            label=_named(track, terrain),
            shape="line",
            points=course.points,
            tone=TONES[terrain],
            caption=message("scene-track-number", number=int(track.removeprefix("t"))),
            group=terrain,
            glyph=full(track),
        )


def _named(track: Track, terrain: Zone) -> Message:
    """With what it leads to: where no line is drawn, words must say how the tracks hang together."""
    facts: dict[str, Arg] = {"track": track, "terrain": terrain, "next": HANDS_TO[track]}
    if track in AT_ANTHILL:
        return message("scene-track-home", **facts)
    if items := tuple(ITEM_ON[node] for node in CLEARINGS_AT[track]):
        return message("scene-track-to", **facts, items=items)
    return message("scene-track", **facts)


def _nodes() -> Iterator[Place]:
    for node, (x, y) in NODE_POINTS.items():
        if node == ANTHILL:
            yield Place(
                id=ANTHILL_ID,
                x=x,
                y=y,
                width=HILL,
                height=HILL,
                label=message("scene-anthill"),
                shape="circle",
                sprite="anthill",
                glyph=short("anthill"),
            )
        elif node not in ITEM_ON:
            name = message("scene-junction")
            yield Place(f"node:{node}", x, y, JUNCTION, JUNCTION, name, "none", sprite="junction")


def _hatchery() -> Iterator[Place]:
    """ANT-RULING-03: the zones, left to right."""
    for zone, x in ZONE_AT.items():
        yield Place(
            id=zone_id(zone),
            x=(x - 500) * 1.04 + 500,
            y=STRIP + 677,
            width=ZONE_WIDTH,
            height=ZONE_HEIGHT,
            label=message("scene-zone", zone=zone),
            tone=TONES[zone],
            sprite=EMBLEMS[zone],
            group=zone,
            glyph=full(zone),
        )


LAWN = _lawn()
PLANTS = tuple(_plants())
CLEFT = tuple(_cleft())
PATHS = tuple(_paths())
NODES = tuple(_nodes())
HATCHERY = tuple(_hatchery())
