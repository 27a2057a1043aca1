"""Which hints were asked for at a table: they are noted beside the answers that follow.

They are kept with the seat, so that a room that is loaded again still knows of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from formicarium.core.decision import Decision
from formicarium.server.keeping.storage import seats
from formicarium.server.people.seating import Chair
from formicarium.server.table.ledger import HINTED, Ledger
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.table.room import Room

KEPT = 50  # hints of a seat: nobody takes back more answers than that


class Hints:
    """The hints that were given at one table, about questions that may still be answered."""

    def __init__(self, chairs: Iterable[Chair]) -> None:
        self.thinking: set[Seat] = set()
        self._given: dict[Seat, tuple[str, ...]] = {chair.seat: chair.hinted for chair in chairs}

    async def note(self, room: Room, decision: Decision) -> None:
        """A hint is given about this question."""
        seat, about = decision.seat, _about(room.ledger, decision)
        if about in self._given[seat]:
            return
        self._given[seat] = (*self._given[seat], about)[-KEPT:]
        here = (seats.c.match == room.id) & (seats.c.seat == seat)
        noted = seats.update().where(here).values(hinted=" ".join(self._given[seat]))
        await room.house.database.write(lambda connection: connection.execute(noted))

    def reason(self, ledger: Ledger, seat: Seat) -> str | None:
        """What is noted beside an answer to what the seat is asked now: also if one was taken back before."""
        decision = ledger.decision(seat) if self._given[seat] else None
        if decision is None or _about(ledger, decision) not in self._given[seat]:
            return None
        return HINTED


def _about(ledger: Ledger, decision: Decision) -> str:
    """A question, by how many answers of the seat came before it."""
    return f"{ledger.answers(decision.seat)}:{decision.prompt.key}"
