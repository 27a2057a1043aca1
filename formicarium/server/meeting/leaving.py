"""What tournaments know of somebody: told to them, and forgotten. Results stay, without a name."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from formicarium.server.keeping.meetings import entrants, tournaments


def exported(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    """The tournaments somebody made or entered."""
    mine = sa.select(entrants.c.tournament).where(entrants.c.guest == guest)
    t = tournaments.c
    told = t.id, t.name, t.game, t.created, t.state
    made = (tournaments.c.creator == guest).label("made")
    which = (tournaments.c.creator == guest) | tournaments.c.id.in_(mine)
    rows = connection.execute(sa.select(*told, made).where(which).order_by(tournaments.c.created))
    return [dict(row._mapping) for row in rows]


def forget(connection: sa.Connection, guest: str) -> None:
    """Their places stay; whoever plays there is nobody, and comes no more."""
    mine = entrants.update().where(entrants.c.guest == guest)
    connection.execute(mine.values(guest=None, name="", withdrawn=True))
    connection.execute(tournaments.update().where(tournaments.c.creator == guest).values(creator=""))
