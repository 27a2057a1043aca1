"""The doorbell between nodes: who cannot hear says so, tries again for ever, and looks what was missed."""

from __future__ import annotations

import asyncio
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
import psycopg
import pytest
import sqlalchemy as sa

from tests.server.hosting import Cluster, Host, hosted
from tests.server.people import SOON
from tests.server.simulation import World


class Note:
    def __init__(self, payload: str) -> None:
        self.payload = payload


class Line:
    """A connection that says back what it is told."""

    def __init__(self, deaf: bool) -> None:
        self.deaf = deaf
        self.notes: list[Note] = []

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    async def execute(self, statement: str, values: tuple[str, ...] = ()) -> None:
        if values and not self.deaf:
            self.notes.append(Note(values[1]))

    async def notifies(self, timeout: float | None = None) -> AsyncIterator[Note]:
        for note in self.notes:
            yield note
        self.notes.clear()
        await asyncio.sleep(timeout or 60.0)


def test_a_node_that_loses_its_database_twice_hears_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no connection; then there is, and rooms cannot look; then one that passes no ring on."""
    world = World(1, "arena", 3)
    lines: list[Any] = [psycopg.OperationalError(), Line(deaf=False), Line(deaf=True), Line(deaf=False)]
    looks: list[Exception | None] = [sa.exc.OperationalError("", {}, OSError()), None, None]

    async def connect(*_: Any, **__: Any) -> Any:
        line = lines.pop(0)
        if isinstance(line, Exception):
            raise line
        return line

    async def look() -> None:
        if error := looks.pop(0):
            raise error

    async def scenario() -> None:
        node = world.nodes[0]
        assert not node.doorbell.hearing, "it has not listened yet"
        monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect)
        monkeypatch.setattr(node.rooms, "look", look)
        node.spawn(node.doorbell.listen())
        for _ in range(60):  # of the clockwork's seconds, which take no time
            await asyncio.sleep(1.0)
        assert (lines, looks) == ([], []), "every connection was tried, and every look taken"
        assert node.doorbell.hearing

    world.let(scenario())


class Health(msgspec.Struct):
    live: bool
    ready: bool
    hearing: bool


def health(host: Host) -> tuple[int, Health]:
    try:
        with urllib.request.urlopen(f"{host.url}/api/health", timeout=SOON) as reply:
            return reply.status, msgspec.json.decode(reply.read(), type=Health)
    except urllib.error.HTTPError as error:
        return error.code, msgspec.json.decode(error.read(), type=Health)


def until(host: Host, expected: tuple[int, Health]) -> None:
    end = time.monotonic() + SOON
    while (found := health(host)) != expected:
        assert time.monotonic() < end, found
        time.sleep(0.1)


WELL = 200, Health(live=True, ready=True, hearing=True)


def test_a_file_has_nobody_to_listen_to(tmp_path: Path) -> None:
    with hosted(str(tmp_path / "tables.sqlite"), tmp_path) as host:
        assert health(host) == WELL


def test_a_node_says_that_its_database_is_away_and_comes_back(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.database()
    server, _, name = url.rpartition("/")

    def allow(connections: bool) -> None:
        with psycopg.connect(f"{server}/postgres", autocommit=True) as keeper:
            keeper.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {connections}")
            if not connections:
                keeper.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
                )

    with hosted(url, tmp_path) as host:
        until(host, WELL)
        for _ in range(2):
            allow(False)
            until(host, (503, Health(live=True, ready=False, hearing=False)))
            allow(True)
            until(host, WELL)
