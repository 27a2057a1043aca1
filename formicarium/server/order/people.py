"""Finding people and giving them another name: for hosts, and for moderators."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from formicarium.server.keeping.storage import accounts, guests, seats, sitters
from formicarium.server.order import roles
from formicarium.server.people import bans, identity


class PersonInfo(Struct):
    """Somebody, as those who keep order see them."""

    guest: str
    name: str
    account: str | None
    tables: int
    bans: list[bans.Ban]
    moderator: bool


def find(connection: sa.Connection, word: str, most: int) -> list[PersonInfo]:
    """Whose name, account or id has this word in it, the latest first."""
    named = sa.func.lower(guests.c.name).contains(word.lower(), autoescape=True)
    called = accounts.c.name.contains(word.casefold(), autoescape=True)
    return _told(connection, named | called | (guests.c.id == word), most)


def known(connection: sa.Connection, guest: str) -> PersonInfo | None:
    """Who that is."""
    return next(iter(_told(connection, guests.c.id == guest, 1)), None)


def _told(connection: sa.Connection, which: sa.ColumnElement[bool], most: int) -> list[PersonInfo]:
    joined = guests.outerjoin(accounts, accounts.c.guest == guests.c.id)
    told = (guests.c.id, guests.c.name, accounts.c.shown)
    chosen = sa.select(*told).select_from(joined).where(which).order_by(guests.c.created.desc()).limit(most)
    return [_person(connection, *row) for row in connection.execute(chosen).all()]


def _person(connection: sa.Connection, guest: str, name: str, account: str | None) -> PersonInfo:
    sat = sa.select(sa.func.count(sitters.c.match.distinct())).where(sitters.c.guest == guest)
    held, keeps = bans.bans_on(connection, guest), roles.is_moderator(connection, guest)
    return PersonInfo(guest, name, account, connection.scalar(sat) or 0, held, keeps)


def rename(connection: sa.Connection, guest: str, name: str) -> str | None:
    """Another name to show, at all tables, and an account is called so, too; a reason if that cannot be."""
    if identity.account_of(connection, guest) is not None:
        if not identity.may_be_account(name):
            return "error-name"
        taken = identity.find_account(connection, name)
        if taken is not None and taken[0] != guest:
            return "error-name-taken"
        mine = accounts.c.guest == guest
        connection.execute(accounts.update().where(mine).values(name=name.casefold(), shown=name))
    if not name:
        return "error-name"
    identity.keep_guest(connection, guest, name)
    sat = sa.select(sitters.c.match, sitters.c.seat).where(sitters.c.guest == guest)
    for match, seat in sorted(tuple(row) for row in connection.execute(sat)):
        here = (seats.c.match == match) & (seats.c.seat == seat) & (seats.c.kind == "person")
        connection.execute(seats.update().where(here).values(name=name))
    return None
