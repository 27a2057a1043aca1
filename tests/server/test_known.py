"""What somebody has been told: remembered per person and game, in bounds."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.storage import guests, known
from formicarium.server.keeping.sweeping import DAY, Keep, sweep
from formicarium.server.people.known import MOST
from tests.server.hosting import Host, hosted
from tests.server.people import Person

GAME = "cicada_and_ant"
KNOWN = f"/games/{GAME}/known"
NOTHING: dict[str, Any] = {"finished": False, "told": [], "used": [], "seen": []}


def test_what_one_is_told_is_remembered_as_guest_and_with_an_account(host: Host) -> None:
    async def scenario() -> None:
        who = {"name": "Wellinformed", "password": "a long word"}
        async with Person(host.url) as ada, Person(host.url) as bo:
            assert await ada.get(KNOWN) == NOTHING
            for _ in range(2):
                told = await ada.post(f"{KNOWN}/told", {"keys": ["coach-win", "coach-win"]})
                assert told == {**NOTHING, "told": ["coach-win"]}
            assert await bo.get(KNOWN) == await ada.get("/games/antics/known") == NOTHING
            await ada.post("/account", who)
            assert (await ada.get(KNOWN))["told"] == ["coach-win"], "a guest who opens an account keeps it"
            await bo.post(f"{KNOWN}/told", {"keys": ["coach-win", "coach-turn"]})
            await bo.post(f"{KNOWN}/seen", {"keys": ["CIG-ANT-01"]})
            await bo.post("/login", who)
            both = await ada.get(KNOWN)
            assert both == await bo.get(KNOWN)
            assert (sorted(both["told"]), both["seen"]) == (["coach-turn", "coach-win"], ["CIG-ANT-01"])

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "path, keys, status, error",
    [
        (f"{KNOWN}/heard", ["a"], 400, "error-bad-request"),
        ("/games/chess/known/told", ["a"], 404, "error-no-game"),
        (f"{KNOWN}/told", ["a b"], 400, "error-bad-request"),
        (f"{KNOWN}/told", ["a" * 65], 400, "error-bad-request"),
        (f"{KNOWN}/told", ["a"] * 201, 400, "error-bad-request"),
    ],
)
def test_nonsense_is_declined(host: Host, path: str, keys: list[str], status: int, error: str) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            assert (await ada.post(path, {"keys": keys}, status))["error"]["id"] == error

    asyncio.run(scenario())


def test_who_has_finished_a_match_is_no_newcomer(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random")
            async with ada.page(made["table"]) as page:
                assert not (await ada.get(KNOWN))["finished"], "one that is under way is not finished"
                await page.ask("concede", seat=0)
            assert (await ada.get(KNOWN))["finished"]
            assert not (await ada.get("/games/antics/known"))["finished"]

    asyncio.run(scenario())


def test_nobody_is_remembered_without_end(new_database: Any, tmp_path: Any) -> None:
    with hosted(new_database(), tmp_path, limit_known=str(MOST + 100)) as running:

        async def scenario() -> None:
            async with Person(running.url) as ada, Person(running.url) as bo:
                for start in range(0, MOST + 200, 200):
                    keys = [f"k{number}" for number in range(start, start + 200)]
                    found = await ada.post(f"{KNOWN}/told", {"keys": keys})
                assert len(found["told"]) == MOST, "so much of one person"
                for number in range(2):
                    keys = [f"k{number}-{each}" for each in range(60)]
                    found = await bo.post(f"{KNOWN}/told", {"keys": keys})
                assert len(found["told"]) == 60, "and so much an hour of one address"

        asyncio.run(scenario())


def test_what_a_guest_knew_goes_with_the_guest(new_database: Any) -> None:
    database = Database(Config(database=new_database()).url)
    database.migrate()
    with database.engine.begin() as connection:
        connection.execute(guests.insert().values(id="ada", name="", created=0.0))
        connection.execute(known.insert().values(guest="ada", game=GAME, kind="told", key="a", at=0.0))
        for day in range(3):
            sweep(connection, Keep(1, 1, 1), 4e9 + day * DAY, DAY)
            assert len(connection.execute(known.select()).all()) == (day < 2)
    database.engine.dispose()
