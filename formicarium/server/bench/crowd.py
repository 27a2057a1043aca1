"""Many open tables on one node: `python -m formicarium.server.bench.crowd --tables 10000`.

So many tables are made and opened, then a page is opened at each. Told are the kilobytes of memory that an
open table takes, and a page at it (its socket with it, packing as browsers ask for), milliseconds of
processor until a page is shown its table, and what a move costs while all of that is there. At last all
pages go, and rooms with them: what is left is told, too. Server and pages are in one process, with no
network between them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

from formicarium.server.bench.arrival import Quiet
from formicarium.server.bench.split import Node, Stopwatch
from formicarium.server.lobby.cards import NewTable, SeatWish
from formicarium.server.people.identity import new_id
from formicarium.server.table.room import Room
from formicarium.server.wire import Move

AT_ONCE = 100  # tables that are made, pages that are opened
MOVES = 200


def memory() -> float:
    """Kilobytes of this process that are in use."""
    gc.collect()
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:  # not on Linux: the most there has been
        return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


async def crowd(game: str, options: dict[str, Any], tables: int) -> dict[str, Any]:
    """Open so many tables, and a page at each."""
    with tempfile.TemporaryDirectory(prefix="formicarium-bench-") as folder:
        node = Node(str(Path(folder) / "crowd.sqlite"), Stopwatch())
        await node.house.open()
        try:
            return await _measured(node, NewTable(game, [SeatWish("hotseat")] * 2, options), tables)
        finally:
            await node.house.close()


async def _measured(node: Node, wish: NewTable, tables: int) -> dict[str, Any]:
    house = node.house
    guests = [new_id() for _ in range(tables)]
    made: list[str] = []
    for first in range(0, tables, AT_ONCE):
        some = [house.lobby.create(guest, wish) for guest in guests[first : first + AT_ONCE]]
        made += [each.table for each in await asyncio.gather(*some)]
    house.rooms.close()  # a table that was just made may be in memory already
    empty = memory()
    rooms = [room for table in made if (room := await house.rooms.find(table)) is not None]
    opened = memory()
    cookies = [house.cookies.header(guest, False).partition(";")[0] for guest in guests]
    pages = [Quiet(table, cookie) for table, cookie in zip(made, cookies, strict=True)]
    begun = time.process_time()
    for first in range(0, tables, AT_ONCE):
        some_pages = pages[first : first + AT_ONCE]
        for page in some_pages:
            node.connect(page)
        await asyncio.gather(*(page.shown.wait() for page in some_pages))
    entered = time.process_time() - begun
    visited = memory()
    sent = sum(page.bytes for page in pages)
    cost = await _moves(rooms)
    for page in pages:
        page.wire.close()
    node.leave()
    while any(room.audience.sockets for room in rooms):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1.0)  # what was told of their going has been told
    del pages
    for room in rooms:
        room.audience.left -= house.config.linger + 1
    house.rooms.forget()
    left = len(list(house.rooms))
    rooms.clear()
    return {
        "tables": tables,
        "kb_per_table": round((opened - empty) / tables, 1),
        "kb_per_page": round((visited - opened) / tables, 1),
        "ms_per_hello": round(1000 * entered / tables, 2),
        "kb_per_hello": round(sent / tables / 1024, 1),
        "us_per_move": round(1e6 * cost),
        "mb": round(visited / 1024),
        "rooms_left": left,
        "mb_left": round(memory() / 1024),
    }


async def _moves(rooms: list[Room]) -> float:
    """Seconds of processor that a move takes, at tables here and there."""
    begun = time.process_time()
    for number in range(MOVES):
        room = rooms[number * len(rooms) // MOVES]
        asked, visitor = room.ledger.pending[0], next(iter(room.audience.visitors))
        path, at = asked.options[0].spell(), room.ledger.number(asked.seat)
        before = room.ledger.count
        await room.move(visitor, Move(f"bench-{number}", asked.seat, at, path))
        assert room.ledger.count > before
    return (time.process_time() - begun) / MOVES


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m formicarium.server.bench.crowd", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--game", default="cicada_and_ant")
    parser.add_argument("--options", type=json.loads, default={})
    given = parser.parse_args()
    line = asyncio.run(crowd(given.game, given.options, given.tables))
    print(json.dumps({"game": given.game, **line}), flush=True)


if __name__ == "__main__":
    main()
