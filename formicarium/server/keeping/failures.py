"""When the database cannot be used: a full disk, a lock that somebody holds, a server that is away."""

from __future__ import annotations

import sqlite3

import psycopg
import sqlalchemy as sa

_OF_SQLITE = tuple(
    f"SQLITE_{word}"
    for word in ("FULL", "BUSY", "LOCKED", "READONLY", "IOERR", "CANTOPEN", "NOMEM", "PROTOCOL")
)
_READ_ONLY = "25006"  # PostgreSQL's words for a database that takes nothing


def cause_of(error: BaseException) -> str | None:
    """Why the database could not be used, without a word of what for; None if the error is another."""
    found = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    if isinstance(found, sqlite3.Error):
        name = str(getattr(found, "sqlite_errorname", ""))
        return name if name.startswith(_OF_SQLITE) else None
    if isinstance(found, psycopg.OperationalError) or getattr(found, "sqlstate", None) == _READ_ONLY:
        state = getattr(found, "sqlstate", None)
        return f"{type(found).__name__} {state}" if state else type(found).__name__
    return "no free connection" if isinstance(error, sa.exc.TimeoutError) else None
