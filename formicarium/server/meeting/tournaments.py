"""Tournaments as people make, enter, leave and look at them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import sqlalchemy as sa
from msgspec import Meta, Struct

from formicarium.bots import called, level_of, names
from formicarium.core.registry import games
from formicarium.server import wire
from formicarium.server.keeping.meetings import entrants, tournaments
from formicarium.server.keeping.storage import guests
from formicarium.server.meeting import standings as tables_of_all
from formicarium.server.meeting.paces import PACES
from formicarium.server.meeting.running import places_of
from formicarium.server.meeting.standings import Format
from formicarium.server.meeting.wishes import NewWish, checked
from formicarium.server.people import identity
from formicarium.server.people.bans import banned
from formicarium.server.refusals import Declined

if TYPE_CHECKING:
    from formicarium.server.house import House

LISTED = 40  # tournaments of a list
OWN = 5  # that somebody may have made and that are not over
WEEK = 7 * 86_400


class NewTournament(Struct):
    """A tournament to be made. `rounds`: of Swiss; `starts`: none: when one says so; `every`: seconds."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    game: Annotated[str, Meta(max_length=60)]
    variant: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=2, le=6)]
    pace: Annotated[str, Meta(max_length=20)]
    format: Format
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    rated: bool = False
    listed: bool = True
    bots: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=16)] = []
    starts: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    every: Annotated[int, Meta(ge=60, le=WEEK)] | None = None


class TournamentCard(Struct):
    """A tournament as lists show it."""

    id: str
    name: str
    game: str
    variant: str
    seats: int
    clock: wire.Clock
    rated: bool
    format: Format
    rounds: int
    round: int
    state: str
    starts: float | None
    every: int | None
    due: float | None
    entrants: int
    entered: bool


class EntrantInfo(Struct):
    number: int
    name: str
    bot: str | None
    level: str | None
    withdrawn: bool
    you: bool


class LineInfo(Struct):
    """An entrant in the table of all."""

    place: int
    number: int
    points: float
    buchholz: float
    berger: float
    wins: int


class AtInfo(Struct):
    """An entrant in a round."""

    number: int
    kind: str
    seat: int | None
    rank: int | None
    points: float | None


class BoardInfo(Struct):
    """A table of a round (`table`: none for those who had none)."""

    table: str | None
    over: bool
    at: list[AtInfo]


class TournamentInfo(TournamentCard):
    """A tournament as its page shows it; `yours`: one has made it; `table`: where one plays now."""

    creator: str
    yours: bool
    table: str | None
    people: list[EntrantInfo]
    standings: list[LineInfo]
    history: list[list[BoardInfo]]


class Tournaments(Struct):
    open: list[TournamentCard]
    running: list[TournamentCard]
    over: list[TournamentCard]


def make(connection: sa.Connection, house: House, guest: str, wish: NewTournament) -> str | Declined:
    """Write a new one down; its id, or why not."""
    if identity.account_of(connection, guest) is None:
        return Declined(403, "error-tournament-account")
    if refusal := banned(connection, guest, "play"):
        return Declined(403, refusal)
    mine = (tournaments.c.creator == guest) & tournaments.c.state.in_(["open", "running"])
    count = connection.scalar(sa.select(sa.func.count()).select_from(tournaments).where(mine))
    if (count or 0) >= OWN:
        return Declined(409, "error-many-tournaments", most=OWN)
    name = tournament_name(wish.name, house.config.limits.name_letters)
    if not name:
        return Declined(400, "error-name")
    id, game = identity.new_id(12), games[wish.game]
    kind = {"game": wish.game, "variant": wish.variant, "seats": wish.seats, "pace": wish.pace}
    when = {"starts": wish.starts, "every": wish.every, "due": None, "created": time.time()}
    row = {"id": id, "name": name, **kind, "rated": wish.rated, "format": wish.format, "rounds": wish.rounds}
    rest = {"round": 0, "state": "open", "listed": wish.listed, "creator": guest}
    connection.execute(tournaments.insert().values(**row, **when, **rest))
    for number, bot in enumerate(wish.bots):
        values = {"guest": None, "bot": called(game, bot), "name": "", "withdrawn": False}
        connection.execute(entrants.insert().values(tournament=id, number=number, **values))
    return id


def tournament_name(wish: str, letters: int) -> str:
    """What it may be called; "": that is no name. It may have twice the letters of somebody's."""
    return identity.clean(wish, 2 * letters)


def check(house: House, wish: NewTournament) -> None:
    """Declined if nobody could play that."""
    checked(house, NewWish(wish.game, wish.variant, wish.seats, wish.pace, wish.rated))
    game = games[wish.game]
    for bot in wish.bots:
        if called(game, bot) not in names(game):
            raise Declined(400, "error-no-bot", bot=bot)
        if wish.rated and called(game, bot) not in game.strengths:
            raise Declined(400, "error-rated-bot", bot=bot)


def enter(connection: sa.Connection, guest: str, id: str, most: int) -> str | None:
    """Be an entrant; a reason if that cannot be. Who withdrew before the beginning may come again."""
    row = _locked(connection, id)
    if row is None:
        return "error-no-tournament"
    if row.state != "open":
        return "error-tournament-begun"
    there = connection.execute(sa.select(entrants).where(entrants.c.tournament == id)).all()
    if any(one.guest == guest for one in there):
        return None
    if refusal := banned(connection, guest, "play"):
        return refusal
    if row.rated and identity.account_of(connection, guest) is None:
        return "error-rated-account"
    if len(there) >= most:
        return "error-tournament-full"
    identity.keep_guest(connection, guest)
    name = identity.name_of(connection, guest)
    number = 1 + max((one.number for one in there), default=-1)
    values = {"guest": guest, "bot": None, "name": name, "withdrawn": False}
    connection.execute(entrants.insert().values(tournament=id, number=number, **values))
    return None


def withdraw(connection: sa.Connection, guest: str, id: str) -> str | None:
    """Play no more; a reason if that cannot be."""
    row = _locked(connection, id)
    mine = (entrants.c.tournament == id) & (entrants.c.guest == guest)
    if row is None:
        return "error-no-tournament"
    if row.state == "open":
        gone = connection.execute(entrants.delete().where(mine)).rowcount
    else:
        gone = connection.execute(entrants.update().where(mine).values(withdrawn=True)).rowcount
    return None if gone else "error-no-entrant"


def is_makers(connection: sa.Connection, guest: str, id: str) -> str | None:
    """A reason if it is not theirs."""
    row = connection.execute(sa.select(tournaments.c.creator).where(tournaments.c.id == id)).first()
    if row is None:
        return "error-no-tournament"
    return None if row.creator == guest else "error-not-your-tournament"


def _locked(connection: sa.Connection, id: str) -> Any:
    chosen = sa.select(tournaments).where(tournaments.c.id == id).with_for_update()
    return connection.execute(chosen).first()


# Looking


def listed(connection: sa.Connection, guest: str) -> Tournaments:
    """Those that anybody may see, and one's own."""
    mine = sa.select(entrants.c.tournament).where(entrants.c.guest == guest)
    seen = tournaments.c.listed | (tournaments.c.creator == guest) | tournaments.c.id.in_(mine)

    def some(*states: str) -> list[TournamentCard]:
        chosen = sa.select(tournaments).where(seen & tournaments.c.state.in_(states))
        rows = connection.execute(chosen.order_by(tournaments.c.created.desc()).limit(LISTED)).all()
        return [TournamentCard(**_fields(row, _entrants(connection, row.id), guest)) for row in rows]

    return Tournaments(some("open"), some("running"), some("over", "stopped"))


def detail(connection: sa.Connection, guest: str, id: str) -> TournamentInfo | None:
    """All there is to see of one."""
    row = connection.execute(sa.select(tournaments).where(tournaments.c.id == id)).first()
    if row is None:
        return None
    people = _entrants(connection, id)
    found = places_of(connection, id)
    past = [place for _, place in found]
    lines = tables_of_all.standings([one.number for one in people], past, row.format)
    own = {one.number for one in people if one.guest == guest}
    now = [
        each.match for each, place in found if place.number in own and each.opened and place.points is None
    ]
    return TournamentInfo(
        **_fields(row, people, guest),
        creator=identity.name_of(connection, row.creator) if row.creator else "",
        yours=row.creator == guest,
        table=now[-1] if now else None,
        people=[_entrant(one, row.game, guest) for one in people],
        standings=[LineInfo(*line) for line in lines],
        history=[_boards([each for each, _ in found if each.round == at + 1]) for at in range(row.round)],
    )


def _entrants(connection: sa.Connection, id: str) -> Sequence[Any]:
    e = entrants.c
    name = sa.func.coalesce(guests.c.name, e.name).label("name")  # as they are called by now
    told = sa.select(e.number, e.guest, e.bot, e.withdrawn, name).outerjoin(guests, guests.c.id == e.guest)
    return connection.execute(told.where(e.tournament == id).order_by(e.number)).all()


def _fields(row: Any, people: Sequence[Any], guest: str) -> dict[str, Any]:
    same = [
        "id",
        "name",
        "game",
        "variant",
        "seats",
        "rated",
        "format",
        "rounds",
        "round",
        "state",
        "starts",
        "every",
        "due",
    ]
    return {
        **{name: getattr(row, name) for name in same},
        "clock": PACES[row.pace].clock,
        "entrants": len(people),
        "entered": any(one.guest == guest for one in people),
    }


def _entrant(one: Any, game: str, guest: str) -> EntrantInfo:
    level = level_of(games[game], one.bot) if one.bot and game in games else None
    return EntrantInfo(one.number, one.name, one.bot, level, one.withdrawn, one.guest == guest)


def _boards(rows: Sequence[Any]) -> list[BoardInfo]:
    """A round, table by table; those without one at the end."""
    boards: dict[str, BoardInfo] = {}
    for row in sorted(rows, key=lambda one: (one.match is None, one.match or "", one.seat or 0, one.number)):
        key = row.match or f"{row.kind} {row.number}"
        board = boards.setdefault(key, BoardInfo(row.match if row.opened else None, True, []))
        board.over = board.over and row.points is not None
        board.at.append(AtInfo(row.number, row.kind, row.seat, row.rank, row.points))
    return list(boards.values())
