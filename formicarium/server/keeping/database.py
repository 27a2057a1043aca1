"""The connection to the database: opened, brought up to date, read in threads, written by one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config as Alembic
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from formicarium import __version__
from formicarium.core.errors import OptionError
from formicarium.server.keeping.writer import Writer

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 5  # seconds that somebody else may hold the file before people are told
_ONE_AT_A_TIME = 0x666F726D  # PostgreSQL's advisory lock for migrations: "form"


class Database:
    """SQLite in a file, or PostgreSQL; the rest of the server does not care which."""

    def __init__(self, url: str) -> None:
        try:
            self.url = sa.make_url(url)
        except sa.exc.ArgumentError as error:
            raise OptionError(f"{url} is neither a file nor the address of a database") from error
        if self.url.get_backend_name() not in ("sqlite", "postgresql"):
            raise OptionError(f"tables are kept in a file or by PostgreSQL, not by {self.url.drivername}")
        if self.url.get_backend_name() == "sqlite" and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine = make_engine(self.url)
        self.writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(max_workers=4, thread_name_prefix="reader")

    @property
    def shared(self) -> bool:
        """May other nodes write to it?"""
        return self.url.get_backend_name() == "postgresql"

    @property
    def words(self) -> str:
        """Where the tables are kept, for people to read."""
        return self.url.render_as_string(hide_password=True)

    def reach(self) -> None:
        """See whether somebody answers whom we understand: OptionError says in one line why not."""
        where = self.words
        try:
            with self.engine.connect() as connection:
                revision = revision_of(connection)
        except (sa.exc.DBAPIError, sqlite3.Error) as error:
            raise OptionError(f"{where} cannot be opened: {getattr(error, 'orig', error)}") from error
        scripts = ScriptDirectory.from_config(alembic_settings())
        if revision is not None and revision not in {script.revision for script in scripts.walk_revisions()}:
            raise OptionError(
                f"{where} was written by a newer Formicarium (its version {revision}, known up to"
                f" {scripts.get_current_head()}): bring this one, {__version__}, up to date"
            )

    def migrate(self) -> None:
        """Bring the tables up to date; of several nodes that start at once, one does it."""
        with self.engine.begin() as connection:
            if self.shared:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_ONE_AT_A_TIME)))
            self.migrate_on(connection)

    def migrate_on(self, connection: sa.Connection, version: str = "head") -> None:
        """Bring the tables to a version, forwards or back, in the transaction that is open."""
        settings = alembic_settings()
        settings.attributes["connection"] = connection
        known = [script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()]
        here = revision_of(connection)
        back = here in known and version in known and known.index(version) > known.index(here)
        (command.downgrade if back else command.upgrade)(settings, version)

    def start(self) -> None:
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        """Look something up, away from the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        return await self.writer.do(job)


def revision_of(connection: sa.Connection) -> str | None:
    """The version of the tables; None where there are none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def alembic_settings() -> Alembic:
    settings = Alembic()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return settings


def make_engine(url: sa.URL) -> sa.Engine:
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_size=6, pool_pre_ping=True)
    if sqlite3.sqlite_version_info < (3, 35):
        raise RuntimeError(f"SQLite 3.35 (2021) or newer is needed; Python has {sqlite3.sqlite_version}")
    engine = sa.create_engine(url, connect_args={"timeout": PATIENCE, "check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are ours, not the driver's
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={PATIENCE * 1000}",
        ):
            connection.execute(f"PRAGMA {pragma}").close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
