"""Several seats at once: each answers its own steps under seal, and nothing shows before the last.

A seat's answers are tried on a draft, a copy of the table only that seat looks at. When every
seat is done, the answers are carried out on the table itself, in the order of the branches: so
the order of arrival cannot matter, and until then the table holds nothing to leak.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any, TypeVar

from formicarium.core.decision import Decision, Move
from formicarium.core.errors import GameError, PlainError
from formicarium.core.flow import answer, settle
from formicarium.core.plain import DERIVED
from formicarium.core.state import AnyStep, State, Step
from formicarium.kit.swift import swift
from formicarium.texts.message import Message, Seat

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Branch:
    """One seat's part: the steps it goes through, and its sealed answers so far."""

    seat: Seat
    steps: tuple[AnyStep, ...]
    answers: tuple[Move, ...] = ()
    draft: Any = field(default=None, compare=False, repr=False, metadata=DERIVED)
    open: Decision | None = field(default=None, compare=False, repr=False, metadata=DERIVED)
    # How many events the draft had told when each answer was given.
    told: tuple[int, ...] = field(default=(), compare=False, repr=False, metadata=DERIVED)

    def on(self, s: State) -> Branch:
        """This branch with its draft made from the table `s`."""
        draft = s.copy()
        draft.steps.clear()
        draft.then(*self.steps)
        branch = Branch(self.seat, self.steps, (), draft, self._next(draft))
        for move in self.answers:
            offered = branch.open.offered(move) if branch.open is not None else None
            if offered is None:
                raise PlainError("steps", f"seat {self.seat} cannot have answered {move}")
            branch = branch.answered(offered)
        return branch

    def answered(self, move: Move) -> Branch:
        draft = self.draft.copy()
        answer(draft, self.seat, move)
        told = (*self.told, self.draft.told)
        return Branch(self.seat, self.steps, (*self.answers, move), draft, self._next(draft), told)

    def _next(self, draft: State) -> Decision | None:
        """The next question; a branch asks its own seat and nobody else."""
        asked = settle(draft)
        if not asked:
            return None
        if isinstance(asked, tuple) and len(asked) == 1 and asked[0].seat == self.seat:
            return asked[0]
        raise GameError(f"{draft.steps[-1].tag}: a sealed branch may ask only its own seat, {self.seat}")

    def imagined(self, s: State, done: bool, rng: Random) -> Branch:
        """What this branch may look like to the others: answered somehow, or not yet."""
        branch = Branch(self.seat, self.steps).on(s)
        while done and branch.open is not None:
            branch = branch.answered(rng.choice(branch.open.options))
        return branch

    def carry_out(self, s: State) -> None:
        """Do on the table what the draft has tried."""
        rest = s.steps.copy()
        s.steps.clear()
        s.then(*self.steps)
        for move in self.answers:
            asked = self._next(s)
            offered = asked.offered(move) if asked is not None else None
            if offered is None:
                raise GameError(f"seat {self.seat} chose {move} on its draft, but cannot on the table")
            answer(s, self.seat, offered)
        if self._next(s) is not None:
            raise GameError(f"seat {self.seat} is asked more on the table than on its draft")
        if s.outcome is None:
            s.steps[:] = rest


swift(Branch)


@dataclass(frozen=True, slots=True)
class Together(Step[State, None]):
    """These seats act at the same time, each through its own steps.

    `binding` is the clause that forbids taking a sealed answer back ("": it may be changed
    until the last one is in). `silent` is for steps in which being asked depends on something
    hidden: nobody is told who has answered already.
    """

    branches: tuple[tuple[Seat, tuple[AnyStep, ...]], ...]
    binding: str = ""
    silent: bool = False

    def run(self, s: State, answer: None) -> None:
        if len(self.branches) == 1:  # nobody to wait for: no seal needed
            s.then(*self.branches[0][1])
        else:
            branches = tuple(Branch(seat, steps).on(s) for seat, steps in self.branches)
            s.then(Sealed(branches, self.binding, self.silent))


@dataclass(frozen=True, slots=True)
class Sealed(Step[State, None]):
    """A together step under way."""

    branches: tuple[Branch, ...]
    binding: str = ""
    silent: bool = False

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        return tuple(branch.open for branch in self.branches if branch.open is not None) or None

    def receive(self, s: State, seat: Seat, move: Move) -> None:
        s.steps[-1] = self._with(b.answered(move) if b.seat == seat else b for b in self.branches)

    def run(self, s: State, answer: None) -> None:
        """Everybody has answered: carry it out, one branch after the other."""
        for branch in self.branches:
            if s.outcome is None:
                branch.carry_out(s)

    def led(self, s: State) -> dict[Seat, list[int | None]]:
        """For each answer of each seat, how many events come before those it leads to (None: to nothing)."""
        found: dict[Seat, list[int | None]] = {}
        ahead = 0
        for branch in self.branches:
            told = [ahead + number - s.told for number in (*branch.told, branch.draft.told)]
            found[branch.seat] = [here if here < then else None for here, then in pairwise(told)]
            ahead = told[-1]
        return found

    def branch(self, seat: Seat | None) -> Branch | None:
        """The part of this seat, if it takes part."""
        return next((branch for branch in self.branches if branch.seat == seat), None)

    def done(self) -> tuple[Seat, ...]:
        """The seats of which everybody may know that they have nothing left to answer."""
        return () if self.silent else tuple(branch.seat for branch in self.branches if branch.open is None)

    def reopened(self, s: State) -> Sealed:
        return self._with(branch.on(s) for branch in self.branches)

    def imagined(self, s: State, seat: Seat, rng: Random) -> Sealed:
        """As `seat` may imagine it: its own answers stand, those of seats known to be done are drawn anew."""
        done = self.done()
        return self._with(
            branch.on(s) if branch.seat == seat else branch.imagined(s, branch.seat in done, rng)
            for branch in self.branches
        )

    def _with(self, branches: Iterable[Branch]) -> Sealed:
        return Sealed(tuple(branches), self.binding, self.silent)


def under_seal(s: State) -> Sealed | None:
    """The together step under way, if any. It is always on top of the stack."""
    top = s.steps[-1] if s.steps else None
    return top if isinstance(top, Sealed) else None


def sight(s: S, seat: Seat | None) -> S:
    """The table as far as this seat has taken it: its own draft while it answers under seal."""
    sealed = under_seal(s)
    branch = sealed.branch(seat) if sealed else None
    return branch.draft if branch else s


def warnings(s: State, decision: Decision) -> tuple[Message | None, ...]:
    """What each option of a question would throw away, if anything, as its step says."""
    table = sight(s, decision.seat)
    step = table.steps[-1]
    return tuple(step.warning(table, decision.seat, move) for move in decision.options)


def imagine(s: S, seat: Seat, rng: Random) -> S:
    """A table this seat may be at, sealed answers of others included."""
    world = s.determinize(seat, rng)
    if sealed := under_seal(world):
        world.steps[-1] = sealed.imagined(world, seat, rng)
    return world
