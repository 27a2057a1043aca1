"""The rules one has met: from matches that are over, and from those one is in."""

from __future__ import annotations

import asyncio

from formicarium import replay
from formicarium.core.met import met
from tests.server.hosting import Host
from tests.server.people import Person


def test_rules_are_met_by_playing(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as eve:
            made = await ada.table("me", "bot:random", seed=4, options={"first_ant": 0})
            table = made["table"]
            async with ada.page(table) as page, eve.page(table):
                await page.asked()
                await page.answer()
                await page.until(lambda: bool(page.frame["number"]))
                begun = await ada.get("/games/cicada_and_ant/met")
                assert begun["used"]
                assert not begun["finished"]
                await page.play()
                match = replay(await ada.get(f"/tables/{table}/record"))
            own = met(match, [0])
            while not own.seen <= set((known := await ada.get("/games/cicada_and_ant/known"))["seen"]):
                await asyncio.sleep(0.05)
            assert known["finished"]
            assert set(known["used"]) == own.used
            assert set(known["seen"]) == own.seen
            watched = await eve.get("/games/cicada_and_ant/met")
            assert not watched["seen"], "who only watches has met nothing"

    asyncio.run(scenario())
