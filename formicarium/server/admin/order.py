"""`formicarium admin …` about tables and people: look, close, rename, ban, delete, remove, tell everybody.

It works on the database, whether a server runs or not; one that runs notices within seconds.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sa

from formicarium.core.errors import OptionError
from formicarium.server.keeping.storage import accounts, chats, guests, seats, sitters, tables
from formicarium.server.lobby import closing
from formicarium.server.order import announcements, reports, roles
from formicarium.server.people import bans, deletion, identity


class TableLine(NamedTuple):
    """A table, as a host lists it."""

    id: str
    game: str
    state: str  # "waiting", "playing", "over" or "trouble"
    names: str
    idle: float  # seconds since the last change


class PersonLine(NamedTuple):
    """Somebody, as a host lists them."""

    guest: str
    name: str
    account: str | None
    tables: int
    bans: str
    moderator: bool


def list_tables(connection: sa.Connection, game: str | None, over: bool, most: int) -> Iterator[TableLine]:
    """The latest first."""
    chosen = sa.select(tables).where(tables.c.over == over)
    if game is not None:
        chosen = chosen.where(tables.c.game == game)
    now = time.time()
    for table in connection.execute(chosen.order_by(tables.c.changed.desc()).limit(most)).all():
        named = sa.select(seats.c.name, seats.c.kind, seats.c.bot).where(seats.c.match == table.id)
        who = [row.name or row.bot or row.kind for row in connection.execute(named.order_by(seats.c.seat))]
        playing = "playing" if table.begun is not None else "waiting"
        state = "trouble" if table.trouble else "over" if table.over else playing
        yield TableLine(table.id, table.game, state, ", ".join(who), now - table.changed)


def close_table(connection: sa.Connection, id: str) -> None:
    if not closing.close(connection, id):
        raise OptionError(f"{id}: nobody is playing at such a table")


def list_people(connection: sa.Connection, word: str, most: int) -> list[PersonLine]:
    """Whose name, account or id has this word in it."""
    like = f"%{word.casefold()}%"
    joined = guests.outerjoin(accounts, accounts.c.guest == guests.c.id)
    fits = sa.func.lower(guests.c.name).like(like) | accounts.c.name.like(like) | (guests.c.id == word)
    told = (guests.c.id, guests.c.name, accounts.c.shown)
    chosen = sa.select(*told).select_from(joined).where(fits).order_by(guests.c.created.desc()).limit(most)
    return [_person(connection, *row) for row in connection.execute(chosen).all()]


def _person(connection: sa.Connection, guest: str, name: str, account: str | None) -> PersonLine:
    sat = sa.select(sa.func.count(sitters.c.match.distinct())).where(sitters.c.guest == guest)
    held = ", ".join(each.what for each in bans.bans_on(connection, guest))
    keeps = roles.is_moderator(connection, guest)
    return PersonLine(guest, name, account, connection.scalar(sat) or 0, held, keeps)


def person_of(connection: sa.Connection, who: str) -> str:
    """The guest behind an account's name or an id; OptionError if there is nobody."""
    if found := identity.find_account(connection, who):
        return found[0]
    known = connection.scalar(sa.select(guests.c.id).where(guests.c.id == who))
    if known is None:
        raise OptionError(
            f"{who} is neither an account nor the id of a guest (see `formicarium admin people`)"
        )
    return str(known)


def rename(connection: sa.Connection, who: str, name: str) -> None:
    """Another name to show, at all tables; an account is called so, too."""
    guest, shown = person_of(connection, who), identity.clean(name, 40)
    if not shown:
        raise OptionError("a name has letters")
    if identity.account_of(connection, guest) is not None:
        taken = identity.find_account(connection, shown)
        if taken is not None and taken[0] != guest:
            raise OptionError(f"{shown} is another account's name")
        mine = accounts.c.guest == guest
        connection.execute(accounts.update().where(mine).values(name=shown.casefold(), shown=shown))
    identity.keep_guest(connection, guest, shown)
    sat = sa.select(sitters.c.match, sitters.c.seat).where(sitters.c.guest == guest)
    for match, seat in sorted(tuple(row) for row in connection.execute(sat)):
        here = (seats.c.match == match) & (seats.c.seat == seat) & (seats.c.kind == "person")
        connection.execute(seats.update().where(here).values(name=shown))


def ban(connection: sa.Connection, who: str, what: bans.What, days: float | None, why: str) -> None:
    bans.ban(connection, person_of(connection, who), what, days, why)


def lift(connection: sa.Connection, who: str) -> None:
    if not bans.lift(connection, person_of(connection, who)):
        raise OptionError(f"{who} may do everything already")


def delete(connection: sa.Connection, who: str) -> None:
    deletion.forget(connection, person_of(connection, who))


def appoint(connection: sa.Connection, who: str, off: bool) -> None:
    """Let an account keep order, or no more."""
    guest = person_of(connection, who)
    if identity.account_of(connection, guest) is None:
        raise OptionError(f"{who} has no account: moderators need one")
    (roles.dismiss if off else roles.appoint)(connection, guest)


def list_chat(connection: sa.Connection, table: str) -> list[str]:
    """What was said at a table, each line with its number."""
    chosen = sa.select(chats).where(chats.c.match == table).order_by(chats.c.id)
    return [
        f"{row.id}  {row.name or '?'}: {'(removed)' if row.removed else row.text}"
        for row in connection.execute(chosen)
    ]


def remove_chat(connection: sa.Connection, lines: list[int]) -> None:
    if not reports.remove_lines(connection, lines):
        raise OptionError("there are no such lines, or they are removed already")


def announce(connection: sa.Connection, en: str, fr: str, hours: float) -> int:
    return announcements.announce(connection, en, fr, hours)


def withdraw(connection: sa.Connection, id: int) -> None:
    if not announcements.withdraw(connection, id):
        raise OptionError(f"nobody is told {id}")
