"""Standing answers: "never ask me here". A secret question of that kind is let pass for its seat, unasked.

Nobody can tell: after every secret question, asked or not, frames are held back for the same random
time (docs/protocol.md, Silence). Only secret questions can be silenced: an open one is waited for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from formicarium.core.decision import Decision
from formicarium.server import wire
from formicarium.server.keeping.storage import seats
from formicarium.server.people.seating import lock_table, read_chairs

if TYPE_CHECKING:
    from formicarium.server.table.room import Room

MOST = 32  # kinds of questions that one seat may silence


def unasked(room: Room, decision: Decision) -> bool:
    """Does this seat never want to be asked that?"""
    return decision.silent and decision.prompt.key in room.chairs[decision.seat].never


def let_pass(room: Room) -> None:
    """Answer what nobody wants to be asked, with what a clock would play."""
    for decision in room.ledger.pending:
        turn = decision.seat, room.ledger.number(decision.seat)
        if unasked(room, decision) and turn not in room.thinking:
            room.thinking.add(turn)
            room.house.spawn(_pass(room, decision, turn[1]))


async def _pass(room: Room, decision: Decision, number: int) -> None:
    try:
        await room.answer_for(decision.seat, number, decision.timeout.spell(), "never")
    finally:
        room.thinking.discard((decision.seat, number))


async def silence(room: Room, wish: wire.Never) -> str | None:
    """Keep a seat's wish; a reason if it cannot be kept."""

    def write(connection: sa.Connection) -> str | None:
        lock_table(connection, room.id)
        known = read_chairs(connection, [room.id])[room.id][wish.seat].never
        never = known | {wish.prompt} if wish.never else known - {wish.prompt}
        if len(never) > MOST:
            return "error-too-large"
        here = (seats.c.match == room.id) & (seats.c.seat == wish.seat)
        connection.execute(seats.update().where(here).values(never=" ".join(sorted(never))))
        return None

    if refusal := await room.house.database.write(write):
        return refusal
    await room.house.lobby.seats_changed(room)
    return None
