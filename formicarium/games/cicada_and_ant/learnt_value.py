"""What cards are worth in Autumn between two, by a value learnt from self-play (examples/solve_autumn.py).

The value is the chance of whoever is the Ant next, when the square has not been filled up yet. Each feature
of the table has a vector: for every path type the two positions on its shelf and how many of its cards are
left in the square, for every insect how many each of the two has, and the cards in the deck. The vectors are
summed, cut off at 0 and weighed. Insects that lie face down count with the numbers to be expected.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb, exp
from typing import TypeAlias

from formicarium.games.cicada_and_ant.autumn_value import AutumnProspects, Harvest, unseen_insects
from formicarium.games.cicada_and_ant.chances import Cells, Chances, roles_after
from formicarium.games.cicada_and_ant.data import INDEX_OF, INSECT_OF, INSECTS, PATHS, SHELF_END
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.kit.data import read_json
from formicarium.texts.message import Seat

Vector: TypeAlias = tuple[float, ...]
Numbers: TypeAlias = tuple[float, ...]  # how likely 0, 1, … of an insect

POSITIONS = SHELF_END + 1
MANY = 8  # so many cards of a type in the square, or more
MOST = len(PATHS)  # of an insect
BY_INSECT = POSITIONS * POSITIONS * (MANY + 1)
BY_DECK = BY_INSECT + (MOST + 1) ** 2


@dataclass(frozen=True, slots=True)
class Learnt:
    """The vectors and weights."""

    vectors: tuple[Vector, ...]
    weights: Vector
    bias: float

    def shelf(self, ant: int, other: int, around: int) -> Vector:
        return self.vectors[(ant * POSITIONS + other) * (MANY + 1) + min(around, MANY)]

    def insect(self, ant: int, other: int) -> Vector:
        return self.vectors[BY_INSECT + ant * (MOST + 1) + min(other, MOST - ant)]

    def deck(self, cards: int) -> Vector:
        return self.vectors[BY_DECK + cards // 4]

    def chance(self, summed: Iterable[float]) -> float:
        strength = sum([w * x for w, x in zip(self.weights, summed, strict=True) if x > 0], self.bias)
        return 1 / (1 + exp(-strength))


@cache
def learnt() -> Learnt:
    kept = read_json(__package__, "autumn_value")
    return Learnt(tuple(map(tuple, kept["vectors"])), tuple(kept["weights"]), kept["bias"])


class LearntProspects(AutumnProspects):
    """What this round may bring in Autumn between two."""

    def __init__(self, view: CicadaView) -> None:
        super().__init__(view)
        self.around = [0] * len(PATHS)
        for card in view.square:
            if card:
                self.around[INDEX_OF[card]] += 1
        unseen = unseen_insects(view)
        self.held = [_held(view, seat, unseen) for seat in range(view.seats)]
        self.sides = [_Side(self, ant) for ant in range(view.seats)]
        self._found: dict[tuple[Seat, int, int, tuple[int, ...]], Chances] = {}

    def now(self) -> Chances:
        """As if the square were still to be filled up."""
        ant, _ = roles_after(self.view, self.view.collector)
        return self._of(ant, [*self.sides[ant].shelves, *self.sides[ant].insects], self.view.deck)

    def _going_on(self, after: Sequence[Harvest], collector: Seat, cells: Cells) -> Chances:
        cards = [self.view.square[cell] for cell in cells]
        path = INDEX_OF[cards[0]]
        insects = tuple(sorted(INSECTS.index(INSECT_OF[card]) for card in cards if INSECT_OF[card]))
        key = collector, path, len(cards), insects
        if key not in self._found:
            ant = 1 - collector  # between two, whoever collects is not the next Ant
            side = self.sides[ant]
            shelf = learnt().shelf(
                self.view.shelves[ant][path],
                after[collector].shelves[path],
                self.around[path] - len(cards),
            )
            parts = [side.without[path], shelf, *(side.one_more[insect] for insect in insects)]
            self._found[key] = self._of(ant, parts, self.view.deck - len(cards))
        return self._found[key]

    def _of(self, ant: Seat, parts: Sequence[Vector], deck: int) -> Chances:
        chance = learnt().chance(map(sum, zip(*parts, learnt().deck(deck), strict=True)))
        return (chance, 1 - chance) if ant == 0 else (1 - chance, chance)


class _Side:
    """The table as it is, for one of the two as the next Ant."""

    def __init__(self, table: LearntProspects, ant: Seat) -> None:
        value, (mine, theirs) = learnt(), (table.view.shelves[ant], table.view.shelves[1 - ant])
        self.shelves = [value.shelf(*each) for each in zip(mine, theirs, table.around, strict=True)]
        pairs = list(zip(table.held[ant], table.held[1 - ant], strict=True))
        self.insects = [_expected(value, a, b, 0) for a, b in pairs]
        self.one_more = [  # what changes when the other has one more of an insect
            tuple([x - y for x, y in zip(_expected(value, a, b, 1), now, strict=True)])
            for (a, b), now in zip(pairs, self.insects, strict=True)
        ]
        whole = list(map(sum, zip(*self.shelves, *self.insects, strict=True)))
        self.without = [tuple([x - y for x, y in zip(whole, one, strict=True)]) for one in self.shelves]


def _expected(value: Learnt, ant: Numbers, other: Numbers, more: int) -> Vector:
    """The vector of an insect by the numbers that each may have, the other so many more."""
    terms = [
        (p * q, value.insect(a, b + more)) for a, p in enumerate(ant) if p for b, q in enumerate(other) if q
    ]
    return tuple(
        [
            sum([share * x for share, x in zip([s for s, _ in terms], column, strict=True)])
            for column in zip(*(vector for _, vector in terms), strict=True)
        ]
    )


def _held(view: CicadaView, seat: Seat, unseen: Sequence[int]) -> list[Numbers]:
    """How likely a player has how many of each insect: face down, any that are not in sight."""
    cards, kept, total = view.kept[seat], view.kept_counts[seat], sum(unseen)
    if len(cards) == kept:
        found = [INSECT_OF[card] for card in cards]
        return [tuple([float(found.count(insect) == n) for n in range(MOST + 1)]) for insect in INSECTS]
    ways = comb(total, kept)
    return [
        tuple([comb(u, n) * comb(total - u, kept - n) / ways if n <= kept else 0.0 for n in range(MOST + 1)])
        for u in unseen
    ]
