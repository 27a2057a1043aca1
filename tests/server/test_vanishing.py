"""Whoever enters a tournament and never comes loses, by the clock, without holding anybody up."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from formicarium.server import wire
from formicarium.server.meeting import running, tournaments
from formicarium.server.meeting.paces import PACES, Pace
from formicarium.server.people import identity
from formicarium.server.table import clocks
from formicarium.server.table.telling import waits
from tests.server.people import SOON
from tests.server.test_system_clock import opened

ADA = "a" * 26
WISH = tournaments.NewTournament(
    "No show", "cicada_and_ant", "autumn", 2, "brisk", "swiss", 1, bots=["random"]
)


def test_who_lets_the_clock_play_gives_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "brisk", Pace(wire.Clock("live", 5), 60.0))
    monkeypatch.setattr(running, "ABSENT", 0.5)

    async def scenario() -> None:
        async with opened(tmp_path) as house:

            def make(connection: sa.Connection) -> str:
                identity.keep_guest(connection, ADA)
                identity.open_account(connection, ADA, "Ada", "")
                id = tournaments.make(connection, house, ADA, WISH)
                assert isinstance(id, str)
                assert tournaments.enter(connection, ADA, id, 64) is None
                assert running.begin(connection, id, time.time(), waits(house)) is None
                return id

            id = await house.database.write(make)
            rounds = house.tournaments, house.settling
            work = [asyncio.create_task(each.make_rounds()) for each in rounds]
            work.append(asyncio.create_task(clocks.make_rounds(house)))
            async with asyncio.timeout(SOON):
                while (
                    found := await house.database.read(lambda c: tournaments.detail(c, ADA, id))
                ) and found.state != "over":
                    await asyncio.sleep(0.2)
            for each in work:
                each.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            assert found is not None
            assert [(line.number, line.points) for line in found.standings] == [(0, 1.0), (1, 0.0)]

    asyncio.run(scenario())
