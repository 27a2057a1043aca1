"""What a move costs, part by part: `python -m formicarium.server.bench.split`.

Server and players in one process and no network between them, so that every millisecond of processor can
be put down to what it was used for: the engine, drawing, comparing, wording, packing and sending, writing.
Everything is real but the wire: tables, sockets, the database.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import json
import random
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from formicarium.server.app import make_app
from formicarium.server.bench.player import Player, Table, Tally
from formicarium.server.border.api.library import unpack_games
from formicarium.server.border.http import Door, through
from formicarium.server.border.websocket import TableSocket
from formicarium.server.config import Config, Limits
from formicarium.server.house import House
from formicarium.server.lobby import sitting
from formicarium.server.lobby.cards import NewTable, SeatWish
from formicarium.server.main import settle_down
from formicarium.server.people.identity import new_id

PATIENCE = 120.0  # seconds
SERVER = "formicarium.server"
PARTS: dict[str, tuple[str, ...]] = {  # by what a millisecond was used for: the functions that use it
    "engine": ("table.ledger:Ledger.answer",),
    "scene": ("table.frames:picture", "table.gallery:draw", "table.gallery:beats"),
    "patch": ("table.gallery:patch",),
    "encode": (
        "table.screen:Screen._frame",
        "table.screen:Screen.story",
        "wire:encode",
        "wire:told",
    ),
    "send": ("border.websocket:TableSocket.write_texts",),
}
UNLIMITED = ("socket_messages", "effort", "burst", "sockets", "own_sockets", "crowd", "connections", "knocks")
LOOKS = 2000  # at the clock, to know what one costs
NO_LIMITS = Limits(**dict.fromkeys(UNLIMITED, 1_000_000))


class Stopwatch:
    """Seconds of processor, each counted once: for the innermost part that it was used in.

    To ask how much was used is a call of the system, some fifty of them a move: what they cost is taken off.
    """

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.calls: Counter[str] = Counter()
        self.looks = 0  # how often was asked
        self.look = 0.0  # seconds that it takes to ask
        self._part = ""
        self._since = 0.0

    def begin(self) -> None:
        begun = time.thread_time()
        for _ in range(LOOKS):
            self._turn_to("")
        self.look = (time.thread_time() - begun) / LOOKS
        self.seconds.clear()
        self.calls.clear()
        self.looks = 0
        self._since = time.thread_time()

    def end(self) -> None:
        self._turn_to("")

    def _turn_to(self, part: str) -> str:
        now, before = time.thread_time(), self._part
        self.looks += 1
        self.seconds[before] += now - self._since - self.look
        self._part, self._since = part, now
        return before

    def timed(self, part: str, do: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*args: Any, **kwargs: Any) -> Any:
            before = self._turn_to(part)
            self.calls[part] += 1
            try:
                return do(*args, **kwargs)
            finally:
                self._turn_to(before)

        return timed

    @contextmanager
    def watching(self) -> Iterator[None]:
        """While this lasts, every part is timed."""
        before: list[tuple[Any, str, Any]] = []
        try:
            for part, places in PARTS.items():
                for place in places:
                    module, _, path = place.partition(":")
                    owner: Any = importlib.import_module(f"{SERVER}.{module}")
                    *outer, name = path.split(".")
                    for each in outer:
                        owner = getattr(owner, each)
                    before.append((owner, name, getattr(owner, name)))
                    setattr(owner, name, self.timed(part, getattr(owner, name)))
            yield
        finally:
            for owner, name, was in reversed(before):
                setattr(owner, name, was)


class Wire(asyncio.Transport):
    """One end of a wire within this process: what is written here is read at the other."""

    def __init__(self, read: Callable[[bytes], None]) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.bytes = 0
        self.back: Wire | None = None
        self._read = read
        self._closing = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Another reads here from now on: an HTTP connection becomes a socket."""
        assert self.back is not None
        assert isinstance(protocol, asyncio.Protocol)
        self.back._read = protocol.data_received

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.bytes += len(data)
        asyncio.get_running_loop().call_soon(self._arrive, bytes(data))

    def _arrive(self, data: bytes) -> None:
        if not self._closing:
            self._read(data)

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        self._closing = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Node:
    """A server without a network."""

    def __init__(self, database: str, watch: Stopwatch) -> None:
        config = Config(database=database, limits=NO_LIMITS, bot_workers=1, pause=(0.0, 0.0))
        self.app = make_app(config)
        self.house: House = self.app.house
        self.watch = watch
        self.wires: list[Wire] = []
        self._config = uvicorn.Config(self.app, ws=TableSocket, log_config=None, ws_ping_interval=None)
        self._config.load()
        self._state = ServerState()
        self._http = through(Door(self.house))

    def connect(self, player: asyncio.Protocol) -> None:
        """Open a connection for this player."""
        connection = self._http(self._config, self._state, {})
        there = Wire(self.watch.timed("players", player.data_received))
        there.back = here = Wire(connection.data_received)
        self.wires.append(there)
        connection.connection_made(there)
        player.connection_made(here)

    def leave(self) -> None:
        """All connections are lost."""
        for connection in list(self._state.connections):
            connection.connection_lost(None)
        self.wires.clear()

    async def set_up(self, wish: NewTable) -> tuple[str, list[str]]:
        """A table with two people at it: its id, and their cookies."""
        guests = [new_id() for _ in wish.seats]
        made = await self.house.lobby.create(guests[0], wish)
        for seat, invitation in made.invitations.items():
            await sitting.sit(self.house, made.table, int(seat), guests[int(seat)], invitation)
        return made.table, [self.house.cookies.header(guest, False).partition(";")[0] for guest in guests]


async def split(game: str, options: dict[str, Any], scenes: str, tables: int, moves: int) -> dict[str, Any]:
    """Play so many moves at so many tables, and say what they cost, in microseconds of processor each."""
    watch, tally = Stopwatch(), Tally()
    hello = {"type": "hello", "version": 1, "seen": -1, "scenes": scenes, "beats": scenes != "none"}
    random.seed(1)
    with tempfile.TemporaryDirectory(prefix="formicarium-bench-") as folder:
        node = Node(str(Path(folder) / "split.sqlite"), watch)
        await node.house.open()
        try:
            wish = NewTable(game, [SeatWish("me"), SeatWish("open")], options)
            stock = [await node.set_up(wish) for _ in range(tables)]
            for id, cookies in stock:
                table = Table(id, tally)
                for seat, cookie in enumerate(cookies):
                    node.connect(Player(table, seat, cookie, 1, hello))
            while not tally.arrived:
                await asyncio.sleep(0)
            with watch.watching():
                async with asyncio.timeout(PATIENCE):
                    return await _counted(node, watch, tally, moves)
        finally:
            node.leave()
            await asyncio.sleep(0.1)  # everybody has gone
            await node.house.close()


async def _counted(node: Node, watch: Stopwatch, tally: Tally, moves: int) -> dict[str, Any]:
    everything, sent = time.process_time(), sum(wire.bytes for wire in node.wires)
    watch.begin()
    tally.running = True
    while tally.moves < moves:
        await asyncio.sleep(0.001)
    tally.running = False
    watch.end()
    everything = time.process_time() - everything - watch.looks * watch.look
    spent = watch.seconds
    here = sum(spent.values())
    parts = {"engine": 0.0, **spent, "write": everything - here}
    parts["rest"] = parts.pop("")
    players = parts.pop("players")
    each = {part: round(1e6 * seconds / tally.moves, 1) for part, seconds in parts.items()}
    return {
        "moves": tally.moves,
        "us_per_move": round(1e6 * (everything - players) / tally.moves, 1),
        **each,
        "bytes_per_move": round((sum(wire.bytes for wire in node.wires) - sent) / tally.moves),
        "calls_per_move": {part: round(count / tally.moves, 2) for part, count in watch.calls.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m formicarium.server.bench.split", description=__doc__)
    parser.add_argument("--game", default="cicada_and_ant")
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--scenes", default="patch,none")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=2000)
    given = parser.parse_args()
    unpack_games()
    settle_down()
    for scenes in given.scenes.split(","):
        line = asyncio.run(split(given.game, given.options, scenes, given.tables, given.moves))
        print(json.dumps({"game": given.game, "scenes": scenes, **line}), flush=True)


if __name__ == "__main__":
    main()
