"""How good a table looks from a seat: points, what will become points, and what feeds it."""

from __future__ import annotations

from formicarium.games.hidden_empires_2.colony import nest_size, nest_used
from formicarium.games.hidden_empires_2.data import BROOD, Brood
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.flight import flight_points
from formicarium.texts.message import Seat

# What one of each is worth in points, when the colony can raise it.
BROOD_WORTH = dict(zip(BROOD, (0.15, 0.1, 0.3, 0.2, 0.5, 0.6, 1.2, 0.4), strict=True))
ANT_WORTH = (0.35, 0.5, 0.7)
QUEEN_WORTH = 3.0
TRAIT_WORTH = 0.5
ENOUGH_ANTS = 20


def heuristic(s: Empires, seat: Seat) -> float:
    """0 lost … 1 won: the share of this colony in what all colonies are worth, drawn apart."""
    if s.outcome is not None:
        return s.outcome.shares[seat]
    mine = colony_worth(s, seat)
    best = max(colony_worth(s, other) for other in range(s.seats) if other != seat)
    ahead = (mine - best) / s.options.target_score
    return min(0.99, max(0.01, 0.5 + 0.25 * ahead + 0.2 * min(1.0, mine / (3 * s.options.target_score))))


def colony_worth(s: Empires, seat: Seat) -> float:
    """In points: the score, reproductives nearly as much as they would score, growth much less."""
    worth = s.scores[seat] + 0.8 * flight_points(s.princesses[seat], s.males[seat])
    worth += sum(BROOD_WORTH[Brood(kind)] * count for kind, count in s.brood[seat].items())
    ants = [0, 0, 0]
    for stack in (*s.ants[seat].values(), *s.patrols[seat].values()):
        for caste, count in enumerate(stack):
            ants[caste] += count
    raw = sum(count * value for count, value in zip(ants, ANT_WORTH, strict=True))
    worth += raw if sum(ants) <= ENOUGH_ANTS else ENOUGH_ANTS * ANT_WORTH[0] + 0.1 * (sum(ants) - ENOUGH_ANTS)
    worth += QUEEN_WORTH * min(1, s.queens[seat]) + 0.3 * max(0, s.queens[seat] - 1)
    worth += 0.12 * min(30, s.food[seat]) + 0.08 * min(40, s.stored[seat]) + 0.05 * min(20, s.dna[seat])
    worth += TRAIT_WORTH * len(s.traits[seat])
    room = nest_size(s, seat) - nest_used(s, seat)
    return worth + 0.05 * max(-10, min(12, room))
