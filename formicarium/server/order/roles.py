"""Who keeps order here: accounts that the host has asked to (`formicarium admin moderator`)."""

from __future__ import annotations

import sqlalchemy as sa

from formicarium.server.keeping.order import roles

MODERATOR = "moderator"
_MINE = roles.c.role == MODERATOR


def is_moderator(connection: sa.Connection, guest: str) -> bool:
    here = (roles.c.guest == guest) & _MINE
    return connection.execute(sa.select(roles.c.guest).where(here)).first() is not None


def appoint(connection: sa.Connection, guest: str) -> None:
    if not is_moderator(connection, guest):
        connection.execute(roles.insert().values(guest=guest, role=MODERATOR))


def dismiss(connection: sa.Connection, guest: str) -> None:
    connection.execute(roles.delete().where((roles.c.guest == guest) & _MINE))


def moderators(connection: sa.Connection) -> list[str]:
    return list(connection.scalars(sa.select(roles.c.guest).where(_MINE).order_by(roles.c.guest)))
