"""Who may not chat, or may not begin to play, for a while: said by those who keep order.

Whoever is banned plays the matches they are in to their end: nobody else shall be stranded.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Literal, TypeAlias

import sqlalchemy as sa
from msgspec import Struct

from formicarium.server.keeping.meetings import entrants, tournaments, wishes
from formicarium.server.keeping.order import bans
from formicarium.server.people import identity

What: TypeAlias = Literal["chat", "play"]


class Ban(Struct):
    """What somebody may not do, until when (None: for ever), and why."""

    what: What
    until: float | None
    why: str


def ban(connection: sa.Connection, guest: str, what: What, days: float | None, why: str) -> None:
    """From now on for so many days (None: for ever); another ban of the kind gives way to this one."""
    identity.keep_guest(connection, guest)
    lift(connection, guest, what)
    now = time.time()
    until = None if days is None else now + days * 86_400
    connection.execute(bans.insert().values(guest=guest, what=what, until=until, why=why, at=now))
    if what == "play":
        connection.execute(wishes.delete().where(wishes.c.guest == guest))  # nobody is brought to them
        _withdraw(connection, guest)


def _withdraw(connection: sa.Connection, guest: str) -> None:
    """Nor drawn against them."""
    open_ones, running = (
        (entrants.c.guest == guest)
        & entrants.c.tournament.in_(sa.select(tournaments.c.id).where(tournaments.c.state == state))
        for state in ("open", "running")
    )
    connection.execute(entrants.delete().where(open_ones))
    connection.execute(entrants.update().where(running).values(withdrawn=True))


def lift(connection: sa.Connection, guest: str, what: What | None = None) -> bool:
    """Forget a ban, or all; False if there was none."""
    here = bans.c.guest == guest
    gone = connection.execute(bans.delete().where(here if what is None else here & (bans.c.what == what)))
    return gone.rowcount > 0


def bans_on(connection: sa.Connection, guest: str) -> list[Ban]:
    """Those that hold now."""
    holds = bans.c.until.is_(None) | (bans.c.until > time.time())
    chosen = sa.select(bans).where((bans.c.guest == guest) & holds).order_by(bans.c.what)
    return [Ban(row.what, row.until, row.why) for row in connection.execute(chosen)]


def those_banned(connection: sa.Connection, guests: Iterable[str]) -> frozenset[str]:
    """Who of them may not play now."""
    holds = (bans.c.what == "play") & (bans.c.until.is_(None) | (bans.c.until > time.time()))
    return frozenset(connection.scalars(sa.select(bans.c.guest).where(bans.c.guest.in_(guests) & holds)))


def banned(connection: sa.Connection, guest: str, what: What) -> str | None:
    """A reason if somebody may not do that: who may not play may not chat either."""
    held = {each.what for each in bans_on(connection, guest)}
    if "play" in held:
        return "error-banned"
    return "error-silenced" if what in held else None
