"""The coach never alarms against the hint: of what the hint leaves as it is, it says why that is bearable."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.bots import find, strongest

CALLS_TO_ACT = frozenset(
    f"danger-{call}" for call in ("raid", "hunger-so-far", "hunger-harvest", "nurses", "crowded")
)
ENDS = frozenset({"button:done", "button:end"})  # of a step in which ants are sent


def turn_of(match: fm.Match) -> int:
    view: Any = match.view(0)
    return int(view.turn)


@pytest.mark.parametrize("id, variant, seats, seed, turns", [
    ("hidden_empires_1", "quiet-start", 2, 1, 99),
    ("hidden_empires_1", "standard", 3, 2, 99),
    ("hidden_empires_2", "basic", 2, 2, 99),
    ("hidden_empires_2", "advanced", 3, 1, 4),  # in these all but a harvest is called for
])  # fmt: skip
def test_nothing_is_called_for_when_the_hint_is_done(
    id: str, variant: str, seats: int, seed: int, turns: int
) -> None:
    game, rng = fm.games[id], Random(seed)
    match = fm.Match(game, seats=seats, seed=seed, options=game.variants[variant])
    coach, adviser, rivals = game.coach, find(game, strongest(game)), list(game.bots.values())
    assert coach is not None
    ends = called = 0
    while match.outcome is None and turn_of(match) <= turns:
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
