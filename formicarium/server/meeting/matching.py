"""Who of those who wait sits down with whom. Pure: it knows neither clock nor database.

Whoever has waited longest chooses first, from those within reach: the nearest ones, and of these who have
waited longest. Nobody sits with anybody they shall not meet.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

LOOKED_AT = 12  # of the nearest ones: enough to go around a few who shall not meet


class Waiting(NamedTuple):
    """Somebody who waits: for how long, and how strong they are."""

    wish: str
    guest: str
    waited: float
    rating: float


Apart = Collection[frozenset[str]]  # pairs of guests who shall not meet


def companies(
    waiting: Sequence[Waiting], seats: int, reach: Callable[[float], float], apart: Apart = ()
) -> list[list[Waiting]]:
    """Full tables, as many as there are. All wait for the same.

    >>> ada, bo, cy = (Waiting(name, name, waited, rating) for name, waited, rating in (
    ...     ("ada", 9.0, 1500.0), ("bo", 5.0, 1900.0), ("cy", 1.0, 1520.0)))
    >>> [[each.guest for each in one] for one in companies([cy, bo, ada], 2, lambda waited: 500.0)]
    [['ada', 'cy']]
    """
    queue = sorted(waiting, key=lambda one: (-one.waited, one.wish))
    found = []
    while len(queue) >= seats:
        first, *rest = queue
        within = [one for one in rest if abs(one.rating - first.rating) <= reach(first.waited)]
        within.sort(key=lambda one: (abs(one.rating - first.rating), -one.waited, one.wish))
        company = _filled([first], within[: LOOKED_AT + seats], seats, apart)
        queue = rest
        if company is not None:
            found.append(company)
            queue = [one for one in rest if one not in company]
    return found


def _filled(
    company: list[Waiting], others: Sequence[Waiting], seats: int, apart: Apart
) -> list[Waiting] | None:
    """The company and the first of the others who may all sit together; None if there are too few."""
    if len(company) == seats:
        return company
    for at, one in enumerate(others):
        if len(others) - at < seats - len(company):
            return None
        if all(_may_meet(one, each, apart) for each in company):
            full = _filled([*company, one], others[at + 1 :], seats, apart)
            if full is not None:
                return full
    return None


def _may_meet(one: Waiting, other: Waiting, apart: Apart) -> bool:
    return one.guest != other.guest and frozenset((one.guest, other.guest)) not in apart
