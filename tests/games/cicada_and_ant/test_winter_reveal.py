"""Winter, step 3: reveal and collection (CIG-WREV)."""

from __future__ import annotations

import pytest

from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import SQUARE_A, Table, table
from tests.games.cicada_and_ant.winter import interception, market, miss, powers

IN_PLAY = powers("bee", "ladybird", "dragonfly", "beetle")
OF_STEP_3 = [
    "TokenRevealed",
    "RedTokenRevealed",
    "AntMissed",
    "AntIntercepted",
    "InsectHelped",
    "CardsCollected",
    "PowerTaken",
    "RedAntGained",
    "NothingBought",
]


def step_3(t: Table) -> list[str]:
    return [name for name in t.story if name in OF_STEP_3]


@clause("CIG-WREV-01")
def test_tokens_then_the_verdict_then_the_collection_then_a_power_then_the_red_ants() -> None:
    t = miss(reds={2: "wood"}, seats=3, powers=IN_PLAY, draws=["tile_plain_5"])
    assert step_3(t) == ["TokenRevealed", "RedTokenRevealed", "AntMissed"]
    t.plays(0, "cell:r3c3")
    assert t.asked == {0: "ask-take-power"}
    assert step_3(t) == ["TokenRevealed", "RedTokenRevealed", "AntMissed", "InsectHelped", "CardsCollected"]
    t.plays(0, "card:cloth_bee")
    assert step_3(t)[5:] == ["PowerTaken", "RedAntGained", "NothingBought"]


@clause("CIG-WREV-01")
def test_after_an_interception_there_is_only_the_collection() -> None:
    t = interception(reds={2: "wood"}, seats=3, powers=IN_PLAY)
    assert step_3(t) == [
        "TokenRevealed",
        "RedTokenRevealed",
        "AntIntercepted",
        "CardsCollected",
        "NothingBought",
    ]


@clause("CIG-WREV-02")
def test_collected_cards_enter_the_reserve_in_row_major_order_behind_the_others() -> None:
    pawns = ["r2c1", "r2c2", "r1c2", "r1c1", "r1c3", "r2c3"]
    t = interception(pawns=pawns, reserves={1: ["tile_plain_5"]})
    assert t.s.reserves[1] == ("tile_plain_5", "wood_bee", "wood_plain_1", "wood_plain_2")
    assert t.s.box == []


@clause("CIG-WREV-02")
@pytest.mark.parametrize(
    "take, reserve",
    [
        ("r1c1", ("wood_bee", "wood_plain_1", "wood_plain_2")),
        ("r2c3", ("wood_plain_1", "wood_plain_2", "stone_bee")),
        ("r3c3", ("wood_plain_1", "wood_plain_2", "cloth_bee")),
    ],
)
def test_the_order_is_that_of_the_cells_the_cards_come_from(take: str, reserve: tuple[str, ...]) -> None:
    t = miss().plays(0, f"cell:{take}")
    assert t.s.reserves[0] == reserve
    assert t.s.box == []


@clause("CIG-WREV-03")
def test_reserves_lie_open_to_everybody() -> None:
    reserves = [("cloth_plain_2", "tile_bee"), ("wood_beetle",), ()]
    t = table("PlaceAnts", mode="winter", seats=3, reserves=[list(cards) for cards in reserves])
    for seat in (0, 1, 2, None):
        assert t.view(seat).reserves == tuple(reserves)


@clause("CIG-WREV-03")
def test_a_reserve_has_no_limit() -> None:
    t = interception(reserves={1: {"cloth": 7, "tile": 7}}, display=["", "", ""])
    assert t.s.round == 2
    assert len(t.s.reserves[1]) == 17


@clause("CIG-WREV-04")
def test_an_insect_in_the_reserve_helps_no_more_and_gives_no_power() -> None:
    square = ["wood_plain_3", *SQUARE_A[1:]]
    t = miss(square=square, reserves={0: ["wood_bee", "tile_bee"]}, powers=IN_PLAY)
    assert t.s.reserves[0] == ("wood_bee", "tile_bee", "wood_plain_3", "wood_plain_1", "wood_plain_2")
    assert (t.s.round, t.asked) == (2, {1: "ask-place-ant"})


@clause("CIG-WREV-04")
def test_a_card_in_the_reserve_pays_by_its_type_alone() -> None:
    cards = ["cloth_caterpillar", "tile_butterfly", "stone_beetle", "wood_ladybird"]
    t = market(display=["walnuts_a", "", ""], reserves={0: cards})
    assert t.plays(0, "slot:1").s.provisions[0] == ("walnuts_a",)
    assert t.s.discard == cards
