"""The Power of the Butterfly (CIG-CARD-power_butterfly)."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.cicada_and_ant.data import BUTTERFLY
from formicarium.games.cicada_and_ant.events import DisplaySwapped, FairPriceDrawn, ProvisionsSwapped
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, MIDDLE, SQUARE_A, Table
from tests.games.cicada_and_ant.winter import facts, market, points, powers

MINE = powers("bee", "ladybird", "dragonfly", butterfly=0)
ONE_OF_EACH = {"cloth": 1, "tile": 1, "stone": 1, "wood": 1}
SHOWN = ["walnuts_a", "cheese_a", ""]


def swapping(**laid: Any) -> Table:
    """Seat 0 has collected and holds the Butterfly; seat 0 owns a cheese, seats 1 and 2 own others."""
    fields = {
        "seats": 3,
        "powers": MINE,
        "display": SHOWN,
        "provisions": {0: ["cheese_b"], 1: ["honey_pot_a"], 2: ["jam_jar_b", "honey_pot_b"]},
        **laid,
    }
    return market(**fields)


@clause("CIG-CARD-power_butterfly-01", "CIG-CARD-power_butterfly-02", "CIG-RULING-44")
def test_an_own_provision_is_exchanged_for_another_kind_on_display_or_of_another_player() -> None:
    assert swapping().offers(0) == [
        "give:cheese slot:1",
        "give:cheese seat:1 take:honey_pot",
        "give:cheese seat:2 take:honey_pot",
        "give:cheese seat:2 take:jam_jar",
        "button:done",
    ]


@clause("CIG-CARD-power_butterfly-02", "CIG-RULING-44")
@pytest.mark.parametrize(
    "move, refused_by",
    [
        ("give:cheese slot:2", "CIG-CARD-power_butterfly-02"),  # a cheese too
        ("give:cheese slot:3", "CIG-CARD-power_butterfly-01"),  # nothing lies there
        ("give:walnuts slot:1", "CIG-CARD-power_butterfly-01"),  # not owned
        ("give:cheese seat:1 take:jam_jar", "CIG-CARD-power_butterfly-01"),  # nor by the other
        ("give:cheese seat:1 take:cheese", "CIG-CARD-power_butterfly-02"),
    ],
)
def test_other_exchanges_are_refused(move: str, refused_by: str) -> None:
    assert swapping().refuses(0, move) == refused_by


@clause("CIG-CARD-power_butterfly-02", "CIG-RULING-44")
def test_two_cards_of_one_kind_are_not_exchanged() -> None:
    t = swapping(provisions={0: ["cheese_b"], 1: ["cheese_a"]}, display=["", "", ""])
    assert t.s.round == 2  # nothing to decide
    assert t.s.powers[BUTTERFLY] == 0


@clause("CIG-CARD-power_butterfly-01")
@pytest.mark.parametrize("holder", [1, 2, MIDDLE])
def test_only_a_collector_who_holds_the_butterfly_may_exchange(holder: int) -> None:
    held = powers("bee", "ladybird", "dragonfly", butterfly=holder)
    t = swapping(powers=held, reserves={0: ONE_OF_EACH})
    assert t.offers(0) == ["slot:1", "button:done"]
    assert t.refuses(0, "give:cheese slot:1") == "CIG-CARD-power_butterfly-01"


@clause("CIG-CARD-power_butterfly-01", "CIG-RULING-43")
def test_the_exchange_may_come_before_the_purchase() -> None:
    t = swapping(reserves={0: ONE_OF_EACH}).plays(0, "give:cheese seat:1 take:honey_pot")
    assert t.offers(0) == ["slot:1", "button:done"]
    t.plays(0, "slot:1")
    assert t.s.provisions[0] == ("honey_pot_a", "walnuts_a")


@clause("CIG-CARD-power_butterfly-01", "CIG-RULING-43")
def test_the_exchange_may_come_after_the_purchase() -> None:
    t = swapping(reserves={0: ONE_OF_EACH}).plays(0, "slot:1")
    assert "give:cheese seat:1 take:honey_pot" in t.offers(0)
    t.plays(0, "give:cheese seat:1 take:honey_pot")
    assert t.s.provisions[:2] == [("walnuts_a", "honey_pot_a"), ("cheese_b",)]


@clause("CIG-CARD-power_butterfly-01")
def test_without_an_own_provision_there_is_nothing_to_exchange() -> None:
    t = swapping(provisions={1: ["honey_pot_a"]})
    assert t.s.round == 2


@clause("CIG-CARD-power_butterfly-02")
def test_the_other_player_is_not_asked() -> None:
    t = swapping(steps=["Market"]).plays(0, "give:cheese seat:2 take:jam_jar")
    assert t.asked == {}
    assert t.s.provisions == [("jam_jar_b",), ("honey_pot_a",), ("honey_pot_b", "cheese_b")]
    assert facts(t.told(ProvisionsSwapped)) == [(0, 2, "cheese_b", "jam_jar_b")]


@clause("CIG-CARD-power_butterfly-03")
def test_on_display_the_given_card_takes_the_slot_of_the_card_received() -> None:
    t = swapping(steps=["Market"]).plays(0, "give:cheese slot:1")
    assert t.s.display == ["cheese_b", "cheese_a", ""]
    assert t.s.provisions[0] == ("walnuts_a",)
    assert facts(t.told(DisplaySwapped)) == [(0, 1, "cheese_b", "walnuts_a")]


@clause("CIG-CARD-power_butterfly-03", "CIG-RULING-55")
def test_the_given_card_can_be_bought_back_in_the_same_step() -> None:
    t = swapping(reserves={0: {"cloth": 1, "tile": 1, "wood": 2}}, steps=["Market"])
    t.plays(0, "give:cheese slot:1")
    assert t.offers(0) == ["slot:1", "slot:2", "button:done"]
    t.plays(0, "slot:1")
    assert t.s.provisions[0] == ("walnuts_a", "cheese_b")
    assert t.s.display == ["", "cheese_a", ""]


@clause("CIG-RULING-55")
def test_a_provision_bought_in_the_same_step_may_be_given_away() -> None:
    t = swapping(provisions={1: ["honey_pot_a"]}, reserves={0: ONE_OF_EACH}, steps=["Market"])
    t.plays(0, "slot:1", "give:walnuts seat:1 take:honey_pot")
    assert t.s.provisions == [("honey_pot_a",), ("walnuts_a",), ()]


@clause("CIG-CARD-power_butterfly-04")
def test_the_exchange_costs_nothing_and_gives_no_fair_price_card() -> None:
    t = swapping().plays(0, "give:cheese slot:1")
    assert t.s.reserves[0] == ()
    assert t.s.discard == []
    assert t.told(FairPriceDrawn) == []
    t = swapping(reserves={0: ["cloth_plain_2"]}).plays(0, "give:cheese slot:1")
    assert t.s.reserves[0] == ("cloth_plain_2",)


@clause("CIG-CARD-power_butterfly-05", "CIG-RULING-43")
def test_after_one_use_the_butterfly_is_back_in_the_middle() -> None:
    t = swapping(reserves={0: ONE_OF_EACH}, display=["walnuts_a", "jam_jar_a", ""])
    t.plays(0, "give:cheese slot:2")
    assert t.s.powers[BUTTERFLY] == MIDDLE
    assert t.offers(0) == ["slot:1", "button:done"]
    assert t.refuses(0, "give:jam_jar slot:1") == "CIG-CARD-power_butterfly-01"


@clause("CIG-CARD-power_butterfly-05")
@pytest.mark.parametrize("ant", [0, 1])
def test_from_the_next_round_on_any_ant_can_take_the_butterfly_again(ant: int) -> None:
    square = ["wood_butterfly", *SQUARE_A[1:]]
    roles = {"ant": 1 - ant, "cicada": ant, "collector": 1 - ant}  # a miss: the Cicada is the next Ant
    held = powers("bee", "ladybird", "dragonfly", butterfly=1 - ant)
    t = market(square=square, powers=held, provisions={1 - ant: ["cheese_b"]}, display=SHOWN, **roles)
    t.plays(1 - ant, "give:cheese slot:1")
    assert t.roles == (ant, 1 - ant)
    t.plays(ant, *(f"cell:{cell}" for cell in BLOCK_B)).plays(ant, "token:wood").plays(1 - ant, "cell:r1c3")
    t.plays(ant, "cell:r1c1", "card:wood_butterfly")
    assert t.s.powers[BUTTERFLY] == ant


@clause(
    "CIG-EX-20", "CIG-CARD-power_butterfly-01", "CIG-CARD-power_butterfly-05", "CIG-CARD-power_butterfly-06"
)
def test_a_swap_makes_a_pair_and_the_purchase_after_it_wins() -> None:
    t = market(
        powers=MINE,
        provisions={0: ["cheese_a", "honey_pot_a"], 1: ["cheese_b", "walnuts_a"]},
        reserves={0: ONE_OF_EACH},
        display=["walnuts_b", "", ""],
    )
    assert points(t) == [2, 2]
    t.plays(0, "give:honey_pot seat:1 take:cheese")
    assert points(t) == [3, 2]
    assert set(t.s.provisions[0]) == {"cheese_a", "cheese_b"}
    assert set(t.s.provisions[1]) == {"walnuts_a", "honey_pot_a"}
    assert t.s.powers[BUTTERFLY] == MIDDLE
    t.plays(0, "slot:1")
    assert t.outcome.winners == (0,)


@clause("CIG-RULING-56")
def test_hidden_and_fair_price_card_are_drawn_before_a_later_exchange() -> None:
    t = swapping(
        powers=powers("bee", "ladybird", caterpillar=0, butterfly=0),
        hidden="stone_plain_5",
        reserves={0: ["cloth_plain_2", "tile_plain_3", "wood_plain_3"]},
        draws=["tile_bee", "wood_beetle"],
        steps=["Market"],
    ).plays(0, "slot:1")
    assert "give:cheese seat:1 take:honey_pot" in t.offers(0)
    assert (t.s.hidden, t.s.reserves[0]) == ("tile_bee", ("wood_beetle",))
    t.plays(0, "give:cheese seat:1 take:honey_pot")
    assert t.story == [
        "CardsPaid",
        "ProvisionBought",
        "HiddenCardDrawn",
        "FairPriceDrawn",
        "ProvisionsSwapped",
    ]


def test_the_clock_exchanges_nothing() -> None:
    assert swapping().timeout(0) == "button:done"
