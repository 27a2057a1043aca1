"""Hints at a table: by what the seat knows alone, noted beside the answer, and not everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.bots import names, strongest
from formicarium.core.bot import Sight
from formicarium.core.hints import hinted
from formicarium.core.registry import games
from formicarium.core.together import imagine
from formicarium.server.bots.turns import packed, think
from tests.server.hosting import Host, hosted
from tests.server.people import Page, Person

GAMES = [id for id in games if names(games[id])[-1] != "random"]


async def hint(page: Page, seat: int = 0, number: int | None = None) -> Any:
    asked = page.frame["number"] if number is None else number
    return await page.ask("hint", seat=seat, number=asked)


@pytest.mark.parametrize("id", GAMES)
def test_tables_that_a_seat_cannot_tell_apart_give_the_same_hint(id: str) -> None:
    game = games[id]
    rng, match = Random(3), fm.Match(game, seed=3)
    for _ in range(6):
        for _ in range(4):
            decision = match.pending[0]
            match.play(decision.seat, rng.choice(decision.options))
            if not match.pending:
                return
        decision = match.pending[0]
        other = imagine(match.state, decision.seat, rng)
        known = [packed(Sight.at(s, decision), Random("0 7")) for s in (match.state, other)]
        one, two = (think(id, game.data, strongest(game), each, 5) for each in known)
        assert one == two


def test_a_hint_is_an_answer_with_a_reason_and_is_noted_beside_it(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as eve:
            made = await ada.table("me", "bot:random", seed=4, options={"first_ant": 0})
            table = made["table"]
            async with ada.page(table) as page, eve.page(table) as watching:
                await page.asked()
                assert page.welcome["hints"] is True
                told = await hint(page)
                assert told["type"] == "hint"
                assert told["level"] == "queen"
                assert told["say"]["id"].startswith("why-")
                paths = [option["path"] for option in page.frame["decisions"][0]["options"]]
                assert told["path"] in paths
                assert (await hint(page))["path"] == told["path"], "asked twice, said twice"
                assert (await hint(watching))["say"]["id"] == "refused-not-yours"
                assert (await hint(page, number=page.frame["number"] + 1))["type"] == "refused"
                await page.answer(lambda options: options[paths.index(told["path"])])
                await page.play()
                await page.until(lambda: bool(page.of("reasons")))
                notes = [one for one in page.of("reasons")[0]["reasons"] if one["say"]["id"] == "why-hinted"]
                assert [note["seat"] for note in notes] == [0]
            record = await ada.get(f"/tables/{table}/record")
            assert hinted(record) == (1,)
            kept = await eve.post("/replays", {"record": record})
            for replay in (table, kept["id"]):
                frames = await eve.get(f"/replays/{replay}/frames?from=0&to=3")
                assert frames[1]["why"]["id"] == "why-hinted"

    asyncio.run(scenario())


def test_the_mark_of_a_hint_outlives_the_server(new_database: Callable[[], str], tmp_path: Path) -> None:
    async def scenario(host: Host) -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", seed=4, options={"first_ant": 0})
            async with ada.page(made["table"]) as page:
                await page.asked()
                told = await hint(page)
                assert told["type"] == "hint"
            await asyncio.to_thread(host.kill)
            await asyncio.to_thread(host.start)
            async with ada.page(made["table"]) as page:
                await page.asked()
                await page.answer(lambda options: next(one for one in options if one["path"] == told["path"]))
                await page.play()
            assert hinted(await ada.get(f"/tables/{made['table']}/record")) == (1,)

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))


def test_where_the_maker_wants_none_nobody_gets_one(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = await ada.table("me", "open", seed=4, options={"first_ant": 0}, hints=False)
            await bo.sit(made, 1)
            async with ada.page(made["table"]) as page, bo.page(made["table"]) as other:
                await page.asked()
                assert page.welcome["hints"] is other.welcome["hints"] is False
                assert (await hint(page))["say"]["id"] == "refused-no-hints"
            assert (await bo.get(f"/tables/{made['table']}"))["hints"] is False

    asyncio.run(scenario())


def test_the_answer_of_another_is_no_part_of_a_hint(host: Host) -> None:
    """The Ant hides a token: whichever it is, the Cicada is told the same, byte for byte."""

    async def told(wanted: int) -> Any:
        async with Person(host.url) as ant, Person(host.url) as cicada:
            made = await ant.table("me", "open", seed=11, options={"first_ant": 0})
            await cicada.sit(made, 1)
            async with ant.page(made["table"]) as one, cicada.page(made["table"]) as two:
                for _ in range(6):
                    await one.asked()
                    number = one.frame["number"]
                    await one.answer(lambda options: options[len(options) // 2])
                    await one.until(lambda n=number: one.frame["number"] > n)  # type: ignore[misc]
                await one.answer(lambda options: options[wanted])
                await two.asked()
                said = await hint(two, seat=1)
                return {name: fact for name, fact in said.items() if name != "key"}

    async def scenario() -> None:
        first, second = await told(0), await told(1)
        assert first["type"] == "hint"
        assert first == second

    asyncio.run(scenario())
