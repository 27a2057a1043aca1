"""A player who accepts every plan of the nest phase: how good are they? For the lab and for tests.

formicarium lab hidden_empires_2 --bots tests.games.hidden_empires_2.planner:PLANNER,greedy --games 60
"""

from __future__ import annotations

from random import Random

from formicarium.core.bot import Choice, Sight
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.moves import ACCEPT_PLAN, KEEP_PLAN
from formicarium.texts.message import message

GREEDY = GAME.bots["greedy"]


class Planner:
    """`greedy` on the map and in flights; in the nest phase whatever is proposed."""

    def choose(self, sight: Sight, rng: Random) -> Choice:
        for shortcut in (KEEP_PLAN, ACCEPT_PLAN):
            if shortcut in sight.decision.options:
                return Choice(shortcut, message("why-usual"))
        return GREEDY.choose(sight, rng)


PLANNER = Planner()
