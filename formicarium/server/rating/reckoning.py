"""All ratings reckoned anew, from what is kept of rated matches: who played, who came in where, in what turn.

Servers may go on meanwhile. Most of it is done beside them; then nobody else settles a match for the moment
that it takes to add what came in since, to compare, and to mend what differs.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from formicarium.server.keeping.rated import rated, ratings
from formicarium.server.rating.contests import Standing
from formicarium.server.rating.skill import Skill, after

if TYPE_CHECKING:
    from formicarium.server.keeping.database import Database

_COUNTED = rated.c.turn.is_not(None) & rated.c.place.is_not(None)


class Reckoned(NamedTuple):
    """What came of it."""

    matches: int
    people: int
    mended: int  # figures that were others

    @property
    def words(self) -> str:
        matches = "1 rated match" if self.matches == 1 else f"{self.matches} rated matches"
        people = "1 person" if self.people == 1 else f"{self.people} people"
        mended = "every figure stood" if not self.mended else f"{self.mended} figures mended"
        return f"{matches} of {people}: {mended}"


class _Book:
    """Where everybody stands so far, and what each match should have written."""

    def __init__(self) -> None:
        self.standings: dict[tuple[str, str], Standing] = defaultdict(Standing)
        self.seen: set[str] = set()
        self.wrong: list[dict[str, Any]] = []

    def add(self, rows: Iterable[Any]) -> None:
        """Matches in their turns, those that are in it already left out."""
        for match, seats in groupby(rows, key=lambda row: row.match):
            if match not in self.seen:
                self.seen.add(match)
                self._add(list(seats))

    def _add(self, rows: list[Any]) -> None:
        before = [self._skill(row) for row in rows]
        now = after(before, [row.place for row in rows])
        for row, was, learnt in zip(rows, before, now, strict=True):
            is_now, matches = was, None
            if row.player:
                here = row.player, row.game
                is_now, matches = learnt, self.standings[here].matches + 1
                self.standings[here] = Standing(learnt, matches, row.turn)
            told = (row.mu_before, row.sigma_before, row.mu, row.sigma, row.matches)
            if told != (*was, *is_now, matches):
                names = ("mu_before", "sigma_before", "mu", "sigma", "matches")
                values = dict(zip(names, (*was, *is_now, matches), strict=True))
                self.wrong.append({"b_match": row.match, "b_seat": row.seat, **values})

    def _skill(self, row: Any) -> Skill:
        """A bot was as strong as it was known to be then."""
        if not row.player:
            return Skill(row.mu_before, row.sigma_before)
        return self.standings[row.player, row.game].skill


def reckon(database: Database) -> Reckoned:
    """Reckon everything anew, and mend what differs."""
    book = _Book()
    with database.engine.connect() as connection:
        book.add(_rows(connection))
    with database.engine.begin() as connection:
        _lock(connection)
        # What was settled since comes after everything it depends on: its turns are later.
        book.add(_rows(connection))
        if book.wrong or _differing(connection, book):
            book = _Book()
            book.add(_rows(connection))
        mended = _mend(connection, book)
    return Reckoned(len(book.seen), len({player for player, _ in book.standings}), mended)


def _rows(connection: sa.Connection) -> sa.CursorResult[Any]:
    order = rated.c.turn, rated.c.match, rated.c.seat
    return connection.execute(sa.select(rated).where(_COUNTED).order_by(*order))


def _lock(connection: sa.Connection) -> None:
    """Nobody else settles a rated match until we are done."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("LOCK TABLE ratings IN EXCLUSIVE MODE"))
    else:  # whoever writes is alone
        connection.execute(ratings.delete().where(sa.false()))


def _differing(connection: sa.Connection, book: _Book) -> dict[tuple[str, str], Standing | None]:
    """Ratings that should be others; none: there should be none."""
    kept = {
        (row.player, row.game): Standing(Skill(row.mu, row.sigma), row.matches, row.turn)
        for row in connection.execute(sa.select(ratings))
    }
    return {
        here: book.standings.get(here)
        for here in kept.keys() | book.standings.keys()
        if kept.get(here) != book.standings.get(here)
    }


def _mend(connection: sa.Connection, book: _Book) -> int:
    """Write what differs; how much that was."""
    if book.wrong:
        here = (rated.c.match == sa.bindparam("b_match")) & (rated.c.seat == sa.bindparam("b_seat"))
        names = ("mu_before", "sigma_before", "mu", "sigma", "matches")
        change = rated.update().where(here).values({name: sa.bindparam(name) for name in names})
        connection.execute(change, book.wrong)
    differing = _differing(connection, book)
    for (player, game), standing in differing.items():
        connection.execute(ratings.delete().where((ratings.c.player == player) & (ratings.c.game == game)))
        if standing is not None:
            (mu, sigma), matches, turn = standing
            values = {"mu": mu, "sigma": sigma, "matches": matches, "turn": turn}
            connection.execute(ratings.insert().values(player=player, game=game, **values))
    return len(book.wrong) + len(differing)
