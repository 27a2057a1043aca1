"""Those around a table: who is there, what they have been shown, and when they may be shown more."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from formicarium.server import wire
from formicarium.server.keeping.storage import Row
from formicarium.server.table import company, dealing, proposals
from formicarium.server.table.screen import Screen
from formicarium.server.table.silence import Watch
from formicarium.server.table.visitors import Visitor
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.table.room import Room

GATHER = 0.1  # seconds in which comings and goings are told as one
AGAIN = 0.01  # seconds until it is tried again, where somebody is answering
FRESH = 60.0  # seconds that another node's word about who is there holds
MANY = 16  # answers that wait to be told: with more of them, nothing is shown that can wait
MOMENT = 0.25  # seconds that those can wait who are not asked, where answers follow sooner than that


class Audience:
    """The visitors of one room, on this node."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.visitors: set[Visitor] = set()
        self.sockets = 0  # with those who have not said hello yet
        self.left = time.monotonic()  # when the last visitor went
        self.seen: dict[Seat, float] = {}  # when somebody of a seat was last there, as far as this node knows
        self.elsewhere: dict[str, tuple[float, list[bool], int]] = {}  # by node: when heard, seats, watchers
        self.screen = Screen(room)
        self._gathering: asyncio.TimerHandle | None = None  # who is there will be told when it rings
        self._came_or_went = False  # here, since it was last told
        self._held: asyncio.TimerHandle | None = None  # frames are held back until it rings
        self._row = -1  # with which the last silence began
        self._silence_over = asyncio.Event()
        self._later: asyncio.TimerHandle | None = None  # those who can wait will be shown when it rings
        self._overdue = False  # it has rung, while somebody was answering
        self._answered = float("-inf")  # when all knew of an answer, the last time

    # Who is there

    def enter(self, visitor: Visitor, hello: wire.Hello) -> None:
        """Welcome a visitor and show where the match is, with what happened since they last saw it."""
        room = self.room
        visitor.seats = room.seats_of(visitor.guest)
        visitor.look()
        visitor.scenes = hello.scenes
        visitor.beats = hello.beats
        visitor.greeted = True
        visitor.catch_up = partial(self._catch_up, visitor)
        self.visitors.add(visitor)
        visitor.tell(self._welcome(visitor))
        visitor.seating = _stamp(self._seats(visitor, self.seat_infos()))
        # After an undo, or through other eyes, the numbers one has seen may name other events.
        same = not room.ledger.undos and hello.eyes in (msgspec.UNSET, visitor.eyes)
        visitor.sent = min(hello.seen + 1, len(self.screen.story(visitor.eyes).lines)) if same else 0
        visitor.forget()
        self.show([visitor])
        self.tell_company([visitor])
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
            chat=[said.entry for said in room.chat if said.guest not in visitor.deaf_to],
            never=self._never(visitor),
            deal=dealing.told(room.ledger.match.record.header),
            trouble=room.ledger.trouble.told() if room.ledger.trouble else None,
            hints=room.hinting,
            rated=room.rated,
        )

    def _never(self, visitor: Visitor) -> dict[str, list[str]]:
        """Where a visitor's seats never want to be asked: nobody else's business."""
        return {str(seat): sorted(self.room.chairs[seat].never) for seat in visitor.seats}

    def leave(self, visitor: Visitor) -> None:
        if visitor in self.visitors:
            self.visitors.discard(visitor)
            self.left = time.monotonic()
            self.tell_presence()
            if visitor.seats:
                self.room.house.spawn(company.note_absence(self.room, visitor.seats))

    def dismiss(self) -> None:
        """Let everybody go; their pages come back with a new hello."""
        for visitor in self.visitors:
            visitor.let_go()
        if self._gathering is not None:
            self._gathering.cancel()
        if self._later is not None:
            self._later.cancel()
        if self._held is not None:
            self._held.cancel()
            self._held = None
            self._silence_over.set()
        self.screen.scales.clear()

    def present(self) -> list[bool]:
        """Which seats have somebody at the page, here or on another node."""
        here = {seat for visitor in self.visitors for seat in visitor.seats}
        since = time.monotonic() - FRESH
        for heard, seats, _ in self.elsewhere.values():
            if heard > since:
                here.update(seat for seat, there in enumerate(seats) if there)
        self.seen.update(dict.fromkeys(here, time.time()))
        return [chair.seat in here for chair in self.room.chairs]

    def watchers(self) -> int:
        since = time.monotonic() - FRESH
        away = sum(count for heard, _, count in self.elsewhere.values() if heard > since)
        return away + sum(not visitor.seats for visitor in self.visitors)

    def seat_infos(self) -> list[wire.SeatInfo]:
        conceded = self.room.ledger.conceded
        there = zip(self.room.chairs, self.present(), strict=True)
        return [chair.info(self.room.game, here, chair.seat in conceded) for chair, here in there]

    def tell_presence(self) -> None:
        """Somebody came or went here: visitors and other nodes learn of it."""
        self._came_or_went = True
        self.hear_presence()

    def hear_presence(self) -> None:
        """Somebody came or went, here or elsewhere: told in a moment, once for all who did meanwhile."""
        if self._gathering is None:
            self._gathering = asyncio.get_running_loop().call_later(GATHER, self._tell_presence)

    def _tell_presence(self) -> None:
        self._gathering = None
        data = wire.encode(wire.Presence([info.present for info in self.seat_infos()], self.watchers()))
        for visitor in self.visitors:
            if visitor.presence != data:
                visitor.presence = data
                visitor.post(data)
        if self.room.lock.locked():  # somebody is answering: what they change is not on disk yet
            self.hear_presence()
        else:
            self.tell_company()
        if self._came_or_went:
            self._came_or_went = False
            self.room.house.doorbell.presence(self.room)

    def tell_company(self, visitors: Iterable[Visitor] | None = None) -> None:
        """Who is missing, what is proposed, what one may do: to all (of these) for whom it has changed.

        Some of it ends with the match, which may just have happened without anybody knowing.
        """
        if self.silent:
            return  # when it is over
        for visitor, news in proposals.news(self.room, self.visitors if visitors is None else visitors):
            if (stamp := proposals.stamp(news)) != visitor.company:
                visitor.company = stamp
                visitor.tell(news)

    def tell(self, message: wire.Outgoing) -> None:
        """The same to everybody."""
        data = wire.encode(message)
        for visitor in self.visitors:
            visitor.post(data)

    async def pause(self, seat: Seat) -> None:
        """Before an answer that no person gives: others follow. What they cannot see, time must not tell."""
        ledger = self.room.ledger
        if not ledger.in_secret(seat) and not ledger.sealed_answers(seat):
            await self.until_told()
            await asyncio.sleep(random.uniform(*self.room.house.config.bot_delay))

    # Through whose eyes

    def seats_changed(self) -> None:
        """Somebody sat down or left: everybody learns it, and some look through other eyes now."""
        infos = self.seat_infos()
        for visitor in self.visitors:
            visitor.seats = self.room.seats_of(visitor.guest)
            visitor.look()
            news = self._seats(visitor, infos)
            if (stamp := _stamp(news)) != visitor.seating:  # somebody's wish is nobody else's business
                visitor.seating = stamp
                visitor.clocks = {}  # somebody may have days off
                visitor.tell(news)
        self.show(self.visitors)
        self.tell_company()

    def _seats(self, visitor: Visitor, infos: list[wire.SeatInfo]) -> wire.SeatsNews:
        begun, never = self.room.begun is not None, self._never(visitor)
        return wire.SeatsNews(infos, list(visitor.seats), begun, never)

    def uncover(self, visitor: Visitor, seat: Seat | None) -> None:
        """Lift or lower the curtain of a hot seat."""
        visitor.uncovered = seat if seat in visitor.seats else None
        visitor.look()
        visitor.forget()
        self.show([visitor])

    # Silence

    @property
    def silent(self) -> bool:
        """Are frames being held back?"""
        return self._held is not None

    def publish(self, row: Row | None = None) -> None:
        """Show everybody where the match is now, or hold it back while a window may be open."""
        hush = self.room.ledger.hush
        if hush.row > self._row:
            self._hold(hush.row, self.room.ledger.pauses.after(hush.row))
        self.show(self.visitors if row is None else self._first(row))
        if self.room.clock.seconds or self.room.ledger.over:
            self.tell_company()  # a clock may have run out, and after the end there is nothing to propose

    def take_up(self) -> None:
        """Go on with a silence that was being kept when this room was read from its rows."""
        hush, now = self.room.ledger.hush, time.time()
        self._row = hush.row
        if hush.until > now:  # and no longer than it can last, whoever's clock is wrong
            self._hold(hush.row, min(hush.until - now, self.room.ledger.pauses.most))

    def _hold(self, row: int, seconds: float) -> None:
        if self._held is not None:
            self._held.cancel()
        self._row = row
        self._held = asyncio.get_running_loop().call_later(seconds, self._release)
        self._silence_over.clear()

    def _release(self) -> None:
        if self.room.lock.locked():  # somebody is answering: what they change is not on disk yet
            self._held = asyncio.get_running_loop().call_later(AGAIN, self._release)
            return
        self._held = None
        self._silence_over.set()
        self.show(self.visitors)
        self.tell_company()
        self.room.announce()

    def may_see(self, eyes: Seat | None) -> bool:
        """While frames are held back, only those who are asked in secret may see theirs."""
        ledger = self.room.ledger
        return self._held is None or (ledger.hush.early and ledger.in_secret(eyes))

    async def until_shown(self, seat: Seat) -> None:
        """Nobody learns by asking what they are not shown yet."""
        while not self.may_see(seat):
            await self._silence_over.wait()

    async def until_told(self) -> None:
        """Until everybody may know where the match is."""
        while self._held is not None:
            await self._silence_over.wait()

    # Showing

    @property
    def laid_out(self) -> bool:
        """May the table be seen? Not before everybody sits: its maker could make tables until one pleases."""
        return self.room.begun is not None or not dealing.sealed(self.room.ledger.match.record.header)

    @property
    def hurried(self) -> bool:
        """Does so much wait to be told on this node that some of it should be told at once?"""
        return self.room.house.database.writer.untold >= MANY

    def _first(self, row: Row) -> Iterable[Visitor]:
        """All; in a hurry, where answers follow one another within a moment, those who are asked.

        The others are then shown this and what follows in one frame: whoever moved knows what they did, and
        hears at once that it counts. Where anything is secret nobody is put off: who waits, and how long,
        follows from what all know.
        """
        ledger = self.room.ledger
        if self.silent or ledger.over or not ledger.in_the_open(row):
            self._overdue = False
            return self.visitors
        now = time.monotonic()
        quick, self._answered = now - self._answered < MOMENT, now
        if self._overdue or not (quick and self.hurried):
            self._overdue = False
            return self.visitors
        for visitor in self.visitors:
            visitor.behind = visitor.eyes is None or visitor.eyes not in ledger.asked
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(MOMENT, self._show_rest)
        return [visitor for visitor in self.visitors if not visitor.behind]

    def _show_rest(self) -> None:
        """Show it to those who could wait; while somebody is answering, with what they change."""
        self._later = None
        if self.room.lock.locked():
            self._overdue = True
            self._later = asyncio.get_running_loop().call_later(MOMENT, self._show_rest)
        elif not self.room.closed:
            self.show([visitor for visitor in self.visitors if visitor.behind])

    def follow(self) -> Watch | None:
        """Before an answer: who shall keep the tables on the way, if anybody here wants to see them."""
        if self._held is None:
            self.screen.reel.clear()  # everybody has seen what led here
        if self.hurried or not any(visitor.beats for visitor in self.visitors):
            return None
        return self.screen.reel.watch

    def show(self, visitors: Iterable[Visitor]) -> None:
        """Show where we are to those who may see it."""
        if not self.laid_out:
            return
        able = [each for each in visitors if self.may_see(each.eyes) and each.takes_frame()]
        self.screen.show(able, self.hurried)

    def _catch_up(self, visitor: Visitor) -> None:
        """A slow reader can be sent more: one frame for all that has happened meanwhile."""
        if self.room.lock.locked():  # somebody is answering: what they change is not on disk yet
            asyncio.get_running_loop().call_later(AGAIN, self._catch_up, visitor)
        elif visitor in self.visitors and not self.room.closed:
            self.show([visitor])

    def show_finals(self, seat: Seat) -> None:
        """Some answers to what this seat is asked have turned out to be final."""
        self.show([visitor for visitor in self.visitors if visitor.eyes == seat])

    def show_again(self, visitor: Visitor) -> None:
        """A page that was refused something may have run ahead: show it where we are."""
        visitor.head = b""
        self.show([visitor])

    def taken_back(self) -> None:
        """An undo shortens every story."""
        self.screen.taken_back()
        for visitor in self.visitors:
            visitor.sent = min(visitor.sent, len(self.screen.story(visitor.eyes).lines))


def _stamp(news: wire.SeatsNews) -> bytes:
    """Two of a kind are no news; who has the page open is told by itself."""
    seats = [msgspec.structs.replace(info, present=False) for info in news.seats]
    return wire.encode(msgspec.structs.replace(news, seats=seats))
