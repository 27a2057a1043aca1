"""A quiet table while one visitor does their worst: `python -m formicarium.server.bench.worst`.

Two people play one another, and a third plays a bot, at a leisurely pace and under the limits that a server
has by default. Meanwhile another address does its worst, in one way after the other. A line for each:
milliseconds until a move is on the other's screen and until the bot has answered (median, 99th of 100,
longest), how many of those who come along get no page, how often a player who comes back is not let in, and
what the visitor was given.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import time
import urllib.request
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from formicarium.server.bench.hostile import WAYS, Target, at_its_worst
from formicarium.server.bench.measure import Bench
from formicarium.server.bench.player import News, Player, Question, Table, Tally
from formicarium.server.bench.raw import handshake, masked

QUIET = {"BOT_DELAY": "0,0", "PAUSE": "0,0"}  # what is measured is not what a server waits for on purpose
PACE = 0.08  # seconds that a player thinks
PATIENCE = 3.0  # seconds that somebody waits for a page


class Leisurely(Player):
    """Thinks for a moment."""

    def give_up(self) -> None:
        """Whatever is still on its way has taken at least so long."""
        self.table.give_up()

    def _answer(self, question: Question, openly: bool) -> None:
        self.answered = question.number
        asyncio.get_running_loop().call_later(PACE, self._say, question, openly)

    def _say(self, question: Question, openly: bool) -> None:
        if not self.transport.is_closing():
            super()._answer(question, openly)


class AgainstABot(Leisurely):
    """A move is there when one is asked again."""

    moved = 0.0

    def give_up(self) -> None:
        if self.moved and self.table.tally.running:
            self.table.tally.latencies.append(time.perf_counter() - self.moved)

    def _look(self, news: News) -> None:
        asked = any(question.number > self.answered for question in news.decisions)
        if self.moved and (asked or news.outcome is not None):
            self.table.tally.arrive(time.perf_counter() - self.moved)
            self.moved = 0.0
        super()._look(news)

    def _say(self, question: Question, openly: bool) -> None:
        if not self.transport.is_closing():
            self.moved = time.perf_counter()
        super()._say(question, openly)


class Quiet:
    """Two tables at which people play in peace, or would like to."""

    def __init__(self, server: Bench) -> None:
        self.server = server
        self.people, self.bots = Tally(), Tally()
        self.stock = [server.set_up() for _ in range(3)]
        self.against = [server.set_up(bot="random") for _ in range(3)]
        self.table, self.cookies = self.stock[0]
        self.came: Counter[str] = Counter()
        self._get("/api/games")  # the first one reads all texts
        bots = [{"kind": "bot", "bot": "random"}] * 2
        made, _ = server.post("/api/tables", {"game": server.game, "seats": bots})
        while not self._get(f"/api/tables/{made['table']}")["over"]:  # workers have read everything by then
            time.sleep(0.1)

    def _get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.server.url}{path}", timeout=60) as reply:
            return json.load(reply)

    async def play(self) -> None:
        """Until cancelled: whoever still waits then has waited for that long."""
        await asyncio.gather(
            self._tables(self.stock, Leisurely, self.people),
            self._tables(self.against, AgainstABot, self.bots),
            self._come_along(),
            self._come_back(),
        )

    async def _tables(self, stock: list[tuple[str, list[str]]], kind: type[Leisurely], tally: Tally) -> None:
        loop = asyncio.get_running_loop()
        for id, cookies in stock:
            table = Table(id, tally)
            players = [
                kind(table, seat, cookie, self.server.port, self.server.hello)
                for seat, cookie in enumerate(cookies)
            ]
            for player in players:
                await loop.create_connection(lambda each=player: each, "127.0.0.1", self.server.port)  # type: ignore[misc]
            try:
                await table.over.wait()
            finally:
                for player in players:
                    player.give_up()
                    player.transport.close()

    async def _come_along(self) -> None:
        """Somebody new asks for the page, now and then."""
        while True:
            self.came["pages"] += 1
            try:
                async with asyncio.timeout(PATIENCE):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
                    writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                    fine = b" 200 " in await reader.readline()
                    writer.close()
            except OSError:
                fine = False
            self.came["no page"] += not fine
            await asyncio.sleep(0.5)

    async def _come_back(self) -> None:
        """A player's second page, now and then."""
        while True:
            self.came["returns"] += 1
            try:
                async with asyncio.timeout(PATIENCE):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
                    writer.write(handshake(self.table, self.server.port, f"Cookie: {self.cookies[0]}"))
                    await reader.readuntil(b"\r\n\r\n")
                    writer.write(masked(self.server.hello))
                    await reader.readuntil(b'"type":"welcome"')
                    fine = True
                    writer.close()
            except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                fine = False
            self.came["not let in"] += not fine
            await asyncio.sleep(1.0)


async def measured(server: Bench, way: str, game: str, seconds: float) -> dict[str, Any]:
    """One way of being a nuisance, with the quiet tables beside it."""
    quiet = Quiet(server)
    playing = asyncio.create_task(quiet.play())
    while not (quiet.people.arrived and quiet.bots.arrived):
        await asyncio.sleep(0.1)
    quiet.people.running = quiet.bots.running = True
    given: dict[str, int] = {}
    if way in WAYS:
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
            target = Target(server.port, quiet.table, game)
            work = asyncio.get_running_loop().run_in_executor(process, at_its_worst, way, target, seconds)
            given = await work
    else:
        await asyncio.sleep(seconds)
    if playing.done():
        playing.result()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return {
        "way": way,
        "moves": len(quiet.people.latencies),
        "screen_ms": _waits(quiet.people),
        "bot_ms": _waits(quiet.bots),
        **quiet.came,
        "given": given,
    }


def _waits(tally: Tally) -> list[float]:
    return [tally.quantile(share) for share in (0.5, 0.99, 1.0)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m formicarium.server.bench.worst", description=__doc__)
    parser.add_argument("--ways", default=",".join(("nobody", *WAYS)))
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--game", default="cicada_and_ant", help="at the quiet tables")
    parser.add_argument("--records", default="cicada_and_ant", help="the game of the records")
    parser.add_argument("--database", help="a URL; default: a fresh SQLite file")
    given = parser.parse_args()
    for way in given.ways.split(","):
        with Bench(given.game, database=given.database, plenty=("TABLES",), settings=QUIET) as server:
            print(json.dumps(asyncio.run(measured(server, way, given.records, given.seconds))), flush=True)


if __name__ == "__main__":
    main()
