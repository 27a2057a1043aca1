"""The doorbell between nodes: PostgreSQL's NOTIFY says where to look, and the rows say what happened.

With SQLite there is one node and nobody to ring for.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING

import psycopg

from formicarium.server.keeping.writer import CHANNEL, ring
from formicarium.server.people.identity import new_id
from formicarium.server.table import chat

if TYPE_CHECKING:
    from formicarium.server.house import House
    from formicarium.server.table.room import Room

log = logging.getLogger("formicarium.doorbell")

AGAIN = 20.0  # seconds after which a node repeats who is there


class Doorbell:
    """Rings for changes made here, and listens for those made elsewhere."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.node = new_id(8)

    # Ringing (answers ring by themselves, in the transaction that writes them)

    def changed(self, kind: str, table: str) -> None:
        """Somebody chatted ("chat"), or the seats of a table are others ("seats")."""
        self._ring(f"{kind}:{table}:{self.node}")

    def presence(self, room: Room) -> None:
        if not self.house.database.shared:
            return
        seats = [any(c.seat in v.seats for v in room.audience.visitors) for c in room.chairs]
        watchers = sum(not visitor.seats for visitor in room.audience.visitors)
        word = "".join("x" if here else "-" for here in seats)
        self._ring(f"presence:{room.id}:{self.node}:{word}:{watchers}")

    def _ring(self, word: str) -> None:
        if self.house.database.shared:
            self.house.spawn(self.house.database.write(lambda connection: ring(connection, [word])))

    # Listening

    async def listen(self) -> None:
        """For ever; after a lost connection every room looks for itself."""
        url = self.house.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for room in self.house.rooms:
                        await room.refresh()
                    async for note in connection.notifies():
                        for word in note.payload.split():
                            await self._hear(word)
            except (psycopg.Error, OSError) as error:
                log.warning("the doorbell is silent (%s); trying again", type(error).__name__)
                await asyncio.sleep(1.0)

    async def repeat(self) -> None:
        """Say again who is there, so that a node that died is soon forgotten."""
        while True:
            await asyncio.sleep(AGAIN)
            for room in self.house.rooms:
                if room.audience.visitors:
                    self.presence(room)

    async def _hear(self, word: str) -> None:
        kind, table, *rest = word.split(":")
        room = self.house.rooms.here(table)
        if room is None:
            return
        try:
            if kind == "answer":
                if int(rest[0]) >= room.ledger.count or room.ledger.trouble is not None:
                    self.house.spawn(room.refresh())
            elif rest[0] != self.node:
                await self._hear_of(room, kind, rest)
        except (ValueError, IndexError, json.JSONDecodeError):
            log.warning("the doorbell rang oddly")

    async def _hear_of(self, room: Room, kind: str, rest: list[str]) -> None:
        if kind == "chat":
            self.house.spawn(chat.refresh(room))
        elif kind == "seats":
            self.house.spawn(self.house.lobby.refresh_seats(room))
        elif kind == "presence":
            node, seats, watchers = rest
            room.audience.elsewhere[node] = time.monotonic(), [mark == "x" for mark in seats], int(watchers)
            room.audience.hear_presence()
