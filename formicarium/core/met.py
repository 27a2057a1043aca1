"""The rules that somebody has met: of what their own answers brought about, and of what they saw happen."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from formicarium.core.match import Match
from formicarium.core.record import Answered
from formicarium.texts.message import Seat


class Met(NamedTuple):
    """Clauses; whatever was used was seen, too."""

    used: frozenset[str]
    seen: frozenset[str]


def met(match: Match, seats: Collection[Seat]) -> Met:
    """What these seats have met in a match so far. Nothing that they could not see is among it."""
    clauses = {
        told.number: told.event.clause for seat in seats for told in match.events(seat) if told.event.clause
    }
    own = {
        number for first, end, seat in _consequences(match) if seat in seats for number in range(first, end)
    }
    used = frozenset(clause for number, clause in clauses.items() if number in own)
    return Met(used, frozenset(clauses.values()))


def _consequences(match: Match) -> list[tuple[int, int, Seat]]:
    """Which events each answer led to: from one number up to another. Answers under one seal share theirs."""
    given = [entry for entry in match.record.entries if isinstance(entry, Answered) and entry.led is not None]
    begins = sorted({entry.led for entry in given if entry.led is not None})
    ends = dict(zip(begins, [*begins[1:], match.state.told], strict=True)) if begins else {}
    return [(entry.led, ends[entry.led], entry.seat) for entry in given if entry.led is not None]
