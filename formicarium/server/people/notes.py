"""Private notes: what somebody writes down about a table, for their own eyes."""

from __future__ import annotations

import time

import sqlalchemy as sa

from formicarium.server.keeping.private import notes
from formicarium.server.keeping.storage import sitters, tables
from formicarium.server.people.seating import lock_table

LETTERS = 4000


def read(connection: sa.Connection, match: str, guest: str) -> str:
    """What they have written; "" if that is nothing."""
    chosen = sa.select(notes.c.text).where(_theirs(match, guest))
    return connection.execute(chosen).scalar() or ""


def write(connection: sa.Connection, match: str, guest: str, text: str) -> str | None:
    """Write this instead; a reason if that cannot be. One has sat there: the others have the chat."""
    lock_table(connection, match)
    if connection.scalar(sa.select(tables.c.id).where(tables.c.id == match)) is None:
        return "error-no-table"
    sat = sa.select(sitters.c.guest).where((sitters.c.match == match) & (sitters.c.guest == guest))
    if connection.execute(sat.limit(1)).first() is None:
        return "error-not-seated"
    connection.execute(notes.delete().where(_theirs(match, guest)))
    if text.strip():
        connection.execute(notes.insert().values(match=match, guest=guest, text=text, at=time.time()))
    return None


def _theirs(match: str, guest: str) -> sa.ColumnElement[bool]:
    return (notes.c.match == match) & (notes.c.guest == guest)
