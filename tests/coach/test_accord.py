"""The coach never alarms against the hint: of what the hint leaves as it is, it says why that is bearable."""

from __future__ import annotations

from random import Random

import pytest

import formicarium as fm
from formicarium.bots import find, strongest

CALLS_TO_ACT = frozenset({"danger-raid", "danger-hunger-so-far", "danger-nurses", "danger-crowded"})
ENDS = frozenset({"button:done", "button:end"})  # of a step in which ants are sent


@pytest.mark.parametrize("id, variant, seats, seed", [
    ("hidden_empires_1", "quiet-start", 2, 1),
    ("hidden_empires_1", "standard", 3, 2),
    ("hidden_empires_2", "basic", 2, 2),
    ("hidden_empires_2", "advanced", 3, 2),
])  # fmt: skip
def test_nothing_is_called_for_when_the_hint_is_done(id: str, variant: str, seats: int, seed: int) -> None:
    game, rng = fm.games[id], Random(seed)
    match = fm.Match(game, seats=seats, seed=seed, options=game.variants[variant])
    coach, adviser, rivals = game.coach, find(game, strongest(game)), list(game.bots.values())
    assert coach is not None
    ends = called = 0
    while match.outcome is None:
        decision = match.pending[0]
        seat = decision.seat
        thinker = rivals[(seat + seed) % len(rivals)] if seat else adviser
        move = decision.meant(thinker.choose(match.sight(seat), rng).move)
        assert move is not None
        if seat == 0:
            keys = {danger.says.key for danger in coach.dangers(match.view(0), decision)}
            called += bool(CALLS_TO_ACT & keys)
            if str(move) in ENDS:
                ends += 1
                assert not CALLS_TO_ACT & keys, decision.prompt.key
        match.play(seat, move)
    assert ends > 10
    assert called
