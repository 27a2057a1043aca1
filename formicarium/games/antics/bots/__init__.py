"""Players that know this game: they plan a turn as a whole, by what everybody can see."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.bot import Bot, Searching
from formicarium.games.antics.bots.greedy import Greedy
from formicarium.games.antics.state import Antics

# The strongest last.
BOTS: Mapping[str, Bot] = {
    "gentle": Greedy(width=1, noise=3.0, slips=0.4),
    "easy": Greedy(width=1, noise=1.5, slips=0.15),
    "greedy": Greedy(width=5),
}


def turn(s: Antics) -> int:
    """How many turns have begun."""
    return s.round * s.seats + (s.active - s.first) % s.seats


SEARCHING = Searching(BOTS["greedy"], turn, horizon=3, breadth=6, open=True)
