"""Bringing people together: every node looks who waits, and opens a table for those who fit.

A table and the end of the wishes it meets are one transaction, in which the wishes are locked: of two nodes
that bring the same people together one succeeds, and the other finds nothing left to do.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Sequence
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from formicarium.core.registry import games
from formicarium.server import logs
from formicarium.server.keeping.failures import cause_of
from formicarium.server.keeping.meetings import wishes
from formicarium.server.lobby.cards import Terms
from formicarium.server.lobby.lobby import Sitter
from formicarium.server.meeting import regard
from formicarium.server.meeting.matching import Waiting, companies
from formicarium.server.meeting.paces import PACES, reach
from formicarium.server.meeting.wishes import clear, standing
from formicarium.server.people import identity
from formicarium.server.post.outbox import Waits
from formicarium.server.rounds import Rounds
from formicarium.server.table.silence import SKEW
from formicarium.server.table.telling import waits

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.meeting")

CLEARED = 30.0  # seconds between two clearings
_dice = SystemRandom()


class Pairing(Rounds):
    every = 2.0  # meanwhile reaches have grown
    log = log
    put_off = "those who wait go on waiting"

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self._cleared = 0.0

    async def look(self) -> None:
        await self.pair()
        if time.monotonic() - self._cleared > CLEARED:
            await self.house.database.write(clear)
            self._cleared = time.monotonic()

    async def pair(self) -> None:
        """Open a table for all who can sit down together now."""
        for company in await self.house.database.read(_found):
            try:
                await self._sit_down(company)
            except Exception as error:  # they go on waiting; nobody else has to
                log.warning("a company waits: %s", cause_of(error) or logs.of(error))

    async def _sit_down(self, company: Sequence[Any]) -> None:
        first = company[0]
        if first.game not in games or first.variant not in games[first.game].variants:
            return  # a version that is gone: the wish lapses
        table, people = identity.new_id(12), list(company)
        _dice.shuffle(people)
        terms = Terms(
            PACES[first.pace].clock, listed=False, joinable=False, hints=not first.rated, rated=first.rated
        )
        options = games[first.game].variants[first.variant]
        sitters = [Sitter(guest=each.guest) for each in people]
        claim = partial(met, company=company, table=table, waits=waits(self.house))
        await self.house.lobby.convene(table, first.game, options, sitters, terms, claim)


def _found(connection: sa.Connection) -> list[list[Any]]:
    """The companies that may sit down, each by its rows."""
    now = time.time()
    rows = list(connection.execute(sa.select(wishes).where(standing(now)).order_by(wishes.c.pool)))
    pools: dict[str, list[Any]] = {}
    for row in rows:
        if row.pace in PACES:
            pools.setdefault(row.pool, []).append(row)
    return [company for pool in pools.values() for company in _companies(connection, pool, now)]


def _companies(connection: sa.Connection, pool: list[Any], now: float) -> list[list[Any]]:
    seats, pace, game = pool[0].seats, PACES[pool[0].pace], pool[0].game
    if len(pool) < seats:
        return []
    by_wish = {row.id: row for row in pool}
    strength = regard.strengths(connection, [row.guest for row in pool], game)
    waiting = [Waiting(row.id, row.guest, _waited(row, now), strength[row.guest]) for row in pool]
    apart = regard.apart(connection, {row.guest for row in pool})
    return [
        [by_wish[each.wish] for each in company]
        for company in companies(waiting, seats, partial(reach, pace), apart)
    ]


def _waited(row: Any, now: float) -> float:
    """How long somebody has. Whose wish comes from a time ahead, of a clock that was set, waits no longer."""
    return now - row.since if row.since <= now + SKEW else math.inf


def met(connection: sa.Connection, company: Sequence[Any], table: str, waits: Waits) -> bool:
    """These wishes are met by this table; False if one is met already or taken back, or two may not meet."""
    guests = {row.id: row.guest for row in company}
    here = wishes.c.id.in_(guests) & standing(time.time())
    locked = sa.select(wishes.c.id, wishes.c.guest).where(here).order_by(wishes.c.id).with_for_update()
    if {row.id: row.guest for row in connection.execute(locked)} != guests:
        return False
    if regard.apart(connection, guests.values()):
        return False  # one has blocked another since they were looked at
    if held := regard.banned(connection, guests.values()):  # as they wished for it
        connection.execute(wishes.delete().where(wishes.c.guest.in_(held)))
        return False
    done = wishes.update().where(wishes.c.id.in_(guests)).values(match=table, seen=time.time())
    connection.execute(done)
    regard.tell_met(connection, waits, sorted(guests.values()), table)
    return True
