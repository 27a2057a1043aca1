"""The Power of the Caterpillar (CIG-CARD-power_caterpillar)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from formicarium.core.chance import Draw
from formicarium.games.cicada_and_ant.data import CATERPILLAR
from formicarium.games.cicada_and_ant.events import (
    CardsPaid,
    DeckReshuffled,
    FairPriceDrawn,
    HiddenCardDiscarded,
    HiddenCardDrawn,
)
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import SQUARE_A, Table
from tests.games.cicada_and_ant.winter import facts, market, miss, powers

CATERPILLAR_SQUARE = ["wood_caterpillar", *SQUARE_A[1:]]
HELD = powers("bee", "ladybird", "dragonfly", caterpillar=0)


def taking(holder: int = -1, **laid: Any) -> Table:
    """The Ant, seat 0, has collected wood_caterpillar; this seat holds the power."""
    held = powers("bee", "ladybird", "dragonfly", caterpillar=holder)
    t = miss(**{"square": CATERPILLAR_SQUARE, "powers": held, "display": ["", "", ""], **laid})
    return t.plays(0, "cell:r1c1")


def buying(hidden: str, reserve: list[str], **laid: Any) -> Table:
    """Seat 0 holds the Caterpillar with this hidden card and looks at the wheat grains (2, 1, 1, 0)."""
    fields = {"display": ["wheat_grains_a", "", ""], "powers": HELD, "steps": ["Market"], **laid}
    return market(hidden=hidden, reserves={0: reserve}, **fields)


@clause("CIG-CARD-power_caterpillar-01", "CIG-RULING-41")
def test_whoever_takes_the_caterpillar_draws_a_card_that_only_the_holder_sees() -> None:
    t = taking(draws=["tile_bee"]).plays(0, "card:wood_caterpillar")
    assert t.view(0).hidden == "tile_bee"
    assert facts(t.seen(0, HiddenCardDrawn)) == [(0, "tile_bee")]
    for seat in (1, None):
        assert t.view(seat).hidden == ""
        assert facts(t.seen(seat, HiddenCardDrawn)) == [(0, "")]
    assert "tile_bee" not in t.s.reserves[0]


@clause("CIG-CARD-power_caterpillar-01", "CIG-RULING-41")
@pytest.mark.parametrize("seed", range(6))
def test_others_cannot_tell_the_hidden_card_from_those_in_the_deck(seed: int) -> None:
    laid: dict[str, Any] = {"powers": HELD, "collector": 1, "provisions": {1: ["cheese_a"]}}
    laid |= {
        "reserves": {1: {"cloth": 1, "tile": 1, "stone": 1, "wood": 1}},
        "display": ["walnuts_a", "", ""],
    }
    deck = ["tile_plain_3", "wood_beetle", "stone_plain_6"]
    one = market(hidden="tile_bee", deck=deck, **laid)
    two = market(hidden="stone_plain_6", deck=["tile_bee", *deck[:2]], **laid)
    assert one.asked == two.asked == {1: "ask-market"}
    assert one.view(1) == two.view(1)
    assert one.match.imagine(1, Random(seed)) == two.match.imagine(1, Random(seed))


@clause("CIG-CARD-power_caterpillar-01")
def test_the_holder_knows_its_hidden_card_for_certain() -> None:
    t = buying("stone_plain_5", ["cloth_plain_2", "cloth_plain_3", "tile_plain_3"])
    assert {t.match.imagine(0, Random(seed)).hidden for seed in range(9)} == {"stone_plain_5"}


@clause("CIG-CARD-power_caterpillar-02")
@pytest.mark.parametrize(
    "hidden, reserve, paid",
    [
        ("stone_plain_5", ["cloth_plain_2", "cloth_plain_3", "tile_plain_3"], "directly"),
        (
            "wood_plain_5",
            ["cloth_plain_2", "cloth_plain_3", "tile_plain_3", "wood_plain_3", "wood_plain_4"],
            "as one of three",
        ),
    ],
)
def test_the_hidden_card_pays_directly_or_in_a_set(hidden: str, reserve: list[str], paid: str) -> None:
    t = buying(hidden, reserve).plays(0, "slot:1")
    assert facts(t.told(CardsPaid)) == [(0, (*reserve, hidden))], paid
    assert t.s.provisions[0] == ("wheat_grains_a",)


@clause("CIG-CARD-power_caterpillar-02")
def test_the_hidden_card_may_be_kept_back() -> None:
    reserve = ["cloth_plain_2", "cloth_plain_3", "tile_plain_3", "stone_plain_3", "stone_plain_4"]
    t = buying("stone_plain_5", reserve).plays(0, "slot:1")
    assert t.offers(0) == [
        "cloth:2 tile:1 stone:1 wood:0",
        "card:hidden cloth:2 tile:1 stone:1 wood:0",
    ]
    t.plays(0, "cloth:2 tile:1 stone:1 wood:0")
    assert t.s.hidden == "stone_plain_5"
    assert t.s.reserves[0] == ("stone_plain_4",)
    assert t.told(HiddenCardDrawn) == []


@clause("CIG-CARD-power_caterpillar-02")
def test_nobody_pays_with_another_players_hidden_card() -> None:
    t = market(
        collector=1,
        powers=HELD,
        hidden="stone_plain_5",
        reserves={1: ["cloth_plain_2", "cloth_plain_3", "tile_plain_3"]},
        display=["wheat_grains_a", "", ""],
    )
    assert t.s.round == 2


@clause("CIG-CARD-power_caterpillar-03")
def test_a_paid_hidden_card_is_shown_discarded_and_replaced_at_once() -> None:
    reserve = ["cloth_plain_2", "cloth_plain_3", "tile_plain_3", "wood_plain_3"]
    t = buying("stone_plain_5", reserve, draws=["stone_plain_6"]).plays(0, "slot:1")
    for seat in (0, 1, None):
        assert facts(t.seen(seat, CardsPaid)) == [(0, (*reserve[:3], "stone_plain_5"))]
        assert t.view(seat).discard == (*reserve[:3], "stone_plain_5")
    assert facts(t.seen(0, HiddenCardDrawn)) == [(0, "stone_plain_6")]
    assert facts(t.seen(1, HiddenCardDrawn)) == [(0, "")]
    assert (t.s.hidden, t.s.reserves[0]) == ("stone_plain_6", ("wood_plain_3",))


@clause("CIG-CARD-power_caterpillar-03")
def test_the_new_hidden_card_cannot_serve_in_the_same_purchase() -> None:
    reserve = ["cloth_plain_2", "tile_plain_3", "wood_plain_3"]
    t = buying("stone_plain_5", reserve, display=["walnuts_a", "", ""], draws=["cloth_plain_6", "tile_bee"])
    t.plays(0, "slot:1")
    assert t.s.hidden == "cloth_plain_6"
    assert "cloth_plain_6" not in t.s.discard
    assert t.s.provisions[0] == ("walnuts_a",)


@clause("CIG-EX-19", "CIG-RULING-42", "CIG-CARD-power_caterpillar-03", "CIG-CARD-power_caterpillar-04")
def test_the_new_hidden_card_is_drawn_before_the_fair_price_card() -> None:
    reserve = ["cloth_plain_2", "cloth_plain_3", "tile_plain_3"]
    t = buying("stone_plain_5", reserve, draws=["wood_plain_4", "tile_plain_5"]).plays(0, "slot:1")
    assert t.story == ["CardsPaid", "ProvisionBought", "HiddenCardDrawn", "FairPriceDrawn"]
    assert t.s.discard == [*reserve, "stone_plain_5"]
    assert t.s.hidden == "wood_plain_4"
    assert t.s.reserves[0] == ("tile_plain_5",)


@clause("CIG-CARD-power_caterpillar-04")
def test_the_hidden_card_is_no_card_of_the_reserve_for_the_fair_price() -> None:
    reserve = ["cloth_plain_2", "cloth_plain_3", "tile_plain_3", "stone_plain_3"]
    t = buying("stone_plain_5", reserve, draws=["tile_bee"])
    t.plays(0, "slot:1", "cloth:2 tile:1 stone:1 wood:0")
    assert t.s.hidden == "stone_plain_5"
    assert facts(t.told(FairPriceDrawn)) == [(0, "tile_bee")]


@clause("CIG-CARD-power_caterpillar-05")
def test_if_the_power_is_stolen_the_hidden_card_is_discarded_and_the_thief_draws_its_own() -> None:
    t = taking(holder=1, hidden="stone_plain_5", draws=["tile_bee"]).plays(0, "card:wood_caterpillar")
    assert t.s.powers[CATERPILLAR] == 0
    assert t.s.hidden == "tile_bee"
    for seat in (0, 1, None):
        assert t.view(seat).discard == ("wood_caterpillar", "stone_plain_5")
        assert facts(t.seen(seat, HiddenCardDiscarded)) == [(1, "stone_plain_5")]
    assert (t.view(0).hidden, t.view(1).hidden) == ("tile_bee", "")


@clause("CIG-CARD-power_caterpillar-06")
@pytest.mark.parametrize(
    "holder, hidden, pile",
    [(-1, "", ("wood_caterpillar",)), (1, "stone_plain_5", ("stone_plain_5", "wood_caterpillar"))],
)
def test_with_empty_piles_the_hidden_card_comes_from_what_was_just_discarded(
    holder: int, hidden: str, pile: tuple[str, ...]
) -> None:
    t = taking(holder, hidden=hidden, deck=[], discard=[]).plays(0, "card:wood_caterpillar")
    assert t.chances[0] == Draw(pile, 1)
    assert facts(t.told(DeckReshuffled)[:1]) == [(len(pile),)]
    assert t.s.hidden == pile[0]


@clause("CIG-CARD-power_caterpillar-06", "CIG-FAIR-02")
def test_with_empty_piles_hidden_and_fair_price_card_come_from_the_payment() -> None:
    reserve = ["cloth_plain_2", "cloth_plain_3", "tile_plain_3"]
    t = buying("stone_plain_5", reserve, deck=[], discard=[], draws=["tile_plain_3", "stone_plain_5"])
    t.plays(0, "slot:1")
    assert t.chances[0] == Draw(tuple(sorted([*reserve, "stone_plain_5"])), 1)
    assert (t.s.hidden, t.s.reserves[0]) == ("tile_plain_3", ("stone_plain_5",))


@clause("CIG-RULING-57")
def test_a_purchase_that_wins_draws_no_new_hidden_card() -> None:
    reserve = ["cloth_plain_2", "cloth_plain_3", "tile_plain_3"]
    t = buying("stone_plain_5", reserve, provisions={0: ["cheese_a", "jam_jar_a", "walnuts_a"]})
    t.plays(0, "slot:1")
    assert t.outcome.winners == (0,)
    assert t.chances == []
    assert t.s.hidden == ""


@clause("CIG-RULING-59")
def test_the_hidden_card_is_neither_older_nor_younger_than_the_reserve() -> None:
    reserve = ["stone_plain_3", "cloth_plain_2", "cloth_plain_3", "tile_plain_3", "stone_plain_4"]
    t = buying("stone_plain_5", reserve).plays(0, "slot:1", "card:hidden cloth:2 tile:1 stone:1 wood:0")
    assert t.s.reserves[0] == ("stone_plain_3", "stone_plain_4")
    t = buying("stone_plain_5", reserve).plays(0, "slot:1", "cloth:2 tile:1 stone:1 wood:0")
    assert t.s.reserves[0] == ("stone_plain_4",)
