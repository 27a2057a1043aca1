"""Sweeping up: tables that everybody has left long ago, and what belongs to nobody any more.

How long is counted by the house itself, in days that it has seen pass, and never by comparing times: a
clock that is set ahead takes nothing away. What was left for long enough is set aside first. It leaves the
lists, whoever opens it has it back, and only after some more days is it cleared away. A match that was played
to its end stays for ever if anybody who sat there has an account.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sa

from formicarium.server.keeping.meetings import wishes
from formicarium.server.keeping.order import bans, bonds, deeds, invitations, reports
from formicarium.server.keeping.people import days_off, played, tickets
from formicarium.server.keeping.posted import browsers, notices, wants
from formicarium.server.keeping.private import notes, plans
from formicarium.server.keeping.rated import rated
from formicarium.server.keeping.steady import steady
from formicarium.server.keeping.storage import (
    accounts,
    analyses,
    answers,
    chats,
    consents,
    devices,
    findings,
    guests,
    known,
    lessons,
    replays,
    seats,
    settings,
    sitters,
    tables,
)

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.sweeping")

DAY = 86_400.0
ROUND = 6 * 3600.0  # seconds between two rounds
AT_ONCE = 200  # tables that are cleared in one go: others want to write, too
TOLD = 30 * DAY  # seconds after which what was told of something that happened once is forgotten
COOKIES = 400.0  # days: no browser keeps a cookie for longer
_AGE = "age"  # the setting: days that the house has seen, and the time of the last look


class Keep(NamedTuple):
    """For how many days things are kept; 0 in the first two: for ever."""

    unfinished: float
    finished: float
    aside: float


class Swept(NamedTuple):
    """Tables that were set aside or cleared away."""

    aside: list[str]
    cleared: list[str]


async def make_rounds(house: House) -> None:
    """Again and again, for ever."""
    config = house.config
    keep = Keep(config.keep_unfinished, config.keep_finished, config.keep_aside)
    passed, looked = DAY, steady()  # however long nobody was here, it counts as one day
    while True:
        swept = Swept([], [])
        try:
            visited = frozenset(room.id for room in house.rooms if room.audience.sockets)
            job = partial(sweep, keep=keep, wall=time.time(), passed=passed, visited=sorted(visited))
            swept = await house.database.write(job)
        except Exception as error:  # the database is away: the next round finds what this one left
            log.error("sweeping failed with %s", type(error).__name__)
        for id in swept.cleared:
            if room := house.rooms.here(id):
                house.rooms.drop(room)
        if swept != ([], []):
            log.info("%d old tables set aside, %d cleared away", len(swept.aside), len(swept.cleared))
        await asyncio.sleep(1.0 if max(map(len, swept)) == AT_ONCE else ROUND)
        passed, looked = steady() - looked, steady()


def sweep(
    connection: sa.Connection, keep: Keep, wall: float, passed: float, visited: Collection[str] = ()
) -> Swept:
    """One round, at this time; no more than so many seconds have passed since the last."""
    age = _grow(connection, wall, passed)
    _note(connection, age)
    aside = _set_aside(connection, age, keep, visited)
    cleared = _clear(connection, age, keep, visited)
    _sweep_rest(connection, age, keep, wall)
    return Swept(aside, cleared)


def _grow(connection: sa.Connection, wall: float, passed: float) -> float:
    """The age of the house, in days. A clock that is set adds no more than has passed, and takes nothing."""
    first = sa.text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
    connection.execute(first, {"name": _AGE, "value": f"0 {wall!r}"})
    here = settings.c.name == _AGE
    text = connection.execute(sa.select(settings.c.value).where(here).with_for_update()).scalar_one()
    age, last = map(float, str(text).split())
    age += max(0.0, min(wall - last, passed)) / DAY
    connection.execute(settings.update().where(here).values(value=f"{age!r} {wall!r}"))
    return age


def _note(connection: sa.Connection, age: float) -> None:
    """Note what is new, or has changed, since the last round: from now on its quiet days are counted."""
    changed = tables.c.quiet_mark.is_distinct_from(tables.c.changed)
    now = {"quiet_since": age, "quiet_mark": tables.c.changed, "aside": None}
    connection.execute(tables.update().where(changed).values(now))
    for each in (replays, guests, devices):
        connection.execute(each.update().where(each.c.noted.is_(None)).values(noted=age))


def _before(age: float, days: float) -> float:
    """What is quiet since before this age has lasted for so many days; 0 days: nothing ever has."""
    return age - days if days else -1.0


def _set_aside(connection: sa.Connection, age: float, keep: Keep, visited: Collection[str]) -> list[str]:
    """Tables that nobody has touched for so long."""
    with_account = (
        sa.select(sitters.c.match)
        .join(accounts, accounts.c.guest == sitters.c.guest)
        .where(sitters.c.match == tables.c.id)
        .exists()
    )
    unfinished, finished = _before(age, keep.unfinished), _before(age, keep.finished)
    old = (~tables.c.over & (tables.c.quiet_since < unfinished)) | (
        tables.c.over & (tables.c.quiet_since < finished) & ~with_account
    )
    here = old & tables.c.aside.is_(None) & tables.c.id.not_in(visited)
    found = list(connection.scalars(sa.select(tables.c.id).where(here).limit(AT_ONCE)))
    connection.execute(tables.update().where(tables.c.id.in_(found)).values(aside=age))
    return found


def _clear(connection: sa.Connection, age: float, keep: Keep, visited: Collection[str]) -> list[str]:
    """Tables that nobody has asked for since they were set aside."""
    here = (tables.c.aside < age - keep.aside) & tables.c.id.not_in(visited)
    found = list(connection.scalars(sa.select(tables.c.id).where(here).limit(AT_ONCE)))
    throw_away(connection, found)
    return found


def bring_back(connection: sa.Connection, id: str) -> None:
    """Somebody wants a table that was set aside: its days are counted anew."""
    connection.execute(tables.update().where(tables.c.id == id).values(aside=None, quiet_mark=None))


def throw_away(connection: sa.Connection, ids: Sequence[str]) -> None:
    """Throw tables away, with everything that belongs to them."""
    connection.execute(tables.update().where(tables.c.rematch.in_(ids)).values(rematch=None))
    for each in (answers, chats, consents, invitations, notes, notices, plans, played, sitters, seats):
        connection.execute(each.delete().where(each.c.match.in_(ids)))
    forget_analyses(connection, analyses.c.replay.in_(ids))
    connection.execute(rated.delete().where(rated.c.match.in_(ids) & rated.c.turn.is_(None)))
    connection.execute(tables.delete().where(tables.c.id.in_(ids)))


def forget_analyses(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    gone = sa.select(analyses.c.replay).where(which)
    connection.execute(findings.delete().where(findings.c.replay.in_(gone)))
    connection.execute(analyses.delete().where(which))


def _sweep_rest(connection: sa.Connection, age: float, keep: Keep, wall: float) -> None:
    """Records that somebody brought, guests who have neither a seat, a table nor an account, old cookies."""
    before = _before(age, keep.finished)
    old = sa.select(replays.c.id).where(replays.c.noted < before)
    forget_analyses(connection, analyses.c.replay.in_(old))
    connection.execute(replays.delete().where(replays.c.noted < before))
    connection.execute(devices.delete().where(devices.c.noted < _before(age, COOKIES)))
    sits = sa.select(sitters.c.guest).where(sitters.c.guest == guests.c.id).exists()
    named = sa.select(accounts.c.guest).where(accounts.c.guest == guests.c.id).exists()
    made = sa.select(tables.c.creator).where(tables.c.creator == guests.c.id).exists()
    judged = sa.select(reports.c.id).where(
        (reports.c.about == guests.c.id) | (reports.c.guest == guests.c.id)
    )
    held = sa.select(bans.c.guest).where(bans.c.guest == guests.c.id).exists() | judged.exists()
    gone = sa.select(guests.c.id).where((guests.c.noted < before) & ~sits & ~named & ~made & ~held)
    for each in (lessons, known, wishes, notices, browsers, wants, bonds, notes, plans, days_off, deeds):
        connection.execute(each.delete().where(each.c.guest.in_(gone)))
    connection.execute(bonds.delete().where(bonds.c.other.in_(gone)))
    connection.execute(tickets.delete().where(tickets.c.until < wall))
    told = notices.c.push_due.is_(None) & notices.c.mail_due.is_(None) & (notices.c.kind != "turn")
    connection.execute(notices.delete().where(told & (notices.c.made < wall - TOLD)))
    connection.execute(guests.delete().where(guests.c.id.in_(gone)))
