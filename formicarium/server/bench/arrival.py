"""Somebody comes to a table: how long until its page begins to come, and then what lies on the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from formicarium.server.bench.raw import handshake, masked

DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"
HELLO = {"type": "hello", "version": 1, "seen": -1, "scenes": "patch", "beats": True}


class Quiet(asyncio.Protocol):
    """A page that says hello and listens: it keeps nothing of what it hears."""

    def __init__(self, table: str, cookie: str, port: int = 1) -> None:
        self.table = table
        self.cookie = cookie
        self.port = port
        self.wire: asyncio.Transport
        self.shown = asyncio.Event()  # the first frame has come
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.wire = transport
        transport.write(handshake(self.table, self.port, f"Cookie: {self.cookie}", DEFLATE))

    def data_received(self, data: bytes) -> None:
        if not self.bytes:
            self.wire.write(masked(HELLO))
        elif not self.shown.is_set():
            self.shown.set()
        self.bytes += len(data)


async def first_bytes(port: int, table: str, cookies: Iterable[str]) -> list[tuple[float, float]]:
    """For each visitor: seconds from knocking to the first byte of the page, and of what is on the table."""
    return [(await _page(port, table), await _frame(port, table, cookie)) for cookie in cookies]


async def _page(port: int, table: str) -> float:
    begun = time.perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /table/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    assert await reader.read(1)
    took = time.perf_counter() - begun
    writer.close()
    return took


async def _frame(port: int, table: str, cookie: str) -> float:
    page, begun = Quiet(table, cookie, port), time.perf_counter()
    await asyncio.get_running_loop().create_connection(lambda: page, "127.0.0.1", port)
    await page.shown.wait()
    took = time.perf_counter() - begun
    page.wire.close()
    return took
