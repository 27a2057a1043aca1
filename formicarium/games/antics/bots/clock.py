"""How long the game may still go on (ANT-OVER)."""

from __future__ import annotations

from formicarium.games.antics.data import ACTIONS_PER_TURN, EXHAUSTED_AT_END, PREY
from formicarium.games.antics.state import Antics
from formicarium.texts.message import Seat

TILES_PER_TURN = 1.1  # what a player takes from the fields
PREY_PER_TURN, EATEN_PER_ROUND = 0.35, 0.3  # how fast the clearings empty, once the chains stand
WARMING_UP = 4  # rounds until they do


def actions_left(s: Antics, seat: Seat, now: int | None = None) -> float:
    """How many actions a player may hope for; `now` of them in the present turn, or as many as are left."""
    if now is None:
        now = s.actions_left if seat == s.active else 0
    return now + ACTIONS_PER_TURN * turns_left(s, seat)


def turns_left(s: Antics, seat: Seat) -> float:
    """Whole turns of a player after the present one."""
    away = (seat - s.active) % s.seats
    if s.trigger:
        return float(0 < away < s.turns_left)
    return max(1.0, rounds_left(s) - 0.5)


def rounds_left(s: Antics) -> float:
    """Until the last one is over: whatever runs out first, the tiles or the prey."""
    empty = list(s.fields.values()).count("")
    tiles = (len(s.bag) - empty) / (TILES_PER_TURN * s.seats)
    kinds = sorted(s.clearings[prey] for prey in PREY)
    to_take = sum(kinds[: len(PREY) - EXHAUSTED_AT_END])
    prey = to_take / (PREY_PER_TURN * s.seats + EATEN_PER_ROUND) + max(0, WARMING_UP - s.round)
    return 1 + max(0.0, min(tiles, prey))
