"""Players that know this game. They see what a seat sees; why they chose is told when a match is over.

`greedy` won all of 160 matches against a player without a plan. Against itself it needs 8 game turns in the
basic game, and 8 or 9 in the advanced one. `farsighted` also plans what to build. In the nest phase both do
what the plan proposes (HE2-RULING-95). The gentler ones see less, and think of flights later; what is
measured of all of them stands in docs/strength.md.
"""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.bot import Bot, Searching
from formicarium.games.hidden_empires_2.bots.greedy import Greedy
from formicarium.games.hidden_empires_2.bots.race import worth
from formicarium.games.hidden_empires_2.bots.styles import Planner, worthwhile
from formicarium.games.hidden_empires_2.planning.forecast import AHEAD
from formicarium.games.hidden_empires_2.planning.outlook import Wits
from formicarium.games.hidden_empires_2.state import Empires

# The strongest last. People no longer meet `gentle` and `easy`, who slip.
BOTS: Mapping[str, Bot] = {
    "gentle": Greedy(slips=0.4),
    "easy": Greedy(slips=0.15),
    "dreamer": Greedy(wits=Wits(eggs=1, steps=1, dawn=20, raids=False)),
    "homebody": Greedy(wits=Wits(eggs=2, steps=1, dawn=8, raids=False)),
    "gleaner": Greedy(wits=Wits(eggs=4, steps=2, dawn=5, raids=False)),
    "greedy": Greedy(),
    "farsighted": Greedy(digs=AHEAD),
}


def turn(s: Empires) -> int:
    """How many game turns have begun."""
    return s.turn


SEARCHING = Searching(
    Planner(),
    turn,
    horizon=1,
    worth=worth,
    onward=BOTS["farsighted"],
    worthwhile=worthwhile,
    breadth=18,
    rounds=200,
    commits=True,
    fears=False,
)
