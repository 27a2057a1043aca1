"""Notices as they are read from the outbox, if they are true still."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import sqlalchemy as sa

from formicarium.server.keeping.order import invitations
from formicarium.server.keeping.storage import answers, seats, sitters, tables


class Notice(NamedTuple):
    """A notice that is about to be sent, with what everybody at its table knows."""

    guest: str
    key: str
    kind: str
    match: str | None
    seat: int | None
    facts: dict[str, Any]
    game: str | None
    names: tuple[str, ...]  # of the others


def read(connection: sa.Connection, row: Any) -> Notice | None:
    """A notice with what its words need; None if it is not true any more."""
    facts = json.loads(row.facts)
    if row.match is None:
        return Notice(row.guest, row.key, row.kind, None, row.seat, facts, facts.get("game"), ())
    table = connection.execute(sa.select(tables).where(tables.c.id == row.match)).first()
    if table is None or table.trouble is not None or not _holds(connection, row, table):
        return None
    sitting = sa.select(sitters.c.seat).where((sitters.c.match == row.match) & (sitters.c.guest == row.guest))
    mine = set(connection.scalars(sitting))
    chosen = sa.select(seats).where(seats.c.match == row.match).order_by(seats.c.seat)
    names = [seat.name for seat in connection.execute(chosen) if seat.seat not in mine and seat.kind != "bot"]
    return Notice(
        row.guest, row.key, row.kind, row.match, row.seat, facts, table.game, tuple(filter(None, names))
    )


def _holds(connection: sa.Connection, row: Any, table: Any) -> bool:
    """Does it still concern this guest?"""
    if row.kind == "invited":  # and has not declined, nor keeps away from who did it
        mine = (invitations.c.match == row.match) & (invitations.c.guest == row.guest)
        stands = connection.execute(sa.select(invitations.c.guest).where(mine)).first() is not None
        return stands and table.begun is None and not table.over
    if row.kind == "paired":  # and who has played there knows of it
        mine = (answers.c.match == row.match) & (answers.c.author == row.guest)
        played = connection.execute(sa.select(answers.c.number).where(mine).limit(1)).first() is not None
        return not table.over and not played
    if row.kind != "turn":
        return True
    here = (sitters.c.match == row.match) & (sitters.c.seat == row.seat) & (sitters.c.guest == row.guest)
    manned = (seats.c.match == row.match) & (seats.c.seat == row.seat) & (seats.c.kind != "bot")
    sits = connection.execute(sa.select(sitters.c.guest).where(here)).first() is not None
    return (
        sits
        and not table.over
        and connection.execute(sa.select(seats.c.seat).where(manned)).first() is not None
    )
