"""The courier: carries out of the house what waits in the outbox, each notice once, whichever node takes it.

A node takes a notice by moving its time on; of two that try only one succeeds. If it dies on the way, the
notice is taken again later. What failed is tried again a few times, further and further apart.

Whoever subscribes names who is asked, and may name somebody who never answers. So nobody waits for a push but
who carries it, and neither one guest nor one push service has many under way.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

import sqlalchemy as sa

from formicarium.server.keeping.failures import cause_of
from formicarium.server.keeping.posted import browsers, notices, wants
from formicarium.server.post import digest, outward, push, wishes
from formicarium.server.post.outbox import TAKEN, later
from formicarium.server.post.reading import Notice, read
from formicarium.server.post.words import pushed

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.post")

ROUND = 1.0  # seconds between two rounds
FRESH = 5.0  # seconds after which one looks again who wants to be told
AT_ONCE = 40  # notices under way
OF_GUEST = 4  # of them for one guest
BROWSERS = 2  # that are woken at once for one of them
OF_SERVICE = 10  # browsers that one push service is asked to wake at once
SOON = 2.0  # seconds until it is asked to wake those for which there was no place


class Courier:
    """One node's part of it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.wanting: frozenset[str] = frozenset()  # guests who want to be told anything
        self.key = ""  # by which push services know the house
        self.names = outward.Names()
        self.carried: Counter[str] = Counter()  # notices under way, by guest
        self._asked: Counter[str] = Counter()  # browsers being woken, by the host of their push service
        self._looked = float("-inf")

    async def open(self) -> None:
        self.key = await self.house.database.write(push.first_key)
        await self.look()

    def close(self) -> None:
        self.names.close()

    @property
    def contact(self) -> str:
        """Whom a push service may complain to."""
        config = self.house.config
        return config.public_url or next(iter(config.origins), "https://localhost")

    async def look(self) -> None:
        """See who wants to be told."""
        self.wanting = await self.house.database.read(wishes.wanting)
        self._looked = time.monotonic()

    async def make_rounds(self) -> None:
        """Again and again, for ever."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                if time.monotonic() - self._looked > FRESH:
                    await self.look()
                await self.push_round()
                await digest.mail_round(self.house)
            except Exception as error:  # the rounds go on; if the database is away, that has been said
                if cause_of(error) is None:
                    log.error("a round of the post failed with %s", type(error).__name__)

    async def push_round(self) -> None:
        """Set out with what is due by now, as much as may be under way."""
        full = [guest for guest, count in self.carried.items() if count >= OF_GUEST]
        due = partial(_due, now=time.time(), full=full, most=AT_ONCE - self.carried.total())
        for guest, key, since in await self.house.database.read(due):
            if self.carried[guest] < OF_GUEST:
                self.carried[guest] += 1
                self.house.spawn(self._carry(guest, key, since))

    async def _carry(self, guest: str, key: str, due: float) -> None:
        try:
            await self._push(guest, key, due)
        finally:
            _one_less(self.carried, guest)

    async def _push(self, guest: str, key: str, due: float) -> None:
        until = time.time() + TAKEN
        job = partial(_take, guest=guest, key=key, due=due, until=until)
        taken = await self.house.database.write(job)
        if taken is None:
            return
        notice, language, theirs, tries = taken
        payload, topic = pushed(notice, language), push.topic_of(key, self.house.salt)
        places = asyncio.Semaphore(BROWSERS)
        said = await asyncio.gather(*(self._wake(places, browser, payload, topic) for browser in theirs))
        for word in said:
            self.house.meters.notices.labels("push", word).inc()
        reached = [b.id for b, word in zip(theirs, said, strict=True) if word in ("taken", "never")]
        done = partial(_done, guest=guest, key=key, until=until, reached=reached)
        if "later" in said:
            done = partial(done, again=later(tries))
        elif "full" in said:  # nobody has failed
            done = partial(done, again=time.time() + SOON, tried=False)
        await self.house.database.write(done)

    async def _wake(
        self, places: asyncio.Semaphore, browser: Any, payload: bytes, topic: str
    ) -> Literal["taken", "later", "never", "full"]:
        async with places:
            service = urlsplit(browser.endpoint).hostname or ""
            if self._asked[service] >= OF_SERVICE:
                return "full"
            self._asked[service] += 1
            try:
                return await push.wake(self.house, browser, payload, topic)
            finally:
                _one_less(self._asked, service)


def _one_less(count: Counter[str], of: str) -> None:
    count[of] -= 1
    if not count[of]:
        del count[of]


def _due(connection: sa.Connection, now: float, full: Collection[str], most: int) -> list[Any]:
    """Notices that are due, the oldest first: a few of each guest, and none of a guest who is `full`."""
    n = notices.c
    line = sa.func.row_number().over(partition_by=n.guest, order_by=(n.push_due, n.key)).label("line")
    waiting = sa.select(n.guest, n.key, n.push_due, line).where(n.push_due <= now, n.guest.not_in(full))
    due = waiting.subquery().c
    chosen = sa.select(due.guest, due.key, due.push_due).where(due.line <= OF_GUEST)
    return list(connection.execute(chosen.order_by(due.push_due).limit(max(0, most))))


def _take(
    connection: sa.Connection, guest: str, key: str, due: float, until: float
) -> tuple[Notice, str, list[Any], int] | None:
    """Take a notice for this node; None if another has, it is not true any more, or nobody could hear it."""
    here = (notices.c.guest == guest) & (notices.c.key == key) & (notices.c.push_due == due)
    values = {"push_due": until, "push_tries": notices.c.push_tries + 1}
    if not connection.execute(notices.update().where(here).values(values)).rowcount:
        return None
    row = connection.execute(
        sa.select(notices).where((notices.c.guest == guest) & (notices.c.key == key))
    ).one()
    language = connection.scalar(sa.select(wants.c.language).where(wants.c.guest == guest)) or "en"
    chosen = sa.select(browsers).where(
        (browsers.c.guest == guest) & browsers.c.id.not_in(row.reached.split())
    )
    theirs = list(connection.execute(chosen))
    notice = read(connection, row)
    if notice is None or not theirs:
        _done(connection, guest, key, until, [])
        return None
    return notice, language, theirs, row.push_tries


def _done(
    connection: sa.Connection,
    guest: str,
    key: str,
    until: float,
    reached: list[str],
    again: float | None = None,
    tried: bool = True,
) -> None:
    """A notice has been carried out, or will be tried again; unless it has fallen silent meanwhile."""
    here = (notices.c.guest == guest) & (notices.c.key == key) & (notices.c.push_due == until)
    more = " ".join(["", *reached])
    tries = notices.c.push_tries - int(not tried)
    values = {"push_due": again, "push_tries": tries, "reached": notices.c.reached + more}
    connection.execute(notices.update().where(here).values(values))
