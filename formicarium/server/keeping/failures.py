"""When the database cannot be used: a full disk, a lock that somebody holds, a server that is away."""

from __future__ import annotations

import sqlite3

import psycopg
import sqlalchemy as sa

_OF_SQLITE = tuple(
    f"SQLITE_{word}"
    for word in ("FULL", "BUSY", "LOCKED", "READONLY", "IOERR", "CANTOPEN", "NOMEM", "PROTOCOL")
)
_GOING_DOWN = "57P"  # and for one that ends its connections: by hand, by a crash of another, for a start
_READ_ONLY = "25006"  # PostgreSQL's words for a database that takes nothing


def is_cut_off(error: BaseException) -> bool:
    """Is a connection dead, whatever it was used for?"""
    found = _of_driver(error)
    state = getattr(found, "sqlstate", None)
    return isinstance(found, psycopg.OperationalError) and (state is None or state.startswith(_GOING_DOWN))


def _of_driver(error: BaseException) -> BaseException | None:
    return error.orig if isinstance(error, sa.exc.DBAPIError) else error


def cause_of(error: BaseException) -> str | None:
    """Why the database could not be used, without a word of what for; None if the error is another."""
    found = _of_driver(error)
    if isinstance(found, sqlite3.Error):
        name = str(getattr(found, "sqlite_errorname", ""))
        return name if name.startswith(_OF_SQLITE) else None
    if isinstance(found, psycopg.OperationalError) or getattr(found, "sqlstate", None) == _READ_ONLY:
        state = getattr(found, "sqlstate", None)
        return f"{type(found).__name__} {state}" if state else type(found).__name__
    return "no free connection" if isinstance(error, sa.exc.TimeoutError) else None
