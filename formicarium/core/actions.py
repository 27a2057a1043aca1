"""Answers as numbers: the same space of actions for every table of a game.

By tokens, an answer is made of several actions, one for each token of its path. By whole moves, which only a
game with few of them has, it is one. Whatever cannot be done at a table is masked; so is padding, which are
the tokens and moves of other variants and of seats that are not there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from formicarium.core.decision import Decision, Path, notation

A = TypeVar("A")


class Actions(Generic[A]):
    """A space of actions: numbers for names."""

    def __init__(self, names: Iterable[A]) -> None:
        self.names = tuple(names)
        self.number: dict[A, int] = {name: number for number, name in enumerate(self.names)}
        self.size = len(self.names)

    def legal(self, decision: Decision, touched: Path = ()) -> list[int]:
        """The actions that may be done now, in the order of the options."""
        raise NotImplementedError

    def mask(self, decision: Decision | None, touched: Path = ()) -> bytearray:
        """1 for each action that may be done now; nothing may be done where nothing is asked."""
        mask = bytearray(self.size)
        if decision is not None:
            for action in self.legal(decision, touched):
                mask[action] = 1
        return mask

    def path(self, touched: Path, action: int) -> Path:
        """What has been touched after an action."""
        raise NotImplementedError

    def actions(self, path: Path) -> tuple[int, ...]:
        """The actions that make this answer."""
        raise NotImplementedError

    def written(self, action: int) -> str:
        """The name of an action, in words of a record."""
        raise NotImplementedError


class Tokens(Actions[str]):
    """An action is a token that is touched. A path that spells an option is the answer."""

    def legal(self, decision: Decision, touched: Path = ()) -> list[int]:
        number = self.number
        return [number[token] for token in decision.next_tokens(touched)]

    def path(self, touched: Path, action: int) -> Path:
        return (*touched, self.names[action])

    def actions(self, path: Path) -> tuple[int, ...]:
        return tuple(self.number[token] for token in path)

    def written(self, action: int) -> str:
        return self.names[action]


class Moves(Actions[Path]):
    """An action is a whole move."""

    def legal(self, decision: Decision, touched: Path = ()) -> list[int]:
        number = self.number
        return [number[path] for path in decision.paths().found]

    def path(self, touched: Path, action: int) -> Path:
        return self.names[action]

    def actions(self, path: Path) -> tuple[int, ...]:
        return (self.number[path],)

    def written(self, action: int) -> str:
        return notation(self.names[action])
