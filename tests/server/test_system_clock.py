"""The system's clock is set, or the server starts again: clocks at the tables go on as they did."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from formicarium.server import wire
from formicarium.server.config import Config
from formicarium.server.house import House
from formicarium.server.lobby.cards import NewTable, SeatWish
from formicarium.server.people.identity import new_id
from formicarium.server.table import clocks, company
from formicarium.server.table.room import Room
from formicarium.server.table.visitors import Visitor
from tests.server.people import SOON

MANY = 130
HOUR = 3600.0
LIVE = wire.Clock("live", 60)


@asynccontextmanager
async def opened(path: Path, **settings: Any) -> AsyncIterator[House]:
    house = House(Config(database=str(path / "tables.sqlite"), bot_workers=1, pause=(0.0, 0.0), **settings))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the system's clock by so many seconds."""
    real, apart = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + apart[0])

    def by(seconds: float) -> None:
        apart[0] += seconds

    return by


async def table(house: House, clock: wire.Clock = LIVE) -> Room:
    """A table where a person is asked."""
    seats = [SeatWish("hotseat"), SeatWish("hotseat")]
    made = await house.lobby.create(new_id(), NewTable("cicada_and_ant", seats, clock=clock))
    room = await house.rooms.find(made.table)
    assert room is not None
    return room


def _execute(connection: sa.Connection, sql: str) -> None:
    connection.exec_driver_sql(sql)


def left(room: Room) -> float:
    return min(clocks.deadline(room, asked.seat) for asked in room.ledger.pending) - time.time()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not happened():
            await asyncio.sleep(0.02)


def test_a_server_that_takes_up_many_clocks_is_quiet_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            for _ in range(MANY):
                await table(house, wire.Clock("live", 1800))
        written: list[Any] = []
        async with opened(tmp_path) as house:
            write = house.database.write

            async def counted(job: Any) -> Any:
                written.append(job)
                return await write(job)

            monkeypatch.setattr(house.database, "write", counted)
            await until(lambda: len(list(house.rooms)) == MANY)
            await asyncio.sleep(2 * clocks.ROUND)
            assert len(written) < MANY + 10, "no table is written to twice"
            assert all(room._alarm is not None for room in house.rooms), "and each will ring"

    asyncio.run(scenario())


def test_tables_that_are_overdue_are_acted_at_once_each(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ids = [(await table(house, wire.Clock("live", 5))).id for _ in range(3)]
            for change in ("answers SET at = at - 100", "tables SET due = due - 100, begun = begun - 100"):
                await house.database.write(partial(_execute, sql=f"UPDATE {change}"))
        async with opened(tmp_path) as house:
            await until(lambda: len(list(house.rooms)) == len(ids))
            await until(lambda: all(room.ledger.count == 2 for room in house.rooms))

    asyncio.run(scenario())


@pytest.mark.parametrize("by", [HOUR, -HOUR, 100 * 24 * HOUR, -100 * 24 * HOUR])
def test_a_clock_that_is_set_costs_nobody_time_and_gives_nobody_any(
    tmp_path: Path, set_clock: Callable[[float], None], caplog: pytest.LogCaptureFixture, by: float
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            room = await table(house)
            await asyncio.sleep(0.1)
            set_clock(by)
            await until(lambda: "clock was set" in caplog.text)
            assert 0 < left(room) <= LIVE.seconds
            assert room.ledger.count == 1, "nobody's time is up"
            visitor = Visitor(next(iter(room.chairs[0].guests)))
            await room.enter(visitor, wire.Hello(wire.VERSION))
            [told] = [each for each in map(json.loads, visitor._outbox) if each["type"] == "clock"]
            assert all(0 <= each["since"] < each["left"] for each in told["seats"])

    asyncio.run(scenario())


def test_a_server_that_starts_with_an_earlier_clock_gives_one_period_and_no_more(
    tmp_path: Path, set_clock: Callable[[float], None]
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            id = (await table(house, wire.Clock("slow", 2 * 24 * 3600))).id
        set_clock(-100 * 24 * HOUR)
        async with opened(tmp_path) as house:
            await until(lambda: house.rooms.here(id) is not None)
            room = house.rooms.here(id)
            assert room is not None
            assert 0 < left(room) <= room.clock.seconds
            assert company._until(room, room.chairs[0]) - time.time() <= company.patience(room)

    asyncio.run(scenario())
