"""Keeping silence: did play just come to a point where somebody may have been asked in secret?

A reaction window that nobody could use and one that somebody let pass at once must look alike.
After either, the room holds its frames back for a short random time.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer, deal
from formicarium.core.state import State
from formicarium.core.together import Sealed
from formicarium.core.window import Window
from formicarium.texts.message import Seat


class Silence(Enum):
    """What a move led to."""

    NONE = "nobody could have been asked in secret"
    OPEN = "somebody is asked in secret now, and nobody could have been before"
    PASSED = "a secret question was due that nobody had to answer"


def silence_after(table: State, seat: Seat, move: Move, results: Iterator[Any]) -> Silence:
    """Carry a move out on a table of one's own, and look where secret questions are due on the way."""
    answer(table, seat, move)
    passed = False
    while table.steps:
        step = table.steps[-1]
        asked = step.ask(table)
        secret = _is_secret(step, asked)
        if isinstance(asked, Chance):
            deal(table, next(results))
        elif asked is None or (type(asked) is Decision and len(asked.options) == 1):
            passed = passed or secret
            table.steps.pop().run(table, asked.options[0] if asked else None)
        else:
            return Silence.PASSED if passed else Silence.OPEN if secret else Silence.NONE
    return Silence.PASSED if passed else Silence.NONE


def _is_secret(step: Any, asked: Any) -> bool:
    """Is this a moment in which one may be asked without anybody knowing?"""
    if isinstance(step, Sealed):
        return step.silent
    if isinstance(asked, Decision):
        return asked.silent
    return isinstance(step, Window) and step.passed < len(step.seats)
