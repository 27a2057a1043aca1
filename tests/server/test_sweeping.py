"""Old tables go, in their time; a finished match of somebody who has an account never does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.server.hosting import hosted
from tests.server.people import Person

MOMENT = "0.00001"  # days


def test_what_was_left_long_ago_goes_and_what_somebody_keeps_stays(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    database = new_database()
    made: dict[str, str] = {}

    async def play(url: str) -> None:
        async with Person(url, "Ada") as ada, Person(url) as cy:
            await cy.post("/account", {"name": "Cy", "password": "long enough"})
            for name, person in (("guest", ada), ("account", cy)):
                table = await person.table("me", "bot:random", seed=3)
                made[f"{name} finished"] = table["table"]
                async with person.page(table["table"], scenes="none") as page:
                    await page.play()
                await page.person.post(f"/tables/{table['table']}/rematch")
                made[f"{name} unfinished"] = (await person.get(f"/tables/{table['table']}"))["rematch"]
            record = await ada.get(f"/tables/{made['guest finished']}/record")
            made["replay"] = (await ada.post("/replays", {"record": record}))["id"]

    async def look(url: str) -> set[str]:
        async with Person(url) as eve:
            await eve.post("/login", {"name": "Cy", "password": "long enough"})
            tables = {name: f"/tables/{id}" for name, id in made.items() if name != "replay"}
            found = {name for name, path in tables.items() if (await eve.http.get(path)).is_success}
            if (await eve.http.get(f"/replays/{made['replay']}")).is_success:
                found.add("replay")
            return found

    async def until(url: str, left: set[str]) -> None:
        async with asyncio.timeout(30):
            while await look(url) != left:
                await asyncio.sleep(0.1)

    async def still_there(url: str) -> None:
        async with Person(url) as cy:
            me = await cy.post("/login", {"name": "Cy", "password": "long enough"})
            assert [card["table"] for card in me["tables"]] == [made["account finished"]]
            detail = await cy.get(f"/tables/{made['account finished']}")
            assert detail["rematch"] is None, "the table that followed is gone, and can be made again"
            await cy.post(f"/tables/{made['account finished']}/rematch")
            assert (await cy.get(f"/replays/{made['account finished']}"))["length"] > 10

    with hosted(database, tmp_path) as host:
        asyncio.run(play(host.url))
    with hosted(database, tmp_path, keep_unfinished="0", keep_finished="0") as host:
        asyncio.run(until(host.url, set(made)))
    with hosted(database, tmp_path, keep_unfinished=MOMENT, keep_finished="0") as host:
        asyncio.run(until(host.url, {"guest finished", "account finished", "replay"}))
        assert host.errors() == []
    with hosted(database, tmp_path, keep_unfinished=MOMENT, keep_finished=MOMENT) as host:
        asyncio.run(until(host.url, {"account finished"}))
        asyncio.run(still_there(host.url))
        assert host.errors() == []
