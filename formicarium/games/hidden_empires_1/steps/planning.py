"""A plan for one's Nest Phase, to accept at any of its questions (HE1-RULING-97)."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from formicarium.core.decision import Decision, Move
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import ACCEPT_PLAN
from formicarium.games.hidden_empires_1.colony import nest_size, space_used, worker_like
from formicarium.games.hidden_empires_1.data import RESERVES
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.message import Message, Seat

A = TypeVar("A", contravariant=True)


class Planned(Step[Empires, A], Generic[A]):
    """A question in one's part of steps 2 to 7, with an answer that the plan proposes.

    Once the plan is accepted, that answer is the only one left here and in all that follows.
    """

    __slots__ = ()
    seat: Seat

    def question(
        self,
        s: Empires,
        prompt: Message,
        options: tuple[Move, ...],
        default: Move | None = None,
        *,
        more: bool = True,
    ) -> Decision:
        """These answers; and the plan, where there is a choice and `more` may be asked after it."""
        asked = Decision(self.seat, prompt, options, default=default, silent=True)
        if len(options) == 1:
            return asked
        if s.planned[self.seat]:
            return Decision(self.seat, prompt, (self.proposal(s, asked),), silent=True)
        if not more:
            return asked
        return Decision(self.seat, prompt, (*options, ACCEPT_PLAN), default=asked.timeout, silent=True)

    def proposal(self, s: Empires, asked: Decision) -> Move:
        """What the plan answers: as the clock would, unless the step knows better."""
        return asked.timeout

    def receive(self, s: Any, seat: Seat, move: Move) -> None:
        if move == ACCEPT_PLAN:
            s.planned[seat] = True  # and the question, still on the stack, answers itself
        else:
            super().receive(s, seat, move)


def room_for_eggs(s: Empires, seat: Seat) -> int:
    """HE1-CHK-01: how many more the nest holds if all who can leave the Reserves leave them."""
    leaving = sum(worker_like(s, seat, RESERVES, s.reserves[seat]))
    return max(0, nest_size(s, seat) - space_used(s, seat) + leaving)
