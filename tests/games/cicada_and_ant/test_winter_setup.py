"""Winter: set-up (CIG-WSET)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.chance import Draw
from formicarium.games.cicada_and_ant.data import KIND_OF, KINDS, POWERS
from formicarium.games.cicada_and_ant.events import (
    CubeAdvanced,
    DisplayLaid,
    FirstCardTaken,
    PowersLaid,
    RoundBegan,
)
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, MIDDLE, SQUARE_A, Table, new_game
from tests.games.cicada_and_ant.winter import facts, market, miss

FIRST_CARDS = ["tile_bee", "wood_plain_3", "stone_plain_4", "cloth_plain_6"]


def winter_game(seats: int = 2, **given: Any) -> Table:
    return new_game(seats, **{"mode": "winter", "first_ant": 0, **given})


@clause("CIG-WSET-01")
def test_there_is_no_pantry_and_no_cube_in_winter() -> None:
    assert winter_game().s.shelves == []
    t = miss().plays(0, "cell:r1c1")
    assert t.s.reserves[0] == ("wood_bee", "wood_plain_1", "wood_plain_2")
    assert t.told(CubeAdvanced) == []


@clause("CIG-WSET-02")
@pytest.mark.parametrize(
    "seats, first_ant, order", [(2, 0, [0, 1]), (2, 1, [1, 0]), (3, 2, [2, 0, 1]), (4, 1, [1, 2, 3, 0])]
)
def test_everybody_begins_with_one_card_the_first_ant_first_then_clockwise(
    seats: int, first_ant: int, order: list[int]
) -> None:
    t = winter_game(seats, first_ant=first_ant, draws=[*SQUARE_A, *FIRST_CARDS[:seats]])
    assert facts(t.told(FirstCardTaken)) == list(zip(order, FIRST_CARDS, strict=False))
    assert [t.view(None).reserves[seat] for seat in order] == [(card,) for card in FIRST_CARDS[:seats]]
    assert len(t.s.deck) == 32 - seats


@clause("CIG-WSET-02")
def test_the_first_card_stays_even_with_an_insect_and_helps_to_no_power() -> None:
    t = winter_game(power_cards=True, draws=[*SQUARE_A, "tile_bee", "wood_plain_3"])
    assert t.s.reserves[0] == ("tile_bee",)
    assert t.asked == {0: "ask-place-ant"}


@clause("CIG-WSET-03", "CIG-EX-15")
@pytest.mark.parametrize(
    "seats, left_out, cards", [(2, {"mushrooms", "pumpkin"}, 10), (3, {"pumpkin"}, 12), (4, set(), 14)]
)
def test_kinds_marked_for_more_players_are_taken_out_with_both_cards(
    seats: int, left_out: set[str], cards: int
) -> None:
    t = winter_game(seats)
    provisions = [*t.s.display, *t.s.stock]
    assert len(provisions) == cards
    assert Counter(KIND_OF[card] for card in provisions) == {k: 2 for k in KINDS if k not in left_out}


@clause("CIG-WSET-04", "CIG-EX-15")
@pytest.mark.parametrize("seats, in_deck", [(2, 7), (3, 9), (4, 11)])
def test_three_shuffled_provisions_lie_on_display_and_the_rest_is_the_deck(seats: int, in_deck: int) -> None:
    shown = ("walnuts_b", "cheese_a", "walnuts_a")
    t = winter_game(seats, draws=[*SQUARE_A, *FIRST_CARDS[:seats], *shown])
    assert facts(t.told(DisplayLaid)) == [(shown,)]
    assert t.view(None).display == shown
    assert t.view(None).stock == in_deck
    shuffled = t.chances[-1]
    assert isinstance(shuffled, Draw)
    assert sorted(shuffled.pile) == sorted([*t.s.stock, *shown])


@clause("CIG-BUY-03", "CIG-EX-15")
def test_a_bought_card_leaves_its_slot_empty_until_step_5() -> None:
    display = ["honey_pot_a", "walnuts_a", "cheese_a"]
    t = market(
        display=display, reserves={0: {"cloth": 1, "tile": 1, "stone": 1, "wood": 1}}, steps=["Market"]
    )
    assert t.plays(0, "slot:2").s.display == ["honey_pot_a", "", "cheese_a"]
    t = market(display=display, reserves={0: {"cloth": 1, "tile": 1, "stone": 1, "wood": 1}})
    t.draws("stone_plain_5", "jam_jar_b").plays(0, "slot:2")
    assert t.s.display == ["honey_pot_a", "jam_jar_b", "cheese_a"]


@clause("CIG-WSET-05")
@pytest.mark.parametrize(
    "seats, first_ant, reds", [(2, 0, set()), (3, 1, {0}), (4, 0, {2, 3}), (4, 2, {0, 1})]
)
def test_whoever_is_neither_ant_nor_cicada_has_four_red_tokens(
    seats: int, first_ant: int, reds: set[int]
) -> None:
    t = winter_game(seats, first_ant=first_ant, draws=SQUARE_A)
    t.plays(first_ant, *(f"cell:{cell}" for cell in BLOCK_B))
    assert {seat for seat, prompt in t.asked.items() if prompt == "ask-choose-red-token"} == reds
    for seat in reds:
        assert t.offers(seat) == ["token:cloth", "token:tile", "token:stone", "token:wood"]


@clause("CIG-WSET-06", "CIG-RULING-35")
def test_four_powers_drawn_from_six_lie_in_the_middle_and_two_are_out() -> None:
    provisions = ["walnuts_a", "cheese_a", "jam_jar_a"]
    drawn = ["power_butterfly", "power_bee", "power_dragonfly", "power_ladybird"]
    t = winter_game(power_cards=True, draws=[*SQUARE_A, *FIRST_CARDS[:2], *provisions, *drawn])
    assert t.s.powers == dict.fromkeys(drawn, MIDDLE)
    assert t.chances[-1] == Draw(POWERS, 4)
    assert [set(event.powers) for event in t.told(PowersLaid)] == [set(drawn)]
    for seat in (0, 1, None):
        assert t.view(seat).powers == tuple(sorted((power, MIDDLE) for power in drawn))


@clause("CIG-WSET-06")
def test_named_powers_are_laid_out_without_a_draw() -> None:
    named = ("power_beetle", "power_caterpillar", "power_bee", "power_dragonfly")
    t = winter_game(power_cards=True, powers_in_play=list(named))
    assert t.s.powers == dict.fromkeys(named, MIDDLE)
    assert all(chance.pile != POWERS for chance in t.chances if isinstance(chance, Draw))


@clause("CIG-WSET-06")
def test_without_the_variant_there_are_no_powers() -> None:
    assert winter_game().s.powers == {}


@clause("CIG-RULING-58")
@pytest.mark.parametrize(
    "options",
    [
        {"mode": "winter", "open_insects": True},
        {"mode": "autumn", "power_cards": True},
        {"mode": "autumn", "round_limit": 50},
        {
            "mode": "autumn",
            "powers_in_play": ["power_bee", "power_beetle", "power_ladybird", "power_dragonfly"],
        },
        {
            "mode": "winter",
            "powers_in_play": ["power_bee", "power_beetle", "power_ladybird", "power_dragonfly"],
        },
    ],
)
def test_an_option_of_another_mode_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(fm.OptionError, match="CIG-CONF-01"):
        new_game(2, **options)


@clause("CIG-RULING-58")
@pytest.mark.parametrize(
    "named",
    [
        ["power_bee", "power_beetle", "power_ladybird"],
        ["power_bee", "power_beetle", "power_ladybird", "power_ladybird"],
        ["power_bee", "power_beetle", "power_ladybird", "power_ladybird", "power_dragonfly"],
        ["power_bee", "power_beetle", "power_ladybird", "power_wasp"],
        list(POWERS),
    ],
)
def test_named_powers_are_four_different_ones(named: list[str]) -> None:
    with pytest.raises(fm.OptionError, match="CIG-CONF-01"):
        winter_game(power_cards=True, powers_in_play=named)


@clause("CIG-RULING-58")
@pytest.mark.parametrize("limit", [0, -1])
def test_a_round_limit_is_at_least_one(limit: int) -> None:
    with pytest.raises(fm.OptionError, match="CIG-CONF-01"):
        winter_game(round_limit=limit)


@clause("CIG-RULING-58")
def test_rounds_are_numbered_from_one_so_a_limit_of_one_is_one_round() -> None:
    t = winter_game(round_limit=1, draws=SQUARE_A)
    assert t.told(RoundBegan) == [RoundBegan(1, 0, 1)]
    t.plays(0, *(f"cell:{cell}" for cell in BLOCK_B)).plays(0, "token:stone").plays(1, "cell:r1c3")
    assert t.outcome.clause == "CIG-WEND-04"
    assert t.told(RoundBegan) == [RoundBegan(1, 0, 1)]
