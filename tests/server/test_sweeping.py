"""Old tables go, in their time; a finished match of somebody who has an account never does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.posted import notices
from formicarium.server.keeping.storage import guests, tables
from formicarium.server.keeping.sweeping import DAY, Keep, Swept, sweep
from tests.server.hosting import hosted
from tests.server.people import Person

KEEP = Keep(unfinished=90, finished=365, aside=30)
NOTHING = Swept([], [])


class Days:
    """The days of a house, one round after the other."""

    def __init__(self, database: str) -> None:
        self.database = Database(Config(database=database).url)
        self.database.migrate()
        self.wall = 4e9  # later than any server's own clock

    def pass_by(self, days: float, keep: Keep = KEEP, clock: float = 0.0) -> Swept:
        """So many days pass, and the clock is set by some more."""
        self.wall += (days + clock) * DAY
        with self.database.engine.begin() as connection:
            return sweep(connection, keep, self.wall, days * DAY)

    def change(self, id: str, at: float) -> None:
        with self.database.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == id).values(changed=at))

    def add(self, id: str) -> None:
        texts = dict.fromkeys(("game", "header", "clock", "creator", "waiting"), "")
        flags = {"listed": False, "over": False}
        numbers = {"seconds": 0, "number": 0, "created": self.wall, "changed": self.wall}
        with self.database.engine.begin() as connection:
            connection.execute(tables.insert().values(id=id, **texts, **flags, **numbers))

    def left(self) -> set[str]:
        with self.database.engine.connect() as connection:
            return set(connection.scalars(sa.select(tables.c.id)))


@pytest.fixture
def days(new_database: Callable[[], str]) -> Iterator[Days]:
    made = Days(new_database())
    yield made
    made.database.engine.dispose()


def test_a_clock_that_is_set_takes_nothing_away(days: Days) -> None:
    days.add("left")
    for clock in (0, 100, 1000, -2000, 3000, -1e4):
        assert days.pass_by(0.25, clock=clock) == NOTHING
    for _ in range(80):
        assert days.pass_by(1, clock=-1 if _ % 2 else 50) == NOTHING
    assert days.left() == {"left"}
    days.wall += 1e9  # so that days count again
    assert days.pass_by(100) == (["left"], [])
    assert days.pass_by(0, clock=1000) == NOTHING, "nor what was set aside"
    assert days.pass_by(31) == ([], ["left"])
    assert not days.left()


def test_what_is_played_on_is_not_old_whatever_time_it_says(days: Days) -> None:
    days.add("played")
    for at in (5e9, 1.0, 4e9, 2.0):
        assert days.pass_by(80) == NOTHING
        days.change("played", at)
    days.pass_by(1)
    assert days.pass_by(91) == (["played"], [])
    days.change("played", 3.0)
    assert days.pass_by(31) == NOTHING, "somebody has played on, and it is back"
    assert days.left() == {"played"}


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

    async def bring_back(url: str) -> None:
        async with Person(url) as cy:
            me = await cy.post("/login", {"name": "Cy", "password": "long enough"})
            assert [card["table"] for card in me["tables"]] == [made["account finished"]]
            assert [card["table"] for card in me["away"]] == [made["account unfinished"]]
            assert (await cy.get(f"/tables/{made['account unfinished']}"))["you"] == [0]
            me = await cy.get("/me")
            assert len(me["tables"]) == 2, "whoever opens what was set aside has it back"
            assert not me["away"]

    async def look(url: str) -> None:
        async with Person(url) as cy:
            me = await cy.post("/login", {"name": "Cy", "password": "long enough"})
            assert [card["table"] for card in me["tables"]] == [made["account finished"]]
            for gone in ("guest finished", "guest unfinished", "account unfinished"):
                await cy.get(f"/tables/{made[gone]}", 404)
            await cy.get(f"/replays/{made['replay']}", 404)
            detail = await cy.get(f"/tables/{made['account finished']}")
            assert detail["rematch"] is None, "the table that followed is gone, and can be made again"
            await cy.post(f"/tables/{made['account finished']}/rematch")
            assert (await cy.get(f"/replays/{made['account finished']}"))["length"] > 10

    with hosted(database, tmp_path) as host:
        asyncio.run(play(host.url))
    days = Days(database)
    assert days.pass_by(0) == NOTHING
    assert days.pass_by(89) == NOTHING
    assert days.pass_by(2, Keep(0, 0, 0)) == NOTHING, "never"
    aside, cleared = days.pass_by(0)
    assert set(aside) == {made["guest unfinished"], made["account unfinished"]}
    assert not cleared
    assert days.pass_by(29) == NOTHING
    with hosted(database, tmp_path, keep_unfinished="0", keep_finished="0", keep_aside="1e6") as host:
        asyncio.run(bring_back(host.url))
        assert host.errors() == []
    assert days.pass_by(2) == ([], [made["guest unfinished"]])
    assert days.pass_by(91) == ([made["account unfinished"]], [])
    assert days.pass_by(31) == ([], [made["account unfinished"]])
    assert days.pass_by(122) == ([made["guest finished"]], [])
    assert days.pass_by(31) == ([], [made["guest finished"]])
    days.database.engine.dispose()
    with hosted(database, tmp_path) as host:
        asyncio.run(look(host.url))
        assert host.errors() == []


def test_what_was_told_long_ago_is_forgotten_and_what_waits_is_not(days: Days) -> None:
    with days.database.engine.begin() as connection:
        connection.execute(guests.insert().values(id="ada", name="", created=0.0))
        for key, kind, due in (("a", "ended", None), ("b", "round", 1.0), ("c", "turn", None)):
            notice = {"guest": "ada", "key": key, "kind": kind, "facts": "{}", "made": days.wall}
            connection.execute(notices.insert().values(**notice, push_due=due))
    left = sa.select(notices.c.key).order_by(notices.c.key)
    for passed, keys in ((1, ["a", "b", "c"]), (40, ["b", "c"])):
        days.pass_by(passed)
        with days.database.engine.connect() as connection:
            assert list(connection.scalars(left)) == keys
