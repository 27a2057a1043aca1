"""The Power of the Bee (CIG-CARD-power_bee)."""

from __future__ import annotations

import pytest

from formicarium.games.cicada_and_ant.data import BEE
from formicarium.games.cicada_and_ant.events import CardsPaid, FairPriceDrawn
from formicarium.testing import clause
from tests.games.cicada_and_ant.winter import facts, market, miss, powers

MINE, THEIRS = (
    powers("ladybird", "dragonfly", "beetle", bee=0),
    powers("ladybird", "dragonfly", "beetle", bee=1),
)


@clause("CIG-CARD-power_bee-01")
@pytest.mark.parametrize(
    "held, reserve, can_buy",
    [
        (MINE, {"cloth": 2, "tile": 2, "wood": 1}, True),  # two cloth for the stone
        (THEIRS, {"cloth": 2, "tile": 2, "wood": 1}, False),
        (MINE, {"cloth": 8}, True),  # four pairs
        (MINE, {"cloth": 7}, False),
        (MINE, {"cloth": 1, "tile": 2, "wood": 2}, False),  # a cloth and a wood are no pair
        (THEIRS, {"cloth": 3, "tile": 2, "wood": 1}, True),
    ],
)
def test_two_of_one_type_replace_one_card_of_another(
    held: dict[str, int], reserve: dict[str, int], can_buy: bool
) -> None:
    t = market(powers=held, reserves={0: reserve}, display=["honey_pot_a", "", ""])
    assert (t.asked == {0: "ask-market"}) == can_buy


@clause("CIG-CARD-power_bee-02", "CIG-RULING-46")
def test_three_for_one_is_no_longer_legal() -> None:
    t = market(
        powers=MINE,
        reserves={0: {"cloth": 3, "tile": 2, "stone": 1, "wood": 1}},
        display=["honey_pot_a", "", ""],
    ).plays(0, "slot:1")
    assert set(t.offers(0)) == {
        "cloth:0 tile:2 stone:1 wood:1",
        "cloth:2 tile:1 stone:1 wood:1",
        "cloth:2 tile:2 stone:0 wood:1",
        "cloth:2 tile:2 stone:1 wood:0",
    }
    assert t.refuses(0, "cloth:3 tile:2 stone:0 wood:1") == "CIG-PAY-04"


@clause("CIG-CARD-power_bee-01", "CIG-CARD-power_caterpillar-02")
def test_the_hidden_card_may_be_one_of_a_pair() -> None:
    t = market(
        powers=powers("ladybird", "dragonfly", bee=0, caterpillar=0),
        hidden="cloth_plain_6",
        reserves={0: ["cloth_plain_2", "tile_plain_3", "tile_plain_4", "wood_plain_3"]},
        display=["honey_pot_a", "", ""],
    ).plays(0, "slot:1")
    assert facts(t.told(CardsPaid)) == [
        (0, ("cloth_plain_2", "tile_plain_3", "tile_plain_4", "wood_plain_3", "cloth_plain_6"))
    ]


@clause("CIG-EX-17", "CIG-PWR-02", "CIG-PWR-05", "CIG-PWR-06", "CIG-CARD-power_bee-01")
def test_the_ant_takes_the_bee_and_pays_two_wood_for_the_tile() -> None:
    t = miss(
        powers=powers("bee", "ladybird", "dragonfly", "caterpillar"),
        reserves={0: ["cloth_plain_2", "cloth_plain_3", "stone_plain_3"]},
        display=["honey_pot_a", "wheat_grains_a", "jam_jar_a"],
        draws=["tile_bee"],
    ).plays(0, "cell:r1c1")
    assert t.s.purse(0) == (2, 0, 1, 3)
    assert t.offers(0) == ["card:wood_bee", "button:decline"]
    t.plays(0, "card:wood_bee")
    assert t.s.powers[BEE] == 0
    assert t.s.purse(0) == (2, 0, 1, 2)
    t.plays(0, "slot:2")
    assert facts(t.told(CardsPaid)) == [
        (0, ("cloth_plain_2", "cloth_plain_3", "stone_plain_3", "wood_plain_1", "wood_plain_2"))
    ]
    assert facts(t.told(FairPriceDrawn)) == [(0, "tile_bee")]
    assert t.s.reserves[0] == ("tile_bee",)
