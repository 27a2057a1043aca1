"""What seats may know on the way, and what came of their answers: the tree, one entry per knowledge."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import fields
from math import sqrt
from random import Random
from typing import Any, Protocol

from formicarium.core.bot import Choice
from formicarium.core.decision import Move

CURIOSITY = 0.3  # how much an answer is tried for being promising, or little tried
WIDENING = 1.0  # answers that are tried at all: so many times the root of the rounds


class Node(Protocol):
    """One knowledge of one seat: which answer it tries next, and what came of it."""

    choices: Sequence[Choice]

    def pick(self, rng: Random) -> int: ...
    def learn(self, at: int, value: float) -> None: ...


class Root(Node, Protocol):
    """The question that is thought over."""

    settled: bool  # nothing more can be learnt

    @property
    def visits(self) -> list[int]: ...
    def mean(self, at: int) -> float: ...
    def choice(self, rng: Random) -> int: ...


class Turn:
    """A seat further down. The most promising answers come first; others as the rounds grow."""

    __slots__ = ("choices", "rounds", "totals", "visits")

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = choices
        self.rounds = 0
        self.visits = [0] * len(choices)
        self.totals = [0.0] * len(choices)

    def pick(self, rng: Random) -> int:
        """The answer that is good so far, or promising and little tried."""
        if self.rounds == 0:
            return 0
        tried = min(len(self.choices), 1 + int(WIDENING * sqrt(self.rounds)))
        expected = sum(self.totals) / self.rounds
        urge = CURIOSITY * sqrt(self.rounds)
        best, most = 0, -1.0
        for at in range(tried):
            visits = self.visits[at]
            mean = self.totals[at] / visits if visits else expected
            score = mean + urge / ((1 + at**0.5) * (1 + visits))
            if score > most:
                best, most = at, score
        return best

    def learn(self, at: int, value: float) -> None:
        self.rounds += 1
        self.visits[at] += 1
        self.totals[at] += value


class Leaf:
    """A seat further down that was met once: what the quick player chose there, and what came of it."""

    __slots__ = ("choices", "total")

    def __init__(self, choice: Choice) -> None:
        self.choices: Sequence[Choice] = (choice,)
        self.total = 0.0

    def pick(self, rng: Random) -> int:
        return 0

    def learn(self, at: int, value: float) -> None:
        self.total += value

    def grown(self, favourites: Sequence[Choice]) -> Turn:
        """Met again: other answers are thought of, too, and what came of the first is not forgotten."""
        first = self.choices[0]
        turn = Turn([first, *(each for each in favourites if _course(each) != _course(first))])
        turn.learn(0, self.total)
        return turn


def _course(choice: Choice) -> tuple[Move, ...]:
    return choice.move, *(move for move, _ in choice.then)


def knowledge(view: Any) -> Hashable:
    """A view as a key: equal views have equal ones."""
    return tuple(_solid(getattr(view, each.name)) for each in fields(view))


def _solid(value: Any) -> Hashable:
    if isinstance(value, Mapping):
        return frozenset((key, _solid(each)) for key, each in value.items())
    if isinstance(value, set):
        return frozenset(value)
    if isinstance(value, list) or (isinstance(value, tuple) and not _is_solid(value)):
        return tuple(map(_solid, value))
    return value if _is_solid(value) else knowledge(value)


def _is_solid(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True
