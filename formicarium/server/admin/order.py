"""`formicarium admin …` about tables, tournaments and people: look, close, stop, rename, ban …

It works on the database, whether a server runs or not; one that runs notices within seconds.
"""

from __future__ import annotations

import sqlalchemy as sa

from formicarium.core.errors import OptionError
from formicarium.server.keeping.storage import chats, guests
from formicarium.server.lobby import closing
from formicarium.server.meeting import stopping
from formicarium.server.meeting.tournaments import tournament_name
from formicarium.server.order import announcements, deeds, people, reports, roles
from formicarium.server.people import bans, deletion, identity

NAME = 40  # letters of somebody's name


def close_table(connection: sa.Connection, id: str) -> None:
    if not closing.close(connection, id):
        raise OptionError(f"{id}: nobody is playing at such a table")
    deeds.note(connection, deeds.HOST, "close", id)


def stop_tournament(connection: sa.Connection, id: str) -> int:
    """How many matches were closed."""
    closed = stopping.stop(connection, id)
    if isinstance(closed, str):
        raise OptionError(f"{id}: there is no such tournament that is not over")
    deeds.note(connection, deeds.HOST, "tour-stop", stopping.name_of(connection, id))
    return len(closed)


def name_tournament(connection: sa.Connection, id: str, name: str) -> None:
    shown, before = tournament_name(name, NAME), stopping.name_of(connection, id)
    match stopping.rename(connection, id, shown):
        case "error-name":
            raise OptionError(f"nothing can be called {name!r}")
        case str():
            raise OptionError(f"{id}: there is no such tournament")
    deeds.note(connection, deeds.HOST, "tour-name", before, shown)


def person_of(connection: sa.Connection, who: str) -> str:
    """The guest behind an account's name or an id; OptionError if there is nobody."""
    if found := identity.find_account(connection, who):
        return found[0]
    known = connection.scalar(sa.select(guests.c.id).where(guests.c.id == who))
    if known is None:
        raise OptionError(
            f"{who} is neither an account nor the id of a guest (see `formicarium admin people`)"
        )
    return str(known)


def rename(connection: sa.Connection, who: str, name: str) -> None:
    """Another name to show, at all tables; an account is called so, too."""
    shown, guest = identity.clean(name, NAME), person_of(connection, who)
    before = identity.name_of(connection, guest)
    match people.rename(connection, guest, shown):
        case "error-name-taken":
            raise OptionError(f"{shown} is another account's name")
        case str():
            raise OptionError(f"nobody can be called {shown!r}")
    deeds.note(connection, deeds.HOST, "name", before, shown, guest)


def ban(connection: sa.Connection, who: str, what: bans.What, days: float | None, why: str) -> None:
    guest = person_of(connection, who)
    bans.ban(connection, guest, what, days, why)
    deeds.note_about(connection, deeds.HOST, what, guest, why)


def lift(connection: sa.Connection, who: str) -> None:
    guest = person_of(connection, who)
    if not bans.lift(connection, guest):
        raise OptionError(f"{who} may do everything already")
    deeds.note_about(connection, deeds.HOST, "lift", guest)


def delete(connection: sa.Connection, who: str) -> None:
    deletion.forget(connection, person_of(connection, who))


def appoint(connection: sa.Connection, who: str, off: bool) -> None:
    """Let an account keep order, or no more."""
    guest = person_of(connection, who)
    if identity.account_of(connection, guest) is None:
        raise OptionError(f"{who} has no account: moderators need one")
    (roles.dismiss if off else roles.appoint)(connection, guest)


def list_chat(connection: sa.Connection, table: str) -> list[str]:
    """What was said at a table, each line with its number."""
    chosen = sa.select(chats).where(chats.c.match == table).order_by(chats.c.id)
    return [
        f"{row.id}  {row.name or '?'}: {'(removed)' if row.removed else row.text}"
        for row in connection.execute(chosen)
    ]


def remove_chat(connection: sa.Connection, lines: list[int]) -> None:
    gone = reports.remove_lines(connection, lines)
    if not gone:
        raise OptionError("there are no such lines, or they are removed already")
    for table in gone:
        deeds.note(connection, deeds.HOST, "removed", table)


def announce(connection: sa.Connection, en: str, fr: str, hours: float) -> int:
    return announcements.announce(connection, en, fr, hours)


def withdraw(connection: sa.Connection, id: int) -> None:
    if not announcements.withdraw(connection, id):
        raise OptionError(f"nobody is told {id}")
