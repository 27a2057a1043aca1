"""Somebody's matches: how many, how they ended, with whom; and each of them, the latest first.

A profile is one's own until it is opened. Others then see the results of all matches, but which they were
only where the table was on the list: who plays among friends is found by nobody. Opponents are named to
others where they have opened their own profile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import Struct

from formicarium.bots import level_of
from formicarium.core.registry import games
from formicarium.server.keeping.people import played
from formicarium.server.keeping.storage import accounts, guests, seats, tables
from formicarium.server.lobby.cards import result_of
from formicarium.server.lobby.played import Result
from formicarium.server.people.seating import Chair, read_chairs
from formicarium.server.rating.standings import RatingInfo, gains, ratings_of

PAGE = 25  # matches at once
RIVALS = 12  # that are named
LATEST = 1000  # matches that opponents are looked for in


class Person(NamedTuple):
    """Whose profile it is, and whether it is looked at by themselves."""

    guest: str
    name: str
    since: float
    open: bool
    own: bool


class ResultsInfo(Struct):
    """How so many matches ended; those of `none` had no result, or one played alone with oneself."""

    matches: int
    won: int
    drawn: int
    lost: int


class GameResults(ResultsInfo):
    game: str
    last: float
    rating: RatingInfo | None


class OpponentInfo(ResultsInfo):
    """A person, or the bots of a level; with an account there is more to see of them."""

    name: str
    account: str | None
    bot: str | None


class ProfileInfo(Struct):
    name: str
    since: float
    open: bool
    you: bool
    matches: int
    games: list[GameResults]  # the one that is played most first
    opponents: list[OpponentInfo]  # of the latest matches


class SeatInfo(Struct):
    name: str
    bot: str | None  # its level, or its own name
    rank: int | None


class MatchInfo(Struct):
    """A finished match; without a table, others are not told which one it was."""

    table: str | None
    game: str
    at: float
    result: Result
    players: int
    seat: int | None  # theirs; several: none
    gain: int | None  # in points of their rating; none: it was not rated
    seats: list[SeatInfo]


class MatchesInfo(Struct):
    matches: list[MatchInfo]
    next: str | None  # where the next page begins


class Wanted(NamedTuple):
    """Which matches; "" is any."""

    game: str = ""
    result: str = ""
    opponent: str = ""  # the name of an account
    before: tuple[float, str] | None = None


_COUNTS = [
    sa.func.count().label("matches"),
    *(sa.func.count().filter(played.c.result == result).label(result) for result in ("won", "drawn", "lost")),
]


def find_person(connection: sa.Connection, name: str, viewer: str) -> Person | None:
    """Somebody with an account by this name, if the viewer may see the profile."""
    chosen = sa.select(accounts).where(accounts.c.name == name.casefold())
    row = connection.execute(chosen).first()
    if row is None or not (row.open or row.guest == viewer):
        return None
    return Person(row.guest, row.shown, row.created, row.open, row.guest == viewer)


def profile(connection: sa.Connection, person: Person) -> ProfileInfo:
    found = _by_game(connection, person)
    return ProfileInfo(
        person.name,
        person.since,
        person.open,
        person.own,
        sum(each.matches for each in found),
        found,
        _opponents(connection, person),
    )


def _by_game(connection: sa.Connection, person: Person) -> list[GameResults]:
    last = sa.func.max(played.c.at).label("last")
    chosen = sa.select(played.c.game, last, *_COUNTS).where(played.c.guest == person.guest)
    ratings = ratings_of(connection, person.guest)
    rows = connection.execute(chosen.group_by(played.c.game))
    found = [
        GameResults(row.matches, row.won, row.drawn, row.lost, row.game, row.last, ratings.get(row.game))
        for row in rows
    ]
    return sorted(found, key=lambda each: (-each.matches, each.game))


# Opponents


def _opponents(connection: sa.Connection, person: Person) -> list[OpponentInfo]:
    """Those met most often of late: people and bots."""
    mine = sa.select(played).where(played.c.guest == person.guest)
    latest = mine.order_by(played.c.at.desc(), played.c.match.desc()).limit(LATEST).cte("latest")
    found = [*_people(connection, person, latest), *_bots(connection, latest)]
    return sorted(found, key=lambda each: -each.matches)[:RIVALS]


def _people(connection: sa.Connection, person: Person, latest: sa.CTE) -> list[OpponentInfo]:
    theirs = played.alias("theirs")
    met = latest.join(theirs, (theirs.c.match == latest.c.match) & (theirs.c.guest != person.guest))
    counts = _counts_of(latest)
    chosen = sa.select(theirs.c.guest, *counts).select_from(met).group_by(theirs.c.guest)
    counted = chosen.order_by(sa.desc("matches"), theirs.c.guest).limit(4 * RIVALS).subquery()
    named = counted.join(guests, guests.c.id == counted.c.guest).outerjoin(
        accounts, accounts.c.guest == counted.c.guest
    )
    told = sa.select(counted, guests.c.name, accounts.c.shown, accounts.c.open).select_from(named)
    return [
        OpponentInfo(row.matches, row.won, row.drawn, row.lost, row.shown or row.name, row.shown, None)
        for row in connection.execute(told)
        if person.own or row.open
    ]


def _bots(connection: sa.Connection, latest: sa.CTE) -> list[OpponentInfo]:
    """By the levels that people know them by, in whatever game."""
    manned = (seats.c.kind == "bot") & seats.c.bot.is_not(None)
    met = sa.select(latest.c.match, latest.c.game, latest.c.result, seats.c.bot).distinct()
    rows = met.join_from(latest, seats, (seats.c.match == latest.c.match) & manned).subquery()
    chosen = sa.select(rows.c.game, rows.c.bot, *_counts_of(rows)).group_by(rows.c.game, rows.c.bot)
    found: dict[str, Counter[str]] = {}
    for row in connection.execute(chosen):
        counts = {"matches": row.matches, "won": row.won, "drawn": row.drawn, "lost": row.lost}
        found.setdefault(_level(row.game, row.bot), Counter()).update(counts)
    return [
        OpponentInfo(each["matches"], each["won"], each["drawn"], each["lost"], "", None, bot)
        for bot, each in found.items()
    ]


def _counts_of(rows: sa.FromClause) -> list[Any]:
    ends = (
        sa.func.count().filter(rows.c.result == result).label(result) for result in ("won", "drawn", "lost")
    )
    return [sa.func.count().label("matches"), *ends]


def _level(game: str, bot: str) -> str:
    return (level_of(games[game], bot) if game in games else None) or bot


# Matches


def matches(connection: sa.Connection, person: Person, wanted: Wanted, viewer: str) -> MatchesInfo:
    """A page of them, the latest first."""
    here = [played.c.guest == person.guest]
    if wanted.game:
        here.append(played.c.game == wanted.game)
    if wanted.result:
        here.append(played.c.result == wanted.result)
    if wanted.opponent:
        here.append(_against(wanted.opponent, person))
    if wanted.before:
        here.append(sa.tuple_(played.c.at, played.c.match) < sa.tuple_(*map(sa.literal, wanted.before)))
    chosen = sa.select(played).where(*here).order_by(played.c.at.desc(), played.c.match.desc())
    found = list(connection.execute(chosen.limit(PAGE + 1)))
    shown, ids = found[:PAGE], [row.match for row in found[:PAGE]]
    rows = {row.id: row for row in connection.execute(sa.select(tables).where(tables.c.id.in_(ids)))}
    chairs = read_chairs(connection, ids) if ids else {}
    gained = gains(connection, person.guest, ids)
    told = [
        _match(person, row, rows[row.match], chairs[row.match], viewer, gained.get(row.match))
        for row in shown
    ]
    more = len(found) > PAGE
    return MatchesInfo(told, f"{shown[-1].at!r}_{shown[-1].match}" if more else None)


def _against(opponent: str, person: Person) -> sa.ColumnElement[bool]:
    """In matches with somebody; to others, only with somebody whose profile is open."""
    theirs = played.alias("theirs")
    who = accounts.c.name == opponent.casefold()
    whose = sa.select(accounts.c.guest).where(who if person.own else who & accounts.c.open)
    met = (theirs.c.match == played.c.match) & (theirs.c.guest != person.guest)
    return sa.exists().where(met & theirs.c.guest.in_(whose))


def _match(
    person: Person, row: Any, table: Any, chairs: Sequence[Chair], viewer: str, gain: int | None
) -> MatchInfo:
    mine = [chair.seat for chair in chairs if person.guest in chair.guests]
    known = person.own or table.listed or any(viewer in chair.guests for chair in chairs)
    ended = result_of(table)
    ranks = list(ended.ranks) if ended else []
    return MatchInfo(
        table=row.match if known else None,
        game=row.game,
        at=row.at,
        result=row.result,
        players=row.seats,
        seat=mine[0] if len(mine) == 1 else None,
        gain=gain,
        seats=[_seat(row.game, chair, ranks) for chair in chairs] if known else [],
    )


def _seat(game: str, chair: Chair, ranks: Sequence[int]) -> SeatInfo:
    bot = _level(game, chair.bot) if chair.kind == "bot" and chair.bot else None
    return SeatInfo(chair.name, bot, ranks[chair.seat] if chair.seat < len(ranks) else None)
