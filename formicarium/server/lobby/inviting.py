"""Friends are invited to a free seat: they find the table among their own things, and may sit down there."""

from __future__ import annotations

import time

import sqlalchemy as sa
from msgspec import Struct

from formicarium.server.keeping.order import invitations
from formicarium.server.keeping.storage import guests, seats, tables
from formicarium.server.people import circle
from formicarium.server.people.identity import name_of
from formicarium.server.people.seating import lock_table, read_chairs
from formicarium.server.post import outbox
from formicarium.server.post.outbox import USUAL, Waits


class Invited(Struct):
    """A table that a friend invites to."""

    table: str
    game: str
    seat: int
    invitation: str
    by: str
    at: float


def invite(connection: sa.Connection, id: str, guest: str, bond: str, waits: Waits = USUAL) -> str | None:
    """Invite a friend to a table where one sits oneself; why not, if it cannot be."""
    other = circle.friend_of(connection, guest, bond)
    if other is None:
        return "error-nobody"
    lock_table(connection, id)
    chairs = read_chairs(connection, [id])[id]
    if not any(guest in chair.guests for chair in chairs):
        return "refused-not-yours"
    if any(other in chair.guests for chair in chairs):
        return "error-sits-there"
    if not any(chair.kind == "open" for chair in chairs):
        return "error-no-free-seat"
    values = {"match": id, "guest": other, "by": guest, "at": time.time()}
    connection.execute(_INVITE, values)
    free = next(chair for chair in chairs if chair.kind == "open")
    facts = {"name": name_of(connection, guest), "path": f"/join/{id}/{free.seat}/{free.invitation}"}
    outbox.tell(connection, waits, "invited", [other], f"invited:{id}", match=id, facts=facts)
    return None


_INVITE = sa.text(
    'INSERT INTO invitations ("match", guest, "by", at) VALUES (:match, :guest, :by, :at) '
    "ON CONFLICT DO NOTHING"
)


def invited(connection: sa.Connection, guest: str) -> list[Invited]:
    """Where friends wait for this person: each table with its first free seat."""
    mine = invitations.c.guest == guest
    offered = seats.c.match.in_(sa.select(invitations.c.match).where(mine)) & (seats.c.kind == "open")
    first = sa.select(seats.c.match, sa.func.min(seats.c.seat).label("seat")).where(offered)
    free = first.group_by(seats.c.match).subquery()
    joined = (
        invitations.join(tables, tables.c.id == invitations.c.match)
        .join(guests, guests.c.id == invitations.c.by)
        .join(free, free.c.match == tables.c.id)
        .join(seats, (seats.c.match == free.c.match) & (seats.c.seat == free.c.seat))
    )
    told = (tables.c.id, tables.c.game, seats.c.seat, seats.c.invitation, guests.c.name, invitations.c.at)
    chosen = sa.select(*told).select_from(joined).where(mine & ~tables.c.over)
    return [Invited(*row) for row in connection.execute(chosen.order_by(invitations.c.at.desc()))]


def decline(connection: sa.Connection, id: str, guest: str) -> None:
    here = (invitations.c.match == id) & (invitations.c.guest == guest)
    connection.execute(invitations.delete().where(here))
