"""What was wrong, where and when: that, and nothing else, excuses a server error."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass
class Trouble:
    """Of one node, or of the database under all of them."""

    node: object | None  # None: the database
    began: float = field(default_factory=time.monotonic)
    ended: float = float("inf")

    def meets(self, node: object, sent: float) -> bool:
        """Was it on at any moment between sending something to a node and now?"""
        return self.node in (None, node) and self.ended >= sent


class Troubles:
    """All of a run."""

    def __init__(self) -> None:
        self._all: list[Trouble] = []
        self._clocks: list[Trouble] = []  # set wrong: no excuse for an error, but for a word that comes late

    @contextmanager
    def of(self, node: object | None) -> Iterator[None]:
        """While this lasts, something is wrong with a node, or with the database (None)."""
        with self._noted(self._all, node):
            yield

    @contextmanager
    def of_clock(self, node: object) -> Iterator[None]:
        """While this lasts, the clock of a node is wrong."""
        with self._noted(self._clocks, node):
            yield

    @contextmanager
    def _noted(self, among: list[Trouble], node: object | None) -> Iterator[None]:
        trouble = Trouble(node)
        among.append(trouble)
        try:
            yield
        finally:
            trouble.ended = time.monotonic()

    def between(self, since: float, until: float) -> bool:
        """Was anything wrong anywhere, at any moment between these?"""
        return any(each.began <= until and each.ended >= since for each in (*self._all, *self._clocks))

    def excuse(self, node: object, sent: float) -> bool:
        """May a node that was sent something at that moment answer now that it could not?"""
        return any(trouble.meets(node, sent) for trouble in self._all)
