"""What was wrong, where and when: that, and nothing else, excuses a server error."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass
class Trouble:
    """Of one node, or of the database under all of them."""

    node: object | None  # None: the database
    ended: float = float("inf")

    def meets(self, node: object, sent: float) -> bool:
        """Was it on at any moment between sending something to a node and now?"""
        return self.node in (None, node) and self.ended >= sent


class Troubles:
    """All of a run."""

    def __init__(self) -> None:
        self._all: list[Trouble] = []

    @contextmanager
    def of(self, node: object | None) -> Iterator[None]:
        """While this lasts, something is wrong with a node, or with the database (None)."""
        trouble = Trouble(node)
        self._all.append(trouble)
        try:
            yield
        finally:
            trouble.ended = time.monotonic()

    def excuse(self, node: object, sent: float) -> bool:
        """May a node that was sent something at that moment answer now that it could not?"""
        return any(trouble.meets(node, sent) for trouble in self._all)
