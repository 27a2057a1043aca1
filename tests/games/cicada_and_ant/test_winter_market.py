"""Winter, step 4: purchase (CIG-BUY)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from formicarium.games.cicada_and_ant.events import CardsPaid, NothingBought, ProvisionBought
from formicarium.games.cicada_and_ant.moves import Buy
from formicarium.testing import clause
from formicarium.texts.message import message
from tests.games.cicada_and_ant.builder import Table
from tests.games.cicada_and_ant.winter import facts, interception, market, miss, powers

ONE_OF_EACH = {"cloth": 1, "tile": 1, "stone": 1, "wood": 1}
TWO_OF_EACH = {"cloth": 2, "tile": 2, "stone": 2, "wood": 2}
SHOWN = ["walnuts_a", "cheese_a", "jam_jar_a"]
TWO_WALNUTS = ["walnuts_a", "walnuts_b", "jam_jar_a"]
EVERYBODY_IS_RICH: dict[str, Any] = {
    "seats": 3,
    "reds": {2: "wood"},
    "reserves": dict.fromkeys(range(3), TWO_OF_EACH),
    "display": SHOWN,
}


@clause("CIG-BUY-01")
def test_after_a_miss_only_the_ant_may_buy() -> None:
    t = miss(**EVERYBODY_IS_RICH).plays(0, "cell:r1c1")
    assert t.asked == {0: "ask-market"}
    assert t.plays(0, "button:done").s.round == 2


@clause("CIG-BUY-01")
def test_after_an_interception_only_the_cicada_may_buy() -> None:
    t = interception(**EVERYBODY_IS_RICH)
    assert t.asked == {1: "ask-market"}
    assert t.plays(1, "button:done").s.round == 2


@clause("CIG-BUY-01")
def test_one_provision_is_bought_and_no_second() -> None:
    t = market(reserves={0: TWO_OF_EACH}, display=TWO_WALNUTS)
    assert t.offers(0) == ["slot:1", "slot:2", "slot:3", "button:done"]
    t.plays(0, "slot:1")
    assert t.s.purse(0) == (1, 1, 1, 1)  # enough for the other walnuts, but the market is over
    assert t.s.provisions[0] == ("walnuts_a",)
    assert t.s.round == 2


@clause("CIG-BUY-01")
def test_a_second_purchase_is_refused_while_the_butterfly_keeps_the_market_open() -> None:
    t = market(
        reserves={0: TWO_OF_EACH},
        display=TWO_WALNUTS,
        powers=powers("bee", "ladybird", "dragonfly", butterfly=0),
    )
    t.plays(0, "slot:1")
    assert t.offers(0) == ["give:walnuts slot:3", "button:done"]
    assert t.refuses(0, "slot:2") == "CIG-BUY-01"


@clause("CIG-BUY-01", "CIG-RULING-34")
def test_the_collector_may_decline() -> None:
    t = market(reserves={0: TWO_OF_EACH}, display=SHOWN).plays(0, "button:done")
    assert facts(t.told(NothingBought)) == [(0,)]
    assert t.s.provisions[0] == ()
    assert t.s.purse(0) == (2, 2, 2, 2)


@clause("CIG-BUY-01")
def test_the_clock_declines() -> None:
    assert market(reserves={0: TWO_OF_EACH}, display=SHOWN).timeout(0) == "button:done"


@clause("CIG-BUY-02")
@pytest.mark.parametrize(
    "reserve, offered",
    [
        (ONE_OF_EACH, ["slot:1"]),
        ({"cloth": 1, "tile": 1, "wood": 2}, ["slot:2"]),
        ({"cloth": 1, "tile": 1, "stone": 2, "wood": 2}, ["slot:1", "slot:2", "slot:3"]),
        ({"cloth": 1, "tile": 1, "stone": 1}, []),
        ({}, []),
    ],
)
def test_what_the_reserve_can_pay_may_be_bought(reserve: dict[str, int], offered: list[str]) -> None:
    t = market(reserves={0: reserve}, display=SHOWN)
    if offered:
        assert t.offers(0) == [*offered, "button:done"]
    else:
        assert t.s.round == 2
        assert facts(t.told(NothingBought)) == [(0,)]


@clause("CIG-BUY-02")
def test_the_price_is_paid_out_of_the_reserve() -> None:
    t = market(reserves={0: TWO_OF_EACH}, display=SHOWN, steps=["Market"])
    t.plays(0, "slot:3")
    assert t.s.purse(0) == (1, 2, 0, 1)
    assert t.s.provisions[0] == ("jam_jar_a",)


@clause("CIG-BUY-02")
def test_cards_collected_in_this_round_may_be_paid() -> None:
    reserve = ["cloth_plain_2", "tile_plain_3", "stone_plain_3"]
    t = interception(reserves={1: reserve}, display=SHOWN)
    t.plays(1, "slot:1")
    assert t.s.discard == [*reserve, "wood_bee"]
    assert t.s.provisions[1] == ("walnuts_a",)


@clause("CIG-BUY-02")
def test_an_empty_slot_offers_nothing_and_a_dear_card_is_refused_by_the_rule_on_payments() -> None:
    t = market(reserves={0: ONE_OF_EACH}, display=["walnuts_a", "", "cheese_a"])
    assert t.offers(0) == ["slot:1", "button:done"]
    assert t.refuses(0, "slot:2") == "CIG-BUY-03"
    assert t.refuses(0, "slot:3") == "CIG-PAY-04"


@clause("CIG-BUY-03")
def test_a_bought_card_lies_face_up_before_its_buyer_and_its_slot_is_empty() -> None:
    t = market(reserves={0: ONE_OF_EACH}, display=SHOWN, provisions={0: ["cheese_b"]}, steps=["Market"])
    t.plays(0, "slot:1")
    assert facts(t.told(ProvisionBought)) == [(0, 1, "walnuts_a")]
    for seat in (0, 1, None):
        assert t.view(seat).provisions == (("cheese_b", "walnuts_a"), ())
        assert t.view(seat).display == ("", "cheese_a", "jam_jar_a")


@clause("CIG-BUY-04")
def test_paid_cards_go_face_up_on_the_discard_pile() -> None:
    reserve = ["stone_plain_3", "cloth_plain_2", "tile_plain_3", "wood_plain_3", "wood_plain_4"]
    t = market(reserves={0: reserve}, display=SHOWN, discard=["tile_bee"], steps=["Market"])
    t.plays(0, "slot:1")
    for seat in (0, 1, None):
        assert t.view(seat).discard == ("tile_bee", *reserve[:4])
        assert facts(t.seen(seat, CardsPaid)) == [(0, tuple(reserve[:4]))]
    assert t.s.reserves[0] == ("wood_plain_4",)


# What the others may not learn


def caterpillar_market(hidden: str, **laid: Any) -> Table:
    """Wheat grains want cloth 2, tile 1, stone 1: the stone can only be the hidden card."""
    return market(
        **{
            "powers": powers("bee", "ladybird", "dragonfly", caterpillar=0),
            "hidden": hidden,
            "reserves": {0: ["cloth_plain_2", "cloth_plain_3", "tile_plain_3"]},
            "display": ["wheat_grains_a", "", ""],
            "steps": ["Market"],
            **laid,
        }
    )


@clause("CIG-HID-04")
def test_buying_nothing_reads_the_same_whether_the_hidden_card_gave_a_choice_or_not() -> None:
    asked, not_asked = caterpillar_market("stone_plain_5"), caterpillar_market("wood_plain_5")
    assert asked.asked == {0: "ask-market"}
    assert not_asked.asked == {}
    asked.plays(0, "button:done")
    for seat in (1, None):
        assert asked.match.events(seat) == not_asked.match.events(seat)
        assert asked.view(seat) == not_asked.view(seat)
    assert asked.story == ["NothingBought"]


@clause("CIG-HID-04")
def test_nobody_is_shown_that_the_caterpillars_holder_is_asked() -> None:
    t = caterpillar_market("stone_plain_5")
    assert t.decision(0).silent
    refusal = t.match.why_not(1, "slot:1")
    assert refusal is not None
    assert dict(refusal.reason.args)["waiting"] == ()


@clause("CIG-HID-04")
def test_nobody_is_shown_that_the_caterpillars_holder_has_several_ways_to_pay() -> None:
    t = caterpillar_market(
        "stone_plain_5", reserves={0: ["cloth_plain_2", "cloth_plain_3", "tile_plain_3", "stone_plain_3"]}
    )
    seen = {seat: t.view(seat) for seat in (1, None)}
    t.plays(0, "slot:1")
    assert t.asked == {0: "ask-pay"}
    assert t.decision(0).silent
    for seat, before in seen.items():
        assert t.view(seat) == before
    assert (t.view(0).phase, t.view(0).paying) == ("PayPrice", 1)


@clause("CIG-HID-04")
@pytest.mark.parametrize("seed", range(4))
def test_nor_can_anybody_imagine_it(seed: int) -> None:
    both = ["cloth_plain_2", "cloth_plain_3", "tile_plain_3", "stone_plain_3", "wood_plain_3"]
    laid: dict[str, Any] = {"reserves": {0: both}, "display": ["wheat_grains_a", "walnuts_a", ""]}
    waits, pays_1, pays_2 = (caterpillar_market("stone_plain_5", **laid) for _ in range(3))
    pays_1.plays(0, "slot:1")
    pays_2.plays(0, "slot:2")
    assert pays_1.asked == pays_2.asked == {0: "ask-pay"}
    imagined = waits.match.imagine(1, Random(seed))
    assert pays_1.match.imagine(1, Random(seed)) == imagined
    assert pays_2.match.imagine(1, Random(seed)) == imagined


@clause("CIG-HID-04")
def test_a_purchase_without_a_hidden_card_is_an_open_question() -> None:
    t = market(
        reserves={0: {**ONE_OF_EACH, "cloth": 4}},
        display=SHOWN,
        powers=powers("bee", caterpillar=1),
        hidden="tile_bee",
    )
    assert not t.decision(0).silent
    t.plays(0, "slot:1")
    assert not t.decision(0).silent
    assert (t.view(1).phase, t.view(1).paying) == ("PayPrice", 1)


@clause("CIG-BUY-01")
def test_to_leave_the_market_says_what_could_still_be_paid_for() -> None:
    t = market(reserves={0: TWO_OF_EACH}, display=SHOWN, steps=["Market"])
    (move, warning), *others = t.match.warnings(0).items()
    assert (str(move), others) == ("button:done", [])
    assert t.offers(0)[-1] == "button:done"
    affordable = [str(move.kind) for move in t.decision(0).options if isinstance(move, Buy)]
    assert warning == message("warning-leave-market", kinds=tuple(affordable))


@clause("CIG-BUY-01", "CIG-CARD-power_butterfly-01")
def test_who_has_bought_or_could_only_swap_loses_nothing_by_leaving() -> None:
    butterfly = powers("bee", "ladybird", "dragonfly", butterfly=0)
    t = market(display=SHOWN, powers=butterfly, provisions={0: ["honey_pot_a"]}, steps=["Market"])
    assert t.offers(0)[-1] == "button:done"
    assert not t.match.warnings(0)
