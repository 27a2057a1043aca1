"""What those who keep order know of somebody, forgotten: reports about others stay, without their words."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from formicarium.server.keeping.order import reports
from formicarium.server.keeping.storage import chats
from formicarium.server.order.reports import Line
from formicarium.server.order.roles import is_moderator
from formicarium.server.people.identity import name_of


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
