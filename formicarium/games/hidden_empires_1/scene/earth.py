"""The ground that a nest is dug into: meadow, earth, tunnels, and the shape of a chamber."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import copysign, cos, pi, sin
from typing import NamedTuple

from formicarium.scene.model import Place, Point, Tone
from formicarium.texts.message import Seat, message

WIDTH, HEIGHT = 440.0, 396.0
MEADOW = 56.0  # how deep it is, above the ground
COLUMNS = (56.0, 164.0, 274.0, 384.0)
LINES = (255.0, 341.0)  # females above, males beneath


class Hollow(NamedTuple):
    """Where a chamber lies, and how large it is."""

    x: float
    y: float
    width: float
    height: float


@cache
def ground(seat: Seat) -> tuple[Place, ...]:
    """Meadow, earth, and the tunnels between the chambers."""
    name = message("scene-earth")

    def layer(id: str, top: float, bottom: float, tone: Tone) -> Place:
        corners = ((0.0, top), (WIDTH, top), (WIDTH, bottom), (0.0, bottom))
        middle, height = (top + bottom) / 2, bottom - top
        return Place(f"{id}:{seat}", WIDTH / 2, middle, WIDTH, height, name, "area", corners, tone)

    return (
        layer("meadow", 0, MEADOW, "moss"),
        layer("earth", MEADOW, HEIGHT, "bark"),
        *(
            Place(f"tunnel:{seat}:{number}", *points[0], 1, 12, name, "line", points, "ground")
            for number, points in enumerate(tunnels())
        ),
    )


def tunnels() -> Iterator[tuple[Point, ...]]:
    """From the entrance to all who go out, down to queens and store, and along both lines of brood."""
    yield (196.0, MEADOW - 8), (188.0, 70.0), (200.0, 100.0)
    yield (76.0, 100.0), (366.0, 100.0)
    yield (294.0, 104.0), (286.0, 140.0), (306.0, 177.0)
    yield (150.0, 104.0), (160.0, 140.0), (140.0, 177.0)
    yield (220.0, 177.0), (224.0, 220.0), (164.0, LINES[0])
    for line in LINES:
        yield (COLUMNS[0], line), (COLUMNS[-1], line)


@cache
def outline(hollow: Hollow) -> tuple[Point, ...]:
    """A rounded hollow that no ruler drew."""
    wobble = hollow.x + 2 * hollow.y
    turns = [2 * pi * number / 32 for number in range(32)]

    def along(half: float, part: float, swing: float) -> float:
        return half * copysign(abs(part) ** 0.5, part) * (1 + 0.025 * sin(swing + wobble))

    return tuple(
        (
            round(hollow.x + along(hollow.width / 2, cos(turn), 3 * turn), 1),
            round(hollow.y + along(hollow.height / 2, sin(turn), 2 * turn), 1),
        )
        for turn in turns
    )
