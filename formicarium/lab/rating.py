"""How strong players are, by who came before whom: Elo with intervals, and openskill beside it.

Elo is fitted to all results at once (Bradley and Terry), so that the order of the matches does not matter;
its intervals come from the same fit to matches drawn again from those that were played, and to a few that a
coin decides: else few matches that all went one way would seem to leave no doubt. The average is MIDDLE. A
player who never lost would be infinitely strong: half a draw is added to every pair that met.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import log10
from random import Random
from statistics import fmean
from typing import NamedTuple

MIDDLE, SCALE = 1500.0, 400.0  # Elo's own: 400 points are ten to one
PRIOR = 0.25  # a win for either, of every pair that met
PRECISE, MOST_STEPS = 1e-4, 10_000  # the fit ends when nobody's strength changes by more than this share
DRAWN_AGAIN = 200  # times
TOSSED = 4  # matches of every pair: so two that met n times are as unsure as Wilson's interval says


class Standing(NamedTuple):
    """Who sat at a table, and which rank each came to; equal ranks share."""

    players: tuple[str, ...]
    ranks: tuple[int, ...]


class Rating(NamedTuple):
    """A player's strength, and where it lies with 95 % certainty."""

    elo: float
    low: float
    high: float


Wins = dict[tuple[str, str], float]  # how often the one came before the other; half for a shared rank


def wins(standings: Iterable[Standing]) -> Wins:
    """Each match counts once for every two players at it, however many seats they have.

    >>> wins([Standing(("a", "b", "a"), (1, 2, 2))])
    {('a', 'b'): 0.75, ('b', 'a'): 0.25}
    """
    found: Wins = defaultdict(float)
    for players, ranks in standings:
        for one, other in combinations(dict.fromkeys(players), 2):
            met = [
                (mine > yours) - (mine < yours)
                for mine, here in zip(ranks, players, strict=True)
                if here == one
                for yours, there in zip(ranks, players, strict=True)
                if there == other
            ]
            behind = fmean(met) / 2 + 0.5
            found[one, other] += 1 - behind
            found[other, one] += behind
    return dict(found)


def fit(won: Wins) -> dict[str, float]:
    """The Elo that explains these wins best.

    >>> strength = fit({("a", "b"): 30.0, ("b", "a"): 10.0})
    >>> round(strength["a"] - strength["b"])
    187
    """
    players = list(dict.fromkeys(name for pair in won for name in pair))
    met = {pair: won[pair] + won[pair[1], pair[0]] + 2 * PRIOR for pair in won}
    total = {one: sum(won[one, other] + PRIOR for other in players if (one, other) in won) for one in players}
    strength = dict.fromkeys(players, 1.0)
    for _ in range(MOST_STEPS):
        before = strength
        strength = {}
        for one in players:
            rivals = ((other, met[one, other]) for other in players if (one, other) in met)
            strength[one] = total[one] / sum(n / (before[one] + before[other]) for other, n in rivals)
        if all(abs(strength[one] / before[one] - 1) < PRECISE for one in players):
            break
    elo = {one: SCALE * log10(value) for one, value in strength.items()}
    middle = fmean(elo.values())
    return {one: MIDDLE + value - middle for one, value in elo.items()}


def ratings(groups: Sequence[Sequence[Standing]], rng: Random) -> dict[str, Rating]:
    """Everybody, the strongest first. The matches of a group had the same luck: they stay together."""
    won = wins(each for group in groups for each in group)
    best, pairs = fit(won), [(one, other) for one, other in won if one < other]
    drawn: dict[str, list[float]] = {name: [] for name in best}
    for _ in range(DRAWN_AGAIN):
        again = rng.choices(groups, k=len(groups))
        for name, elo in fit(_tossed(wins(each for group in again for each in group), pairs, rng)).items():
            drawn[name].append(elo)
    rated = {name: Rating(elo, *_middle_95(drawn[name], elo)) for name, elo in best.items()}
    return dict(sorted(rated.items(), key=lambda item: -item[1].elo))


def _tossed(won: Wins, pairs: Sequence[tuple[str, str]], rng: Random) -> Wins:
    found = defaultdict(float, won)
    for one, other in pairs:
        heads = sum(rng.random() < 0.5 for _ in range(TOSSED))
        found[one, other] += heads
        found[other, one] += TOSSED - heads
    return found


def _middle_95(values: Sequence[float], within: float) -> tuple[float, float]:
    ordered = sorted(values)
    cut = len(ordered) // 40
    return min(ordered[cut], within), max(ordered[-1 - cut], within)


def skills(standings: Iterable[Standing]) -> Mapping[str, tuple[float, float]]:
    """openskill's estimate of everybody, and how unsure it is: match by match, in the order given."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for players, ranks in standings:
        before = [[known[name]] for name in players]
        after = model.rate(before, ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(players):
            mine = [team[0] for team, sat in zip(after, players, strict=True) if sat == name]
            known[name] = model.rating(fmean(r.mu for r in mine), fmean(r.sigma for r in mine))
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}
