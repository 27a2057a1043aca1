"""Talking at a table: a line is a row first, and then everybody's who wants to hear it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import sqlalchemy as sa

from formicarium.server import wire
from formicarium.server.keeping.storage import chats
from formicarium.server.people import identity
from formicarium.server.people.allowance import digest, spend
from formicarium.server.people.bans import banned

if TYPE_CHECKING:
    from formicarium.server.table.room import Room
    from formicarium.server.table.visitors import Visitor


class Said(NamedTuple):
    """A line, and who said it."""

    guest: str
    entry: wire.ChatEntry


async def talk(room: Room, visitor: Visitor, chat: wire.Chat) -> str | None:
    """Say something to everybody at the table; a reason if it cannot be said."""
    text = " ".join("".join(c if c.isprintable() else " " for c in chat.text).split())
    limits = room.house.config.limits
    if not text or len(text) > limits.chat_letters:
        return "error-chat-length"
    if not room.house.gate.allows("chats", visitor.guest, limits.chats, 10):
        return "error-too-often"

    who = digest(room.house, visitor.address)

    def write(connection: sa.Connection) -> str | None:
        same = (chats.c.match == room.id) & (chats.c.guest == visitor.guest) & (chats.c.key == chat.key)
        if connection.execute(sa.select(chats.c.id).where(same)).first() is not None:
            return None
        if refusal := banned(connection, visitor.guest, "chat"):
            return refusal
        if not spend(connection, "chats", who, limits.chatter, 60):
            return "error-too-often"
        seat = visitor.seats[0] if visitor.seats else None
        name = room.chairs[seat].name if seat is not None else identity.name_of(connection, visitor.guest)
        values = {"match": room.id, "guest": visitor.guest, "seat": seat, "name": name}
        connection.execute(chats.insert().values(**values, text=text, key=chat.key, at=time.time()))
        return None

    if refusal := await room.house.database.write(write):
        if refusal == "error-too-often":
            room.house.gate.turned_away("chats", visitor.address)
        return refusal
    await refresh(room)
    room.house.doorbell.changed("chat", room.id)
    return None


def take_up(room: Room, lines: Iterable[Any]) -> None:
    """Know these lines, the newest last."""
    for line in lines:
        room.last_chat = line.id
        room.removed += line.removed
        text = "" if line.removed else line.text
        entry = wire.ChatEntry(line.id, line.seat, line.name, text, line.at, line.removed)
        room.chat.append(Said(line.guest, entry))


async def refresh(room: Room) -> None:
    """Tell everybody what was said since, and what was taken away."""
    here = chats.c.match == room.id
    async with room.lock:
        last = room.last_chat
        chosen = sa.select(chats).where(here & (chats.c.id > last)).order_by(chats.c.id)
        gone = sa.select(chats.c.id).where(here & chats.c.removed & (chats.c.id <= last))
        lines, removed = await room.house.database.read(
            lambda c: (list(c.execute(chosen)), frozenset(c.scalars(gone)))
        )
        _take_away(room, removed)
        take_up(room, lines)
        for said in list(room.chat)[-len(lines) :] if lines else []:
            _tell(room, said)


def _take_away(room: Room, removed: frozenset[int]) -> None:
    room.removed = len(removed)
    gone = [said.entry for said in room.chat if said.entry.id in removed and not said.entry.removed]
    for entry in gone:
        entry.text, entry.removed = "", True
    if gone:
        room.audience.tell(wire.ChatGone([entry.id for entry in gone]))


def _tell(room: Room, said: Said) -> None:
    data = wire.encode(wire.ChatLine(**msgspec.structs.asdict(said.entry)))
    for visitor in room.audience.visitors:
        if said.guest not in visitor.deaf_to:
            visitor.post(data)
