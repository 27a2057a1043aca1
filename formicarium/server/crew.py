"""Several nodes on one machine, behind one port: they are started, watched over and ended together.

All of them accept at the same socket; whichever is idle takes the next connection. They share a PostgreSQL
database as nodes on different machines would (docs/hosting.md). Who dies is replaced; when the one
who watches is told to stop, or dies, all stop.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import TypeAlias

log = logging.getLogger("formicarium.crew")

Work: TypeAlias = Callable[[], None]  # goes on until it is told to stop

BACKLOG = 2048  # connections that wait to be accepted
LIVELY = 10.0  # seconds: who dies sooner is not started again at once
PAUSE = 2.0
PATIENCE = 15.0  # seconds for a node to say goodbye to everybody


def listening(host: str, port: int) -> socket.socket:
    """A socket at which everybody accepts."""
    shared = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    shared.bind((host, port))
    shared.listen(BACKLOG)
    return shared


class Crew:
    """A process for each piece of work."""

    def __init__(self, work: Sequence[Work]) -> None:
        self._work = work
        self._spawn = multiprocessing.get_context("spawn")
        self._stop, self._told_to_stop = self._spawn.Pipe(duplex=False)
        self._begun: dict[BaseProcess, tuple[Work, float]] = {}

    def run(self) -> None:
        """Until SIGTERM or SIGINT."""
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._end)
        for work in self._work:
            self._start(work)
        while self._stop not in wait([self._stop, *(each.sentinel for each in self._begun)]):
            self._replace()
        self._dismiss()

    def _end(self, _: int, __: FrameType | None) -> None:
        self._told_to_stop.send_bytes(b".")

    def _start(self, work: Work) -> None:
        process = self._spawn.Process(target=_do, args=(work,))
        process.start()
        self._begun[process] = work, time.monotonic()

    def _replace(self) -> None:
        """Start another for each that has died; where it died young, after a moment."""
        for process in [each for each in self._begun if not each.is_alive()]:
            work, begun = self._begun.pop(process)
            log.error("a node ended with %s: another takes its place", process.exitcode)
            if time.monotonic() - begun < LIVELY and self._stop.poll(PAUSE):
                return
            self._start(work)

    def _dismiss(self) -> None:
        for process in self._begun:
            process.terminate()
        until = time.monotonic() + PATIENCE
        for process in self._begun:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def _do(work: Work) -> None:
    """In a process of its own."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    work()


def _end_with_parent() -> None:
    """Nobody serves on alone: a new crew could not have the port."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
