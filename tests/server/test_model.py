"""Rows, ledgers and rooms of two nodes against a model: hypothesis chooses what is done and what arrives."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import hypothesis
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from formicarium.server import wire
from formicarium.server.keeping.storage import Row
from formicarium.server.table.visitors import Visitor
from tests.server.simulation import Node, World, told

STEADY = hypothesis.settings(
    deadline=None,
    database=None,
    derandomize=True,
    max_examples=40,
    stateful_step_count=40,
    suppress_health_check=list(hypothesis.HealthCheck),
)
nodes = st.integers(0, 1)
seats = st.integers(0, 2)
choices = st.integers(0, 50)


class Nodes(RuleBasedStateMachine):
    """Two nodes with one table of the Arena; the model is the list of rows, which only ever grows."""

    @initialize(seed=st.integers(0, 1000))
    def open(self, seed: int) -> None:
        self.world = World(seed, "arena", 3)
        self.loop = self.world.loop
        self.loop.run_until_complete(self.world.furnish())
        self.loop.by_hand = True
        self.rows: list[Row] = self.world.rows()
        self.truths: dict[int, Any] = {}
        self.said: dict[str, Visitor] = {}  # by key: who waits for the answer
        for node in self.world.nodes:
            self.bring(node)
        self.arrive_all()

    # What people do

    @rule(node=nodes, seat=seats, choice=choices)
    def answer(self, node: int, seat: int, choice: int) -> None:
        """As somebody may who looks at the table as this node knows it."""
        room = self.world.nodes[node].rooms.here(self.world.table)
        asked = room.ledger.decision(seat) if room and not room.lock.locked() else None
        if room and asked:
            path = asked.options[choice % len(asked.options)].spell()
            self.say(node, seat, wire.Move(self.key(), seat, room.ledger.number(seat), path))

    @rule(node=nodes, seat=seats)
    def take_back(self, node: int, seat: int) -> None:
        room = self.world.nodes[node].rooms.here(self.world.table)
        if room and not room.lock.locked():
            self.say(node, seat, wire.Undo(self.key(), seat, room.ledger.number(seat)))

    def key(self) -> str:
        return f"key-{len(self.said)}"

    def say(self, node: int, seat: int, wish: wire.Move | wire.Undo) -> None:
        here = self.world.nodes[node]
        room = here.rooms.here(self.world.table)
        assert room is not None
        visitor = self.said[wish.key] = Visitor(self.world.pages[seat].guest)
        visitor.seats = (seat,)
        wished = room.move(visitor, wish) if isinstance(wish, wire.Move) else room.take_back(visitor, wish)
        self.loop.do(lambda: here.spawn(wished))

    # What happens to nodes

    @rule(chosen=st.lists(choices, min_size=1, max_size=6))
    def arrive(self, chosen: list[int]) -> None:
        """Some of the things that are under way come to pass."""
        for choice in chosen:
            if lines := self.loop.under_way:
                self.loop.happen(lines[choice % len(lines)])

    @rule(node=nodes)
    def drop(self, node: int) -> None:
        self.loop.do(self.world.nodes[node].rooms.close)
        self.bring(self.world.nodes[node])

    @rule(node=nodes)
    def deafen(self, node: int) -> None:
        self.world.nodes[node].deafen()

    @rule(node=nodes)
    def hear_again(self, node: int) -> None:
        self.loop.do(self.world.nodes[node].hear_again)

    @rule(node=nodes, when=st.sampled_from(["before", "after"]))
    def break_down(self, node: int, when: str) -> None:
        """The next transaction fails: nobody knows whether before or after it was written."""
        self.world.nodes[node].kept.pen.breaks = [when]

    def bring(self, node: Node) -> None:
        self.loop.do(lambda: node.spawn(node.rooms.find(self.world.table)))

    def arrive_all(self) -> None:
        while lines := self.loop.under_way:
            self.loop.happen(lines[0])

    # What is true at any time

    @invariant()
    def rows_only_grow(self) -> None:
        rows = self.world.rows()
        assert rows[: len(self.rows)] == self.rows, "a row was changed or lost"
        assert [row.number for row in rows] == list(range(len(rows)))
        assert max(Counter(row.key for row in rows if row.key).values(), default=1) == 1, "taken twice"
        self.rows = rows

    @invariant()
    def a_room_is_what_its_rows_say(self) -> None:
        for node in self.world.nodes:
            room = node.rooms.here(self.world.table)
            if room and not room.lock.locked():  # nobody is answering: nothing is played that is not written
                assert room.ledger.count <= len(self.rows)
                assert told(room.ledger) == self.truth(room.ledger.count)

    def truth(self, count: int) -> Any:
        """What the first so many rows tell: they are never changed, so it is read once."""
        if count not in self.truths:
            self.truths[count] = told(self.world.read(self.rows[:count]))
        return self.truths[count]

    @invariant()
    def done_means_written(self) -> None:
        written = {row.key for row in self.rows}
        for key, visitor in self.said.items():
            for message in map(json.loads, visitor._outbox):
                if message["type"] == "done":
                    assert key in written
                elif message["type"] == "refused":
                    assert key not in written

    def teardown(self) -> None:
        try:
            self.everybody_knows_everything()
        finally:
            self.loop.by_hand = False
            self.loop.run_until_complete(self.world.go_home())
            self.loop.close()

    def everybody_knows_everything(self) -> None:
        """Once all hear, and everything has arrived."""
        for node in self.world.nodes:
            node.kept.pen.breaks = []
            if not node.hears:
                self.loop.do(node.hear_again)
        self.arrive_all()
        self.rows_only_grow()
        for node in self.world.nodes:
            if room := node.rooms.here(self.world.table):
                assert room.ledger.count == len(self.rows), f"node {node.name} has missed a row"
        self.a_room_is_what_its_rows_say()
        self.done_means_written()


TestNodes = Nodes.TestCase
TestNodes.settings = STEADY
