"""The answer that was given against a better one, or against a mix of several, in worlds nobody has seen yet.

A race picks who does best in its worlds, and so who was lucky there: what it says of the gap is too much.
Here both are compared afresh, lap by lap in the same world with the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from formicarium.core.bot import Choice


class Duel:
    """The root of a thought: the given answer (the first) meets the others, mixed by their weights."""

    def __init__(self, given: Choice, others: Sequence[Choice], weights: Sequence[float]) -> None:
        self.choices: Sequence[Choice] = [given, *others]
        self.settled = False
        self.weights = weights
        self.others: list[float] = []  # what came of it, lap by lap
        self.given: list[float] = []

    @property
    def laps(self) -> int:
        return len(self.given)

    @property
    def visits(self) -> list[int]:
        """Which world is next: for both of a lap the same."""
        return [self.laps] * len(self.choices)

    def pick(self, rng: Random) -> int:
        if len(self.others) > self.laps:
            return 0
        return 1 + rng.choices(range(len(self.weights)), self.weights)[0]

    def learn(self, at: int, value: float) -> None:
        (self.others if at else self.given).append(value)

    def mean(self, at: int) -> float:
        values = self.others if at else self.given
        return sum(values) / len(values) if values else 0.0

    def choice(self, rng: Random) -> int:
        return 1

    def gap(self) -> tuple[float, float]:
        """How much less the given answer brought, and the standard error of that."""
        gaps = [other - given for other, given in zip(self.others, self.given, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))
