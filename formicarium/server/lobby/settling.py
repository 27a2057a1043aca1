"""What follows the end of a match: once for each, by whichever node comes first.

A match is over when lists may say so. From then on it waits to be settled: in one transaction, with the row
of its table locked, every settler writes what follows from the end, and the table is marked. So all of it is
written, once, or nothing. A settler writes rows only; what leaves the house is a row that a sender takes.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from formicarium.server import logs
from formicarium.server.keeping.failures import cause_of
from formicarium.server.keeping.storage import tables
from formicarium.server.lobby.cards import ResultInfo, result_of
from formicarium.server.people.seating import Chair, read_chairs
from formicarium.server.rounds import Rounds

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.settling")

AT_ONCE = 50  # matches of one look
AGAIN = 60.0  # seconds for which a match is left that could not be settled: others shall not wait for it

WAITING = tables.c.over & ~tables.c.settled  # the very words of the index


class Settled(NamedTuple):
    """A match that is over, for those who see to what follows."""

    table: Any  # its row
    chairs: list[Chair]  # as they are at the end
    result: ResultInfo | None  # none: it was closed, because it could not be read any more


Settler = Callable[[sa.Connection, Settled], None]


class Settling(Rounds):
    every = 5.0
    log = log
    put_off = "matches wait to be settled"

    def __init__(self, house: House, settlers: Sequence[Settler]) -> None:
        super().__init__()
        self.house = house
        self._settlers = settlers
        self._put_off: dict[str, float] = {}  # until when

    async def look(self) -> None:
        while await self.settle_some() == AT_ONCE:
            pass

    async def settle_some(self) -> int:
        """Settle what waits longest; how many were found."""
        now = time.monotonic()
        self._put_off = {id: until for id, until in self._put_off.items() if until > now}
        found = await self.house.database.read(partial(waiting, beside=[*self._put_off]))
        for id in found:
            try:
                await self.house.database.write(partial(settle, id=id, settlers=self._settlers))
            except Exception as error:
                if cause_of(error) is not None:
                    raise
                log.error("table %s cannot be settled: %s", id, logs.of(error))
                self._put_off[id] = now + AGAIN
        return len(found)


def waiting(connection: sa.Connection, beside: list[str]) -> list[str]:
    """Matches that are over and not settled, but for these."""
    chosen = sa.select(tables.c.id).where(WAITING & tables.c.id.not_in(beside))
    return list(connection.scalars(chosen.order_by(tables.c.changed).limit(AT_ONCE)))


def settle(connection: sa.Connection, id: str, settlers: Sequence[Settler]) -> bool:
    """Write what follows from the end of a match; False if somebody else has done it, or is at it."""
    here = sa.select(tables).where((tables.c.id == id) & WAITING)
    table = connection.execute(here.with_for_update(skip_locked=True)).first()
    if table is None:
        return False
    end = Settled(table, read_chairs(connection, [id])[id], result_of(table))
    for each in settlers:
        each(connection, end)
    connection.execute(tables.update().where(tables.c.id == id).values(settled=True))
    return True
