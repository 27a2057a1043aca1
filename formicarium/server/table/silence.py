"""Keeping silence: did play just come to a point where somebody may have been asked in secret?

A reaction window that nobody could use and one that somebody let pass at once must look alike.
After either, whatever tells where the match is (frames, clocks, lists) is held back for a short random time.
That is counted from rows: every node keeps the same silence, and clocks start when it is over.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Iterator
from enum import Enum
from hashlib import sha256
from typing import Any, NamedTuple, TypeAlias

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer, deal
from formicarium.core.state import State
from formicarium.core.together import Sealed, under_seal
from formicarium.core.window import Window
from formicarium.texts.message import Seat

Watch: TypeAlias = Callable[[State], None]

SKEW = 60.0  # seconds that the clocks of two nodes may be apart
_NO_KEY = secrets.token_hex(16)  # for tables without a secret: nobody shall foresee a pause


class Silence(Enum):
    """What a move led to."""

    NONE = "nobody could have been asked in secret"
    OPEN = "somebody is asked in secret now, and nobody could have been before"
    PASSED = "a secret question was due that nobody had to answer"


class Pauses:
    """How long a table keeps silent: at random, for who does not know its key, and alike on every node."""

    def __init__(self, least: float, most: float, key: str) -> None:
        self.least = least
        self.most = most
        self._key = (key or _NO_KEY).encode()

    def after(self, row: int) -> float:
        """Seconds, after the row of this number."""
        digest = hmac.digest(self._key, f"pause {row}".encode(), sha256)
        return self.least + (self.most - self.least) * int.from_bytes(digest[:8], "big") / 2**64


NO_PAUSES = Pauses(0.0, 0.0, "")


class Hush(NamedTuple):
    """A silence that is kept."""

    row: int = -1  # with which it began
    until: float = 0.0  # seconds since 1970
    early: bool = False  # may who is asked in secret see it at once?
    since: float = 0.0

    def covers(self, at: float) -> bool:
        """Is it kept at this time? Not if the time is long before it: then a clock was set back."""
        return self.since - SKEW <= at < self.until

    def over(self, at: float) -> float:
        """When whatever happens at this time may be known."""
        return self.until if self.covers(at) else at

    def then(self, row: int, at: float, silence: Silence, pauses: Pauses) -> Hush:
        """What a row makes of it.

        Whoever is asked first is shown it at once; later questions come when it is over, as they would if
        somebody else had been asked before.
        """
        if silence is Silence.NONE or not pauses.most:
            return self
        if self.covers(at):
            return self._replace(early=False)
        return Hush(row, at + pauses.after(row), silence is Silence.OPEN, at)


def silence_after(
    table: State, seat: Seat, move: Move, results: Iterator[Any], watch: Watch | None = None
) -> Silence:
    """Carry a move out on a table of one's own, and look where secret questions are due on the way.

    `watch` is shown the table before each step that nobody has to answer.
    """
    answer(table, seat, move)
    passed = False
    if (sealed := under_seal(table)) and sealed.silent and sealed.ask(table):
        return Silence.NONE  # the same seal is still open: nothing has come of it yet
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
