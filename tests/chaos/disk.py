"""What a disk can do to a database: be full, slow, locked, or take nothing more. Each ends on leaving."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import psycopg

SIZE = 256 << 20  # bytes of the small disk
TICK = 0.15  # seconds that a slow disk takes for a commit


@contextmanager
def small_disk() -> Iterator[tuple[Path, bool]]:
    """A folder on a disk of its own, where one may be mounted; whether it is one."""
    with tempfile.TemporaryDirectory(prefix="formicarium-chaos-", ignore_cleanup_errors=True) as folder:
        mounted = os.geteuid() == 0 and not _quietly(
            "mount", "-t", "tmpfs", "-o", f"size={SIZE}", "chaos", folder
        )
        try:
            Path(folder).chmod(0o755)
            yield Path(folder), mounted
        finally:
            if mounted:
                _quietly("umount", "--lazy", folder)


def _quietly(*command: str) -> int:
    try:
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode
    except FileNotFoundError:
        return 1


class Disk:
    """Where the tables are kept; `mounted`: it is a disk of its own, which may be filled."""

    def __init__(self, folder: Path, mounted: bool) -> None:
        self.folder = folder
        self.mounted = mounted

    @asynccontextmanager
    async def full(self) -> AsyncIterator[None]:
        filler = self.folder / "filler"
        try:
            await asyncio.to_thread(_fill, filler)
            yield
        finally:
            filler.unlink(missing_ok=True)


def _fill(file: Path) -> None:
    with suppress(OSError), file.open("wb", buffering=0) as there:  # until there is no room
        for size in (1 << 20, 1 << 12):
            with suppress(OSError):
                while there.write(b"\0" * size) == size:
                    pass


class FileDisk(Disk):
    """Under a SQLite file, which one node has open."""

    def __init__(self, folder: Path, mounted: bool, node: Callable[[], int]) -> None:
        super().__init__(folder, mounted)
        self.file = folder / "tables.sqlite"
        self._node = node

    @asynccontextmanager
    async def full(self) -> AsyncIterator[None]:
        if self.mounted:
            async with super().full():
                yield
        else:
            async with self.read_only():
                yield

    @asynccontextmanager
    async def read_only(self) -> AsyncIterator[None]:
        """Nothing can be written any more, by this node."""
        pid, most = self._node(), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        with suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            with suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, most)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Somebody else has the file: a backup, a curious host."""
        connection = await asyncio.to_thread(self._lock)
        try:
            yield
        finally:
            connection.close()

    def _lock(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=30, isolation_level=None, check_same_thread=False)
        with suppress(sqlite3.OperationalError):
            connection.execute("BEGIN IMMEDIATE")
        return connection

    @asynccontextmanager
    async def slow(self) -> AsyncIterator[None]:
        """The file is taken away for a moment, again and again."""
        sluggish = asyncio.create_task(self._again_and_again())
        try:
            yield
        finally:
            sluggish.cancel()
            await asyncio.wait([sluggish])

    async def _again_and_again(self) -> None:
        while True:
            async with self.locked():
                await asyncio.sleep(TICK)
            await asyncio.sleep(TICK / 10)


class ClusterDisk(Disk):
    """Under a PostgreSQL."""

    def __init__(self, folder: Path, mounted: bool, url: str) -> None:
        super().__init__(folder, mounted)
        self.url = url

    @asynccontextmanager
    async def read_only(self) -> AsyncIterator[None]:
        async with self._set("default_transaction_read_only", "on"):
            yield

    @asynccontextmanager
    async def slow(self) -> AsyncIterator[None]:
        async with self._set("commit_siblings", "0"), self._set("commit_delay", "100000"):
            yield

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        async with await psycopg.AsyncConnection.connect(self.url, connect_timeout=20) as connection:
            await connection.execute("LOCK TABLE answers IN ACCESS EXCLUSIVE MODE")
            yield

    @asynccontextmanager
    async def _set(self, name: str, value: str) -> AsyncIterator[None]:
        await self._alter(f"ALTER SYSTEM SET {name} = {value}")
        try:
            yield
        finally:
            await self._alter(f"ALTER SYSTEM RESET {name}")
            await asyncio.sleep(1.0)  # until every session has heard of it

    async def _alter(self, statement: str) -> None:
        """In every session, also in those that are open."""
        options = "-c default_transaction_read_only=off"
        async with await psycopg.AsyncConnection.connect(
            self.url, autocommit=True, connect_timeout=20, options=options
        ) as connection:
            await connection.execute(statement)
            await connection.execute("SELECT pg_reload_conf()")
