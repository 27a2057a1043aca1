"""What the host tells everybody: a line in both languages, for some hours."""

from __future__ import annotations

import time

import sqlalchemy as sa
from msgspec import Struct

from formicarium.server.keeping.order import announcements


class Announcement(Struct):
    id: int
    en: str
    fr: str
    until: float


def announce(connection: sa.Connection, en: str, fr: str, hours: float) -> int:
    """Tell it from now on; its number."""
    values = {"en": en, "fr": fr or en, "until": time.time() + hours * 3600}
    made = announcements.insert().values(values).returning(announcements.c.id)
    return int(connection.execute(made).scalar_one())


def withdraw(connection: sa.Connection, id: int) -> bool:
    """Tell it no more; False if nobody was told."""
    here = (announcements.c.id == id) & (announcements.c.until > time.time())
    return connection.execute(announcements.update().where(here).values(until=0.0)).rowcount == 1


def standing(connection: sa.Connection) -> list[Announcement]:
    """Those that hold now, the newest first."""
    here = announcements.c.until > time.time()
    chosen = sa.select(announcements).where(here).order_by(announcements.c.id.desc())
    return [Announcement(*row) for row in connection.execute(chosen)]
