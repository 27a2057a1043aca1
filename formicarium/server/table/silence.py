"""Keeping silence: did play just come to a point where somebody may have been asked in secret?

A reaction window that nobody could use and one that somebody let pass at once must look alike.
After either, the room holds its frames back for a short random time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, TypeAlias

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer, deal
from formicarium.core.state import State
from formicarium.core.together import Sealed
from formicarium.core.window import Window
from formicarium.texts.message import Seat

Watch: TypeAlias = Callable[[State], None]


class Silence(Enum):
    """What a move led to."""

    NONE = "nobody could have been asked in secret"
    OPEN = "somebody is asked in secret now, and nobody could have been before"
    PASSED = "a secret question was due that nobody had to answer"


def silence_after(
    table: State, seat: Seat, move: Move, results: Iterator[Any], watch: Watch | None = None
) -> Silence:
    """Carry a move out on a table of one's own, and look where secret questions are due on the way.

    `watch` is shown the table before each step that nobody has to answer.
    """
    answer(table, seat, move)
    passed = False
    while table.steps:
        step = table.steps[-1]
        asked = step.ask(table)
        secret = _is_secret(step, asked)
        if isinstance(asked, tuple) or (isinstance(asked, Decision) and len(asked.options) > 1):
            return Silence.PASSED if passed else Silence.OPEN if secret else Silence.NONE
        if watch is not None:
            watch(table)
        if isinstance(asked, Chance):
            deal(table, next(results))
        else:
            passed = passed or secret
            table.steps.pop().run(table, asked.options[0] if asked else None)
    return Silence.PASSED if passed else Silence.NONE


def _is_secret(step: Any, asked: Any) -> bool:
    """Is this a moment in which one may be asked without anybody knowing?"""
    if isinstance(step, Sealed):
        return step.silent
    if isinstance(asked, Decision):
        return asked.silent
    return isinstance(step, Window) and step.passed < len(step.seats)
