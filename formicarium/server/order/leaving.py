"""What those who keep order know of somebody: told to them, and forgotten.

Reports about others stay, without their words; so does what they did to keep order, without their name.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from formicarium.server.keeping.order import deeds, reports
from formicarium.server.keeping.storage import chats
from formicarium.server.order.reports import Line
from formicarium.server.order.roles import is_moderator
from formicarium.server.people.identity import name_of


def exported(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    """What was done about somebody, and what they did themselves."""
    told = (
        deeds.c.at,
        deeds.c.what,
        deeds.c.how,
        sa.func.coalesce(deeds.c.by == guest, sa.false()).label("by_oneself"),
    )
    mine = sa.select(*told).where((deeds.c.guest == guest) | (deeds.c.by == guest))
    return [dict(row) for row in connection.execute(mine.order_by(deeds.c.id)).mappings()]


def forget(connection: sa.Connection, guest: str) -> None:
    """Their lines go from the chats that were reported, and their name from what they did about reports."""
    said = set(connection.scalars(sa.select(chats.c.id).where(chats.c.guest == guest)))
    where = sa.select(chats.c.match).where(chats.c.guest == guest)
    for row in connection.execute(sa.select(reports).where(reports.c.match.in_(where))).all():
        lines = msgspec.json.decode(row.lines, type=list[Line])
        left = msgspec.json.encode([line for line in lines if line.id not in said]).decode()
        connection.execute(reports.update().where(reports.c.id == row.id).values(lines=left))
    if is_moderator(connection, guest):
        theirs = reports.c.done_by == name_of(connection, guest)
        connection.execute(reports.update().where(theirs).values(done_by=""))
    connection.execute(deeds.update().where(deeds.c.by == guest).values(by=""))
