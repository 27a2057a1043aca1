"""Every law, on every game of the house, for every variant and seat count.

A failure names the match: `check_match(games["…"], seats, options, seed)` plays it again. Set
FORMICARIUM_MATCHES to check fewer or more matches of each kind.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from formicarium.core.game import Game
from formicarium.core.laws import check_match
from formicarium.core.registry import games
from tests.arena import ARENA

MATCHES = int(os.environ.get("FORMICARIUM_MATCHES", "300"))
CHUNK = 50  # matches in one test, so that several processes share the work


def kinds() -> Iterator[Any]:
    """A game, a variant, a number of players, and some seeds."""
    for game in (*games.values(), ARENA):
        for variant in game.variants:
            for seats in game.seats:
                for start in range(0, MATCHES, CHUNK):
                    seeds = range(start, min(start + CHUNK, MATCHES))
                    name = f"{game.id}-{variant}-{seats}-{seeds[0]}..{seeds[-1]}"
                    yield pytest.param(game, variant, seats, seeds, id=name)


@pytest.fixture(autouse=True)
def arena_is_open() -> Iterator[None]:
    before = games.get(ARENA.id)  # another test of this process may have opened one of its own
    games.add(ARENA)
    yield
    games.remove(ARENA) if before is None else games.add(before)


@pytest.mark.parametrize("game, variant, seats, seeds", list(kinds()))
def test_laws(game: Game[Any], variant: str, seats: int, seeds: range) -> None:
    for seed in seeds:
        check_match(game, seats, game.variants[variant], seed)
