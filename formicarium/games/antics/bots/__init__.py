"""Players that know this game: they plan a turn as a whole, by what everybody can see."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.bot import Bot
from formicarium.games.antics.bots.greedy import Greedy

# The strongest last.
BOTS: Mapping[str, Bot] = {
    "gentle": Greedy(width=1, noise=3.0, slips=0.4),
    "easy": Greedy(width=1, noise=1.5, slips=0.15),
    "greedy": Greedy(width=5),
}
