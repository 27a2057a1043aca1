"""Two players in a hurry: they answer whatever they are asked, by chance and at once (or after a moment)."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from formicarium.server.bench.raw import handshake, masked


class Option(msgspec.Struct):
    path: list[str]


class Question(msgspec.Struct):
    seat: int
    number: int
    options: list[Option]


class Waiting(msgspec.Struct):
    seat: int
    for_: dict[str, Any] = msgspec.field(name="for")


class News(msgspec.Struct):
    """Of every frame, only what a player in a hurry looks at."""

    number: int
    decisions: list[Question]
    waiting: list[Waiting]
    outcome: Any

    def openly_asks(self, seat: int) -> bool:
        """Will everybody see that this seat has answered?"""
        return any(one.seat == seat and one.for_["id"] != "waiting-sealed" for one in self.waiting)


_news = msgspec.json.Decoder(News)


@dataclass
class Tally:
    """What is counted while the clock runs."""

    running: bool = False
    moves: int = 0
    arrived: int = 0  # from the beginning on
    latencies: list[float] = field(default_factory=list)
    refused: int = 0

    def arrive(self, latency: float) -> None:
        """A move has been shown."""
        self.arrived += 1
        if self.running:
            self.latencies.append(latency)

    def quantile(self, share: float) -> float:
        """A latency in milliseconds that so many stay below."""
        return quantile(self.latencies, share)


def quantile(waits: Iterable[float], share: float) -> float:
    """Milliseconds, of seconds, that so many stay below."""
    found = sorted(waits) or [0.0]
    return round(1000 * found[min(len(found) - 1, int(len(found) * share))], 2)


class Journey(NamedTuple):
    """A move on its way to the other seat's eyes."""

    seat: int
    public: int  # how many open answers there were before it
    sent: float


class Table:
    """Two players, and the moves that are on their way."""

    def __init__(self, id: str, tally: Tally) -> None:
        self.id = id
        self.tally = tally
        self.over = asyncio.Event()
        self._journeys: deque[Journey] = deque()

    def moved(self, seat: int, public: int) -> None:
        self._journeys.append(Journey(seat, public, time.perf_counter()))

    def give_up(self) -> None:
        """Whatever is still on its way has taken at least so long."""
        if self.tally.running:
            self.tally.latencies.extend(time.perf_counter() - journey.sent for journey in self._journeys)
        self._journeys.clear()

    def shown(self, seat: int, public: int) -> None:
        """This seat has been shown that many open answers: the other's moves among them have arrived."""
        now = time.perf_counter()
        for journey in [each for each in self._journeys if each.seat != seat and each.public < public]:
            self._journeys.remove(journey)
            self.tally.arrive(now - journey.sent)


class Player(asyncio.Protocol):
    """One seat on a bare websocket."""

    def __init__(
        self, table: Table, seat: int, cookie: str, port: int, hello: dict[str, Any], think: float = 0.0
    ) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.port = port
        self.hello = hello
        self.think = think  # seconds, on average
        self.buffer = b""
        self.open = False
        self.answers = 0
        self.answered = -1  # the number of the last question
        self.secret = 0  # of them, those that only this seat counts

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(handshake(self.table.id, self.port, f"Cookie: {self.cookie}"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.splitlines()[0], head
            self.open, self.buffer = True, rest
            self.send(self.hello)
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
        self.transport.write(masked(message))

    def _hear(self, data: bytes) -> None:
        tally = self.table.tally
        if data.startswith(b'{"type":"frame"'):
            self._look(_news.decode(data))
        elif data.startswith(b'{"type":"done"'):
            tally.moves += tally.running
        elif data.startswith(b'{"type":"refused"'):
            tally.refused += 1

    def _look(self, news: News) -> None:
        self.table.shown(self.seat, news.number - self.secret)
        if news.outcome is not None:
            self.table.over.set()
        for question in news.decisions:
            if question.number > self.answered:
                self.answered = question.number
                self._ponder(question, news.openly_asks(self.seat))

    def _ponder(self, question: Question, openly: bool) -> None:
        if self.think:
            wait = random.expovariate(1 / self.think)
            asyncio.get_running_loop().call_later(wait, self._answer, question, openly)
        else:
            self._answer(question, openly)

    def _answer(self, question: Question, openly: bool) -> None:
        if self.transport.is_closing():
            return
        path = question.options[int(random.random() * len(question.options))].path
        if openly:
            self.table.moved(self.seat, question.number - self.secret)
        else:
            self.secret += 1
        self.answers += 1
        move = {"type": "move", "key": f"{self.answers}", "seat": self.seat, "number": question.number}
        self.send({**move, "path": path})
