"""Where one can be outguessed: whoever always answers alike is, so answers are mixed by their regrets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from formicarium.core.bot import Choice

EXPLORING = 0.15  # how often any answer is tried
NEGLIGIBLE = 0.04  # a share of the mix that comes of exploring only


class Mixed:
    """Regret matching: an answer is tried as often as one regrets not to have given it."""

    __slots__ = ("choices", "mixed", "regrets", "settled", "totals", "visits")

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = choices
        self.settled = len(choices) == 1
        count = len(self.choices)
        self.visits = [0] * count
        self.totals = [0.0] * count
        self.regrets = [0.0] * count
        self.mixed = [0.0] * count  # the sum of all mixes so far: their average cannot be exploited

    def mix(self) -> list[float]:
        """How often each answer is tried now."""
        wanted = [max(0.0, regret) for regret in self.regrets]
        total = sum(wanted)
        if total == 0.0:
            return [1 / len(wanted)] * len(wanted)
        return [each / total for each in wanted]

    def pick(self, rng: Random) -> int:
        mix = self.mix()
        self.mixed = [before + share for before, share in zip(self.mixed, mix, strict=True)]
        if rng.random() < EXPLORING:
            return rng.randrange(len(mix))
        return rng.choices(range(len(mix)), weights=mix)[0]

    def learn(self, at: int, value: float) -> None:
        self.visits[at] += 1
        self.totals[at] += value
        share = (1 - EXPLORING) * self.mix()[at] + EXPLORING / len(self.choices)
        for other in range(len(self.regrets)):
            self.regrets[other] -= value
        self.regrets[at] += value / share

    def mean(self, at: int) -> float:
        return self.totals[at] / self.visits[at] if self.visits[at] else 0.0

    def runner_up(self, taken: int, others: Sequence[int]) -> tuple[int, float]:
        after = max(others, key=self.mean)
        return after, self.mean(taken) - self.mean(after)

    def average(self) -> list[float]:
        """The average mix, without what only exploring has put there."""
        total = sum(self.mixed) or 1.0
        kept = [share if (share := each / total) >= NEGLIGIBLE else 0.0 for each in self.mixed]
        left = sum(kept)
        return [share / left for share in kept] if left else [1 / len(kept)] * len(kept)

    def choice(self, rng: Random) -> int:
        return rng.choices(range(len(self.choices)), weights=self.average())[0]
