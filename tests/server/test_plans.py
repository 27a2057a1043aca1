"""Answers laid down ahead: given when their time comes if they still fit, and nobody else's business."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.hosting import Host, hosted
from tests.server.people import Message, Page, Person

SEED = 5


async def seated(ada: Person, bo: Person, **wish: Any) -> str:
    """A table of two, at which Ada begins."""
    made = await ada.table("me", "open", game="antics", options={"first_player": 0}, seed=SEED, **wish)
    await bo.sit(made, 1)
    return str(made["table"])


def kind_of(option: Message) -> str:
    return str(option["say"]["args"].get("kind", {}).get("name", ""))


def doing(asks: Message, kind: str) -> list[str]:
    """What one touches for an action of this kind."""
    return next(option["path"] for option in asks["options"] if kind_of(option) == kind)


async def pass_on(page: Page) -> None:
    """End one's turn: what a clock would play."""
    while page.frame["decisions"]:
        number, timeout = page.frame["number"], page.frame["decisions"][0]["timeout"]
        await page.answer(lambda options: next(o for o in options if o["path"] == timeout))  # noqa: B023
        await page.until(lambda: page.frame["number"] != number)  # noqa: B023


async def explore(page: Page) -> None:
    """Take a tile, and end one's turn."""
    for choose in (lambda asks: doing(asks, "explore"), lambda asks: asks["options"][0]["path"]):
        number, path = page.frame["number"], choose(page.frame["decisions"][0])
        await page.answer(lambda options: next(o for o in options if o["path"] == path))  # noqa: B023
        await page.until(lambda: page.frame["number"] != number)  # noqa: B023
    await pass_on(page)


async def plan(page: Page, *kinds: str) -> Message:
    """Lay down actions of these kinds, the first tile or place of what follows each."""
    answers: list[list[str]] = []
    told = await page.ask("plan", seat=1, answers=answers)
    for kind in kinds:
        answers.append(doing(told["asks"], kind))
        told = await page.ask("plan", seat=1, answers=answers)
        while told["asks"] and not any(kind_of(option) for option in told["asks"]["options"]):
            answers.append(told["asks"]["options"][0]["path"])
            told = await page.ask("plan", seat=1, answers=answers)
    assert [answer["path"] for answer in told["answers"]] == answers
    return told


def test_a_plan_that_fits_is_played_without_its_owner_and_nobody_knew(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def scenario(host: Host) -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo, Person(host.url) as eve:
            table = await seated(ada, bo)
            async with ada.page(table) as one, bo.page(table) as two, eve.page(table) as three:
                assert two.frame["plan"]
                assert not one.frame["plan"], "whoever is asked answers"
                assert not three.frame["plan"]
                await asyncio.sleep(0.5)  # who is there has been told
                before = len(one.received), len(three.received)
                told = await plan(two, "hatch", "explore")
                await asyncio.sleep(0.5)
                assert (len(one.received), len(three.received)) == before, "not a byte"
            rows = (await bo.get("/me/export"))["planned"]
            assert len(rows) == len(told["answers"]) == 4
            assert (await ada.get("/me/export"))["planned"] == []
            await asyncio.to_thread(host.kill)
            await asyncio.to_thread(host.start)
            async with bo.page(table) as two:
                await two.until(lambda: bool(two.of("plan")))
                assert two.of("plan")[-1]["answers"] == told["answers"]
            async with ada.page(table) as one:
                await pass_on(one)
                await one.until(lambda: "TileTaken" in str(one.of("frame")))
                assert "AntHatched" in str(one.of("frame"))
                assert one.of("plan") == []
            assert (await bo.get("/me/export"))["planned"] == []

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))
        assert host.errors() == []


def test_a_plan_that_does_not_fit_is_dropped_with_a_word_for_its_owner(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo:
            table = await seated(ada, bo)
            async with ada.page(table) as one:
                async with bo.page(table) as two:
                    await plan(two, "hatch", "explore")
                await explore(one)
                assert one.frame["waiting"][0]["seat"] == 1
                async with bo.page(table) as two:
                    await two.until(lambda: bool(two.of("plan")) and bool(two.of("plan")[-1]["dropped"]))
                    dropped = two.of("plan")[-1]
                    assert dropped["answers"] == []
                    assert dropped["dropped"]["why"]["id"] == "plan-changed"
                    assert dropped["dropped"]["answer"]["args"]["kind"] == {"name": "explore"}
                    assert two.frame["decisions"], "nothing of it was played: the end did not fit"
                    await pass_on(two)
                    await two.until(lambda: two.of("plan")[-1]["dropped"] is None)
                assert one.of("plan") == []

    asyncio.run(scenario())


def test_a_plan_is_over_when_its_owner_answers_and_can_be_taken_away(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo:
            table = await seated(ada, bo)
            async with ada.page(table) as one, bo.page(table) as two:
                refused = await two.ask("plan", seat=0, answers=[])
                assert refused["say"]["id"] == "refused-not-yours"
                refused = await one.ask("plan", seat=0, answers=[])
                assert refused["say"]["id"] == "refused-plan-now"
                told = await plan(two, "hatch")
                some = await two.ask("plan", seat=1, answers=[told["answers"][0]["path"], ["hex:9,9"]])
                assert len(some["answers"]) == 1, "as far as it can be laid down"
                none = await two.ask("plan", seat=1, answers=[])
                assert none["answers"] == []
                await pass_on(one)
                await two.asked()
                assert two.frame["decisions"], "there was no plan any more"

    asyncio.run(scenario())


def test_at_a_hot_seat_nobody_plans(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada:
            made = await ada.table("hotseat", "hotseat", game="antics", options={"first_player": 0})
            async with ada.page(made["table"]) as page:
                refused = await page.ask("plan", seat=1, answers=[])
                assert refused["say"]["id"] == "refused-plan-shared"

    asyncio.run(scenario())
