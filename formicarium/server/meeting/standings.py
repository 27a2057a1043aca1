"""Where everybody stands in a tournament. Pure.

Whoever comes first at a table has a point, whoever comes last none, and who is in between a share: as many
parts as others are behind, half of one for each who is equal. So two seats give 1, ½ and 0. Equal points are
told apart by the points of those one met (Buchholz; of a larger table their average), then by the points of
those one left behind (Sonneborn-Berger), then by tables won. In a round robin all meet the same, so the
second comes first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

Format: TypeAlias = Literal["swiss", "robin"]
Kind: TypeAlias = Literal["table", "rest", "walkover", "out"]


class Place(NamedTuple):
    """Where an entrant was in a round, and what came of it (`points`: none yet)."""

    round: int
    number: int
    kind: Kind
    match: str | None
    rank: int | None
    points: float | None


class Line(NamedTuple):
    """An entrant in the table of all."""

    place: int
    number: int
    points: float
    buchholz: float
    berger: float
    wins: int


def shares(ranks: Sequence[int]) -> list[float]:
    """What each rank at a table is worth.

    >>> shares([1, 2]), shares([1, 1]), shares([2, 1, 3]), shares([1, 2, 2, 4])
    ([1.0, 0.0], [0.5, 0.5], [0.5, 1.0, 0.0], [1.0, 0.5, 0.5, 0.0])
    """
    others = len(ranks) - 1
    return [(sum(_against(one, other) for other in ranks) - 0.5) / others for one in ranks]


def _against(one: int, other: int) -> float:
    return 1.0 if one < other else 0.5 if one == other else 0.0


def standings(numbers: Iterable[int], places: Sequence[Place], how: Format) -> list[Line]:
    """Everybody, the first first; who is equal in everything shares a place."""
    numbers = list(numbers)
    done = [place for place in places if place.points is not None]
    points = dict.fromkeys(numbers, 0.0)
    for place in done:
        points[place.number] += place.points or 0.0
    found = [_line(number, done, points) for number in numbers]
    found.sort(key=lambda line: ([-value for value in _worth(line, how)], line.number))
    ranked: list[Line] = []
    for at, line in enumerate(found):
        same = ranked and _worth(ranked[-1], how) == _worth(line, how)
        ranked.append(line._replace(place=ranked[-1].place if same else at + 1))
    return ranked


def _worth(line: Line, how: Format) -> tuple[float, ...]:
    """What counts, in this order."""
    if how == "robin":
        return line.points, line.berger, line.wins
    return line.points, line.buchholz, line.berger, line.wins


def _line(number: int, done: Sequence[Place], points: dict[int, float]) -> Line:
    buchholz, berger, wins = 0.0, 0.0, 0
    for mine in (place for place in done if place.number == number and place.kind != "out"):
        others = [place for place in done if mine.match and place.match == mine.match and place is not mine]
        if not others:
            buchholz += points[number]  # as if one had met oneself
            continue
        buchholz += sum(points[other.number] for other in others) / len(others)
        ranks = [(_against(mine.rank or 0, other.rank or 0), points[other.number]) for other in others]
        berger += sum(result * theirs for result, theirs in ranks) / len(others)
        wins += mine.points == 1.0
    return Line(0, number, round(points[number], 4), round(buchholz, 4), round(berger, 4), wins)
