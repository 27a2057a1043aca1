"""Somebody with a browser, as far as the server can tell: cookies, requests and open pages."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
SOON = 90.0  # seconds after which a test gives up waiting: the machine may be busy


class Person:
    """A guest with a cookie jar."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        headers = {"X-Formicarium": "1", "Origin": url}
        self.http = (
            httpx.AsyncClient(  # nothing is encrypted here: certificates would take a tenth of a second
                base_url=f"{url}/api", headers=headers, timeout=SOON, verify=False
            )
        )

    async def __aenter__(self) -> Self:
        if self.name:
            await self.post("/me", {"name": self.name})
        else:
            await self.get("/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        return _checked(await self.http.get(path), status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        reply = await self.http.post(path, json={} if body is None else body)
        return _checked(reply, status)

    async def delete(self, path: str, body: Any, status: int = 200) -> Any:
        return _checked(await self.http.request("DELETE", path, json=body), status)

    async def table(self, *seats: str, game: str = "cicada_and_ant", **wish: Any) -> Any:
        """Create a table; a seat is "me", "open", "hotseat" or "bot:random"."""
        wishes = []
        for seat in seats:
            kind, _, bot = seat.partition(":")
            wishes.append({"kind": kind, **({"bot": bot} if bot else {})})
        return await self.post("/tables", {"game": game, "seats": wishes, **wish}, 201)

    async def sit(self, made: Any, seat: int) -> Any:
        invited = {"invitation": made["invitations"][str(seat)]}
        return await self.post(f"/tables/{made['table']}/seats/{seat}", invited)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def page(self, table: str, url: str = "", **hello: Any) -> Page:
        """Open the table's page, here or on another node."""
        return Page(self, url or self.url, table, hello)


def _checked(reply: httpx.Response, status: int | None) -> Any:
    expected = reply.is_success if status is None else reply.status_code == status
    assert expected, (reply.request.method, reply.request.url.path, reply.status_code, reply.text[:500])
    is_json = reply.headers.get("content-type", "").startswith("application/json")
    return reply.json() if is_json else reply.text


class Page:
    """An open socket. Everything that came is kept, byte for byte."""

    def __init__(self, person: Person, url: str, table: str, hello: Message) -> None:
        self.person = person
        self.origin = url
        self.address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.hello = {"type": "hello", "version": 1, "seen": -1, **hello}
        self.received: list[str] = []
        self.frame: Message = {}
        self.welcome: Message = {}
        self.replies: dict[str, Message] = {}
        self.news = asyncio.Condition()
        self.socket: ClientConnection
        self.keys = 0
        self.prefix = f"{random.getrandbits(32):x}"
        self.patience = SOON

    async def __aenter__(self) -> Self:
        headers = {"Cookie": self.person.cookie} if self.person.cookie else {}
        self.socket = await connect(
            self.address,
            additional_headers=headers,
            origin=self.origin,  # type: ignore[arg-type]
            max_size=2**24,
            compression=None,
            open_timeout=SOON,
        )
        self.reader = asyncio.create_task(self._read())
        try:
            if self.hello["version"]:
                await self.send(self.hello)
                await self.until(lambda: bool(self.frame or (self.welcome and self.veiled)))
        except BaseException as error:
            await self.__aexit__(type(error), error, None)
            raise
        return self

    @property
    def veiled(self) -> bool:
        """Nothing of a sealed deal is shown before everybody sits."""
        return not self.welcome["begun"] and self.welcome["deal"]["kind"] == "sealed"

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()
        await asyncio.gather(self.reader, return_exceptions=True)

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                await self.hear(data if isinstance(data, str) else data.decode())
        except ConnectionClosed:
            pass
        async with self.news:
            self.news.notify_all()

    async def hear(self, text: str) -> None:
        """A message has come."""
        self.received.append(text)
        async with self.news:
            self._take(json.loads(text))
            self.news.notify_all()

    def _take(self, message: Message) -> None:
        if message["type"] == "frame":
            self.frame = message
        elif message["type"] == "welcome":
            self.welcome = message
        elif "key" in message:
            self.replies[message["key"]] = message

    async def send(self, message: Message | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def until(self, happened: Callable[[], bool], seconds: float | None = None) -> None:
        async with asyncio.timeout(seconds or self.patience), self.news:
            await self.news.wait_for(lambda: happened() or self.reader.done())
        assert happened(), "the socket closed first"

    def of(self, kind: str) -> list[Message]:
        """All messages of a type that came so far."""
        return [message for text in self.received if (message := json.loads(text))["type"] == kind]

    async def ask(self, type: str, **fields: Any) -> Message:
        """Send something that has a key, and wait for its answer."""
        self.keys += 1
        key = fields.pop("key", f"{self.prefix}-{self.keys}")
        self.replies.pop(key, None)
        await self.send({"type": type, "key": key, **fields})
        await self.until(lambda: key in self.replies)
        return self.replies[key]

    async def answer(
        self, choose: Callable[[list[Message]], Message] | None = None, **fields: Any
    ) -> Message:
        """Answer the question on the table."""
        question = self.frame["decisions"][0]
        option = (choose or random.choice)(question["options"])
        return await self.ask(
            "move", seat=question["seat"], number=question["number"], path=option["path"], **fields
        )

    async def asked(self, seconds: float | None = None) -> bool:
        """Wait until there is a question here; False if the match is over first."""
        await self.until(
            lambda: bool(self.frame and (self.frame["decisions"] or self.frame["outcome"])), seconds
        )
        return not self.frame["outcome"]

    async def play(self, rng: random.Random | None = None) -> int:
        """Answer whatever is asked until the match is over; how often that was."""
        rng = rng or random.Random()
        moves = 0
        while await self.asked():
            number, reply = self.frame["decisions"][0]["number"], await self.answer(rng.choice)
            if reply["type"] == "done":
                moves += 1
            await self.until(lambda n=number: self._moved_on(n))  # type: ignore[misc]
        return moves

    def _moved_on(self, number: int) -> bool:
        decisions = self.frame["decisions"]
        return bool(self.frame["outcome"]) or not decisions or decisions[0]["number"] != number
