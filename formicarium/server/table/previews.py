"""What an answer would bring, told to whoever may give it, before they do.

Nothing is looked at but what the seat knows (core/foresight.py). One preview per visitor is under way:
the next one, or an answer, takes its place.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from msgspec import Raw

from formicarium.core.decision import Decision
from formicarium.core.event import Event
from formicarium.core.foresight import Fall, Foreseer, Foresight
from formicarium.scene.model import Scene
from formicarium.server import logs, wire
from formicarium.server.people.limits import COSTS, effort
from formicarium.server.table.beats import staged, without_passing_trays
from formicarium.server.table.patches import patch
from formicarium.server.table.visitors import Visitor
from formicarium.texts.facts import message_of
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.table.room import Room

log = logging.getLogger("formicarium.previews")

LINES = 12  # that are told of one answer: the first ones; a plan for a whole nest phase has them all


class Previews:
    """The questions that are being thought over at a table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._foreseers: dict[Seat, Foreseer] = {}
        self._under_way: dict[Visitor, asyncio.Task[None]] = {}

    def ask(self, visitor: Visitor, asked: wire.Preview) -> None:
        """Find out as soon as nothing more urgent is to be done."""
        self.drop(visitor)
        task = asyncio.create_task(self.room.preview(visitor, asked))
        self._under_way[visitor] = task
        task.add_done_callback(lambda done: self._done(visitor, asked.key, done))

    def drop(self, visitor: Visitor) -> None:
        """Whoever asked has answered, asked for another one, or gone."""
        if (task := self._under_way.pop(visitor, None)) is not None:
            task.cancel()

    def clear(self) -> None:
        """The table has changed: nobody thinks about that any more."""
        self._foreseers.clear()

    def _done(self, visitor: Visitor, key: str, task: asyncio.Task[None]) -> None:
        if self._under_way.get(visitor) is task:
            del self._under_way[visitor]
        if task.cancelled():
            visitor.tell(_late(key))
        elif (error := task.exception()) is not None:  # a defect; whoever asked does without
            log.error("table %s: a preview failed: %s", self.room.id, logs.of(error))
            visitor.tell(_late(key))

    def told(self, visitor: Visitor, asked: wire.Preview, decision: Decision) -> wire.Foreseen | wire.Refused:
        """What an answer to an open question would bring, for somebody who sees it asked."""
        move = decision.find(asked.path)
        if move is None or visitor.eyes != asked.seat or visitor.scene is None:
            return _late(asked.key)
        begun = time.thread_time()
        foresight = self._foreseer(decision).foresee(move)
        self._charge(visitor, 1000 * (time.thread_time() - begun))
        return foreseen(asked.key, foresight, visitor.scene)

    def _charge(self, visitor: Visitor, spent: float) -> None:
        """Many dice take longer than the price says: what this address asks for next waits."""
        more = max(0.0, spent - COSTS[wire.Preview])
        effort(self.room.house, visitor.address, playing=True).owe(time.monotonic(), more)

    def _foreseer(self, decision: Decision) -> Foreseer:
        known = self._foreseers.get(decision.seat)
        if known is None or known.seeing.decision is not decision:
            match = self.room.ledger.match
            known = Foreseer(match.game, match.sight(decision.seat))
            self._foreseers[decision.seat] = known
        return known


def _late(key: str) -> wire.Refused:
    return wire.Refused(key, "", wire.say("refused-late"))


def foreseen(key: str, foresight: Foresight, shown: Scene) -> wire.Foreseen:
    """Who is asked what stays as it is: a preview shows what lies where, and how much of it."""
    after = staged(without_passing_trays(foresight.scene, shown, shown), shown)
    return wire.Foreseen(
        key=key,
        patch=Raw(wire.encode(patch(shown, after))),
        lines=[_line(event) for event in foresight.events[:LINES]],
        chance=None if foresight.fall is None else _chance(foresight.fall),
        odds=[wire.OddsInfo(wire.said(each.say), each.ways, each.of) for each in foresight.odds],
        hidden=foresight.hidden,
        unless=foresight.unless,
        asks=None if foresight.asks is None else wire.said(foresight.asks),
    )


def _chance(fall: Fall) -> wire.ChanceInfo:
    return wire.ChanceInfo(fall.kind, fall.many, fall.of, None if fall.says is None else wire.said(fall.says))


def _line(event: Event) -> wire.Line:
    return wire.Line(event.clause, wire.said(message_of("event", event)))
