"""Who sits where: the seats of a table, and the guests who may answer for them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from formicarium.bots import level_of
from formicarium.core.registry import games
from formicarium.server.keeping.private import Laid, plans, read_laid
from formicarium.server.keeping.storage import seats, sitters, tables
from formicarium.server.people.days_off import Break, at_tables
from formicarium.server.wire import SeatInfo, SeatKind


@dataclass(slots=True)
class Chair:
    """One seat of a table. Whoever knows its invitation may take it while it is free."""

    seat: int
    kind: SeatKind
    bot: str | None
    name: str
    invitation: str = field(default_factory=lambda: secrets.token_urlsafe(18), repr=False)
    resume: str = field(default_factory=lambda: secrets.token_urlsafe(18), repr=False)
    guests: frozenset[str] = frozenset()
    never: frozenset[str] = frozenset()  # prompts of secret questions that are let pass unasked
    seen: float | None = field(default=None, compare=False)  # when its person was last at the table
    hinted: tuple[str, ...] = field(default=(), compare=False)  # questions it was given a hint about
    off: tuple[Break, ...] = ()  # when its clock stands still
    plan: tuple[Laid, ...] = ()  # answers for its next turn: nobody else's business

    @property
    def manned(self) -> bool:
        """Does a person play here? Where a bot stands in for one, its guests are those who may come back."""
        return self.kind in ("person", "hotseat")

    def info(self, game: str, present: bool, conceded: bool = False) -> SeatInfo:
        """What everybody may know of it."""
        level = level_of(games[game], self.bot) if self.bot is not None and game in games else None
        here, now = present or self.kind == "bot", time.time()
        off = next((each for each in self.off if each[1] > now), None)
        return SeatInfo(self.seat, self.kind, self.name, self.bot, here, conceded, level, off)

    def values(self, match: str) -> dict[str, Any]:
        return {
            "match": match,
            "seat": self.seat,
            "kind": self.kind,
            "bot": self.bot,
            "name": self.name,
            "invitation": self.invitation,
            "resume": self.resume,
            "never": " ".join(sorted(self.never)),
            "seen": self.seen,
            "hinted": " ".join(self.hinted),
        }


def seated(chairs: Iterable[Chair], guest: str) -> tuple[int, ...]:
    """The seats this guest may answer for."""
    return tuple(chair.seat for chair in chairs if chair.manned and guest in chair.guests)


def read_chairs(connection: sa.Connection, matches: Sequence[str]) -> dict[str, list[Chair]]:
    """The seats of several tables at once."""
    found: dict[str, list[Chair]] = {match: [] for match in matches}
    guests: dict[tuple[str, int], set[str]] = {}
    off, laid = at_tables(connection, matches), read_laid(connection, matches)
    for row in connection.execute(sa.select(sitters).where(sitters.c.match.in_(matches))):
        guests.setdefault((row.match, row.seat), set()).add(row.guest)
    chosen = sa.select(seats).where(seats.c.match.in_(matches)).order_by(seats.c.match, seats.c.seat)
    for row in connection.execute(chosen):
        sitting = frozenset(guests.get((row.match, row.seat), ()))
        never, hinted = frozenset(row.never.split()), tuple(row.hinted.split())
        links = row.invitation, row.resume
        chair = Chair(row.seat, row.kind, row.bot, row.name, *links, sitting, never, row.seen, hinted)
        chair.off = off.get((row.match, row.seat), ()) if chair.manned else ()
        chair.plan = laid.get((row.match, row.seat), ())
        found[row.match].append(chair)
    return found


def write_chairs(connection: sa.Connection, match: str, chairs: Iterable[Chair]) -> None:
    """The seats of a new table."""
    chairs = list(chairs)
    connection.execute(seats.insert(), [chair.values(match) for chair in chairs])
    for chair in chairs:
        for guest in sorted(chair.guests):
            add_sitter(connection, match, chair.seat, guest)


def hand_over(connection: sa.Connection, match: str, chair: Chair, due: float | None = None) -> None:
    """A seat changes hands: old links lead nowhere, and nobody else may answer for it any more.

    `due`: when any node may act for a bot that has it now.
    """
    if due is not None:
        connection.execute(tables.update().where(tables.c.id == match).values(due=due))
    here = (sitters.c.match == match) & (sitters.c.seat == chair.seat)
    connection.execute(sitters.delete().where(here & sitters.c.guest.not_in(sorted(chair.guests))))
    laid = (plans.c.match == match) & (plans.c.seat == chair.seat)
    connection.execute(plans.delete().where(laid))
    place = (seats.c.match == match) & (seats.c.seat == chair.seat)
    connection.execute(seats.update().where(place).values(chair.values(match)))
    for guest in sorted(chair.guests):
        add_sitter(connection, match, chair.seat, guest)


def add_sitter(connection: sa.Connection, match: str, seat: int, guest: str) -> None:
    """One more device for a seat; twice is once."""
    here = (sitters.c.match == match) & (sitters.c.seat == seat) & (sitters.c.guest == guest)
    if connection.execute(sa.select(sitters.c.guest).where(here)).first() is None:
        connection.execute(sitters.insert().values(match=match, seat=seat, guest=guest))


def lock_table(connection: sa.Connection, match: str) -> None:
    """Of two nodes that change the seats of a table, one waits (with SQLite there is one writer anyway)."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == match).with_for_update())
