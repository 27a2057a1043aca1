"""What was done to keep order: by whom, about whom or what, and when. Hosts and moderators are told."""

from __future__ import annotations

import time
from typing import Literal, TypeAlias

import sqlalchemy as sa
from msgspec import Struct

from formicarium.server.keeping.order import deeds
from formicarium.server.people import identity

What: TypeAlias = Literal["chat", "play", "lift", "name", "close", "removed", "tour-name", "tour-stop"]
HOST = None  # who did it, where a host did


class Deed(Struct):
    """As moderators see it. `by`: null: the host; "": somebody who has gone."""

    id: int
    by: str | None
    what: What
    about: str  # what whoever or whatever it is about was called by then
    how: str  # the new name, or why
    at: float


def note(
    connection: sa.Connection, by: str | None, what: What, about: str, how: str = "", guest: str | None = None
) -> None:
    """Write it down. `guest`: whom it is about, if it is somebody."""
    values = {"by": by, "what": what, "guest": guest, "about": about, "how": how, "at": time.time()}
    connection.execute(deeds.insert().values(values))


def note_about(connection: sa.Connection, by: str | None, what: What, guest: str, how: str = "") -> None:
    """It is about somebody, as they are called at this moment."""
    note(connection, by, what, identity.name_of(connection, guest), how, guest)


def listed(connection: sa.Connection, most: int) -> list[Deed]:
    """The latest first."""
    chosen = sa.select(deeds).order_by(deeds.c.id.desc()).limit(most)
    return [
        Deed(row.id, row.by and identity.name_of(connection, row.by), row.what, row.about, row.how, row.at)
        for row in connection.execute(chosen).all()
    ]
