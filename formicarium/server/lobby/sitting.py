"""Sitting down at a table, getting up, and going on from another device."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from formicarium.bots import called
from formicarium.core.registry import games
from formicarium.server.keeping.storage import seats, tables
from formicarium.server.lobby.cards import conceded, may_be_taken, read_tables
from formicarium.server.people import bans, circle, identity
from formicarium.server.people.seating import Chair, add_sitter, hand_over, lock_table, read_chairs, seated
from formicarium.server.rating.contests import enlist
from formicarium.server.refusals import Declined
from formicarium.server.table import proposals

if TYPE_CHECKING:
    from formicarium.server.house import House


_STATUS = {
    "error-invitation": 403,
    "error-rated-account": 403,
    "error-banned": 403,
    "error-kept-apart": 403,
    "error-no-table": 404,
}


async def sit(house: House, id: str, seat: int, guest: str, invitation: str | None) -> None:
    """Take a free seat, or a bot's where one may: with its invitation, or at a listed table without."""
    room = await house.lobby.room(id)
    if not 0 <= seat < len(room.chairs):
        raise Declined(404, "error-no-seat")

    def write(connection: sa.Connection) -> str | None:
        lock_table(connection, id)
        found = read_tables(connection, tables.c.id == id)
        if not found:
            return "error-no-table"
        table, chairs = found[0]
        chair = chairs[seat]
        if guest in chair.guests and chair.manned:
            return None
        there = {table.creator}.union(*(each.guests for each in chairs))
        if refusal := _refused(table, chairs, chair, guest, invitation) or kept_out(connection, guest, there):
            return refusal
        if table.rated and table.begun is None and identity.account_of(connection, guest) is None:
            return "error-rated-account"
        identity.keep_guest(connection, guest)
        name = identity.name_of(connection, guest)
        new = Chair(seat, "person", None, name, guests=frozenset({guest}), seen=time.time())
        hand_over(connection, id, new)
        if table.begun is None and not any(c.kind == "open" for c in chairs if c is not chair):
            begun = {"begun": time.time(), "due": time.time() + house.config.grace}
            connection.execute(tables.update().where(tables.c.id == id).values(begun))
            enlist(connection, id)
        return None

    if refusal := await house.database.write(write):
        raise Declined(_STATUS.get(refusal, 409), refusal)
    await house.lobby.seats_changed(room)


def _refused(table: Any, chairs: list[Chair], chair: Chair, guest: str, invitation: str | None) -> str | None:
    """Why this guest may not sit down here."""
    if guest in chair.guests and chair.seat not in conceded(table):
        return None  # it was theirs, and nobody has taken it since
    if chair.kind != "open" and not may_be_taken(table, chair):
        return "error-seat-taken"
    if (chair.kind == "bot" or table.rated) and any(guest in each.guests for each in chairs):
        return "error-one-seat"
    invited = invitation is not None and secrets.compare_digest(
        invitation.encode(), chair.invitation.encode()
    )
    return None if invited or table.listed else "error-invitation"


def kept_out(connection: sa.Connection, guest: str, there: Collection[str]) -> str | None:
    """Somebody who may not play for a while, or who would sit with whom they keep away from; why."""
    if refusal := bans.banned(connection, guest, "play"):
        return refusal
    return "error-kept-apart" if circle.apart(connection, guest, there) else None


async def leave(house: House, id: str, seat: int, guest: str, then: str, bot: str | None) -> None:
    """Get up: a bot takes over, or the seat is free (with a new invitation) and the others see to it."""
    room = await house.lobby.room(id)
    bots = house.bots.names(room.game)
    bot = called(games[room.game], bot or bots[-1])
    if then == "bot" and bot not in bots:
        raise Declined(400, "error-no-bot", bot=bot)

    def write(connection: sa.Connection) -> bool:
        lock_table(connection, id)
        chairs = read_chairs(connection, [id])[id]
        if seat not in seated(chairs, guest):
            return False  # nor is it any more, where it has changed hands a moment ago
        if then == "bot":
            hand_over(connection, id, Chair(seat, "bot", bot, ""))
        else:  # the others shall know who has left
            hand_over(connection, id, Chair(seat, "open", None, chairs[seat].name if room.begun else ""))
        now = time.time()
        if then == "bot" and not any(c.kind == "open" for c in chairs if c.seat != seat):
            due = {"due": now + house.config.grace}
            connection.execute(tables.update().where(tables.c.id == id).values(due))
            waiting = (tables.c.id == id) & tables.c.begun.is_(None)
            if connection.execute(tables.update().where(waiting).values(begun=now)).rowcount:
                enlist(connection, id)
        return True

    if not await house.database.write(write):
        raise Declined(403, "refused-not-yours")
    await house.lobby.seats_changed(room)
    await proposals.settle(room)  # what waited for their word alone


async def resume(house: House, secret: str, guest: str) -> str:
    """A personal link was opened, perhaps on another device: it may answer for the seat, too."""

    def write(connection: sa.Connection) -> str | None:
        match = connection.scalar(sa.select(seats.c.match).where(seats.c.resume == secret))
        if match is None:
            return None
        lock_table(connection, match)
        chairs = read_chairs(connection, [match])[match]
        meant = next((chair for chair in chairs if chair.resume == secret and chair.manned), None)
        if meant is None:
            return None  # the seat has changed hands, perhaps a moment ago
        identity.keep_guest(connection, guest)
        for chair in chairs:  # a hot seat's owner has several
            if chair.guests & meant.guests:
                add_sitter(connection, match, chair.seat, guest)
        return str(match)

    id = await house.database.write(write)
    if id is None:
        raise Declined(404, "error-no-link")
    await house.lobby.seats_changed(await house.lobby.room(id))
    return id
