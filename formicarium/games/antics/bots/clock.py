"""How long the game may still go on (ANT-OVER)."""

from __future__ import annotations

from formicarium.games.antics.data import EXHAUSTED_AT_END, PREY
from formicarium.games.antics.state import Antics
from formicarium.texts.message import Seat

TILES_PER_TURN = 1.1  # what a player takes from the fields
PREY_PER_TURN, EATEN_PER_ROUND = 0.35, 0.3  # how fast the clearings empty, once the chains stand
WARMING_UP = 4  # rounds until they do


def turns_left(s: Antics, seat: Seat, hunt: float | None = None) -> float:
    """Whole turns of a player after the present one; `hunt` if the hunt is known to last so long."""
    away = (seat - s.active) % s.seats
    if s.trigger:
        return float(0 < away < s.turns_left)
    hunt = hunting(s) if hunt is None else hunt
    return max(1.0, 0.5 + min(scouting(s), hunt))


def scouting(s: Antics) -> float:
    """Rounds until the tiles run out (ANT-OVER-02)."""
    empty = list(s.fields.values()).count("")
    return max(0, len(s.bag) - empty) / (TILES_PER_TURN * s.seats)


def hunting(s: Antics) -> float:
    """Rounds until the prey is exhausted (ANT-OVER-03)."""
    kinds = sorted(s.clearings[prey] for prey in PREY)
    to_take = sum(kinds[: len(PREY) - EXHAUSTED_AT_END])
    return to_take / (PREY_PER_TURN * s.seats + EATEN_PER_ROUND) + max(0, WARMING_UP - s.round)
