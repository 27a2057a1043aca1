"""What is offered, by the kind of answer: wherever it stands in a list, and whatever else is offered."""

from __future__ import annotations

from typing import TypeVar

from formicarium.core.decision import Decision, Move
from formicarium.games.hidden_empires_2.moves import ChooseCount

M = TypeVar("M", bound=Move)


def offered(decision: Decision, kind: type[M]) -> list[M]:
    return [move for move in decision.options if isinstance(move, kind)]


def highest(decision: Decision) -> ChooseCount:
    return max(offered(decision, ChooseCount), key=lambda move: move.count)
