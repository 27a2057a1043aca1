"""Answers race: lap by lap each meets the same world, and who is clearly behind drops out."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from formicarium.core.bot import Choice

LAPS = 4  # before anybody drops out
BEHIND = 2.0  # standard errors that make one clearly behind
ALIKE = 10  # laps without any difference: it does not matter


class Race:
    """The answers of a seat that is asked alone, at the root. The quick player's favourite runs first."""

    __slots__ = ("choices", "running", "settled", "values")

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = choices
        self.values: list[list[float]] = [[] for _ in choices]
        self.running = list(range(len(choices)))
        self.settled = len(choices) == 1  # nothing more can be learnt

    @property
    def visits(self) -> list[int]:
        return list(map(len, self.values))

    def pick(self, rng: Random) -> int:
        return min(self.running, key=lambda at: len(self.values[at]))

    def learn(self, at: int, value: float) -> None:
        self.values[at].append(value)
        if at == self.running[-1]:
            self._end_lap()

    def mean(self, at: int) -> float:
        values = self.values[at]
        return sum(values) / len(values) if values else 0.0

    def choice(self, rng: Random) -> int:
        """Who is ahead; of equals the one that the quick player likes better."""
        laps = min(len(self.values[at]) for at in self.running)
        if not laps:
            return 0
        return max(self.running, key=lambda at: (sum(self.values[at][:laps]), -at))

    def _end_lap(self) -> None:
        laps = len(self.values[self.running[-1]])
        if laps < LAPS:
            return
        ahead = max(self.running, key=lambda at: (sum(self.values[at]), -at))
        gaps = {at: self._gap(ahead, at) for at in self.running if at != ahead}
        self.running = [at for at in self.running if at == ahead or gaps[at] < BEHIND]
        alike = all(self.values[at] == self.values[ahead] for at in self.running)
        self.settled = len(self.running) == 1 or (laps >= ALIKE and alike)

    def _gap(self, ahead: int, at: int) -> float:
        """How far one is behind, in standard errors of the difference."""
        gaps = [here - there for here, there in zip(self.values[ahead], self.values[at], strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean / sqrt(spread / len(gaps)) if spread > 0 else (BEHIND if mean > 0 else 0.0)
