"""How good a table looks from a seat."""

from __future__ import annotations

import pytest

from formicarium.games.antics import GAME
from formicarium.games.antics.bots import worth
from tests.games.antics.builder import new_game, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_alike(seats: int) -> None:
    t = new_game(seats)
    values = [GAME.heuristic(t.s, seat) for seat in range(seats)]
    assert len(set(values)) == 1
    assert 0 < values[0] < 1


@pytest.mark.parametrize(
    "worse, better",
    [
        ({}, {"stored": {0: "beetle 0,0"}}),
        ({}, {"delivered": ["beetle"]}),
        ({"workers": {0: "t01"}}, {"workers": {0: "t01 beetle"}}),
        ({"workers": {0: "t01, t10 beetle"}}, {"workers": {0: "t01 beetle, t10"}}),
        ({}, {"workers": {0: "t01"}}),
        ({}, {"zones": {0: "water 1"}}),
        ({"hills": {0: "hatch_ants 3,0 4,0"}}, {"hills": {0: "hatch_ants 0,1 1,0"}}),
        ({"stored": {1: "beetle 0,0"}}, {}),
    ],
)
def test_what_looks_better(worse: dict[str, object], better: dict[str, object]) -> None:
    one, other = (table(**given).s for given in (worse, better))  # type: ignore[arg-type]
    assert GAME.heuristic(one, 0) < GAME.heuristic(other, 0)


def test_the_end_is_won_shared_or_lost() -> None:
    t = table(trigger="prey", turns_left=1, steps=["CheckEnd"], stored={0: "beetle 0,0", 2: "beetle 0,0"})
    assert [GAME.heuristic(t.s, seat) for seat in range(3)] == [0.5, 0.0, 0.5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_search_judges_by_is_a_share_of_one_win(seats: int) -> None:
    assert sum(worth(new_game(seats).s, seat) for seat in range(seats)) == pytest.approx(1)


def test_in_the_last_turn_points_at_home_have_nearly_won() -> None:
    ahead = {0: "beetle 0,0, ladybird 1,0, dragonfly 0,1"}
    t = table(stored=ahead, trigger="prey", turns_left=1)
    assert worth(t.s, 0) > 0.8
    assert worth(t.s, 1) == pytest.approx(worth(t.s, 2))
