"""The websocket of a table: reads messages, checks them, and hands them to the room."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from formicarium.server import logs, wire
from formicarium.server.border.entrance import CROWDED, Place
from formicarium.server.border.http import TABLE_SOCKETS
from formicarium.server.border.visit import visit
from formicarium.server.border.websocket import send_texts, writing
from formicarium.server.bots import hints
from formicarium.server.keeping.failures import cause_of
from formicarium.server.people import circle
from formicarium.server.people.limits import CONNECTING, Bucket, address, cost_of, effort
from formicarium.server.table import chat, planning, proposals, standing, telling
from formicarium.server.table.visitors import Visitor

if TYPE_CHECKING:
    from formicarium.server.house import House
    from formicarium.server.table.room import Room

log = logging.getLogger("formicarium.sockets")

AGAIN = 3.0  # seconds after which to ask again for what could not be written
AILING = 4503  # the code of a socket that is closed because the database cannot be used
REST = 0.25  # seconds that a socket is not listened to after too many messages
LONG = 1.0  # seconds of waiting that the log hears of


class Conversation:
    """One socket from hello to goodbye."""

    def __init__(self, house: House, room: Room, place: Place, scope: Any, receive: Any, send: Any) -> None:
        self.house = house
        self.room = room
        self.visitor = place.visitor
        self._place = place
        self._scope = scope
        self._receive = receive
        self._send = send
        limits = house.config.limits
        self._bucket = Bucket(limits.socket_messages, 1.0, time.monotonic())
        self._answering = False
        self._leaving = False

    async def run(self) -> None:
        await self._send({"type": "websocket.accept"})  # fails where nobody is there any more
        self.room.audience.sockets += 1
        listening = asyncio.create_task(self._listen())
        telling = asyncio.create_task(self.visitor.deliver(partial(send_texts, self._scope, self._send)))
        self.visitor.delivery, self.visitor.write = telling, writing(self._scope)
        patience = asyncio.get_running_loop().call_later(
            self.house.config.limits.hello_seconds, self._expect_hello
        )
        try:
            await asyncio.wait({listening, telling}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            patience.cancel()
            self.room.audience.sockets -= 1
            self.room.audience.leave(self.visitor)
            self.room.previews.drop(self.visitor)
            self._leaving = True
            telling.cancel()
            if not self._answering:  # whatever was begun is finished, even if this socket goes meanwhile
                listening.cancel()
            await asyncio.gather(listening, telling, return_exceptions=True)
        if self._place.given_up:
            await _close(self._send, CROWDED, "crowded")

    def _expect_hello(self) -> None:
        """A socket of whom nobody knows what it wants takes up a place."""
        if not self.visitor.greeted:
            self.house.gate.turned_away("no hello", self.visitor.address)
            self.visitor.let_go()

    async def _listen(self) -> None:
        while not self._leaving:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            self._answering = True
            goes_on = await self._hear(message.get("text") or message.get("bytes") or b"")
            self._answering = False
            if not goes_on:
                return

    async def _hear(self, data: str | bytes) -> bool:
        """Answer one message; False ends the conversation."""
        if self.room.closed:
            return False  # the page comes back to the room that took its place
        limits = self.house.config.limits
        if not self._bucket.take(time.monotonic()):
            self.house.gate.turned_away("messages", self.visitor.address)
            self._decline("error-too-often")
            await self._rest(REST)
            return True
        if len(data) > limits.message_bytes:
            return self._decline("error-too-large")
        if _has_nul(data):
            return self._decline("error-malformed")  # PostgreSQL keeps no such text
        try:
            message = wire.incoming.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return self._decline("error-malformed")
        if not self.visitor.greeted and not isinstance(message, wire.Hello | wire.Ping):
            return self._decline("error-no-hello")
        await self._wait_in_line(cost_of(message))
        try:
            with self.house.meters.hearing(type(message).__name__.lower()):
                return await self._answer(message)
        except Exception as error:
            if cause_of(error) is not None:  # of the database: the log has it already
                return self._put_off(message)
            # a defect; this socket hears of it, the table goes on
            log.error("table %s: %s failed: %s", self.room.id, type(message).__name__, logs.of(error))
            return self._decline("error-server")

    def _put_off(self, message: wire.Incoming) -> bool:
        key = getattr(message, "key", None)
        if key is None:
            return self._decline("error-storage")
        self.visitor.tell(wire.Later(key, wire.say("later-storage"), AGAIN))
        return True

    async def _wait_in_line(self, cost: float) -> None:
        """Whoever wants much of a node's time waits for it, together with all sockets of that address."""
        who, playing, now = self.visitor.address, bool(self.visitor.seats), time.monotonic()
        wait = max(
            effort(self.house, who, playing).owe(now, cost),
            effort(self.house, who, playing, at_once=True).owe(now, cost),
        )
        if wait > LONG:
            self.house.gate.turned_away("effort", who)
        if wait:
            await self._rest(wait)

    async def _rest(self, seconds: float) -> None:
        """Nothing is read meanwhile: the line forms at the visitor's end."""
        self._answering = False
        await asyncio.sleep(seconds)
        self._answering = True

    def _decline(self, key: str) -> bool:
        self.visitor.tell(wire.Failure(wire.say(key)))
        return True

    async def _answer(self, message: wire.Incoming) -> bool:
        room, visitor = self.room, self.visitor
        match message:
            case wire.Move():
                await room.move(visitor, message)
            case wire.Hello():
                if message.version != wire.VERSION:
                    self._decline("error-version")
                    await asyncio.sleep(0.05)
                    await self._send({"type": "websocket.close", "code": 4400, "reason": "version"})
                    return False
                await room.enter(visitor, message)
            case wire.Undo():
                await room.take_back(visitor, message)
            case wire.Why():
                await room.why(visitor, message)
            case wire.Preview():
                room.previews.ask(visitor, message)
            case wire.Hint():
                self._hint(message)
            case wire.Coach():
                await room.coach(visitor, message)
            case wire.Chat():
                self._granted(message.key, await chat.talk(room, visitor, message))
            case wire.Uncover():
                await room.uncover(visitor, message.seat)
            case wire.Never():
                await self._never(message)
            case wire.Concede():
                await room.concede(visitor, message)
            case wire.Consent():
                self._granted(message.key, await proposals.consent(room, visitor, message))
            case wire.Plan():
                await planning.lay(room, visitor, message)
            case wire.Seen():
                await telling.seen(room, visitor.guest, message.seat, message.number)
            case wire.Ping():
                visitor.tell(wire.Pong())
        return True

    def _hint(self, asked: wire.Hint) -> None:
        """A bot thinks, and meanwhile one may do something else: answer, for example."""
        if self.house.gate.allows("hints", self.visitor.address, self.house.config.limits.hints, 60):
            self.house.spawn(hints.give(self.room, self.visitor, asked))
        else:
            self._granted(asked.key, "error-too-often")

    async def _never(self, wish: wire.Never) -> None:
        mine = wish.seat in self.visitor.seats
        self._granted(wish.key, await standing.silence(self.room, wish) if mine else "refused-not-yours")

    def _granted(self, key: str, refusal: str | None) -> None:
        """A wish was granted, or not."""
        self.visitor.tell(wire.Refused(key, "", wire.say(refusal)) if refusal else wire.Done(key))


async def table_socket(house: House, scope: Any, receive: Any, send: Any) -> None:
    """`/ws/tables/{table}`. The guard has checked the origin and found out who comes."""
    await receive()  # the handshake
    who, path = address(scope), scope["path"]
    if not effort(house, who, playing=False).take(time.monotonic(), CONNECTING):
        await _turn_away(house, who, send)
        return
    named = path.startswith(TABLE_SOCKETS)
    try:
        room = await house.rooms.find(path.removeprefix(TABLE_SOCKETS)) if named else None
        guest = await visit(scope).guest()
        deaf_to = await house.database.read(partial(circle.unheard_by, guest=guest))
    except Exception as error:
        if (cause := cause_of(error)) is None:
            raise
        log.warning("a socket is put off: %s", cause)
        await accept_and_close(send, AILING, "storage")
        return
    if room is None:
        await accept_and_close(send, 4404, "table")
        return
    visitor = Visitor(guest, who)
    visitor.deaf_to = deaf_to
    visitor.seats = room.seats_of(guest)
    place = house.entrance.admit(visitor, room.id)
    if place is None:
        await _turn_away(house, who, send)
        return
    try:
        await Conversation(house, room, place, scope, receive, send).run()
    finally:
        house.entrance.leave(place)


async def _turn_away(house: House, who: str, send: Any) -> None:
    house.gate.turned_away("sockets", who)
    await accept_and_close(send, CROWDED, "crowded")


async def accept_and_close(send: Any, code: int, reason: str) -> None:
    """A browser tells its page the code only of a socket that was open."""
    await send({"type": "websocket.accept"})
    await _close(send, code, reason)


async def _close(send: Any, code: int, reason: str) -> None:
    """Say why; but whoever does not read is not waited for."""
    with suppress(OSError, TimeoutError):
        await asyncio.wait_for(send({"type": "websocket.close", "code": code, "reason": reason}), 1.0)


def _has_nul(data: str | bytes) -> bool:
    return r"\u0000" in data if isinstance(data, str) else rb"\u0000" in data
