"""The one who writes: a thread that commits whatever has gathered meanwhile, in one go.

Nobody waits longer than one commit and the one before it, and a full disk sync is shared by all
who moved in the meantime: that is how a small file keeps up with hundreds of tables.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from formicarium.server.storage import Row, Summary

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]

CHANNEL = "formicarium"  # of PostgreSQL's NOTIFY
_PAYLOAD = 7000  # bytes; PostgreSQL takes 8000


_COLUMNS = ", ".join(Row._fields)
_INSERT = (
    f"INSERT INTO answers ({_COLUMNS}) VALUES ({', '.join('?' * len(Row._fields))}) ON CONFLICT DO NOTHING"
)
_UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in Summary._fields[1:])} WHERE id = ?"


class Writer:
    """Everything is written here, one transaction after the other."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._rows: deque[tuple[Row, Summary, asyncio.Future[bool]]] = deque()
        self._jobs: deque[tuple[Job, asyncio.Future[Any]]] = deque()
        self._work = threading.Semaphore(0)
        self._closing = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._shared = engine.dialect.name == "postgresql"

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        """Write what is left, then stop."""
        self._closing = True
        self._work.release()
        await asyncio.to_thread(self._thread.join)

    def append(self, row: Row, summary: Summary) -> asyncio.Future[bool]:
        """Write a row; False if its number or its key was taken already."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._rows.append((row, summary, future))
        self._work.release()
        return future

    def do(self, job: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Run a job in a transaction of its own."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, future))
        self._work.release()
        return future

    def _run(self) -> None:
        while True:
            self._work.acquire()
            while self._work.acquire(blocking=False):
                pass  # what has gathered is taken together
            while self._jobs:
                self._do(*self._jobs.popleft())
            rows = [self._rows.popleft() for _ in range(len(self._rows))]
            if rows:
                self._write(rows)
            if self._closing and not self._rows and not self._jobs:
                return

    def _do(self, job: Job, future: asyncio.Future[Any]) -> None:
        try:
            with self.engine.begin() as connection:
                result = job(connection)
        except Exception as error:
            self._tell([(future, error)])
        else:
            self._tell([(future, result)])

    def _write(self, rows: list[tuple[Row, Summary, asyncio.Future[bool]]]) -> None:
        # In one order on every node: two batches can then never wait for each other.
        rows.sort(key=lambda each: each[0][:2])
        try:
            with self.engine.begin() as connection:
                written = self._insert(connection, [(row, summary) for row, summary, _ in rows])
        except Exception as error:
            self._tell([(future, error) for _, _, future in rows])
        else:
            self._tell([(future, row[:2] in written) for row, _, future in rows])

    def _insert(self, connection: sa.Connection, rows: list[tuple[Row, Summary]]) -> set[tuple[str, int]]:
        """Write the rows whose numbers and keys are free, and the summaries of their tables."""
        # The driver itself, for once: this is the hot path, and SQLAlchemy would take ten times as long.
        cursor: Any = connection.connection.cursor()
        written: set[tuple[str, int]] = set()
        if self._shared:
            cursor.executemany(_INSERT.replace("?", "%s"), [row for row, _ in rows], returning=True)
            for row, _ in rows:
                if cursor.rowcount == 1:
                    written.add(row[:2])
                cursor.nextset()
        else:
            for row, _ in rows:
                if cursor.execute(_INSERT, row).rowcount == 1:
                    written.add(row[:2])
        latest = {row.match: summary for row, summary in rows if row[:2] in written}
        if latest:
            update = _UPDATE.replace("?", "%s") if self._shared else _UPDATE
            cursor.executemany(update, [(*summary[1:], summary.id) for summary in latest.values()])
        cursor.close()
        if self._shared:
            ring(connection, [f"answer:{match}:{number}" for match, number in sorted(written)])
        return written

    def _tell(self, results: list[tuple[asyncio.Future[Any], Any]]) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_settle, results)


def _settle(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in results:
        if future.done():
            continue  # whoever asked has gone
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def ring(connection: sa.Connection, news: list[str]) -> None:
    """Tell the other nodes where to look, once this transaction is through."""
    payload = ""
    for word in news:
        if len(payload) + len(word) > _PAYLOAD:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))
            payload = ""
        payload += f" {word}"
    if payload:
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))
