"""What is proposed at a table, and who agrees: a draw, to end without a result, somebody else for a seat.

Consents are rows of their own, one for each seat: they survive a restart, every node reads the same, and
saying it twice is saying it once. A proposal is carried out when everybody agrees whose word counts.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

import msgspec
import sqlalchemy as sa

from formicarium.core.ending import How
from formicarium.server import wire
from formicarium.server.keeping.storage import consents
from formicarium.server.people.seating import hand_over, lock_table
from formicarium.server.table import company
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.table.room import Room
    from formicarium.server.table.visitors import Visitor

Matter: TypeAlias = tuple[wire.What, Seat | None]  # what, and about which seat
Consents: TypeAlias = Mapping[Matter, Mapping[Seat, bool]]  # who agrees (True) or is against it (False)

ALL = -1  # in the rows, the target of what concerns everybody
ENDS: dict[wire.What, How] = {"draw": "drawn", "end": "ended"}


# Telling


def news(room: Room, visitors: Iterable[Visitor]) -> Iterator[tuple[Visitor, wire.Company]]:
    """Who is missing, what is proposed, and what each of these visitors may do about it."""
    missing, now = company.missing(room), proposed(room)
    for visitor in visitors:
        yield visitor, wire.Company(missing, now, company.ways(room, visitor))


def stamp(told: wire.Company) -> bytes:
    """Two of a kind are no news, though meanwhile the wait is shorter."""
    waits = [msgspec.structs.replace(one, wait=float(one.wait > 0)) for one in told.missing]
    return wire.encode(msgspec.structs.replace(told, missing=waits))


def proposed(room: Room) -> list[wire.Proposal]:
    """What is proposed now. Whoever does not play any more has no say."""
    if room.ledger.over:
        return []
    found = []
    for (what, target), said in room.consents.items():
        agree, against = (
            [seat for seat, agrees in said.items() if agrees == wanted and room.chairs[seat].manned]
            for wanted in (True, False)
        )
        if agree and (what != "draw" or company.may_draw(room)):
            need = sorted(_needed(room, what, target) - set(agree) - set(against))
            found.append(wire.Proposal(what, target, agree, against, need))
    return found


def _needed(room: Room, what: wire.What, target: Seat | None) -> set[Seat]:
    """Whose word it takes: nobody's but the proposer's for the seat of somebody who is gone.

    Silence is no draw: for that even those are waited for who are away.
    """
    if what == "draw":
        return set(company.players(room))
    alone = target is not None and company.is_gone(room, target)
    return set() if alone else company.voters(room, target)


# Agreeing


async def consent(room: Room, visitor: Visitor, wish: wire.Consent) -> str | None:
    """Propose, agree, decline or take back; a reason if that cannot be."""
    async with room.once_told():
        if refusal := _refusal(room, visitor, wish):
            return refusal
    if not room.house.gate.allows("wishes", visitor.guest, room.house.config.limits.wishes, 60):
        return "error-too-often"
    await room.house.database.write(lambda connection: _write(connection, room.id, visitor.seats, wish))
    await room.house.lobby.seats_changed(room)
    await settle(room)
    return None


def _refusal(room: Room, visitor: Visitor, wish: wire.Consent) -> str | None:
    if not visitor.seats:
        return "refused-not-yours"
    if room.begun is None:
        return "refused-not-begun"
    if room.ledger.trouble is not None:
        return "refused-trouble"
    if room.ledger.over:
        return "refused-match-over"
    if wish.what == "end" and not company.may_end(room, visitor.seats):
        return "error-rated-goes-on"
    if wish.what in ENDS:
        return "refused-no-draw" if wish.what == "draw" and not company.may_draw(room) else None
    if wish.target is None or wish.target >= len(room.chairs):
        return "error-no-seat"
    if wish.target in visitor.seats:
        return "refused-own-seat"
    may = company.may_replace(room, visitor.seats, wish.target)
    return None if may or not wish.agrees else "refused-not-gone"


def _write(connection: sa.Connection, match: str, mine: tuple[Seat, ...], wish: wire.Consent) -> None:
    lock_table(connection, match)
    matter = wish.what, wish.target if wish.what not in ENDS else None
    said = read_consents(connection, [match])[match].get(matter, {})
    others = any(agrees for seat, agrees in said.items() if seat not in mine)
    if not wish.agrees and not others:
        _forget(connection, match, matter)  # a proposal of one's own
        return
    connection.execute(consents.delete().where(_about(match, matter) & consents.c.seat.in_(mine)))
    values = {"match": match, "what": matter[0], "target": _target(matter), "agrees": wish.agrees}
    rows = [{**values, "seat": seat, "at": time.time()} for seat in mine]
    connection.execute(consents.insert(), rows)


# Lapsing


def lapsing(room: Room, seat: Seat) -> list[Matter]:
    """What the seat lets lapse by playing on: a draw it was offered, a vote on it, and what was declined."""
    return [
        (one.what, one.target)
        for one in proposed(room)
        if one.against or seat == one.target or (one.what == "draw" and seat in one.need)
    ]


async def lapse(room: Room, matters: list[Matter]) -> None:
    """The game has gone on: what was proposed is off the table, as soon as everybody sees that it has."""
    await room.audience.until_told()

    def write(connection: sa.Connection) -> None:
        lock_table(connection, room.id)
        for matter in matters:
            _forget(connection, room.id, matter)

    await room.house.database.write(write)
    await room.house.lobby.seats_changed(room)


# Carrying out


async def settle(room: Room) -> None:
    """Do what all have agreed to."""
    for proposal in proposed(room):
        alone = proposal.target is not None and company.is_gone(room, proposal.target)
        if not proposal.need and (alone or not proposal.against):
            await _carry_out(room, (proposal.what, proposal.target))


async def _carry_out(room: Room, matter: Matter) -> None:
    what, target = matter
    if what in ENDS:
        await room.end(ENDS[what])
        return
    assert target is not None
    async with room.lock:
        chair = company.stand_in(room, target) if what == "bot" else company.set_free(room, target)

    def write(connection: sa.Connection) -> None:
        lock_table(connection, room.id)
        if matter in read_consents(connection, [room.id])[room.id]:  # or another node was faster
            hand_over(connection, room.id, chair, time.time() + room.house.config.grace)
            for each in ("bot", "friend"):
                _forget(connection, room.id, (each, target))

    await room.house.database.write(write)
    await room.house.lobby.seats_changed(room)


# Rows


def read_consents(connection: sa.Connection, matches: Sequence[str]) -> dict[str, Consents]:
    """What is proposed at several tables at once."""
    found: dict[str, dict[Matter, dict[Seat, bool]]] = {match: {} for match in matches}
    chosen = sa.select(consents).where(consents.c.match.in_(matches))
    for row in connection.execute(chosen.order_by(consents.c.at, consents.c.seat)):
        matter = row.what, None if row.target == ALL else row.target
        found[row.match].setdefault(matter, {})[row.seat] = row.agrees
    return dict(found)


def _target(matter: Matter) -> int:
    return ALL if matter[1] is None else matter[1]


def _about(match: str, matter: Matter) -> sa.ColumnElement[bool]:
    return (
        (consents.c.match == match) & (consents.c.what == matter[0]) & (consents.c.target == _target(matter))
    )


def _forget(connection: sa.Connection, match: str, matter: Matter) -> None:
    connection.execute(consents.delete().where(_about(match, matter)))
