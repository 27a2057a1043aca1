"""A room is a table with people around it. It owns the match, which its rows can rebuild at any time.

Whoever wants to touch the match takes the room's lock. An answer is tried on the match, written,
and told to everybody once it is on disk; if the row's number was taken meanwhile (by another
node), the match is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from formicarium.core.decision import Path
from formicarium.core.ending import How
from formicarium.core.errors import IllegalMove
from formicarium.server import wire
from formicarium.server.keeping import summaries
from formicarium.server.keeping.storage import TABLE, Row, Summary
from formicarium.server.people.seating import Chair, seated
from formicarium.server.table import clocks, company, notices, proposals, standing
from formicarium.server.table.audience import Audience
from formicarium.server.table.ledger import Ledger, Misfit
from formicarium.server.table.proposals import Consents
from formicarium.server.table.visitors import Visitor
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.rooms")

CHAT_KEPT = 50


class Room:
    """One table: its match, its seats, its audience."""

    def __init__(self, house: House, table: Any, chairs: list[Chair], ledger: Ledger) -> None:
        self.house = house
        self.id: str = table.id
        self.game: str = table.game
        self.header: str = table.header
        self._secret: str = table.secret or ""
        self.clock = wire.Clock(table.clock, table.seconds)
        self.begun: float | None = table.begun
        self.rematch: str | None = table.rematch
        self.listed: bool = table.listed
        self.joinable: bool = table.joinable
        self.chairs = chairs
        self.consents: Consents = {}
        self.ledger = ledger
        self.shut: bool = ledger.trouble is not None and table.over  # nobody will play on
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.chat: deque[wire.ChatEntry] = deque(maxlen=CHAT_KEPT)
        self.last_chat = 0
        self.thinking: set[tuple[Seat, int]] = set()  # answers that come without a person: seat and number
        self._alarm: asyncio.TimerHandle | None = None  # the next clock to run out
        self.closed = False
        self._unannounced = ledger.trouble is None and notices.differ(table, ledger)
        self.audience.take_up()
        self.announce()
        self.set_alarm()

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        return seated(self.chairs, guest)

    @property
    def under_way(self) -> bool:
        """Is anybody asked anything? Not before every seat is taken, nor where a row cannot be read."""
        return self.begun is not None and self.ledger.trouble is None

    @property
    def ended(self) -> bool:
        """Is there nothing left to hide?"""
        return self.shut or self.ledger.over

    def alone(self, guest: str) -> bool:
        """Does nobody else play here but bots?"""
        return all(chair.kind == "bot" or guest in chair.guests for chair in self.chairs)

    # What visitors do

    async def enter(self, visitor: Visitor, hello: wire.Hello) -> None:
        async with self.lock:
            self.audience.enter(visitor, hello)

    async def uncover(self, visitor: Visitor, seat: Seat | None) -> None:
        async with self.lock:
            self.audience.uncover(visitor, seat)

    async def move(self, visitor: Visitor, move: wire.Move) -> None:
        """A seat's answer, from whoever may give it."""
        await self.audience.until_shown(move.seat)
        async with self.lock:
            refusal = self.stranger(visitor, move.seat)
            waited = any(decision.seat == move.seat for decision in self.ledger.waiting())
            known = self.ledger.notices.now
            if refusal is None and (visitor.guest, move.key) not in self.ledger.keys:
                refusal = self._too_late(move.seat, move.number)
                if refusal is None:
                    refusal = await self._answer(move.seat, move.path, visitor.guest, move.key)
            self._reply(visitor, move.key, refusal)
            seen = waited and self.ledger.notices.now is not known  # not the first of several under seal
            lapsed = proposals.lapsing(self, move.seat) if seen and refusal is None else []
        if lapsed:
            await proposals.lapse(self, lapsed)

    async def take_back(self, visitor: Visitor, undo: wire.Undo) -> None:
        """A seat's last answer, taken back by whoever may."""
        await self.audience.until_shown(undo.seat)
        async with self.lock:
            refusal = self.stranger(visitor, undo.seat)
            if refusal is None and (visitor.guest, undo.key) not in self.ledger.keys:
                refusal = self._too_late(undo.seat, undo.number)
                if refusal is None:
                    refusal = await self._undo(undo, visitor.guest)
            self._reply(visitor, undo.key, refusal)

    async def why(self, visitor: Visitor, asked: wire.Why) -> None:
        """Why something cannot be touched, for a seat of one's own."""
        await self.audience.until_shown(asked.seat)
        async with self.lock:
            if stranger := self.stranger(visitor, asked.seat) or self._over():
                visitor.tell(wire.WhyNot(asked.key, stranger.clause, stranger.say))
            elif refusal := self.ledger.match.why_not(asked.seat, asked.path):
                visitor.tell(wire.WhyNot(asked.key, refusal.clause, wire.said(refusal.reason)))
            else:
                visitor.tell(wire.WhyNot(asked.key, None, None))

    def stranger(self, visitor: Visitor, seat: Seat) -> wire.Refused | None:
        if self.closed:
            return wire.refused("refused-late")  # nobody hears it: they are let go, and ask again
        if seat not in visitor.seats:
            return wire.refused("refused-not-yours")
        if self.ledger.trouble is not None:
            return wire.refused("refused-trouble")
        return wire.refused("refused-not-begun") if self.begun is None else None

    def _over(self) -> wire.Refused | None:
        return wire.refused("refused-match-over") if self.ledger.closed is not None else None

    def _too_late(self, seat: Seat, number: int) -> wire.Refused | None:
        if refusal := self._over():
            return refusal
        return None if number == self.ledger.number(seat) else wire.refused("refused-late")

    async def concede(self, visitor: Visitor, wish: wire.Concede) -> None:
        """A seat gives up."""
        await self.audience.until_told()
        async with self.lock:
            refusal = self.stranger(visitor, wish.seat)
            if refusal is None and (visitor.guest, wish.key) not in self.ledger.keys:
                refusal = await company.concede(self, wish.seat, visitor.guest, wish.key)
            self._reply(visitor, wish.key, refusal)
        if refusal is None:
            await self.house.lobby.seats_changed(self)

    async def end(self, how: How) -> None:
        """All have agreed that it is over: however many nodes say so, it is written once."""
        while True:
            async with self.lock:
                if self.ledger.over or await self.write(self.ledger.end(how, TABLE, "end")) is None:
                    break

    def _reply(self, visitor: Visitor, key: str, refusal: wire.Refused | None) -> None:
        if refusal is None:
            visitor.tell(wire.Done(key))
        else:
            visitor.tell(wire.Refused(key, refusal.clause, refusal.say))
            self.audience.show_again(visitor)

    # Answers

    async def answer_for(
        self, seat: Seat, number: int, path: Path, author: str, why: str | None = None
    ) -> bool:
        """An answer by a bot or a clock, if the question of that number is still open."""
        async with self.lock:
            if not self.under_way or self._too_late(seat, number) or not self.ledger.decision(seat):
                return False
            return await self._answer(seat, path, author, None, why) is None

    async def _answer(
        self, seat: Seat, path: Path, author: str, key: str | None, why: str | None = None
    ) -> wire.Refused | None:
        try:
            row = self.ledger.answer(seat, path, author, key, why, self.audience.follow())
        except IllegalMove as error:
            return wire.refusal_of(error.refusal)
        except Exception:
            self.house.rooms.drop(self)  # a defect: nobody knows what it has left of the match
            raise
        return await self.write(row)

    async def _undo(self, undo: wire.Undo, author: str) -> wire.Refused | None:
        done = self.ledger.undo(undo.seat, author, undo.key, self.passable(), undo.whole)
        if not isinstance(done, Row):
            return wire.refusal_of(done)
        return await self.write(done)

    def passable(self) -> tuple[Seat, ...]:
        """Whose answers an undo may pass over: those of bots, where one person plays with nobody else."""
        bots = tuple(chair.seat for chair in self.chairs if chair.kind == "bot" and not chair.guests)
        people = [chair for chair in self.chairs if chair.seat not in bots]
        return bots if len(people) == 1 and people[0].kind == "person" else ()

    async def write(
        self, row: Row, also: Callable[[sa.Connection], None] | None = None
    ) -> wire.Refused | None:
        """Write a row and what goes with it, and tell everybody; if that was too late, read what is there."""
        try:
            quiet = self.audience.silent or row.at < self.ledger.hush.until
            won = await self.house.database.writer.append(row, self.summary(row.at, quiet), also)
            if not won:
                await self._reread(row.number)
        except Exception:
            self.house.rooms.drop(self)  # what is true is for the database to say, to a new room
            raise
        if not won:
            again = row.key is not None and (row.author, row.key) in self.ledger.keys
            return None if again else wire.refused("refused-late")
        log.debug("table %s: row %d", self.id, row.number)
        self._unannounced = quiet
        self._done(row)
        self.act()
        return None

    def _done(self, row: Row) -> None:
        if row.kind == "undo":
            self.audience.taken_back()
        self.audience.publish()

    def summary(self, at: float, quiet: bool) -> Summary:
        """What lists may say now. If this node dies while it keeps silent, another tells them the rest."""
        notice = self.ledger.notices.before if quiet else self.ledger.notices.now
        due = self.due(at)
        if quiet:
            after = max(at, self.ledger.hush.until) + self.house.config.grace
            due = after if due is None else min(due, after)
        return Summary(
            id=self.id,
            number=notice.number,
            waiting=notice.waiting,
            changed=notice.changed,
            over=notice.over,
            due=due,
            result=notice.result,
        )

    def announce(self) -> None:
        """Lists may say what everybody has been shown."""
        if self._unannounced and not self.audience.silent:
            self._unannounced = False
            summary = self.summary(time.time(), quiet=False)
            put = partial(summaries.put, summary=summary, rows=self.ledger.count)
            self.house.spawn(self.house.database.write(put))

    # Rows of other nodes

    async def refresh(self) -> None:
        """Read the rows that another node has written; whatever cannot be read is for a new room to see."""
        async with self.lock:
            rows = await self.house.rooms.read_rows(self.id, self.ledger.count)
            try:
                if self.ledger.trouble is not None:
                    raise Misfit
                self._apply(rows)
            except Exception:
                log.warning("table %s: row %d does not fit here", self.id, self.ledger.count)
                self.house.rooms.drop(self)

    async def _reread(self, number: int) -> None:
        """Go back to before this row, and read what stands there in its place."""
        rows = await self.house.rooms.read_rows(self.id, 0)
        before = self.header, rows[:number], self._secret, self.ledger.pauses
        self.ledger = await asyncio.to_thread(Ledger.read, *before)
        self.audience.taken_back()
        self._apply(rows[number:])

    def _apply(self, rows: list[Row]) -> None:
        for row in rows:
            self.ledger.apply(row, self.audience.follow())
            self._done(row)
        self.set_alarm()

    # Bots and clocks

    def due(self, at: float) -> float | None:
        """When another node may act in our stead: for a bot that is asked, or a clock that runs out."""
        if not self.under_way or self.ledger.over:
            return None
        config = self.house.config
        moments = [clocks.deadline(self, seat) + 1.0 for seat in self.ledger.asked if self.clock.seconds]
        asked = self.ledger.pending
        if any(self.chairs[d.seat].kind == "bot" or standing.unasked(self, d) for d in asked):
            shown = max(at, self.ledger.hush.until)
            moments.append(shown + config.bot_delay[1] + config.bot_budget + config.grace)
        return min(moments, default=None)

    def act(self) -> None:
        """Set to work whoever needs no person: bots, wishes that stand, clocks that run out."""
        if self.under_way:
            self.house.bots.consider(self)
            standing.let_pass(self)
            self.set_alarm()

    def set_alarm(self) -> None:
        """Ring when the next clock runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self.under_way or not self.clock.seconds or not self.ledger.pending:
            return
        first = min(clocks.deadline(self, d.seat) for d in self.ledger.pending)
        wait = max(0.0, first - time.time())
        if wait < clocks.AHEAD:  # later ones are found by the rounds
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.house.spawn(clocks.run_out(self))

    # Coming and going

    def idle(self, linger: float) -> bool:
        """May this room be forgotten? Its rows will bring it back."""
        busy = self.audience.sockets or self.thinking or self.lock.locked()
        return not busy and time.monotonic() - self.audience.left > linger

    def close(self) -> None:
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        self.audience.dismiss()
