"""Days off: while somebody has them, the slow clocks of their tables stand still, and everybody there knows.

One break is under way or ahead at a time, and all that fall into a year come to so many days at most. What
has passed stays known: clocks are counted from rows, and must count the same again.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

import sqlalchemy as sa

from formicarium.server.keeping.people import days_off
from formicarium.server.keeping.storage import guests, sitters, tables
from formicarium.server.people.identity import keep_guest

DAY = 86_400.0
YEAR = 365 * DAY
LEAST = 60.0  # seconds: what has lasted less was a slip, and leaves no trace

Break: TypeAlias = tuple[float, float]  # from when, until when


class DaysOff(NamedTuple):
    """What somebody may know of their own."""

    now: Break | None  # under way or ahead
    left: float  # days that may be taken beside it


# Counting


def joined(breaks: Iterable[Break]) -> tuple[Break, ...]:
    """The same time in breaks that do not touch, in their order.

    >>> joined([(4.0, 6.0), (0.0, 2.0), (1.0, 3.0)])
    ((0.0, 3.0), (4.0, 6.0))
    """
    found: list[Break] = []
    for since, until in sorted(breaks):
        if found and since <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], until)
        else:
            found.append((since, until))
    return tuple(found)


def ran(since: float, until: float, breaks: Iterable[Break]) -> float:
    """For how many seconds between two moments a clock ran that stands still in these breaks.

    >>> ran(0.0, 10.0, ((2.0, 5.0), (9.0, 20.0)))
    6.0
    """
    still = (max(0.0, min(until, end) - max(since, begin)) for begin, end in breaks)
    return max(0.0, until - since) - sum(still)


def runs_out(since: float, seconds: float, breaks: Sequence[Break]) -> float:
    """When so many seconds have run on such a clock.

    >>> [runs_out(0.0, seconds, ((2.0, 5.0),)) for seconds in (1.0, 2.0, 3.0)]
    [1.0, 2.0, 6.0]
    """
    at = since
    for begin, end in breaks:
        if end > at and begin - at < seconds:
            seconds -= max(0.0, begin - at)
            at = end
    return at + seconds


# Keeping


def read(connection: sa.Connection, guest: str, most: float) -> DaysOff:
    """Of somebody, where so many days are granted in a year."""
    now = time.time()
    breaks = _of(connection, guest)
    ahead = next((each for each in breaks if each[1] > now), None)
    spent = _spent(breaks, now) + (ahead[1] - max(ahead[0], now) if ahead else 0.0)
    return DaysOff(ahead, max(0.0, most - spent / DAY))


def take(connection: sa.Connection, guest: str, wish: Break, most: float) -> str | None:
    """Have this break, and no other that is not over yet; a reason if that cannot be."""
    keep_guest(connection, guest)
    connection.execute(sa.select(guests.c.id).where(guests.c.id == guest).with_for_update())  # one at a time
    now = time.time()
    since, until = max(wish[0], now), wish[1]
    if not since + LEAST <= until <= now + 2 * YEAR:
        return "error-days-off-when"
    before = [(begun, min(over, now)) for begun, over in _of(connection, guest) if begun < now]
    if _spent(before, since) + until - since > most * DAY + LEAST:
        return "error-days-off-many"
    end(connection, guest)
    connection.execute(days_off.insert().values(guest=guest, since=since, until=until))
    return None


def end(connection: sa.Connection, guest: str) -> None:
    """A break that is under way ends now, one that is ahead is not taken."""
    now, mine = time.time(), days_off.c.guest == guest
    connection.execute(days_off.delete().where(mine & (days_off.c.since > now - LEAST)))
    connection.execute(days_off.update().where(mine & (days_off.c.until > now)).values(until=now))


def concerned(connection: sa.Connection, guest: str) -> list[str]:
    """Their tables under way where a clock is slow; nodes look at these anew."""
    here = (sitters.c.guest == guest) & (tables.c.clock == "slow") & ~tables.c.over
    chosen = sa.select(tables.c.id).join(sitters, sitters.c.match == tables.c.id).where(here).distinct()
    return sorted(connection.scalars(chosen))


def look_anew(connection: sa.Connection, matches: Sequence[str]) -> None:
    """Some node finds out anew when these tables are due."""
    due = tables.c.id.in_(matches) & tables.c.due.is_not(None)
    connection.execute(tables.update().where(due).values(due=time.time()))


def at_tables(connection: sa.Connection, matches: Sequence[str]) -> dict[tuple[str, int], tuple[Break, ...]]:
    """The breaks of those who sit at slow tables, by table and seat."""
    found: dict[tuple[str, int], list[Break]] = {}
    chosen = (
        sa.select(sitters.c.match, sitters.c.seat, days_off.c.since, days_off.c.until)
        .join(days_off, days_off.c.guest == sitters.c.guest)
        .join(tables, tables.c.id == sitters.c.match)
        .where(sitters.c.match.in_(matches) & (tables.c.clock == "slow"))
    )
    for match, seat, since, until in connection.execute(chosen):
        found.setdefault((match, seat), []).append((since, until))
    return {place: joined(breaks) for place, breaks in found.items()}


def _of(connection: sa.Connection, guest: str) -> list[Break]:
    here = days_off.c.guest == guest
    chosen = sa.select(days_off.c.since, days_off.c.until).where(here).order_by(days_off.c.since)
    return [(since, until) for since, until in connection.execute(chosen)]


def _spent(breaks: Iterable[Break], at: float) -> float:
    """Seconds that breaks have taken of the year before."""
    return YEAR - ran(at - YEAR, at, breaks)
