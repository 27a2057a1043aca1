"""One address at its worst: each way in which a single visitor might stop a server for everybody.

Each is a coroutine that goes on until it is cancelled, and counts what it was given. They come from an
address of their own on loopback, and run in a process of their own.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

from formicarium.core.match import Match
from formicarium.core.registry import games
from formicarium.server.bench.raw import handshake, masked
from formicarium.server.border.http import open_files

HELLO = {"type": "hello", "version": 1, "seen": -1, "scenes": "whole"}
LARGEST = 250_000  # letters of a record
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate"  # as browsers: it costs the server most


class Target(NamedTuple):
    """Where to go, and from where."""

    port: int
    table: str
    game: str  # whose records are looked at
    address: str = "127.0.0.2"


class Hostile:
    """One visitor, with what came of it."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.count: Counter[str] = Counter()

    async def connect(self, address: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        local = address or self.target.address, 0
        return await asyncio.open_connection("127.0.0.1", self.target.port, local_addr=local)

    async def socket(self, address: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A table's socket by somebody new."""
        reader, writer = await self.connect(address)
        writer.write(handshake(self.target.table, self.target.port, DEFLATE))
        await reader.readuntil(b"\r\n\r\n")
        self.count["sockets"] += 1
        return reader, writer

    async def request(self, method: str, path: str, body: bytes = b"") -> int:
        """A request on a connection of its own; its status."""
        lines = (
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.target.port}",
            "X-Formicarium: 1",
            "Accept-Encoding: gzip",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "Connection: close",
        )
        reader, writer = await self.connect()
        try:
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + body)
            status = int((await reader.readline()).split()[1])
            while await reader.read(1 << 18):
                pass
        finally:
            writer.close()
        self.count[str(status)] += 1
        return status

    def record(self, seed: int, padded: bool = False) -> str:
        """A record of a match played by chance; padded to the largest that may be kept."""
        game, rng = games[self.target.game], random.Random(seed)
        match = Match(game, max(game.seats), seed=seed)
        while match.outcome is None:
            asked = match.pending[0]
            match.play(asked.seat, rng.choice(asked.options))
        text = match.record.dumps()
        return text + f"# {'x' * 98}\n" * ((LARGEST - len(text)) // 101) if padded else text


Way = Callable[[Hostile], Awaitable[None]]


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 18):
        pass


async def _again(do: Callable[[], Awaitable[Any]], pause: float = 0.0) -> None:
    """For ever, whatever the server does about it."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError, IndexError):
            await do()
        await asyncio.sleep(pause)


async def hellos(visitor: Hostile) -> None:
    """64 sockets that say hello 20 times a second: each is answered with the whole table."""

    async def shout() -> None:
        reader, writer = await visitor.socket()
        reading = asyncio.create_task(_drain(reader))
        try:
            while not reading.done():
                writer.write(masked(HELLO))
                await writer.drain()
                visitor.count["hellos"] += 1
                await asyncio.sleep(0.05)
        finally:
            reading.cancel()
            writer.close()

    await asyncio.gather(*(_again(shout, 0.05) for _ in range(64)))


async def visits(visitor: Hostile) -> None:
    """Sockets that are opened and closed, one after the other."""

    async def visit() -> None:
        _, writer = await visitor.socket()
        writer.write(masked(HELLO))
        await writer.drain()
        writer.close()

    await asyncio.gather(*(_again(visit) for _ in range(16)))


async def replays(visitor: Hostile) -> None:
    """A long record, looked at by a dozen at once."""
    body = json.dumps({"record": visitor.record(1)}).encode()
    await visitor.request("POST", "/api/replays", body)
    await asyncio.gather(*(_again(lambda: visitor.request("POST", "/api/replays", body)) for _ in range(12)))


async def chats(visitor: Hostile) -> None:
    """Eight lines by somebody new, and again."""

    async def talk() -> None:
        reader, writer = await visitor.socket()
        reading = asyncio.create_task(_drain(reader))
        try:
            writer.write(masked(HELLO))
            for line in range(8):
                writer.write(masked({"type": "chat", "key": str(line), "text": "buy ants " * 50}))
                visitor.count["lines"] += 1
            await writer.drain()
            await asyncio.wait({reading}, timeout=0.5)
        finally:
            reading.cancel()
            writer.close()

    await asyncio.gather(*(_again(talk) for _ in range(16)))


async def spectators(visitor: Hostile) -> None:
    """240 sockets that watch one table, from four addresses (one alone may not open so many)."""

    async def watch(number: int) -> None:
        reader, writer = await visitor.socket(f"127.0.0.{2 + number % 4}")
        writer.write(masked(HELLO))
        await _drain(reader)
        writer.close()

    await asyncio.gather(*(_again(lambda n=n: watch(n), 1.0) for n in range(240)))  # type: ignore[misc]


async def half_open(visitor: Hostile) -> None:
    """1,100 requests that never end: half with half a head, half with half a body."""
    head = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    body = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Formicarium: 1\r\nContent-Length: 1000\r\n\r\n{"

    async def begin(words: bytes) -> None:
        reader, writer = await visitor.connect()
        visitor.count["connections"] += 1
        writer.write(words)
        await _drain(reader)
        writer.close()

    await asyncio.gather(*(_again(lambda n=n: begin((head, body)[n % 2]), 1.0) for n in range(1100)))  # type: ignore[misc]


async def records(visitor: Hostile) -> None:
    """Another large record to keep, as often as may be."""
    text, number = visitor.record(1, padded=True), 0

    async def keep() -> None:
        nonlocal number
        number += 1
        body = json.dumps({"record": f"{text}# {number}\n"}).encode()
        if await visitor.request("POST", "/api/replays", body) < 300:
            visitor.count["bytes"] += len(text)

    await asyncio.gather(*(_again(keep) for _ in range(4)))


async def deep(visitor: Hostile) -> None:
    """JSON that is nothing but brackets."""
    body = b"[" * 500_000
    await asyncio.gather(*(_again(lambda: visitor.request("POST", "/api/me", body)) for _ in range(4)))


async def reads(visitor: Hostile) -> None:
    """The heaviest pages, as often as may be."""
    pages = ("/api/games", f"/api/games/{visitor.target.game}/art", "/api/tables", "/api/me")
    await asyncio.gather(*(_again(lambda p=p: visitor.request("GET", p)) for p in pages * 4))  # type: ignore[misc]


WAYS: dict[str, Way] = {
    "hellos": hellos,
    "visits": visits,
    "replays": replays,
    "chats": chats,
    "spectators": spectators,
    "half_open": half_open,
    "records": records,
    "deep": deep,
    "reads": reads,
}


async def _for(way: str, visitor: Hostile, seconds: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await WAYS[way](visitor)


def at_its_worst(way: str, target: Target, seconds: float) -> dict[str, int]:
    """In a process of its own: what this visitor could do within so many seconds."""
    open_files()
    visitor = Hostile(target)
    asyncio.run(_for(way, visitor, seconds))
    return dict(visitor.count)
