"""Talking at a table: a line is a row first, and then everybody's."""

from __future__ import annotations

import time

import sqlalchemy as sa

from formicarium.server import wire
from formicarium.server.keeping.storage import chats
from formicarium.server.people import identity
from formicarium.server.people.allowance import digest, spend
from formicarium.server.table.room import Room
from formicarium.server.table.visitors import Visitor


async def talk(room: Room, visitor: Visitor, chat: wire.Chat) -> str | None:
    """Say something to everybody at the table; a reason if it cannot be said."""
    text = " ".join("".join(c if c.isprintable() else " " for c in chat.text).split())
    limits = room.house.config.limits
    if not text or len(text) > limits.chat_letters:
        return "error-chat-length"
    if not room.house.gate.allows("chats", visitor.guest, limits.chats, 10):
        return "error-too-often"

    who = digest(room.house, visitor.address)

    def write(connection: sa.Connection) -> bool:
        same = (chats.c.match == room.id) & (chats.c.guest == visitor.guest) & (chats.c.key == chat.key)
        if connection.execute(sa.select(chats.c.id).where(same)).first() is not None:
            return True
        if not spend(connection, "chats", who, limits.chatter, 60):
            return False
        seat = visitor.seats[0] if visitor.seats else None
        name = room.chairs[seat].name if seat is not None else identity.name_of(connection, visitor.guest)
        values = {"match": room.id, "guest": visitor.guest, "seat": seat, "name": name}
        connection.execute(chats.insert().values(**values, text=text, key=chat.key, at=time.time()))
        return True

    if not await room.house.database.write(write):
        room.house.gate.turned_away("chats", visitor.address)
        return "error-too-often"
    await refresh(room)
    room.house.doorbell.changed("chat", room.id)
    return None


async def refresh(room: Room) -> None:
    """Tell everybody what was said since."""
    chosen = sa.select(chats).where(chats.c.match == room.id).order_by(chats.c.id)
    async with room.lock:
        last = room.last_chat
        lines = await room.house.database.read(lambda c: list(c.execute(chosen.where(chats.c.id > last))))
        for line in lines:
            room.last_chat = line.id
            room.chat.append(wire.ChatEntry(line.seat, line.name, line.text, line.at))
            room.audience.tell(wire.ChatLine(line.seat, line.name, line.text, line.at))
