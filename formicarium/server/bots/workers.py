"""Worker processes, for whatever takes longer than a blink: bots that think, records that are replayed.

Whoever has much to do waits longer: visitors take turns, and where one may have fewer processes than there
are (`each`), others always find one. docs/decisions/0009-one-visitor-against-all.md: what stays by hand.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing.connection import wait
from typing import ParamSpec, TypeVar

from formicarium.core.registry import games
from formicarium.kit.data import Tables
from formicarium.server import logs

P = ParamSpec("P")
T = TypeVar("T")

_TRIES = 3  # of a job whose process dies; a process may also be found dead


class Overdue(Exception):
    """A job took longer than it may."""


class Crowded(Exception):
    """A visitor, or everybody together, has too many jobs waiting."""


class Worker:
    """One process, and another in its place once it was ended. It goes with the server, however that goes."""

    def __init__(self, modules: tuple[str, ...], kindness: int = 0) -> None:
        self.modules = modules
        self.kindness = kindness
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[[], T], limit: float) -> T:
        """Do a job, again if the process dies of something else; one that takes too long is ended."""
        for left in reversed(range(_TRIES)):
            try:
                return await self._attempt(work, limit)
            except BrokenExecutor:  # it died of the job, or before, with nothing to do
                self.end()
                if not left:
                    raise
        raise AssertionError

    async def _attempt(self, work: Callable[[], T], limit: float) -> T:
        running = asyncio.get_running_loop().run_in_executor(self._ready(), work)
        running.add_done_callback(_heard)
        try:
            return await asyncio.wait_for(asyncio.shield(running), limit)
        except TimeoutError:
            raise Overdue from None
        finally:
            if not running.done():
                self.end()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(method)
            if method == "forkserver":
                context.set_forkserver_preload(["formicarium.server.bots.turns"])
            self._pool = ProcessPoolExecutor(
                1, context, initializer=_settle_in, initargs=(self.modules, games.corrections, self.kindness)
            )
        return self._pool

    def end(self) -> None:
        """Now, also in the middle of a job (for which the standard library has no word yet)."""
        if self._pool is None:
            return
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        self._pool = None


class Workers:
    """So many processes, and those who wait for one: a line for each visitor, served in turn."""

    def __init__(
        self,
        count: int,
        limit: float,
        modules: tuple[str, ...] = (),
        each: int | None = None,
        waiting: tuple[int, int] | None = None,
        kindness: int = 0,  # how far these processes stand back when others want the processor (`nice`)
    ) -> None:
        self.limit = limit  # seconds for a job, from when a worker takes it
        self.each = each or count  # jobs of one visitor that are done at once
        self.waiting = waiting  # jobs that may wait: of one visitor, of all; None: whoever asks sees to it
        self._all = [Worker(modules, kindness) for _ in range(max(1, count))]
        self._idle = list(self._all)
        self._busy: Counter[str] = Counter()  # jobs that are being done, by visitor
        self._lines: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()  # the first is next

    @property
    def waiting_now(self) -> int:
        """Jobs that wait for a process."""
        return sum(map(len, self._lines.values()))

    async def run(self, who: str, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function of a module in a worker, when it is this visitor's turn."""
        worker = await self._turn(who)
        try:
            return await worker.do(partial(job, *args, **kwargs), self.limit)
        finally:
            self._back(who, worker)

    async def _turn(self, who: str) -> Worker:
        line = self._lines.get(who, ())
        if self.waiting is not None:
            mine, all_ = self.waiting
            if len(line) >= mine or self.waiting_now >= all_:
                raise Crowded
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(turn)
        self._call()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._back(who, turn.result())
            raise

    def _back(self, who: str, worker: Worker) -> None:
        self._busy[who] -= 1
        if not self._busy[who]:
            del self._busy[who]
        self._idle.append(worker)
        self._call()

    def _call(self) -> None:
        """Give idle workers to those who wait, in turn."""
        while self._idle and (who := self._next()) is not None:
            turn = self._lines[who].popleft()
            if self._lines[who]:
                self._lines.move_to_end(who)
            else:
                del self._lines[who]
            if not turn.done():
                self._busy[who] += 1
                turn.set_result(self._idle.pop())

    def _next(self) -> str | None:
        return next((who for who in self._lines if self._busy[who] < self.each), None)

    def close(self) -> None:
        for line in self._lines.values():
            for turn in line:
                turn.cancel()
        for worker in self._all:
            worker.end()


def _heard(work: asyncio.Future[T]) -> None:
    """A job that nobody waits for any more may fail in peace."""
    if not work.cancelled():
        work.exception()


def _settle_in(modules: tuple[str, ...], corrections: Mapping[str, Tables], kindness: int) -> None:
    """A worker leaves interrupts to the server, and goes when the server goes (even by SIGKILL)."""
    logs.install("warning")
    if kindness:
        os.nice(kindness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()
    for module in modules:
        import_module(module)
    games.correct(corrections)


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
