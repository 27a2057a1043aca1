"""Who at a table is to be told, away from it, that it is their turn or that the match has ended.

Only where people take their time (no clock, or a slow one) and play with each other. It is written with
the row that causes it; what changes without a row (the match begins, say) is written by `consider`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import sqlalchemy as sa

from formicarium.server.keeping.storage import Row, answers, tables
from formicarium.server.post import outbox
from formicarium.server.post.outbox import Turn, Waits
from formicarium.server.table import standing
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.house import House
    from formicarium.server.table.room import Room

Told: TypeAlias = tuple[int, tuple[Turn, ...]]  # after so many rows, these were asked
NOTHING: Told = (0, ())
Also: TypeAlias = Callable[[sa.Connection], None]


def waits(house: House) -> Waits:
    return Waits(*house.config.notice_wait)


def unhurried(room: Room) -> bool:
    """Do people who need not be there at once play with each other here?"""
    return room.clock.kind != "live" and len({chair.guests for chair in room.chairs if chair.manned}) > 1


def wanted(room: Room) -> frozenset[str]:
    """Those here who want to be told anything."""
    if not room.house.courier.wanting or not unhurried(room):
        return frozenset()
    return _everybody(room) & room.house.courier.wanting


def _everybody(room: Room) -> frozenset[str]:
    return frozenset(guest for chair in room.chairs if chair.manned for guest in chair.guests)


def turns(room: Room) -> list[Turn]:
    """Who is asked, openly or in secret, of those who want to know. At a hot seat there are no secrets."""
    ledger, who = room.ledger, wanted(room)
    if not who or not room.under_way or ledger.over:
        return []
    openly = {decision.seat for decision in ledger.waiting()}
    found = []
    for decision in ledger.pending:
        chair = room.chairs[decision.seat]
        shared = chair.kind == "hotseat" and decision.seat not in openly
        if chair.manned and not shared and not standing.unasked(room, decision):
            since = ledger.asked[decision.seat]
            found += [Turn(guest, decision.seat, since) for guest in sorted(chair.guests & who)]
    return found


def beside(room: Room, row: Row, also: Also | None) -> Also | None:
    """What is written in the same go as a row: who is to be told of what came of it."""
    if not wanted(room):
        return also
    ledger, there = room.ledger, row.author in _everybody(room)
    ending = None
    if ledger.over:  # who made the last move has seen it
        ending = partial(
            outbox.tell,
            waits=waits(room.house),
            kind="ended",
            guests=_everybody(room) - {row.author},
            key=f"ended:{room.id}",
            match=room.id,
            since=ledger.hush.over(row.at),
        )
    note = partial(
        outbox.note_turns,
        waits=waits(room.house),
        match=room.id,
        turns=turns(room),
        answered=row.seat,
        late=not there,
    )

    def write(connection: sa.Connection) -> None:
        if also is not None:
            also(connection)
        note(connection)
        if ending is not None:
            ending(connection)

    return write


def mark(room: Room) -> Told:
    """Who is to be told by now."""
    return room.ledger.count, tuple(turns(room))


def consider(room: Room) -> None:
    """Write down who is to be told, if it is not what was written last."""
    now = mark(room)
    if now != room.noted and (now[1] or room.noted[1]):
        room.house.spawn(room.house.database.write(partial(_write, house=room.house, match=room.id, now=now)))
    room.noted = now


def _write(connection: sa.Connection, house: House, match: str, now: Told) -> None:
    """Unless there are more rows by now: whoever wrote them knows more."""
    count, asked = now
    here = tables.c.id == match
    connection.execute(sa.select(tables.c.id).where(here).with_for_update())
    later = sa.select(answers.c.number).where((answers.c.match == match) & (answers.c.number >= count))
    if connection.execute(later.limit(1)).first() is None:
        outbox.note_turns(connection, waits(house), match, asked)


async def seen(room: Room, guest: str, seat: Seat, number: int) -> None:
    """Somebody's page shows them where the match is: what was to be told of it is not."""
    if guest in wanted(room) and seat in room.seats_of(guest) and number >= room.ledger.number(seat):
        await room.house.database.write(partial(outbox.hush, guest=guest, match=room.id))
