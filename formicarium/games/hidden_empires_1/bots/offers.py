"""What is offered, by the kind of answer: wherever it stands in a list, and whatever else is offered."""

from __future__ import annotations

from typing import TypeVar

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision, Move
from formicarium.games.hidden_empires_1.answers import COUNT
from formicarium.games.hidden_empires_1.moves import Count
from formicarium.texts.message import message

M = TypeVar("M", bound=Move)


def offered(decision: Decision, kind: type[M]) -> list[M]:
    return [move for move in decision.options if isinstance(move, kind)]


def highest(decision: Decision) -> int:
    """The largest number that is offered."""
    return max(move.count for move in offered(decision, Count))


def pick(decision: Decision, count: int, why: str) -> Choice:
    """The number that is offered nearest to this one."""
    counts = [move.count for move in offered(decision, Count)]
    return Choice(COUNT[(min(counts, key=lambda each: abs(each - count)),)], message(why))
