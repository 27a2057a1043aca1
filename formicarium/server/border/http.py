"""uvicorn's HTTP, with an end to its patience: for a request that does not come, an answer that nobody reads.

And with an end to the connections of one address, and to all of them before the system's own.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from formicarium.server.border.mates import Mates
from formicarium.server.border.under import within
from formicarium.server.people.limits import address

if TYPE_CHECKING:
    from formicarium.server.house import House

TABLE_SOCKETS = "/ws/tables/"
SPARE = 128  # files that a node needs for itself: the database, workers, the page
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Door:
    """The connections of one node that are no sockets of a table (yet)."""

    def __init__(self, house: House, mates: Mates | None = None) -> None:
        self.house = house
        self.mates = mates
        self.most = open_files() - SPARE
        self.proxies = frozenset(each.strip() for each in house.config.trusted.split(","))
        self.of_address: Counter[str] = Counter()
        self.waiting: OrderedDict[PatientHttp, None] = (
            OrderedDict()
        )  # for the head of a request, the longest first

    def opens(self, who: str, connections: int) -> bool:
        """May one more come in? A proxy brings everybody: its connections are not one visitor's."""
        if connections > self.most:
            if not self.waiting:
                return self.house.gate.turned_away("too many connections", who)
            oldest, _ = self.waiting.popitem(last=False)
            oldest.give_up("too many connections")
        if not self._is_proxy(who):
            limits, gate = self.house.config.limits, self.house.gate
            if not gate.allows("knocks", who, 2 * limits.connections, 2 * limits.connections / limits.knocks):
                return False
            if self.of_address[who] >= limits.connections:
                return gate.turned_away("connections", who)
        self.of_address[who] += 1
        return True

    def _is_proxy(self, who: str) -> bool:
        return who in self.proxies or "*" in self.proxies

    def closes(self, who: str) -> None:
        self.of_address[who] -= 1
        if not self.of_address[who]:
            del self.of_address[who]


class PatientHttp(HttpToolsProtocol):
    """One connection."""

    door: Door  # of the node, see `through`

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._who: str | None = None  # while it counts
        self._timer: asyncio.TimerHandle | None = None
        self._limits = self.door.house.config.limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        who = address({"client": self.client})
        if self.door.opens(who, len(self.connections)):
            self._who = who
            self._await_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._release()  # the entrance counts it from now on
        if self._hand_on():
            self.transport.abort()  # it stays open where it has gone
        else:
            super().handle_websocket_upgrade()

    def _hand_on(self) -> bool:
        """Is this socket at home at another node of this machine, and has gone there?"""
        target, mates = self.url.decode("latin-1").partition("?")[0], self.door.mates
        path = within(self.door.house.config.under, target)
        if mates is None or not path.startswith(TABLE_SOCKETS):
            return False
        words = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        words += [b"%s: %s" % header for header in self.scope["headers"]]
        head = b"\r\n".join([*words, b"", b""])
        connection = self.transport.get_extra_info("socket").fileno()
        return mates.hand_on(path.removeprefix(TABLE_SOCKETS), head, connection)

    def on_message_begin(self) -> None:
        self._await_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.door.waiting.pop(self, None)
        self._set(self._limits.body_seconds, "a body that does not come")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def pause_writing(self) -> None:
        self._set(self._limits.body_seconds, "an answer that is not read")
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stop()
        super().resume_writing()

    def _await_head(self) -> None:
        if self not in self.door.waiting:
            self.door.waiting[self] = None
            self._set(self._limits.head_seconds, "a request that does not come")

    def _set(self, seconds: float, why: str) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, self.give_up, why)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _release(self) -> None:
        self._stop()
        self.door.waiting.pop(self, None)
        if self._who is not None:
            self.door.closes(self._who)
            self._who = None

    def give_up(self, why: str) -> None:
        """Nobody waits for ever."""
        if self._who is not None:
            self.door.house.gate.turned_away(why, self._who)
        cycle: Any = self.cycle  # None before the first request
        if cycle is None or not cycle.response_started:
            self.transport.write(TOO_SLOW)
            self.transport.close()
        else:
            self.transport.abort()


def through(door: Door) -> type[PatientHttp]:
    """The connections of a node."""
    return type("PatientHttp", (PatientHttp,), {"door": door})


def open_files() -> int:
    """How many files this process may have open: as many as it is allowed to ask for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1 << 20
