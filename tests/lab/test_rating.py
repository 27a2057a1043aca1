"""Ratings: what they must say of results whose answer is known."""

from __future__ import annotations

from random import Random

import pytest

from formicarium.lab.interval import share_interval
from formicarium.lab.rating import MIDDLE, SCALE, Standing, fit, ratings, skills, wins


def duels(first: str, second: str, won: int, lost: int, drawn: int = 0) -> list[list[Standing]]:
    ranks = [(1, 2)] * won + [(2, 1)] * lost + [(1, 1)] * drawn
    return [[Standing((first, second), each)] for each in ranks]


def test_ten_to_one_is_four_hundred_points() -> None:
    strength = fit({("a", "b"): 10_000.0, ("b", "a"): 1_000.0})
    assert strength["a"] - strength["b"] == pytest.approx(400, abs=1)
    assert sum(strength.values()) / 2 == pytest.approx(MIDDLE)


def test_whoever_never_met_is_compared_by_those_both_met() -> None:
    strength = fit({("a", "b"): 3e4, ("b", "a"): 1e4, ("b", "c"): 3e4, ("c", "b"): 1e4})
    assert strength["a"] - strength["c"] == pytest.approx(2 * (strength["a"] - strength["b"]), abs=1)


def test_whoever_never_lost_has_a_rating() -> None:
    rated = ratings(duels("a", "b", 20, 0), Random(1))
    assert 400 < rated["a"].elo - rated["b"].elo < 1000


def test_a_draw_is_half_a_win_and_a_shared_rank_of_many_seats_too() -> None:
    assert wins([Standing(("a", "b"), (1, 1))]) == {("a", "b"): 0.5, ("b", "a"): 0.5}
    assert wins([Standing(("a", "b", "b", "c"), (2, 1, 2, 4))])["a", "b"] == 0.25
    rated = ratings(duels("a", "b", 0, 0, drawn=30), Random(1))
    assert rated["a"].elo == pytest.approx(rated["b"].elo)


def test_intervals_hold_the_rating_and_shrink_with_more_matches() -> None:
    few, many = ratings(duels("a", "b", 12, 8), Random(1)), ratings(duels("a", "b", 120, 80), Random(1))
    for rated in (few, many):
        assert list(rated) == ["a", "b"]
        assert rated["a"].low < rated["a"].elo < rated["a"].high
    assert many["a"].high - many["a"].low < (few["a"].high - few["a"].low) / 2


def test_openskill_agrees_about_the_order() -> None:
    skilled = skills(standing for group in duels("a", "b", 20, 5) for standing in group)
    assert skilled["a"][0] > skilled["b"][0]
    assert skilled["a"][1] < 25 / 3  # surer than at the start


@pytest.mark.parametrize("won", [2, 6, 20])
def test_few_matches_that_all_went_one_way_leave_the_doubt_that_they_leave(won: int) -> None:
    """Of two matches both won, a third of all matches may still be won in the long run: Wilson's 34 %."""
    rated = ratings(duels("a", "b", won, 0), Random(1))
    least = 1 / (1 + 10 ** ((rated["b"].high - rated["a"].low) / SCALE))
    assert least == pytest.approx(share_interval(won, won)[0], abs=0.06)
