"""Answers laid down ahead: what a seat means to do in its next turn, before it is asked.

A game that is played in turn keeps a module `plans` in its folder. `ahead` says at which tables a seat may
plan, and what it is asked then; `basis`, on what of all that the seat sees an answer depends. Plans are
tried on tables the seat may be at, never on the real one, and go as far as the next question is the same in
all of them: up to chance, to another seat's answer, or to what is hidden.

When the seat is asked, what is left of its plan is laid down once more, at the table as it is by then. It
fits if that comes to the same: the same questions, answers that are offered, and a basis that has not
changed. An answer may bind, so nothing is played of a plan whose end would not fit.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from formicarium.core.decision import Decision, Move, Path
from formicarium.core.flow import answer, settle
from formicarium.core.plain import fingerprint
from formicarium.core.state import State
from formicarium.core.together import imagine, sight, warnings
from formicarium.texts.facts import to_wire
from formicarium.texts.message import Message, Seat

FOLDER = "plans"  # the part of a game that it is
WORLDS = 8  # tables that are imagined


class Plans(Protocol):
    """What a game's module `plans` has."""

    def ahead(self, s: Any, seat: Seat) -> bool:
        """Make of this table, a copy, the one at which the seat is asked next; False where it cannot plan.

        It goes by what the seat knows. It is not called for a seat that is asked something now.
        """

    def basis(self, view: Any, move: Move) -> object:
        """What a seat sees that would make it think again about this answer, if it changed: plain data."""


class Planned(NamedTuple):
    """An answer that is laid down, the question it is for, and a fingerprint of what it depends on."""

    prompt: str  # as it goes over the wire
    path: Path
    basis: str


class Draft:
    """A plan being laid down, answer by answer, at tables the seat may be at."""

    def __init__(self, plans: Plans, seat: Seat, worlds: Sequence[State]) -> None:
        self.seat = seat
        self._plans = plans
        self._worlds = worlds
        self.question = self._agreed()

    @classmethod
    def ahead(cls, plans: Plans, s: State, seat: Seat) -> Draft | None:
        """A plan for the seat's next turn; None where it cannot lay one down."""
        if not plannable(plans, s, seat):
            return None
        worlds = [imagine(s, seat, Random(number)) for number in range(WORLDS)]
        for world in worlds:
            plans.ahead(world, seat)
        return cls(plans, seat, worlds)

    @classmethod
    def now(cls, plans: Plans, s: State, seat: Seat) -> Draft:
        """What the seat would lay down now that it is asked."""
        return cls(plans, seat, [sight(imagine(s, seat, Random(number)), seat) for number in range(WORLDS)])

    @property
    def warnings(self) -> Mapping[Move, Message]:
        """What answers to the next question would throw away, where that is certain."""
        if self.question is None:
            return {}
        said = zip(*(warnings(world, self.question) for world in self._worlds), strict=True)
        agreed = zip(self.question.options, said, strict=True)
        return {move: one for move, (one, *rest) in agreed if one and all(each == one for each in rest)}

    @property
    def clause(self) -> str:
        """The clause behind the next question."""
        return self._worlds[0].steps[-1].clause if self.question is not None else ""

    def lay(self, path: Path) -> Planned | None:
        """Lay down the next answer; None if it is not offered, or depends on what the seat cannot know."""
        question = self.question
        move = question.find(path) if question is not None else None
        if question is None or move is None:
            return None
        bases = {fingerprint(self._plans.basis(world.view(self.seat), move)) for world in self._worlds}
        if len(bases) > 1:
            return None
        self._worlds = [_after(world, self.seat, move) for world in self._worlds]
        self.question = self._agreed()
        return Planned(asking(question), path, bases.pop())

    def _agreed(self) -> Decision | None:
        """What the seat is asked in all worlds alike."""
        questions = [_asked(world, self.seat) for world in self._worlds]
        return questions[0] if all(question == questions[0] for question in questions) else None


def plannable(plans: Plans, s: State, seat: Seat) -> bool:
    """May this seat, which is asked nothing, lay down answers for its next turn?"""
    return s.outcome is None and plans.ahead(s.copy(), seat)


class Misfit(NamedTuple):
    """The first answer of a plan that does not fit any more, and why: another question, refused, changed."""

    number: int
    why: str
    planned: Planned


def misfit(plans: Plans, s: State, seat: Seat, plan: Iterable[Planned]) -> Misfit | None:
    """What does not fit of a plan, now that the seat is asked; None if all of it does."""
    draft = Draft.now(plans, s, seat)
    for number, planned in enumerate(plan):
        question = draft.question
        if question is None or asking(question) != planned.prompt:
            return Misfit(number, "asked", planned)
        if question.find(planned.path) is None:
            return Misfit(number, "refused", planned)
        if draft.lay(planned.path) != planned:
            return Misfit(number, "changed", planned)
    return None


def asking(question: Decision) -> str:
    """What is asked, as plain text: the same for the same question."""
    return json.dumps(to_wire(question.prompt))


def _asked(world: State, seat: Seat) -> Decision | None:
    """What the seat is asked at a table, if it is the only one."""
    asked = settle(world)
    if isinstance(asked, tuple) and len(asked) == 1 and asked[0].seat == seat:
        return asked[0]
    return None


def _after(world: State, seat: Seat, move: Move) -> State:
    after = world.copy()
    answer(after, seat, move)
    return after
