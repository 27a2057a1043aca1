"""Players that are programs. They know what a seat knows, and say why they chose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

from formicarium.core.decision import Decision, Move
from formicarium.texts.message import Message


@dataclass(frozen=True, slots=True)
class Sight:
    """All a player may know: never the table itself."""

    view: Any
    decision: Decision
    imagine: Callable[[Random], Any]  # a table this seat may be at


class Choice(NamedTuple):
    move: Move
    why: Message  # one sentence


class Bot(Protocol):
    def choose(self, sight: Sight, rng: Random) -> Choice: ...
