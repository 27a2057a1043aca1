"""Tournaments ended before their time, or given another name: by their makers, and by who keeps order.

A match that goes on is closed, and counts half for everybody, as one that was not begun; what was played
stands. For ratings a closed match does not count. So that nobody saves themselves from a loss, rated matches
are played to their end where it is the maker who stops.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from formicarium.server.keeping.meetings import entrants, places, tournaments
from formicarium.server.lobby import closing
from formicarium.server.meeting.results import write_off
from formicarium.server.people import identity

HALF = {"rank": 1, "points": 0.5}  # as if all at the table had come in together


class TournamentLine(Struct):
    """As hosts and moderators see it."""

    id: str
    name: str
    game: str
    state: str
    creator: str
    entrants: int
    round: int
    rounds: int


def find(connection: sa.Connection, most: int) -> list[TournamentLine]:
    """Those that may be stopped first, then the others; the latest of each first."""
    t = tournaments.c
    order = t.state.in_(["open", "running"]).desc(), t.created.desc(), t.id
    rows = connection.execute(sa.select(tournaments).order_by(*order).limit(most)).all()
    return [_told(connection, row) for row in rows]


def known(connection: sa.Connection, id: str) -> TournamentLine | None:
    row = connection.execute(sa.select(tournaments).where(tournaments.c.id == id)).first()
    return None if row is None else _told(connection, row)


def name_of(connection: sa.Connection, id: str) -> str:
    """What it is called now; "" if there is none."""
    return str(connection.scalar(sa.select(tournaments.c.name).where(tournaments.c.id == id)) or "")


def _told(connection: sa.Connection, row: Any) -> TournamentLine:
    count = sa.select(sa.func.count()).select_from(entrants).where(entrants.c.tournament == row.id)
    creator = identity.name_of(connection, row.creator) if row.creator else ""
    kind = row.id, row.name, row.game, row.state
    return TournamentLine(*kind, creator, connection.scalar(count) or 0, row.round, row.rounds)


def rename(connection: sa.Connection, id: str, name: str) -> str | None:
    """Another name; a reason if that cannot be."""
    if not name:
        return "error-name"
    here = tournaments.update().where(tournaments.c.id == id)
    return None if connection.execute(here.values(name=name)).rowcount else "error-no-tournament"


def stop(connection: sa.Connection, id: str, maker: bool = False) -> Sequence[str] | str:
    """End it now, or call it off if it has not begun: the tables that were closed; a reason if it cannot be.

    `maker`: it is whoever made it, and not who keeps order.
    """
    locked = sa.select(tournaments).where(tournaments.c.id == id).with_for_update()
    row = connection.execute(locked).first()
    if row is None:
        return "error-no-tournament"
    if row.state not in ("open", "running"):
        return "error-tournament-over"
    state = "cancelled" if row.state == "open" else "stopped"
    connection.execute(tournaments.update().where(tournaments.c.id == id).values(state=state, due=None))
    write_off(connection, id)
    here = (places.c.tournament == id) & places.c.points.is_(None)
    connection.execute(places.update().where(here & ~places.c.opened).values(**HALF))
    if maker and row.rated:
        return []
    chosen = sa.select(places.c.match).where(here).distinct().order_by(places.c.match)
    return [match for match in connection.scalars(chosen).all() if closing.close(connection, match)]
