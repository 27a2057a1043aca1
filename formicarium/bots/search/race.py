"""Answers race: lap by lap each meets the same world, and who is clearly behind drops out.

Where it is known how many rounds there are, every heat takes as many of them, and only the better half goes
on to the next: so most rounds are spent between the best two.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, sqrt
from random import Random

from formicarium.core.bot import Choice

LAPS = 4  # before anybody drops out
BEHIND = 2.0  # standard errors that make one clearly behind
ALIKE = 10  # laps without any difference: it does not matter


class Race:
    """The answers of a seat that is asked alone, at the root. The quick player's favourite runs first."""

    __slots__ = ("_heat", "_heat_ends", "choices", "running", "settled", "values")

    def __init__(self, choices: Sequence[Choice], rounds: int | None = None) -> None:
        self.choices = choices
        self._heat = 0 if rounds is None else rounds // max(1, ceil(log2(len(choices))))  # rounds of each
        self._heat_ends = 0  # after so many laps
        self.values: list[list[float]] = [[] for _ in choices]
        self.running = list(range(len(choices)))
        self.settled = len(choices) == 1  # nothing more can be learnt
        self._begin_heat()

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

    def runner_up(self, taken: int, others: Sequence[int]) -> tuple[int, float]:
        """Whoever ran longest, by the laps that both have run: worlds differ more than answers do."""
        costs = {at: self.gap(taken, at)[0] for at in others}
        after = min(others, key=lambda at: (-len(self.values[at]), costs[at]))
        return after, costs[after]

    def _begin_heat(self) -> None:
        self._heat_ends += max(1, self._heat // len(self.running))

    def _end_lap(self) -> None:
        laps = len(self.values[self.running[-1]])
        order = sorted(self.running, key=lambda at: (-sum(self.values[at]), at))
        ahead, alike = order[0], False
        if laps >= LAPS:
            order = [at for at in order if at == ahead or not self._is_behind(ahead, at)]
            alike = laps >= ALIKE and all(self.values[at] == self.values[ahead] for at in order)
        if self._heat and laps >= self._heat_ends and len(order) > 2:
            order = order[: (len(order) + 1) // 2]
            self.running = order
            self._begin_heat()
        self.running = sorted(order)
        self.settled = len(order) == 1 or alike

    def gap(self, ahead: int, at: int) -> tuple[float, float]:
        """How much less an answer brought in the laps that both have run, and the standard error of that."""
        gaps = self.gaps(ahead, at)
        if not gaps:
            return 0.0, 0.0
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))

    def gaps(self, ahead: int, at: int) -> list[float]:
        """How much less an answer brought, lap by lap."""
        return [here - there for here, there in zip(self.values[ahead], self.values[at], strict=False)]

    def _is_behind(self, ahead: int, at: int) -> bool:
        mean, error = self.gap(ahead, at)
        return mean > 0 and mean >= BEHIND * error
