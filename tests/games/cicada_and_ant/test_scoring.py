"""3.10: Autumn, scoring and ties."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.data import Card
from formicarium.games.cicada_and_ant.scoring import autumn_score, insect_points, shelf_points
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import Table, table

BEES = ["wood_bee", "cloth_bee", "tile_bee", "stone_bee"]
ONE_EACH = [
    "wood_bee",
    "wood_ladybird",
    "wood_dragonfly",
    "wood_beetle",
    "wood_caterpillar",
    "wood_butterfly",
]


def cards(names: list[str]) -> list[Card]:
    return [Card(name) for name in names]


def game_over(seats: int, **laid: Any) -> Table:
    """The deck cannot complete the square: the game ends as things stand."""
    return table("FillSquare", seats=seats, square=[""] * 16, deck=[], **laid)


@clause("CIG-SCORE-01")
@pytest.mark.parametrize("position, points", [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
@pytest.mark.parametrize("shelf", range(4))
def test_a_shelf_scores_by_the_position_on_it(position: int, points: int, shelf: int) -> None:
    shelves = [0, 0, 0, 0]
    shelves[shelf] = position
    assert shelf_points((shelves[0], shelves[1], shelves[2], shelves[3])) == points
    assert game_over(2, shelves={1: shelves}).outcome.scores == (0, points)


@clause("CIG-SCORE-02")
@pytest.mark.parametrize(
    "kept, points",
    [
        ([], 0),
        (BEES[:1], 1),
        (BEES[:2], 3),
        (BEES[:3], 6),
        (BEES, 10),
        (ONE_EACH, 6),
        ([*BEES, "wood_ladybird", "tile_ladybird"], 13),
    ],
)
def test_equal_insects_score_more_together(kept: list[str], points: int) -> None:
    assert insect_points(cards(kept)) == points
    assert game_over(2, kept={0: kept}).outcome.scores == (points, 0)


@clause("CIG-SCORE-02")
def test_at_the_end_all_reveal_their_kept_insects() -> None:
    t = game_over(3, kept={0: BEES[:2], 2: BEES[2:]})
    for seat in (0, 1, 2, None):
        assert t.view(seat).kept == (("wood_bee", "cloth_bee"), (), ("tile_bee", "stone_bee"))


@clause("CIG-EX-04", "CIG-SCORE-01", "CIG-SCORE-02", "CIG-SCORE-03", "CIG-RULING-23")
@pytest.mark.parametrize(
    "kept, insects", [(["wood_bee", "cloth_bee"], 3), (["wood_bee", "cloth_dragonfly", "tile_beetle"], 3)]
)
def test_the_scoring_example(kept: list[str], insects: int) -> None:
    t = game_over(2, shelves={0: {"cloth": 4, "stone": 1, "wood": 4}}, kept={0: kept})
    assert t.outcome.scores[0] == 10 + 0 + 1 + 10 + insects == 24
    assert dict(t.outcome.details[0]) == {
        "shelf_cloth": 10,
        "shelf_tile": 0,
        "shelf_stone": 1,
        "shelf_wood": 10,
        "insect_points": insects,
        "insect_cards": len(kept),
    }
    assert set(dict(t.outcome.details[0])) <= set(GAME.scoring)


@clause("CIG-SCORE-03")
@pytest.mark.parametrize(
    "shelves, kept, score",
    [((1, 1, 1, 1), [], 4), ((0, 0, 0, 0), ONE_EACH, 6), ((3, 2, 0, 4), [*ONE_EACH, "tile_bee"], 19 + 8)],
)
def test_the_score_is_shelves_and_insects_together(
    shelves: tuple[int, int, int, int], kept: list[str], score: int
) -> None:
    assert autumn_score(shelves, cards(kept)) == score


@clause("CIG-SCORE-04")
@pytest.mark.parametrize(
    "points, ranks, winners",
    [((10, 6, 3), (1, 2, 3), (0,)), ((1, 6, 3), (3, 1, 2), (1,)), ((1, 3, 10), (3, 2, 1), (2,))],
)
def test_the_highest_score_wins(
    points: tuple[int, ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    at = {0: 0, 1: 1, 3: 2, 6: 3, 10: 4}
    outcome = game_over(3, shelves={seat: {"tile": at[score]} for seat, score in enumerate(points)}).outcome
    assert (outcome.scores, outcome.ranks, outcome.winners) == (points, ranks, winners)


@clause("CIG-SCORE-04")
def test_insect_cards_do_not_outweigh_points() -> None:
    outcome = game_over(2, shelves={0: {"wood": 3}}, kept={1: ONE_EACH[:5]}).outcome
    assert (outcome.scores, outcome.winners) == ((6, 5), (0,))


# Shelves that bring seats 0, 1 and 2 to 22, 22 and 18 points with these insects.
THREE = ["wood_bee", "wood_ladybird", "wood_dragonfly"]  # 3 cards, 3 points
FIVE = ["cloth_bee", "cloth_ladybird", "cloth_dragonfly", "cloth_beetle", "tile_beetle"]  # 5 cards, 6 points
FIVE_MORE = [
    "stone_bee",
    "stone_ladybird",
    "stone_dragonfly",
    "stone_beetle",
    "wood_beetle",
]  # 5 cards, 6 points
SEVEN = ["tile_bee", "tile_ladybird", "tile_dragonfly", "cloth_caterpillar", "tile_caterpillar"]
SEVEN += ["cloth_butterfly", "tile_butterfly"]  # 7 cards, 9 points
SIXTEEN, NINETEEN, NINE = (4, 3, 0, 0), (4, 3, 2, 0), (3, 2, 0, 0)


@clause("CIG-EX-08", "CIG-TIE-01")
def test_of_equal_scores_the_one_with_more_insect_cards_wins() -> None:
    t = game_over(3, shelves={0: NINETEEN, 1: SIXTEEN, 2: NINE}, kept={0: THREE, 1: FIVE, 2: SEVEN})
    assert t.outcome.scores == (22, 22, 18)
    assert [len(kept) for kept in t.s.kept] == [3, 5, 7]
    assert t.outcome.winners == (1,)
    assert t.outcome.ranks == (2, 1, 3)


@clause("CIG-EX-08", "CIG-TIE-02")
def test_of_equal_scores_and_insect_cards_the_victory_is_shared() -> None:
    t = game_over(3, shelves={0: SIXTEEN, 1: SIXTEEN, 2: NINE}, kept={0: FIVE_MORE, 1: FIVE, 2: SEVEN})
    assert t.outcome.scores == (22, 22, 18)
    assert t.outcome.winners == (0, 1)
    assert t.outcome.ranks == (1, 1, 3)


@clause("CIG-TIE-01", "CIG-RULING-24")
def test_a_tie_is_broken_by_the_number_of_insect_cards_not_by_their_points() -> None:
    t = game_over(2, shelves={0: (1, 1, 1, 0), 1: (0, 0, 0, 2)}, kept={0: BEES[:2], 1: THREE[1:] + FIVE[-1:]})
    assert [insect_points(kept) for kept in t.s.kept] == [3, 3]
    assert t.outcome.scores == (6, 6)
    assert t.outcome.winners == (1,)  # three cards against two, though both are worth 3 points
