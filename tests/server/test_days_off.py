"""Days off: the slow clocks of one's tables stand still, so many days a year, and everybody there is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.hosting import Host, hosted
from tests.server.people import Page, Person

DAY = 86_400.0
SLOW = {"kind": "slow", "seconds": 3 * 86_400}


def left(page: Page) -> float:
    """Seconds that the first player has, as last told."""
    return float(page.of("clock")[-1]["seats"][0]["left"])


async def slow_table(ada: Person, bo: Person, **wish: Any) -> str:
    made = await ada.table("me", "open", clock=SLOW, options={"first_ant": 0}, **wish)
    await bo.sit(made, 1)
    return str(made["table"])


def test_slow_clocks_stand_still_and_the_others_are_told(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo, Person(host.url) as eve:
            table = await slow_table(ada, bo)
            made = await ada.table("me", "open", clock={"kind": "live", "seconds": 600})
            await bo.sit(made, 1)
            async with bo.page(table) as page, bo.page(made["table"]) as live:
                await page.until(lambda: bool(page.of("clock")))
                assert 2.9 * DAY < left(page) <= 3 * DAY
                until = time.time() + 5 * DAY
                had = await ada.post("/days-off", {"until": until})
                assert had["now"][1] == until
                assert 22.9 < had["left"] < 23.1
                await page.until(lambda: left(page) > 7 * DAY)
                assert page.of("seats")[-1]["seats"][0]["off"][1] == until
                assert not any(seat["off"] for news in live.of("seats") for seat in news["seats"]), "not slow"
                assert (await eve.get("/days-off"))["now"] is None
                back = await ada.delete("/days-off", None)
                assert back["now"] is None
                assert back["left"] > 27.9
                await page.until(lambda: left(page) < 3.1 * DAY)
                assert page.of("seats")[-1]["seats"][0]["off"] is None

    asyncio.run(scenario())


def test_there_are_so_many_a_year_one_break_at_a_time(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada:
            now = time.time()
            await ada.post("/days-off", {"until": now + 20 * DAY})
            longer = await ada.post("/days-off", {"until": now + 28 * DAY})
            assert longer["now"][1] == now + 28 * DAY, "the new one takes the place of the old one"
            refused = await ada.post("/days-off", {"until": now + 29 * DAY}, 400)
            assert refused["error"]["id"] == "error-days-off-many"
            assert (await ada.get("/days-off"))["now"] == longer["now"], "nothing has changed"
            for odd in ({"until": now - 1}, {"since": now + 2 * DAY, "until": now + DAY}, {"until": now * 2}):
                assert (await ada.post("/days-off", odd, 400))["error"]["id"] == "error-days-off-when"
            ahead = await ada.post("/days-off", {"since": now + 7 * DAY, "until": now + 9 * DAY})
            assert ahead["now"] == [now + 7 * DAY, now + 9 * DAY]
            assert (await ada.get("/me/export"))["days_off"] == [
                {"since": now + 7 * DAY, "until": now + 9 * DAY}
            ]

    asyncio.run(scenario())


def test_a_clock_that_would_have_run_out_has_not(new_database: Callable[[], str], tmp_path: Path) -> None:
    """Also after a restart: clocks are counted from rows, and from the days off that lie between them."""

    async def begin(host: Host, ada: Person, bo: Person) -> str:
        made = await ada.table("me", "open", clock={"kind": "slow", "seconds": 3}, options={"first_ant": 0})
        await ada.post("/days-off", {"until": time.time() + 10 * DAY})
        await bo.sit(made, 1)
        return str(made["table"])

    async def scenario(host: Host) -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo:
            table = await begin(host, ada, bo)
            await asyncio.sleep(4.5)
            await asyncio.to_thread(host.kill)
            await asyncio.to_thread(host.start)
            async with bo.page(table) as page:
                assert page.frame["waiting"][0]["seat"] == 0
                assert "AntPlaced" not in str(page.frame["events"]), "nobody moved"
                await ada.delete("/days-off", None)
                await page.until(lambda: len(page.of("frame")) > 1, 30)
                assert "AntPlaced" in str(page.of("frame")[-1]["events"]), "the clock went on, and ran out"

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))
        assert host.errors() == []
