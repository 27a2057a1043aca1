"""A profile tells what somebody has played: to themselves, and to others once it is opened."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from formicarium.server.config import Config
from formicarium.server.house import SETTLERS
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.people import played
from formicarium.server.keeping.storage import accounts, guests, tables
from formicarium.server.lobby import profiles
from formicarium.server.lobby.profiles import PAGE, Person, Wanted, find_person
from formicarium.server.lobby.settling import settle
from formicarium.server.people.identity import new_id
from tests.server.hosting import Host
from tests.server.people import SOON
from tests.server.people import Person as Visitor
from tests.server.test_leaving import ADA, BO, table


@pytest.fixture
def database(new_database: Callable[[], str]) -> Iterator[Database]:
    made = Database(Config(database=new_database()).url)
    made.migrate()
    with made.engine.begin() as connection:
        for guest, name in ((ADA, "Ada"), (BO, "Bo")):
            connection.execute(guests.insert().values(id=guest, name=name, created=0.0))
            account = {"name": name.lower(), "shown": name, "secret": "", "created": 0.0}
            connection.execute(accounts.insert().values(**account, guest=guest))
    yield made
    made.engine.dispose()


def finish(connection: sa.Connection, id: str, *sitting: str, at: float = 5.0, **how: Any) -> None:
    """A match that is over, and settled as a node would."""
    table(connection, id, *sitting, over=True, ranks=how.pop("ranks", (1, 2)))
    changes = {"changed": at, "settled": False, **how}
    connection.execute(tables.update().where(tables.c.id == id).values(changes))
    assert settle(connection, id, SETTLERS)


def seen(connection: sa.Connection, whose: str, viewer: str) -> Person:
    person = find_person(connection, whose, viewer)
    assert person is not None
    return person


def test_results_are_counted_by_game_and_by_opponent(database: Database) -> None:
    with database.engine.begin() as connection:
        finish(connection, "a", ADA, BO)
        finish(connection, "b", BO, ADA)
        finish(connection, "c", ADA, "", game="antics", ranks=(1, 1))
        finish(connection, "d", ADA, ADA)
        finish(connection, "e", ADA, BO, ranks=())
        told = profiles.profile(connection, seen(connection, "ADA", ADA))
    counts = {each.game: (each.matches, each.won, each.drawn, each.lost) for each in told.games}
    assert counts == {"cicada_and_ant": (4, 1, 0, 1), "antics": (1, 1, 0, 0)}
    assert told.matches == 5
    met = [(each.name, each.account, each.bot, each.matches, each.won) for each in told.opponents]
    assert met == [("Bo", "Bo", None, 3, 1), ("", None, "random", 1, 1)]


def test_matches_are_found_by_game_result_and_opponent_page_by_page(database: Database) -> None:
    with database.engine.begin() as connection:
        for number in range(PAGE + 3):
            finish(connection, f"n{number:02d}", ADA, BO, at=float(number // 4))
        finish(connection, "last", BO, ADA, at=90.0)
        finish(connection, "bots", ADA, "", at=91.0, game="antics")
        ada = seen(connection, "ada", ADA)

        def found(**wish: Any) -> list[str | None]:
            return [each.table for each in profiles.matches(connection, ada, Wanted(**wish), ADA).matches]

        first = profiles.matches(connection, ada, Wanted(), ADA)
        assert first.next is not None
        at, _, match = first.next.partition("_")
        second = profiles.matches(connection, ada, Wanted(before=(float(at), match)), ADA)
        assert second.next is None
        ids = [each.table for each in (*first.matches, *second.matches)]
        assert ids[:2] == ["bots", "last"]
        assert len(ids) == len(set(ids)) == PAGE + 5
        assert found(result="lost") == ["last"]
        assert found(game="antics") == ["bots"]
        assert found(opponent="BO")[0] == "last"
        assert found(opponent="BO", result="drawn") == found(opponent="nobody") == []


def test_others_see_what_may_be_seen(database: Database) -> None:
    with database.engine.begin() as connection:
        finish(connection, "listed", ADA, BO, at=2.0, listed=True)
        finish(connection, "among-friends", ADA, BO, at=1.0)
        assert find_person(connection, "ada", "eve") is None
        assert find_person(connection, "nobody", "eve") is None
        connection.execute(accounts.update().where(accounts.c.guest == ADA).values(open=True))
        ada = seen(connection, "ada", "eve")
        told = profiles.profile(connection, ada)
        assert (told.matches, told.opponents) == (2, []), "Bo keeps his to himself"
        page = profiles.matches(connection, ada, Wanted(), "eve").matches
        assert [(each.table, len(each.seats)) for each in page] == [("listed", 2), (None, 0)]
        assert profiles.matches(connection, ada, Wanted(opponent="bo"), "eve").matches == []
        assert profiles.matches(connection, ada, Wanted(), BO).matches[1].table == "among-friends"
        connection.execute(accounts.update().values(open=True))
        assert [each.account for each in profiles.profile(connection, ada).opponents] == ["Bo"]


def test_a_page_is_read_by_its_index(database: Database) -> None:
    """A hundred thousand matches were measured once: docs/hosting.md."""
    if database.shared:
        pytest.skip("PostgreSQL plans by how many rows there are")
    chosen = sa.select(played).where(played.c.guest == ADA)
    chosen = chosen.order_by(played.c.at.desc(), played.c.match.desc()).limit(PAGE)
    text = str(chosen.compile(database.engine, compile_kwargs={"literal_binds": True}))
    with database.engine.connect() as connection:
        steps = [row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")]
    assert any("ix_played_guest" in step for step in steps), steps


def test_a_profile_is_closed_until_it_is_opened_and_fills_as_matches_end(host: Host) -> None:
    async def scenario() -> None:
        name = f"Zoé {new_id(6)}"
        async with Visitor(host.url) as zoe, Visitor(host.url) as eve:
            await zoe.post("/account", {"name": name, "password": "correct horse"})
            made = await zoe.table("me", "bot:random")
            async with zoe.page(made["table"]) as page:
                await page.play()
            until = time.monotonic() + SOON
            while not (told := await zoe.get(f"/people/{name}"))["matches"]:
                assert time.monotonic() < until
                await asyncio.sleep(0.1)
            assert [each["game"] for each in told["games"]] == ["cicada_and_ant"]
            closed, none = [await eve.get(f"/people/{each}", 404) for each in (name, f"nobody {new_id(6)}")]
            assert closed == none, "who keeps theirs closed is not told from nobody"
            await eve.get(f"/people/{name}/matches", 404)
            await zoe.post("/account/open", {"open": True})
            assert (await eve.get(f"/people/{name.upper()}"))["you"] is False
            theirs = await eve.get(f"/people/{name}/matches")
            assert [each["table"] for each in theirs["matches"]] == [None]
            assert made["table"] not in json.dumps(theirs)
            assert (await eve.get(f"/people/{name}/matches?before=never", 400))["error"]
            mine = await zoe.get(f"/people/{name}/matches")
            assert [each["table"] for each in mine["matches"]] == [made["table"]]

    asyncio.run(scenario())
