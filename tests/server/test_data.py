"""A server with corrected tables: new matches play with them, old ones as they began; bots know both."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from formicarium import games
from formicarium.core.record import loads
from tests.corrections import GAME, corrected_folder
from tests.server.hosting import hosted
from tests.server.people import Person

WINTER = {"mode": "winter", "first_ant": 0}


async def table(person: Person) -> str:
    made = await person.table("me", "bot:greedy", options=WINTER)
    return str(made["table"])


async def finished(person: Person, url: str, table: str) -> Any:
    """Play on to the end: the header of the record."""
    async with person.page(table, url) as page:
        await page.play()
        assert page.frame["outcome"]
    replay = (await person.get(f"/tables/{table}"))["replay"]
    return loads((await person.get(f"/replays/{replay}"))["record"])[0]


def test_old_tables_go_on_as_they_began_and_new_ones_begin_with_the_corrected(tmp_path: Path) -> None:
    database, folder = str(tmp_path / "tables.sqlite"), corrected_folder(tmp_path / "data")
    packaged = games[GAME]

    async def scenario() -> None:
        with hosted(database, tmp_path) as plain:
            async with Person(plain.url) as ada:
                old = await table(ada)
                cookies = ada.http.cookies
        with hosted(database, tmp_path, data=str(folder)) as host:
            async with Person(host.url) as ada:
                new = await table(ada)
                assert (await finished(ada, host.url, new)).data == packaged.with_data(folder / GAME).data
                ada.http.cookies = cookies
                assert (await finished(ada, host.url, old)).data == packaged.data
            assert host.errors() == []

    asyncio.run(scenario())
