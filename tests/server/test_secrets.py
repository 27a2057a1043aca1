"""Secrets on a real wire: what one seat may know does not reach another.

That nothing at all tells two worlds apart, and no time either, is shown in still time (test_silence.py).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.ant_war.builder import garden
from tests.server import drawn_arena  # noqa: F401, registers the Arena
from tests.server.hosting import Host, hosted
from tests.server.people import Page, Person
from tests.server.worlds import SEED, World, at_the_attack


def frames(page: Page) -> list[str]:
    return [text for text in page.received if text.startswith('{"type":"frame"')]


def told(page: Page) -> list[str]:
    """The frames, byte for byte, but for what is final: that is said in its own time (test_finals.py)."""
    weighed = re.compile('"final":"[a-z]+"')
    again = [text for text in frames(page) if weighed.search(text) and '"events":[]' in text]
    return [weighed.sub('"final":false', text) for text in frames(page) if text not in again]


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
