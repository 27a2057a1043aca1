"""How far a figure from a sample can be trusted: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

Z = NormalDist().inv_cdf(0.975)


def share_interval(wins: float, played: int) -> tuple[float, float]:
    """Wilson's interval for a share; it stays within 0 and 1 and makes sense for few matches.

    >>> tuple(round(bound, 3) for bound in share_interval(60, 100))
    (0.502, 0.691)
    """
    if not played:
        return 0.0, 1.0
    share, weight = wins / played, Z * Z / played
    centre = (share + weight / 2) / (1 + weight)
    spread = sqrt(max(0.0, share * (1 - share)) * weight + weight * weight / 4) / (1 + weight)
    return max(0.0, centre - spread), min(1.0, centre + spread)


def mean_interval(values: Sequence[float]) -> tuple[float, tuple[float, float]]:
    """A mean with its normal interval.

    >>> mean_interval([1, 2, 1, 2])[0]
    1.5
    """
    mean = fmean(values)
    spread = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean, (mean - spread, mean + spread)
