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

    def may_react(self, s: S, seat: Seat) -> bool:
        """Whether this seat may have something to play, as far as everybody knows."""
        return True

    def close(self, s: S) -> None:
        """Everybody has passed."""

    def ask(self, s: S) -> Decision | None:
        if self.passed == len(self.seats):
            return None
        seat = self.seats[self.passed]  # with nothing to offer, passing is forced and nobody is asked
        return Decision(seat, self.prompt, (*self.offers(s, seat), PASS), default=PASS, silent=True)

    def run(self, s: S, answer: Any) -> None:
        if answer is None:
            self.close(s)
        elif isinstance(answer, Pass):
            s.then(replace(self, passed=self.passed + 1))
        else:
            after = self.passed + 1
            s.then(replace(self, seats=self.seats[after:] + self.seats[:after], passed=0))
            self.react(s, self.seats[self.passed], answer)
