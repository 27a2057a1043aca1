"""The questions put to chance. The dealer answers them; the record keeps the answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from formicarium.core.errors import ChanceError
from formicarium.kit.swift import swift

A = TypeVar("A")


class Chance(Generic[A]):
    """Something to be rolled, drawn, shuffled or picked, all outcomes equally likely."""

    __slots__ = ()

    def sample(self, rng: Random) -> A:
        raise NotImplementedError

    def write(self, result: A) -> tuple[str, ...]:
        """The result in the words of a record."""
        raise NotImplementedError

    def read(self, words: Sequence[str]) -> A:
        """The result that the words state; ChanceError if it cannot happen."""
        raise NotImplementedError

    def after(self, words: Sequence[str] = ()) -> tuple[tuple[str, float], ...]:
        """Item by item: what may come after these words, and how likely it is; nothing, once they are all.

        >>> Draw(("a", "a", "b"), 2).after(["a"])
        (('a', 0.5), ('b', 0.5))
        """
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Roll(Chance[tuple[int, ...]]):
    """Throw dice.

    >>> Roll(2).read(["3", "6"])
    (3, 6)
    """

    dice: int
    sides: int = 6

    def sample(self, rng: Random) -> tuple[int, ...]:
        return tuple(1 + int(rng.random() * self.sides) for _ in range(self.dice))

    def write(self, result: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(map(str, result))

    def read(self, words: Sequence[str]) -> tuple[int, ...]:
        if len(words) != self.dice:
            raise ChanceError(f"{self.dice} dice are rolled, {len(words)} stated")
        faces = {str(face): face for face in range(1, self.sides + 1)}
        for word in words:
            if word not in faces:
                raise ChanceError(f"a die with {self.sides} sides cannot show {word}")
        return tuple(faces[word] for word in words)

    def after(self, words: Sequence[str] = ()) -> tuple[tuple[str, float], ...]:
        if len(words) == self.dice:
            return ()
        return tuple((str(face), 1 / self.sides) for face in range(1, self.sides + 1))


@dataclass(frozen=True, slots=True)
class Draw(Chance[tuple[str, ...]]):
    """Take so many from a pile nobody has looked through: one by one, first drawn first."""

    pile: tuple[str, ...]
    count: int = 1

    def sample(self, rng: Random) -> tuple[str, ...]:
        if self.count == 1:
            return (self.pile[int(rng.random() * len(self.pile))],)
        return tuple(rng.sample(self.pile, self.count))

    def write(self, result: tuple[str, ...]) -> tuple[str, ...]:
        return result

    def read(self, words: Sequence[str]) -> tuple[str, ...]:
        if len(words) != self.count:
            raise ChanceError(f"{self.count} are drawn, {len(words)} stated")
        missing = Counter(words) - Counter(self.pile)
        if missing:
            raise ChanceError(f"not in the pile: {', '.join(sorted(missing))}")
        return tuple(words)

    def after(self, words: Sequence[str] = ()) -> tuple[tuple[str, float], ...]:
        if len(words) == self.count:
            return ()
        left = Counter(self.pile)
        left.subtract(words)
        total = len(self.pile) - len(words)
        return tuple((word, count / total) for word, count in left.items() if count > 0)


def Shuffle(pile: tuple[str, ...]) -> Draw:  # noqa: N802, reads as a question beside Roll and Draw
    """Put a whole pile in order: every item is drawn, first drawn on top."""
    return Draw(pile, len(pile))


@dataclass(frozen=True, slots=True)
class Pick(Chance[str]):
    """Settle one thing among several: who begins, which token is seen."""

    among: tuple[str, ...]

    def sample(self, rng: Random) -> str:
        return self.among[int(rng.random() * len(self.among))]

    def write(self, result: str) -> tuple[str, ...]:
        return (result,)

    def read(self, words: Sequence[str]) -> str:
        if len(words) != 1 or words[0] not in self.among:
            raise ChanceError(f"{' '.join(words) or 'nothing'} is none of {', '.join(self.among)}")
        return words[0]

    def after(self, words: Sequence[str] = ()) -> tuple[tuple[str, float], ...]:
        return () if words else tuple((word, 1 / len(self.among)) for word in self.among)


for _each in (Roll, Draw, Pick):
    swift(_each)
