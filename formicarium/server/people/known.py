"""What somebody has been told, or has met, in a game: so that nobody is told twice."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import sqlalchemy as sa
from msgspec import Meta, Struct

from formicarium.server.keeping.storage import known, sitters, tables
from formicarium.server.people import identity
from formicarium.server.people.allowance import digest, spend

if TYPE_CHECKING:
    from formicarium.server.house import House

Kind: TypeAlias = Literal["told", "used", "seen"]  # by the coach; rules that one's own moves used, or others'
Key: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]

WHAT = "known"  # counted by address
MOST = 2000  # of one kind, in one game


class Known(Struct):
    """By kind; in the order in which they came."""

    finished: bool  # a match of this game
    told: list[str] = []
    used: list[str] = []
    seen: list[str] = []


def known_to(connection: sa.Connection, guest: str, game: str) -> Known:
    mine = (known.c.guest == guest) & (known.c.game == game)
    chosen = sa.select(known.c.kind, known.c.key).where(mine).order_by(known.c.at, known.c.key)
    found = Known(_has_finished(connection, guest, game))
    for kind, key in connection.execute(chosen):
        getattr(found, kind).append(key)
    return found


def _has_finished(connection: sa.Connection, guest: str, game: str) -> bool:
    sat = sa.select(sitters.c.match).where(sitters.c.guest == guest)
    chosen = sa.select(tables.c.id).where(tables.c.id.in_(sat) & (tables.c.game == game) & tables.c.over)
    return connection.execute(chosen.limit(1)).first() is not None


async def remember(house: House, who: str, guest: str, game: str, kind: Kind, keys: Iterable[str]) -> None:
    """That this guest knows them; an address that has left too much behind is not remembered."""
    counted, most = digest(house, who), house.config.limits.known

    def write(connection: sa.Connection) -> bool:
        had = getattr(known_to(connection, guest, game), kind)
        new = sorted(set(keys).difference(had))[: max(0, MOST - len(had))]
        if not new:
            return True
        if not spend(connection, WHAT, counted, most, 3600, len(new)):
            return False
        identity.keep_guest(connection, guest)
        rows = [{"guest": guest, "game": game, "kind": kind, "key": key, "at": time.time()} for key in new]
        connection.execute(_REMEMBER, rows)
        return True

    if not await house.database.write(write):
        house.gate.turned_away(WHAT, who)


_REMEMBER = sa.text(
    "INSERT INTO known (guest, game, kind, key, at) VALUES (:guest, :game, :kind, :key, :at) "
    "ON CONFLICT DO NOTHING"
)
