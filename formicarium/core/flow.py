"""Running the stack: until somebody is asked, and on once they have answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.state import State, Step
from formicarium.texts.message import Seat

Question: TypeAlias = Chance[Any] | tuple[Decision, ...]  # () when the match is over
Witness: TypeAlias = Callable[[State, Step[Any, Any], Any], None]  # is shown each step, and what it asks


def settle(s: State) -> Question:
    """Run what runs by itself, forced answers included, up to the next question."""
    steps = s.steps
    while steps:
        step = steps[-1]
        asked = step.ask(s)
        if asked is None:
            steps.pop()
            step.run(s, None)
        elif type(asked) is Decision:
            if len(asked.options) > 1:
                return (asked,)
            steps.pop()
            step.run(s, asked.options[0])
        else:
            return asked  # type: ignore[return-value]  # chance, or the open decisions of a together step
    return ()


def strides(s: State) -> Iterator[None]:
    """The way of `settle` with a pause after every step, for whoever looks at the table in between."""
    steps = s.steps
    while steps:
        step = steps[-1]
        asked = step.ask(s)
        forced = asked.options[0] if isinstance(asked, Decision) and len(asked.options) == 1 else None
        if asked is not None and forced is None:
            return
        steps.pop()
        step.run(s, forced)
        yield


def settle_before(s: State, witness: Witness) -> Question:
    """`settle`, for somebody who looks on: at each step before it is run, and at the one that asks."""
    while s.steps:
        step = s.steps[-1]
        asked = step.ask(s)
        witness(s, step, asked)
        given: Move | None = None
        if isinstance(asked, Decision):
            if len(asked.options) > 1:
                return (asked,)
            given = asked.options[0]
        elif asked is not None:
            return asked  # chance, or the open decisions of a together step
        s.steps.pop()
        step.run(s, given)
    return ()


def answer(s: State, seat: Seat, move: Move) -> None:
    """A seat's answer to what `settle` asked. Whether it is legal is the caller's business."""
    s.steps[-1].receive(s, seat, move)


def deal(s: State, result: object) -> None:
    """Chance's answer to what `settle` asked."""
    s.steps.pop().run(s, result)
