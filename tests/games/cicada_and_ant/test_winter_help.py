"""Winter, step 3: the insects' help (CIG-HELP)."""

from __future__ import annotations

import pytest

from formicarium.games.cicada_and_ant.data import INDEX, Card, Cell
from formicarium.games.cicada_and_ant.events import CardsCollected, CellsRefilled, InsectHelped
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.winter import InsectsHelp
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import HOOK_H, SQUARE_A
from tests.games.cicada_and_ant.winter import facts, interception, miss, powers, revealing


@clause("CIG-HELP-01")
def test_the_cicada_collects_without_the_insects_help() -> None:
    t = interception()
    assert t.s.reserves[1] == ("wood_bee", "wood_plain_1", "wood_plain_2")
    assert t.s.round == 2


@clause("CIG-HELP-01")
def test_a_red_ant_takes_the_card_it_draws_without_the_insects_help() -> None:
    t = miss(reds={2: "wood"}, seats=3, draws=["tile_bee"]).plays(0, "cell:r1c1")
    assert t.s.reserves[2] == ("tile_bee",)
    assert t.s.round == 2


@clause("CIG-HELP-02", "CIG-HELP-03", "CIG-HELP-05")
@pytest.mark.parametrize("take, card", [("r1c1", "wood_bee"), ("r2c3", "stone_bee"), ("r3c3", "cloth_bee")])
def test_the_ant_takes_the_won_card_or_one_with_the_same_insect(take: str, card: str) -> None:
    t = miss()
    assert t.asked == {0: "ask-insects-help"}
    assert t.offers(0) == ["cell:r1c1", "cell:r2c3", "cell:r3c3"]
    t.plays(0, f"cell:{take}")
    (collected,) = t.told(CardsCollected)
    assert set(collected.cards) == {card, "wood_plain_1", "wood_plain_2"}
    assert t.card(take) != card


@clause("CIG-HELP-03")
def test_the_other_card_may_lie_under_a_pawn_or_not() -> None:
    t = miss()
    assert "r2c3" in t.s.pawns
    assert "r3c3" not in t.s.pawns
    assert t.offers(0)[1:] == ["cell:r2c3", "cell:r3c3"]


@clause("CIG-HELP-02", "CIG-HELP-03")
@pytest.mark.parametrize(
    "cell, refused_by",
    [
        ("r1c2", "CIG-HELP-03"),  # another won cell
        ("r2c1", "CIG-HELP-03"),
        ("r1c3", "CIG-HELP-02"),  # no insect
        ("r2c2", "CIG-HELP-02"),  # another insect
        ("r4c4", "CIG-HELP-02"),
    ],
)
def test_a_card_without_the_same_insect_cannot_be_taken_instead(cell: str, refused_by: str) -> None:
    assert miss().refuses(0, f"cell:{cell}") == refused_by


def doubled_bees() -> Cicada:
    """As no real deck can lie: the won cells r1c1 and r1c2 both show a Bee, and so does r3c3."""
    s = miss().s
    s.square[INDEX[Cell("r1c2")]] = Card("wood_bee")
    s.square[INDEX[Cell("r2c3")]] = Card("stone_plain_4")
    return s


@clause("CIG-HELP-03")
def test_the_card_of_another_won_cell_is_no_alternative() -> None:
    asked = InsectsHelp().ask(doubled_bees())
    assert asked is not None
    assert list(map(str, asked.options)) == ["cell:r1c1", "cell:r3c3"]


@clause("CIG-HELP-03")
def test_a_card_already_taken_is_no_alternative() -> None:
    taken = InsectsHelp((Cell("r3c3"),)).ask(doubled_bees())
    assert taken is not None
    assert list(map(str, taken.options)) == ["cell:r1c2"]


@clause("CIG-HELP-04")
@pytest.mark.parametrize("take", ["r2c3", "r3c3"])
def test_the_won_card_stays_in_the_square_if_another_is_taken(take: str) -> None:
    t = miss().plays(0, f"cell:{take}")
    assert t.s.round == 2
    assert t.card("r1c1") == "wood_bee"
    assert "wood_bee" not in t.s.reserves[0]


@clause("CIG-HELP-05")
def test_plain_won_cards_are_taken_without_a_choice() -> None:
    t = miss(square=["wood_plain_3", *SQUARE_A[1:]])
    assert t.s.reserves[0] == ("wood_plain_3", "wood_plain_1", "wood_plain_2")
    assert t.s.round == 2


@clause("CIG-HELP-06")
def test_the_choices_come_one_by_one_in_row_major_order_and_all_cards_are_taken_together() -> None:
    t = revealing("r3c4", token="cloth", pawns=HOOK_H)  # won: r1c4 ladybird, r2c4, r3c3 bee
    assert t.offers(0) == ["cell:r1c4", "cell:r4c4"]
    t.plays(0, "cell:r4c4")
    assert t.offers(0) == ["cell:r3c3", "cell:r1c1", "cell:r2c3"]
    assert t.s.square == SQUARE_A
    assert t.told(CardsCollected) == []
    for seat in (0, 1, None):
        assert t.view(seat).taken == ("r4c4", "r2c4")  # for r1c4 and r2c4; r3c3 is still open
    t.plays(0, "cell:r1c1")
    (collected,) = t.told(CardsCollected)
    assert collected.cells == ("r1c1", "r2c4", "r4c4")
    assert collected.cards == ("wood_bee", "cloth_plain_1", "tile_ladybird")


@clause("CIG-HELP-06")
def test_an_insect_without_a_namesake_in_the_square_gives_no_choice() -> None:
    square = ["stone_beetle" if card == "wood_dragonfly" else card for card in SQUARE_A]
    t = revealing("r1c3", token="tile", square=square)
    assert t.s.reserves[0] == ("tile_dragonfly",)
    assert t.s.round == 2


@clause("CIG-HELP-07")
def test_a_card_of_another_type_counts_as_collected() -> None:
    t = revealing(
        "r1c3",
        token="tile",
        powers=powers("bee", "ladybird", "dragonfly", "beetle"),
        reserves={0: ["cloth_plain_2", "tile_plain_3", "stone_plain_3"]},
        display=["walnuts_a", "", ""],
    )
    t.plays(0, "cell:r4c3")  # the only won card is tile_dragonfly; wood_dragonfly is taken
    assert facts(t.told(CardsCollected)) == [(0, "tile", ("r4c3",), ("wood_dragonfly",))]
    assert t.offers(0) == ["card:wood_dragonfly", "button:decline"]
    t.plays(0, "button:decline")
    assert t.offers(0) == ["slot:1", "button:done"]
    t.plays(0, "button:done")
    assert t.roles == (1, 0)


@clause("CIG-EX-10", "CIG-HELP-02", "CIG-HELP-03", "CIG-HELP-04", "CIG-HELP-05", "CIG-HELP-06", "CIG-WEOR-01")
def test_the_ant_takes_the_bee_on_cloth_and_leaves_the_one_on_wood() -> None:
    t = miss(draws=["tile_plain_3", "tile_plain_4", "tile_plain_5"])
    assert t.offers(0) == ["cell:r1c1", "cell:r2c3", "cell:r3c3"]
    t.plays(0, "cell:r3c3")
    assert t.s.reserves[0] == ("wood_plain_1", "wood_plain_2", "cloth_bee")
    assert t.card("r1c1") == "wood_bee"
    assert facts(t.told(CellsRefilled)) == [
        (("r1c2", "r2c1", "r3c3"), ("tile_plain_3", "tile_plain_4", "tile_plain_5"))
    ]
    assert [t.card(cell) for cell in ("r1c2", "r2c1", "r3c3")] == [
        "tile_plain_3",
        "tile_plain_4",
        "tile_plain_5",
    ]


def test_the_clock_takes_the_won_card() -> None:
    assert miss().timeout(0) == "cell:r1c1"
    t = miss()
    t.match.time_out(0)
    assert t.s.reserves[0] == ("wood_bee", "wood_plain_1", "wood_plain_2")


def test_the_story_tells_of_help_only_where_another_card_was_taken() -> None:
    assert miss().plays(0, "cell:r1c1").told(InsectHelped) == []
    t = miss().plays(0, "cell:r2c3")
    assert facts(t.told(InsectHelped)) == [(0, "r1c1", "r2c3", "stone_bee")]
