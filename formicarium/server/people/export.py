"""All that is kept of somebody, as plain data: for them alone.

Every module that keeps something of people gives a function here: it gets a guest, and tells what there is in
numbers, texts, lists and dicts. Secrets (digests, keys, the links of others) are no part of it, nor is what
others said or hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa

from formicarium.server.keeping.meetings import wishes
from formicarium.server.keeping.order import bans, bonds, invitations, reports, roles
from formicarium.server.keeping.people import days_off, passkeys, played
from formicarium.server.keeping.posted import browsers, notices, wants
from formicarium.server.keeping.private import notes, plans
from formicarium.server.keeping.storage import (
    accounts,
    chats,
    devices,
    guests,
    known,
    lessons,
    seats,
    sitters,
    tables,
)
from formicarium.server.meeting import leaving as tournaments
from formicarium.server.order import leaving as order
from formicarium.server.rating import leaving as ratings

Contribution: TypeAlias = Callable[[sa.Connection, str], Any]


def export(connection: sa.Connection, guest: str) -> dict[str, Any]:
    """Everything, by what it is; times are seconds since 1970."""
    return {name: tell(connection, guest) for name, tell in CONTRIBUTIONS.items()}


def _person(connection: sa.Connection, guest: str) -> dict[str, Any]:
    joined = guests.outerjoin(accounts, accounts.c.guest == guests.c.id)
    told = (
        guests.c.name,
        accounts.c.shown.label("account"),
        accounts.c.mail,
        accounts.c.open.label("profile_open"),
        guests.c.created,
    )
    rows = _rows(connection, sa.select(*told).select_from(joined).where(guests.c.id == guest))
    return rows[0] if rows else {}


def _tables(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    """Where they sit or sat; the record of a finished match is at /api/tables/{table}/record."""
    joined = sitters.join(tables, tables.c.id == sitters.c.match).join(
        seats, (seats.c.match == sitters.c.match) & (seats.c.seat == sitters.c.seat)
    )
    told = (
        tables.c.id.label("table"),
        tables.c.game,
        sitters.c.seat,
        seats.c.name,
        (tables.c.creator == guest).label("made"),
        tables.c.created,
        tables.c.changed,
        tables.c.over,
        tables.c.result,
    )
    chosen = sa.select(*told).select_from(joined).where(sitters.c.guest == guest)
    found = _rows(connection, chosen.order_by(tables.c.created, tables.c.id, sitters.c.seat))
    found += _made(connection, guest)
    for row in found:
        row["result"] = msgspec.json.decode(row["result"]) if row["over"] and row["result"] else None
    return found


def _made(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    """Tables they have made and do not sit at."""
    sat = sa.select(sitters.c.match).where(sitters.c.guest == guest)
    told = (
        *(tables.c.id.label("table"), tables.c.game, sa.null().label("seat"), sa.literal("").label("name")),
        *(sa.true().label("made"), tables.c.created, tables.c.changed, tables.c.over, tables.c.result),
    )
    mine = (tables.c.creator == guest) & tables.c.id.not_in(sat)
    return _rows(connection, sa.select(*told).where(mine).order_by(tables.c.created, tables.c.id))


def _bonds(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    joined = bonds.outerjoin(guests, guests.c.id == bonds.c.other)
    told = (bonds.c.at, bonds.c.kind, guests.c.name)
    mine = sa.select(*told).select_from(joined).where(bonds.c.guest == guest)
    return _rows(connection, mine.order_by(bonds.c.at))


def all_of(table: sa.Table, *columns: str) -> Contribution:
    """A contribution that tells these columns of the rows that are somebody's."""

    def tell(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
        chosen = sa.select(*(table.c[name] for name in columns)).where(table.c.guest == guest)
        return _rows(connection, chosen.order_by(*(table.c[name] for name in columns)))

    return tell


def _rows(connection: sa.Connection, chosen: sa.Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(chosen).mappings()]


CONTRIBUTIONS: dict[str, Contribution] = {
    "person": _person,
    "logged_in_since": all_of(devices, "created"),
    "passkeys": all_of(passkeys, "created", "name", "used"),
    "tables": _tables,
    "matches_played": all_of(played, "at", "match", "game", "seats", "result"),
    "ratings": ratings.exported,
    "chat": all_of(chats, "at", "match", "text"),
    "reports": all_of(reports, "at", "match", "name", "why", "words"),
    "bans": all_of(bans, "at", "what", "until", "why"),
    "friends_muted_and_blocked": _bonds,
    "order": order.exported,
    "roles": all_of(roles, "role"),
    "invitations": all_of(invitations, "at", "match"),
    "notes": all_of(notes, "at", "match", "text"),
    "planned": all_of(plans, "match", "seat", "at", "words"),
    "days_off": all_of(days_off, "since", "until"),
    "lessons": all_of(lessons, "at", "game", "lesson"),
    "waits_for": all_of(wishes, "since", "game", "variant", "seats", "pace", "rated"),
    "notices_wanted": all_of(wants, "push", "mail", "language"),
    "browsers": all_of(browsers, "created", "endpoint"),
    "notices": all_of(notices, "made", "kind", "match"),
    "tournaments": tournaments.exported,
    "known": all_of(known, "at", "game", "kind", "key"),
}
