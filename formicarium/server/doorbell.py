"""The doorbell between nodes: PostgreSQL's NOTIFY says where to look, and the rows say what happened.

With SQLite there is one node and nobody to ring for.
"""

from __future__ import annotations

import asyncio
import logging
import random
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
BEAT = 5.0  # seconds after which a node rings for itself, to see whether it hears
NEVER = float("-inf")
CALLED_BACK = "guest"  # a word that is about somebody, not about a table
WISHES = "wishes"  # so is this


class Deaf(Exception):
    """A node did not hear its own ring."""


class Doorbell:
    """Rings for changes made here, and listens for those made elsewhere."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.node = new_id(8)
        self._heard = NEVER  # when it last heard itself
        self._silent = False  # and has said so

    # Ringing (answers ring by themselves, in the transaction that writes them)

    def changed(self, kind: str, table: str) -> None:
        """Somebody chatted ("chat"), the seats are others ("seats"), or more than that ("anew")."""
        self._ring(f"{kind}:{table}:{self.node}")

    def called_back(self, guest: str) -> None:
        """Somebody has logged in or out."""
        self._ring(f"{CALLED_BACK}:{guest}:{self.node}")

    def wishes_changed(self, guest: str) -> None:
        """Somebody wants to be told of something, or of nothing any more."""
        self._ring(f"{WISHES}:{guest}:{self.node}")

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

    # Listening. A node rings for itself, too: a connection that is dead, or one behind a pooler that does not
    # pass notifications on, looks healthy otherwise.

    @property
    def hearing(self) -> bool:
        """Would this node hear another one? Where there is none, nothing is missed."""
        return not self.house.database.shared or time.monotonic() - self._heard < 3 * BEAT

    async def listen(self) -> None:
        """For ever, whatever happens: who cannot hear says so, and tries again."""
        while True:
            try:
                await self._listen()
            except Exception as error:  # of the listening connection, or of a room that looks for itself
                if not self._silent:
                    log.warning("the doorbell is silent (%s); trying again", type(error).__name__)
            self._heard, self._silent = NEVER, True
            await asyncio.sleep(random.uniform(0.5, 1.5))  # not all nodes at once

    async def _listen(self) -> None:
        """Listen until that fails; what rang before is found by looking, once nothing more can be missed."""
        url = self.house.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with asyncio.timeout(BEAT):
            connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self.house.rooms.look()
            while True:
                heard = self._heard
                async with asyncio.timeout(BEAT):
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"echo:{self.node}"))
                async for note in connection.notifies(timeout=BEAT):
                    for word in note.payload.split():
                        await self._hear(word)
                if self._heard == heard:
                    raise Deaf

    async def repeat(self) -> None:
        """Say again who is there, so that a node that died is soon forgotten."""
        while True:
            await asyncio.sleep(AGAIN)
            for room in self.house.rooms:
                if room.audience.visitors:
                    self.presence(room)

    async def _hear(self, word: str) -> None:
        kind, whose, *rest = word.split(":")
        if kind == "echo":
            if whose == self.node:
                self._hear_oneself()
            return
        if kind == CALLED_BACK:
            if rest != [self.node]:
                self.house.rooms.call_back(whose)
            return
        if kind == WISHES:
            if rest != [self.node]:
                self.house.spawn(self.house.courier.look())
            return
        room = self.house.rooms.here(whose)
        if room is None:
            return  # one that is being read now looks for itself when it is there
        try:
            if kind == "answer":
                room.hear(int(rest[0]))
            elif rest[0] != self.node:
                await self._hear_of(room, kind, rest)
        except (ValueError, IndexError):
            log.warning("the doorbell rang oddly")

    def _hear_oneself(self) -> None:
        self._heard = time.monotonic()
        if self._silent:
            log.info("the doorbell is heard again")
            self._silent = False

    async def _hear_of(self, room: Room, kind: str, rest: list[str]) -> None:
        if kind == "chat":
            self.house.spawn(chat.refresh(room))
        elif kind == "seats":
            self.house.spawn(self.house.lobby.refresh_seats(room))
        elif kind == "anew":
            self.house.rooms.drop(room)  # its pages come back to it as it is now
        elif kind == "presence":
            node, seats, watchers = rest
            room.audience.elsewhere[node] = time.monotonic(), [mark == "x" for mark in seats], int(watchers)
            room.audience.hear_presence()
