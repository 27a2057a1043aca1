"""Several seats at once: each answers its own steps under seal, and nothing shows before the last.

A seat's answers are tried on a draft, a copy of the table only that seat looks at. When every
seat is done, the answers are carried out on the table itself, in the order of the branches: so
the order of arrival cannot matter, and until then the table holds nothing to leak.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeVar

from formicarium.core.decision import Decision, Move
from formicarium.core.errors import GameError
from formicarium.core.flow import settle
from formicarium.core.plain import DERIVED
from formicarium.core.state import AnyStep, State, Step
from formicarium.texts.message import Seat

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Branch:
    """One seat's part: the steps it goes through, and its sealed answers so far."""

    seat: Seat
    steps: tuple[AnyStep, ...]
    answers: tuple[Move, ...] = ()
    draft: Any = field(default=None, compare=False, repr=False, metadata=DERIVED)
    open: Decision | None = field(default=None, compare=False, repr=False, metadata=DERIVED)

    def on(self, s: State) -> Branch:
        """This branch with its draft made from the table `s`."""
        draft = s.copy()
        draft.steps[:] = reversed(self.steps)
        branch = replace(self, answers=(), draft=draft, open=self._next(draft))
        for move in self.answers:
            branch = branch.answered(move)
        return branch

    def answered(self, move: Move) -> Branch:
        draft = self.draft.copy()
        draft.steps.pop().run(draft, move)
        return Branch(self.seat, self.steps, (*self.answers, move), draft, self._next(draft))

    def _next(self, draft: State) -> Decision | None:
        """The next question; a branch asks its own seat and nobody else."""
        asked = settle(draft)
        if not asked:
            return None
        if isinstance(asked, tuple) and asked[0].seat == self.seat:
            return asked[0]
        raise GameError(f"{draft.steps[-1].tag}: a sealed branch may ask only its own seat, {self.seat}")

    def carry_out(self, s: State) -> None:
        """Do on the table what the draft has tried."""
        rest = s.steps.copy()
        s.steps[:] = reversed(self.steps)
        for move in self.answers:
            if self._next(s) is None:
                raise GameError(f"seat {self.seat} was asked on its draft, but not on the table")
            s.steps.pop().run(s, move)
        settle(s)
        if s.outcome is None:
            s.steps[:] = rest


@dataclass(frozen=True, slots=True)
class Together(Step[State, None]):
    """These seats act at the same time, each through its own steps.

    `binding` is the clause that forbids taking a sealed answer back ("": it may be changed
    until the last one is in).
    """

    branches: tuple[tuple[Seat, tuple[AnyStep, ...]], ...]
    binding: str = ""

    def run(self, s: State, answer: None) -> None:
        if len(self.branches) == 1:  # nobody to wait for: no seal needed
            s.then(*self.branches[0][1])
        else:
            s.then(Sealed(tuple(Branch(seat, steps).on(s) for seat, steps in self.branches), self.binding))


@dataclass(frozen=True, slots=True)
class Sealed(Step[State, None]):
    """A together step under way."""

    branches: tuple[Branch, ...]
    binding: str = ""

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        return tuple(branch.open for branch in self.branches if branch.open is not None) or None

    def receive(self, s: State, seat: Seat, move: Move) -> None:
        s.steps[-1] = self._with(seat, lambda branch: branch.answered(move))

    def run(self, s: State, answer: None) -> None:
        """Everybody has answered: carry it out, one branch after the other."""
        for branch in self.branches:
            if s.outcome is None:
                branch.carry_out(s)

    def branch(self, seat: Seat | None) -> Branch | None:
        """The part of this seat, if it takes part."""
        return next((branch for branch in self.branches if branch.seat == seat), None)

    def done(self) -> tuple[Seat, ...]:
        """The seats that have nothing left to answer."""
        return tuple(branch.seat for branch in self.branches if branch.open is None)

    def reopened(self, s: State) -> Sealed:
        return Sealed(tuple(branch.on(s) for branch in self.branches), self.binding)

    def imagined(self, s: State, seat: Seat, rng: Random) -> Sealed:
        """As `seat` may imagine it: its own answers stand, those of finished seats are drawn anew."""
        return Sealed(tuple(_imagined(branch, s, seat, rng) for branch in self.branches), self.binding)

    def _with(self, seat: Seat, change: Callable[[Branch], Branch]) -> Sealed:
        return Sealed(tuple(change(b) if b.seat == seat else b for b in self.branches), self.binding)


def _imagined(branch: Branch, s: State, seat: Seat, rng: Random) -> Branch:
    if branch.seat == seat:
        return branch.on(s)
    imagined = replace(branch, answers=()).on(s)
    while branch.open is None and imagined.open is not None:
        imagined = imagined.answered(rng.choice(imagined.open.options))
    return imagined


def under_seal(s: State) -> Sealed | None:
    """The together step under way, if any. It is always on top of the stack."""
    top = s.steps[-1] if s.steps else None
    return top if isinstance(top, Sealed) else None


def sight(s: S, seat: Seat | None) -> S:
    """The table as far as this seat has taken it: its own draft while it answers under seal."""
    sealed = under_seal(s)
    branch = sealed.branch(seat) if sealed else None
    return branch.draft if branch else s


def imagine(s: S, seat: Seat, rng: Random) -> S:
    """A table this seat may be at, sealed answers of others included."""
    world = s.determinize(seat, rng)
    if sealed := under_seal(world):
        world.steps[-1] = sealed.imagined(world, seat, rng)
    return world
