"""Who reads slowly is shown where the match is, not each step that led there.

And where much waits to be told, those come first who are asked.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import formicarium as fm
from formicarium.server import wire
from formicarium.server.bench.split import Node, Stopwatch
from formicarium.server.lobby import sitting
from formicarium.server.lobby.cards import NewTable, SeatWish
from formicarium.server.table import audience, frames
from formicarium.server.table.patches import patched
from formicarium.server.table.room import Room
from formicarium.server.table.visitors import Visitor
from formicarium.server.wire import Hello, Move

Messages = list[dict[str, Any]]


class Reader:
    """Somebody at a table whose wire can be shut."""

    def __init__(self, room: Room, guest: str) -> None:
        self.room = room
        self.visitor = Visitor(guest)
        self.heard: Messages = []
        self.free = asyncio.Event()
        self.free.set()
        self.task = asyncio.create_task(self.visitor.deliver(self._send))

    async def _send(self, texts: Sequence[bytes]) -> None:
        await self.free.wait()
        self.heard += map(json.loads, texts)

    async def enter(self) -> None:
        await self.room.enter(self.visitor, Hello(1, -1, scenes="patch", beats=True))
        await self.rest()

    async def rest(self) -> None:
        """Until nothing more is on its way."""
        before = -1
        while before != len(self.heard) or self.room.lock.locked():
            before = len(self.heard)
            await asyncio.sleep(0.02)

    async def answer(self) -> None:
        asked = self.room.ledger.pending[0]
        number = self.room.ledger.number(asked.seat)
        move = Move(f"{number}", asked.seat, number, asked.options[0].spell())
        await self.room.move(self.visitor, move)
        await asyncio.sleep(0)

    def frames(self) -> Messages:
        return [message for message in self.heard if message["type"] == "frame"]


@asynccontextmanager
async def around_a_table(tmp_path: Path, *guests: str) -> AsyncIterator[list[Reader]]:
    """Everybody at one table: the first two have a seat each, others watch. Somebody called both has both."""
    node = Node(str(tmp_path / "tables.sqlite"), Stopwatch())
    await node.house.open()
    try:
        both = guests[0] == "both"
        seats = [SeatWish("hotseat")] * 2 if both else [SeatWish("me"), SeatWish("open")]
        wish = NewTable("cicada_and_ant", seats, seed=5)
        made = await node.house.lobby.create(guests[0], wish)
        for seat, invitation in made.invitations.items():
            await sitting.sit(node.house, made.table, int(seat), guests[int(seat)], invitation)
        room = await node.house.rooms.find(made.table)
        assert room is not None
        readers = [Reader(room, guest) for guest in guests]
        for each in readers:
            await each.enter()
        yield readers
        for each in readers:
            each.task.cancel()
    finally:
        await node.house.close()


def test_a_slow_reader_gets_one_frame_for_all_that_has_happened(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with around_a_table(tmp_path, "both", "bo", "eve") as (ada, quick, slow):
            whole = slow.frames()[0]["scene"]
            slow.free.clear()
            for _ in range(9):
                await ada.answer()
                await quick.rest()
            assert len(quick.frames()) == 10, "each is shown to who can take it"
            assert len(slow.frames()) == 1
            slow.free.set()
            await slow.rest()
            _, *late = slow.frames()
            assert len(late) == 2, "the one that was on its way, and one for everything after it"
            assert late[-1]["number"] == quick.frames()[-1]["number"]
            assert events(slow) == events(quick)
            assert drawn(whole, late) == drawn(quick.frames()[0]["scene"], quick.frames()[1:])

    asyncio.run(scenario())


async def play(players: Sequence[Reader], answers: int) -> None:
    """They answer in turn; who is asked next is shown it at once."""
    room = players[0].room
    for _ in range(answers):
        seat = room.ledger.pending[0].seat
        before = [len(player.frames()) for player in players]
        await players[seat].answer()
        for player in players:
            await player.rest()
        asked = room.ledger.pending[0].seat
        assert len(players[asked].frames()) > before[asked]


def test_where_much_is_to_be_told_who_can_wait_gets_one_frame_for_several_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with around_a_table(tmp_path, "ada", "bo", "eve") as (ada, bo, eve):
            await play([ada, bo], 5)
            assert len(eve.frames()) == 6, "on a quiet node each answer is shown to all"
            monkeypatch.setattr(audience, "MANY", 0)
            monkeypatch.setattr(audience, "MOMENT", 3600.0)
            await play([ada, bo], 7)
            assert len(eve.frames()) == 6
            assert len(ada.frames()) + len(bo.frames()) < 2 * 13, "so can who moved"
            monkeypatch.setattr(audience, "MANY", 1000)
            await play([ada, bo], 1)
            await eve.rest()
            assert len(eve.frames()) == 7, "one for all eight"
            assert eve.frames()[-1]["number"] == eve.room.ledger.number(None)
            assert [event["number"] for event in events(eve)] == list(range(len(events(eve))))

    asyncio.run(scenario())


def test_who_can_wait_is_shown_in_a_moment_even_if_nothing_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "MANY", 0)
    monkeypatch.setattr(audience, "MOMENT", 0.05)

    async def scenario() -> None:
        async with around_a_table(tmp_path, "ada", "bo", "eve") as (ada, bo, eve):
            await play([ada, bo], 1)
            async with asyncio.timeout(60):
                while len(eve.frames()) < 2:
                    await asyncio.sleep(0.01)
            assert events(eve)[-1]["number"] == len(events(eve)) - 1

    asyncio.run(scenario())


def test_where_answers_do_not_follow_quickly_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "MANY", 0)
    monkeypatch.setattr(audience, "MOMENT", 0.0)

    async def scenario() -> None:
        async with around_a_table(tmp_path, "ada", "bo", "eve") as (ada, bo, eve):
            await play([ada, bo], 5)
            assert len(eve.frames()) == 6

    asyncio.run(scenario())


def test_in_a_hurry_there_are_no_scenes_in_between_and_the_last_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(folder: Path) -> tuple[int, dict[str, Any]]:
        async with around_a_table(folder, "ada", "bo") as (ada, bo):
            await play([ada, bo], 12)
            first, *rest = ada.frames()
            return sum(len(frame.get("beats", ())) for frame in rest), drawn(first["scene"], rest)

    (tmp_path / "quiet").mkdir()
    (tmp_path / "hurry").mkdir()
    beats, scene = asyncio.run(scenario(tmp_path / "quiet"))
    assert beats > 0
    monkeypatch.setattr(audience, "MANY", 0)
    monkeypatch.setattr(audience, "MOMENT", 0.0)
    hurried, same = asyncio.run(scenario(tmp_path / "hurry"))
    assert hurried == 0
    assert same["pieces"] == scene["pieces"]


def test_what_has_been_drawn_for_somebody_is_not_drawn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with around_a_table(tmp_path, "ada", "bo") as (ada, bo):
            await play([ada, bo], 2)
            before = len(ada.frames())
            monkeypatch.setattr(frames, "picture", pytest.fail)
            ada.room.audience.show_again(ada.visitor)
            await ada.rest()
            assert len(ada.frames()) == before + 1
            monkeypatch.undo()
            await play([ada, bo], 2)
            first, *rest = ada.frames()
            shown = fm.games["cicada_and_ant"].scene(ada.room.ledger.match.view(0))
            assert drawn(first["scene"], rest)["pieces"] == json.loads(wire.encode(shown))["pieces"]

    asyncio.run(scenario())


def events(reader: Reader) -> Messages:
    return [event for frame in reader.frames() for event in frame["events"]]


def drawn(scene: dict[str, Any], frames: Messages) -> dict[str, Any]:
    """The last scene, patch by patch."""
    for frame in frames:
        for shown in (*frame.get("beats", ()), frame):
            scene = patched(scene, shown.get("patch", {}))
    return scene
