"""A bad line between a page and a node: it delays, doubles, swallows and cuts."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException

from tests.chaos.figures import Figures
from tests.server.hosting import Host

LAG = 0.4  # seconds at most


class Proxy:
    """Messages are passed on between the sockets of pages and those of one node."""

    def __init__(self, host: Host, rng: Random, figures: Figures) -> None:
        self.host = host
        self.rng = Random(rng.random())
        self.figures = figures
        self._fair = asyncio.Event()
        self._server: Server | None = None

    def behave(self, fair: bool) -> None:
        """Do no harm from now on; or do."""
        self._fair.set() if fair else self._fair.clear()

    async def open(self) -> None:
        self.behave(fair=True)
        self._server = await serve(
            self._relay, "127.0.0.1", 0, compression=None, max_size=2**24, ping_interval=None
        )

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    @property
    def url(self) -> str:
        assert self._server is not None
        return f"http://127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"

    async def _relay(self, page: ServerConnection) -> None:
        assert page.request is not None
        cookie = page.request.headers.get("Cookie")
        with suppress(OSError, TimeoutError, WebSocketException):
            async with connect(
                f"{self.host.url.replace('http', 'ws', 1)}{page.request.path}",
                additional_headers={"Cookie": cookie} if cookie else {},
                origin=self.host.url,  # type: ignore[arg-type]
                compression=None,
                max_size=2**24,
                open_timeout=20,
                close_timeout=1,
                ping_interval=None,
            ) as node:
                ways = [
                    asyncio.create_task(self._pass_on(page, node, doubles=True)),
                    asyncio.create_task(self._pass_on(node, page, doubles=False)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                page.transport.abort()
                node.transport.abort()

    async def _pass_on(
        self,
        source: ClientConnection | ServerConnection,
        goal: ClientConnection | ServerConnection,
        doubles: bool,
    ) -> None:
        """Until the line is cut; a swallowed message is the last one that comes through."""
        async for message in source:
            luck = 1.0 if self._fair.is_set() else self.rng.random()
            if luck < 0.01:
                self.figures.line["cut"] += 1
                return
            if luck < 0.02:
                self.figures.line["swallowed"] += 1
                await self._fair.wait()
                return
            if luck < 0.12:
                self.figures.line["delayed"] += 1
                await asyncio.sleep(self.rng.uniform(0, LAG))
            await goal.send(message)
            if doubles and luck < 0.30:
                self.figures.line["doubled"] += 1
                await goal.send(message)
