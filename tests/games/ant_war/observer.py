"""What somebody learns who knows how a bot sets up, and sees which squares are taken.

`python -m tests.games.ant_war.observer 2000` prints the figures of docs/strength.md.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from math import log2
from random import Random
from typing import NamedTuple

from formicarium.games.ant_war.bots.deployment import drawn_square, squares
from formicarium.games.ant_war.data import ARMY, BLACK, QUEEN, UNITS, Square, Unit

Army = dict[Square, Unit]
DRAWS = 10  # armies imagined per square of the Queen


class Learnt(NamedTuple):
    """On average: doubt about the Queen's square in bits, and how many of sixteen units are guessed right."""

    bits: float
    right: float


def army(rng: Random) -> Army:
    """As the bot sets it up, ant by ant."""
    placed: Army = {}
    for unit in ARMY:
        placed[drawn_square(BLACK, unit, placed, rng)] = unit
    return placed


def learnt(armies: int, rng: Random) -> Learnt:
    bits = right = 0.0
    for _ in range(armies):
        true = army(rng)
        chances = believed(frozenset(true), rng)
        bits -= sum(units[QUEEN] * log2(units[QUEEN]) for units in chances.values() if units[QUEEN])
        right += sum(true[square] == unit for square, unit in guessed(chances).items())
    return Learnt(bits / armies, right / armies)


def believed(taken: frozenset[Square], rng: Random) -> dict[Square, dict[Unit, float]]:
    """The chances of every unit on every square that is taken, by the bot's own likelihood."""
    chances = {square: dict.fromkeys(UNITS, 0.0) for square in sorted(taken)}
    total = 0.0
    for imagined, likelihood in explanations(taken, rng):
        total += likelihood
        for square, unit in imagined.items():
            chances[square][unit] += likelihood
    return {square: {unit: each / total for unit, each in units.items()} for square, units in chances.items()}


def explanations(taken: frozenset[Square], rng: Random) -> Iterator[tuple[Army, float]]:
    """Armies on these squares, each with its weight (sequential importance sampling).

    The ants are drawn as the bot draws them, but only on these squares; the weight is how likely the bot was
    to stay on them.
    """
    first = squares(BLACK, QUEEN, {})
    for queen in sorted(taken & first.keys()):
        for _ in range(DRAWS):
            imagined, likelihood = {queen: QUEEN}, first[queen]
            for unit in ARMY[1:]:
                lots = squares(BLACK, unit, imagined)
                inside = {square: lot for square, lot in lots.items() if square in taken}
                likelihood *= sum(inside.values()) / sum(lots.values())
                imagined[rng.choices(list(inside), list(inside.values()))[0]] = unit
            yield imagined, likelihood


def guessed(chances: dict[Square, dict[Unit, float]]) -> Army:
    """The army of which most is right on average: any, then two trade places as long as that helps."""
    guess = dict(zip(chances, ARMY, strict=True))
    better = True
    while better:
        better = False
        for a, b in combinations(guess, 2):
            now = chances[a][guess[a]] + chances[b][guess[b]]
            if chances[a][guess[b]] + chances[b][guess[a]] > now + 1e-12:
                guess[a], guess[b] = guess[b], guess[a]
                better = True
    return guess


if __name__ == "__main__":
    print(learnt(int(sys.argv[1]), Random(1)))
