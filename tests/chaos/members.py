"""People with an account: they are brought together, play for ratings and in tournaments, and are told."""

from __future__ import annotations

import asyncio
import time
from random import Random

from tests.chaos.leisure import PACE
from tests.chaos.players import Guest, Match, Player
from tests.chaos.town import Town
from tests.server.pushing import Browser, PushService

COMPANY = 4  # people who wait for each other
CHAMPIONS, BOTS, ROUNDS = 2, 4, 3  # of a tournament
TOLD = 20.0  # seconds that somebody waits to be told of an opponent, before they play
KIND = {"game": "cicada_and_ant", "variant": "autumn", "seats": 2, "pace": PACE, "rated": True}
PASSWORD = "six legs, two antennae"
LOOK = 0.2


class Member(Guest):
    """Has an account, and a browser that wants to be woken."""

    def __init__(self, town: Town, service: PushService, name: str) -> None:
        super().__init__(town, Random(f"{town.plan.seed} {name}").random())
        self.called = name
        self.browser = Browser(service, name.replace(" ", "-"))
        self.tables: set[str] = set()  # that it was brought to, or drawn for

    async def join(self) -> None:
        await self.insist(self._log_in)
        wanted = {"push": ["paired", "ended", "round"], "mail": [], "language": "en"}
        await self.insist(lambda: self.post("/notices", wanted))
        await self.insist(lambda: self.post("/notices/browser", self.browser.subscription))

    async def _log_in(self) -> None:
        """The account may have been opened before, and the answer lost."""
        me = {"name": self.called, "password": PASSWORD}
        try:
            await self.post("/login", me, 200)
        except AssertionError:  # or the node is in trouble: then this fails, too, and both are tried again
            await self.post("/account", me, 200)

    @property
    def secrets(self) -> set[str]:
        return {PASSWORD, self.browser.subscription["secret"], *self.http.cookies.values()}

    async def play_at(self, table: str, matches: dict[str, Match]) -> None:
        """One's own seat, to the end."""
        self.tables.add(table)
        match = matches.setdefault(table, Match(table, []))
        match.guests.append(self)
        match.secrets |= self.secrets
        seat = (await self.insist(lambda: self.get(f"/tables/{table}")))["you"][0]
        await Player(self.town, self, match, seat).play()


async def be_told(town: Town, member: Member, table: str) -> None:
    """Nobody has to be patient for ever; but where nothing was wrong, the word of a table comes."""
    town.figures.met += 1
    met = time.monotonic()
    while not any(told["tag"] == table for told in member.browser.notices):
        if time.monotonic() - met > TOLD:
            if not town.troubles.between(met - TOLD, met + TOLD):
                town.figures.untold += 1
                town.figures.notes.append(f"{member.called} was not told of table {table}")
            return
        await asyncio.sleep(LOOK)


class Company:
    """Members who wait for an opponent, play a rated match, and wait again, until it is late."""

    def __init__(self, town: Town, service: PushService, name: str = "Seeker") -> None:
        self.town = town
        self.members = [Member(town, service, f"{name} {number}") for number in range(COMPANY)]
        self.matches: dict[str, Match] = {}

    async def play(self) -> None:
        await asyncio.gather(*(member.join() for member in self.members))
        while not self.town.is_late or not self.matches:
            await asyncio.gather(*(self._once(member) for member in self.members))

    async def _once(self, member: Member) -> None:
        table = await member.insist(lambda: self._met(member))
        await be_told(self.town, member, table)
        await member.play_at(table, self.matches)

    async def _met(self, member: Member) -> str:
        """One wish, however often it has to be said; the table it has led to."""
        while True:
            mine = (await member.get("/meet"))["mine"]
            for wish in mine:
                if wish["table"] is not None and wish["table"] not in member.tables:
                    return str(wish["table"])
            if not any(wish["table"] is None for wish in mine):
                await member.post("/meet", KIND)
            await asyncio.sleep(LOOK)


class Cup:
    """Two members and some bots in one tournament after the other."""

    def __init__(self, town: Town, service: PushService, name: str = "Champion") -> None:
        self.town = town
        self.members = [Member(town, service, f"{name} {number}") for number in range(CHAMPIONS)]
        self.matches: dict[str, Match] = {}
        self.cups: list[str] = []
        self.name = f"The cup of {name}s"

    async def play(self) -> None:
        await asyncio.gather(*(member.join() for member in self.members))
        while not self.town.is_late or not self.cups:
            await self._once()

    async def _once(self) -> None:
        maker = self.members[0]
        id = await maker.insist(lambda: self._made(maker))
        self.cups.append(id)
        for member in self.members:
            await member.insist(lambda m=member: m.post(f"/tournaments/{id}/entrants"))  # type: ignore[misc]
        await maker.insist(lambda: self._begun(maker, id))
        await asyncio.gather(*(self._play(member, id) for member in self.members))
        self.town.figures.cups += 1

    async def _made(self, maker: Member) -> str:
        """It may have been made before, and the answer lost."""
        for card in (await maker.get("/tournaments"))["open"]:
            if card["name"] == self.name and card["id"] not in self.cups:
                return str(card["id"])
        what = {**KIND, "rated": False, "format": "swiss", "rounds": ROUNDS, "bots": ["random"] * BOTS}
        return str((await maker.post("/tournaments", {"name": self.name, **what}, 201))["id"])

    async def _begun(self, maker: Member, id: str) -> None:
        if (await maker.get(f"/tournaments/{id}"))["state"] == "open":
            await maker.post(f"/tournaments/{id}/begin")

    async def _play(self, member: Member, id: str) -> None:
        while True:
            found = await member.insist(lambda: member.get(f"/tournaments/{id}"))
            if found["state"] == "over":
                return
            if found["table"] and found["table"] not in member.tables:
                await member.play_at(found["table"], self.matches)
            await asyncio.sleep(LOOK)
