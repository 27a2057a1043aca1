"""Somebody with the page open at a table: a socket, the eyes it looks through, what it has been sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

from formicarium.scene.model import Scene
from formicarium.server import wire
from formicarium.server.keeping.private import Laid
from formicarium.texts.message import Seat

MOST_UNREAD = 400  # messages; who reads slower than that is let go, and catches up with a new hello
MOST_BYTES = 4 << 20  # of them all


class Visitor:
    """One socket. Messages are queued, so that a slow reader keeps nobody waiting.

    While the wire is full no frame is drawn for it: whatever happens meanwhile is in one frame afterwards.
    """

    def __init__(self, guest: str, address: str = "?") -> None:
        self.guest = guest
        self.address = address
        self.deaf_to: frozenset[str] = frozenset()  # guests whose words it is not shown (people/circle.py)
        self.seats: tuple[Seat, ...] = ()  # those this guest may answer for
        self.eyes: Seat | None = None
        self.uncovered: Seat | None = None  # hot seat: who has lifted the curtain
        self.greeted = False
        self.sent = 0  # events of the story that this visitor has
        self.told = 0  # events of the table by then
        self.scenes: Literal["whole", "patch", "none"] = "whole"
        self.beats = False
        self.head = b""  # the last frame without its picture and its events
        self.scene: Scene | None = None  # the last picture
        self.moment: object = None  # of which it is one
        self.behind = False  # has not been shown the last answer yet
        self.clocks: dict[Seat, float] = {}  # since when the table waits for whom, as last told
        self.seating = b""  # who sits where and wishes what, as last told
        self.presence = b""  # what was last told about who is there
        self.company = b""  # what was last told about who keeps the match going
        self.plan: tuple[Laid, ...] = ()  # of its own, as last told
        self.reasoned = False  # has been told the reasons of bots
        self.gone = False  # too slow, or dismissed
        self.delivery: asyncio.Task[None] | None = None  # may be stuck, where nobody reads
        self.catch_up: Callable[[], None] | None = None  # draws the frame that was put off
        self.write: Callable[[Sequence[bytes]], bool] | None = None  # sends at once, if the wire is free
        self._writing = False  # at the end of this turn of the loop
        self._sending = False
        self._put_off = False  # a frame, until what is being sent has gone
        self._outbox: list[bytes] = []
        self._unread = 0  # bytes in it
        self._news = asyncio.Event()

    def look(self) -> None:
        """Choose the eyes: one's only seat, or the uncovered one; otherwise those of a spectator."""
        before = self.eyes
        if len(self.seats) == 1:
            self.eyes = self.seats[0]
        else:
            self.eyes = self.uncovered if self.uncovered in self.seats else None
        if self.eyes != before:
            self.sent = 0  # other eyes have seen another story

    def forget(self) -> None:
        """The next frame is a whole one, whatever was sent before."""
        self.head, self.scene, self.moment, self.clocks = b"", None, None, {}

    def takes_frame(self) -> bool:
        """Could a frame be sent now? Otherwise it is put off until the wire is free."""
        self._put_off = self._sending
        return not self._sending

    def tell(self, message: wire.Outgoing) -> None:
        self.post(wire.encode(message))

    def post(self, data: bytes) -> None:
        if len(self._outbox) < MOST_UNREAD and self._unread + len(data) <= MOST_BYTES:
            self._outbox.append(data)
            self._unread += len(data)
            self._send_soon()
        else:
            self.let_go()

    def _send_soon(self) -> None:
        """What one turn of the loop has to tell goes out together."""
        if self.write is None or self._sending:
            self._news.set()
        elif not self._writing:
            self._writing = True
            asyncio.get_running_loop().call_soon(self._write, self.write)

    def _write(self, write: Callable[[Sequence[bytes]], bool]) -> None:
        self._writing = False
        if self._sending or self.gone or not write(self._outbox):
            self._news.set()  # whoever delivers waits for the wire
        else:
            self._outbox, self._unread = [], 0

    def let_go(self) -> None:
        """End the conversation."""
        self.gone = True
        if self.delivery is not None:
            self.delivery.cancel()

    async def deliver(self, send: Callable[[Sequence[bytes]], Awaitable[None]]) -> None:
        """Send what comes, until the socket closes or its reader is let go."""
        while not self.gone:
            await self._news.wait()
            self._news.clear()
            texts, self._outbox, self._unread = self._outbox, [], 0
            if texts and not self.gone:
                self._sending = True
                await send(texts)
                self._sending = False
            if self._put_off and self.catch_up is not None:
                self._put_off = False
                self.catch_up()
