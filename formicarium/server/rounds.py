"""Rounds of one node that somebody can hurry on."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import ClassVar

from formicarium.server import logs
from formicarium.server.keeping.failures import cause_of


class Rounds(ABC):
    """Looks again and again, for ever; a failed look leaves everything to the next one."""

    every: ClassVar[float]  # seconds between two looks, unless somebody nudges
    log: ClassVar[logging.Logger]
    put_off: ClassVar[str]  # what waits when a look fails: the database is away, mostly

    def __init__(self) -> None:
        self._nudged = asyncio.Event()

    def nudge(self) -> None:
        """There is something to do here: look at once."""
        self._nudged.set()

    async def make_rounds(self) -> None:
        while True:
            self._nudged.clear()
            try:
                await self.look()
            except Exception as error:
                self.log.warning("%s: %s", self.put_off, cause_of(error) or logs.of(error))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._nudged.wait(), self.every)

    @abstractmethod
    async def look(self) -> None:
        """Do what is to be done by now."""
