"""A game cut out of a game: few questions, so that it can be solved. For work on equilibria."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Small:
    """Begins at a table of its own, is over when nothing is left to be done, and has its own worth."""

    seats: int
    options: Mapping[str, Any]
    start: Callable[[], Any]  # the table it begins with
    worth: Callable[
        [Any], tuple[float, ...]
    ]  # of a table where it is over, for each seat: −1 to 1, together 0
    longest: int  # answers, at most
