"""Clocks: so long for every decision. When the time is up, the move that the question declares is played.

A table may grant each seat a reserve for the whole match, on which decisions draw that take longer, and to
which is added what shorter ones leave: that is a total time with an increment for each decision. It is for
open questions only: how long secret ones took, and how many they were, is nobody's business, and what is left
of a reserve would tell.

A deadline is counted from the row that put the question, so it survives restarts and needs no
running timer. Soon ones ring in the room; the rest is found by rounds over the database.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from formicarium.server import wire
from formicarium.server.keeping.failures import cause_of
from formicarium.server.keeping.steady import steady
from formicarium.server.keeping.storage import CLOCK, tables
from formicarium.server.people import days_off
from formicarium.server.table.silence import SKEW
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.house import House
    from formicarium.server.table.room import Room

log = logging.getLogger("formicarium.clocks")

ROUND = 1.0  # seconds between two rounds
NOTABLE = 2.0  # seconds by which a clock must be set to be noticed
AHEAD = 3600.0  # seconds: clocks that run out within ring in their room
AGAIN = 5.0  # seconds after which a clock rings again, if what it played could not be written
_NEWEST = sa.select(sa.func.max(tables.c.changed))
TIME_WAS_UP = wire.encode(wire.say("time-was-up")).decode()  # why a clock answers


def deadline(room: Room, seat: Seat) -> float:
    """When this seat's time is up."""
    return runs_out(room, seat, room.ledger.asked[seat])


def runs_out(room: Room, seat: Seat, since: float) -> float:
    """When the time is up of a seat that is asked since then. On days off its clock stands still."""
    return days_off.runs_out(max(since, begun_at(room)), granted(room, seat), room.chairs[seat].off)


def granted(room: Room, seat: Seat) -> float:
    """How many seconds this seat has for what it is asked now."""
    return room.clock.seconds + (reserve(room, seat) if room.ledger.asked_openly(seat) else 0.0)


def reserve(room: Room, seat: Seat) -> float:
    """What is left of its reserve, by what everybody knows: how long its open answers took."""
    begun, off, left = begun_at(room), room.chairs[seat].off, float(room.clock.reserve)
    for asked, at in room.ledger.thought.get(seat, ()) if left else ():
        left = max(0.0, left + room.clock.seconds - days_off.ran(max(asked, begun), at, off))
    return left


def begun_at(room: Room) -> float:
    """When the match began. Not in time to come: then the system's clock was set back since, and it is 0."""
    return room.begun if room.begun is not None and room.begun <= time.time() else 0.0


async def run_out(room: Room) -> None:
    """Play for those whose time is up."""
    if not room.under_way or not room.clock.seconds:
        return
    now = time.time()
    for seat in [d.seat for d in room.ledger.pending]:
        decision = room.ledger.decision(seat)
        if decision is None or deadline(room, seat) > now:
            continue
        number, path = room.ledger.number(seat), decision.timeout.spell()
        try:
            await room.answer_for(seat, number, path, CLOCK, TIME_WAS_UP)
        except Exception as error:
            if cause_of(error) is None:
                raise
            return  # of the database: the log has it already, and the alarm is set anew
    room.act()


class Pendulum:
    """Notices when the system's clock is set."""

    def __init__(self) -> None:
        self._apart = time.time() - steady()

    def swing(self) -> float:
        """By how many seconds it was set since the last look: 0.0, unless somebody would notice."""
        before, self._apart = self._apart, time.time() - steady()
        by = self._apart - before
        return by if abs(by) >= NOTABLE else 0.0


async def make_rounds(house: House) -> None:
    """Again and again, look for tables where a bot or a clock should have acted by now."""
    pendulum = Pendulum()
    afresh = True
    while True:
        try:
            if by := pendulum.swing():
                log.warning("the system's clock was set by %+.0f seconds; those at the tables go on", by)
                house.started += by
                for room in house.rooms:
                    room.follow_clock(time.time(), by)
                afresh = True
            if afresh:
                await take_up(house)
                afresh = False
            await round_once(house)
            house.rooms.forget()
        except Exception as error:  # the rounds go on; if the database is away, that has been said
            if cause_of(error) is None:
                log.error("a round failed with %s", type(error).__name__)
        await asyncio.sleep(ROUND)


async def take_up(house: House) -> None:
    """Act at tables before they are due: those left by a node that had the database to itself, and stopped.

    If tables were last changed later than now, the clock was set back, and nobody knows when they are due.
    """
    now = time.time()
    newest = await house.database.read(lambda connection: connection.scalar(_NEWEST))
    moment = math.inf if newest is not None and newest > now + SKEW else now
    await _act_by(house, moment if house.database.shared else max(moment, now + AHEAD))


async def round_once(house: House) -> None:
    """Act at the tables that are due by now."""
    await _act_by(house, time.time())


async def _act_by(house: House, moment: float) -> None:
    late = await house.database.read(lambda connection: _due(connection, moment))
    for id, due in late:
        now = time.time()
        if due <= now or house.database.shared:
            before, due = due, now + house.config.grace  # if this node dies on the way, it is another's turn
            if not await house.database.write(partial(_put_off, id=id, due=before, later=due)):
                continue
        try:
            await _act_at(house, id, due)
        except Exception as error:  # one table that is broken keeps no other waiting
            if cause_of(error) is not None:
                raise  # of the database: no other would fare better
            log.error("table %s: acting in a round failed with %s", id, type(error).__name__)


async def _act_at(house: House, id: str, due: float) -> None:
    room = await house.rooms.find(id)
    if room is not None and house.database.shared:
        await room.catch_up()
    if room is None or room.closed:
        return
    async with room.lock:  # what lists are told is on disk
        room.announce(late=True)
    now = time.time()
    truly = room.due(now)
    if truly is not None:
        truly = max(truly, now + house.config.grace)  # what is overdue is done now: here, and once
    if truly != due:
        await house.database.write(partial(_put_off, id=id, due=due, later=truly))
    room.act()


def _due(connection: sa.Connection, moment: float) -> list[tuple[str, float]]:
    chosen = sa.select(tables.c.id, tables.c.due).where(tables.c.due <= moment).order_by(tables.c.due)
    return [(id, due) for id, due in connection.execute(chosen)]


def _put_off(connection: sa.Connection, id: str, due: float, later: float | None) -> bool:
    """Of several nodes that see the same table, only one succeeds; a new row wins over both."""
    here = (tables.c.id == id) & (tables.c.due == due)
    return connection.execute(tables.update().where(here).values(due=later)).rowcount == 1
