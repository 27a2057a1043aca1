"""Players that are programs. They know what a seat knows, and say why they chose."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from formicarium.core.decision import Decision, Move
from formicarium.core.state import State
from formicarium.core.together import imagine, sight
from formicarium.texts.message import Message


class Sight:
    """All a player may know: never the table itself. What is seen is put together when somebody looks."""

    __slots__ = ("_look", "_view", "decision", "imagine")

    def __init__(self, look: Callable[[], Any], decision: Decision, imagine: Callable[[Random], Any]) -> None:
        self._look = look
        self._view: Any = None
        self.decision = decision
        self.imagine = imagine  # a table this seat may be at

    @classmethod
    def at(cls, s: State, decision: Decision) -> Sight:
        """What the seat that is asked may know at this table, while the question stands."""
        seat = decision.seat
        return cls(lambda: sight(s, seat).view(seat), decision, lambda rng: imagine(s, seat, rng))

    @property
    def view(self) -> Any:
        if self._view is None:
            self._view = self._look()
        return self._view


class Choice(NamedTuple):
    move: Move
    why: Message  # one sentence


class Bot(Protocol):
    def choose(self, sight: Sight, rng: Random) -> Choice: ...
