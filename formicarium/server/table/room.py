"""A room is a table with people around it. It owns the match, which its rows can rebuild at any time.

Whoever wants to touch the match takes the room's lock. An answer is tried on the match, written,
and told to everybody once it is on disk. If the row's number was taken meanwhile (by another node), the
rows are read again and the answer is tried once more: if its question still stands, nobody raced.

Rows come in by one way, `_read`, whatever the reason: another node rang, a race was lost, something was
written while the room was read, or somebody looked whether anything was missed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import sqlalchemy as sa

from formicarium.core.decision import Decision, Path
from formicarium.core.ending import How
from formicarium.core.errors import IllegalMove
from formicarium.server import logs, wire
from formicarium.server.keeping import summaries
from formicarium.server.keeping.failures import cause_of
from formicarium.server.keeping.storage import TABLE, Row, Summary
from formicarium.server.people.seating import Chair, seated
from formicarium.server.table import clocks, company, met, notices, planning, proposals, standing, telling
from formicarium.server.table.audience import Audience
from formicarium.server.table.chat import Said
from formicarium.server.table.coaching import coached
from formicarium.server.table.hints import Hints
from formicarium.server.table.ledger import Ledger, Misfit
from formicarium.server.table.previews import Previews
from formicarium.server.table.proposals import Consents
from formicarium.server.table.visitors import Visitor
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.rooms")

CHAT_KEPT = 50
ELSEWHERE = 3  # rows heard of with nobody here, after which a room is left to the node where they play
Attempt: TypeAlias = Callable[[], Row | wire.Refused]  # plays something; the row is yet to be written


class Room:
    """One table: its match, its seats, its audience."""

    def __init__(self, house: House, table: Any, chairs: list[Chair], ledger: Ledger) -> None:
        self.house = house
        self.id: str = table.id
        self.game: str = table.game
        self.header: str = table.header
        self._secret: str = table.secret or ""
        self.clock = wire.Clock(table.clock, table.seconds, table.reserve)
        self.begun: float | None = table.begun
        self.rematch: str | None = table.rematch
        self.listed: bool = table.listed
        self.joinable: bool = table.joinable
        self.hinting: bool = table.hints  # may one ask for them here?
        self.rated: bool = table.rated
        self.chairs = chairs
        self.consents: Consents = {}
        self.hints = Hints(chairs)
        self.ledger = ledger
        self.shut: bool = ledger.trouble is not None and table.over  # nobody will play on
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.previews = Previews(self)
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.last_chat = 0
        self.removed = 0  # lines of its chat, as far as it knows
        self.thinking: set[tuple[Seat, int]] = set()  # answers that come without a person: seat and number
        self._alarm: asyncio.TimerHandle | None = None  # the next clock to run out
        self.closed = False
        self.noted = telling.NOTHING  # who is written down to be told
        self._elsewhere = 0  # rows written elsewhere while nobody was here
        self._rung = 0  # the highest number that was heard of and not known
        self._behind = False  # and is being seen to
        self._unannounced = ledger.trouble is None and notices.differ(table, ledger)
        self._overheard = False  # the last row is another node's, who tells lists of it unless it dies
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
            if self.closed:
                visitor.let_go()  # to the room that took this one's place
            else:
                self.audience.enter(visitor, hello)

    async def uncover(self, visitor: Visitor, seat: Seat | None) -> None:
        async with self.lock:
            self.audience.uncover(visitor, seat)

    async def move(self, visitor: Visitor, move: wire.Move) -> None:
        """A seat's answer, from whoever may give it."""
        self.previews.drop(visitor)
        async with self.once_shown(visitor, move.seat, move.number):
            waited = any(decision.seat == move.seat for decision in self.ledger.waiting())
            known = self.ledger.notices.now
            answer = partial(self._answer, move.seat, move.number, move.path, visitor.guest, move.key)
            refusal = self.stranger(visitor, move.seat) or await self._do(visitor.guest, move.key, answer)
            self._reply(visitor, move.key, refusal)
            seen = waited and self.ledger.notices.now != known  # not the first of several under seal
            lapsed = proposals.lapsing(self, move.seat) if seen and refusal is None else []
        if lapsed:
            await proposals.lapse(self, lapsed)

    async def take_back(self, visitor: Visitor, undo: wire.Undo) -> None:
        """A seat's last answer, taken back by whoever may."""
        async with self.once_shown(visitor, undo.seat, undo.number):
            attempt = partial(self._undo, undo, visitor.guest)
            refusal = self.stranger(visitor, undo.seat) or await self._do(visitor.guest, undo.key, attempt)
            self._reply(visitor, undo.key, refusal)

    async def why(self, visitor: Visitor, asked: wire.Why) -> None:
        """Why something cannot be touched, for a seat of one's own."""
        async with self.once_shown(visitor, asked.seat):
            if stranger := self.stranger(visitor, asked.seat) or self._over():
                visitor.tell(wire.WhyNot(asked.key, stranger.clause, stranger.say))
            elif refusal := self.ledger.match.why_not(asked.seat, asked.path):
                visitor.tell(wire.WhyNot(asked.key, refusal.clause, wire.said(refusal.reason)))
            else:
                visitor.tell(wire.WhyNot(asked.key, None, None))

    async def preview(self, visitor: Visitor, asked: wire.Preview) -> None:
        """What an answer of one's own would bring."""
        async with self.once_shown(visitor, asked.seat, asked.number):
            refusal = self.stranger(visitor, asked.seat) or self.too_late(asked.seat, asked.number)
            if refusal is None and (decision := self.ledger.decision(asked.seat)) is not None:
                visitor.tell(self.previews.told(visitor, asked, decision))
            else:
                late = refusal or wire.refused("refused-late")
                visitor.tell(wire.Refused(asked.key, late.clause, late.say))

    async def coach(self, visitor: Visitor, asked: wire.Coach) -> None:
        """What a newcomer should know, for a seat of one's own."""
        async with self.once_shown(visitor, asked.seat):
            if stranger := self.stranger(visitor, asked.seat) or self._over():
                visitor.tell(wire.Refused(asked.key, stranger.clause, stranger.say))
            else:
                visitor.tell(coached(self.ledger, asked.seat, asked.key))

    @asynccontextmanager
    async def once_shown(self, visitor: Visitor, seat: Seat, number: int = 0) -> AsyncIterator[None]:
        """Have the lock when the seat may see where the match is; `number`: as far as it was shown already.

        Whoever had the lock before may have begun a silence. A stranger does not wait for it: how long would
        tell whether the seat is asked in secret.
        """
        while True:
            if seat in visitor.seats:
                await self.audience.until_shown(seat)
            async with self.lock:
                if seat in visitor.seats:
                    await self._see(seat, number)
                if seat not in visitor.seats or self.audience.may_see(seat):
                    yield
                    return

    @asynccontextmanager
    async def once_told(self) -> AsyncIterator[None]:
        """Have the lock when everybody may know where the match is."""
        while True:
            await self.audience.until_told()
            async with self.lock:
                if not self.audience.silent:
                    yield
                    return

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

    def too_late(self, seat: Seat, number: int) -> wire.Refused | None:
        if refusal := self._over():
            return refusal
        return None if number == self.ledger.number(seat) else wire.refused("refused-late")

    async def concede(self, visitor: Visitor, wish: wire.Concede) -> None:
        """A seat gives up."""
        async with self.once_told():
            refusal = self.stranger(visitor, wish.seat)
            if refusal is None and (visitor.guest, wish.key) not in self.ledger.keys:
                refusal = await company.concede(self, wish.seat, visitor.guest, wish.key)
            self._reply(visitor, wish.key, refusal)
        if refusal is None:
            await self.house.lobby.seats_changed(self)

    async def end(self, how: How) -> None:
        """All have agreed that it is over: however many nodes say so, it is written once."""
        async with self.lock:
            while not (self.closed or self.ledger.over) and not await self.write(self.ledger.end(how, TABLE)):
                pass  # another row was faster, and has been read

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
            if not self.under_way or not self.ledger.decision(seat):
                return False
            answer = partial(self._answer, seat, number, path, author, None, why)
            return await self._do(author, None, answer) is None

    def _answer(
        self, seat: Seat, number: int, path: Path, author: str, key: str | None, why: str | None = None
    ) -> Row | wire.Refused:
        if late := self.too_late(seat, number):
            return late
        why = why or self.hints.reason(self.ledger, seat)
        try:
            return self.ledger.answer(seat, path, author, key, why, self.audience.follow())
        except IllegalMove as error:
            return wire.refusal_of(error.refusal)
        except Exception:
            self.house.rooms.drop(self)  # a defect: nobody knows what it has left of the match
            raise

    def _undo(self, undo: wire.Undo, author: str) -> Row | wire.Refused:
        if late := self.too_late(undo.seat, undo.number):
            return late
        done = self.ledger.undo(undo.seat, author, undo.key, self.passable(), undo.whole)
        return done if isinstance(done, Row) else wire.refusal_of(done)

    async def _do(self, author: str, key: str | None, attempt: Attempt) -> wire.Refused | None:
        """Try something, and again after every row that was faster: what does not race does not stop it."""
        while not self.closed:
            if key is not None and (author, key) in self.ledger.keys:
                return None  # it was sent twice
            tried = attempt()
            if not isinstance(tried, Row):
                return tried
            if await self.write(tried):
                return None
        return wire.refused("refused-late")  # nobody hears it: they are let go, and send it again

    def passable(self) -> tuple[Seat, ...]:
        """Whose answers an undo may pass over: those of bots, where one person plays with nobody else.

        Nobody's, where it counts: it would be a look into what the bot does.
        """
        if self.rated:
            return ()
        bots = tuple(chair.seat for chair in self.chairs if chair.kind == "bot" and not chair.guests)
        people = [chair for chair in self.chairs if chair.seat not in bots]
        return bots if len(people) == 1 and people[0].kind == "person" else ()

    async def write(self, row: Row, also: Callable[[sa.Connection], None] | None = None) -> bool:
        """Write a row and what goes with it, and tell everybody. False: another was faster, and is read."""
        try:
            quiet = self.audience.silent or self.ledger.hush.covers(row.at)
            told = telling.mark(self)
            also = planning.beside(self, row, telling.beside(self, row, also))
            won = await self.house.database.writer.append(row, self.summary(row.at, quiet), also)
            if not won:
                await self._read(row.number)
                if self.ledger.count == row.number:
                    raise Misfit  # nothing stands there
        except Misfit:
            self._misfit(row.number)  # or the table was thrown away
            return False
        except Exception as error:
            if cause_of(error) is None or not await self._step_back(row.number):
                self.house.rooms.drop(self)  # what is true is for the database to say, to a new room
            raise
        if won:
            log.debug("table %s: row %d", self.id, row.number)
            self._unannounced, self._overheard = quiet, False
            self.noted = told
            self._done(row)
            self.act()
            if self.ledger.over:
                self.house.spawn(met.note(self))
                if not quiet:
                    self.house.settling.nudge()
            if self.closed:
                self.house.spawn(self._hand_on())
        return won

    def _done(self, row: Row) -> None:
        self.previews.clear()
        planning.follow(self, row)
        if row.kind == "undo":
            self.audience.taken_back()
        self.audience.publish(row)

    def summary(self, at: float, quiet: bool) -> Summary:
        """What lists may say now. If this node dies while it keeps silent, another tells them the rest."""
        notice = self.ledger.notices.before if quiet else self.ledger.notices.now
        due = self.due(at)
        if quiet:
            after = self.ledger.hush.over(at) + self.house.config.grace
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

    def announce(self, late: bool = False) -> None:
        """Lists may say what everybody has been shown. `late`: whoever wrote it should have told them."""
        if (self._unannounced or (late and self._overheard)) and not self.audience.silent:
            self._unannounced = self._overheard = False
            summary = self.summary(time.time(), quiet=False)
            self.house.spawn(self._put(partial(summaries.put, summary=summary, rows=self.ledger.count)))

    async def _put(self, job: Callable[[sa.Connection], None]) -> None:
        try:
            await self.house.database.write(job)
        except Exception:
            self._unannounced = True  # the rounds come by again
            raise
        if self.ledger.over:
            self.house.settling.nudge()

    # Rows that were written elsewhere

    def hear(self, number: int) -> None:
        """A row of this number was written. While somebody answers here, it may be another than is played."""
        known = self._knows(number)
        self._elsewhere += self._deserted and not known
        if self._elsewhere >= ELSEWHERE and self._deserted:
            self.house.rooms.drop(self)  # they play at another node, and nobody here would look at it
        elif self.lock.locked() or not known:
            self._rung = max(self._rung, number)
            if not self._behind:
                self._behind = True
                self.house.spawn(self._heed())

    async def _heed(self) -> None:
        async with self.lock:
            self._behind = False
            if not self._knows(self._rung):
                await self._catch_up()

    def _knows(self, number: int) -> bool:
        return number < self.ledger.count and self.ledger.trouble is None

    async def catch_up(self) -> None:
        """Read what was written since; whatever does not fit here is for a new room to see."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.closed:
            return
        if self.ledger.trouble is not None:
            self.house.rooms.drop(self)  # somebody may have mended it
        else:
            await self._read_on()

    async def _see(self, seat: Seat, number: int) -> None:
        """Somebody may have been shown more than this node has heard of, by another: then read it first."""
        if seat >= len(self.chairs) or self.closed or not self.house.database.shared:
            return
        if number > self.ledger.number(seat):
            await self._read_on()

    async def _read_on(self) -> None:
        try:
            await self._read(self.ledger.count)
        except Misfit:
            self._misfit(self.ledger.count)
        else:
            planning.consider(self)  # who wrote it may not have known of a plan

    def _misfit(self, number: int) -> None:
        log.warning("table %s: row %d does not fit here", self.id, number)
        self.house.rooms.drop(self)

    async def _read(self, number: int) -> None:
        """Read the rows from this number on. What was played here beyond it was not written: forget it."""
        lost = number < self.ledger.count
        rows = await self.house.rooms.read_rows(self.id, 0 if lost else number)
        if lost and len(rows) < number:
            raise Misfit  # the table was thrown away
        if lost:
            before = self.header, rows[:number], self._secret, self.ledger.pauses
            self.ledger = await asyncio.to_thread(Ledger.read, *before)
            self.audience.taken_back()
        for row in rows[number:] if lost else rows:
            try:
                self.ledger.apply(row, self.audience.follow())
            except Exception as error:  # whatever a row may do to a match that it was not written for
                raise Misfit from error
            self._overheard = True
            self._done(row)
        if lost:
            self.follow_clock(time.time())  # of a ledger that is new here
        self.set_alarm()

    async def _step_back(self, number: int) -> bool:
        """A row was not written, or nobody knows: go back to what is. False if that cannot be read either."""
        try:
            await self._read(number)
        except Exception as error:
            log.warning("table %s is let go: %s", self.id, logs.of(error))
            return False
        if self.ledger.count > number:  # it was written after all, or another was
            self.act()
        return True

    async def _hand_on(self) -> None:
        """This room was let go while it wrote: the one in its place goes on from there."""
        if (room := await self.house.rooms.find(self.id)) is not None:
            await room.catch_up()
            room.act()

    # Bots and clocks

    def due(self, at: float) -> float | None:
        """When another node may act in our stead: for a bot that is asked, or a clock that runs out."""
        if not self.under_way or self.ledger.over:
            return None
        config = self.house.config
        moments = [clocks.deadline(self, seat) + 1.0 for seat in self.ledger.asked if self.clock.seconds]
        if any(each[1] > at for chair in self.chairs for each in chair.off):
            moments.append(at + clocks.AHEAD)  # whoever has days off may change their mind
        asked = self.ledger.pending
        if any(self._answers_itself(d) for d in asked):
            shown = self.ledger.hush.over(at)
            moments.append(shown + config.bot_delay[1] + config.bot_budget + config.grace)
        return min(moments, default=None)

    def _answers_itself(self, decision: Decision) -> bool:
        """Is this answered without a person?"""
        bot = self.chairs[decision.seat].kind == "bot"
        return bot or standing.unasked(self, decision) or planning.ready(self, decision.seat)

    def act(self) -> None:
        """Set to work whoever needs no person: bots, wishes that stand, clocks that run out."""
        if self.under_way and not self.closed:
            self.house.bots.consider(self)
            standing.let_pass(self)
            planning.consider(self)
            telling.consider(self)
            self.set_alarm()

    def set_alarm(self) -> None:
        """Ring when the next clock runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.closed or not self.under_way or not self.clock.seconds or not self.ledger.pending:
            return
        first = min(clocks.deadline(self, d.seat) for d in self.ledger.pending)
        at_least = clocks.AGAIN if self.house.database.writer.trouble else 0.0
        wait = max(at_least, first - time.time())
        if wait < clocks.AHEAD:  # later ones are found by the rounds
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def follow_clock(self, now: float, by: float = 0.0) -> None:
        """The system's clock was set forward by so much, or back: here time goes on as it did."""
        self.ledger.follow_clock(now, by)
        for chair in self.chairs:
            chair.seen = None if chair.seen is None else min(chair.seen + by, now)
        self.audience.seen = {seat: min(at + by, now) for seat, at in self.audience.seen.items()}
        self.set_alarm()

    def _ring(self) -> None:
        self.house.spawn(clocks.run_out(self))

    # Coming and going

    def idle(self, linger: float) -> bool:
        """May this room be forgotten? Its rows will bring it back."""
        return self._deserted and time.monotonic() - self.audience.left > linger

    @property
    def _deserted(self) -> bool:
        return not (self.audience.sockets or self.thinking or self.lock.locked())

    def close(self) -> None:
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        self.audience.dismiss()
