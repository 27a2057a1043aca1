"""What an earlier version kept is brought up to date, and every match of it goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from formicarium.server.admin.backup import put_back
from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from tests.packaged import PACKAGED
from tests.server.hosting import hosted
from tests.server.people import Person
from tests.server.upgrade.house import ANSWERS, HERE, Left, play

HOUSES = sorted(file.stem for file in HERE.glob("*.zip"))


@pytest.mark.parametrize("name", HOUSES)
def test_every_match_of_an_earlier_version_goes_on(
    name: str, new_database: Callable[[], str], tmp_path: Path
) -> None:
    left = Left(**json.loads((HERE / f"{name}.json").read_text(encoding="utf-8")))
    database = new_database()
    kept = Database(Config(database=database).url)
    assert put_back(kept, HERE / f"{name}.zip").revision == name
    kept.engine.dispose()

    async def scenario(url: str) -> None:
        async with Person(url) as ada:
            ada.http.cookies = httpx.Cookies(dict([left.cookie.split("=", 1)]))
            assert (await ada.get("/me"))["account"] == left.account
            for game, table in left.tables.items():
                assert await play(ada, table, ANSWERS) > 0, game
        async with Person(url) as stranger:
            await stranger.post("/login", {"name": left.account, "password": left.password}, 200)

    with hosted(database, tmp_path) as host:
        asyncio.run(scenario(host.url))
        assert host.errors() == []


def test_all_games_were_being_played() -> None:
    assert HOUSES
    for name in HOUSES:
        left = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
        assert set(left["tables"]) == {game.id for game in PACKAGED}
