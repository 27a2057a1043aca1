"""What a run shall do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Plan:
    """One run on one kind of database. It ends with its kills or with its minutes, whichever comes first."""

    database: Literal["sqlite", "postgresql"]
    nodes: int = 1
    seed: int = 1
    kills: int = 20
    minutes: float = 5.0
    tables: int = 4  # played at once
    vandals: int = 2  # hostile visitors
    nonsense: int = 0  # messages they send in all, however long it takes; 0: for as long as the run lasts
    thought: float = 0.02  # seconds between two answers of a player
    longest: float = 3.0  # seconds that a mishap lasts, at most
    bad_lines: float = 0.6  # how many of the connections
    mishaps: tuple[str, ...] = ()  # only these kinds; none given: all
    each_once: bool = False  # every kind of mishap once, instead of kills by chance

    @property
    def name(self) -> str:
        kind = "SQLite" if self.database == "sqlite" else "PostgreSQL"
        return f"{kind}, {self.nodes} node{'s' if self.nodes > 1 else ''}"
