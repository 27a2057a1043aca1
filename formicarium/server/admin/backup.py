"""Everything that is kept, in one file: a zip with a text for each table, a line for each row.

It does not matter what kind of database it came from, so a house can move from a file to PostgreSQL and
back. A copy is of one moment, while servers go on; an older one is brought up to date when it is put back.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

import sqlalchemy as sa

from formicarium import __version__
from formicarium.core.errors import OptionError
from formicarium.server.keeping.database import Database, revision_of

ABOUT = "about.json"
FORMAT = 1  # of these files
CHUNK = 500  # rows that are put back at once


class Copied(NamedTuple):
    """What a copy holds."""

    revision: str
    rows: dict[str, int]  # of each table

    @property
    def words(self) -> str:
        return f"{sum(self.rows.values())} rows of {len(self.rows)} tables, version {self.revision}"


def back_up(kept: Database, file: Path) -> Copied:
    """Write a copy of everything, which is there whole or not at all."""
    began = file.with_name(f"{file.name}.part")
    try:
        with _one_moment(kept) as connection, ZipFile(began, "w", ZIP_DEFLATED) as archive:
            copied = _write(connection, archive)
        with began.open("rb+") as written:
            os.fsync(written.fileno())
        began.replace(file)
    finally:
        with suppress(FileNotFoundError):
            began.unlink()
    return copied


def put_back(kept: Database, file: Path) -> Copied:
    """Fill an empty database with a copy, and bring it up to date; in one go, or not at all."""
    try:
        archive = ZipFile(file)
    except BadZipFile as error:
        raise OptionError(f"{file} is no copy of a Formicarium") from error
    with archive, kept.engine.begin() as connection:
        copied = _about(file, archive)
        if revision_of(connection) is not None or sa.inspect(connection).get_table_names():
            raise OptionError(f"{kept.words} is not empty: a copy is put back into a new database only")
        kept.migrate_on(connection, copied.revision)
        for table in _tables(connection):
            _fill(connection, archive, table, file, copied)
        kept.migrate_on(connection)
    return copied


def _one_moment(kept: Database) -> sa.Connection:
    """A connection to which nothing changes any more."""
    connection = kept.engine.connect()
    if kept.shared:
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    return connection  # SQLite's readers see one moment anyway


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """Those that are there, each after all that it refers to."""
    there = sa.MetaData()
    there.reflect(connection)
    return [table for table in there.sorted_tables if table.name != "alembic_version"]


def _write(connection: sa.Connection, archive: ZipFile) -> Copied:
    revision = revision_of(connection)
    if revision is None:
        raise OptionError("there is nothing to copy yet: no server has used this database")
    copied = Copied(revision, {})
    for table in _tables(connection):
        with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as text:
            count = 0
            for row in connection.execution_options(yield_per=CHUNK).execute(sa.select(table)):
                text.write(json.dumps(dict(row._mapping), ensure_ascii=False).encode() + b"\n")
                count += 1
        copied.rows[table.name] = count
    about = {"format": FORMAT, "formicarium": __version__, "at": time.time(), **copied._asdict()}
    archive.writestr(ABOUT, json.dumps(about, indent=2))
    return copied


def _about(file: Path, archive: ZipFile) -> Copied:
    try:
        about = json.loads(archive.read(ABOUT))
        if about["format"] != FORMAT:
            raise OptionError(f"{file} was written by a newer Formicarium ({about['formicarium']})")
        return Copied(about["revision"], about["rows"])
    except (KeyError, ValueError) as error:
        raise OptionError(f"{file} is no copy of a Formicarium") from error


def _fill(connection: sa.Connection, archive: ZipFile, table: sa.Table, file: Path, copied: Copied) -> None:
    # What the migrations have put there themselves is in the copy, too.
    connection.execute(table.delete())
    count = 0
    for rows in _chunks(archive, f"{table.name}.jsonl"):
        connection.execute(table.insert(), rows)
        count += len(rows)
    if count != copied.rows.get(table.name):
        raise OptionError(f"{file} is damaged: {table.name} has {count} rows")
    _count_on(connection, table)


def _chunks(archive: ZipFile, name: str) -> Iterator[list[dict[str, Any]]]:
    if name not in archive.namelist():
        return
    with archive.open(name) as text:
        rows: list[dict[str, Any]] = []
        for line in text:
            rows.append(json.loads(line))
            if len(rows) == CHUNK:
                yield rows
                rows = []
        if rows:
            yield rows


def _count_on(connection: sa.Connection, table: sa.Table) -> None:
    """PostgreSQL numbers rows by a counter of its own, which goes on behind those put back."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.primary_key:
        counter = connection.scalar(sa.select(sa.func.pg_get_serial_sequence(table.name, column.name)))
        if counter is not None and (newest := connection.scalar(sa.select(sa.func.max(column)))):
            connection.execute(sa.select(sa.func.setval(counter, newest)))
