"""What the end of a match means for its tournament: everybody's rank at the table, and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from formicarium.server.keeping.meetings import entrants, places
from formicarium.server.keeping.storage import tables
from formicarium.server.meeting.standings import shares

if TYPE_CHECKING:
    from formicarium.server.lobby.settling import Settled

LAST = 1000  # the rank of whoever has gone, before ranks are counted anew


def settle(connection: sa.Connection, end: Settled) -> None:
    """Whoever sits there no more, or gave up, is behind all who stayed."""
    rows = _open_places(connection, places.c.match == end.table.id)
    if not rows:
        return
    if end.result is None or end.result.how == "closed":  # from outside: it says nothing about anybody
        _write(connection, rows, [1 for _ in rows])
        return
    conceded, ranks = end.result.conceded, end.result.ranks
    people = [row for row in rows if row.guest]
    found = {}
    for row in rows:
        chair = end.chairs[row.seat]
        stayed = row.bot is not None or (chair.manned and row.guest in chair.guests)
        if not stayed or row.seat in conceded:
            found[row.number] = LAST - (conceded.index(row.seat) + 1 if row.seat in conceded else 0)
        elif ranks:
            found[row.number] = ranks[row.seat]
        else:  # broken off: against bots alone that is a way of giving up
            found[row.number] = LAST if row.guest and len(people) == 1 else 1
    _write(connection, rows, [found[row.number] for row in rows])


def write_off(connection: sa.Connection, tournament: str) -> None:
    """A table that was thrown away is lost for its people."""
    gone = places.c.match.not_in(sa.select(tables.c.id)) & places.c.opened
    by_match: dict[str, list[Any]] = {}
    for row in _open_places(connection, (places.c.tournament == tournament) & gone):
        by_match.setdefault(row.match, []).append(row)
    for rows in by_match.values():
        _write(connection, rows, [1 if row.bot else 2 for row in rows])


def _open_places(connection: sa.Connection, which: sa.ColumnElement[bool]) -> Sequence[Any]:
    """Places that wait for the end of a table, and whose they are."""
    mine = (entrants.c.tournament == places.c.tournament) & (entrants.c.number == places.c.number)
    chosen = sa.select(places, entrants.c.guest, entrants.c.bot).join(entrants, mine)
    waiting = which & places.c.points.is_(None) & (places.c.kind == "table")
    return connection.execute(chosen.where(waiting).order_by(places.c.seat)).all()


def _write(connection: sa.Connection, rows: Sequence[Any], found: Sequence[int]) -> None:
    ranks = [1 + sum(other < rank for other in found) for rank in found]
    for row, rank, points in zip(rows, ranks, shares(ranks), strict=True):
        here = (
            (places.c.tournament == row.tournament)
            & (places.c.round == row.round)
            & (places.c.number == row.number)
        )
        connection.execute(places.update().where(here).values(rank=rank, points=points))
