"""Time limits: the declared move is played, also when the server was away meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from formicarium.core.plain import to_plain
from formicarium.core.record import Header
from formicarium.core.registry import games
from formicarium.server import wire
from formicarium.server.keeping.storage import tables
from formicarium.server.table import clocks
from formicarium.server.table.ledger import Ledger
from tests.server.hosting import Host, hosted
from tests.server.people import Person
from tests.server.test_system_clock import opened, table


def test_when_time_is_up_the_declared_move_is_played(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = await ada.table(
                "me", "open", options={"first_ant": 0}, clock={"kind": "live", "seconds": 5}
            )
            async with ada.page(made["table"]) as page:
                assert not page.of("clock"), "the clock starts when the match does"
                await bo.sit(made, 1)
                await page.asked()
                await page.until(lambda: bool(page.of("clock")))
                clock = page.of("clock")[-1]["seats"][0]
                assert clock["seat"] == 0
                assert 3 < clock["left"] <= 5
                number = page.frame["number"]
                wanted = page.frame["decisions"][0]["timeout"]
                assert not page.frame["late"]
                await page.until(lambda: page.frame["number"] > number, 15)
                taken = [e for f in page.of("frame") for e in f["events"] if e["event"].endswith("AntPlaced")]
                assert taken[-1]["say"]["args"]["cell"] == {"name": wanted[0].partition(":")[2]}
                assert page.frame["late"], "whoever was away learns who chose"
                assert not page.frame["undo"]["0"]["last"], "taking it back would grant new time"
                await page.answer()
                assert not page.frame["late"]

    asyncio.run(scenario())


def test_a_clock_runs_on_while_the_server_is_away(new_database: Callable[[], str], tmp_path: Path) -> None:
    async def scenario(host: Host) -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            clock = {"kind": "slow", "seconds": 6}
            made = await ada.table("me", "open", options={"first_ant": 0}, clock=clock)
            await bo.sit(made, 1)
            async with ada.page(made["table"]) as page:
                await page.asked()
                number = page.frame["number"]
            await asyncio.to_thread(host.kill)
            await asyncio.sleep(6)
            await asyncio.to_thread(host.start)
            async with bo.page(made["table"]) as page:
                await page.until(lambda: page.frame["number"] > number, 20)

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))
        assert host.errors() == []


def test_a_reserve_is_drawn_on_by_open_decisions_that_take_longer_and_grows_with_shorter_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1_800_000_000.0
    monkeypatch.setattr(time, "time", lambda: now)
    game = games["cicada_and_ant"]
    header = Header(game.id, game.rules, 2, {**to_plain(game.read_options({"first_ant": 0}))}, data=game.data)  # type: ignore[dict-item]
    ledger, row = Ledger.opened("table", header)
    rows, begun = [row], now + 500  # the last seat is taken later
    now = begun

    def room(ledger: Ledger) -> Any:
        chairs = [SimpleNamespace(off=())] * 2
        return SimpleNamespace(ledger=ledger, clock=wire.Clock("live", 60, 100), begun=begun, chairs=chairs)

    assert clocks.deadline(room(ledger), 0) == begun + 160
    for thought, left in ((30, 130), (80, 110), (60, 110), (500, 0), (10, 50)):
        assert ledger.asked_openly(0)
        now += thought
        decision = ledger.decision(0)
        assert decision is not None
        rows.append(ledger.answer(0, decision.options[0].spell(), "ada", None))
        for known in (ledger, Ledger.read(header.dumps(), rows)):
            assert clocks.reserve(room(known), 0) == left
        assert clocks.reserve(room(ledger), 1) == 100


def test_who_may_draw_on_a_reserve_sees_it_on_the_clock(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            clock = {"kind": "live", "seconds": 600, "reserve": 1200}
            made = await ada.table("me", "open", options={"first_ant": 0}, clock=clock)
            await bo.sit(made, 1)
            async with bo.page(made["table"]) as page:
                await page.until(lambda: bool(page.of("clock")))
                assert page.welcome["clock"] == clock
                assert 600 < page.of("clock")[-1]["seats"][0]["left"] <= 1800

    asyncio.run(scenario())


def test_without_a_clock_the_table_says_for_whom_it_waits(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"]) as page:
                await page.asked()
                assert page.frame["waiting"] == [{"seat": 0, "for": page.frame["decisions"][0]["prompt"]}]
                await page.until(lambda: bool(page.of("clock")))
                clock = page.of("clock")[-1]["seats"]
                assert [(asked["seat"], asked["left"]) for asked in clock] == [(0, None)]
            detail = await ada.get(f"/tables/{made['table']}")
            assert detail["waiting"] == [0]

    asyncio.run(scenario())


def test_a_node_that_dies_before_it_acts_leaves_the_table_to_others_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, grace=5.0) as house:
            room = await table(house)
            overdue = tables.update().values(due=time.time() - 1)
            await house.database.write(lambda connection: connection.execute(overdue).rowcount)
            with monkeypatch.context() as dying:
                dying.setattr(house.rooms, "find", dead)
                await clocks.round_once(house)
            due = await house.database.read(lambda connection: connection.scalar(sa.select(tables.c.due)))
            assert due is not None
            assert time.time() < due <= time.time() + 5, "and not in an hour"
            assert room.due(time.time()) is not None, "there is something to do"

    async def dead(_: str) -> None:
        raise RuntimeError

    asyncio.run(scenario())
