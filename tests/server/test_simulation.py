"""In whatever order two nodes load, write, ring and read: nothing is missed, refused, lost or doubled."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from formicarium.server import wire
from formicarium.server.keeping.storage import Row
from formicarium.server.table.ledger import Ledger
from formicarium.server.table.room import Room
from formicarium.server.table.visitors import Visitor
from tests.server.simulation import MISHAPS, LostConnection, Node, World

GAMES = [("cicada_and_ant", 2), ("arena", 3)]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game, seats", GAMES)
def test_in_any_order_both_nodes_tell_the_same(game: str, seats: int, seed: int) -> None:
    World(seed, game, seats).run()


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("game, seats", GAMES)
def test_whatever_goes_wrong_nothing_is_lost_or_doubled(game: str, seats: int, seed: int) -> None:
    """Rooms are let go, sockets cut, nodes deafened, transactions broken before or after they are written."""
    World(seed, game, seats, undos=0.2 * (seed % 3 == 0)).run(mishaps=8)


def test_a_seed_is_one_story() -> None:
    def story(seed: int) -> list[str]:
        world = World(seed, "arena", 3)
        world.run(mishaps=4, kinds=MISHAPS)
        return world.loop.story

    assert story(3) == story(3)
    assert story(3) != story(4)


def somebody(world: World, seat: int) -> Visitor:
    visitor = Visitor(world.pages[seat].guest)
    visitor.seats = (seat,)
    return visitor


def replies(visitor: Visitor) -> list[Any]:
    told = [json.loads(text) for text in visitor._outbox]
    return [message["type"] for message in told if message["type"] in ("done", "refused")]


def first_move(room: Room, seat: int, key: str = "once") -> wire.Move:
    """The first answer to what this seat is asked."""
    asked = room.ledger.decision(seat)
    assert asked is not None
    return wire.Move(key, seat, room.ledger.number(seat), asked.options[0].spell())


async def room_of(node: Node) -> Room:
    room = await node.rooms.find(node.world.table)
    assert room is not None
    return room


def test_rows_written_while_another_node_reads_a_table_are_not_missed() -> None:
    """Nobody heard the ring there: the room was not in memory yet."""
    world = World(1, "cicada_and_ant", 2)

    async def scenario() -> None:
        one, two = world.nodes
        here = await room_of(one)
        read = two.rooms._read

        async def slowly(found: Any) -> Ledger | None:
            ledger = await read(found)
            seat = here.ledger.pending[0].seat
            await here.move(somebody(world, seat), first_move(here, seat))
            await world.loop.quiet()
            return ledger

        two.rooms._read = slowly  # type: ignore[method-assign]
        there = await room_of(two)
        await world.loop.quiet()
        assert here.ledger.count == 2
        assert there.ledger.count == 2, "it stands still"

    world.let(scenario())


def test_answers_under_one_seal_do_not_race_across_nodes() -> None:
    world = World(1, "arena", 3)

    async def scenario() -> None:
        rooms = [await room_of(node) for node in world.nodes]
        visitors = [somebody(world, seat) for seat in (0, 1)]
        moves = [first_move(room, seat) for seat, room in enumerate(rooms)]
        await asyncio.gather(*(r.move(v, m) for r, v, m in zip(rooms, visitors, moves, strict=True)))
        assert [replies(visitor) for visitor in visitors] == [["done"], ["done"]]
        assert [row.seat for row in world.rows()[1:]] in ([0, 1], [1, 0])

    world.let(scenario())


def test_who_was_shown_more_by_another_node_is_not_too_late() -> None:
    """A page changes nodes faster than the ring that follows its last answer."""
    world = World(1, "arena", 3)

    async def scenario() -> None:
        here, there = [await room_of(node) for node in world.nodes]
        world.nodes[1].deafen()
        for seat in (0, 1, 2):
            await here.move(somebody(world, seat), first_move(here, seat))
        visitor = somebody(world, 0)
        await there.move(visitor, first_move(here, 0, "next"))
        assert replies(visitor) == ["done"]

    world.let(scenario())


def test_two_answers_of_one_seat_do_race() -> None:
    world = World(1, "arena", 3)

    async def scenario() -> None:
        rooms = [await room_of(node) for node in world.nodes]
        visitors = [somebody(world, 0) for _ in rooms]
        moves = [first_move(room, 0, key) for room, key in zip(rooms, ("this", "that"), strict=True)]
        await asyncio.gather(*(r.move(v, m) for r, v, m in zip(rooms, visitors, moves, strict=True)))
        assert sorted(replies(visitor) for visitor in visitors) == [["done"], ["refused"]]
        assert len(world.rows()) == 2

    world.let(scenario())


def test_a_ring_is_heeded_while_a_failed_answer_is_forgotten() -> None:
    """What is played here and not written hides no row of another node."""
    world = World(1, "arena", 3)

    async def scenario() -> None:
        one = world.nodes[0]
        here, there = [await room_of(node) for node in world.nodes]
        read = one.rooms.read_rows

        async def slowly(id: str, first: int) -> list[Row]:
            one.rooms.read_rows = read  # type: ignore[method-assign]
            rows = await read(id, first)
            await there.move(somebody(world, 1), first_move(there, 1))
            await world.loop.quiet()
            return rows

        one.rooms.read_rows = slowly  # type: ignore[method-assign]
        one.kept.pen.breaks = ["before"]
        with pytest.raises(LostConnection):
            await here.move(somebody(world, 0), first_move(here, 0))
        await world.loop.quiet()
        assert here.ledger.count == there.ledger.count == 2

    world.let(scenario())


def test_who_comes_to_a_room_that_is_let_go_is_sent_to_the_next() -> None:
    world = World(1, "arena", 3)

    async def scenario() -> None:
        room, visitor = await room_of(world.nodes[0]), somebody(world, 0)
        async with room.lock:
            coming = asyncio.create_task(room.enter(visitor, wire.Hello(wire.VERSION)))
            await asyncio.sleep(0)
            world.nodes[0].rooms.drop(room)
        await coming
        assert visitor.gone

    world.let(scenario())
