"""Where the nodes and tracks of the garden lie, and where ants stand on a track."""

from __future__ import annotations

from math import atan2, hypot, pi, sin
from typing import NamedTuple

from formicarium.games.antics.data import ANTHILL, BEND_AT, ENDS, ITEM_ON, NODE_AT, TRACKS, Node, Track
from formicarium.games.antics.scene.strip import STRIP
from formicarium.scene.model import Point

CLEARING, HILL, JUNCTION = 80.0, 98.0, 22.0  # across
STEPS = 10  # points along a track
WINDING = 4.0  # by how much a track swings to both sides

NODE_POINTS: dict[Node, Point] = {node: (x, y + STRIP) for node, (x, y) in NODE_AT.items()}
BENDS: dict[Track, Point] = {track: (x, y + STRIP) for track, (x, y) in BEND_AT.items()}


class Course(NamedTuple):
    """A track as it is drawn, and where ants stand on it."""

    points: tuple[Point, ...]
    x: float
    y: float
    angle: float  # of the track there


def _radius(node: Node) -> float:
    return HILL / 2 - 8 if node == ANTHILL else CLEARING / 2 if node in ITEM_ON else JUNCTION / 2


def _course(track: Track) -> Course:
    """From end to end through the point of the data, winding a little; ants stand halfway."""
    (ax, ay), (bx, by) = (NODE_POINTS[node] for node in ENDS[track])
    mx, my = BENDS[track]
    cx, cy = 2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2
    length = hypot(bx - ax, by - ay)
    across = (ay - by) / length, (bx - ax) / length

    def at(t: float) -> Point:
        swing = WINDING * sin(2 * pi * t)
        x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx
        y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by
        return round(x + across[0] * swing, 1), round(y + across[1] * swing, 1)

    first, last = (_radius(node) / length for node in ENDS[track])
    middle = (1 + first - last) / 2
    (x, y), (x1, y1), (x2, y2) = at(middle), at(middle - 0.1), at(middle + 0.1)
    return Course(tuple(at(step / STEPS) for step in range(STEPS + 1)), x, y, atan2(y2 - y1, x2 - x1))


COURSES = {track: _course(track) for track in TRACKS}
