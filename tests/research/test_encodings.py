"""Encodings keep their laws on random matches of every game and number of players.

The laws are those of `core/laws/observed.py`; here they are checked alone, and on more matches: `make
conformance` plays 300 of each kind. Each match is looked at about so many times, wherever it happens to be.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from formicarium.core.chance import Chance
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.laws.observed import Observed
from formicarium.core.registry import games
from formicarium.research.sizes import size

MATCHES = (
    int(os.environ.get("FORMICARIUM_MATCHES") or 300) if os.environ.get("FORMICARIUM_CONFORMANCE") else 1
)
LOOKS = 40  # of a match
IMAGINED = 8  # of them


def kinds() -> Iterator[Any]:
    """Every game and number of players, in its first variant that takes so many."""
    for game in games.values():
        found: dict[int, str] = {}
        for variant, seats in game.kinds():
            found.setdefault(seats, variant)
        if game.id != "arena":
            for seats, variant in sorted(found.items()):
                yield pytest.param(game, variant, seats, id=f"{game.id}-{seats}")


@pytest.mark.parametrize("game, variant, seats", list(kinds()))
def test_what_differs_is_written_differently_and_nothing_hidden_is(
    game: Game[Any], variant: str, seats: int
) -> None:
    options = game.read_options(game.variants[variant])
    observation = game.observation(seats, options)
    answers = size(game, variant, seats, matches=1).answers
    for seed in range(MATCHES):
        rng, observed = Random(f"encoded {seed}"), Observed(observation)
        s: Any = game.begin(seats, options)
        while asked := settle(s):
            if isinstance(asked, Chance):
                deal(s, asked.sample(rng))
                continue
            decision = rng.choice(asked)
            if rng.random() < LOOKS / answers:
                observed.at(s, decision.seat, decision)
                if rng.random() < IMAGINED / LOOKS:
                    other = rng.randrange(seats)
                    question = next((each for each in asked if each.seat == other), None)
                    observed.at(s, other, question)
                    observed.alike(s, other, question, rng)
            answer(s, decision.seat, rng.choice(decision.options))
        for viewer in (None, *range(seats)):
            observed.at(s, viewer, None)
