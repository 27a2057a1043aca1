"""Answers that nobody was asked for, told afterwards: by the same way as the table has gone."""

from __future__ import annotations

from random import Random

import pytest

from formicarium.core.forced import forced
from formicarium.core.match import Match
from formicarium.core.registry import games
from formicarium.core.together import under_seal

PLAN = ("button:plan",)


@pytest.mark.parametrize("seed", range(2))
def test_a_sealed_answer_that_stands_for_several_is_followed(seed: int) -> None:
    """Who accepts the plan for a nest phase gives many answers by one."""
    match, rng, followed = Match(games["hidden_empires_1"], 4, seed=seed), Random(seed), 0
    while match.outcome is None and followed < 3:
        asked = rng.choice(match.pending)
        plan = asked.find(PLAN)
        match.play(asked.seat, plan or rng.choice(asked.options))
        if plan is not None and under_seal(match.state):
            assert {seat for seat, _ in forced(match.state.copy(), [])} <= set(range(4))
            followed += 1
    assert followed
