"""Worker processes, for whatever takes longer than a blink: bots that think, records that are replayed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
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


class Overdue(Exception):
    """A job took longer than it may."""


class Workers:
    """A pool of processes. They end with the server, however it ends."""

    def __init__(self, count: int, limit: float, modules: tuple[str, ...] = ()) -> None:
        self.count = max(1, count)
        self.limit = limit  # seconds for a job
        self.modules = modules
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self.count)

    def start(self) -> None:
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        context = multiprocessing.get_context(method)
        if method == "forkserver":
            context.set_forkserver_preload(["formicarium.server.bots.turns"])
        self._pool = ProcessPoolExecutor(
            self.count, context, initializer=_settle_in, initargs=(self.modules, games.corrections)
        )

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function of a module in a worker.

        A job that takes too long ends with its worker, and others' jobs in that pool are begun again.
        """
        work = partial(job, *args, **kwargs)
        async with self._free:  # time counts from when a worker takes the job
            try:
                return await self._attempt(work)
            except BrokenExecutor:
                return await self._attempt(work)

    async def _attempt(self, work: Callable[[], T]) -> T:
        pool = self._pool
        if pool is None:
            raise asyncio.CancelledError  # the workers have gone home
        running = asyncio.get_running_loop().run_in_executor(pool, work)
        running.add_done_callback(_heard)
        try:
            return await asyncio.wait_for(asyncio.shield(running), self.limit)
        except TimeoutError:
            self._replace(pool)
            raise Overdue from None
        except BrokenExecutor:
            self._replace(pool)
            raise

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            _end(pool)
            self.start()

    def close(self) -> None:
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _heard(work: asyncio.Future[T]) -> None:
    """A job that nobody waits for any more may fail in peace."""
    if not work.cancelled():
        work.exception()


def _end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool now, also in the middle of a job (for which the standard library has no word yet)."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _settle_in(modules: tuple[str, ...], corrections: Mapping[str, Tables]) -> None:
    """A worker leaves interrupts to the server, and goes when the server goes (even by SIGKILL)."""
    logs.install("warning")
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
