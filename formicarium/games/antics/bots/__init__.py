"""Players that know this game: they plan a turn as a whole, by what everybody can see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import exp

from formicarium.core.bot import Bot, Searching, Sight
from formicarium.games.antics.bots.clock import hunting
from formicarium.games.antics.bots.features import FEATURES as NUMBERS
from formicarium.games.antics.bots.greedy import Greedy
from formicarium.games.antics.bots.outlook import Outlook
from formicarium.games.antics.bots.planner import Near
from formicarium.games.antics.moves import PASS
from formicarium.games.antics.state import Antics
from formicarium.texts.message import Seat

CLOSE, PER_TURN = 3.0, 0.7  # points of a lead that make a win likely at the end; more for each turn to come

# The strongest last. People no longer meet `gentle` and `easy`, who slip.
BOTS: Mapping[str, Bot] = {
    "gentle": Greedy(width=1, noise=3.0, slips=0.4),
    "easy": Greedy(width=1, noise=1.5, slips=0.15),
    "gatherer": Greedy(width=1, near=Near(Outlook.at_hand, far=3)),
    "carrier": Greedy(width=1, near=Near(Outlook.errand)),
    "hasty": Greedy(width=1, near=Near(Outlook.value)),
    "greedy": Greedy(width=5),
}


def turn(s: Antics) -> int:
    """How many turns have begun."""
    return s.round * s.seats + (s.active - s.first) % s.seats


def worth(s: Antics, seat: Seat) -> float:
    """The chance of winning, by what all may still hope for: all seats together come to 1."""
    hunt = hunting(s)
    looks = [Outlook(s, each, hunt=hunt) for each in range(s.seats)]
    hopes = [look.value() for look in looks]
    spread = CLOSE + PER_TURN * max(look.turns for look in looks)
    return 1 / sum(exp((each - hopes[seat]) / spread) for each in hopes)


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
    rounds=64,
    commits=True,  # what an action is for shows in its units
    anew=is_action,
    fears=False,  # whoever hears which space a rival uses first does not know what for
    open=True,
)
