"""The courier: carries out of the house what waits in the outbox, each notice once, whichever node takes it.

A node takes a notice by moving its time on; of two that try only one succeeds. If it dies on the way, the
notice is taken again later. What failed is tried again a few times, further and further apart.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from formicarium.server.keeping.failures import cause_of
from formicarium.server.keeping.posted import browsers, notices, wants
from formicarium.server.post import digest, push, wishes
from formicarium.server.post.outbox import TAKEN, later
from formicarium.server.post.reading import Notice, read
from formicarium.server.post.words import pushed

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.post")

ROUND = 1.0  # seconds between two rounds
FRESH = 5.0  # seconds after which one looks again who wants to be told
AT_ONCE = 40  # notices of one round


class Courier:
    """One node's part of it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.wanting: frozenset[str] = frozenset()  # guests who want to be told anything
        self.key = ""  # by which push services know the house
        self._looked = float("-inf")

    async def open(self) -> None:
        self.key = await self.house.database.write(push.first_key)
        await self.look()

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
        """Wake browsers for what is due by now."""
        due = notices.c.push_due <= time.time()
        chosen = sa.select(notices.c.guest, notices.c.key, notices.c.push_due).where(due)
        chosen = chosen.order_by(notices.c.push_due).limit(AT_ONCE)
        found = await self.house.database.read(lambda connection: list(connection.execute(chosen)))
        await asyncio.gather(*(self._push(*row) for row in found))

    async def _push(self, guest: str, key: str, due: float) -> None:
        until = time.time() + TAKEN
        job = partial(_take, guest=guest, key=key, due=due, until=until)
        taken = await self.house.database.write(job)
        if taken is None:
            return
        notice, language, theirs, tries = taken
        payload, topic = pushed(notice, language), push.topic_of(key, self.house.salt)
        said = await asyncio.gather(*(push.wake(self.house, browser, payload, topic) for browser in theirs))
        left = [browser.id for browser, word in zip(theirs, said, strict=True) if word == "later"]
        reached = [browser.id for browser in theirs if browser.id not in left]
        await self.house.database.write(
            partial(
                _done,
                guest=guest,
                key=key,
                until=until,
                reached=reached,
                again=later(tries) if left else None,
            )
        )


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
        _done(connection, guest, key, until, [], None)
        return None
    return notice, language, theirs, row.push_tries


def _done(
    connection: sa.Connection, guest: str, key: str, until: float, reached: list[str], again: float | None
) -> None:
    """A notice has been carried out, or will be tried again; unless it has fallen silent meanwhile."""
    here = (notices.c.guest == guest) & (notices.c.key == key) & (notices.c.push_due == until)
    more = " ".join(["", *reached])
    values = {"push_due": again, "reached": notices.c.reached + more}
    connection.execute(notices.update().where(here).values(values))
