"""A plan for one's Nest Phase, to accept at any of its questions (HE1-RULING-97)."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from formicarium.core.decision import Decision, Move
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import ACCEPT_PLAN, ahead
from formicarium.games.hidden_empires_1.moves import Count
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.message import Message, Seat

A = TypeVar("A", contravariant=True)
PLAN: tuple[Move, ...] = (ACCEPT_PLAN,)


class Planned(Step[Empires, A], Generic[A]):
    """A question in one's part of steps 2 to 7, with an answer that the plan proposes.

    The clock plays it, and among numbers it comes first. Once the plan is accepted, it is the only answer
    left here and in all that follows.
    """

    __slots__ = ()
    seat: Seat

    def question(
        self, s: Empires, prompt: Message, options: tuple[Move, ...], *, more: bool = True
    ) -> Decision:
        """These answers; and the plan, where there is a choice and `more` may be asked after it."""
        if len(options) == 1:
            return Decision(self.seat, prompt, options, silent=True)
        proposed = self.proposal(s, options)
        if s.planned[self.seat]:
            return Decision(self.seat, prompt, (proposed,), silent=True)
        if isinstance(proposed, Count):
            options = ahead(proposed.count, _count(options[0]), _count(options[-1]))
        return Decision(self.seat, prompt, options + PLAN if more else options, default=proposed, silent=True)

    def proposal(self, s: Empires, options: tuple[Move, ...]) -> Move:
        """What the plan answers: the first of the answers, unless the step knows better."""
        return options[0]

    def receive(self, s: Any, seat: Seat, move: Move) -> None:
        if move == ACCEPT_PLAN:
            s.planned[seat] = True  # and the question, still on the stack, answers itself
        else:
            super().receive(s, seat, move)


def _count(move: Move) -> int:
    assert isinstance(move, Count)
    return move.count
