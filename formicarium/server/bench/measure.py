"""One server, so many tables, so many seconds."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

from formicarium.server.bench.player import Player, Table, Tally

WARM_UP = 1.0  # seconds before counting begins
IN_STOCK = 40  # tables that are set up beforehand, for those who finish: making them is not what is measured
PATIENCE = 60.0  # seconds until the server listens, and until everybody plays

PLENTY = ("READS", "REQUESTS", "TABLES", "SOCKETS", "SOCKET_MESSAGES", "EFFORT", "BURST", "WORKING")

Line = dict[str, float]


class Bench:
    """A server of its own, and everybody who plays on it."""

    def __init__(
        self,
        game: str = "cicada_and_ant",
        options: dict[str, Any] | None = None,
        scenes: str = "patch",
        database: str | None = None,
        plenty: Sequence[str] = PLENTY,
        settings: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.game = game
        self.options = options or {}
        beats = scenes != "none"  # as the page does
        self.hello = {"type": "hello", "version": 1, "seen": -1, "scenes": scenes, "beats": beats}
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="formicarium-bench-"))
        self.tally = Tally()
        self._stock: deque[tuple[str, list[str]]] = deque()  # tables with the cookies of their players
        self._playing = 0
        self._think = 0.0
        environment = {
            **os.environ,
            **{f"FORMICARIUM_LIMIT_{name}": "1000000" for name in plenty},
            "FORMICARIUM_BOT_WORKERS": "1",
            **{f"FORMICARIUM_{name}": value for name, value in settings.items()},
        }
        self.database = database or str(self.folder / "bench.sqlite")
        command = [sys.executable, "-m", "formicarium.server", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", self.database], env=environment, stdout=subprocess.DEVNULL
        )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Bench:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/api/texts/en", timeout=PATIENCE).close()
                return self
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)

    def post(self, path: str, body: Any) -> tuple[Any, str]:
        """A request by somebody new; the reply and their cookie."""
        headers = {"Content-Type": "application/json", "X-Formicarium": "1"}
        request = urllib.request.Request(f"{self.url}{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as reply:
            return json.load(reply), reply.headers["Set-Cookie"].partition(";")[0]

    def set_up(self, bot: str = "") -> tuple[str, list[str]]:
        """A new table with two people at it, or one and a bot: its address, and their cookies."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot} if bot else {"kind": "open"}]
        wish = {"game": self.game, "options": self.options, "seats": seats, "clock": {"kind": "none"}}
        made, one = self.post("/api/tables", wish)
        if bot:
            return made["table"], [one]
        invited = {"invitation": made["invitations"]["1"]}
        _, two = self.post(f"/api/tables/{made['table']}/seats/1", invited)
        return made["table"], [one, two]

    async def run(self, tables: int, seconds: float, think: float = 0.0) -> Line:
        """So many tables at once, for so long; everybody thinks for so long, on average."""
        tally = self.tally = Tally()
        self._playing, self._think = 0, think
        self._stock = deque(self.set_up() for _ in range(tables + IN_STOCK))
        playing = [asyncio.create_task(self._play()) for _ in range(tables)]
        async with asyncio.timeout(PATIENCE):
            while self._playing < tables or tally.arrived < tables:
                await asyncio.sleep(0.05)
        await asyncio.sleep(WARM_UP)
        server, here, begun = self._cpu(), time.process_time(), time.perf_counter()
        tally.running = True
        await asyncio.sleep(seconds)
        tally.running = False
        took = time.perf_counter() - begun
        server, here = self._cpu() - server, time.process_time() - here
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        return {
            "tables": tables,
            "moves_per_second": round(tally.moves / took),
            "p50_ms": tally.quantile(0.50),
            "p99_ms": tally.quantile(0.99),
            "refused": tally.refused,
            "server_cpu": round(server / took, 2),
            "players_cpu": round(here / took, 2),
            "moves_per_cpu_second": round(tally.moves / server) if server else 0,
        }

    async def _play(self) -> None:
        """One pair of players, match after match."""
        loop = asyncio.get_running_loop()
        first = True
        while True:
            ready = self._stock.popleft() if self._stock else await loop.run_in_executor(None, self.set_up)
            id, cookies = ready
            table = Table(id, self.tally)
            transports = [await self._connect(table, seat, cookie) for seat, cookie in enumerate(cookies)]
            self._playing += first
            first = False
            try:
                await table.over.wait()
            finally:
                for transport in transports:
                    transport.close()

    async def _connect(self, table: Table, seat: int, cookie: str) -> asyncio.BaseTransport:
        loop = asyncio.get_running_loop()
        player = Player(table, seat, cookie, self.port, self.hello, self._think)
        transport, _ = await loop.create_connection(lambda: player, "127.0.0.1", self.port)
        return transport

    def _cpu(self) -> float:
        """Seconds of processor that the server has used, with all of its processes (Linux; elsewhere 0)."""
        return sum(map(_used, _family(self.process.pid)))


def _family(process: int) -> Iterator[int]:
    """A process, its children, and theirs."""
    yield process
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):  # a thread that has just ended
            for child in task.read_text().split():
                yield from _family(int(child))


def _used(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """Below those that systems give to outgoing connections: nobody else takes it while a server starts."""
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as listening, suppress(OSError):
            listening.bind(("127.0.0.1", port))
            return port
