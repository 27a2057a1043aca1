"""How good a table looks from a seat: points, winged ants on their way, workers, food."""

from __future__ import annotations

from math import exp

from formicarium.games.hidden_empires_1.ants import census
from formicarium.games.hidden_empires_1.data import (
    EGG_M,
    LARVA_F,
    LARVA_M,
    PUPA_LARGE,
    PUPA_M,
    PUPA_SMALL,
    WIN_AT,
)
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.ending import flight_points
from formicarium.texts.message import Seat

WINGED = 0.8  # of what a flight would score now
COMING = 0.5  # of what pupae, larvae and eggs may add to it
WORKER, YOUNG, FOOD, QUEEN, SPACE, TRAIT = 0.35, 0.2, 0.15, 3.0, 0.03, 0.4
SCALE = 10.0  # points of advantage that make a win likely


def prospects(s: Empires, seat: Seat) -> float:
    """Points, and what may become points."""
    brood = s.brood[seat]
    queens, drones = s.virgin_queens[seat], s.drones[seat]
    now = flight_points(queens, drones)
    later = flight_points(queens + brood[PUPA_LARGE], drones + brood[PUPA_M] + brood[LARVA_M] + brood[EGG_M])
    workers, medias, majors = census(s, seat)
    ants = min(30, workers + 1.5 * medias + 2 * majors)
    worth = s.scores[seat] + WINGED * now + COMING * max(0, later - now)
    worth += WORKER * ants + YOUNG * (brood[PUPA_SMALL] + brood[LARVA_F])
    worth += FOOD * min(20, s.food[seat] + s.stored[seat]) + QUEEN * min(1, s.queens[seat])
    return worth + SPACE * min(40, s.sizes[seat]) + TRAIT * len(s.traits[seat])


def heuristic(s: Empires, seat: Seat) -> float:
    """0 lost … 1 won."""
    if s.outcome is not None:
        return s.outcome.shares[seat]
    ahead = prospects(s, seat) - max(prospects(s, other) for other in range(s.seats) if other != seat)
    stage = min(1.0, max(s.scores) / WIN_AT)
    return 1 / (1 + exp(-ahead * (0.5 + stage) / SCALE))
