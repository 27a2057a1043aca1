"""Where several things stand on one place without hiding one another."""

from __future__ import annotations

from functools import cache
from math import ceil, cos, pi, sin

from formicarium.scene.model import Point


@cache
def side_by_side(count: int, step: float, across: int = 0) -> tuple[Point, ...]:
    """Offsets from the centre: rows of at most `across` (0: one row), `step` apart.

    >>> side_by_side(2, step=10)
    ((-5.0, 0.0), (5.0, 0.0))
    >>> side_by_side(3, step=10, across=2)
    ((-5.0, -5.0), (5.0, -5.0), (0.0, 5.0))
    """
    across = across or max(1, count)
    rows = ceil(count / across)
    found = []
    for number in range(count):
        row, column = divmod(number, across)
        filled = min(across, count - row * across)
        found.append(((column - (filled - 1) / 2) * step, (row - (rows - 1) / 2) * step))
    return tuple(found)


@cache
def around(count: int, radius: float, start: float = -90.0) -> tuple[Point, ...]:
    """Offsets on a ring, clockwise from the top (or from another angle, in degrees).

    >>> [(round(x), round(y)) for x, y in around(4, 10)]
    [(0, -10), (10, 0), (0, 10), (-10, 0)]
    """
    angles = [(start + 360 * number / count) * pi / 180 for number in range(count)]
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)
