"""Round the table."""

from __future__ import annotations

from functools import cache


@cache
def clockwise(start: int, seats: int) -> tuple[int, ...]:
    """Every seat once, from `start` on.

    >>> clockwise(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((start + i) % seats for i in range(seats))
