"""One question thought over by several processes at once: each grows a tree of its own, the roots are joined.

Each has its share of the rounds, worlds of its own, and the same answers to think over. What comes of it is
the same for the same seed, rounds and number of processes; with another number the worlds are others.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from concurrent.futures import Executor
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from formicarium.bots.search.mixing import Mixed
from formicarium.bots.search.race import Race
from formicarium.bots.search.thought import Thought
from formicarium.core.bot import Choice, Sight
from formicarium.core.decision import Move
from formicarium.core.game import Game
from formicarium.core.registry import games
from formicarium.core.together import imagine


class Effort(NamedTuple):
    """How long to think: so many rounds, and so many seconds of a core at most."""

    rounds: int
    seconds: float | None = None


class Part(NamedTuple):
    """What one process has found."""

    root: Race | Mixed
    replies: list[tuple[int, Move | None, float]]


class Races:
    """The same answers in several races, each in worlds of its own."""

    def __init__(self, races: Sequence[Race]) -> None:
        self.races = races
        self.choices: Sequence[Choice] = races[0].choices
        self.settled = True

    @property
    def visits(self) -> list[int]:
        return [sum(each) for each in zip(*(race.visits for race in self.races), strict=True)]

    def pick(self, rng: Random) -> int:
        raise AssertionError("these races have been run")

    def learn(self, at: int, value: float) -> None:
        raise AssertionError("these races have been run")

    def mean(self, at: int) -> float:
        values = [value for race in self.races for value in race.values[at]]
        return fmean(values) if values else 0.0

    def choice(self, rng: Random) -> int:
        """Who is ahead wherever both have run; of equals the one that the quick player likes better."""
        best, *others = sorted({at for race in self.races for at in race.running})
        for at in others:
            if self._behind(best, at) < 0:
                best = at
        return best

    def runner_up(self, taken: int, others: Sequence[int]) -> tuple[int, float]:
        """Whoever ran longest, by the laps that both have run."""
        visits = self.visits
        after = min(others, key=lambda at: (-visits[at], self._behind(taken, at)))
        return after, self._behind(taken, after)

    def _behind(self, ahead: int, at: int) -> float:
        gaps = [gap for race in self.races for gap in race.gaps(ahead, at)]
        return fmean(gaps) if gaps else 0.0


def joined(parts: Sequence[Part]) -> Races | Mixed:
    """One root of several."""
    races = [part.root for part in parts if isinstance(part.root, Race)]
    if races:
        return Races(races)
    mixes = [part.root for part in parts if isinstance(part.root, Mixed)]
    whole = Mixed(mixes[0].choices)
    whole.visits = [sum(each) for each in zip(*(mix.visits for mix in mixes), strict=True)]
    whole.totals = [sum(each) for each in zip(*(mix.totals for mix in mixes), strict=True)]
    whole.mixed = [sum(each) for each in zip(*(mix.mixed for mix in mixes), strict=True)]
    return whole


def think_abreast(thought: Thought, sight: Sight, effort: Effort, pool: Executor, count: int) -> None:
    """Give each of so many processes its share, and join in this thought what they have found."""
    game, rng = thought.game, thought.rng
    known = pickle.dumps((sight.view, sight.decision, sight.imagine(rng), thought.root.choices))
    share = effort._replace(rounds=-(-effort.rounds // count))
    jobs = [pool.submit(_think, game.id, game.data, known, share, rng.getrandbits(64)) for _ in range(count)]
    parts = [job.result() for job in jobs]
    thought.root = joined(parts)
    thought.replies = [reply for part in parts for reply in part.replies]


def _think(id: str, data: str, known: bytes, effort: Effort, seed: int) -> Part:
    """In a process: what a seat knows, thought over."""
    view, decision, world, choices = pickle.loads(known)
    sight = Sight(lambda: view, decision, lambda rng: imagine(world, decision.seat, rng))
    game: Game[Any] = games.playing(id, data)
    assert game.searching is not None
    thought = Thought(game, game.searching, sight, Random(seed), rounds=effort.rounds, choices=choices)
    thought.play_on_for(*effort)
    assert isinstance(thought.root, (Race, Mixed))
    return Part(thought.root, thought.replies)
