"""Rated matches: who plays for what from the moment one begins, and what its end changes.

Matches count in turns. The turn of a match comes after those of everybody who plays in it, and is taken while
their ratings are locked: so matches that share a player have an order that every node agrees on, and whoever
reckons anew; others need none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from formicarium.core.registry import games
from formicarium.server.keeping.rated import rated, ratings
from formicarium.server.keeping.storage import accounts, consents, tables
from formicarium.server.people.seating import Chair, read_chairs
from formicarium.server.rating.skill import NEW, Skill, after, skill_of_bot

if TYPE_CHECKING:
    from formicarium.server.lobby.settling import Settled

LAST = 1000  # the place of whoever is gone: behind all others


class Standing(NamedTuple):
    """A player's rating in a game, after so many matches."""

    skill: Skill = NEW
    matches: int = 0
    turn: int = 0


# The beginning


def enlist(connection: sa.Connection, match: str) -> None:
    """A match begins: if it is rated, those who sit there now play for their ratings."""
    here = sa.select(tables.c.game, tables.c.rated).where(tables.c.id == match)
    table = connection.execute(here).first()
    if table is None or not table.rated:
        return
    chairs = read_chairs(connection, [match])[match]
    players = _players(connection, chairs)
    if not known_by_name(connection, chairs):
        connection.execute(tables.update().where(tables.c.id == match).values(rated=False))
        return  # an account was deleted while its seat was waiting for others
    rows = [
        {"match": match, "seat": chair.seat, "game": table.game, "player": who, "bot": chair.bot}
        for chair, who in zip(chairs, players, strict=True)
    ]
    connection.execute(rated.insert(), rows)


def known_by_name(connection: sa.Connection, chairs: Sequence[Chair]) -> bool:
    """Has everybody who sits here an account?"""
    players = _players(connection, chairs)
    return all(who or not chair.manned for chair, who in zip(chairs, players, strict=True))


def _players(connection: sa.Connection, chairs: Sequence[Chair]) -> list[str]:
    """The accounts that play, seat by seat; "" for a bot, and for whoever has none."""
    guests = [guest for chair in chairs for guest in chair.guests]
    chosen = sa.select(accounts.c.guest).where(accounts.c.guest.in_(guests))
    known = set(connection.scalars(chosen))
    return ["" if chair.kind == "bot" else min(chair.guests & known, default="") for chair in chairs]


# The end


def settle(connection: sa.Connection, end: Settled) -> None:
    """What the end of a rated match changes."""
    if not end.table.rated or end.result is None or end.result.how == "closed":
        return
    rows = _contestants(connection, end.table.id)
    places = _in_order(_places(connection, end, rows))
    counted = [row for row in rows if row.seat in places]
    if len(counted) < 2 or not any(row.player for row in counted):
        return
    game = end.table.game
    known = {who: _locked(connection, who, game) for who in sorted({row.player for row in counted} - {""})}
    turn = 1 + max(standing.turn for standing in known.values())
    before = [_skill(row, known) for row in counted]
    now = after(before, [places[row.seat] for row in counted])
    for row, was, skill in zip(counted, before, now, strict=True):
        matches = known[row.player].matches + 1 if row.player else None
        if row.player:
            _keep(connection, row.player, game, Standing(skill, matches or 0, turn))
        is_now = skill if row.player else was  # a bot learns nothing
        values = {
            "turn": turn,
            "place": places[row.seat],
            "mu_before": was.mu,
            "sigma_before": was.sigma,
            "mu": is_now.mu,
            "sigma": is_now.sigma,
            "matches": matches,
            "at": end.table.changed,
        }
        here = (rated.c.match == row.match) & (rated.c.seat == row.seat)
        connection.execute(rated.update().where(here).values(values))


def _contestants(connection: sa.Connection, match: str) -> Sequence[Any]:
    """Nobody among them is forgotten before we are done."""
    chosen = sa.select(rated).where(rated.c.match == match).order_by(rated.c.seat).with_for_update()
    return connection.execute(chosen).all()


def _places(connection: sa.Connection, end: Settled, rows: Sequence[Any]) -> dict[int, int]:
    """Who came in where, by seat; whoever is not among them is left out.

    Whoever has left, was replaced or gave up is behind all who stayed. A match that all who were there ended
    without a result says nothing about them; but against bots alone it is a way of giving up.
    """
    assert end.result is not None
    stayed = {row.seat for row in rows if _is_there(row, end.chairs[row.seat], end.result.conceded)}
    people = [row.seat for row in rows if row.player]
    if end.result.ranks:
        ranks = dict(enumerate(end.result.ranks))
        return {row.seat: _place(row, stayed, end.result.conceded, ranks) for row in rows}
    agreed = stayed & _agreed(connection, end.table.id)
    if len(people) == 1:
        return {row.seat: 1 if not row.player else LAST for row in rows}
    gone = set(people) - agreed
    return {seat: LAST if seat in gone else 1 for seat in people} if gone and agreed else {}


def _in_order(places: Mapping[int, int]) -> dict[int, int]:
    """The same order, counted from 1."""
    return {seat: 1 + sum(other < place for other in places.values()) for seat, place in places.items()}


def _is_there(row: Any, chair: Chair, conceded: Sequence[int]) -> bool:
    """Did the one for whom this seat was rated play it to the end?"""
    if row.seat in conceded:
        return False
    return row.player in chair.guests and chair.manned if row.player else chair.kind == "bot"


def _place(row: Any, stayed: set[int], conceded: Sequence[int], ranks: Mapping[int, int]) -> int:
    """The rank that the match says; whoever gave up is behind it, and whoever just left is last of all."""
    if row.seat in stayed:
        return ranks[row.seat]
    return LAST - 1 - conceded.index(row.seat) if row.seat in conceded else LAST


def _agreed(connection: sa.Connection, match: str) -> set[int]:
    """The seats whose people have said that the match shall end without a result."""
    said = (consents.c.match == match) & (consents.c.what == "end") & consents.c.agrees
    return set(connection.scalars(sa.select(consents.c.seat).where(said)))


def _skill(row: Any, known: Mapping[str, Standing]) -> Skill:
    if row.player:
        return known[row.player].skill
    return skill_of_bot(games[row.game], row.bot) or NEW


# Where somebody stands


def _locked(connection: sa.Connection, player: str, game: str) -> Standing:
    """A rating, for us alone until we are done. Whoever locks several does so in the order of their names."""
    first = {"player": player, "game": game, "mu": NEW.mu, "sigma": NEW.sigma, "matches": 0, "turn": 0}
    words = ", ".join(first), ", ".join(f":{name}" for name in first)
    insert = "INSERT INTO ratings ({}) VALUES ({}) ON CONFLICT DO NOTHING".format(*words)
    connection.execute(sa.text(insert), first)
    here = (ratings.c.player == player) & (ratings.c.game == game)
    row = connection.execute(sa.select(ratings).where(here).with_for_update()).one()
    return Standing(Skill(row.mu, row.sigma), row.matches, row.turn)


def _keep(connection: sa.Connection, player: str, game: str, standing: Standing) -> None:
    here = (ratings.c.player == player) & (ratings.c.game == game)
    (mu, sigma), matches, turn = standing
    connection.execute(ratings.update().where(here).values(mu=mu, sigma=sigma, matches=matches, turn=turn))
