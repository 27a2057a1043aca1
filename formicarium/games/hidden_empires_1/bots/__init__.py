"""Players that know this game. They see what a seat sees, and no reason tells what is still a secret."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.bot import Bot
from formicarium.games.hidden_empires_1.bots.greedy import Greedy

# The strongest last.
BOTS: Mapping[str, Bot] = {"easy": Greedy(slips=0.25), "greedy": Greedy()}
