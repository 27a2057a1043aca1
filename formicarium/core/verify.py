"""Checking a deal: does the record's secret fit what was promised, and is every chance what it deals?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from formicarium.core.deal import Deal
from formicarium.core.decision import notation
from formicarium.core.errors import Misdealt, RecordError
from formicarium.core.match import replay
from formicarium.core.record import Line, loads, written
from formicarium.texts.message import Message, message


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a record has to show for its deal."""

    kind: Literal["fits", "differs", "nothing"]  # nothing: no commitment to check it against
    says: Message
    line: int = 0  # of the record, where it differs; 0: as a whole


def verify(text: str) -> Verdict:
    """Check a record against its commitment. RecordError: it is none, or not one that is played here."""
    header, lines = loads(text)
    deal = header.deal
    promised = deal is not None and bool(deal.secret)
    if deal and promised and deal.commit(header.terms()) != deal.commitment:
        return Verdict("differs", message("verify-commitment"))
    try:
        over = replay(text, strict=promised).outcome is not None
    except Misdealt as error:
        says = message("verify-misdealt", line=error.line, dealt=error.dealt, stated=error.stated)
        return Verdict("differs", says, error.line)
    except RecordError as error:
        if not error.line:
            raise
        return Verdict("differs", message("verify-unplayable", why=str(error)), error.line)
    if deal is None:
        return Verdict("nothing", message("verify-no-commitment"))
    if not promised:
        return Verdict("nothing", message("verify-sealed" if deal.commitment else "verify-chosen"))
    return _as_marked(deal, lines, over)


def _as_marked(deal: Deal, lines: Sequence[Line], over: bool) -> Verdict:
    """Every chance is as promised: are the answers those that were given?"""
    if deal.answers != deal.mark(written(line.seat, notation(line.words)) for line in lines):
        return Verdict("differs", message("verify-answers"))
    given = deal.given or 0
    chances = sum(line.seat is None for line in lines) - given
    key = "verify-fits" if over else "verify-fits-so-far"
    return Verdict("fits", message(key, chances=chances, given=given, cuts=len(deal.cuts)))
