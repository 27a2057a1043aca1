"""A player that thinks: rounds of imagined play, as many as it may."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from formicarium.bots.processes import workers
from formicarium.bots.search.abreast import Effort, think_abreast
from formicarium.bots.search.intentions import Intentions
from formicarium.bots.search.reasons import reason
from formicarium.bots.search.thought import Thought
from formicarium.core.bot import Choice, Searching, Sight
from formicarium.core.decision import Move
from formicarium.core.errors import OptionError
from formicarium.core.game import Game

PATIENCE = 3.0  # seconds of one core for an answer of the strongest level, however slow the machine


class Search:
    """Thinks for so many rounds (the same seed, the same choice), or seconds of one core if these end it.

    Of several processes each has its share of the rounds, and as many seconds as one would have.
    """

    def __init__(
        self,
        game: Game[Any],
        rounds: int | None = None,
        seconds: float | None = None,
        processes: int = 1,
    ) -> None:
        if game.searching is None:
            raise OptionError(f"{game.id} does not say how it can be searched")
        self.game = game
        self.searching: Searching = game.searching
        self.rounds = rounds
        self.seconds = seconds
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None  # begun when there is something to think over
        self.intentions = Intentions()

    def choose(self, sight: Sight, rng: Random) -> Choice:
        intended = self.intentions.recall(sight)
        if intended is not None and not self.searching.anew(sight):
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
        rounds = self.rounds or self.searching.rounds
        thought = Thought(self.game, self.searching, sight, rng, also, None if also else rounds)
        if self.processes == 1 or also or thought.root.settled:
            thought.play_on_for(rounds, self.seconds)
        else:
            think_abreast(thought, sight, Effort(rounds, self.seconds), self._helpers(), self.processes)
        return thought

    def _helpers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = workers(self.processes)
        return self._pool
