"""How far a figure from a sample can be trusted: 95 % intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)
FEW_GROUPS = 10  # of fewer, nobody can tell how alike their members are
LEAST_EFFECT = 0.1  # of grouping: no sample is worth more than ten times its size


def z_of(tries: float) -> float:
    """How wide intervals have to be, so that all of so many hold at once with 95 % (Bonferroni).

    >>> round(z_of(1), 2), round(z_of(20), 2)
    (1.96, 3.02)
    """
    return NormalDist().inv_cdf(1 - 0.025 / max(1, tries))


class Estimate(NamedTuple):
    """A figure from a sample, where it lies with 95 % certainty, and how many cases it comes from."""

    value: float
    low: float
    high: float
    cases: int

    def beyond(self, expected: float) -> float:
        """How far it is from there for sure: 0 where it may as well be there."""
        return max(self.low - expected, expected - self.high, 0.0)


def share_of(values: Sequence[float], groups: Sequence[Hashable], tries: float = 1) -> Estimate:
    """A share of the win. Matches of a group had the same luck: they tell less than others, or more."""
    if not values:
        return Estimate(0.0, 0.0, 1.0, 0)
    size = len(values) / _effect(values, groups)
    low, high = share_interval(fmean(values) * size, size, z_of(tries))
    return Estimate(fmean(values), low, high, len(values))


def mean_of(values: Sequence[float], groups: Sequence[Hashable], tries: float = 1) -> Estimate:
    """A mean, of matches in groups."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    mean = fmean(values)
    spread = stdev(values) if len(values) > 1 else 0.0
    reach = z_of(tries) * spread * sqrt(_effect(values, groups) / len(values))
    return Estimate(mean, mean - reach, mean + reach, len(values))


def _effect(values: Sequence[float], groups: Sequence[Hashable]) -> float:
    """How much less a match tells because those of its group are alike: 1 where they are not."""
    sums: dict[Hashable, float] = defaultdict(float)
    mean = fmean(values)
    for value, group in zip(values, groups, strict=True):
        sums[group] += value - mean
    alone = sum((value - mean) ** 2 for value in values)
    if len(sums) < FEW_GROUPS or len(sums) == len(values) or not alone:
        return 1.0
    return max(LEAST_EFFECT, sum(each * each for each in sums.values()) / alone)


def share_interval(wins: float, played: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share; it stays within 0 and 1 and makes sense for few matches.

    >>> tuple(round(bound, 3) for bound in share_interval(60, 100))
    (0.502, 0.691)
    """
    if not played:
        return 0.0, 1.0
    share, weight = wins / played, z * z / played
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
