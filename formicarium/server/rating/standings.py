"""Who stands where: somebody's ratings, the list of a game, what a match has changed.

Only accounts that are open to everybody stand in lists; what one sees of oneself is complete.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import Struct

from formicarium.bots import level_of
from formicarium.core.game import Game
from formicarium.server.keeping.rated import rated, ratings
from formicarium.server.keeping.storage import accounts, tables
from formicarium.server.rating.skill import NEW, PROVISIONAL, Skill, doubt, is_provisional, shown

PAGE = 50  # people on a page of a list
POINTS = 300  # of a curve: those before are left out
_SURE = ratings.c.matches >= PROVISIONAL


class RatingInfo(Struct):
    """A rating as people read it; `doubt`: how many points it may be off, two times in three."""

    points: int
    doubt: int
    matches: int
    provisional: bool


class LeaderInfo(RatingInfo):
    """Somebody in the list of a game."""

    place: int
    name: str
    you: bool


class BotInfo(Struct):
    """A bot, which stays as strong as it was measured to be."""

    bot: str
    level: str | None
    points: int


class PointInfo(Struct):
    """A rating after a match."""

    at: float
    points: int
    table: str


class LeadersInfo(Struct):
    """A page of a game's list, the bots beside it, and where one stands oneself."""

    game: str
    page: int
    pages: int
    people: int
    leaders: list[LeaderInfo]
    bots: list[BotInfo]
    mine: RatingInfo | None
    curve: list[PointInfo]


class ChangeInfo(Struct):
    """What a rated match means to a seat: a person's rating before it, and after it.

    `after`: none while it goes on, and where it changed nothing. `before`: none where one may not know.
    """

    seat: int
    bot: str | None
    place: int | None
    before: RatingInfo | None
    after: RatingInfo | None


class ChangesInfo(Struct):
    """`settled`: no more will come of it."""

    rated: bool
    settled: bool
    seats: list[ChangeInfo]


class Stand(NamedTuple):
    """What pairing needs to know of somebody."""

    skill: Skill
    matches: int

    @property
    def info(self) -> RatingInfo:
        return _info(self.skill, self.matches)


def _info(skill: Skill, matches: int) -> RatingInfo:
    return RatingInfo(shown(skill), doubt(skill), matches, is_provisional(matches))


def stand_of(connection: sa.Connection, player: str, game: str) -> Stand:
    """Where somebody stands in a game; whoever has not been rated yet stands where everybody begins."""
    return stands_in(connection, [player], game)[player]


def stands_in(connection: sa.Connection, players: Iterable[str], game: str) -> dict[str, Stand]:
    """Where several people stand in a game."""
    players = list(players)
    here = ratings.c.player.in_(players) & (ratings.c.game == game)
    found = {
        row.player: Stand(Skill(row.mu, row.sigma), row.matches)
        for row in connection.execute(sa.select(ratings).where(here))
    }
    return {player: found.get(player, Stand(NEW, 0)) for player in players}


def ratings_of(connection: sa.Connection, player: str) -> dict[str, RatingInfo]:
    """Somebody's ratings, by game."""
    chosen = sa.select(ratings).where((ratings.c.player == player) & (ratings.c.matches > 0))
    rows = connection.execute(chosen.order_by(ratings.c.matches.desc(), ratings.c.game))
    return {row.game: _info(Skill(row.mu, row.sigma), row.matches) for row in rows}


# A game's list: those who are known well first, for three lucky matches prove little


def leaders(connection: sa.Connection, game: Game[Any], page: int, guest: str) -> LeadersInfo:
    """A page of the list, counted from 1."""
    joined = ratings.join(accounts, accounts.c.guest == ratings.c.player)
    here = (ratings.c.game == game.id) & (ratings.c.matches > 0) & accounts.c.open
    people = connection.scalar(sa.select(sa.func.count()).select_from(joined).where(here)) or 0
    pages = max(1, -(-people // PAGE))
    page = min(page, pages)
    chosen = (
        sa.select(ratings, accounts.c.shown)
        .select_from(joined)
        .where(here)
        .order_by(_SURE.desc(), ratings.c.mu.desc(), ratings.c.player)
        .limit(PAGE)
        .offset((page - 1) * PAGE)
    )
    first = (page - 1) * PAGE + 1
    found = [
        LeaderInfo(
            place=place,
            name=row.shown,
            you=row.player == guest,
            **_fields(_info(Skill(row.mu, row.sigma), row.matches)),
        )
        for place, row in enumerate(connection.execute(chosen), first)
    ]
    mine = ratings_of(connection, guest).get(game.id)
    points = curve(connection, guest, game.id) if mine else []
    return LeadersInfo(game.id, page, pages, people, found, bots_of(game), mine, points)


def _fields(info: Struct) -> dict[str, Any]:
    return {name: getattr(info, name) for name in info.__struct_fields__}


def bots_of(game: Game[Any]) -> list[BotInfo]:
    """The bots one can be rated against, the strongest first."""
    order = sorted(game.strengths.items(), key=lambda each: -each[1])
    return [BotInfo(bot, level_of(game, bot), points) for bot, points in order]


def curve(connection: sa.Connection, player: str, game: str) -> list[PointInfo]:
    """Somebody's rating over time, match by match."""
    here = (rated.c.player == player) & (rated.c.game == game) & rated.c.turn.is_not(None)
    latest = sa.select(rated).where(here).order_by(rated.c.turn.desc()).limit(POINTS)
    rows = list(connection.execute(latest))[::-1]
    return [PointInfo(row.at, shown(Skill(row.mu, row.sigma)), row.match) for row in rows]


def gains(connection: sa.Connection, player: str, matches: Sequence[str]) -> dict[str, int]:
    """The points that somebody won or lost by these matches, as far as they were rated."""
    here = (rated.c.player == player) & rated.c.match.in_(matches) & rated.c.turn.is_not(None)
    return {
        row.match: shown(Skill(row.mu, row.sigma)) - shown(Skill(row.mu_before, row.sigma_before))
        for row in connection.execute(sa.select(rated).where(here))
    }


# A match


def changes(connection: sa.Connection, match: str, guest: str) -> ChangesInfo | None:
    """What a match means to the ratings of those who play it; none: there is no such table.

    Who plays it knows of all; others, of those who are open to everybody.
    """
    here = sa.select(tables.c.game, tables.c.rated, tables.c.settled).where(tables.c.id == match)
    table = connection.execute(here).first()
    if table is None:
        return None
    chosen = sa.select(rated).where(rated.c.match == match).order_by(rated.c.seat)
    rows = connection.execute(chosen).all()
    players = {row.player for row in rows if row.player}
    public = set(
        connection.scalars(sa.select(accounts.c.guest).where(accounts.c.guest.in_(players) & accounts.c.open))
    )
    known = players if guest in players else public
    now = stands_in(connection, known, table.game)
    seats = [_change(row, now) for row in rows]
    return ChangesInfo(table.rated, table.settled, seats)


def _change(row: Any, now: dict[str, Stand]) -> ChangeInfo:
    if row.player not in now:
        return ChangeInfo(row.seat, row.bot, row.place, None, None)
    if row.turn is None:
        return ChangeInfo(row.seat, None, None, now[row.player].info, None)
    before = _info(Skill(row.mu_before, row.sigma_before), row.matches - 1)
    return ChangeInfo(row.seat, None, row.place, before, _info(Skill(row.mu, row.sigma), row.matches))
