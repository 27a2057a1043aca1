"""Keeping silence: did play just come to a point where somebody may have been asked in secret?

A reaction window that nobody could use and one that somebody let pass at once must look alike.
After either, whatever tells where the match is (frames, clocks, lists) is held back for a short random time.
That is counted from rows: every node keeps the same silence, and clocks start when it is over.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from enum import Enum
from hashlib import sha256
from typing import Any, NamedTuple, TypeAlias

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision
from formicarium.core.state import State, Step
from formicarium.core.together import Sealed
from formicarium.core.window import Window

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


class Listener:
    """Looks on while a move is carried out, and notes where secret questions are due on the way.

    `watch` is shown the table before each step that nobody has to answer.
    """

    def __init__(self, watch: Watch | None = None) -> None:
        self._watch = watch
        self._begun = False
        self._passed = False
        self._open = False

    @property
    def silence(self) -> Silence:
        """What the move led to."""
        return Silence.PASSED if self._passed else Silence.OPEN if self._open else Silence.NONE

    def witness(self, table: State, step: Step[Any, Any], asked: Any) -> None:
        begun, self._begun = self._begun, True
        secret = _is_secret(step, asked)
        if isinstance(asked, tuple) or (isinstance(asked, Decision) and len(asked.options) > 1):
            # Where the seal is still open under which the answer was given, nothing has come of it yet.
            self._open = secret and (begun or not isinstance(step, Sealed))
            return
        if self._watch is not None:
            self._watch(table)
        self._passed = self._passed or (secret and not isinstance(asked, Chance))


def _is_secret(step: Any, asked: Any) -> bool:
    """Is this a moment in which one may be asked without anybody knowing?"""
    if isinstance(step, Sealed):
        return step.silent
    if isinstance(asked, Decision):
        return asked.silent
    return isinstance(step, Window) and step.passed < len(step.seats)
