"""Worlds that fit what a seat knows, each with its luck: the same ones for every answer that is tried."""

from __future__ import annotations

from random import Random

from formicarium.core.bot import Searching, Sight
from formicarium.core.state import State

CANDIDATES = 6  # of so many worlds one is taken, where a game can tell which explain more


class Worlds:
    """Numbered worlds. A difference between two answers in one of them is theirs, and not chance's."""

    def __init__(self, searching: Searching, sight: Sight, rng: Random) -> None:
        self._likelihood = searching.likelihood
        self._sight = sight
        self._rng = rng
        self._drawn: list[tuple[State, float]] = []

    def __getitem__(self, number: int) -> tuple[State, Random]:
        """A copy of this world to play on in, and its luck."""
        while number >= len(self._drawn):
            self._drawn.append((self._draw(), self._rng.random()))
        world, luck = self._drawn[number]
        return world.copy(), Random(luck)

    def _draw(self) -> State:
        """One world, the likelier the better it explains what the others did."""
        rng, likelihood = self._rng, self._likelihood
        if likelihood is None:
            world: State = self._sight.imagine(rng)
            return world
        worlds: list[State] = [self._sight.imagine(rng) for _ in range(CANDIDATES)]
        weights = [likelihood(world, self._sight.decision.seat) for world in worlds]
        return rng.choices(worlds, weights)[0] if sum(weights) > 0 else worlds[0]
