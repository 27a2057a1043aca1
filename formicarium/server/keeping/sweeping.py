"""Sweeping up: tables that everybody has left long ago, and what belongs to nobody any more.

A match that was played to its end stays for ever if anybody who sat there has an account. The rest is
kept for as long as the settings say.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from formicarium.server.keeping.storage import (
    accounts,
    answers,
    chats,
    consents,
    guests,
    replays,
    seats,
    sitters,
    tables,
)

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.sweeping")

DAY = 86_400.0
ROUND = 6 * 3600.0  # seconds between two rounds
AT_ONCE = 200  # tables that are cleared in one go: others want to write, too


async def make_rounds(house: House) -> None:
    """Again and again, for ever."""
    while True:
        try:
            while await round_once(house, time.time()) == AT_ONCE:
                await asyncio.sleep(1.0)
            before = _before(time.time(), house.config.keep_finished)
            await house.database.write(partial(_sweep_rest, before=before))
        except Exception as error:  # the database is away: the next round finds what this one left
            log.error("sweeping failed with %s", type(error).__name__)
        await asyncio.sleep(ROUND)


async def round_once(house: House, now: float) -> int:
    """Clear some tables that were left long ago; how many they were."""
    unfinished = _before(now, house.config.keep_unfinished)
    finished = _before(now, house.config.keep_finished)
    visited = frozenset(room.id for room in house.rooms if room.audience.sockets)

    def clear(connection: sa.Connection) -> list[str]:
        found = [id for id in _left(connection, unfinished, finished) if id not in visited]
        if found:
            throw_away(connection, found)
        return found

    cleared = await house.database.write(clear)
    for id in cleared:
        if room := house.rooms.here(id):
            house.rooms.drop(room)
    if cleared:
        log.info("%d old tables cleared away", len(cleared))
    return len(cleared)


def _before(now: float, days: float) -> float:
    """What is older than this has lasted for so many days; 0 days: nothing ever has."""
    return now - days * DAY if days else 0.0


def _left(connection: sa.Connection, unfinished: float, finished: float) -> list[str]:
    """Tables that nobody has touched for so long."""
    with_account = (
        sa.select(sitters.c.match)
        .join(accounts, accounts.c.guest == sitters.c.guest)
        .where(sitters.c.match == tables.c.id)
        .exists()
    )
    old = (~tables.c.over & (tables.c.changed < unfinished)) | (
        tables.c.over & (tables.c.changed < finished) & ~with_account
    )
    chosen = sa.select(tables.c.id).where(old).order_by(tables.c.changed).limit(AT_ONCE)
    return list(connection.scalars(chosen))


def throw_away(connection: sa.Connection, ids: Sequence[str]) -> None:
    """Throw tables away, with everything that belongs to them."""
    connection.execute(tables.update().where(tables.c.rematch.in_(ids)).values(rematch=None))
    for each in (answers, chats, consents, sitters, seats):
        connection.execute(each.delete().where(each.c.match.in_(ids)))
    connection.execute(tables.delete().where(tables.c.id.in_(ids)))


def _sweep_rest(connection: sa.Connection, before: float) -> None:
    """Records that somebody brought along, and guests who have neither a seat, a table nor an account."""
    connection.execute(replays.delete().where(replays.c.created < before))
    sits = sa.select(sitters.c.guest).where(sitters.c.guest == guests.c.id).exists()
    known = sa.select(accounts.c.guest).where(accounts.c.guest == guests.c.id).exists()
    made = sa.select(tables.c.creator).where(tables.c.creator == guests.c.id).exists()
    connection.execute(guests.delete().where((guests.c.created < before) & ~sits & ~known & ~made))
