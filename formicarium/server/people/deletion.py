"""Forgetting somebody for good, and leaving others' matches whole.

Every module that keeps something of people gives a function here, which takes away what is only theirs. Where
others played with them, their seat stays, without a name; records and rows of a match stay as they are:
they name nobody but by a number that leads nowhere any more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import sqlalchemy as sa

from formicarium.server.keeping.meetings import wishes
from formicarium.server.keeping.order import bans, bonds, deeds, friend_links, invitations, reports, roles
from formicarium.server.keeping.people import codes, days_off, passkeys, played, tickets
from formicarium.server.keeping.posted import browsers, notices, wants
from formicarium.server.keeping.private import notes, plans
from formicarium.server.keeping.storage import (
    accounts,
    chats,
    devices,
    guests,
    known,
    lessons,
    sitters,
    tables,
)
from formicarium.server.keeping.sweeping import throw_away
from formicarium.server.meeting import leaving as tournaments
from formicarium.server.order import leaving as order
from formicarium.server.people.seating import Chair, hand_over, lock_table, read_chairs
from formicarium.server.rating import leaving as ratings

Forgetting: TypeAlias = Callable[[sa.Connection, str], None]


class Left(NamedTuple):
    """What is left of their tables."""

    open: list[str]  # matches that others go on with
    changed: list[str]  # other tables where a name or a line has gone
    thrown: list[str]


def forget(connection: sa.Connection, guest: str) -> Left:
    """Take away all that is theirs, in one go."""
    left = _get_up(connection, guest)
    spoken = set(connection.scalars(sa.select(chats.c.match).where(chats.c.guest == guest)))
    for take_away in FORGETTING:
        take_away(connection, guest)
    return left._replace(changed=sorted(spoken.union(left.changed).difference(left.thrown, left.open)))


def _get_up(connection: sa.Connection, guest: str) -> Left:
    """Leave all seats. A table that is not over goes where nobody else sits; a finished one stays."""
    sat = set(connection.scalars(sa.select(sitters.c.match).where(sitters.c.guest == guest)))
    sat |= set(connection.scalars(sa.select(tables.c.id).where(tables.c.creator == guest)))
    left = Left([], [], [])
    for match in sorted(sat):  # in one order on every node: two can then never wait for each other
        lock_table(connection, match)
        over = connection.scalar(sa.select(tables.c.over).where(tables.c.id == match))
        chairs = read_chairs(connection, [match])[match]
        if not over and not any(chair.guests - {guest} for chair in chairs):
            left.thrown.append(match)
            continue
        (left.changed if over else left.open).append(match)
        for chair in chairs:
            if guest in chair.guests:
                hand_over(connection, match, _left_behind(chair, bool(over)))
        made = (tables.c.id == match) & (tables.c.creator == guest)
        connection.execute(tables.update().where(made).values(creator=""))
    throw_away(connection, left.thrown)
    return left


def _left_behind(chair: Chair, over: bool) -> Chair:
    """The seat as it is without them: in a match that goes on, it is free, and the others see to it."""
    kind, bot = (chair.kind, chair.bot) if over or not chair.manned else ("open", None)
    return Chair(chair.seat, kind, bot, "" if chair.manned else chair.name)


def all_of(table: sa.Table, by: str = "guest") -> Forgetting:
    """A function that takes away the rows that are somebody's."""

    def take_away(connection: sa.Connection, guest: str) -> None:
        connection.execute(table.delete().where(table.c[by] == guest))

    return take_away


# What hangs on a guest goes before the guest.
FORGETTING: tuple[Forgetting, ...] = (
    order.forget,
    ratings.forget,
    tournaments.forget,
    *map(all_of, (chats, played, lessons, known, wishes, codes, passkeys, tickets, devices, accounts)),
    *map(all_of, (notices, browsers, wants, notes, plans, days_off)),
    *map(all_of, (bonds, friend_links, invitations, bans, roles, reports, deeds)),
    all_of(bonds, by="other"),
    all_of(invitations, by="by"),
    all_of(reports, by="about"),
    all_of(guests, by="id"),
)
