"""The server's household: what the parts of one node share, and in which order they come and go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from formicarium.server import logs
from formicarium.server.backlog import Backlog
from formicarium.server.border.entrance import Entrance
from formicarium.server.bots.turns import Bots
from formicarium.server.bots.workers import Workers
from formicarium.server.config import Config
from formicarium.server.doorbell import Doorbell
from formicarium.server.keeping import sweeping
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.failures import cause_of
from formicarium.server.lobby import played
from formicarium.server.lobby.analyses import Analyses
from formicarium.server.lobby.lobby import Lobby
from formicarium.server.lobby.replays import studies
from formicarium.server.lobby.settling import Settler, Settling
from formicarium.server.meeting import results
from formicarium.server.meeting.pairing import Pairing
from formicarium.server.meeting.running import Running
from formicarium.server.people.allowance import read_salt
from formicarium.server.people.cookies import Cookies, first_secrets
from formicarium.server.people.limits import Gate
from formicarium.server.post.courier import Courier
from formicarium.server.post.mail import Post
from formicarium.server.rating import contests
from formicarium.server.table import clocks
from formicarium.server.table.rooms import Rooms
from formicarium.server.watching.meters import Meters

log = logging.getLogger("formicarium")

SETTLERS: tuple[Settler, ...] = (played.remember, contests.settle, results.settle)


class House:
    """One node."""

    def __init__(self, config: Config) -> None:
        config.gather_games()
        self.config = config
        self.database = Database(config.url)
        self.cookies = Cookies(config.under)
        self.gate = Gate()
        self.post = Post()
        self.salt = b""  # of the digests under which addresses are counted
        self.entrance = Entrance(self)
        self.rooms = Rooms(self)
        self.lobby = Lobby(self)
        self.pairing = Pairing(self)
        self.tournaments = Running(self)
        self.bots = Bots(self, Workers(config.bot_workers, config.bot_budget, config.modules))
        self.studies = studies(config)
        self.analyses = Analyses(self)
        self.settling = Settling(self, SETTLERS)
        self.doorbell = Doorbell(self)
        self.courier = Courier(self)
        self.backlog = Backlog(self)
        self.meters = Meters(self)
        self.started = time.time()  # nobody has been away from this node for longer
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Before the first visitor."""
        await asyncio.to_thread(self.database.migrate)
        self.database.start()
        self.cookies.learn(await self.database.write(first_secrets), time.monotonic())
        self.salt = await self.database.write(read_salt)
        await self.courier.open()
        self.spawn(clocks.make_rounds(self))
        self.spawn(sweeping.make_rounds(self))
        self.spawn(self.rooms.make_rounds())
        self.spawn(self.analyses.make_rounds())
        self.spawn(self.settling.make_rounds())
        self.spawn(self.pairing.make_rounds())
        self.spawn(self.tournaments.make_rounds())
        self.spawn(self.cookies.make_rounds(self))
        self.spawn(self.courier.make_rounds())
        self.spawn(self.backlog.make_rounds())
        if self.database.shared:
            self.spawn(self.doorbell.listen())
            self.spawn(self.doorbell.repeat())

    async def close(self) -> None:
        """After the last visitor: everything promised is on disk already."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.rooms.close()
        self.courier.close()
        self.bots.workers.close()
        self.studies.close()
        await self.analyses.close()
        await self.database.close()

    def call_back(self, guest: str) -> None:
        """Pages that somebody has open, on whatever node, come back as things are now."""
        self.rooms.call_back(guest)
        self.doorbell.called_back(guest)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something without waiting for it; failures go to the log, without what they say."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            what = getattr(task.get_coro(), "__qualname__", "?")
            if cause := cause_of(error):
                log.warning("%s is given up: %s", what, cause)
            else:
                log.error("%s failed: %s", what, logs.of(error))
