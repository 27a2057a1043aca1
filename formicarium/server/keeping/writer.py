"""The one who writes: a thread that commits whatever has gathered meanwhile, in one go.

Nobody waits longer than one commit and the one before it, and a full disk sync is shared by all
who moved in the meantime: that is how a small file keeps up with hundreds of tables. What one turn of
the event loop wants written is handed over together: to wake the thread costs as much as writing a row.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeAlias, TypeVar

import sqlalchemy as sa

from formicarium.server.keeping.batches import STATEMENTS, write_batch
from formicarium.server.keeping.failures import cause_of, is_cut_off
from formicarium.server.keeping.storage import Row, Summary

log = logging.getLogger("formicarium.writer")

T = TypeVar("T")

CHANNEL = "formicarium"  # of PostgreSQL's NOTIFY
_PAYLOAD = 7000  # bytes; PostgreSQL takes 8000
_TRIES = 3  # of work that met what another node was writing
_RACES = {"40001", "40P01"}  # PostgreSQL's words for "another was in the way", beside its constraints
_AT_ONCE = 8  # results, at least, that are handed out before the sockets have a turn


class Answer(NamedTuple):
    """A row to be written; True if it was, False if its number or its key was taken already."""

    row: Row
    summary: Summary
    future: asyncio.Future[bool]
    also: Callable[[sa.Connection], None] | None = None  # what is done in the same go, if it was


class Job(NamedTuple):
    """Anything else, in a transaction of its own."""

    do: Callable[[sa.Connection], Any]
    future: asyncio.Future[Any]


Work: TypeAlias = Answer | Job | None  # None: the day is over
Result: TypeAlias = tuple[asyncio.Future[Any], Any]


class Writer:
    """Everything is written here, one transaction after the other."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._work: SimpleQueue[list[Work]] = SimpleQueue()
        self._handing: list[Work] = []  # over to the thread, at the end of this turn of the loop
        self._connection: sa.Connection | None = None  # kept: a new one for each commit would cost as much
        self._loop: asyncio.AbstractEventLoop | None = None
        self.trouble: str | None = None  # why nothing could be written, the last time
        self._results: deque[Result] = deque()  # written, and yet to be handed out
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._shared = engine.dialect.name == "postgresql"
        self._statements = STATEMENTS[engine.dialect.name]

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        """Write what is left, then stop."""
        self._hand(None)
        await asyncio.to_thread(self._thread.join)

    @property
    def untold(self) -> int:
        """How much is written of which nobody has been told yet."""
        return len(self._results)

    def append(
        self, row: Row, summary: Summary, also: Callable[[sa.Connection], None] | None = None
    ) -> asyncio.Future[bool]:
        """Write a row, and what goes with it; False if its number or its key was taken already."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._hand(Answer(row, summary, future, also))
        return future

    def do(self, job: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Run a job in a transaction of its own."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._hand(Job(job, future))
        return future

    def _hand(self, work: Work) -> None:
        if not self._handing:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._handing.append(work)

    def _hand_over(self) -> None:
        self._work.put(self._handing)
        self._handing = []

    def _run(self) -> None:
        while self._turn():
            pass
        self._let_go()

    def _turn(self) -> bool:
        """Write whatever has gathered; False when the day is over."""
        work = self._gathered()
        for job in work:
            if isinstance(job, Job):
                self._do(job)
        if batch := [each for each in work if isinstance(each, Answer)]:
            self._write(batch)
        return None not in work

    def _gathered(self) -> list[Work]:
        """Whatever there is to do by now: at least one thing."""
        work = self._work.get()
        while True:
            try:
                work += self._work.get_nowait()
            except Empty:
                return work

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except Exception:
            self._let_go()  # it may be broken; the next one is another
            raise

    def _carried_out(self, work: Callable[[sa.Connection], T]) -> T:
        """In a transaction of its own. Who loses a race tries again, and then sees what the winner wrote; so
        does who finds that the kept connection was cut off meanwhile, and has committed nothing."""
        for left in reversed(range(_TRIES)):
            kept, committing = self._connection is not None, False
            try:
                with self._transaction() as connection:
                    result = work(connection)
                    committing = True
                return result
            except Exception as error:
                stale = kept and not committing and is_cut_off(error)
                if not left or not (stale or _raced(error)):
                    raise
        raise AssertionError

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def _do(self, job: Job) -> None:
        try:
            result = self._carried_out(job.do)
        except Exception as error:
            self._fail([job.future], error)
        else:
            self._succeed([(job.future, result)])

    def _write(self, batch: list[Answer]) -> None:
        try:
            done = self._carried_out(partial(self._insert, batch=batch))
        except Exception as error:
            if len(batch) == 1 or cause_of(error) is not None:  # alone it would fare no better
                self._fail([each.future for each in batch], error)
            else:  # one of them cannot be written: the others shall not suffer for it
                for each in batch:
                    self._write([each])
        else:
            self._succeed([(each.future, taken) for each, taken in zip(batch, done, strict=True)])

    def _insert(self, connection: sa.Connection, batch: list[Answer]) -> list[bool]:
        # The driver itself, for once: this is the hot path, and SQLAlchemy would take ten times as long.
        cursor: Any = connection.connection.cursor()
        done = write_batch(cursor, self._statements, [(each.row, each.summary) for each in batch])
        cursor.close()
        for each, taken in zip(batch, done, strict=True):
            if taken and each.also is not None:
                each.also(connection)
        if self._shared:
            written = sorted(each.row[:2] for each, taken in zip(batch, done, strict=True) if taken)
            ring(connection, [f"answer:{match}:{number}" for match, number in written])
        return done

    def _fail(self, futures: list[asyncio.Future[Any]], error: Exception) -> None:
        if (cause := cause_of(error)) and cause != self.trouble:
            self.trouble = cause
            log.error("nothing can be written: %s", cause)
        self._tell([(future, error) for future in futures])

    def _succeed(self, results: list[Result]) -> None:
        if self.trouble is not None:
            self.trouble = None
            log.warning("it can be written again")
        self._tell(results)

    def _tell(self, results: list[Result]) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._receive, results)

    def _receive(self, results: list[Result]) -> None:
        """Back in the event loop."""
        idle = not self._results
        self._results.extend(results)
        if idle:
            self._hand_out()

    def _hand_out(self) -> None:
        """Wake those who wait, a few at a time: what the first have to send shall not wait for the last."""
        waiting = len(self._results)
        for _ in range(min(waiting, max(_AT_ONCE, waiting // 4))):
            future, result = self._results.popleft()
            if future.done():
                continue  # whoever asked has gone
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)
        if self._results and self._loop is not None:
            self._loop.call_soon(self._hand_out)


def _raced(error: Exception) -> bool:
    """Was another node in the way?"""
    if not isinstance(error, sa.exc.DBAPIError):
        return False
    return isinstance(error, sa.exc.IntegrityError) or getattr(error.orig, "sqlstate", None) in _RACES


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
