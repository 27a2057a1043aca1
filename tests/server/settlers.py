"""A settler that counts: it leaves a row each time a match is settled."""

from __future__ import annotations

import sqlalchemy as sa

from formicarium.server.keeping.storage import settings
from formicarium.server.lobby.settling import Settled
from formicarium.server.people.identity import new_id

MARK = "counted"


def count(connection: sa.Connection, end: Settled) -> None:
    connection.execute(settings.insert().values(name=f"{MARK} {end.table.id} {new_id()}", value="once"))


def counted(connection: sa.Connection) -> list[str]:
    """The matches that were settled, as often as they were."""
    names = connection.scalars(sa.select(settings.c.name).where(settings.c.name.startswith(MARK)))
    return sorted(name.split()[1] for name in names)
