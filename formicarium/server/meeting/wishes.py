"""What people wait for: a row for each wish, which any node may meet.

A live wish lasts as long as a page asks after it; a slow one until it is taken back, or its owner has not
come by for a month. One waits for one live match at a time, and for each kind of slow one once.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import sqlalchemy as sa
from msgspec import Meta, Struct

from formicarium.core.errors import OptionError
from formicarium.core.registry import games
from formicarium.server import wire
from formicarium.server.keeping.meetings import wishes
from formicarium.server.meeting import regard
from formicarium.server.meeting.paces import PACES
from formicarium.server.people import identity
from formicarium.server.people.bans import banned
from formicarium.server.refusals import Declined

if TYPE_CHECKING:
    from formicarium.server.house import House

LAPSE = 75.0  # seconds for which the page of a live wish may be silent: hidden ones ask once a minute
LOST = 30 * 86_400.0  # the same for a slow one
MET = 600.0  # seconds for which a wish that was met is remembered, for pages that have not seen it
NOTED = 5.0  # seconds: a page that asks more often need not be noted each time
LIVE = "live"


class NewWish(Struct):
    """What somebody wants to play."""

    game: Annotated[str, Meta(max_length=60)]
    variant: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=20)]
    pace: Annotated[str, Meta(max_length=20)]
    rated: bool = False


class WishInfo(Struct):
    """One's own wish; `table`: it was met, and one sits there."""

    id: str
    game: str
    variant: str
    seats: int
    pace: str
    rated: bool
    waited: float
    table: str | None


class PoolInfo(Struct):
    """What others wait for, and how many."""

    game: str
    variant: str
    seats: int
    pace: str
    rated: bool
    count: int


class PaceInfo(Struct):
    id: str
    clock: wire.Clock


class MeetInfo(Struct):
    """All one needs to find somebody to play with."""

    paces: list[PaceInfo]
    may_rate: bool
    waiting: list[PoolInfo]
    mine: list[WishInfo]


def checked(house: House, wish: NewWish) -> None:
    """Declined if nobody could play that."""
    if wish.game not in games:
        raise Declined(404, "error-no-game", game=wish.game)
    game = games[wish.game]
    if wish.pace not in PACES:
        raise Declined(400, "error-no-pace")
    if wish.variant not in game.variants:
        raise Declined(400, "error-no-variant")
    if wish.rated and game.corrected:
        raise Declined(400, "error-rated-data")
    try:
        game.check_seats(wish.seats)
        fits = wish.seats > 1 and game.takes(wish.seats, game.variants[wish.variant])
    except OptionError:
        fits = False
    if not fits:
        raise Declined(400, "error-not-so-many", seats=wish.seats)


def pool_of(wish: NewWish) -> str:
    """All that agree in it may meet."""
    rated = "rated" if wish.rated else "free"
    return f"{wish.game}/{wish.variant}/{wish.seats}/{wish.pace}/{rated}"


def place(connection: sa.Connection, guest: str, wish: NewWish, most: int) -> str | Declined:
    """Write a wish down, in the place of another live one; its id, or why not. The same twice is once."""
    identity.keep_guest(connection, guest)
    if refusal := banned(connection, guest, "play"):
        return Declined(403, refusal)
    if wish.rated and not regard.may_be_rated(connection, guest):
        return Declined(403, "error-rated-account")
    pool, now = pool_of(wish), time.time()
    slot = LIVE if PACES[wish.pace].live else pool
    mine = list(connection.execute(sa.select(wishes).where(wishes.c.guest == guest).with_for_update()))
    for each in mine:
        if each.slot == slot and each.pool == pool and each.match is None:
            connection.execute(wishes.update().where(wishes.c.id == each.id).values(seen=now))
            return str(each.id)
    connection.execute(wishes.delete().where((wishes.c.guest == guest) & (wishes.c.slot == slot)))
    if slot != LIVE and sum(each.slot not in (LIVE, slot) and each.match is None for each in mine) >= most:
        return Declined(409, "error-many-wishes", most=most)
    new = identity.new_id(12)
    kind = {"game": wish.game, "variant": wish.variant, "seats": wish.seats, "pace": wish.pace}
    row = {"id": new, "guest": guest, "slot": slot, "pool": pool, **kind, "rated": wish.rated}
    connection.execute(wishes.insert().values(**row, since=now, seen=now))
    return new


def take_back(connection: sa.Connection, guest: str, id: str) -> bool:
    """Forget a wish of one's own, met or not."""
    mine = (wishes.c.guest == guest) & (wishes.c.id == id)
    return connection.execute(wishes.delete().where(mine)).rowcount == 1


def look(connection: sa.Connection, guest: str) -> MeetInfo:
    """One's own wishes, and how many others wait for what."""
    now = time.time()
    mine = connection.execute(sa.select(wishes).where(wishes.c.guest == guest).order_by(wishes.c.since))
    kind = wishes.c.game, wishes.c.variant, wishes.c.seats, wishes.c.pace, wishes.c.rated
    others = standing(now) & (wishes.c.guest != guest)
    count = sa.func.count().label("count")
    pools = sa.select(*kind, count).where(others).group_by(*kind).order_by(count.desc(), *kind)
    return MeetInfo(
        paces=[PaceInfo(id, pace.clock) for id, pace in PACES.items()],
        may_rate=regard.may_be_rated(connection, guest),
        waiting=[PoolInfo(**row._mapping) for row in connection.execute(pools.limit(50))],
        mine=[_info(row, now) for row in mine],
    )


def _info(row: Any, now: float) -> WishInfo:
    kind = row.game, row.variant, row.seats, row.pace, row.rated
    return WishInfo(row.id, *kind, round(max(0.0, now - row.since), 1), row.match)


def is_to_be_noted(found: MeetInfo) -> bool:
    """Does one wait for anything, so that it matters that a page is open?"""
    return any(wish.table is None for wish in found.mine)


def note(connection: sa.Connection, guest: str) -> None:
    """A page of theirs is open."""
    now = time.time()
    mine = (wishes.c.guest == guest) & wishes.c.match.is_(None) & (wishes.c.seen < now - NOTED)
    connection.execute(wishes.update().where(mine).values(seen=now))


def standing(now: float) -> sa.ColumnElement[bool]:
    """Wishes that may be met."""
    fresh = sa.or_(
        (wishes.c.slot == LIVE) & (wishes.c.seen >= now - LAPSE),
        (wishes.c.slot != LIVE) & (wishes.c.seen >= now - LOST),
    )
    return wishes.c.match.is_(None) & fresh


def clear(connection: sa.Connection) -> None:
    """Forget what has lapsed, and what was met a while ago."""
    now = time.time()
    lapsed = wishes.c.match.is_(None) & ~standing(now)
    met = wishes.c.match.is_not(None) & (wishes.c.seen < now - MET)
    connection.execute(wishes.delete().where(lapsed | met))
