"""One seat of a game as a Gymnasium environment, against a bot in the others; and many at once.

    >>> table = Alone("cicada_and_ant", bot="random")
    >>> seen, info = table.reset(seed=1)
    >>> bool(seen["action_mask"].any())
    True

`vector_env` plays many, dealt out to a few processes; what they observe lies in memory that all share.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np

from formicarium.bots.roster import roster
from formicarium.core.bot import Sight
from formicarium.core.errors import OptionError
from formicarium.core.flow import answer
from formicarium.core.game import Game
from formicarium.research.many import Many
from formicarium.research.pettingzoo import Seen, Shared


class Alone(gymnasium.Env):  # type: ignore[misc]
    """The learner sits in `seat` (None: in another one each time), a bot of the house everywhere else."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        bot: str = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **kwargs: Any,
    ) -> None:
        self.shared = Shared(game, seats, variant, options, render_mode=render_mode, **kwargs)
        bots = roster(self.shared.kind.game)
        if bot not in bots:
            raise OptionError(f"no bot is called {bot!r}: {', '.join(bots)}")
        if seat is not None and not 0 <= seat < self.shared.kind.seats:
            raise OptionError(f"seat {seat} is not one of {self.shared.kind.seats}")
        self.bot, self.wanted, self.seat = bots[bot], seat, seat or 0
        self.metadata, self.render_mode = self.shared.metadata, render_mode
        self.observation_space, self.action_space = self.shared.spaces(self.shared.kind.actions.size)
        self.luck: Random | None = None  # of the others, and of who sits where
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Any]:
        super().reset(seed=seed)
        shared, self.steps = self.shared, 0
        while True:
            shared.begin(seed)
            if seed is not None or self.luck is None:
                drawn = int(self.np_random.integers(2**63)) if seed is None else seed
                self.luck = Random(f"others {drawn}")
            self.seat = self.luck.randrange(shared.kind.seats) if self.wanted is None else self.wanted
            self._others()
            if not shared.table.over:  # over before the learner was asked anything: another match
                return self._told()
            seed = None

    def _others(self) -> None:
        """Everybody else answers, until the learner is asked."""
        table, luck = self.shared.table, self.luck
        assert luck is not None, "reset comes first"
        table.deal_all(self.shared._rng)
        while table.asked and table.decision(self.seat) is None:
            decision = table.asked[0]
            choice = self.bot.choose(Sight.at(table.s, decision), luck)
            answer(table.s, decision.seat, choice.move)
            table.go_on()
            table.deal_all(self.shared._rng)

    def _told(self) -> tuple[Seen, dict[str, Any]]:
        seen = self.shared.seen(self.seat, nothing=False)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        shared, table = self.shared, self.shared.table
        self.steps += 1
        lost = not shared.did(self.seat, int(action))
        if not lost:
            self._others()
        reward = -1.0 if lost else table.rewards(shared.by)[self.seat]
        over = lost or table.over
        late = not over and shared.max_cycles is not None and self.steps >= shared.max_cycles
        seen, info = self._told()
        return seen, reward, over, late, info

    def render(self) -> Any:
        return self.shared.picture()


def vector_env(count: int, *args: Any, processes: int | None = None, **kwargs: Any) -> Many:
    """So many tables at once, in so many processes (by default one per core), told by shared memory."""
    if count < 1 or (processes is not None and processes < 1):
        raise OptionError("there is at least one table, and one process")
    return Many([partial(Alone, *args, **kwargs)] * count, processes)


def any_legal(masks: Any, rng: np.random.Generator) -> Any:
    """A legal action at random for each table, from their masks."""
    chances = rng.random(masks.shape) * masks
    return chances.argmax(axis=1)
