"""The one who writes: whole batches, each row by its own right."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.failures import cause_of
from formicarium.server.keeping.storage import Row, Summary, answers, tables
from formicarium.server.keeping.writer import Writer
from formicarium.server.people import identity
from formicarium.server.people.seating import Chair, add_sitter, write_chairs
from tests.server.hosting import Cluster
from tests.server.test_storage import held

TABLE = {
    "game": "arena",
    "header": "",
    "clock": "none",
    "seconds": 0,
    "listed": False,
    "creator": "ada",
    "created": 1.0,
    "number": 0,
    "waiting": "",
    "changed": 1.0,
    "over": False,
}


def row(match: str, number: int, key: str | None = None, **fields: Any) -> tuple[Row, Summary]:
    plain = Row(match, number, "answer", 0, "card:grub_1", "", "ada", key, 1700000000.125)
    return plain._replace(**fields), Summary(match, number, "0 1", 1700000000.5, False, None, None)


def run(url: str, work: Callable[[Database], Any]) -> Any:
    """Let somebody work with a fresh database of three tables."""

    async def scenario() -> Any:
        database = Database(Config(database=url).url)
        database.migrate()
        database.start()
        try:
            made = [{"id": id, **TABLE} for id in ("one", "two", "three")]
            await database.write(lambda c: c.execute(tables.insert(), made).rowcount)
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(scenario())


def test_a_batch_is_written_as_it_was_given(new_database: Callable[[], str]) -> None:
    strange = row(
        "two", 1, "k", words='wörds "and" \\ more', dealt="3 5\n6\n", why='{"id":"why-x","args":{}}'
    )
    batch = [row("one", 1), strange, row("one", 2, seat=None), row("three", 1, at=1700000000.1234567)]

    async def work(database: Database) -> tuple[list[bool], list[Any], list[Any]]:
        done = await asyncio.gather(*(database.writer.append(*each) for each in batch))
        order = sa.select(answers).order_by(answers.c.match, answers.c.number)
        rows = await database.read(lambda c: [Row(*each) for each in c.execute(order)])
        shown = sa.select(tables.c.id, tables.c.number, tables.c.waiting, tables.c.over, tables.c.due)
        return done, rows, await database.read(lambda c: sorted(tuple(each) for each in c.execute(shown)))

    done, rows, summaries = run(new_database(), work)
    assert done == [True] * 4
    assert rows == sorted(each[0] for each in batch)
    assert summaries == [
        ("one", 2, "0 1", False, None),
        ("three", 1, "0 1", False, None),
        ("two", 1, "0 1", False, None),
    ]


def test_of_rows_that_race_the_first_is_taken(new_database: Callable[[], str]) -> None:
    """A number is taken once, and so is a key of one author at one table."""

    async def work(database: Database) -> list[bool]:
        racing = [
            row("one", 1, "a"),
            row("one", 1, "b"),
            row("one", 2, "a"),
            row("two", 1, "a"),
            row("one", 3, "a", author="bo"),
        ]
        first = await asyncio.gather(*(database.writer.append(*each) for each in racing))
        again = await asyncio.gather(*(database.writer.append(*each) for each in racing))
        assert again == [False] * 5
        count = await database.read(
            lambda c: c.execute(sa.select(sa.func.count()).select_from(answers)).scalar()
        )
        assert count == 3
        return first

    one, same, used, other, author = run(new_database(), work)
    assert (one, same) == (True, False), "one of two with the same number"
    assert not used
    assert (other, author) == (True, True)


def test_a_row_that_cannot_be_written_harms_no_other(new_database: Callable[[], str]) -> None:
    async def work(database: Database) -> None:
        batch = [row("one", 1), row("three", 1, author=None), row("two", 1)]
        done = await asyncio.gather(
            *(database.writer.append(*each) for each in batch), return_exceptions=True
        )
        assert done[0] is True
        assert isinstance(done[1], Exception)
        assert done[2] is True
        with pytest.raises(ZeroDivisionError):
            await database.write(lambda _: 1 // 0)
        assert await database.writer.append(*row("three", 1)), "and it goes on"

    run(new_database(), work)


def test_where_nothing_can_be_written_a_batch_is_tried_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each try waits for the file: one after the other, they would keep everybody waiting."""
    tried: list[int] = []
    insert = Writer._insert

    def counted(writer: Writer, connection: sa.Connection, batch: list[Any]) -> list[bool]:
        tried.append(len(batch))
        return insert(writer, connection, batch)

    async def work(database: Database) -> None:
        monkeypatch.setattr(Writer, "_insert", counted)
        gathered = threading.Event()
        waiting = database.writer.do(lambda c: (c.exec_driver_sql("PRAGMA busy_timeout=50"), gathered.wait()))
        batch = [database.writer.append(*row(table, 1)) for table in ("one", "two", "three")]
        with held(tmp_path / "tables.sqlite"):
            gathered.set()
            await waiting
            failed = await asyncio.gather(*batch, return_exceptions=True)
        assert [cause_of(error) for error in failed if isinstance(error, Exception)] == ["SQLITE_BUSY"] * 3
        assert tried == [3]
        assert await database.writer.append(*row("one", 1)), "and it goes on"

    run(str(tmp_path / "tables.sqlite"), work)


def test_a_row_for_a_table_that_was_thrown_away_is_not_written(new_database: Callable[[], str]) -> None:
    """A bot may still be thinking when its table goes."""

    async def work(database: Database) -> list[bool]:
        batch = [row("one", 1), row("nowhere", 1), row("two", 1)]
        return await asyncio.gather(*(database.writer.append(*each) for each in batch))

    assert run(new_database(), work) == [True, False, True]


def test_what_was_promised_is_written_before_closing(new_database: Callable[[], str]) -> None:
    url = new_database()

    async def work(database: Database) -> None:
        for number in range(1, 300):
            database.writer.append(*row("one", number))

    run(url, work)
    database = Database(Config(database=url).url)
    with database.engine.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(answers)).scalar() == 299
    database.engine.dispose()


@pytest.mark.parametrize("what", ["an answer", "a job"])
def test_a_connection_that_died_meanwhile_costs_nobody_an_answer(cluster: Cluster, what: str) -> None:
    """The database was away for a moment in which nothing was written."""

    async def work(database: Database) -> None:
        await database.write(lambda c: c.scalar(sa.text("SELECT 1")))
        mine = await database.write(lambda c: c.scalar(sa.text("SELECT pg_backend_pid()")))
        await database.read(lambda c: c.scalar(sa.text(f"SELECT pg_terminate_backend({mine}, 30000)")))
        if what == "an answer":
            assert await database.writer.append(*row("one", 1))
        else:
            assert await database.write(lambda c: c.scalar(sa.text("SELECT 7"))) == 7
        assert database.writer.trouble is None

    run(cluster.database(), work)


def test_a_commit_that_is_cut_off_is_not_tried_again(cluster: Cluster) -> None:
    """Nobody knows whether it went through: who asked finds out, by the key of their answer."""
    tried: list[bool] = []

    def job(connection: sa.Connection) -> None:
        tried.append(True)
        driver: Any = connection.connection
        sa.event.listen(connection, "commit", lambda _: driver.cancel() or driver.pgconn.finish(), once=True)

    async def work(database: Database) -> None:
        await database.write(lambda c: c.scalar(sa.text("SELECT 1")))
        with pytest.raises(sa.exc.DBAPIError):
            await database.write(job)
        assert len(tried) == 1

    run(cluster.database(), work)


# Races between nodes: the database decides, and whoever loses is answered


def job_of(kind: str) -> Callable[[sa.Connection], Any]:
    """What two nodes may do at the same moment."""

    def sit(connection: sa.Connection) -> None:
        identity.keep_guest(connection, "ada")
        add_sitter(connection, "one", 0, "ada")

    jobs: dict[str, Callable[[sa.Connection], Any]] = {
        "a guest is new on both": partial(identity.keep_guest, guest="ada", name="Ada"),
        "a link is opened on both": sit,
        "an account is opened on both": partial(
            identity.open_account, guest="ada", name="Ada", hashed="secret"
        ),
    }
    return jobs[kind]


@pytest.mark.parametrize(
    "kind, first, second",
    [
        ("a guest is new on both", None, None),
        ("a link is opened on both", None, None),
        ("an account is opened on both", None, "error-has-account"),
    ],
)
def test_whoever_loses_a_race_is_answered(cluster: Cluster, kind: str, first: Any, second: Any) -> None:
    job = job_of(kind)

    async def work(database: Database) -> None:
        await database.write(lambda c: write_chairs(c, "one", [Chair(0, "person", None, "Ada")]))
        with database.engine.begin() as elsewhere:
            assert job(elsewhere) == first
            ours = database.writer.do(job)
            while not await database.read(_somebody_waits):
                await asyncio.sleep(0.01)
            elsewhere.commit()
        assert await ours == second

    run(cluster.database(), work)


def test_of_two_accounts_with_one_name_the_later_is_told(cluster: Cluster) -> None:
    async def work(database: Database) -> None:
        with database.engine.begin() as elsewhere:
            assert identity.open_account(elsewhere, "ada", "Ada", "secret") is None
            ours = database.writer.do(lambda c: identity.open_account(c, "bo", "ada", "secret"))
            while not await database.read(_somebody_waits):
                await asyncio.sleep(0.01)
            elsewhere.commit()
        assert await ours == "error-name-taken"

    run(cluster.database(), work)


def _somebody_waits(connection: sa.Connection) -> bool:
    """Has the writer come as far as what another node has not committed yet?"""
    waiting = sa.text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    return bool(connection.scalar(waiting))
