"""What waits in the database for whichever node comes to it: counted now and then, whoever asks how often."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from formicarium.server.keeping.posted import notices
from formicarium.server.lobby.settling import WAITING
from formicarium.server.meeting.wishes import standing
from formicarium.server.rounds import Rounds

if TYPE_CHECKING:
    from formicarium.server.house import House


class Backlog(Rounds):
    every = 15.0
    log = logging.getLogger("formicarium.backlog")
    put_off = "what waits is not counted"

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.counts: dict[str, int] = {}  # by what waits, once it has been counted

    async def look(self) -> None:
        now = time.time()
        waiting = {
            "push": notices.c.push_due <= now,
            "mail": notices.c.mail_due <= now,
            "wishes": standing(now),
            "unsettled": WAITING,
        }
        self.counts = await self.house.database.read(
            lambda connection: {
                what: connection.execute(sa.select(sa.func.count()).where(is_one)).scalar_one()
                for what, is_one in waiting.items()
            }
        )
