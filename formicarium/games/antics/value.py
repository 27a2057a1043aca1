"""How good a table looks from a seat: points, and what is on its way home."""

from __future__ import annotations

from formicarium.games.antics.data import AT_ANTHILL, PREY
from formicarium.games.antics.scoring import fungi, score
from formicarium.games.antics.state import Antics
from formicarium.texts.message import Seat

WINNING = 30  # points that hardly anybody reaches


def heuristic(s: Antics, seat: Seat) -> float:
    """0 lost … 1 won: the own prospects among everybody's."""
    if s.outcome is not None:
        return s.outcome.shares[seat]
    prospects = [prospect(s, each) for each in range(s.seats)]
    best_other = max(value for each, value in enumerate(prospects) if each != seat)
    return min(1.0, max(0.0, 0.5 + (prospects[seat] - best_other) / (2 * WINNING)))


def prospect(s: Antics, seat: Seat) -> float:
    """Points, what workers carry, reach of the chain, strength of the hill."""
    points = float(score(s, seat).total)
    home = len(s.stored[seat]) + (len(s.delivered) if seat == s.active else 0)
    points += home**2 - len(s.stored[seat]) ** 2
    for track, item in s.workers[seat].items():
        near = 0.8 if track in AT_ANTHILL else 0.6
        if item in PREY:
            points += near * (2 * home + 1)
        elif item:
            points += near * max(fungi(s, seat), default=0)
    levels: dict[str, int] = {}
    for space in s.hills[seat].spaces.values():
        levels[space.kind] = max(space.level, levels.get(space.kind, 0))
    hatched = sum(s.zones[seat].values())
    return points + 0.4 * sum(levels.values()) + 0.3 * len(s.workers[seat]) + 0.1 * hatched
