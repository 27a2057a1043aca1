"""Hint, plan and warnings speak with one voice (HE2-RULING-95, -105)."""

from __future__ import annotations

from random import Random

import pytest

import formicarium as fm
from formicarium.bots import find, strongest
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.planning.nest import NEST_JUDGES, proposed
from formicarium.games.hidden_empires_2.scene.table import table
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.testing import clause

ADVISER, RIVAL = find(GAME, strongest(GAME)), GAME.bots["gentle"]


@clause("HE2-RULING-95", "HE2-RULING-105")
@pytest.mark.parametrize("variant, seed", [("basic", 0), ("basic", 2), ("advanced", 1), ("advanced", 3)])
def test_whoever_plays_by_the_hint_is_never_warned_and_does_what_the_plan_proposes(
    variant: str, seed: int
) -> None:
    match, rng = fm.Match(GAME, seats=2, seed=seed, options=GAME.variants[variant]), Random(seed)
    asked = planned = 0
    while match.outcome is None:
        decision = match.pending[0]
        seat = decision.seat
        hint = (RIVAL if seat else ADVISER).choose(match.sight(seat), rng)
        move = decision.meant(hint.move)
        assert move is not None
        if seat == 0:
            asked += 1
            assert move not in match.warnings(0), (decision.prompt.key, str(move))
            if decision.prompt.key in NEST_JUDGES:
                planned += 1
                view = match.view(0)
                assert isinstance(view, EmpiresView)
                assert move == proposed(table(view), 0, decision)
        match.play(seat, move)
    assert asked > 50
    assert planned > 10
