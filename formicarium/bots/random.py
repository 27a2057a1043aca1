"""A player without a plan: every option is as good as another."""

from __future__ import annotations

from functools import cache
from random import Random

from formicarium.core.bot import Choice, Sight
from formicarium.texts.message import Message, message


class RandomBot:
    """Picks an option by chance, all equally likely, and says so."""

    def choose(self, sight: Sight, rng: Random) -> Choice:
        options = sight.decision.options
        return Choice(options[int(rng.random() * len(options))], _why(len(options)))


@cache
def _why(options: int) -> Message:
    return message("why-random", count=options)
