"""Two nodes, a database and a network in one thread: real rooms, ledgers, sockets and writers, on clockwork.

What is not real is what they run on: the database lies in memory and answers when the seed says, its NOTIFY
is a list of words that travel to each node in order, sockets are two queues. People answer whatever they are
asked with whatever the seed chooses, one page for each seat: so nobody races with anybody, and nothing may be
refused, lost or missed. Meanwhile things go wrong, as often as one likes (`MISHAPS`).
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from itertools import count
from typing import Any

import psycopg
import sqlalchemy as sa

from formicarium.server import wire
from formicarium.server.border.http import TABLE_SOCKETS
from formicarium.server.border.sockets import table_socket
from formicarium.server.border.visit import Visit
from formicarium.server.config import Config
from formicarium.server.house import House
from formicarium.server.keeping.database import Database, make_engine
from formicarium.server.keeping.schema import metadata
from formicarium.server.keeping.storage import Row, Summary, tables
from formicarium.server.keeping.writer import Result, Work, Writer
from formicarium.server.lobby.cards import NewTable, SeatWish
from formicarium.server.lobby.sitting import sit
from formicarium.server.people.seating import read_chairs
from formicarium.server.table.ledger import Ledger
from formicarium.server.table.rooms import read_rows
from formicarium.server.table.visitors import Visitor
from tests.server.clockwork import Clockwork
from tests.server.still import PLENTY

MEMORY = "file:/simulation?vfs=memdb"
CONFIG = Config(
    database="sqlite://",  # each node is given the one below
    pause=(0.0, 0.0),
    modules=("tests.server.drawn_arena",),
    limits=PLENTY,
)
MISHAPS = ("drop", "reload", "cut", "deafen", "break", "rename")
RUNG: list[str] = []  # in the transaction that is open


ANCHOR = sqlite3.connect(MEMORY, uri=True)  # the database lasts as long as this


@cache
def _memory(name: str) -> sa.Engine:
    """A node's way to the database, the same in all worlds: each of them has a table of its own there."""
    engine = make_engine(sa.make_url(f"sqlite:///{MEMORY}&uri=true"))

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.create_function("pg_notify", 2, lambda _, words: RUNG.append(words))

    metadata.create_all(engine)
    return engine


class LostConnection(psycopg.OperationalError):
    """The database does not say whether it has written."""


class Pen(Writer):
    """The real writer, without its thread: it has its turn when the seed says."""

    def __init__(self, world: World, name: str) -> None:
        super().__init__(_memory(name))
        self._loop = world.loop
        self._shared = True
        self.world = world
        self.name = name
        self.breaks: list[str] = []  # how the next transactions fail: "before" or "after" they are written

    def append(
        self, row: Row, summary: Summary, also: Callable[[sa.Connection], None] | None = None
    ) -> asyncio.Future[bool]:
        return self._soon(super().append(row, summary, also))

    def do(self, job: Callable[[sa.Connection], Any]) -> asyncio.Future[Any]:
        return self._soon(super().do(job))

    def _hand(self, work: Work) -> None:
        self._work.put([work])

    def _soon(self, future: asyncio.Future[Any]) -> asyncio.Future[Any]:
        self.world.loop.expect(f"{self.name} writes", self._turn_if_any)
        return future

    def _turn_if_any(self) -> None:
        if not self._work.empty():  # or the turn before has taken it along
            self._turn()

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        RUNG.clear()
        fails = self.breaks.pop(0) if self.breaks else None
        with super()._transaction() as connection:
            yield connection
            if fails == "before":
                raise LostConnection
        self.world.notify(list(RUNG))
        if fails == "after":
            raise LostConnection

    def _tell(self, results: list[Result]) -> None:
        self.world.loop.expect(f"{self.name} tells", partial(self._receive, results))


class Kept(Database):
    """As if it were PostgreSQL: other nodes write to it, and it rings."""

    shared = True

    def __init__(self, world: World, name: str) -> None:
        super().__init__(CONFIG.url)
        self.engine = _memory(name)
        self.writer = self.pen = Pen(world, name)


class Node(House):
    """One node, as it is, but for its database and its ears."""

    def __init__(self, world: World, name: str) -> None:
        super().__init__(CONFIG)
        self.name = name
        self.world = world
        self.database = self.kept = Kept(world, name)
        self.hears = True

    def ring(self, words: str) -> None:
        self.world.loop.expect(f"{self.name} hears", lambda: self.spawn(self._hear(words)))

    async def _hear(self, words: str) -> None:
        for word in words.split():
            await self.doorbell._hear(word)

    def deafen(self) -> None:
        """The connection breaks on which it listens: what was under way there is lost."""
        self.hears = False
        self.world.loop.lose(f"{self.name} hears")

    def hear_again(self) -> None:
        self.hears = True
        self.spawn(self.rooms.look())


class Page:
    """It answers what it is asked, comes back when it is let go, and says again what was not acknowledged."""

    def __init__(self, world: World, node: Node, guest: str, seat: int) -> None:
        self.world = world
        self.node = node
        self.guest = guest
        self.seat = seat
        self.name = f"page {seat}"
        self.frame: dict[str, Any] = {}
        self.unsure: dict[str, Any] | None = None  # what was said and not acknowledged
        self.done: list[str] = []  # keys
        self.refused: list[Any] = []
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._visits = 0

    def open(self) -> None:
        self._visits += 1
        self._inbox = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._say({"type": "hello", "version": wire.VERSION, "scenes": "none"})
        if self.unsure is not None:
            self._say(self.unsure)
        self.node.spawn(self._visit(self._visits))

    async def _visit(self, visit: int) -> None:
        visitor = Visit(self.node, cookies="")
        visitor.become(self.guest)
        scope = {
            "path": f"{TABLE_SOCKETS}{self.world.table}",
            "client": (self.name,),
            "formicarium": visitor,
        }
        await table_socket(self.node, scope, self._inbox.get, partial(self._send, visit))
        if visit == self._visits:
            self.cut()

    def cut(self) -> None:
        """The socket closes, from either side; the page comes back."""
        for way in ("says", "reads", "comes back"):
            self.world.loop.lose(f"{self.name} {way}")
        self._inbox.put_nowait({"type": "websocket.disconnect"})
        self._visits += 1  # whatever the old socket still sends reaches nobody
        if not self.world.over:
            self.world.loop.expect(f"{self.name} comes back", self.open)

    def _say(self, message: Any) -> None:
        text = {"type": "websocket.receive", "text": json.dumps(message)}
        self.world.loop.expect(f"{self.name} says", partial(self._inbox.put_nowait, text))

    async def _send(self, visit: int, message: Any) -> None:
        if message["type"] == "websocket.send" and visit == self._visits:
            told = json.loads(message["text"])
            self.world.loop.expect(f"{self.name} reads", partial(self._read, told))

    def _read(self, told: Any) -> None:
        if told["type"] == "frame":
            self.frame = told
        elif told["type"] in ("done", "refused") and self.unsure and told["key"] == self.unsure["key"]:
            self.unsure = None
            (self.done if told["type"] == "done" else self.refused).append(told["key"])
        elif told["type"] == "later" and self.unsure and told["key"] == self.unsure["key"]:
            self._say(self.unsure)
        if self.unsure is None and self.world.answers:
            self._answer()

    def _answer(self) -> None:
        """Answer what is asked, if it was not answered already; or take the last answer back."""
        frame, rng = self.frame, self.world.loop.rng
        wish: dict[str, Any]
        if frame.get("undo", {}).get(str(self.seat), {}).get("last") and rng.random() < self.world.undos:
            wish = {"type": "undo", "number": frame["number"]}
        elif frame.get("decisions"):
            question = frame["decisions"][0]
            path = rng.choice(question["options"])["path"]
            wish = {"type": "move", "number": question["number"], "path": path}
        else:
            return
        if (said := (wish["type"], wish["number"])) == self._last:
            return  # its frame has not come yet
        self._last = said
        self.world.answers -= 1
        self.unsure = {**wish, "key": f"{self.name}-{next(self.world.keys)}", "seat": self.seat}
        self._say(self.unsure)

    _last: tuple[str, int] = ("", -1)


class World:
    """Nodes, people, and a table at which they all meet."""

    def __init__(self, seed: int, game: str, seats: int, answers: int = 8, undos: float = 0.0) -> None:
        self.loop = Clockwork(seed)
        self.game = game
        self.seats = seats
        self.answers = answers  # that people will still give
        self.undos = undos  # how often somebody takes one back
        self.keys = count(1)
        self.table = ""
        self.nodes: list[Node] = []
        self.pages: list[Page] = []
        self.over = False

    def run(self, mishaps: int = 0, kinds: Sequence[str] = MISHAPS) -> None:
        """Let everything happen, and see that everybody knows the same at the end."""
        self.let(self._live(mishaps, kinds))

    def let(self, scenario: Coroutine[Any, Any, None]) -> None:
        """Let something happen at a new table."""
        with _steady_sets():
            try:
                self.loop.run_until_complete(self.furnish())
                self.loop.run_until_complete(scenario)
            finally:
                self.over = True
                self.loop.run_until_complete(self.go_home())
                self.loop.close()

    async def _live(self, mishaps: int, kinds: Sequence[str]) -> None:
        for number in range(mishaps):
            self._plan_mishap(f"mishap {number}", kinds)
        for page in self.pages:
            page.open()
        await self.loop.quiet()
        self._check()
        for node in self.nodes:
            node.spawn(node.rooms.look())
        await self.loop.quiet()
        self._check_seats()

    async def furnish(self) -> None:
        """Two nodes, and a table at which everybody sits."""
        self.nodes = [Node(self, name) for name in ("one", "two")]
        first, rng = self.nodes[0], self.loop.rng
        seats = [SeatWish("open") for _ in range(self.seats)]
        wish = NewTable(self.game, seats, listed=True, seed=rng.randrange(2**32))
        self.table = (await first.lobby.create("maker", wish)).table
        for seat in range(self.seats):
            guest = f"{self.table}-{seat}"
            await sit(first, self.table, seat, guest, None)
            self.pages.append(Page(self, rng.choice(self.nodes), guest, seat))
        await self.loop.quiet()
        for node in self.nodes:
            node.rooms.close()

    async def go_home(self) -> None:
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in others:
                task.cancel()
            await asyncio.wait(others)
        for node in self.nodes:
            node.rooms.close()
            node.kept.pen._let_go()

    def notify(self, news: list[str]) -> None:
        for words in news:
            for node in self.nodes:
                if node.hears:
                    node.ring(words)

    # Mishaps

    def _plan_mishap(self, line: str, kinds: Sequence[str]) -> None:
        """Something goes wrong, sooner or later."""
        for _ in range(self.loop.rng.randrange(60)):
            self.loop.expect(line, lambda: None)
        self.loop.expect(line, getattr(self, f"_{self.loop.rng.choice(kinds)}"))

    def _drop(self) -> None:
        """A node lets go of the room, whatever is being done there."""
        self.loop.rng.choice(self.nodes).rooms.close()

    def _reload(self) -> None:
        """A node reads the table anew, though nobody comes there."""
        node = self.loop.rng.choice(self.nodes)
        node.rooms.close()
        node.spawn(node.rooms.find(self.table))

    def _cut(self) -> None:
        """A page loses its socket, and comes back to any node."""
        page = self.loop.rng.choice(self.pages)
        page.node = self.loop.rng.choice(self.nodes)
        page.cut()

    def _deafen(self) -> None:
        """A node does not hear the others for a while."""
        node = self.loop.rng.choice(self.nodes)
        if node.hears:
            node.deafen()
            self.loop.expect(f"{node.name} listens again", node.hear_again)

    def _break(self) -> None:
        """The database goes away while it writes."""
        breaks = self.loop.rng.choice(self.nodes).kept.pen.breaks
        breaks.append(self.loop.rng.choice(["before", "after"]))

    def _rename(self) -> None:
        """Somebody is called otherwise from now on."""
        node, page = self.loop.rng.choice(self.nodes), self.loop.rng.choice(self.pages)
        node.spawn(node.lobby.rename(page.guest, f"Ada {next(self.keys)}"))

    # What must be true once nothing is under way any more

    def rows(self) -> list[Row]:
        """All that is written."""
        with _memory("one").connect() as connection:
            return read_rows(connection, self.table, 0)

    def read(self, rows: list[Row]) -> Ledger:
        """The match that these rows tell."""
        with _memory("one").connect() as connection:
            kept = connection.execute(sa.select(tables).where(tables.c.id == self.table)).one()
        return Ledger.read(kept.header, rows, kept.secret or "")

    def _check(self) -> None:
        rows = self.rows()
        truth = self.read(rows)
        for node in self.nodes:
            if room := node.rooms.here(self.table):
                assert told(room.ledger) == told(truth), f"node {node.name} has missed a row"
        for page in self.pages:
            assert self.undos or not page.refused, "nobody races with anybody"
            assert page.unsure is None, f"{page.name} was never answered"
            assert page.frame["number"] == truth.number(page.seat), f"{page.name} stands still"
            assert bool(page.frame["decisions"]) == (truth.decision(page.seat) is not None)
        written = Counter(row.key for row in rows if row.key is not None)
        assert written == Counter(key for page in self.pages for key in page.done), "each answer once"
        assert truth.over or not self.answers, "somebody was not asked"

    def _check_seats(self) -> None:
        """Of these a node may miss the ring, with the one that rang: it looks from time to time."""
        with _memory("one").connect() as connection:
            chairs = read_chairs(connection, [self.table])[self.table]
        for node in self.nodes:
            if room := node.rooms.here(self.table):
                assert room.chairs == chairs, f"node {node.name} does not know who sits where"


def told(ledger: Ledger) -> tuple[Any, ...]:
    """What must be the same, wherever the same rows were read."""
    return ledger.count, ledger.match.record.dumps(), ledger.asked, ledger.private, ledger.public


@contextmanager
def _steady_sets() -> Iterator[None]:
    """Sets of visitors are walked through in the same order every time, wherever they lie in memory."""
    numbers = count(1)
    plain = Visitor.__init__

    def numbered(self: Visitor, guest: str, address: str = "?") -> None:
        plain(self, guest, address)
        self.number = next(numbers)  # type: ignore[attr-defined]

    Visitor.__init__ = numbered  # type: ignore[method-assign]
    Visitor.__hash__ = lambda self: self.number  # type: ignore[method-assign,attr-defined]
    try:
        yield
    finally:
        Visitor.__init__ = plain  # type: ignore[method-assign]
        Visitor.__hash__ = object.__hash__  # type: ignore[method-assign]
