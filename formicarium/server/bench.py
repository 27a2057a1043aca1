"""How fast moves go through: `python -m formicarium.server.bench`.

Starts a server of its own on a fresh file, seats two sockets at every table and lets them answer
as fast as they are asked. A move counts when the *other* seat has been shown it; by then it is on
disk. The clock includes both ends: this process reads and answers for everybody.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import secrets
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

WARM_UP = 1.0  # seconds before counting begins


class _Option(msgspec.Struct):
    path: list[str]


class _Question(msgspec.Struct):
    seat: int
    number: int
    options: list[_Option]


class _News(msgspec.Struct):
    """Of every message, only what a player in a hurry looks at."""

    type: str
    decisions: list[_Question] = []
    outcome: Any = None


_news = msgspec.json.Decoder(_News)


@dataclass
class Tally:
    """What is measured in one run."""

    started: float = 0.0
    moves: int = 0
    latencies: list[float] = field(default_factory=list)
    refused: int = 0

    def line(self, tables: int, seconds: float) -> dict[str, float]:
        waits = sorted(self.latencies) or [0.0]
        return {
            "tables": tables,
            "moves_per_second": round(self.moves / seconds),
            "p50_ms": round(1000 * waits[len(waits) // 2], 2),
            "p99_ms": round(1000 * waits[min(len(waits) - 1, int(len(waits) * 0.99))], 2),
            "refused": self.refused,
        }


class Player(asyncio.Protocol):
    """One seat on a bare websocket: answers at once with an option taken by chance."""

    def __init__(self, bench: Bench, table: Table, seat: int, cookie: str) -> None:
        self.bench = bench
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.buffer = b""
        self.open = False
        self.keys = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = (
            f"GET /ws/tables/{self.table.id} HTTP/1.1",
            f"Host: 127.0.0.1:{self.bench.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self.cookie}",
        )
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.splitlines()[0], head
            self.open, self.buffer = True, rest
            self.send({"type": "hello", "version": 1, "seen": -1, "scenes": self.bench.scenes})
        while (message := self._next()) is not None:
            self._hear(message)

    def _next(self) -> bytes | None:
        """The next whole message: servers send unmasked frames."""
        data = self.buffer
        if len(data) < 2:
            return None
        length, start = data[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        self.buffer = data[start + length :]
        return data[start : start + length]

    def send(self, message: dict[str, Any]) -> None:
        data = json.dumps(message).encode()
        size = (
            struct.pack("!BB", 0x81, 0x80 | len(data))
            if len(data) < 126
            else struct.pack("!BBH", 0x81, 0xFE, len(data))
        )
        self.transport.write(size + b"\0\0\0\0" + data)  # a mask of zeros changes nothing

    def _hear(self, data: bytes) -> None:
        if not data.startswith(b'{"type":"frame"'):
            self.bench.tally.refused += data.startswith(b'{"type":"refused"')
            return
        self.table.shown(self.seat)
        news = _news.decode(data)
        if news.outcome is not None:
            self.table.over.set()
        for question in news.decisions:
            self.keys += 1
            path = question.options[int(random.random() * len(question.options))].path
            self.table.moved(self.seat)
            move = {"type": "move", "key": f"{self.keys}", "seat": self.seat, "number": question.number}
            self.send({**move, "path": path})


class Table:
    """Two players, and when the last move was made."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.id = ""
        self.over = asyncio.Event()
        self._moved: tuple[int, float] | None = None

    def moved(self, seat: int) -> None:
        self._moved = seat, time.perf_counter()

    def shown(self, seat: int) -> None:
        """The other seat's frame ends the journey of a move."""
        if self._moved is None or self._moved[0] == seat:
            return
        now = time.perf_counter()
        tally = self.bench.tally
        if now > tally.started:
            tally.moves += 1
            tally.latencies.append(now - self._moved[1])
        self._moved = None

    async def play(self) -> None:
        """Match after match."""
        loop = asyncio.get_running_loop()
        while True:
            self.over.clear()
            self._moved = None
            cookies = await loop.run_in_executor(None, self._seat)
            players = [await self._connect(seat, cookie) for seat, cookie in enumerate(cookies)]
            self.bench.playing.add(self)
            try:
                await self.over.wait()
            finally:
                for transport in players:
                    transport.close()

    async def _connect(self, seat: int, cookie: str) -> asyncio.Transport:
        loop = asyncio.get_running_loop()
        player = Player(self.bench, self, seat, cookie)
        transport, _ = await loop.create_connection(lambda: player, "127.0.0.1", self.bench.port)
        return transport

    def _seat(self) -> list[str]:
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {
            "game": self.bench.game,
            "options": self.bench.options,
            "seats": seats,
            "clock": {"kind": "none"},
        }
        made, one = self.bench.post("/api/tables", wish)
        self.id = made["table"]
        invited = {"invitation": made["invitations"]["1"]}
        _, two = self.bench.post(f"/api/tables/{self.id}/seats/1", invited)
        return [one, two]


class Bench:
    """One server, and everybody who plays on it."""

    def __init__(self, game: str, options: dict[str, Any], scenes: str, database: str | None) -> None:
        self.game = game
        self.options = options
        self.scenes = scenes
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="formicarium-bench-"))
        self.tally = Tally()
        self.playing: set[Table] = set()  # those whose players have sat down
        plenty = dict.fromkeys(("REQUESTS", "TABLES", "SOCKETS", "SOCKET_MESSAGES"), "1000000")
        environment = {
            **os.environ,
            **{f"FORMICARIUM_LIMIT_{name}": value for name, value in plenty.items()},
            "FORMICARIUM_BOT_WORKERS": "1",
        }
        command = [sys.executable, "-m", "formicarium.server", "--port", str(self.port)]
        command += ["--database", database or str(self.folder / "bench.sqlite")]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)

    def __enter__(self) -> Bench:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/games", timeout=1).close()
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
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers
        )
        with urllib.request.urlopen(request, timeout=30) as reply:
            return json.load(reply), reply.headers["Set-Cookie"].partition(";")[0]

    async def run(self, tables: int, seconds: float) -> dict[str, float]:
        """So many tables at once, for so long."""
        self.tally = Tally(started=time.perf_counter() + 3600)
        self.playing = set()
        playing = [asyncio.create_task(Table(self).play()) for _ in range(tables)]
        while len(self.playing) < tables:
            await asyncio.sleep(0.05)
        await asyncio.sleep(WARM_UP)
        cpu = self._cpu()
        self.tally.started = begun = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        self.tally.started = time.perf_counter() + 3600
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result
        return {**self.tally.line(tables, took), "server_cpu": round((self._cpu() - cpu) / took, 2)}

    def _cpu(self) -> float:
        """Seconds of processor that the server has used (Linux; elsewhere 0)."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def measure(
    tables: list[int],
    seconds: float = 5.0,
    scenes: str = "patch",
    game: str = "cicada_and_ant",
    options: dict[str, Any] | None = None,
    database: str | None = None,
) -> list[dict[str, float]]:
    """A line per number of tables."""
    with Bench(game, options or {}, scenes, database) as bench:
        return [asyncio.run(bench.run(count, seconds)) for count in tables]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m formicarium.server.bench", description=__doc__)
    parser.add_argument("--tables", default="1,50,200")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--scenes", choices=["whole", "patch", "none"], default="patch")
    parser.add_argument("--game", default="cicada_and_ant")
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--database", help="a URL; default: a fresh SQLite file")
    given = parser.parse_args()
    counts = [int(word) for word in given.tables.split(",")]
    for line in measure(counts, given.seconds, given.scenes, given.game, given.options, given.database):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
