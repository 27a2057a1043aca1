"""How large the games are, on random matches: `python -m formicarium.research.sizes [MATCHES]`.

The figures follow from the seeds alone, so that everybody gets the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import log10
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from formicarium.core.chance import Chance
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.observation import Observation
from formicarium.core.registry import games

MATCHES = 20


class Size(NamedTuple):
    """Averages over random matches of one kind."""

    answers: float  # a match, with a real choice
    options: float  # an answer
    tokens: float  # that spell an answer
    most: int  # options, ever
    items: float  # of chance, a match
    tree: float  # decimal logarithm of the product of all options, chance left out


def size(game: Game[Any], variant: str, seats: int, matches: int) -> Size:
    """Measure so many random matches."""
    found = [_match(game, variant, seats, seed) for seed in range(matches)]
    options = [count for counts, _, _ in found for count in counts]
    return Size(
        mean(len(counts) for counts, _, _ in found),
        mean(options),
        sum(tokens for _, tokens, _ in found) / len(options),
        max(options),
        mean(items for _, _, items in found),
        mean(sum(map(log10, counts)) for counts, _, _ in found),
    )


def _match(game: Game[Any], variant: str, seats: int, seed: int) -> tuple[list[int], int, int]:
    """The options of each answer, the tokens that were touched, and the items of chance."""
    s: Any = game.begin(seats, game.read_options(game.variants[variant]))
    rng, counts, tokens, items = Random(f"size {seed}"), list[int](), 0, 0
    while asked := settle(s):
        if isinstance(asked, Chance):
            result = asked.sample(rng)
            items += len(asked.write(result))
            deal(s, result)
        else:
            move = rng.choice(asked[0].options)
            counts.append(len(asked[0].options))
            tokens += len(move.spell())
            answer(s, asked[0].seat, move)
    return counts, tokens, items


def bound(observation: Observation) -> float:
    """Decimal logarithm of how many different observations there can be, by the bounds of each place."""
    ranges = zip(observation.lows, observation.highs, strict=True)
    return sum(log10(high - low + 1) for low, high in ranges)


def table(matches: int) -> Iterator[str]:
    """The first variant of each game, with the fewest and the most players."""
    yield (
        "| game | players | answers | options | at most | tokens | chance | tree (log₁₀) | observation"
        " | bound (log₁₀) |\n| --- |" + " ---: |" * 9
    )
    for game in games.values():
        variant = next(iter(game.variants))
        takes = [n for name, n in game.kinds() if name == variant]
        for seats in dict.fromkeys((takes[0], takes[-1])):
            one = size(game, variant, seats, matches)
            told = game.observation(seats, game.read_options(game.variants[variant]))
            yield (
                f"| {game.id}, {variant} | {seats} | {one.answers:.0f} | {one.options:.1f} | {one.most}"
                f" | {one.tokens:.2f} | {one.items:.0f} | {one.tree:.0f} | {told.size:,}"
                f" | {bound(told):,.0f} |"
            )


if __name__ == "__main__":
    print("\n".join(table(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES)))
