"""Clocks: so long for every decision. When the time is up, the move that the question declares is played.

A deadline is counted from the row that put the question, so it survives restarts and needs no
running timer. Soon ones ring in the room; the rest is found by rounds over the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from formicarium.server import wire
from formicarium.server.keeping.storage import CLOCK, tables
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.house import House
    from formicarium.server.table.room import Room

log = logging.getLogger("formicarium.clocks")

ROUND = 1.0  # seconds between two rounds
AT_ONCE = 100  # tables per round
AHEAD = 3600.0  # seconds: clocks that run out within ring in their room
TIME_WAS_UP = wire.encode(wire.say("time-was-up")).decode()  # why a clock answers


def deadline(room: Room, seat: Seat) -> float:
    """When this seat's time is up."""
    assert room.begun is not None
    return max(room.ledger.asked[seat], room.begun) + room.clock.seconds


async def run_out(room: Room) -> None:
    """Play for those whose time is up."""
    if not room.under_way or not room.clock.seconds:
        return
    now = time.time()
    for seat in [d.seat for d in room.ledger.pending]:
        decision = room.ledger.decision(seat)
        if decision is None or deadline(room, seat) > now:
            continue
        await room.answer_for(seat, room.ledger.number(seat), decision.timeout.spell(), CLOCK, TIME_WAS_UP)
    room.act()


async def make_rounds(house: House) -> None:
    """Again and again, look for tables where a bot or a clock should have acted by now."""
    # A node that has a database to itself takes up at once what it left when it stopped.
    ahead = 0.0 if house.database.shared else AHEAD
    while True:
        try:
            while await round_once(house, time.time() + ahead) == AT_ONCE:
                pass
            ahead = 0.0
            house.rooms.forget()
        except Exception as error:  # the database is away, or one table is broken: the rounds go on
            log.error("a round failed with %s", type(error).__name__)
        await asyncio.sleep(ROUND)


async def round_once(house: House, moment: float) -> int:
    """Act at the tables that were due by this moment; how many there were."""
    late = await house.database.read(lambda connection: _due(connection, moment))
    for id, due in late:
        later = time.time() + AHEAD + house.config.grace
        if await house.database.write(partial(_put_off, id=id, due=due, later=later)):
            try:
                await _act_at(house, id, later)
            except Exception as error:  # one table that is broken keeps no other waiting
                log.error("table %s: acting in a round failed with %s", id, type(error).__name__)
    return len(late)


async def _act_at(house: House, id: str, later: float) -> None:
    room = await house.rooms.find(id)
    if room is not None and house.database.shared:
        await room.catch_up()
    if room is None or room.closed:
        return
    room.announce()
    truly = room.due(time.time())
    await house.database.write(partial(_put_off, id=id, due=later, later=truly))
    room.act()


def _due(connection: sa.Connection, moment: float) -> list[tuple[str, float]]:
    chosen = sa.select(tables.c.id, tables.c.due).where(tables.c.due <= moment).order_by(tables.c.due)
    return [(id, due) for id, due in connection.execute(chosen.limit(AT_ONCE))]


def _put_off(connection: sa.Connection, id: str, due: float, later: float | None) -> bool:
    """Of several nodes that see the same table, only one succeeds; a new row wins over both."""
    here = (tables.c.id == id) & (tables.c.due == due)
    return connection.execute(tables.update().where(here).values(due=later)).rowcount == 1
