"""HE2-END: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.events import PlayerTurnBegan
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2, P3 = 0, 1, 2


def check_end(scores: list[int], seats: int = 3, **fields: Any) -> Table:
    """After a nest phase."""
    return table(steps=["CheckEnd"], seats=seats, scores=scores, ants=[{"C3": 1}], **fields)


@clause("HE2-END-01", "HE2-RULING-34")
@pytest.mark.parametrize("best, over", [(15, False), (16, True), (17, True), (30, True)])
def test_the_game_ends_with_sixteen_points_or_more(best: int, over: bool) -> None:
    t = check_end([best, 2, 3])
    assert (t.match.outcome is not None) == over
    if over:
        assert (t.outcome.winners, t.outcome.scores, t.outcome.clause) == ((P1,), (best, 2, 3), "HE2-END-01")
    else:
        assert t.s.turn == 2


@clause("HE2-END-01")
def test_the_highest_score_wins_not_the_first_to_reach_the_target() -> None:
    t = table("nest", princesses=[0, 4], males=[0, 4], food=[0, 8], scores=[16, 3]).plays("button:fly")
    assert t.outcome.winners == (P2,)
    assert t.outcome.scores == (16, 19)


@clause("HE2-END-01", "HE2-TURN-01")
def test_the_end_is_checked_only_after_the_nest_phase() -> None:
    t = table("redeploy", ants=[{"E3": 1}, {"E7": 1}], scores=[20, 0])
    assert t.match.outcome is None
    t.defaults()
    assert t.s.turn == 1
    assert t.outcome.winners == (P1,)


@clause("HE2-END-02", "HE2-RULING-34")
@pytest.mark.parametrize(
    "scores, winners", [([16, 16, 3], (P1, P2)), ([18, 18, 18], (P1, P2, P3)), ([16, 17, 3], (P2,))]
)
def test_in_the_basic_game_equal_scores_share(scores: list[int], winners: tuple[int, ...]) -> None:
    assert check_end(scores, mode="basic").outcome.winners == winners


@clause("HE2-END-03", "HE2-RULING-34")
@pytest.mark.parametrize(
    "scores, dna, winners, ranks",
    [
        ([18, 18, 17], [3, 5, 9], (P2,), (2, 1, 3)),
        ([18, 18, 17], [5, 5, 9], (P1, P2), (1, 1, 3)),
        ([18, 18, 18], [3, 5, 9], (P3,), (3, 2, 1)),
    ],
)
def test_in_the_advanced_game_dna_breaks_the_tie(
    scores: list[int], dna: list[int], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    t = check_end(scores, dna=dna)
    assert (t.outcome.winners, t.outcome.ranks) == (winners, ranks)
    assert t.outcome.details[P1] == (("points", scores[P1]), ("dna", dna[P1]))
    assert set(dict(t.outcome.details[P1])) == set(GAME.scoring)


@clause("HE2-END-04", "HE2-RULING-64")
def test_a_colony_without_ants_goes_on_taking_its_turns() -> None:
    t = table("redeploy", ants=[{"E3": 1}, {}], queens=[1, 0])
    t.done("redeploy")
    while t.s.turn < 3:
        t.match.time_out(t.match.pending[0].seat)
    assert t.match.outcome is None
    assert [event.seat for event in t.told(PlayerTurnBegan)][:3] == [P2, P1, P2]


@clause("HE2-END-05", "HE2-RULING-64")
@pytest.mark.parametrize(
    "turn, cap, over", [(50, 50, True), (49, 50, False), (10, 10, True), (60, 100, False)]
)
def test_after_the_last_game_turn_the_scores_decide(turn: int, cap: int, over: bool) -> None:
    t = check_end([3, 5, 5], turn=turn, options={"turn_cap": cap}, dna=[0, 1, 0])
    assert (t.match.outcome is not None) == over
    if over:
        assert (t.outcome.winners, t.outcome.clause) == ((P2,), "HE2-END-05")


@clause("HE2-END-06")
@pytest.mark.parametrize(
    "target, score, over", [(4, 4, True), (10, 9, False), (60, 59, False), (60, 60, True)]
)
def test_another_target_may_be_agreed(target: int, score: int, over: bool) -> None:
    t = check_end([score, 0, 0], options={"target_score": target})
    assert (t.match.outcome is not None) == over
