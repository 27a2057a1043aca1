"""Those around a table: who is there, what they have been shown, and when they may be shown more."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from formicarium.server import frames, wire
from formicarium.server.gallery import Gallery
from formicarium.server.silence import Silence
from formicarium.server.visitors import Visitor
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.room import Room

FRESH = 60.0  # seconds that another node's word about who is there holds


class Audience:
    """The visitors of one room, on this node."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.visitors: set[Visitor] = set()
        self.sockets = 0  # with those who have not said hello yet
        self.left = time.monotonic()  # when the last visitor went
        self.elsewhere: dict[str, tuple[float, list[bool], int]] = {}  # by node: when heard, seats, watchers
        self._stories: dict[Seat | None, frames.Story] = {}
        self._held: asyncio.TimerHandle | None = None  # frames are held back until it rings
        self._early = False  # except for those who are asked in secret
        self._silence_over = asyncio.Event()

    # Who is there

    def enter(self, visitor: Visitor, hello: wire.Hello) -> None:
        """Welcome a visitor and show where the match is, with what happened since they last saw it."""
        room = self.room
        visitor.seats = room.seats_of(visitor.guest)
        visitor.look()
        visitor.scenes = hello.scenes
        visitor.greeted = True
        self.visitors.add(visitor)
        visitor.tell(self._welcome(visitor))
        # After an undo, or through other eyes, the numbers one has seen may name other events.
        same = not room.ledger.undos and hello.eyes in (msgspec.UNSET, visitor.eyes)
        visitor.sent = min(hello.seen + 1, len(self._story(visitor.eyes).lines)) if same else 0
        visitor.forget()
        self.show([visitor])
        self.tell_presence()

    def _welcome(self, visitor: Visitor) -> wire.Welcome:
        room = self.room
        return wire.Welcome(
            version=wire.VERSION,
            table=room.id,
            game=room.game,
            options=dict(room.ledger.match.record.header.options),
            seats=self.seat_infos(),
            you=list(visitor.seats),
            clock=room.clock,
            spectator=not visitor.seats,
            begun=room.begun is not None,
            rematch=room.rematch,
            chat=list(room.chat),
        )

    def leave(self, visitor: Visitor) -> None:
        if visitor in self.visitors:
            self.visitors.discard(visitor)
            self.left = time.monotonic()
            self.tell_presence()

    def dismiss(self) -> None:
        """Let everybody go; their pages come back with a new hello."""
        for visitor in self.visitors:
            visitor.let_go()
        if self._held is not None:
            self._held.cancel()

    def present(self) -> list[bool]:
        """Which seats have somebody at the page, here or on another node."""
        here = {seat for visitor in self.visitors for seat in visitor.seats}
        since = time.monotonic() - FRESH
        for heard, seats, _ in self.elsewhere.values():
            if heard > since:
                here.update(seat for seat, there in enumerate(seats) if there)
        return [chair.seat in here for chair in self.room.chairs]

    def watchers(self) -> int:
        since = time.monotonic() - FRESH
        away = sum(count for heard, _, count in self.elsewhere.values() if heard > since)
        return away + sum(not visitor.seats for visitor in self.visitors)

    def seat_infos(self) -> list[wire.SeatInfo]:
        return [chair.info(here) for chair, here in zip(self.room.chairs, self.present(), strict=True)]

    def tell_presence(self) -> None:
        """Somebody came or went here: visitors and other nodes learn of it."""
        self.hear_presence()
        self.room.house.doorbell.presence(self.room)

    def hear_presence(self) -> None:
        """Somebody came or went, here or elsewhere."""
        self.tell(wire.Presence([info.present for info in self.seat_infos()], self.watchers()))

    def tell(self, message: wire.Outgoing) -> None:
        """The same to everybody."""
        data = wire.encode(message)
        for visitor in self.visitors:
            visitor.post(data)

    # Through whose eyes

    def seats_changed(self) -> None:
        """Somebody sat down or left: everybody learns it, and some look through other eyes now."""
        infos = self.seat_infos()
        for visitor in self.visitors:
            visitor.seats = self.room.seats_of(visitor.guest)
            visitor.look()
            visitor.tell(wire.SeatsNews(infos, list(visitor.seats), self.room.begun is not None))
        self.show(self.visitors)

    def uncover(self, visitor: Visitor, seat: Seat | None) -> None:
        """Lift or lower the curtain of a hot seat."""
        visitor.uncovered = seat if seat in visitor.seats else None
        visitor.look()
        visitor.forget()
        self.show([visitor])

    # Silence

    @property
    def keeps_silence(self) -> bool:
        """A random pause hides a quick answer; where people take hours, it would hide nothing."""
        return self.room.house.config.pause[1] > 0 and self.room.clock.kind != "slow"

    @property
    def silent(self) -> bool:
        """Are frames being held back?"""
        return self._held is not None

    def publish(self, silence: Silence) -> None:
        """Show everybody where the match is now, or hold it back while a window may be open."""
        if silence is not Silence.NONE and self.keeps_silence:
            # Whoever is asked first is shown it at once; later questions come with the pause, as
            # they would if somebody else had been asked before.
            self._early = silence is Silence.OPEN and self._held is None
            if self._held is None:
                pause = random.uniform(*self.room.house.config.pause)
                self._held = asyncio.get_running_loop().call_later(pause, self._release)
                self._silence_over.clear()
        self.show(self.visitors)

    def _release(self) -> None:
        if self.room.lock.locked():  # somebody is answering: what they change is not on disk yet
            self._held = asyncio.get_running_loop().call_later(0.01, self._release)
            return
        self._held = None
        self._silence_over.set()
        self.show(self.visitors)

    def _may_see(self, eyes: Seat | None) -> bool:
        """While frames are held back, only those who are asked in secret may see theirs."""
        ledger = self.room.ledger
        in_secret = eyes in ledger.asked and eyes not in ledger.shown
        return self._held is None or (self._early and in_secret)

    async def until_shown(self, seat: Seat) -> None:
        """Nobody learns by asking what they are not shown yet."""
        while not self._may_see(seat):
            await self._silence_over.wait()

    # Showing

    def show(self, visitors: Iterable[Visitor]) -> None:
        """Send frames to those for whom something has changed."""
        heads: dict[tuple[Seat | None, tuple[Seat, ...], bool], bytes] = {}
        gallery = Gallery(self.room.ledger.match)
        for visitor in visitors:
            if not self._may_see(visitor.eyes):
                continue
            key = visitor.eyes, visitor.seats, visitor.scenes != "none"
            if key not in heads:
                heads[key] = wire.encode(self._frame(*key))
            story = self._story(visitor.eyes).lines
            picture, news = gallery.picture(visitor)
            if news or heads[key] != visitor.head or visitor.sent != len(story):
                visitor.head = heads[key]
                visitor.post(wire.told(heads[key], picture, visitor.sent, story[visitor.sent :]))
                visitor.sent = len(story)
            self._show_clock(visitor)

    def show_again(self, visitor: Visitor) -> None:
        """A page that was refused something may have run ahead: show it where we are."""
        visitor.head = b""
        self.show([visitor])

    def _frame(self, eyes: Seat | None, mine: tuple[Seat, ...], weigh: bool) -> wire.Frame:
        frame = frames.frame(self.room.ledger, eyes, mine, weigh)
        if self.room.begun is None:  # the table may be looked at, but nobody is asked yet
            frame.decisions, frame.waiting, frame.asked, frame.undo = [], [], [], {}
        return frame

    def _story(self, eyes: Seat | None) -> frames.Story:
        story = self._stories.get(eyes)
        if story is None:
            story = self._stories[eyes] = frames.Story(eyes)
        story.catch_up(self.room.ledger.match)
        return story

    def taken_back(self) -> None:
        """An undo shortens every story."""
        self._stories.clear()
        for visitor in self.visitors:
            visitor.sent = min(visitor.sent, len(self._story(visitor.eyes).lines))

    def _show_clock(self, visitor: Visitor) -> None:
        """Since when the table waits for whom; a secret question shows to its own seat only."""
        ledger, begun = self.room.ledger, self.room.begun
        since: dict[Seat, float] = {}
        if begun is not None:
            since.update(ledger.shown)
            since.update({seat: at for seat, at in ledger.asked.items() if seat in visitor.seats})
        limit = self.room.clock.seconds
        if since.keys() == visitor.clocks.keys() and (since == visitor.clocks or not limit):
            return  # without a time limit, the same seat asked again is no news
        visitor.clocks = since
        now = time.time()
        asked = []
        for seat, at in sorted(since.items()):
            waited = now - max(at, begun or 0.0)
            left = round(max(0.0, limit - waited), 1) if limit else None
            asked.append(wire.Asked(seat, round(waited, 1), left))
        visitor.tell(wire.ClockNews(asked))
