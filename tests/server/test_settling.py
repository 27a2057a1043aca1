"""What follows the end of a match follows once, on whichever node, and one defect holds up nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa

from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.storage import tables
from formicarium.server.lobby import settling
from formicarium.server.lobby.settling import Settled, Settler, Settling, settle, waiting
from tests.server.hosting import Cluster, hosted
from tests.server.people import SOON, Person
from tests.server.settlers import count, counted

RESULT = '{"how": "played", "ranks": [1, 2], "conceded": []}'


@pytest.fixture
def database(new_database: Callable[[], str]) -> Iterator[Database]:
    made = Database(Config(database=new_database()).url)
    made.migrate()
    yield made
    made.engine.dispose()


def finished(connection: sa.Connection, *ids: str, **values: Any) -> None:
    """Tables whose match is over."""
    row = {
        "game": "cicada_and_ant",
        "header": "",
        "clock": "none",
        "seconds": 0,
        "listed": False,
        "creator": "",
        "created": 0.0,
        "number": 1,
        "waiting": "",
        "changed": 0.0,
        "over": True,
        "result": RESULT,
    }
    connection.execute(tables.insert(), [{**row, "id": id, **values} for id in ids])


def test_a_match_is_settled_once_and_only_when_it_is_over(database: Database) -> None:
    with database.engine.begin() as connection:
        finished(connection, "old", settled=True)
        finished(connection, "goes-on", over=False, result=None)
        finished(connection, "b", changed=2.0)
        finished(connection, "a", changed=1.0)
        assert waiting(connection, []) == ["a", "b"]
        assert waiting(connection, ["a"]) == ["b"]
        assert [settle(connection, id, [count]) for id in ("a", "a", "old", "goes-on")] == [
            True,
            False,
            False,
            False,
        ]
        assert waiting(connection, []) == ["b"]
        assert counted(connection) == ["a"]


def test_a_settler_is_told_who_sat_there_and_how_it_ended(
    database: Database,
) -> None:
    seen: list[Settled] = []
    settlers: list[Settler] = [lambda _, end: seen.append(end)]
    with database.engine.begin() as connection:
        finished(connection, "a")
        finished(connection, "closed", result=None, trouble="row 3 closed")
        assert settle(connection, "a", settlers)
        assert settle(connection, "closed", settlers)
    first, closed = seen
    assert first.table.id == "a"
    assert first.result is not None
    assert first.result.ranks == [1, 2]
    assert closed.result is None


def test_a_match_that_cannot_be_settled_leaves_nothing_and_holds_up_nobody(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: sa.Connection, end: Settled) -> None:
        if end.table.id == "bad":
            raise ValueError("secret")

    async def scenario() -> list[int]:
        database.start()
        rounds = Settling(cast(Any, SimpleNamespace(database=database)), [count, fail])
        await database.write(lambda c: finished(c, "bad", "good"))
        try:
            return [await rounds.settle_some(), await rounds.settle_some()]
        finally:
            await database.close()

    assert asyncio.run(scenario()) == [2, 0]  # it has its turn again later
    with database.engine.connect() as connection:
        assert counted(connection) == ["good"]
        assert waiting(connection, []) == ["bad"]
    assert "bad cannot be settled" in caplog.text
    assert "secret" not in caplog.text


def test_of_two_who_settle_the_same_matches_one_does(
    cluster: Cluster,
) -> None:
    database = Database(Config(database=cluster.database()).url)
    database.migrate()
    ids = [f"match-{number:03}" for number in range(60)]
    with database.engine.begin() as connection:
        finished(connection, *ids)

    def node(ids: list[str]) -> int:
        done = 0
        for id in ids:
            with database.engine.begin() as connection:
                done += settle(connection, id, [count])
        return done

    with ThreadPoolExecutor(2) as nodes:
        assert sum(nodes.map(node, (ids, ids))) == len(ids)
    with database.engine.connect() as connection:
        assert counted(connection) == ids
    database.engine.dispose()


def test_what_waits_is_found_by_an_index_of_nothing_else(database: Database) -> None:
    if database.shared:
        pytest.skip("PostgreSQL plans by how many rows there are")
    with database.engine.connect() as connection:
        chosen = sa.select(tables.c.id).where(settling.WAITING).order_by(tables.c.changed)
        words = chosen.compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True})
        plan = connection.execute(sa.text(f"EXPLAIN QUERY PLAN {words}")).all()
    assert [row[-1] for row in plan] == ["SCAN tables USING INDEX ix_tables_unsettled"]


def test_two_nodes_settle_what_ends_at_either_at_once_and_once(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database, folder = cluster.database(), tmp_path_factory.mktemp("settling")
    kept = Database(Config(database=database).url)

    def counts() -> list[str]:
        with kept.engine.connect() as connection:
            return counted(connection)

    async def end(url: str) -> str:
        async with Person(url) as ada:
            made = await ada.table("me", "bot:random")
            async with ada.page(made["table"]) as page:
                assert (await page.ask("concede", seat=0))["type"] == "done"
            return str(made["table"])

    async def scenario(one: str, two: str) -> None:
        with kept.engine.begin() as connection:  # enough for both to be at it together
            finished(connection, *left)
        ended = await asyncio.gather(end(one), end(two))
        async with asyncio.timeout(SOON):
            while len(await asyncio.to_thread(counts)) < len(left) + 2:
                await asyncio.sleep(0.05)
        assert counts() == sorted([*left, *ended])

    left = [f"left-{number:03}" for number in range(80)]
    with (
        hosted(database, folder, modules="tests.server.counting") as one,
        hosted(database, folder, modules="tests.server.counting") as two,
    ):
        asyncio.run(scenario(one.url, two.url))
        assert one.errors() + two.errors() == []
    with kept.engine.connect() as connection:
        assert waiting(connection, []) == []
    kept.engine.dispose()
