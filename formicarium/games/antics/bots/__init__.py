"""Players that know this game: they plan a turn as a whole, by what everybody can see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import exp

from formicarium.core.bot import Bot, Searching, Sight
from formicarium.games.antics.bots.features import FEATURES as NUMBERS
from formicarium.games.antics.bots.greedy import Greedy
from formicarium.games.antics.bots.outlook import Outlook
from formicarium.games.antics.bots.planner import standing
from formicarium.games.antics.moves import PASS
from formicarium.games.antics.state import Antics
from formicarium.texts.message import Seat

MIDDLE, SPREAD = 12.0, 6.0  # the standing of equals in the middle of a match, and a lead that mostly wins

# The strongest last. People no longer meet `gentle` and `easy`, who slip.
BOTS: Mapping[str, Bot] = {
    "gentle": Greedy(width=1, noise=3.0, slips=0.4),
    "easy": Greedy(width=1, noise=1.5, slips=0.15),
    "gatherer": Greedy(width=1, near=Outlook.at_hand),
    "carrier": Greedy(width=1, near=Outlook.errand),
    "hasty": Greedy(width=1, near=Outlook.value),
    "greedy": Greedy(width=5),
}


def turn(s: Antics) -> int:
    """How many turns have begun."""
    return s.round * s.seats + (s.active - s.first) % s.seats


def worth(s: Antics, seat: Seat) -> float:
    """By what `greedy` plans its turns, from 0 to 1: of a rival's hopes it believes a part only."""
    return 1 / (1 + exp(-(standing(s, seat) - MIDDLE) / SPREAD))


FEATURES = replace(NUMBERS, handmade=worth)


def is_action(sight: Sight) -> bool:
    """Units of an action under way follow from what it is for."""
    return PASS in sight.decision.options


SEARCHING = Searching(
    BOTS["greedy"],
    turn,
    horizon=3,
    worth=worth,
    onward=BOTS["hasty"],  # it never passes while something can be done
    worthwhile=is_action,
    breadth=8,
    rounds=24,
    fears=False,  # whoever hears which space a rival uses first does not know what for
    open=True,
)
