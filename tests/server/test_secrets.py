"""Two worlds that a viewer cannot tell apart look the same on the wire, byte for byte."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import formicarium as fm
from tests.games.ant_war.builder import garden
from tests.server import drawn_arena  # noqa: F401, registers the Arena
from tests.server.hosting import Host, hosted
from tests.server.people import Page, Person
from tests.server.worlds import SEED, Twins, World, header_at, moments

PONG = '{"type":"pong"}'
SECONDS = 10.0  # for each game
FEWEST = 5  # moments of each game that are looked at, however long it takes
FOLLOWED = 5  # answers after each
EARLY = 120  # decisions of a match that moments are taken from


def frames(page: Page) -> list[str]:
    return [text for text in page.received if text.startswith('{"type":"frame"')]


def record_at(position: Any) -> str:
    """A record that begins at a position."""
    return header_at(position).dumps()


class Room:
    """One of the twins, on the server: the seat that looks, whoever plays the others, somebody outside."""

    def __init__(self, world: World, seat: Page, others: Page, outside: Page) -> None:
        self.world = world
        self.seat = seat
        self.others = others
        self.outside = outside

    async def catch_up(self, eyes: int) -> None:
        """Give the answers that the twin in this process was given, and wait until they have been shown."""
        for seat, number, path in self.world.given:
            page = self.seat if seat == eyes else self.others
            reply = await page.ask("move", seat=seat, number=number, path=path)
            assert reply["type"] == "done", reply
        for page in (self.seat, self.outside):
            heard = page.received.count(PONG)
            await page.send({"type": "ping"})
            await page.until(lambda p=page, n=heard: p.received.count(PONG) > n)  # type: ignore[misc]

    def shown(self) -> list[list[str]]:
        return [told(page) for page in (self.seat, self.outside)]


def told(page: Page) -> list[str]:
    """The frames, byte for byte, but for what is final: that is said in its own time (test_finals.py)."""
    weighed = re.compile('"final":"[a-z]+"')
    again = [text for text in frames(page) if weighed.search(text) and '"events":[]' in text]
    return [weighed.sub('"final":false', text) for text in frames(page) if text not in again]


@asynccontextmanager
async def opened(world: World, eyes: int, ada: Person, eve: Person, watcher: Person) -> AsyncIterator[Room]:
    """A table on the server where this world stands."""
    header = world.header
    seats = ["me" if seat == eyes else "open" for seat in range(header.seats)]
    wish = {"record": header.dumps(), "seed": SEED, "options": dict(header.options)}  # both are dealt alike
    made = await ada.table(*seats, game=header.game, **wish)
    for seat in range(header.seats):
        if seat != eyes:
            await eve.sit(made, seat)
    look: Any = {"scenes": "patch", "beats": True}
    async with (
        ada.page(made["table"], **look) as seat_page,
        eve.page(made["table"], scenes="none") as others,
        watcher.page(made["table"], **look) as outside,
    ):
        yield Room(world, seat_page, others, outside)


@pytest.mark.parametrize("game", sorted(fm.games))
def test_worlds_that_fit_one_view_look_alike(host: Host, game: str) -> None:
    """At the set-up and at any later decision, and from there on for as long as the seat cannot tell."""

    async def scenario() -> None:
        until = time.monotonic() + SECONDS
        async with Person(host.url) as ada, Person(host.url) as eve, Person(host.url) as watcher:
            for looked, twins in enumerate(pairs(game)):
                if looked >= FEWEST and time.monotonic() > until:
                    return
                async with (
                    opened(twins.worlds[0], twins.eyes, ada, eve, watcher) as one,
                    opened(twins.worlds[1], twins.eyes, ada, eve, watcher) as two,
                ):
                    await follow(twins, one, two, f"{game} moment {looked}")

    asyncio.run(scenario())


def pairs(game: str) -> Iterator[Twins]:
    """Twin tables, but not in the midst of a secret question, where time would tell."""
    for number, (match, eyes) in enumerate(moments(game, Random(game), EARLY)):
        twins = Twins(match, eyes, Random(number))
        if not twins.hushed:
            yield twins


async def follow(twins: Twins, one: Room, two: Room, where: str) -> None:
    """Play two tables on alike, and compare what is shown."""
    for _ in range(FOLLOWED):
        for room in (one, two):
            await room.catch_up(twins.eyes)
        if not twins.alike():
            return  # chance tells
        held = one.world.held
        assert held == two.world.held, f"held back in one: {where} eyes {twins.eyes} {one.world.given}"
        if held:
            return  # and at this server, where nothing is held back, time would tell
        assert one.shown() == two.shown(), f"{where} eyes {twins.eyes} {one.world.given}"
        assert one.shown()[0] != one.shown()[1], "a seat sees more than a spectator"
        if not twins.step():
            return


def test_a_secret_choice_does_not_reach_the_others(host: Host) -> None:
    """The Ant's token: the Cicada and a spectator receive the same bytes whichever it is."""

    async def scenario() -> list[list[str]]:
        seen: list[list[str]] = []
        own: list[list[str]] = []
        for wanted in (0, 1):
            async with Person(host.url) as ant, Person(host.url) as cicada, Person(host.url) as eve:
                made = await ant.table("me", "open", seed=11, options={"first_ant": 0})
                await cicada.sit(made, 1)
                table = made["table"]
                async with ant.page(table) as one, cicada.page(table) as two, eve.page(table) as three:
                    for _ in range(6):
                        await one.asked()
                        number = one.frame["number"]
                        await one.answer(lambda options: options[len(options) // 2])
                        await one.until(lambda n=number: one.frame["number"] > n)  # type: ignore[misc]
                    paths = [option["path"][0] for option in one.frame["decisions"][0]["options"]]
                    assert all(path.startswith("token:") for path in paths)
                    assert len(paths) > 1
                    await one.answer(lambda options, i=wanted: options[i])  # type: ignore[misc]
                    await two.asked()
                    await three.until(lambda: three.frame["waiting"] == two.frame["waiting"])
                    seen.append([*told(two), *told(three)])
                    own.append(told(one))
        assert own[0] != own[1]
        return seen

    one, two = asyncio.run(scenario())
    assert one == two


@pytest.mark.parametrize("hidden", ["kamikaze", "scout"])
def test_the_end_of_an_order_is_held_back_whoever_could_still_obey_it(hidden: str) -> None:
    """A Kamikaze blows itself up with an action left: only another Kamikaze could use it (WAR-INFO-10)."""
    position = f"d4 black kamikaze, f3 black {hidden}, d5 red wall (2)"
    match = garden(position, order="shop_elite_kamikaze").match
    world = World(match.game.describe(match.state, match.options))
    world.answer(0, ("square:d4", "square:d5", "do:explode"))
    assert bool(world.ledger.waiting()) == (hidden == "scout")  # asked in secret, or on to the discard
    assert world.held


def at_the_attack(target_holds: str) -> str:
    """The leader has aimed; what the target holds is the target's secret."""
    parries = [f"parry_{n}" for n in range(1, 7)]
    other = next(card for card in ("parry_1", "grub_1") if card != target_holds)
    return record_at(
        {
            "game": "arena",
            "rules": 1,
            "seats": 3,
            "options": {"rounds": 2},
            "table": {
                "round": 1,
                "leader": 0,
                "target": 1,
                "hands": [["grub_5"], [target_holds], ["grub_6"]],
                "deck": sorted([other, *parries[1:], "grub_2", "grub_3", "grub_4"]),
            },
            "steps": ["Send", "EndRound"],
        }
    )


def test_a_window_that_was_let_pass_looks_like_one_that_nobody_could_use(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    """In one world the target could parry, is asked, and passes; in the other it is not asked."""

    async def attack(host: Host, holds: str) -> list[str]:
        async with Person(host.url) as ada, Person(host.url) as bo, Person(host.url) as eve:
            record = at_the_attack(holds)
            made = await ada.table("me", "open", "bot:random", game="arena", record=record, seed=SEED)
            await bo.sit(made, 1)
            table = made["table"]
            look: Any = {"scenes": "patch", "beats": True}
            async with (
                ada.page(table, **look) as one,
                bo.page(table) as two,
                eve.page(table, **look) as three,
            ):
                for page in (one, two, three):
                    await page.until(lambda: bool(page.frame["waiting"]))  # noqa: B023, called at once
                one.received.clear()
                three.received.clear()
                assert (await one.answer(lambda options: options[1]))["type"] == "done"
                assert not told(one), "held back"
                if holds == "parry_1":
                    assert await two.asked()
                    assert two.frame["decisions"][0]["silent"]
                    assert (await two.answer(lambda options: options[-1]))["type"] == "done"
                    undo = await two.ask("undo", seat=1, number=two.frame["number"] + 1)
                    assert undo["type"] == "refused"
                await one.until(lambda: bool(told(one)))
                await three.until(lambda: bool(told(three)))
                assert one.frame["decisions"][0]["prompt"]["id"] == "ask-trade", "on to the next round"
                assert three.frame["waiting"] == []
                assert len(three.frame["beats"]) == 1, "the attack is seen, though it is over by now"
                return [*told(one), *told(three)]

    async def scenario(host: Host) -> None:
        could, could_not = await attack(host, "parry_1"), await attack(host, "grub_1")
        assert could == could_not
        assert len(could) == 2

    with hosted(new_database(), tmp_path, pause="2.0,2.0") as host:
        asyncio.run(scenario(host))
        assert host.errors() == []


def test_nobody_may_ask_for_a_seat_that_is_not_theirs(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as eve:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with eve.page(made["table"]) as page:
                await page.send({"type": "uncover", "seat": 0})
                move = {"seat": 0, "number": page.frame["number"], "path": ["cell:r1c1"]}
                assert (await page.ask("move", **move))["say"]["id"] == "refused-not-yours"
                assert (await page.ask("undo", seat=0, number=0))["say"]["id"] == "refused-not-yours"
                assert (await page.ask("why", seat=0, path=[]))["say"]["id"] == "refused-not-yours"
                assert page.frame["eyes"] is None
                assert not page.frame["decisions"]
            await eve.get(f"/tables/{made['table']}/record", 409)
            detail = await eve.get(f"/tables/{made['table']}")
            assert detail["invitations"] is None
            assert detail["resume"] is None

    asyncio.run(scenario())


def test_a_hot_seat_shows_a_hand_only_when_uncovered(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("hotseat", "hotseat", "bot:random", game="arena")
            async with ada.page(made["table"]) as page:
                await page.until(lambda: bool(page.frame["asked"]))
                covered = page.frame
                assert covered["eyes"] is None
                assert covered["asked"] == [0, 1]
                assert not covered["decisions"]
                for seat in (0, 1):
                    await page.send({"type": "uncover", "seat": seat})
                    await page.until(lambda s=seat: page.frame["eyes"] == s)  # type: ignore[misc]
                    assert page.frame["decisions"][0]["seat"] == seat
                    assert (await page.answer())["type"] == "done"
                    await page.send({"type": "uncover", "seat": None})
                    await page.until(lambda: page.frame["eyes"] is None)
                    assert not page.frame["decisions"]
                await page.until(lambda: page.frame["number"] > covered["number"])
                await page.send({"type": "uncover", "seat": 2})
                assert (await page.ask("why", seat=2, path=[]))["say"]["id"] == "refused-not-yours"
                assert page.frame["eyes"] is None

    asyncio.run(scenario())
