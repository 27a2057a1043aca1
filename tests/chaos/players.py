"""People who play on, whatever happens: they come back, and say again what was not acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from websockets.exceptions import WebSocketException

from formicarium.core.decision import notation
from tests.chaos.town import PATIENCE, Town
from tests.server.hosting import Host
from tests.server.people import Message, Page, Person

T = TypeVar("T")

WAITS = (3.0, 60.0)  # seconds without a sign of life until somebody comes back: at first, and at most
PULSE = 1.0  # seconds between two signs of life that a page asks for
REGRETS = 0.08  # how often an answer is taken back, where it can be
UNLUCKY = (OSError, EOFError, AssertionError, TimeoutError, WebSocketException, httpx.HTTPError)
SEATINGS: tuple[dict[str, Any], ...] = (
    {"game": "cicada_and_ant", "seats": ("me", "open", "bot:random"), "options": {"mode": "winter"}},
    {"game": "cicada_and_ant", "seats": ("me", "open"), "clock": {"kind": "slow", "seconds": 30 * 86_400}},
    {"game": "arena", "seats": ("me", "open", "open")},
)


class Guest(Person):
    """Somebody who tries every node until one of them answers."""

    def __init__(self, town: Town, seed: float) -> None:
        self.town = town
        self.rng = Random(seed)
        super().__init__(town.hosts[0].url)
        self.http.timeout = httpx.Timeout(20.0)

    def choose_node(self) -> Host:
        """Requests go to any of them."""
        host = self.rng.choice(self.town.hosts)
        self.http.base_url = httpx.URL(f"{host.url}/api/")
        self.http.headers["Origin"] = host.url
        return host

    async def insist(self, wish: Callable[[], Awaitable[T]]) -> T:
        """Until it is granted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.choose_node()
                try:
                    return await wish()
                except UNLUCKY:
                    await asyncio.sleep(0.2)


class LivePage(Page):
    """A page that notices when its line is dead; while it is alive, it waits for ever."""

    def __init__(self, guest: Guest, url: str, table: str, wait: float) -> None:
        super().__init__(guest, url, table, {"scenes": "none"})
        self.patience = wait
        self._pongs = 0

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.patience = 10 * PATIENCE  # a table that stands still is stuck: coming back would hide it
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.socket.transport.abort()  # nobody is there to say goodbye to
        await super().__aexit__(kind, error, trace)

    def _take(self, message: Message) -> None:
        self._pongs += message["type"] == "pong"
        super()._take(message)

    async def ping(self, within: float) -> None:
        heard = self._pongs
        await self.send({"type": "ping"})
        await self.until(lambda: self._pongs > heard, within)


@dataclass
class Match:
    """A table, and what its players were told to have been taken."""

    table: str
    guests: list[Guest]  # by seat
    taken: dict[int, list[str]] = field(default_factory=dict)  # acknowledged answers, by seat
    secrets: set[str] = field(default_factory=set)


class Player:
    """Plays one seat to the end."""

    def __init__(self, town: Town, guest: Guest, match: Match, seat: int) -> None:
        self.town = town
        self.guest = guest
        self.match = match
        self.taken = match.taken.setdefault(seat, [])
        self.seat = seat
        self.unsure: dict[str, Any] | None = None  # said, and not acknowledged
        self.at_stake = 0  # answers that what was said takes back
        self.said = 0
        self.wait = WAITS[0]

    async def play(self) -> None:
        while True:
            try:
                async with self._page() as page, asyncio.TaskGroup() as group:
                    self.town.figures.visits += 1
                    feeling = group.create_task(self._feel_pulse(page))
                    if await self._answer_all(page):
                        feeling.cancel()
                        return
            except* TimeoutError:  # perhaps it only takes so long today
                self.wait = min(WAITS[1], self.wait * 1.5)
            except* UNLUCKY:
                self.wait = WAITS[0]
            await asyncio.sleep(self.guest.rng.uniform(0.05, 0.2))

    def _page(self) -> LivePage:
        return LivePage(self.guest, self.town.door(self.guest.rng), self.match.table, self.wait)

    async def _feel_pulse(self, page: LivePage) -> None:
        """A line over which nothing comes any more is left; where nobody has moved, one stays."""
        while True:
            await page.ping(within=self.wait)
            await asyncio.sleep(PULSE)

    async def _answer_all(self, page: Page) -> bool:
        if self.unsure is not None:
            await self._say(page)
        while await page.asked():
            question = page.frame["decisions"][0]
            option = self.guest.rng.choice(question["options"])
            number = question["number"]
            self._mean("move", number, path=option["path"])
            await self._say(page)
            await page.until(lambda n=number: page._moved_on(n))  # type: ignore[misc]
            await asyncio.sleep(self.town.plan.thought)
            await self._regret(page)
        return True

    async def _regret(self, page: Page) -> None:
        """Take the last answer back, now and then."""
        self.at_stake = page.frame["undo"].get(str(self.seat), {}).get("last", 0)
        if self.at_stake and self.guest.rng.random() < REGRETS:
            self._mean("undo", page.frame["number"])
            await self._say(page)

    def _mean(self, type: str, number: int, **more: Any) -> None:
        self.said += 1
        key = f"{self.seat}-{self.said}"
        self.unsure = {"type": type, "key": key, "seat": self.seat, "number": number, **more}

    async def _say(self, page: Page) -> None:
        assert self.unsure is not None
        figures = self.town.figures
        while (reply := await page.ask(**self.unsure))["type"] == "later":  # nothing was decided
            await asyncio.sleep(PULSE)
        if reply["type"] == "refused":
            figures.refused += 1
        elif self.unsure["type"] == "undo":
            del self.taken[-self.at_stake :]
            figures.taken_back += self.at_stake
        else:
            self.taken.append(notation(self.unsure["path"]))
            self.match.secrets |= {token for token in self.unsure["path"] if ":" in token}
            figures.acknowledged += 1
            self.town.moved = time.monotonic()
        self.unsure = None


class Party:
    """People who play one match after the other, until it is late."""

    def __init__(self, town: Town, number: int) -> None:
        self.town = town
        self.number = number
        self.rng = Random(f"{town.plan.seed} {number}")
        self.matches: list[Match] = []

    async def play(self) -> None:
        while not self.town.is_late or not self.matches:
            match = await self._sit_down()
            self.matches.append(match)
            await asyncio.gather(*(Player(self.town, g, match, s).play() for s, g in enumerate(match.guests)))
            self.town.figures.tables += 1

    async def _sit_down(self) -> Match:
        wish = {**SEATINGS[(self.number + len(self.matches)) % len(SEATINGS)]}
        seats: tuple[str, ...] = wish.pop("seats")
        people = [Guest(self.town, self.rng.random()) for seat in seats if not seat.startswith("bot")]
        for person in people:
            await person.insist(lambda p=person: p.get("/me"))  # type: ignore[misc]
        made = await people[0].insist(lambda: people[0].table(*seats, **wish))
        match = Match(made["table"], people)
        for seat, person in enumerate(people[1:], 1):
            await person.insist(lambda p=person, s=seat: _sit(p, made, s))  # type: ignore[misc]
        match.secrets |= secrets_of(made, *people)
        return match


def secrets_of(made: Any, *people: Guest) -> set[str]:
    """The links of a table, and the cookies of those who sit there."""
    cookies = (cookie for person in people for cookie in person.http.cookies.values())
    return {*made["invitations"].values(), *made["resume"].values(), *cookies}


async def _sit(person: Guest, made: Any, seat: int) -> None:
    """It may have been granted before, and the answer lost."""
    card = await person.get(f"/tables/{made['table']}")
    if seat not in card["you"]:
        await person.sit(made, seat)
