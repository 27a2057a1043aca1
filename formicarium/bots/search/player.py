"""A player that thinks: rounds of imagined play, as many as it may."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from formicarium.bots.search.intentions import Intentions
from formicarium.bots.search.reasons import reason
from formicarium.bots.search.thought import Thought
from formicarium.core.bot import Choice, Searching, Sight
from formicarium.core.decision import Move
from formicarium.core.errors import OptionError
from formicarium.core.game import Game

AT_LEAST = 2  # rounds, however little time there is
PATIENCE = 3.0  # seconds of one core for an answer of the strongest level, however slow the machine


class Search:
    """Thinks for so many rounds (the same seed, the same choice), or seconds of one core if these end it."""

    def __init__(self, game: Game[Any], rounds: int | None = None, seconds: float | None = None) -> None:
        if game.searching is None:
            raise OptionError(f"{game.id} does not say how it can be searched")
        self.game = game
        self.searching: Searching = game.searching
        self.rounds = rounds
        self.seconds = seconds
        self.intentions = Intentions()

    def choose(self, sight: Sight, rng: Random) -> Choice:
        intended = self.intentions.recall(sight)
        if intended is not None:
            return intended
        if not self.searching.worthwhile(sight):
            return self.searching.quick.choose(sight, rng)
        thought = self.think(sight, rng)
        taken = thought.root.choice(rng)
        choice = thought.root.choices[taken]._replace(why=reason(thought, taken))
        if self.searching.commits:
            self.intentions.keep(sight, choice)
        return choice

    def think(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Thought:
        """The question thought over, as far as rounds and time allow; these answers in any case."""
        until = None if self.seconds is None else time.thread_time() + self.seconds
        rounds = self.rounds or self.searching.rounds
        thought = Thought(self.game, self.searching, sight, rng, also, None if also else rounds)
        for number in range(rounds):
            if thought.root.settled or (until and number >= AT_LEAST and time.thread_time() > until):
                break
            thought.play_on()
        return thought
