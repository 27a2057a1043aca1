"""People who play on, whatever happens: they come back, and say again what was not acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import httpx
from websockets.exceptions import WebSocketException

from formicarium.core.decision import notation
from tests.chaos.town import PATIENCE, Town
from tests.server.people import Page, Person

T = TypeVar("T")

WAITS = (4.0, 60.0)  # seconds until somebody loads the page again: at first, and at most
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

    def choose_node(self) -> None:
        """Requests go to any of them."""
        url = self.rng.choice(self.town.hosts).url
        self.http.base_url = httpx.URL(f"{url}/api/")
        self.http.headers["Origin"] = url

    async def insist(self, wish: Callable[[], Awaitable[T]]) -> T:
        """Until it is granted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.choose_node()
                try:
                    return await wish()
                except UNLUCKY:
                    await asyncio.sleep(0.2)


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
        self.unsure: dict[str, Any] | None = None  # said, and not acknowledged
        self.said = 0
        self.wait = WAITS[0]

    async def play(self) -> None:
        while True:
            before = len(self.taken)
            try:
                async with self._page() as page:
                    self.town.figures.visits += 1
                    if await self._answer_all(page):
                        return
            except UNLUCKY:
                fruitless = len(self.taken) == before
                self.wait = min(WAITS[1], self.wait * 1.5) if fruitless else WAITS[0]
                await asyncio.sleep(self.guest.rng.uniform(0.05, 0.2))

    def _page(self) -> Page:
        page = self.guest.page(self.match.table, self.town.door(self.guest.rng), scenes="none")
        page.patience = self.wait
        return page

    async def _answer_all(self, page: Page) -> bool:
        if self.unsure is not None:
            await self._say(page)
        while await page.asked():
            question = page.frame["decisions"][0]
            option = self.guest.rng.choice(question["options"])
            self.said += 1
            number = question["number"]
            self.unsure = {
                "key": f"{question['seat']}-{self.said}",
                "seat": question["seat"],
                "number": number,
            }
            self.unsure["path"] = option["path"]
            await self._say(page)
            await page.until(lambda n=number: page._moved_on(n))  # type: ignore[misc]
            await asyncio.sleep(self.town.plan.thought)
        return True

    async def _say(self, page: Page) -> None:
        assert self.unsure is not None
        reply = await page.ask("move", **self.unsure)
        if reply["type"] == "done":
            self.taken.append(notation(self.unsure["path"]))
            self.match.secrets |= {token for token in self.unsure["path"] if ":" in token}
            self.town.figures.acknowledged += 1
            self.town.moved = time.monotonic()
        else:
            self.town.figures.refused += 1
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
        secrets = [*made["invitations"].values(), *made["resume"].values()]
        secrets += [cookie for person in people for cookie in person.http.cookies.values()]
        match.secrets.update(secrets)
        return match


async def _sit(person: Guest, made: Any, seat: int) -> None:
    """It may have been granted before, and the answer lost."""
    card = await person.get(f"/tables/{made['table']}")
    if seat not in card["you"]:
        await person.sit(made, seat)
