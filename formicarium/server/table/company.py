"""Who keeps a match going: who has left or is away, who may decide what without them, and how one gives up.

Nothing here looks at what anybody is asked, or holds: who has the page open is public, and so is a clock that
runs out on an open question. So a wait, a vote or a refusal cannot tell a secret.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from formicarium.server import wire
from formicarium.server.keeping.storage import seats
from formicarium.server.people import days_off
from formicarium.server.people.seating import Chair, hand_over
from formicarium.server.table import clocks
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.table.room import Room
    from formicarium.server.table.visitors import Visitor

COMING_BACK = 60.0  # seconds
_BY_CLOCK = {"live": 0, "none": 1, "slow": 2}  # in the setting `absence`


# Who is there


def players(room: Room) -> list[Seat]:
    """The seats that people play."""
    return [chair.seat for chair in room.chairs if chair.manned]


def expected(room: Room) -> list[Seat]:
    """Those of them whose word counts: who is missing for too long is not waited for."""
    gone = {one.seat for one in missing(room) if not one.wait}
    return [seat for seat in players(room) if seat not in gone]


def missing(room: Room) -> list[wire.Missing]:
    """Seats whose people have left, are away, or let the clock play for them."""
    if not room.under_way or room.ledger.over:
        return []
    now, present = time.time(), room.audience.present()
    return [
        one for chair in room.chairs if (one := _missing(room, chair, present[chair.seat], now)) is not None
    ]


def _missing(room: Room, chair: Chair, present: bool, now: float) -> wire.Missing | None:
    if chair.kind == "open":
        return wire.Missing(chair.seat, "left", 0.0)
    if not chair.manned:
        return None
    if room.clock.seconds and room.ledger.times_late(chair.seat) >= room.house.config.lates:
        return wire.Missing(chair.seat, "late", 0.0)
    if present:
        return None
    return wire.Missing(chair.seat, "away", round(max(0.0, _until(room, chair) - now), 1))


def _until(room: Room, chair: Chair) -> float:
    """When the others need not wait for somebody any more. After a restart there is a moment to come back."""
    known = chair.seen, room.audience.seen.get(chair.seat), clocks.begun_at(room)
    seen = max(at for at in known if at is not None)
    away = days_off.runs_out(seen, patience(room), chair.off)
    return max(away, room.house.started + min(COMING_BACK, patience(room)))


def patience(room: Room) -> float:
    """For how many seconds somebody may be away before others may decide about the seat alone."""
    return room.house.config.absence[_BY_CLOCK[room.clock.kind]]


async def note_absence(room: Room, gone: tuple[Seat, ...]) -> None:
    """Somebody has closed the page: write down when, if nobody else is there for the seat."""
    here = {seat for visitor in room.audience.visitors for seat in visitor.seats}
    left = [seat for seat in gone if seat not in here]
    if not left or room.begun is None:
        return
    now = time.time()
    for seat in left:
        room.chairs[seat].seen = now
    places = (seats.c.match == room.id) & seats.c.seat.in_(left)
    await room.house.database.write(lambda c: c.execute(seats.update().where(places).values(seen=now)))


# Giving up


def rest(room: Room) -> list[Seat]:
    """The seats that have not given up."""
    return [chair.seat for chair in room.chairs if chair.seat not in room.ledger.conceded]


def is_last(room: Room, seat: Seat) -> bool:
    """Is the match over when this seat gives up? When one is left, or nobody but bots."""
    others = [other for other in rest(room) if other != seat]
    return len(others) == 1 or not any(room.chairs[other].manned for other in others)


async def concede(room: Room, seat: Seat, author: str, key: str) -> wire.Refused | None:
    """The seat gives up and comes in behind all who do not. If the match goes on, a bot plays its turns."""
    while not (room.closed or room.ledger.over or seat in room.ledger.conceded):
        last = is_last(room, seat)
        due = time.time() + room.house.config.grace
        also = None if last else partial(hand_over, match=room.id, chair=stand_in(room, seat), due=due)
        if await room.write(room.ledger.concede(seat, last, author, key), also):
            return None  # otherwise another row was faster, and has been read
    if room.closed:
        return wire.refused("refused-late")  # nobody hears it: they are let go, and send it again
    return None if (author, key) in room.ledger.keys else wire.refused("refused-match-over")


def stand_in(room: Room, seat: Seat) -> Chair:
    """The seat with a bot that plays for those who sat there: they keep the name, and may come back."""
    chair = room.chairs[seat]
    bot = room.house.bots.names(room.game)[-1]
    stays = chair.name if chair.guests else ""
    return Chair(seat, "bot", bot, stays, guests=chair.guests, seen=chair.seen)


def set_free(room: Room, seat: Seat) -> Chair:
    """The seat for whoever gets its new link; until then whoever sat there may come back."""
    chair = room.chairs[seat]
    return Chair(seat, "open", None, chair.name, guests=chair.guests, seen=chair.seen)


# What one may do


def ways(room: Room, visitor: Visitor) -> wire.Ways:
    playing = room.under_way and not room.ledger.over
    mine = visitor.seats if playing else ()
    seat = visitor.eyes if visitor.eyes in mine else next(iter(mine), None)
    return wire.Ways(
        concede=None if seat is None else "end" if is_last(room, seat) else "bot",
        draw=bool(mine) and may_draw(room),
        end=may_end(room, mine),
        replace=[seat for seat in range(len(room.chairs)) if may_replace(room, mine, seat)],
        take=[chair.seat for chair in room.chairs if playing and may_take(room, chair, visitor.guest)],
    )


def may_end(room: Room, mine: tuple[Seat, ...]) -> bool:
    """May those who play these seats have it end without a result? Not a rated match with bots alone."""
    others = (chair for chair in room.chairs if chair.seat not in mine)
    return bool(mine) and not (room.rated and all(chair.kind == "bot" for chair in others))


def may_draw(room: Room) -> bool:
    """Where the game knows a draw and no bot plays: a bot could not agree."""
    return room.ledger.match.game.draws and all(room.chairs[seat].manned for seat in rest(room))


def may_replace(room: Room, mine: tuple[Seat, ...], target: Seat) -> bool:
    """May those who play these seats give another one to somebody else, or vote for it?"""
    chair = room.chairs[target]
    if not mine or target in mine or chair.kind == "bot":
        return False
    return is_gone(room, target) or len({room.chairs[seat].guests for seat in voters(room, target)}) > 1


def is_gone(room: Room, seat: Seat) -> bool:
    """Need nobody wait for this seat any more?"""
    return any(one.seat == seat and not one.wait for one in missing(room))


def voters(room: Room, target: Seat | None) -> set[Seat]:
    """Whose word is needed for what concerns all, or all but one."""
    return {seat for seat in expected(room) if seat != target}


def may_take(room: Room, chair: Chair, guest: str) -> bool:
    """May this guest sit down here without an invitation?"""
    if room.seats_of(guest) or chair.manned or chair.seat in room.ledger.conceded:
        return False
    if guest in chair.guests:
        return True  # it was theirs
    return room.listed and (chair.kind == "open" or room.joinable) and not _plays_for(room, chair)


def _plays_for(room: Room, chair: Chair) -> bool:
    """Does a bot keep the seat for somebody who is away?"""
    return chair.kind == "bot" and bool(chair.guests)
