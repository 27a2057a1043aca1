"""Which tables there are, who sits there and how they stand: for hosts, and for moderators."""

from __future__ import annotations

import time

import sqlalchemy as sa
from msgspec import Struct

from formicarium.server.keeping.storage import seats, tables


class TableInfo(Struct):
    id: str
    game: str
    state: str  # "waiting", "playing", "over" or "trouble"
    names: str
    idle: float  # seconds since the last change


def find(connection: sa.Connection, game: str | None, over: bool, most: int) -> list[TableInfo]:
    """The latest first."""
    chosen = sa.select(tables).where(tables.c.over == over)
    if game is not None:
        chosen = chosen.where(tables.c.game == game)
    rows = connection.execute(chosen.order_by(tables.c.changed.desc()).limit(most)).all()
    return [_told(connection, row, time.time()) for row in rows]


def _told(connection: sa.Connection, table: sa.Row[tuple[object, ...]], now: float) -> TableInfo:
    named = sa.select(seats.c.name, seats.c.kind, seats.c.bot).where(seats.c.match == table.id)
    who = [row.name or row.bot or row.kind for row in connection.execute(named.order_by(seats.c.seat))]
    playing = "playing" if table.begun is not None else "waiting"
    state = "trouble" if table.trouble else "over" if table.over else playing
    return TableInfo(table.id, table.game, state, ", ".join(who), now - table.changed)
