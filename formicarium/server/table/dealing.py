"""The dealer of a table on the server: rows say what was dealt, and the seed says what comes next."""

from __future__ import annotations

from collections import deque
from typing import Any

from formicarium.core.chance import Chance
from formicarium.core.dealer import Seeded


class RowDealer:
    """Deals what a row says was dealt; where a row says nothing, the seed does, always kept in step."""

    def __init__(self, seed: int | str) -> None:
        self.seeded = Seeded(seed)
        self.lines: deque[tuple[str, ...]] = deque()

    def read(self, dealt: str) -> None:
        """What a row says was dealt after its answer, one line each."""
        self.lines.extend(tuple(line.split()) for line in dealt.splitlines())

    def deal(self, chance: Chance[Any]) -> Any:
        drawn = self.seeded.deal(chance)
        return chance.read(self.lines.popleft()) if self.lines else drawn
