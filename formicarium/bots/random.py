"""A player without a plan: every option is as good as another."""

from __future__ import annotations

from random import Random

from formicarium.core.bot import Choice, Sight
from formicarium.texts.message import message


class RandomBot:
    """Picks an option by chance, all equally likely, and says so."""

    def choose(self, sight: Sight, rng: Random) -> Choice:
        options = sight.decision.options
        return Choice(options[int(rng.random() * len(options))], message("why-random", count=len(options)))
