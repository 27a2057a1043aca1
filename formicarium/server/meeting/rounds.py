"""Who plays whom in the next round of a tournament. Pure: it knows neither clock nor database.

Swiss: those with as many points meet; nobody meets twice while that can be avoided, nobody rests twice
before everybody has, and everybody sits in each seat about as often. Round robin: everybody meets everybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import combinations, permutations, product
from typing import NamedTuple

from formicarium.texts.message import Seat

TRIES = 20_000  # steps of the search for pairs in which nobody meets again, whoever rests
AGAIN = 1000.0  # what meeting again costs, beside a point of difference


class Player(NamedTuple):
    """An entrant, as far as the next round depends on it."""

    number: int
    points: float = 0.0
    met: Counter[int] = Counter()  # noqa: RUF012 - whom, how often; nobody here changes it
    rests: int = 0
    seats: Counter[Seat] = Counter()  # noqa: RUF012 - where it sat, how often; likewise


class Round(NamedTuple):
    """Tables (who sits there, seat by seat), and who rests."""

    tables: list[list[int]]
    resting: list[int]


def table_sizes(players: int, seats: int, allowed: Collection[int]) -> list[int]:
    """Tables for so many: as few rest as possible, then as few tables as possible, as equal as possible.

    >>> table_sizes(10, 4, {2, 3, 4}), table_sizes(7, 2, {2}), table_sizes(7, 4, {2, 4})
    ([4, 3, 3], [2, 2, 2], [4, 2])
    """
    fitting = sorted((size for size in allowed if 1 < size <= seats), reverse=True)
    for seated in range(players, 1, -1):
        for count in range(-(-seated // seats), seated // 2 + 1):
            low, more = divmod(seated, count)
            equal = [low + 1] * more + [low] * (count - more)
            if all(size in fitting for size in equal):
                return equal
            if found := _sum_of(seated, count, fitting):
                return found
    return []


def _sum_of(total: int, count: int, sizes: Sequence[int]) -> list[int] | None:
    """So many of these sizes that make up the total, large ones first."""
    if count == 0:
        return [] if total == 0 else None
    for at, size in enumerate(sizes):
        if size <= total and (rest := _sum_of(total - size, count - 1, sizes[at:])) is not None:
            return [size, *rest]
    return None


def swiss(players: Sequence[Player], seats: int, allowed: Collection[int]) -> Round:
    """The next round; `players` as they stand, the first first."""
    sizes = table_sizes(len(players), seats, allowed)
    spare = len(players) - sum(sizes)
    tired = sorted(enumerate(players), key=lambda each: (each[1].rests, -each[0]))  # who rests first
    if seats == 2 and sizes:
        fewest = min(one.rests for one in players)
        for attempt, (_, one) in enumerate(tired if spare else tired[:1], 1):
            if spare and one.rests > fewest:
                break
            rest = [each for each in players if not spare or each is not one]
            if (pairs := _pairs(rest, TRIES >> attempt)) is not None:
                return Round([_seated(pair) for pair in pairs], [one.number] if spare else [])
    resting = {one.number for _, one in tired[:spare]}
    groups = _improved(_cut([one for one in players if one.number not in resting], sizes))
    return Round([_seated(group) for group in groups], sorted(resting))


def _pairs(players: Sequence[Player], tries: int) -> list[list[Player]] | None:
    """Pairs of neighbours in which nobody meets again; None if there are none (or none are found)."""
    left = tries

    def search(rest: list[Player]) -> list[list[Player]] | None:
        nonlocal left
        if not rest:
            return []
        left -= 1
        if left < 0:
            return None
        first, *others = rest
        group = sum(one.points == first.points for one in rest)  # its upper half meets the lower one
        chosen = [(at, one) for at, one in enumerate(others, 1) if not first.met[one.number]]
        chosen.sort(key=lambda each: (first.points - each[1].points, abs(each[0] - group // 2)))
        for _, one in chosen:
            if (found := search([each for each in others if each is not one])) is not None:
                return [[first, one], *found]
        return None

    return search(list(players))


def _cut(players: Sequence[Player], sizes: Sequence[int]) -> list[list[Player]]:
    """Tables of neighbours, by score groups."""
    rest, groups = list(players), []
    for size in sizes:
        groups.append(rest[:size])
        rest = rest[size:]
    return groups


def _improved(groups: list[list[Player]]) -> list[list[Player]]:
    """Swap two players of different tables, as long as fewer meet again or they are more equal."""
    everybody = [one for group in groups for one in group]
    cost = {one.number: {other.number: _cost(one, other) for other in everybody} for one in everybody}
    at = [
        {number: sum(each[one.number] for one in group) for number, each in cost.items()} for group in groups
    ]
    better = True
    while better:
        better = False
        for (here, one), (there, other) in combinations(zip(at, groups, strict=True), 2):
            for i, j in product(range(len(one)), range(len(other))):
                a, b = one[i].number, other[j].number
                if here[b] + there[a] - 2 * cost[a][b] < here[a] + there[b] - 1e-9:
                    one[i], other[j], better = other[j], one[i], True
                    for number, each in cost.items():
                        here[number] += each[b] - each[a]
                        there[number] += each[a] - each[b]
    return groups


def _cost(one: Player, other: Player) -> float:
    """What it costs if these two meet."""
    return AGAIN * one.met[other.number] ** 2 + abs(one.points - other.points) ** 2


def _seated(group: Sequence[Player]) -> list[int]:
    """Seat by seat, so that everybody has sat in each about as often."""

    def cost(order: Sequence[Player]) -> int:
        return sum(one.seats[seat] for seat, one in enumerate(order))

    turned = sum(one.number for one in group) % 2 == 0  # else the same would come first again and again
    best = min(permutations(sorted(group, key=lambda one: one.number, reverse=turned)), key=cost)
    return [one.number for one in best]


# Everybody meets everybody


def robin(numbers: Sequence[int], seats: int, allowed: Collection[int]) -> list[Round]:
    """All rounds, so that everybody meets everybody: at two seats once, at more as evenly as can be."""
    return _circle(numbers) if seats == 2 else _evenly(tuple(numbers), seats, frozenset(allowed))


@lru_cache(maxsize=32)
def _evenly(numbers: tuple[int, ...], seats: int, allowed: frozenset[int]) -> list[Round]:
    """A quarter of a second's work where 64 play; each of their rounds asks for it again."""
    players = {number: Player(number, 0.0, Counter(), 0, Counter()) for number in numbers}
    rounds: list[Round] = []
    while len(rounds) < len(numbers) and (not rounds or not _all_met(players)):
        order = sorted(players.values(), key=lambda one: (sum(one.met.values()), one.number))
        rounds.append(swiss(order, seats, allowed))
        for table in rounds[-1].tables:
            for seat, number in enumerate(table):
                players[number].seats[seat] += 1
                players[number].met.update(other for other in table if other != number)
        for number in rounds[-1].resting:
            players[number] = players[number]._replace(rests=players[number].rests + 1)
    return rounds


def _all_met(players: dict[int, Player]) -> bool:
    return all(players[one].met[other] for one, other in combinations(players, 2))


def _circle(numbers: Sequence[int]) -> list[Round]:
    """One stays, the others go around it, first in one half of their tables; who would meet nobody rests."""
    ring: list[int | None] = [*numbers, *([None] if len(numbers) % 2 else [])]
    half = len(ring) // 2
    rounds = []
    for count in range(len(ring) - 1):
        pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        if count % 2:
            pairs[0] = pairs[0][::-1]  # who stays changes seats
        tables = [[one, other] for one, other in pairs if one is not None and other is not None]
        resting = [one for pair in pairs if None in pair for one in pair if one is not None]
        rounds.append(Round(tables, resting))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds
