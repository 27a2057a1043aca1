"""Who answers for chance: a seeded dealer, or a scripted one that is told what to deal."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Any, Protocol

from formicarium.core.chance import Chance, Draw, Pick, Roll
from formicarium.core.errors import ChanceError


class Dealer(Protocol):
    def deal(self, chance: Chance[Any]) -> Any: ...


class Seeded:
    """Deals from a seed: the same seed and the same answers give the same match."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Random(seed)

    def deal(self, chance: Chance[Any]) -> Any:
        return chance.sample(self.rng)


class Scripted:
    """Deals what it was told, in order, and then as `then` does (None: it refuses).

    >>> dealer = Scripted(dice=[3, 5, 6])
    >>> dealer.deal(Roll(2)), dealer.deal(Roll(1))
    ((3, 5), (6,))
    >>> Scripted(dice=[4]).finish()
    Traceback (most recent call last):
    formicarium.core.errors.ChanceError: scripted, but never dealt: 4
    """

    def __init__(
        self,
        dice: Iterable[int] = (),
        draws: Iterable[str] = (),
        picks: Iterable[str] = (),
        then: Dealer | None = None,
    ) -> None:
        self.dice = deque(map(str, dice))
        self.draws = deque(draws)
        self.picks = deque(picks)
        self.then = then

    def deal(self, chance: Chance[Any]) -> Any:
        match chance:
            case Roll(dice=count):
                source = self.dice
            case Draw(count=count):
                source = self.draws
            case Pick():
                source, count = self.picks, 1
            case _:
                raise ChanceError(f"nothing is scripted for {chance}")
        if not source and count and self.then is not None:
            return self.then.deal(chance)
        if len(source) < count:
            raise ChanceError(f"{chance} needs {count}, only {len(source)} scripted")
        return chance.read([source.popleft() for _ in range(count)])

    def finish(self) -> None:
        """Nothing more will be asked: ChanceError if something scripted is left."""
        left = (*self.dice, *self.draws, *self.picks)
        if left:
            raise ChanceError(f"scripted, but never dealt: {', '.join(left)}")
