"""The Power of the Beetle (CIG-CARD-power_beetle)."""

from __future__ import annotations

import pytest

from formicarium.games.cicada_and_ant.events import BeetleConsoled, CardsPaid, FairPriceDrawn, RedAntGained
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import MIDDLE, table
from tests.games.cicada_and_ant.winter import facts, interception, miss, powers

RICH = {"cloth": 2, "tile": 2, "stone": 2, "wood": 2}


@clause("CIG-CARD-power_beetle-01", "CIG-CARD-power_beetle-03")
@pytest.mark.parametrize(
    "holder, collector, draws",
    [
        (0, 1, True),  # an intercepted Ant
        (1, 0, True),  # a Cicada that missed
        (0, 0, False),
        (1, 1, False),
        (2, 0, False),  # a Red Ant
        (2, 1, False),
        (MIDDLE, 0, False),
    ],
)
def test_an_ant_or_cicada_that_collected_nothing_draws_a_card(
    holder: int, collector: int, draws: bool
) -> None:
    t = table(
        "ConsoleBeetle",
        "ConsoleBeetle",
        mode="winter",
        seats=3,
        collector=collector,
        powers=powers("bee", "ladybird", "dragonfly", beetle=holder),
        reserves=[["cloth_plain_2"], [], []],
        draws=["tile_bee"] if draws else [],
    )
    assert facts(t.told(BeetleConsoled)) == ([(holder, "tile_bee")] if draws else [])
    assert len(t.chances) == draws
    if draws:
        assert t.view(None).reserves[holder][-1] == "tile_bee"


@clause("CIG-CARD-power_beetle-02")
def test_an_intercepted_ant_with_the_beetle_stays_the_ant_and_does_not_buy() -> None:
    t = interception(
        powers=powers("bee", "ladybird", "dragonfly", beetle=0),
        reserves={0: RICH},
        display=["walnuts_a", "cheese_a", "jam_jar_a"],
        draws=["tile_bee"],
    )
    assert t.s.reserves[0][-1] == "tile_bee"
    assert t.roles == (0, 1)
    assert t.s.round == 2
    assert t.s.provisions == [(), ()]


@clause("CIG-CARD-power_beetle-02")
def test_the_beetle_gives_no_power_for_the_card_it_draws() -> None:
    t = interception(powers=powers("bee", "ladybird", "dragonfly", beetle=0), draws=["tile_bee"])
    assert t.s.reserves[0] == ("tile_bee",)
    assert (t.s.round, t.asked) == (2, {0: "ask-place-ant"})


@clause("CIG-CARD-power_beetle-03")
@pytest.mark.parametrize("token, gained", [("wood", ["tile_bee"]), ("tile", [])])
def test_a_red_ant_gets_nothing_from_the_beetle_whatever_its_token(token: str, gained: list[str]) -> None:
    t = miss(
        seats=3,
        reds={2: token},
        powers=powers("ladybird", "dragonfly", "butterfly", beetle=2),
        draws=["tile_bee"] if gained else [],
    ).plays(0, "cell:r1c1")
    assert t.s.round == 2
    assert [event.card for event in t.told(RedAntGained)] == gained
    assert t.s.reserves[2] == tuple(gained)


@clause("CIG-RULING-40", "CIG-CARD-power_beetle-01")
def test_the_beetle_draws_before_the_square_is_filled() -> None:
    t = miss(
        powers=powers("ladybird", "dragonfly", "butterfly", beetle=1),
        draws=["tile_bee", "tile_plain_3", "tile_plain_4", "tile_plain_5"],
    ).plays(0, "cell:r1c1")
    assert t.s.reserves[1] == ("tile_bee",)
    assert [t.card(cell) for cell in ("r1c1", "r1c2", "r2c1")] == [
        "tile_plain_3",
        "tile_plain_4",
        "tile_plain_5",
    ]


@clause("CIG-EX-22", "CIG-CARD-power_beetle-01", "CIG-CARD-power_beetle-02", "CIG-WEOR-01", "CIG-ROLE-07")
def test_the_beetle_consoles_the_ant_after_the_cicadas_purchase() -> None:
    t = interception(
        powers=powers("bee", "ladybird", "dragonfly", beetle=0),
        reserves={1: ["cloth_plain_2", "tile_plain_3", "wood_plain_3"]},
        display=["walnuts_a", "", ""],
        draws=["cloth_plain_4", "tile_plain_6", "stone_plain_4", "stone_plain_5", "stone_plain_6"],
    )
    assert t.s.purse(1) == (1, 1, 0, 4)
    assert t.offers(1) == ["slot:1", "button:done"]
    t.plays(1, "slot:1")
    assert [len(event.cards) for event in t.told(CardsPaid)] == [6]
    assert facts(t.told(FairPriceDrawn)) == [(1, "cloth_plain_4")]
    assert facts(t.told(BeetleConsoled)) == [(0, "tile_plain_6")]
    assert t.s.reserves == [("tile_plain_6",), ("cloth_plain_4",)]
    assert [t.card(cell) for cell in ("r1c1", "r1c2", "r2c1")] == [
        "stone_plain_4",
        "stone_plain_5",
        "stone_plain_6",
    ]
    assert t.roles == (0, 1)
