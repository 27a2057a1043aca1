"""Which rules people have met at a table: remembered when their match is over, or when they look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.met import met
from formicarium.server.people.known import Kind, remember

if TYPE_CHECKING:
    from formicarium.server.table.room import Room


async def note(room: Room, guest: str | None = None) -> None:
    """Remember for this guest, or for everybody who sits there, what they have met so far."""
    async with room.once_told():  # nobody learns by looking what they are not shown yet
        if room.closed:
            return
        guests = {each for chair in room.chairs if chair.manned for each in chair.guests}
        found = {
            each: met(room.ledger.match, room.seats_of(each))
            for each in sorted(guests)
            if guest is None or each == guest
        }
    for each, rules in found.items():
        kinds: dict[Kind, frozenset[str]] = {"used": rules.used, "seen": rules.seen}
        for kind, clauses in kinds.items():
            await remember(room.house, f"table {room.id}", each, room.game, kind, clauses)
