"""Ants and brood that are chosen one by one: all that are still due, as proposed (HE1-RULING-101)."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from formicarium.core.decision import Decision, Move
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_1.answers import AS_PROPOSED
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.message import Message, Seat

A = TypeVar("A", contravariant=True)


class OneByOne(Step[Empires, A], Generic[A]):
    """A step in a row of its like: while more than one answer is due, one may stand for all of them."""

    __slots__ = ()

    def question(
        self,
        seat: Seat,
        prompt: Message,
        options: tuple[Move, ...],
        default: Move,
        *,
        more: bool,
        silent: bool = False,
    ) -> Decision:
        """These answers; and the rest as proposed, where there is a choice and `more` are due."""
        rest = (AS_PROPOSED,) if more and len(options) > 1 else ()
        return Decision(seat, prompt, (*options, *rest), default=default, silent=silent)

    def goes_on(self, step: AnyStep) -> bool:
        """Whether another step belongs to this row."""
        return step == self

    def is_followed(self, s: Empires) -> bool:
        """Whether the step after this one, which is on top of the stack, belongs to the row."""
        return len(s.steps) > 1 and self.goes_on(s.steps[-2])

    def receive(self, s: Any, seat: Seat, move: Move) -> None:
        if move == AS_PROPOSED:
            self.follow(s)
        else:
            super().receive(s, seat, move)

    def follow(self, s: Empires) -> None:
        """Step after step is answered as a clock would, as long as they belong to the row."""
        while s.steps and self.goes_on(s.steps[-1]):
            step = s.steps[-1]
            asked = step.ask(s)
            s.steps.pop()
            step.run(s, asked.timeout if isinstance(asked, Decision) else None)
