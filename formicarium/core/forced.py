"""Answers that nobody was asked for, because there was only one: for whoever wants to tell them.

`settle` takes them without a word, which is why it is fast. This goes the same way slowly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.state import State
from formicarium.core.together import Branch, Sealed
from formicarium.texts.message import Seat


def forced(s: State, dealt: Iterable[object]) -> Iterator[tuple[Seat, Move]]:
    """The forced answers from here to the next question, with these results of chance on the way.

    Where the results run out, chance is the next question. The table is used up.
    """
    results = iter(dealt)
    while s.steps:
        step = s.steps[-1]
        if isinstance(step, Sealed):
            for branch in step.branches:
                yield from _under_seal(s.copy(), branch)
        asked = step.ask(s)
        given: object = None
        if isinstance(asked, Chance):
            given = next(results, None)
            if given is None:
                return
        elif isinstance(asked, Decision) and len(asked.options) == 1:
            given = asked.options[0]
            yield asked.seat, asked.options[0]
        elif asked is not None:
            return
        s.steps.pop().run(s, given)


def _under_seal(draft: State, branch: Branch) -> Iterator[tuple[Seat, Move]]:
    """The forced answers among the sealed ones of a branch."""
    draft.steps[:] = reversed(branch.steps)
    answers = iter(branch.answers)
    while draft.steps:
        step = draft.steps[-1]
        asked = step.ask(draft)
        if isinstance(asked, Decision) and len(asked.options) > 1:
            given = next(answers, None)
            if given is None:
                return
            step.receive(draft, branch.seat, given)
        else:
            draft.steps.pop()
            only = asked.options[0] if isinstance(asked, Decision) else None
            if only is not None:
                yield branch.seat, only
            step.run(draft, only)
