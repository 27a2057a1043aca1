"""A player who accepts the plan for every Nest Phase, plays no card in it, and is `greedy` everywhere else.

formicarium lab hidden_empires_1 --seats 2 --bots tests.games.hidden_empires_1.accepting:ACCEPTING,greedy
"""

from __future__ import annotations

from random import Random

from formicarium.core.bot import Choice, Sight
from formicarium.games.hidden_empires_1.answers import ACCEPT_PLAN
from formicarium.games.hidden_empires_1.bots.greedy import Greedy
from formicarium.texts.message import message

LEFT_ALONE = ("ask-nest-play", "ask-window-guest", "ask-store-food")  # the clock's answer is the plan's


class Accepting:
    def __init__(self) -> None:
        self.greedy = Greedy()

    def choose(self, sight: Sight, rng: Random) -> Choice:
        decision = sight.decision
        if ACCEPT_PLAN in decision.options:
            return Choice(ACCEPT_PLAN, message("why-slip"))
        if decision.prompt.key in LEFT_ALONE:
            return Choice(decision.timeout, message("why-slip"))
        return self.greedy.choose(sight, rng)


ACCEPTING = Accepting()
