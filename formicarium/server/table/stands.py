"""Where tables stand, in short, as it is written: enough to see what a room has missed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sa

from formicarium.server.keeping.storage import answers, chats, tables
from formicarium.server.people.seating import Chair, read_chairs
from formicarium.server.table.proposals import Consents, read_consents
from formicarium.server.table.trouble import Trouble

if TYPE_CHECKING:
    from formicarium.server.table.room import Room


class Stand(NamedTuple):
    """Where one table stands."""

    rows: int  # that are written
    chat: int  # the last line
    removed: int  # lines
    trouble: Trouble | None
    begun: float | None
    rematch: str | None
    chairs: list[Chair]
    consents: Consents

    def has_rows_for(self, room: Room) -> bool:
        """Is there a row that the room has not read, or has somebody mended what it could not?"""
        if room.ledger.trouble is not None:
            return room.ledger.trouble != self.trouble
        return self.rows > room.ledger.count

    def has_lines_for(self, room: Room) -> bool:
        return (self.chat, self.removed) != (room.last_chat, room.removed)

    def has_seats_for(self, room: Room) -> bool:
        """Does anybody sit elsewhere, or want something else, than the room knows?"""
        known = room.begun, room.rematch, room.chairs, room.consents
        return known != (self.begun, self.rematch, self.chairs, self.consents)


def read_stands(connection: sa.Connection, ids: Sequence[str]) -> dict[str, Stand]:
    """Where these tables stand; those that are not there any more are missing."""
    last_row = sa.select(sa.func.max(answers.c.number)).where(answers.c.match == tables.c.id)
    last_line = sa.select(sa.func.max(chats.c.id)).where(chats.c.match == tables.c.id)
    removed = sa.select(sa.func.count()).where((chats.c.match == tables.c.id) & chats.c.removed)
    chosen = sa.select(
        tables.c.id,
        tables.c.trouble,
        tables.c.begun,
        tables.c.rematch,
        last_row.scalar_subquery().label("row"),
        last_line.scalar_subquery().label("line"),
        removed.scalar_subquery().label("removed"),
    ).where(tables.c.id.in_(ids))
    found = list(connection.execute(chosen))
    chairs, consents = read_chairs(connection, ids), read_consents(connection, ids)
    return {
        table.id: Stand(
            rows=table.row + 1,
            chat=table.line or 0,
            removed=table.removed,
            trouble=Trouble.of(table.trouble),
            begun=table.begun,
            rematch=table.rematch,
            chairs=chairs[table.id],
            consents=consents[table.id],
        )
        for table in found
    }
