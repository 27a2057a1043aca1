"""3.1: configuration and general rules."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from formicarium.core.chance import Draw, Pick
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.data import PATH_CARDS, POWERS
from formicarium.games.cicada_and_ant.events import (
    CardsPaid,
    CicadaPlaced,
    NothingBought,
    ProvisionBought,
    TokenChosen,
)
from formicarium.games.cicada_and_ant.moves import Pay
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, SQUARE_A, WOOD, Table, new_game, some, table
from tests.games.cicada_and_ant.winter import miss, powers

# Block B is wood from end to end: the Ant has one token to choose.
ALL_WOOD = ["wood_bee", "wood_plain_1", "wood_plain_3", "cloth_ladybird"]
ALL_WOOD += ["wood_plain_2", "wood_plain_4", "wood_plain_5", "cloth_plain_1", *SQUARE_A[8:]]

DISPLAY = ["walnuts_a", "cheese_a", "jam_jar_a"]
MARKET: dict[str, Any] = {"mode": "winter", "upto": "Market", "collector": 0, "display": DISPLAY}
FOUR_POWERS = ["power_bee", "power_ladybird", "power_dragonfly", "power_butterfly"]


# CIG-CONF-01


@clause("CIG-CONF-01")
@pytest.mark.parametrize("seats, fits", [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_two_three_or_four_play(seats: int, fits: bool) -> None:
    if fits:
        assert new_game(seats).s.seats == seats
    else:
        with pytest.raises(fm.OptionError, match="2 to 4 players"):
            new_game(seats)


@clause("CIG-CONF-01")
def test_without_a_word_variants_are_off_and_the_rest_is_random() -> None:
    options = GAME.options()
    assert (options.open_insects, options.power_cards) == (False, False)
    assert (options.first_ant, options.powers_in_play, options.round_limit) == ("random", "random", 200)


@clause("CIG-CONF-01")
@pytest.mark.parametrize(
    "options",
    [
        {"mode": "autumn", "open_insects": True},
        {"mode": "winter", "power_cards": True},
        {"mode": "autumn", "first_ant": 1},
        {"mode": "winter", "power_cards": True, "powers_in_play": FOUR_POWERS},
        {"mode": "winter", "round_limit": 1},
    ],
)
def test_each_option_belongs_to_its_mode(options: dict[str, Any]) -> None:
    assert new_game(2, **options).match.pending


@clause("CIG-CONF-01")
@pytest.mark.parametrize(
    "options, why",
    [
        ({"mode": "spring"}, "spring"),
        ({"mode": "winter", "open_insects": True}, "open_insects.*CIG-CONF-01"),
        ({"mode": "autumn", "power_cards": True}, "power_cards.*CIG-CONF-01"),
        ({"mode": "autumn", "round_limit": 20}, "round_limit.*CIG-CONF-01"),
        ({"mode": "winter", "round_limit": 0}, "round_limit.*CIG-CONF-01"),
        ({"mode": "autumn", "first_ant": -1}, "first_ant.*CIG-CONF-01"),
        ({"mode": "autumn", "first_ant": 2}, "first_ant.*CIG-CONF-01"),  # of two seats
        ({"mode": "autumn", "first_ant": "youngest"}, "first_ant"),
        ({"mode": "winter", "powers_in_play": FOUR_POWERS}, "powers_in_play.*CIG-CONF-01"),
        ({"mode": "winter", "power_cards": True, "powers_in_play": FOUR_POWERS[:3]}, "CIG-CONF-01"),
        ({"mode": "winter", "power_cards": True, "powers_in_play": list(POWERS)}, "CIG-CONF-01"),
        ({"mode": "winter", "power_cards": True, "powers_in_play": FOUR_POWERS[:1] * 4}, "CIG-CONF-01"),
        ({"mode": "winter", "power_cards": True, "powers_in_play": [*FOUR_POWERS[:3], "power_wasp"]}, "wasp"),
        ({"mode": "autumn", "weather": "rain"}, "weather"),
    ],
)
def test_an_option_that_does_not_fit_is_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(fm.OptionError, match=why):
        new_game(2, **options)


# CIG-CONF-03


def asked_of_chance(t: Table) -> list[tuple[Any, ...]]:
    """Draws as (pile, count), picks as what they pick from."""
    return [
        (len(chance.pile), chance.count) if isinstance(chance, Draw) else chance.among
        for chance in t.chances
        if isinstance(chance, Draw | Pick)
    ]


@clause("CIG-CONF-03")
@pytest.mark.parametrize(
    "options, asked",
    [
        ({"mode": "autumn", "first_ant": 1}, [(48, 16)]),
        ({"mode": "autumn"}, [(48, 16), ("0", "1", "2")]),
        ({"mode": "winter", "first_ant": 1}, [(48, 16), (32, 3), (12, 3)]),
        ({"mode": "winter", "first_ant": 1, "power_cards": True}, [(48, 16), (32, 3), (12, 3), (6, 4)]),
        (
            {"mode": "winter", "first_ant": 1, "power_cards": True, "powers_in_play": FOUR_POWERS},
            [(48, 16), (32, 3), (12, 3)],
        ),
    ],
)
def test_in_the_set_up_chance_deals_the_cards_and_names_a_random_first_ant(
    options: dict[str, Any], asked: list[Any]
) -> None:
    assert asked_of_chance(new_game(3, **options)) == asked


@clause("CIG-CONF-03")
@pytest.mark.parametrize("cicada, round_deals", [("r2c1", [(32, 3)]), ("r1c3", [(32, 3)])])
def test_in_an_autumn_round_chance_deals_only_the_refill(cicada: str, round_deals: list[Any]) -> None:
    t = table().plays(0, *(f"cell:{cell}" for cell in BLOCK_B), "token:wood")
    assert asked_of_chance(t) == []
    assert asked_of_chance(t.plays(1, f"cell:{cicada}")) == round_deals


@clause("CIG-CONF-03")
def test_in_a_winter_round_chance_shows_the_dragonfly_a_token_and_deals_cards() -> None:
    held = powers("bee", "butterfly", dragonfly=1, beetle=1)
    t = table(mode="winter", pawns=BLOCK_B, powers=held, display=DISPLAY).plays(0, "token:wood")
    assert asked_of_chance(t) == [("cloth", "tile", "stone")]
    t.plays(1, "cell:r1c3").plays(0, "cell:r1c1", "button:decline")
    assert asked_of_chance(t)[1:] == [(32, 1), (31, 3)]  # the Beetle's card, the refill


@clause("CIG-CONF-03")
def test_in_winter_the_discard_pile_is_dealt_anew_when_the_deck_is_empty() -> None:
    discard = ["tile_plain_3", "tile_plain_4", "tile_plain_5", "tile_plain_6"]
    square = ["", "", *SQUARE_A[2:]]
    t = table("RefillSquare", mode="winter", square=square, deck=["cloth_plain_6"], discard=discard)
    assert asked_of_chance(t) == [(1, 1), (4, 1)]


# CIG-CONF-04


@clause("CIG-CONF-04")
def test_an_ant_on_one_type_only_is_not_asked_for_its_token() -> None:
    t = table("ChooseTokens", square=ALL_WOOD, pawns=BLOCK_B)
    assert t.told(TokenChosen) == [TokenChosen(0, WOOD)]
    assert [placed.path for placed in t.told(CicadaPlaced)] == [WOOD]  # nor is the Cicada for its guess
    assert t.asked == {0: "ask-place-ant"}


@clause("CIG-CONF-04")
def test_two_present_types_are_a_question() -> None:
    square = [*ALL_WOOD[:6], "stone_plain_3", *ALL_WOOD[7:]]
    assert table("ChooseTokens", square=square, pawns=BLOCK_B).asked == {0: "ask-choose-token"}


@clause("CIG-CONF-04")
def test_the_only_payment_is_made_by_the_program_and_logged() -> None:
    t = table("Market", **MARKET, reserves={0: some(cloth=1, tile=1, stone=1, wood=1)})
    t.plays(0, "slot:1")
    assert [paid.seat for paid in t.told(CardsPaid)] == [0]
    assert [bought.card for bought in t.told(ProvisionBought)] == ["walnuts_a"]
    assert len(t.match.record.entries) == 2  # the purchase and the fair price: no answer about the payment
    assert t.asked == {}


@clause("CIG-CONF-04")
def test_a_choice_of_payments_is_a_question() -> None:
    t = table("Market", **MARKET, reserves={0: some(cloth=4, tile=1, stone=1, wood=1)})
    t.plays(0, "slot:1")
    assert t.asked == {0: "ask-pay"}
    assert Pay((1, 1, 1, 1)) in t.decision(0).options


@clause("CIG-CONF-04")
def test_a_collector_that_can_buy_nothing_is_not_asked_and_the_log_says_it_bought_nothing() -> None:
    t = table("Market", **MARKET, reserves={0: some(cloth=2, tile=1)})
    assert t.told(NothingBought) == [NothingBought(0)]
    assert t.asked == {}


# CIG-CONF-05

RICH = {0: some(cloth=4, tile=4, stone=4, wood=4)}
REFUSALS = ("button:pass", "button:decline", "button:done")


@clause("CIG-CONF-05")
@pytest.mark.parametrize(
    "seat, prompt, must, t",
    [
        (0, "ask-place-ant", "CIG-ANT-01", lambda: table()),
        (0, "ask-place-ant", "CIG-ANT-01", lambda: table(pawns=BLOCK_B[:5])),
        (0, "ask-choose-token", "CIG-ANT-05", lambda: table(pawns=BLOCK_B)),
        (2, "ask-choose-red-token", "CIG-RED-02", lambda: table(pawns=BLOCK_B, mode="winter", seats=3)),
        (1, "ask-place-cicada", "CIG-CIC-01", lambda: table("SetCicada", pawns=BLOCK_B, tokens={0: "wood"})),
        (0, "ask-pay", "CIG-PAY-04", lambda: table("Market", **MARKET, reserves=RICH).plays(0, "slot:1")),
    ],
)
def test_where_a_player_must_there_is_no_way_to_pass(seat: int, prompt: str, must: str, t: Any) -> None:
    there: Table = t()
    assert there.asked[seat] == prompt
    assert not [move for move in there.offers(seat) if move.startswith("button:")]
    assert [there.refuses(seat, refusal) for refusal in REFUSALS] == [must] * 3


@clause("CIG-CONF-05")
@pytest.mark.parametrize(
    "prompt, refusal, t",
    [
        ("ask-insects-help", "cell:r1c1", lambda: miss()),
        (
            "ask-take-power",
            "button:decline",
            lambda: miss(powers=powers("bee", "beetle")).plays(0, "cell:r1c1"),
        ),
        ("ask-market", "button:done", lambda: table("Market", **MARKET, reserves=RICH)),
    ],
)
def test_where_a_player_may_refusing_is_one_of_the_answers(prompt: str, refusal: str, t: Any) -> None:
    there: Table = t()
    assert there.asked == {0: prompt}
    assert refusal in there.offers(0)
    assert len(there.offers(0)) > 1


def test_the_box_holds_48_different_path_cards() -> None:
    assert len(set(PATH_CARDS)) == len(PATH_CARDS) == 48
