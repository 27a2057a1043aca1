"""What lists may say of a match: nothing but what everybody knows, since when they know it, and no sooner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from formicarium.server.table.endings import result

if TYPE_CHECKING:
    from formicarium.server.table.ledger import Ledger


class Notice(NamedTuple):
    """A match as a list shows it."""

    number: int = -1  # as a spectator counts
    waiting: str = ""  # seats that everybody knows to be asked: "0 2"
    over: bool = False
    result: str | None = None
    seen: int = -1  # how often something happened that everybody has seen
    changed: float = 0.0  # when any of this was last news


class Notices:
    """The notice of a match, and the one before the silence that is kept. A secret answer changes neither."""

    def __init__(self) -> None:
        self.now = Notice()
        self.before = self.now
        self._told = 0  # events that have been counted

    def begin(self, ledger: Ledger, at: float) -> None:
        """The table as it stands is known at once."""
        self._take(ledger, at)
        self.before = self.now

    def note(self, ledger: Ledger, at: float) -> None:
        """A row was written at this time: what is new in it will be known when the silence is over."""
        self._take(ledger, ledger.hush.over(at))

    def told(self) -> None:
        """Everything is known by now."""
        self.before = self.now

    def _take(self, ledger: Ledger, at: float) -> None:
        log = ledger.match.log
        news = any(each.event.seen_by(None) is not None for each in log[self._told :])
        self._told = len(log)
        waiting = " ".join(str(decision.seat) for decision in ledger.waiting())
        now = Notice(ledger.number(None), waiting, ledger.over, result(ledger), self.now.seen + news, at)
        if now[:-1] != self.now[:-1]:
            self.now = now


def differ(table: Any, ledger: Ledger) -> bool:
    """Do lists say something else than the rows of a table, because nobody was left to tell them?"""
    now = ledger.notices.now
    known = now.number, now.waiting, now.over, now.result
    return known != (table.number, table.waiting, table.over, table.result)
