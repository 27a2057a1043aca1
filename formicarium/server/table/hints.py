"""Which hints were asked for at a table: they are noted beside the answers that follow."""

from __future__ import annotations

from formicarium.core.decision import Decision
from formicarium.server.table.ledger import HINTED, Ledger
from formicarium.texts.message import Seat


class Hints:
    """The hints that were given at one table, on this node, about questions that may still be answered."""

    def __init__(self) -> None:
        self.thinking: set[Seat] = set()
        self._given: set[tuple[Seat, int, str]] = set()

    def note(self, ledger: Ledger, decision: Decision) -> None:
        """A hint was given about this question."""
        self._given.add((decision.seat, ledger.answers(decision.seat), decision.prompt.key))

    def reason(self, ledger: Ledger, seat: Seat) -> str | None:
        """What is noted beside an answer to what the seat is asked now: also if one was taken back before."""
        decision = ledger.decision(seat) if self._given else None
        if decision is None or (seat, ledger.answers(seat), decision.prompt.key) not in self._given:
            return None
        return HINTED
