"""Players that know this game. They see what a seat sees, and no reason tells what is still a secret.

`greedy` won 120 of 120 duels against a player without a plan. Against itself, with two to six colonies, half
of the matches took at most 13 to 15 turns, and nearly all ended by points. The gentler ones see less, and
think of flights later; what is measured of all of them stands in docs/strength.md. `gentle` sees food beside
its nest only, raises a small brood and raids nobody: of 16 first games it lost 12 against `greedy` with four
random answers in ten, and 15 with two in ten.
"""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.bot import Bot, Searching
from formicarium.games.hidden_empires_1.bots.greedy import Greedy
from formicarium.games.hidden_empires_1.bots.outlook import Wits
from formicarium.games.hidden_empires_1.bots.race import worth
from formicarium.games.hidden_empires_1.bots.styles import Planner, is_layout
from formicarium.games.hidden_empires_1.state import Empires

# The strongest last. People no longer meet `gentle` and `easy`, who slip.
BOTS: Mapping[str, Bot] = {
    "gentle": Greedy(slips=0.4, wits=Wits(eggs=2, steps=1, raids=False)),
    "easy": Greedy(slips=0.25),
    "dreamer": Greedy(wits=Wits(eggs=1, steps=1, dawn=14, raids=False)),
    "homebody": Greedy(wits=Wits(eggs=3, steps=1, dawn=8, raids=False)),
    "gleaner": Greedy(wits=Wits(eggs=4, steps=2, dawn=6, raids=False)),
    "peaceful": Greedy(wits=Wits(raids=False)),
    "greedy": Greedy(),
}


def turn(s: Empires) -> int:
    """How many game turns have begun: in the middle of one those who have moved cannot be compared."""
    return s.turn


SEARCHING = Searching(
    Planner(),
    turn,
    horizon=2,  # all have answered by then, whoever is first
    worth=worth,
    onward=BOTS["greedy"],
    worthwhile=is_layout,
    breadth=24,
    rounds=160,
    commits=True,
    fears=False,
)
