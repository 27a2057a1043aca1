"""The rooms of a node: brought into memory when somebody asks for them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from formicarium.server.keeping.storage import Row, answers, chats, tables
from formicarium.server.people.seating import Chair, read_chairs
from formicarium.server.table import chat
from formicarium.server.table.ledger import Ledger
from formicarium.server.table.proposals import Consents, read_consents
from formicarium.server.table.room import CHAT_KEPT, Room
from formicarium.server.table.silence import Pauses
from formicarium.server.table.stands import Stand, read_stands
from formicarium.server.table.trouble import Trouble, Unreadable

if TYPE_CHECKING:
    from formicarium.server.house import House


log = logging.getLogger("formicarium.rooms")

LOOK = 10.0  # seconds between two looks whether anything was missed
LOOK_IF_DEAF = 1.0
AT_ONCE = 200  # rooms


class Rooms:
    """Rooms by the id of their table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Room | None]] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def here(self, id: str) -> Room | None:
        """The room, if it is in memory."""
        return self._rooms.get(id)

    async def find(self, id: str) -> Room | None:
        """The room of this table; None if there is no such table, or nothing of it can be shown."""
        room = self._rooms.get(id)
        if room is not None and room.ledger.trouble is not None and not room.audience.sockets:
            self.drop(room)  # somebody may have mended it
        elif room is not None:
            room.audience.left = time.monotonic()  # whoever asks may stay a moment without a socket
            return room
        if id not in self._coming:
            self._coming[id] = asyncio.create_task(self._bring(id))
        return await asyncio.shield(self._coming[id])

    async def _bring(self, id: str) -> Room | None:
        try:
            found = await self.house.database.read(lambda connection: _read_room(connection, id))
            if found is None:
                return None
            ledger = await self._read(found)
            if ledger is None:
                return None
            room = self._rooms[id] = Room(self.house, found.table, found.chairs, ledger)
            room.consents = found.consents
            room.follow_clock(time.time())
            chat.take_up(room, found.chat)
            await self.look([room])  # for what was written meanwhile: from here on it hears of it
            return room
        finally:
            del self._coming[id]

    async def _read(self, found: _Found) -> Ledger | None:
        """The match of a table, as far as it can be read. What cannot is noted."""
        table = found.table
        noted = Trouble.of(table.trouble)
        try:
            rows = table.header, found.rows, table.secret or "", self._pauses(table)
            ledger = await asyncio.to_thread(Ledger.read, *rows)
        except Unreadable as error:
            await self._note(table, error.trouble)
            return None
        if noted and noted.closed and not ledger.over:
            ledger.trouble = noted  # for good, even if it could be read again by now
        await self._note(table, ledger.trouble)
        return ledger

    def _pauses(self, table: Any) -> Pauses:
        """A pause hides a quick answer; where people take hours, it would hide nothing."""
        pause = self.house.config.pause if table.clock != "slow" else (0.0, 0.0)
        return Pauses(*pause, key=table.secret or "")

    async def _note(self, table: Any, trouble: Trouble | None) -> None:
        """Lists say that a table is in trouble; nobody is due to act there."""
        noted = Trouble.of(table.trouble)
        if trouble == noted or (trouble and noted and noted.closed):
            return
        values: dict[str, Any] = {"trouble": trouble.words() if trouble else None}
        if trouble is not None:
            values["due"] = None
            log.error("table %s cannot be read: %s", table.id, trouble.words())
        await self.house.database.write(
            lambda c: c.execute(tables.update().where(tables.c.id == table.id).values(values))
        )

    async def look(self, only: Iterable[Room] | None = None) -> None:
        """Compare rooms with what is written, and let those read that have missed something."""
        rooms = list(self if only is None else only)
        for first in range(0, len(rooms), AT_ONCE):
            some = rooms[first : first + AT_ONCE]
            ids = [room.id for room in some]
            stands = await self.house.database.read(partial(read_stands, ids=ids))
            for room in some:
                await self._compare(room, stands.get(room.id))

    async def _compare(self, room: Room, stand: Stand | None) -> None:
        if stand is None:
            self.drop(room)  # the table has been thrown away
            return
        if stand.has_rows_for(room):
            await room.catch_up()
        if stand.has_lines_for(room):
            await chat.refresh(room)
        if stand.has_seats_for(room):
            await self.house.lobby.refresh_seats(room)

    async def make_rounds(self) -> None:
        """Again and again, look whether anything was missed: often, while this node cannot hear."""
        while True:
            await asyncio.sleep(LOOK if self.house.doorbell.hearing else LOOK_IF_DEAF)
            try:
                await self.look()
            except Exception as error:  # the database is away: the next look will tell
                log.warning("rooms could not be compared with what is written: %s", type(error).__name__)

    async def read_rows(self, id: str, first: int) -> list[Row]:
        return await self.house.database.read(lambda connection: read_rows(connection, id, first))

    def drop(self, room: Room) -> None:
        """Let go of a room that cannot be trusted any more, and of everybody in it: they come back."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        room.close()

    def call_back(self, guest: str) -> None:
        """Somebody has logged in or out: their pages come back as who they are now."""
        for room in self:
            for visitor in room.audience.visitors:
                if visitor.guest == guest:
                    visitor.let_go()

    def forget(self) -> None:
        """Let go of rooms where nobody is."""
        for room in self:
            if room.idle(self.house.config.linger):
                self.drop(room)

    def close(self) -> None:
        for room in self:
            self.drop(room)


class _Found(NamedTuple):
    table: Any
    chairs: list[Chair]
    rows: list[Row]
    chat: list[Any]
    consents: Consents


def _read_room(connection: sa.Connection, id: str) -> _Found | None:
    table = connection.execute(sa.select(tables).where(tables.c.id == id)).first()
    if table is None:
        return None
    latest = sa.select(chats).where(chats.c.match == id).order_by(chats.c.id.desc()).limit(CHAT_KEPT)
    said = list(connection.execute(latest))[::-1]
    chairs, rows = read_chairs(connection, [id])[id], read_rows(connection, id, 0)
    return _Found(table, chairs, rows, said, read_consents(connection, [id])[id])


def read_rows(connection: sa.Connection, id: str, first: int) -> list[Row]:
    """The rows of a match from a number on."""
    here = (answers.c.match == id) & (answers.c.number >= first)
    chosen = sa.select(answers).where(here).order_by(answers.c.number)
    return [Row(*row) for row in connection.execute(chosen)]
