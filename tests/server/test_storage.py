"""A disk that is full, read-only or locked: people are told, nothing is lost, and play goes on afterwards."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from psycopg.errors import DiskFull, ReadOnlySqlTransaction, UndefinedTable

from formicarium.server import wire
from formicarium.server.border.entrance import Place
from formicarium.server.border.sockets import Conversation
from formicarium.server.keeping.failures import cause_of
from formicarium.server.keeping.sweeping import throw_away
from formicarium.server.table import clocks
from formicarium.server.table.room import Room
from formicarium.server.table.visitors import Visitor
from tests.server.hosting import hosted
from tests.server.people import SOON
from tests.server.still import PLENTY
from tests.server.test_system_clock import opened, table, until

BREAKS = {"SQLITE_FULL": "PRAGMA max_page_count=1", "SQLITE_READONLY": "PRAGMA query_only=ON"}


class Disk:
    """What every connection is told while something is the matter with the disk."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.pragma = ""
        sa.event.listen(engine, "connect", self._tell)

    def _tell(self, connection: Any, _: Any) -> None:
        if self.pragma:
            connection.execute(self.pragma).close()

    def become(self, pragma: str) -> None:
        self.pragma = pragma
        self.engine.dispose()


class Talk:
    """A page at a table, without a socket."""

    def __init__(self, house: Any, room: Room) -> None:
        guest = next(iter(room.chairs[0].guests))
        self.room = room
        place = Place(Visitor(guest), room.id)
        self.conversation = Conversation(house, room, place, {}, None, None)
        self.keys = 0

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.conversation.visitor._outbox]

    async def say(self, **message: Any) -> dict[str, Any]:
        before = len(self.heard)
        assert await self.conversation._hear(json.dumps(message))
        replies = [each for each in self.heard[before:] if each.get("key") == message.get("key", "")]
        return replies[-1] if replies else {}

    def move(self) -> dict[str, Any]:
        """An answer to what is asked."""
        [asked] = self.room.ledger.pending
        self.keys += 1
        number, path = self.room.ledger.number(asked.seat), asked.options[0].spell()
        key = f"{self.keys:0>60}"  # so long that a page of the file is soon full
        return {"type": "move", "key": key, "seat": asked.seat, "number": number, "path": path}


@asynccontextmanager
async def talking(path: Path) -> AsyncIterator[tuple[Talk, Disk]]:
    async with opened(path, limits=PLENTY) as house:
        disk = Disk(house.database.engine)
        room = await table(house, wire.Clock())
        talk = Talk(house, room)
        await talk.say(type="hello", version=wire.VERSION)
        yield talk, disk


@pytest.mark.parametrize("cause", BREAKS)
def test_a_move_that_cannot_be_written_is_asked_for_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, cause: str
) -> None:
    async def scenario() -> None:
        async with talking(tmp_path) as (talk, disk):
            house = talk.conversation.house
            assert (await talk.say(**talk.move()))["type"] == "done"
            disk.become(BREAKS[cause])
            house.database.writer._let_go()
            for _ in range(200):  # a page of the file may have room for some more
                written, move = talk.room.ledger.count, talk.move()
                if (reply := await talk.say(**move))["type"] != "done":
                    break
            assert (reply["type"], reply["say"]["id"]) == ("later", "later-storage")
            assert reply["seconds"] > 0
            assert house.rooms.here(talk.room.id) is talk.room, "nobody is sent away"
            assert talk.room.ledger.count == written, "what is not written has not happened"
            again = await talk.say(**move)
            assert again["type"] == "later"
            assert house.database.writer.trouble == cause
            assert caplog.text.count(f"nothing can be written: {cause}") == 1, "said once"
            disk.become("")
            assert (await talk.say(**move))["type"] == "done"
            assert talk.room.ledger.count == written + 1
            assert "it can be written again" in caplog.text
            assert (await talk.say(**move))["type"] == "done", "and once only"
            assert talk.room.ledger.count == written + 1

    asyncio.run(scenario())


def test_a_file_that_somebody_else_holds_is_waited_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with talking(tmp_path) as (talk, disk):
            disk.become("PRAGMA busy_timeout=50")
            with held(tmp_path / "tables.sqlite"):
                talk.conversation.house.database.writer._let_go()
                move = talk.move()
                assert (await talk.say(**move))["type"] == "later"
            assert (await talk.say(**move))["type"] == "done"

    asyncio.run(scenario())


def test_what_is_asked_over_http_is_put_off_in_words(tmp_path: Path) -> None:
    with hosted(str(tmp_path / "tables.sqlite"), tmp_path) as host:

        def rename() -> httpx.Response:
            headers = {"X-Formicarium": "1"}
            return httpx.post(f"{host.url}/api/me", json={"name": "Ada"}, headers=headers, timeout=SOON)

        with held(tmp_path / "tables.sqlite"):
            reply = rename()
            assert (reply.status_code, reply.headers["retry-after"]) == (503, "5")
            assert reply.json()["error"]["id"] == "error-storage"
        assert rename().json()["name"] == "Ada"
        [line] = host.errors()
        assert line.endswith("nothing can be written: SQLITE_BUSY")


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Somebody else writes to the file, and takes a long time."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_defects_are_not_taken_for_a_bad_disk() -> None:
    with sqlite3.connect(":memory:") as connection, pytest.raises(sqlite3.Error) as found:
        connection.execute("SELECT nonsense")
    assert cause_of(found.value) is None
    assert cause_of(ValueError()) is None
    assert cause_of(UndefinedTable()) is None
    assert cause_of(sa.exc.OperationalError("INSERT", {"words": "secret"}, DiskFull())) == "DiskFull 53100"
    assert cause_of(ReadOnlySqlTransaction()) == "ReadOnlySqlTransaction 25006"
    assert cause_of(sa.exc.TimeoutError()) is not None


def test_a_clock_that_runs_out_meanwhile_does_not_ring_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with talking(tmp_path) as (talk, disk):
            room, writer = talk.room, talk.conversation.house.database.writer
            failed: list[Exception] = []
            fail = writer._fail

            def counted(future: Any, error: Exception) -> None:
                failed.append(error)
                fail(future, error)

            monkeypatch.setattr(writer, "_fail", counted)
            monkeypatch.setattr(clocks, "AGAIN", 0.5)
            disk.become(BREAKS["SQLITE_READONLY"])
            writer._let_go()
            room.clock = wire.Clock("live", 1)
            room.set_alarm()
            await asyncio.sleep(2.2)
            assert 1 <= len(failed) <= 4
            assert "run_out" not in caplog.text, "the log has said why"
            disk.become("")
            await until(lambda: room.ledger.count > 1)

    asyncio.run(scenario())


def test_lists_that_could_not_be_told_are_told_later(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with talking(tmp_path) as (talk, disk):
            room, house = talk.room, talk.conversation.house
            assert (await talk.say(**talk.move()))["type"] == "done"
            disk.become(BREAKS["SQLITE_READONLY"])
            house.database.writer._let_go()
            room._unannounced = True  # a silence is over
            room.announce()
            await until(lambda: house.database.writer.trouble is not None)
            await until(lambda: room._unannounced)
            disk.become("")
            await clocks._act_at(house, room.id, 0.0)
            await until(lambda: not room._unannounced and house.database.writer.trouble is None)

    asyncio.run(scenario())


def test_an_answer_for_a_table_that_was_thrown_away_is_no_defect(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with talking(tmp_path) as (talk, _):
            move, house = talk.move(), talk.conversation.house
            await house.database.write(partial(throw_away, ids=[talk.room.id]))
            reply = await talk.say(**move)
            assert (reply["type"], reply["say"]["id"]) == ("refused", "refused-late")
            assert talk.room.closed
            assert "failed" not in caplog.text

    asyncio.run(scenario())


def test_a_rematch_that_cannot_be_written_is_promised_to_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with talking(tmp_path) as (talk, _):
            room, house = talk.room, talk.conversation.house
            guest = next(iter(room.chairs[0].guests))
            await room.end("ended")
            with pytest.MonkeyPatch.context() as broken:
                broken.setattr("formicarium.server.lobby.lobby.write_chairs", _full)
                with pytest.raises(sqlite3.OperationalError):
                    await house.lobby.rematch(room.id, guest)
            again = await house.lobby.rematch(room.id, guest)
            assert await house.rooms.find(again) is not None

    asyncio.run(scenario())


def _full(*_: object) -> None:
    raise sqlite3.OperationalError
