"""A server in this process whose time stands still: it passes only while everybody waits for it.

Requests and sockets reach the application as they would through a real server, but nothing takes time
unless a test says so: two tables at which the same happens at the same moments can be compared exactly,
times included.
"""

from __future__ import annotations

import asyncio
import json
import selectors
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self
from unittest.mock import patch

import httpx

from formicarium.server.app import make_app
from formicarium.server.border.http import TABLE_SOCKETS
from formicarium.server.border.security import Guard
from formicarium.server.config import Config, Limits
from formicarium.server.house import House
from formicarium.server.keeping.writer import Work, Writer
from formicarium.server.table import clocks
from tests.server.people import Page, Person

START = 1_800_000_000.0  # seconds since 1970, when a test begins
ENOUGH = 10**9
PLENTY = Limits(
    reads=ENOUGH,
    requests=ENOUGH,
    tables=ENOUGH,
    sockets=ENOUGH,
    own_sockets=ENOUGH,
    socket_messages=ENOUGH,
    chats=ENOUGH,
    effort=ENOUGH,
    burst=ENOUGH,
)


class _Selector(selectors.DefaultSelector):
    """Where an event loop waits: until the next appointment, which is now."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        if not found:
            assert timeout is not None, "everybody waits, and for nothing"
            self.now += max(0.0, timeout)
        return found


class StillLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps from one appointment to the next, and which has no threads."""

    def __init__(self) -> None:
        self.selector = _Selector()
        super().__init__(self.selector)

    def time(self) -> float:
        return self.selector.now

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


class _DirectWriter(Writer):
    """Writes at once, without a thread."""

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    async def close(self) -> None:
        self._let_go()

    def append(self, *args: Any) -> Any:
        future = super().append(*args)
        self._write_all()
        return future

    def do(self, *args: Any) -> Any:
        future = super().do(*args)
        self._write_all()
        return future

    def _hand(self, work: Work) -> None:
        self._work.put([work])

    def _write_all(self) -> None:
        self._work.put([None])
        self._run()


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Like asyncio.run, in still time."""
    loop = StillLoop()
    with (
        patch.object(time, "time", lambda: START + loop.time()),
        patch.object(time, "monotonic", loop.time),
        patch.object(clocks, "steady", loop.time),
        asyncio.Runner(loop_factory=lambda: loop) as runner,
    ):
        runner.run(scenario)


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[Guard]:
    """A node with a fresh database."""
    given = {"bot_delay": (0.7, 0.7), "pause": (1.0, 1.0), "limits": PLENTY, **settings}
    guard = make_app(Config(database=str(folder / "tables.sqlite"), **given))
    house = guard.house
    house.database.writer = _DirectWriter(house.database.engine)
    await house.open()
    try:
        yield guard
    finally:
        await house.close()


def beside(house: House) -> House:
    """Another node at the same database that nobody has ever asked anything."""
    return House(house.config)


class Neighbour(Person):
    """A person who talks to the application itself."""

    def __init__(self, guard: Guard, name: str = "", address: str = "127.0.0.1") -> None:
        super().__init__("http://still", name)
        self.guard = guard
        self.client = address, 1
        known: Any = {"base_url": self.http.base_url, "headers": self.http.headers}
        self.http = httpx.AsyncClient(**known, transport=httpx.ASGITransport(app=guard, client=self.client))

    def page(self, table: str, url: str = "", **hello: Any) -> StillPage:
        return StillPage(self, self.url, table, hello)


class StillPage(Page):
    """An open socket, and when what was heard."""

    person: Neighbour
    code: int | None = None  # with which the server has closed it

    async def __aenter__(self) -> Self:
        self.knock()
        await self.send(self.hello)
        await self.until(lambda: bool(self.frame))
        return self

    def knock(self) -> None:
        """Open the socket, and say nothing yet."""
        self.heard: list[tuple[float, str]] = []
        self.table = self.address.rpartition("/")[2]
        self._said: asyncio.Queue[Any] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        headers = [(b"cookie", self.person.cookie.encode()), (b"host", b"still")]
        scope = {
            "type": "websocket",
            "path": f"{TABLE_SOCKETS}{self.table}",
            "headers": headers,
            "client": self.person.client,
            "extensions": {},
        }
        self.reader = asyncio.create_task(self.person.guard(scope, self._said.get, self._hear))

    async def __aexit__(self, *_: object) -> None:
        await self._said.put({"type": "websocket.disconnect"})
        await asyncio.gather(self.reader, return_exceptions=True)

    async def send(self, message: Any) -> None:
        await self._said.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append((asyncio.get_running_loop().time(), message["text"]))
            await self.hear(message["text"])
        elif message["type"] == "websocket.close":
            self.code = message["code"]
