"""Reaction windows: those who may react are asked in order, until all have passed in succession."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeVar

from formicarium.core.decision import PASS, Decision, Move, Pass
from formicarium.core.state import State, Step
from formicarium.texts.message import Message, Seat

S = TypeVar("S", bound=State, contravariant=True)


@dataclass(frozen=True, slots=True)
class Window(Step[S, Any]):
    """A chance to react. A game says what each seat may play, and what playing it does.

    A seat without anything to play is not asked and counts as having passed; nobody else can
    tell (the decision is silent). What a reaction puts on the stack is done before the window
    goes on, so windows nest.
    """

    seats: tuple[Seat, ...]  # in asking order; the first `passed` of them have passed
    passed: int = 0
    prompt: ClassVar[Message]

    def offers(self, s: S, seat: Seat) -> tuple[Move, ...]:
        """What this seat may play here, `pass` aside."""
        raise NotImplementedError

    def react(self, s: S, seat: Seat, move: Move) -> None:
        """Do it, or put on the stack what does it."""
        raise NotImplementedError

    def close(self, s: S) -> None:
        """Everybody has passed."""

    def ask(self, s: S) -> Decision | None:
        for seat in self.seats[self.passed :]:
            if offers := self.offers(s, seat):
                return Decision(seat, self.prompt, (*offers, PASS), default=PASS, silent=True)
        return None

    def run(self, s: S, answer: Any) -> None:
        asked = self.ask(s)
        if asked is None:
            self.close(s)
            return
        next_one = self.seats.index(asked.seat) + 1
        if isinstance(answer, Pass):
            s.then(replace(self, passed=next_one))
        else:
            s.then(replace(self, seats=self.seats[next_one:] + self.seats[:next_one], passed=0))
            self.react(s, asked.seat, answer)
