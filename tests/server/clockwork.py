"""An event loop without clock, threads or sockets, on which everything that happens is chosen by a seed.

Whatever takes time (a thread, a database, a network) is *under way* until it comes to pass. Whenever nobody
has anything left to do, one thing that is under way comes to pass, and a seeded generator says which. So one
seed is one interleaving, the same on any machine, and another seed is another. A test may also choose by
itself what comes to pass next (`by_hand`).
"""

from __future__ import annotations

import asyncio
import selectors
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from itertools import count
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class Stuck(Exception):
    """Somebody waits for something that is not under way."""


class Clockwork(asyncio.SelectorEventLoop):
    """Runs as usual, but for the order of what comes from outside."""

    def __init__(self, seed: int, by_hand: bool = False) -> None:
        self.rng = Random(seed)
        self.by_hand = by_hand
        self.story: list[str] = []  # what came to pass, in this order
        self._lines: dict[str, deque[Callable[[], None]]] = {}
        self._numbers = count(1)
        self._now = 0.0
        self._waiting: list[asyncio.Future[None]] = []  # until it is quiet
        super().__init__(_Idle(self._come_to_pass))

    def expect(self, line: str, happen: Callable[[], None]) -> None:
        """Something is under way. What is on one line keeps its order; between lines there is none."""
        self._lines.setdefault(line, deque()).append(happen)

    def lose(self, line: str) -> None:
        """What is under way there never arrives."""
        self._lines.pop(line, None)

    @property
    def under_way(self) -> list[str]:
        """The lines on which something is under way."""
        return list(self._lines)

    def happen(self, line: str) -> None:
        """By hand: the next thing on this line comes to pass."""
        self.do(lambda: self._arrive(line))

    def do(self, what: Callable[[], object]) -> None:
        """By hand: do something, and let everybody do what follows from it."""
        self.call_soon(what)
        self.run_forever()

    def time(self) -> float:
        return self._now

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        """A thread: done at some moment, and known to be done at a later one."""
        future: asyncio.Future[T] = self.create_future()
        number = next(self._numbers)

        def work() -> None:
            try:
                settle: Callable[[], None] = partial(future.set_result, func(*args))
            except Exception as error:
                settle = partial(future.set_exception, error)
            self.expect(f"thread {number} is back", lambda: None if future.done() else settle())

        self.expect(f"thread {number} works", work)
        return future

    async def quiet(self) -> None:
        """Until nothing is under way any more."""
        future = self.create_future()
        self._waiting.append(future)
        await future

    def _come_to_pass(self, timeout: float | None) -> None:
        if self.by_hand:
            self.stop()
        elif self._lines:
            self._arrive(self.rng.choice(self.under_way))
        elif self._waiting:
            waiting, self._waiting = self._waiting, []
            for future in waiting:
                future.set_result(None)
        elif timeout is not None:
            self._now += timeout  # nothing but a timer
        else:
            raise Stuck

    def _arrive(self, line: str) -> None:
        self.story.append(line)
        things = self._lines[line]
        happen = things.popleft()
        if not things:
            del self._lines[line]
        happen()


class _Idle(selectors.SelectSelector):
    """Where a loop looks for what comes from outside."""

    def __init__(self, idle: Callable[[float | None], None]) -> None:
        super().__init__()
        self._idle = idle

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout > 0:
            self._idle(timeout)
        return []
