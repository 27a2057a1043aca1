"""Who gets there first: a table judged by how soon every colony can have its points."""

from __future__ import annotations

from math import exp

from formicarium.games.hidden_empires_2.planning.forecast import AHEAD
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.value import colony_worth, heuristic
from formicarium.texts.message import Seat

# Tables of `farsighted` against itself foretell who wins best by these
BASIC_TURN, ADVANCED_TURN = 3.0, 1.0  # what a game turn sooner weighs
ADVANCED_WORTH = 0.1  # what a point of the colony's worth weighs where it can be raided


def worth(s: Empires, seat: Seat) -> float:
    """0 lost … 1 won: this colony's share in the race. Where only queens count, there is none."""
    if s.options.death_to_the_queen:
        return heuristic(s, seat)
    leads = [lead(s, each) for each in range(s.seats)]
    return 1 / sum(exp(other - leads[seat]) for other in leads)


def lead(s: Empires, seat: Seat) -> float:
    """How far a colony has come, as a new game turn begins."""
    turns = Outlook(s, seat, "ask-redeploy", AHEAD).prospect.turns
    if not s.options.advanced:
        return -BASIC_TURN * turns
    return ADVANCED_WORTH * colony_worth(s, seat) - ADVANCED_TURN * turns
