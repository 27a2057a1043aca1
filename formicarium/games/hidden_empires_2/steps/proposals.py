"""One answer for several: what each question proposes, until something else is asked (HE2-RULING-95, -99)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from formicarium.core.decision import Decision, Move
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_2.events import PlanKept
from formicarium.games.hidden_empires_2.moves import ACCEPT_PART, ACCEPT_PLAN, AS_PROPOSED, KEEP_PLAN
from formicarium.games.hidden_empires_2.planning.nest import proposed
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Message, Seat

EARLY_BLOCKS = ("n1", "n2", "n3")  # others come after them
A = TypeVar("A", contravariant=True)


class Proposing(Step[Empires, A], Generic[A]):
    """A step in a row of steps without dice, all of which one answer may leave to what they propose."""

    __slots__ = ()
    shortcut: ClassVar[Move] = AS_PROPOSED

    def question(
        self,
        seat: Seat,
        prompt: Message,
        options: tuple[Move, ...],
        default: Move | None = None,
        *,
        more: bool = True,
    ) -> Decision:
        """Where there is a choice, and `more` to come than this one answer, the shortcut is offered too."""
        shortcut = (self.shortcut,) if more and len(options) > 1 else ()
        return Decision(seat, prompt, (*options, *shortcut), default=default)

    def proposal(self, s: Empires, asked: Decision) -> Any:
        """What is done here if the player leaves it: as the clock would, unless the step knows better."""
        return asked.timeout

    def goes_on(self, step: AnyStep) -> bool:
        """Whether another step belongs to this row, and to the same player."""
        return type(step) is type(self) and getattr(step, "seat", None) == getattr(self, "seat", None)

    def receive(self, s: Empires, seat: Seat, move: Move) -> None:
        if move != self.shortcut:
            super().receive(s, seat, move)
            return
        follow_proposals(s, self.goes_on)


def follow_proposals(s: Empires, goes_on: Callable[[AnyStep], bool]) -> None:
    """One step after the other is answered as it proposes, as long as they belong to the row."""
    while s.steps and goes_on(s.steps[-1]):
        step = s.steps[-1]
        assert isinstance(step, Proposing)
        asked = step.ask(s)
        s.steps.pop()
        step.run(s, step.proposal(s, asked) if isinstance(asked, Decision) else None)


class NestStep(Proposing[A], Generic[A]):
    """HE2-RULING-95: a step of the blocks N1 to N4, one player at his own nest sheet, with a plan for all."""

    __slots__ = ()
    seat: Seat
    shortcut = ACCEPT_PLAN

    def plan(
        self, s: Empires, prompt: Message, options: tuple[Move, ...], default: Move | None = None
    ) -> Decision:
        """HE2-RULING-101: where blocks are still to come, the plan may be accepted for them too."""
        if len(options) > 1 and s.sealed_stage in EARLY_BLOCKS:
            return Decision(self.seat, prompt, (*options, KEEP_PLAN, ACCEPT_PART), default=default)
        return self.question(self.seat, prompt, options, default)

    def proposal(self, s: Empires, asked: Decision) -> Any:
        """HE2-RULING-95: what brings the points soonest; before rules 2, whatever came first."""
        return proposed(s, self.seat, asked) if s.rules >= 2 else self.first_plan(s, asked)

    def first_plan(self, s: Empires, asked: Decision) -> Any:
        """As rules 1 proposed, for matches that were played with them."""
        return asked.timeout

    def goes_on(self, step: AnyStep) -> bool:
        return isinstance(step, NestStep) and step.seat == self.seat

    def receive(self, s: Empires, seat: Seat, move: Move) -> None:
        if move == KEEP_PLAN:
            s.planned[seat] = True
            s.tell(PlanKept(seat))
        super().receive(s, seat, ACCEPT_PLAN if move in (KEEP_PLAN, ACCEPT_PART) else move)


@dataclass(frozen=True, slots=True)
class FollowPlan(NestStep[None]):
    """HE2-RULING-101: a player who has accepted the plan for the whole nest phase is asked no more."""

    seat: Seat

    def run(self, s: Empires, answer: None) -> None:
        follow_proposals(s, self.goes_on)
