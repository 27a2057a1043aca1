"""Hostile visitors: whatever they send, nothing breaks, and the table they sit at can still be played."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import TypeAlias

from websockets.asyncio.client import ClientConnection, connect

from tests.chaos.nonsense import Nonsense
from tests.chaos.players import UNLUCKY, Guest, Match, Player, secrets_of
from tests.chaos.town import Town
from tests.server.hosting import Host

Enough: TypeAlias = Callable[[], bool]

BURST = 40  # messages between two signs of life


class Vandal:
    """Sits at a table of its own, looks in at those of others, and sends nonsense everywhere."""

    def __init__(self, town: Town, number: int, tables: Callable[[], list[str]]) -> None:
        self.town = town
        self.rng = Random(f"{town.plan.seed} vandal {number}")
        self.nonsense = Nonsense(self.rng)
        self.tables = tables
        self.guest = Guest(town, self.rng.random())
        self.match = Match("", [self.guest])  # its table is not made yet
        self.mask = Guest(town, self.rng.random())  # sends requests: they change who one is

    async def rage(self, enough: Enough) -> None:
        await self.guest.insist(lambda: self.guest.get("/me"))
        made = await self.guest.insist(lambda: self.guest.table("me", "bot:random"))
        self.match.table = made["table"]
        self.match.secrets |= secrets_of(made, self.guest)
        await asyncio.gather(self._again(enough, self._shout), self._again(enough, self._call))

    async def _again(self, enough: Enough, do: Callable[[Enough], Awaitable[None]]) -> None:
        while not enough():
            with suppress(*UNLUCKY):
                await do(enough)
            await asyncio.sleep(0.02)

    async def _shout(self, enough: Enough) -> None:
        """Over one socket, until it breaks or for a while."""
        host = self.rng.choice(self.town.hosts)
        table = self.rng.choice([self.match.table, *self.tables()])
        async with connect(
            f"{host.url.replace('http', 'ws', 1)}/ws/tables/{table}",
            additional_headers={"Cookie": self.guest.cookie},
            origin=host.url,  # type: ignore[arg-type]
            max_size=2**24,
            open_timeout=20,
        ) as socket:
            await socket.send('{"type":"hello","version":1,"scenes":"none"}')
            for _ in range(20):
                sent = time.monotonic()
                for _ in range(BURST):
                    await socket.send(self.nonsense.message())
                    self.town.figures.messages += 1
                await self._come_to_rest(socket, host, sent)
                if enough():
                    return

    async def _come_to_rest(self, socket: ClientConnection, host: Host, sent: float) -> None:
        """Everything that was sent has been heard."""
        key = f"rest-{self.town.figures.messages}"
        await socket.send(json.dumps({"type": "why", "key": key, "seat": 0, "path": []}))
        async with asyncio.timeout(30):
            async for text in socket:
                told = json.loads(text)
                if told["type"] == "error" and told["say"]["id"] == "error-server":
                    self.town.failed("a message: error-server", host, sent)
                if told.get("key") == key:
                    return

    async def _call(self, enough: Enough) -> None:
        """A few requests to one node."""
        host = self.mask.choose_node()
        for _ in range(20):
            if enough():
                return
            method, path, body = self.nonsense.request(self.match.table)
            sent = time.monotonic()
            headers = {"Content-Type": "application/json"}
            reply = await self.mask.http.request(method, path, content=body, headers=headers)
            self.town.figures.requests += 1
            self.match.secrets.update(self.mask.http.cookies.values())
            if reply.status_code >= 500:
                self.town.failed(f"{method} {path}: {reply.status_code}", host, sent)

    async def play(self) -> None:
        """Now its own table, to the end: it is as alive as any other."""
        await Player(self.town, self.guest, self.match, 0).play()
