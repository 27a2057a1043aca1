"""Hints at a table: what the strongest bot would do in one's place, by what one's seat knows alone.

What a hint says is a function of what the seat knows: two tables that it cannot tell apart give the same.
"""

from __future__ import annotations

import logging
from random import Random
from typing import TYPE_CHECKING

from msgspec import Raw

from formicarium.bots import level_of, strongest
from formicarium.server import wire
from formicarium.server.bots.turns import Thought, knowledge, think
from formicarium.server.bots.workers import Overdue
from formicarium.server.table.visitors import Visitor

if TYPE_CHECKING:
    from formicarium.server.table.room import Room

log = logging.getLogger("formicarium.hints")


async def give(room: Room, visitor: Visitor, asked: wire.Hint) -> None:
    """Think for a seat of one's own; whoever has answered meanwhile needs no hint any more."""
    seat, hints = asked.seat, room.hints
    async with room.once_shown(visitor, seat, asked.number):
        refusal = room.stranger(visitor, seat) or room.too_late(seat, asked.number)
        decision = None if refusal else room.ledger.decision(seat)
        if refusal is None and not room.hinting:
            refusal = wire.refused("refused-no-hints")
        if refusal is None and (decision is None or seat in hints.thinking):
            refusal = wire.refused("refused-hint-late" if decision is None else "refused-hint-thinking")
        if refusal is not None:
            visitor.tell(wire.Refused(asked.key, refusal.clause, refusal.say))
            return
        hints.thinking.add(seat)
        seed = f"{seat} {asked.number}"  # which the seat knows, and so nothing follows from it
        known = knowledge(room, seat, Random(seed))
    try:
        thought = await _think(room, visitor, known, seed)
    finally:
        hints.thinking.discard(seat)
    async with room.lock:
        decision = room.ledger.decision(seat)
        if thought is None or decision is None or room.too_late(seat, asked.number):
            key = "refused-hint-failed" if thought is None else "refused-hint-late"
            visitor.tell(wire.Refused(asked.key, "", wire.say(key)))
            return
        await hints.note(room, decision)
        game = room.ledger.match.game
        why = Raw(thought.why.encode()) if thought.why is not None else None
        visitor.tell(wire.HintInfo(asked.key, thought.path, why, level_of(game, strongest(game))))


async def _think(room: Room, visitor: Visitor, known: bytes, seed: str) -> Thought | None:
    game = room.ledger.match.game
    try:
        return await room.house.bots.workers.run(
            visitor.address, think, game.id, game.data, strongest(game), known, Random(seed).getrandbits(64)
        )
    except Overdue:
        log.warning("table %s: a hint took too long", room.id)
    except Exception as error:  # a bot's mistake; its words may tell a hand
        log.error("table %s: a hint failed with %s", room.id, type(error).__name__)
    return None
