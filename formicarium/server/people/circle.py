"""Who is close to whom, and who keeps away from whom: friends, muted and blocked people.

A bond is one person's wish about another. Two people are friends when both wish it. Who is muted is not heard
by who wished it; between people of whom one has blocked the other neither hears the other, and they are not
seated at one table. Nobody is told that somebody keeps away from them.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple, TypeAlias

import sqlalchemy as sa
from msgspec import Struct

from formicarium.server.keeping.order import bonds, friend_links, invitations
from formicarium.server.keeping.storage import accounts, guests
from formicarium.server.people import identity

Kind: TypeAlias = Literal["friend", "mute", "block"]

MOST = 500  # bonds of one person


class Bond(Struct):
    """One wish, as its owner may see it."""

    id: str
    kind: Kind
    name: str
    account: str | None


class Circle(NamedTuple):
    """Everybody somebody has to do with."""

    friends: list[Bond]
    asking: list[Bond]  # whom they wish for a friend, and who has not said so yet
    asked: list[Bond]  # who wishes for them; the bond is the other's
    muted: list[Bond]
    blocked: list[Bond]


def circle_of(connection: sa.Connection, guest: str) -> Circle:
    mine = _bonds(connection, bonds.c.guest == guest, bonds.c.other)
    theirs = _bonds(connection, (bonds.c.other == guest) & (bonds.c.kind == "friend"), bonds.c.guest)
    wished = {other for other, bond in mine if bond.kind == "friend"}
    wishing = {other for other, _ in theirs}
    away = {other for other, bond in mine if bond.kind == "block"}
    of = {kind: [each for each in mine if each[1].kind == kind] for kind in ("friend", "mute", "block")}
    return Circle(
        friends=[bond for other, bond in of["friend"] if other in wishing],
        asking=[bond for other, bond in of["friend"] if other not in wishing],
        asked=[bond for other, bond in theirs if other not in wished | away],
        muted=[bond for _, bond in of["mute"]],
        blocked=[bond for _, bond in of["block"]],
    )


def _bonds(
    connection: sa.Connection, which: sa.ColumnElement[bool], whom: sa.Column[str]
) -> list[tuple[str, Bond]]:
    """With whom, and as what."""
    told = (whom.label("whom"), bonds.c.id, bonds.c.kind, guests.c.name, accounts.c.shown)
    joined = bonds.join(guests, guests.c.id == whom).outerjoin(accounts, accounts.c.guest == whom)
    chosen = sa.select(*told).select_from(joined).where(which).order_by(guests.c.name, bonds.c.id)
    return [
        (row.whom, Bond(row.id, row.kind, row.name or row.shown or "", row.shown))
        for row in connection.execute(chosen)
    ]


def bind(connection: sa.Connection, guest: str, other: str, kind: Kind) -> str | None:
    """Wish that; twice is once. Why not, if it cannot be."""
    if guest == other:
        return "error-oneself"
    if kind == "friend" and not _both_have_accounts(connection, guest, other):
        return "error-friends-have-accounts"
    mine = bonds.c.guest == guest
    held = connection.scalar(sa.select(sa.func.count()).select_from(bonds).where(mine))
    if (held or 0) >= MOST:
        return "error-too-many-bonds"
    for each in (guest, other):
        identity.keep_guest(connection, each)
    if kind == "block":  # nobody is a friend of whom they block, nor invited by them
        both = sa.or_(mine & (bonds.c.other == other), (bonds.c.guest == other) & (bonds.c.other == guest))
        connection.execute(bonds.delete().where(both & (bonds.c.kind == "friend")))
        for one, by in ((guest, other), (other, guest)):
            here = (invitations.c.guest == one) & (invitations.c.by == by)
            connection.execute(invitations.delete().where(here))
    values = {"id": identity.new_id(), "guest": guest, "other": other, "kind": kind, "at": time.time()}
    connection.execute(_BIND, values)
    return None


_BIND = sa.text(
    "INSERT INTO bonds (id, guest, other, kind, at) VALUES (:id, :guest, :other, :kind, :at) "
    "ON CONFLICT DO NOTHING"
)


def _both_have_accounts(connection: sa.Connection, *both: str) -> bool:
    return all(identity.account_of(connection, each) is not None for each in both)


def release(connection: sa.Connection, guest: str, id: str) -> tuple[str, Kind] | None:
    """Take back a wish of one's own, or decline somebody's; with whom it was, and which."""
    either = (bonds.c.guest == guest) | ((bonds.c.other == guest) & (bonds.c.kind == "friend"))
    found = connection.execute(sa.select(bonds).where((bonds.c.id == id) & either)).first()
    if found is None:
        return None
    other = str(found.other if found.guest == guest else found.guest)
    gone = bonds.c.id == id
    if found.kind == "friend":  # whoever ends a friendship ends it for both
        back = (bonds.c.guest == found.other) & (bonds.c.other == found.guest) & (bonds.c.kind == "friend")
        gone = gone | back
    connection.execute(bonds.delete().where(gone))
    return other, found.kind


def wisher(connection: sa.Connection, guest: str, id: str) -> str | None:
    """Who wishes this person for a friend, by that bond."""
    here = (bonds.c.id == id) & (bonds.c.other == guest) & (bonds.c.kind == "friend")
    found = connection.scalar(sa.select(bonds.c.guest).where(here))
    return None if found is None else str(found)


def friend_of(connection: sa.Connection, guest: str, id: str) -> str | None:
    """Who is meant by a bond with a friend."""
    mine = (bonds.c.id == id) & (bonds.c.guest == guest) & (bonds.c.kind == "friend")
    other = connection.scalar(sa.select(bonds.c.other).where(mine))
    back = (bonds.c.guest == other) & (bonds.c.other == guest) & (bonds.c.kind == "friend")
    found = other is not None and connection.execute(sa.select(bonds.c.id).where(back)).first()
    return str(other) if found else None


# By a link


def link_of(connection: sa.Connection, guest: str) -> str:
    """The secret by which somebody can be made a friend."""
    connection.execute(_NEW_LINK, {"guest": guest, "secret": identity.new_id()})
    return str(connection.scalar(sa.select(friend_links.c.secret).where(friend_links.c.guest == guest)))


_NEW_LINK = sa.text(
    "INSERT INTO friend_links (guest, secret) VALUES (:guest, :secret) ON CONFLICT DO NOTHING"
)


def owner_of(connection: sa.Connection, secret: str) -> str | None:
    found = connection.scalar(sa.select(friend_links.c.guest).where(friend_links.c.secret == secret))
    return None if found is None else str(found)


def renew_link(connection: sa.Connection, guest: str) -> str:
    """The old one leads nowhere from now on."""
    connection.execute(friend_links.delete().where(friend_links.c.guest == guest))
    return link_of(connection, guest)


# Keeping away


def unheard_by(connection: sa.Connection, guest: str) -> frozenset[str]:
    """Whose words this person is not shown: the muted, the blocked, and those who block them."""
    mine = sa.select(bonds.c.other).where((bonds.c.guest == guest) & bonds.c.kind.in_(("mute", "block")))
    theirs = sa.select(bonds.c.guest).where((bonds.c.other == guest) & (bonds.c.kind == "block"))
    return frozenset(connection.scalars(mine.union(theirs)))


def apart(connection: sa.Connection, guest: str, others: Iterable[str]) -> bool:
    """Does this person block any of them, or the other way round?"""
    return bool(kept_apart(connection, guest).intersection(others))


def kept_apart(connection: sa.Connection, guest: str) -> frozenset[str]:
    """With whom this person is not seated."""
    mine = sa.select(bonds.c.other).where((bonds.c.guest == guest) & (bonds.c.kind == "block"))
    theirs = sa.select(bonds.c.guest).where((bonds.c.other == guest) & (bonds.c.kind == "block"))
    return frozenset(connection.scalars(mine.union(theirs)))


def pairs_apart(connection: sa.Connection, guests: Collection[str]) -> set[frozenset[str]]:
    """Those among them of whom one has blocked the other."""
    among = bonds.c.guest.in_(guests) & bonds.c.other.in_(guests) & (bonds.c.kind == "block")
    found = connection.execute(sa.select(bonds.c.guest, bonds.c.other).where(among))
    return {frozenset((row.guest, row.other)) for row in found}


# Guests who log in


def bring_along(connection: sa.Connection, guest: str, account: str) -> frozenset[str]:
    """What a guest wished counts for the account they log in to; so does what others wished about them.

    These others are told: what they hear changes.
    """
    either = (bonds.c.guest == guest) | (bonds.c.other == guest)
    wishes = connection.execute(sa.select(bonds).where(either)).all()
    for wish in wishes:
        one, other = (account if each == guest else each for each in (wish.guest, wish.other))
        bind(connection, one, other, wish.kind)
    connection.execute(bonds.delete().where(either))
    return frozenset(wish.guest for wish in wishes if wish.other == guest)
