"""The events of a match as one viewer saw them, numbered as that viewer counts."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from formicarium.core.event import NOTHING, Event, Told
from formicarium.core.match import Match
from formicarium.server import wire
from formicarium.texts.facts import message_of
from formicarium.texts.message import Seat

HITS = b'"hits":true,'  # news that this viewer must not miss


class Story:
    """One viewer's story, line by line as JSON."""

    def __init__(self, eyes: Seat | None) -> None:
        self.eyes = eyes
        self.lines: list[bytes] = []
        self._tables: list[int] = []  # for each line, the table's own number of its event
        self._number: dict[int, int] = {}  # from the table's numbers to this viewer's
        self._cause: dict[int, int] = {}  # of events this viewer did not see
        self._told = 0  # how much of the match's log is in here

    def catch_up(self, match: Match) -> None:
        """Add what has been told since. After an undo a new story has to be begun."""
        for told in match.log[self._told :]:
            self._add(told, self.sees(told.event))
        self._told = len(match.log)

    def sees(self, event: Event) -> Event | None:
        """What of an event this viewer learns."""
        return event.seen_by(self.eyes)

    def before(self, number: int) -> int:
        """How many lines there were before the event to which the table gives this number."""
        return bisect_left(self._tables, number)

    def _add(self, told: Told, event: Event | None) -> None:
        cause = self._cause_of(told.cause)
        if event is None:
            self._cause[told.number] = cause
            return
        number = self._number[told.number] = len(self.lines)
        self._tables.append(told.number)
        hits = HITS if self.eyes is not None and event.hits(self.eyes) else b""
        self.lines.append(b'{"number":%d,"cause":%d,%s%s' % (number, cause, hits, told_as(event)))

    def _cause_of(self, number: int) -> int:
        """The event behind, or the next one behind it that this viewer has seen."""
        if number == NOTHING:
            return NOTHING
        found = self._number.get(number)
        return self._cause.get(number, NOTHING) if found is None else found


class OpenStory(Story):
    """Everything, with nothing blurred: for matches that are over."""

    def __init__(self) -> None:
        super().__init__(None)

    def sees(self, event: Event) -> Event:
        return event


@lru_cache(maxsize=65536)
def told_as(event: Event) -> bytes:
    """An event as JSON, from its clause on: most viewers are told the same."""
    line = wire.Event(event.clause, event.tag, wire.said(message_of("event", event)))
    if event.opens or event.closes:
        line.turn = "opens" if event.opens else "closes"
    if event.noise:
        line.noise = True
    return wire.encode(line)[1:]
