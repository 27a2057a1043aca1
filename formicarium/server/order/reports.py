"""Reports: somebody says that somebody behaves badly, with the chat as it was.

A report keeps the lines it is about, so it can be judged after the table has gone. It is told to moderators
only: neither whom it is about nor anybody else at the table learns of it.
"""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec import Meta, Struct

from formicarium.server.keeping.order import reports
from formicarium.server.keeping.storage import chats, tables
from formicarium.server.people import bans, identity
from formicarium.server.people.seating import read_chairs

Why: TypeAlias = Literal["insult", "name", "stalling", "cheating", "other"]

LINES = 50  # of a chat that go with a report
OPEN = 500  # reports that wait, of everybody
NOTHING = "nothing"  # what was done about a report that nobody found right


class Target(Struct):
    """Whom something is about: who sits at a seat of a table, or who said a line there."""

    table: Annotated[str, Meta(max_length=40)]
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None
    line: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Line(Struct):
    """Something that was said, as a report shows it; `theirs`: by whom it is about."""

    id: int
    name: str
    text: str
    at: float
    theirs: bool
    removed: bool = False


class Report(Struct):
    """As moderators see it."""

    id: str
    table: str
    game: str | None  # null: the table has gone
    by: str
    name: str  # whom it is about, as they were called then
    account: str | None
    why: str
    words: str
    lines: list[Line]
    at: float
    bans: list[bans.Ban]
    before: int  # reports about the same person that somebody found right
    done: float | None
    done_by: str | None
    did: str | None


class Found(NamedTuple):
    guest: str
    name: str


def target_of(connection: sa.Connection, target: Target) -> Found | None:
    """Who that is; None if it is nobody."""
    if target.line is not None:
        here = (chats.c.match == target.table) & (chats.c.id == target.line)
        said = connection.execute(sa.select(chats.c.guest, chats.c.name).where(here)).first()
        return Found(said.guest, said.name) if said else None
    chairs = read_chairs(connection, [target.table])[target.table]
    chair = next((each for each in chairs if each.seat == target.seat and each.manned), None)
    return Found(min(chair.guests), chair.name) if chair and chair.guests else None


def file(connection: sa.Connection, by: str, target: Target, why: Why, words: str) -> str | None:
    """Keep a report; why not, if it cannot be. The same person at the same table is reported once."""
    found = target_of(connection, target)
    if found is None:
        return "error-nobody"
    if found.guest == by:
        return "error-oneself"
    waits = reports.c.done.is_(None)
    same = (reports.c.guest == by) & (reports.c.about == found.guest) & (reports.c.match == target.table)
    if connection.execute(sa.select(reports.c.id).where(waits & same)).first() is not None:
        return None
    if _count(connection, waits) >= OPEN:
        return "error-too-often"
    for guest in (by, found.guest):
        identity.keep_guest(connection, guest)
    values = {
        "id": identity.new_id(12),
        "match": target.table,
        "guest": by,
        "about": found.guest,
        "name": found.name,
        "why": why,
        "words": words,
        "lines": msgspec.json.encode(_lines(connection, target.table, found.guest)).decode(),
        "at": time.time(),
    }
    connection.execute(reports.insert().values(values))
    return None


def _count(connection: sa.Connection, which: sa.ColumnElement[bool]) -> int:
    return connection.scalar(sa.select(sa.func.count()).select_from(reports).where(which)) or 0


def _lines(connection: sa.Connection, table: str, about: str) -> list[Line]:
    latest = sa.select(chats).where(chats.c.match == table).order_by(chats.c.id.desc()).limit(LINES)
    return [
        Line(row.id, row.name, row.text, row.at, row.guest == about)
        for row in reversed(list(connection.execute(latest)))
    ]


def waiting(connection: sa.Connection) -> int:
    """How many wait for a moderator."""
    return _count(connection, reports.c.done.is_(None))


def listed(connection: sa.Connection, done: bool, most: int = 100) -> list[Report]:
    """Those that wait, the oldest first; or those that somebody dealt with, the latest first."""
    which = reports.c.done.is_not(None) if done else reports.c.done.is_(None)
    order = reports.c.done.desc() if done else reports.c.at
    chosen = sa.select(reports).where(which).order_by(order).limit(most)
    return [_told(connection, row) for row in connection.execute(chosen).all()]


def _told(connection: sa.Connection, row: Any) -> Report:
    lines = msgspec.json.decode(row.lines, type=list[Line])
    gone = sa.select(chats.c.id).where(chats.c.id.in_([line.id for line in lines]) & chats.c.removed)
    removed = frozenset(connection.scalars(gone))
    for line in lines:
        line.removed = line.id in removed
    right = (reports.c.about == row.about) & (reports.c.did != NOTHING)
    return Report(
        id=row.id,
        table=row.match,
        game=connection.scalar(sa.select(tables.c.game).where(tables.c.id == row.match)),
        by=identity.name_of(connection, row.guest),
        name=row.name,
        account=identity.account_of(connection, row.about),
        why=row.why,
        words=row.words,
        lines=lines,
        at=row.at,
        bans=bans.bans_on(connection, row.about),
        before=_count(connection, right & (reports.c.id != row.id)),
        done=row.done,
        done_by=row.done_by,
        did=row.did,
    )


def about(connection: sa.Connection, id: str) -> str | None:
    """Whom a report is about."""
    found = connection.scalar(sa.select(reports.c.about).where(reports.c.id == id))
    return None if found is None else str(found)


def close(connection: sa.Connection, id: str, by: str, did: str) -> bool:
    """Somebody has dealt with it; False if somebody else has been faster."""
    here = (reports.c.id == id) & reports.c.done.is_(None)
    done = {"done": time.time(), "done_by": by, "did": did}
    return connection.execute(reports.update().where(here).values(done)).rowcount == 1


def remove_lines(connection: sa.Connection, lines: list[int]) -> list[str]:
    """Show these lines to nobody any more; the tables where they were said."""
    here = chats.c.id.in_(lines) & ~chats.c.removed
    found = sorted(set(connection.scalars(sa.select(chats.c.match).where(here))))
    connection.execute(chats.update().where(here).values(removed=True))
    return found
