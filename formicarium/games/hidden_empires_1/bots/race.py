"""Who gets there first: a table judged by how soon every colony can have its points, and by what it has."""

from __future__ import annotations

from math import exp

from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.value import prospects
from formicarium.texts.message import Seat

# Tables of `greedy` against itself foretell who wins best by about these
TURN = 0.15  # what a game turn sooner weighs
WORTH = 0.2  # what a point of the colony's prospects weighs
MOST = 30.0  # a lead that nobody makes up for


def worth(s: Empires, seat: Seat) -> float:
    """0 lost … 1 won: this colony's share in the race."""
    mine = lead(s, seat)
    others = (lead(s, other) for other in range(s.seats) if other != seat)
    return 1 / (1 + sum(exp(max(-MOST, min(MOST, other - mine))) for other in others))


def lead(s: Empires, seat: Seat) -> float:
    """How far a colony has come, as a new game turn begins."""
    return WORTH * prospects(s, seat) - TURN * Outlook(s.view(seat), "ask-assign-source").prospect.turns
