"""Rated matches made by hand, for what follows their end."""

from __future__ import annotations

import json
from collections.abc import Sequence

import sqlalchemy as sa

from formicarium.server.house import SETTLERS
from formicarium.server.keeping.storage import accounts, guests, tables
from formicarium.server.lobby.settling import settle
from formicarium.server.people.seating import Chair, write_chairs
from formicarium.server.rating.contests import enlist

GAME = "antics"


def people(connection: sa.Connection, *names: str, open: bool = False) -> None:
    """Accounts; each is the guest of the same name."""
    connection.execute(guests.insert(), [{"id": name, "name": name, "created": 0.0} for name in names])
    rows = [{"name": name, "shown": name.title(), "secret": "", "guest": name} for name in names]
    connection.execute(accounts.insert(), [{**row, "created": 0.0, "open": open} for row in rows])


def begin(connection: sa.Connection, match: str, *players: str, rated: bool = True) -> list[Chair]:
    """A match begins between these; "bot:greedy" is a bot."""
    values = {"id": match, "game": GAME, "header": "", "clock": "slow", "seconds": 60, "listed": False}
    more = {"creator": "", "created": 0.0, "begun": 0.0, "number": 0, "waiting": "", "changed": 1.0}
    connection.execute(tables.insert().values(**values, **more, over=False, rated=rated))
    chairs = [_chair(seat, player) for seat, player in enumerate(players)]
    write_chairs(connection, match, chairs)
    enlist(connection, match)
    return chairs


def _chair(seat: int, player: str) -> Chair:
    kind, _, bot = player.partition(":")
    if bot:
        return Chair(seat, "bot", bot, "")
    return Chair(seat, "person", None, kind, guests=frozenset({kind}))


def over(
    connection: sa.Connection,
    match: str,
    ranks: Sequence[int] = (),
    how: str = "played",
    conceded: Sequence[int] = (),
) -> None:
    """It is over: lists say so, but nothing has followed yet."""
    result = json.dumps({"how": how, "ranks": list(ranks), "conceded": list(conceded)})
    here = tables.c.id == match
    connection.execute(tables.update().where(here).values(over=True, result=result))


def play(connection: sa.Connection, match: str, players: Sequence[str], ranks: Sequence[int]) -> None:
    """A whole match, settled."""
    begin(connection, match, *players)
    over(connection, match, ranks)
    assert settle(connection, match, SETTLERS)
