"""Where a match was decided."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from formicarium.analysis.verdict import Point

MOST = 5  # turning points of a match
LEAST = 0.08  # of the chance to win: what somebody gained or lost there, at least


def turning_points(points: Sequence[Point]) -> list[int]:
    """The points before which somebody's chance changed most, in the order of the match."""
    swings = [(_swing(before, after), at) for at, (before, after) in enumerate(pairwise(points), 1)]
    return sorted(at for swing, at in sorted(swings, reverse=True)[:MOST] if swing >= LEAST)


def _swing(before: Point, after: Point) -> float:
    return max(abs(now - then) for then, now in zip(before.chances, after.chances, strict=True))
