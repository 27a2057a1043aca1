"""Who reads slowly is shown where the match is, not each step that led there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from formicarium.server.bench.split import Node, Stopwatch
from formicarium.server.lobby.cards import NewTable, SeatWish
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


def test_a_slow_reader_gets_one_frame_for_all_that_has_happened(tmp_path: Path) -> None:
    async def scenario() -> None:
        node = Node(str(tmp_path / "tables.sqlite"), Stopwatch())
        await node.house.open()
        try:
            wish = NewTable("cicada_and_ant", [SeatWish("hotseat"), SeatWish("hotseat")], seed=5)
            made = await node.house.lobby.create("ada", wish)
            room = await node.house.rooms.find(made.table)
            assert room is not None
            ada, quick, slow = Reader(room, "ada"), Reader(room, "bo"), Reader(room, "eve")
            for each in (ada, quick, slow):
                await each.enter()
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
            assert [e for frame in slow.frames() for e in frame["events"]] == [
                e for frame in quick.frames() for e in frame["events"]
            ]
            assert drawn(whole, late) == drawn(quick.frames()[0]["scene"], quick.frames()[1:])
            for each in (ada, quick, slow):
                each.task.cancel()
        finally:
            await node.house.close()

    asyncio.run(scenario())


def drawn(scene: dict[str, Any], frames: Messages) -> dict[str, Any]:
    """The last scene, patch by patch."""
    for frame in frames:
        for shown in (*frame.get("beats", ()), frame):
            scene = patched(scene, shown.get("patch", {}))
    return scene
