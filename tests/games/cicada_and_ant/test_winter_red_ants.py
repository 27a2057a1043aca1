"""Winter, steps 1 and 2: the Ant, the Red Ants and the Cicada (CIG-RED, CIG-WCIC)."""

from __future__ import annotations

import pytest

from formicarium.games.cicada_and_ant.events import (
    AntIntercepted,
    CardsCollected,
    RedAntGained,
    RedTokenChosen,
    RedTokenRevealed,
    TokenRevealed,
)
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, SQUARE_A, Table, table
from tests.games.cicada_and_ant.winter import facts, interception, miss, powers, revealing

ANY_TOKEN = ["token:cloth", "token:tile", "token:stone", "token:wood"]
RICH = {"cloth": 2, "tile": 2, "stone": 2, "wood": 2}


def choosing(seats: int = 4, ant: int = 0, cicada: int = 1) -> Table:
    """The six pawns stand on Block B, no token is chosen yet."""
    return table("ChooseTokens", mode="winter", seats=seats, ant=ant, cicada=cicada, pawns=BLOCK_B)


@clause("CIG-RED-01")
@pytest.mark.parametrize(
    "seats, ant, cicada, reds",
    [(2, 0, 1, set()), (3, 0, 1, {2}), (3, 0, 2, {1}), (4, 0, 1, {2, 3}), (4, 3, 1, {0, 2})],
)
def test_everybody_but_ant_and_cicada_is_a_red_ant(seats: int, ant: int, cicada: int, reds: set[int]) -> None:
    t = choosing(seats, ant, cicada)
    assert t.asked == {ant: "ask-choose-token", **dict.fromkeys(reds, "ask-choose-red-token")}


@clause("CIG-RED-02")
def test_the_pawns_come_first_and_then_ant_and_red_ants_choose_at_the_same_time() -> None:
    t = table("PlaceAnts", mode="winter", seats=4, pawns=BLOCK_B[:5])
    assert t.asked == {0: "ask-place-ant"}
    t.plays(0, "cell:r2c3")
    assert t.asked == {
        0: "ask-choose-token",
        2: "ask-choose-red-token",
        3: "ask-choose-red-token",
    }


@clause("CIG-RED-02")
def test_a_red_ant_must_choose_and_has_nothing_but_its_tokens_to_choose() -> None:
    t = choosing(seats=3)
    assert t.offers(2) == ANY_TOKEN
    assert t.refuses(2, "button:done") == "CIG-RED-02"
    t.plays(0, "token:wood")
    assert t.asked == {2: "ask-choose-red-token"}


@clause("CIG-RED-03")
def test_a_red_ant_may_choose_a_type_no_pawn_stands_on() -> None:
    t = choosing(seats=3)
    assert t.offers(0) == ["token:tile", "token:stone", "token:wood"]
    assert t.offers(2) == ANY_TOKEN
    t.plays(2, "token:cloth").plays(0, "token:wood").plays(1, "cell:r1c3").plays(0, "cell:r1c1")
    assert facts(t.told(RedTokenRevealed)) == [(2, "cloth")]
    assert t.told(RedAntGained) == []


@clause("CIG-RED-04")
def test_nobody_else_learns_a_red_token_before_the_reveal() -> None:
    t = choosing().plays(2, "token:stone")
    others = (0, 1, 3, None)
    assert t.view(2).tokens == ("", "", "stone", "")
    for seat in others:
        assert t.view(seat).tokens == ("", "", "", "")
    t.plays(0, "token:wood").plays(3, "token:wood")
    assert t.asked == {1: "ask-place-cicada"}
    assert t.view(2).tokens == ("", "", "stone", "")
    for seat in others:
        assert t.view(seat).tokens[2] == ""
        assert [event.path for event in t.seen(seat, RedTokenChosen) if event.seat == 2] == [""]
    assert [event.path for event in t.seen(2, RedTokenChosen)] == ["stone", ""]


@clause("CIG-RED-04")
def test_the_unchosen_tokens_cannot_be_told_from_the_table() -> None:
    stone, wood = choosing(), choosing()
    stone.plays(2, "token:stone").plays(3, "token:tile").plays(0, "token:wood")
    wood.plays(2, "token:wood").plays(3, "token:tile").plays(0, "token:wood")
    for seat in (0, 1, 3, None):
        assert stone.view(seat) == wood.view(seat)
        assert stone.match.events(seat) == wood.match.events(seat)


@clause("CIG-RED-05")
@pytest.mark.parametrize("guess", ["r1c3", "r1c1"])
def test_red_tokens_are_revealed_with_the_ants_token_whatever_the_cicada_guessed(guess: str) -> None:
    t = revealing(guess, reds={2: "wood", 3: "stone"}, seats=4)
    assert t.story[:3] == ["TokenRevealed", "RedTokenRevealed", "RedTokenRevealed"]
    for seat in (0, 1, 2, 3, None):
        assert facts(t.seen(seat, TokenRevealed)) == [(0, "wood")]
        assert facts(t.seen(seat, RedTokenRevealed)) == [(2, "wood"), (3, "stone")]


@clause("CIG-RED-05")
def test_revealed_tokens_lie_open_to_everybody() -> None:
    t = miss(reds={2: "wood", 3: "stone"}, seats=4)
    assert t.asked == {0: "ask-insects-help"}
    for seat in (0, 1, 2, 3, None):
        assert t.view(seat).tokens == ("wood", "", "wood", "stone")


@clause("CIG-RED-06", "CIG-RED-07", "CIG-EX-11")
def test_after_a_miss_a_matching_red_ant_draws_a_card_face_up() -> None:
    t = miss(reds={2: "wood", 3: "stone"}, seats=4, draws=["tile_bee"]).plays(0, "cell:r1c1")
    assert facts(t.told(RedAntGained)) == [(2, "tile_bee")]
    assert t.view(None).reserves[2:] == (("tile_bee",), ())


@clause("CIG-RED-06", "CIG-EX-11")
def test_after_an_interception_no_red_ant_gains_anything() -> None:
    t = interception(reds={2: "wood", 3: "stone"}, seats=4)
    assert len(t.told(AntIntercepted)) == 1
    assert t.told(RedAntGained) == []
    assert t.s.reserves[2:] == [(), ()]


@clause("CIG-RED-06")
def test_the_gain_joins_what_the_reserve_holds() -> None:
    t = miss(reds={2: "wood"}, seats=3, reserves={2: ["cloth_plain_2"]}, draws=["tile_bee"])
    assert t.plays(0, "cell:r1c1").s.reserves[2] == ("cloth_plain_2", "tile_bee")


@clause("CIG-RED-07")
@pytest.mark.parametrize(
    "ant, cicada, order", [(0, 1, [2, 3]), (1, 3, [2, 0]), (2, 1, [3, 0]), (3, 0, [1, 2]), (2, 3, [0, 1])]
)
def test_red_ants_draw_clockwise_from_the_ants_left(ant: int, cicada: int, order: list[int]) -> None:
    t = miss(
        ant=ant,
        cicada=cicada,
        reds=dict.fromkeys(order, "wood"),
        seats=4,
        draws=["tile_plain_3", "tile_plain_4"],
    )
    t.plays(ant, "cell:r1c1")
    assert [(event.seat, event.card) for event in t.told(RedAntGained)] == [
        (order[0], "tile_plain_3"),
        (order[1], "tile_plain_4"),
    ]


@clause("CIG-RED-08")
def test_a_red_ants_gain_takes_nothing_from_the_ant() -> None:
    t = miss(reds={2: "wood"}, seats=3, draws=["tile_bee"]).plays(0, "cell:r1c1")
    assert t.s.reserves[0] == ("wood_bee", "wood_plain_1", "wood_plain_2")
    assert [event.seat for event in t.told(CardsCollected)] == [0]


@clause("CIG-RED-08")
def test_a_red_ants_gain_gives_no_right_to_buy() -> None:
    t = miss(
        reds={2: "wood"},
        seats=3,
        reserves={2: RICH},
        display=["walnuts_a", "cheese_a", "jam_jar_a"],
        draws=["tile_bee"],
    ).plays(0, "cell:r1c1")
    assert t.s.reserves[2][-1] == "tile_bee"
    assert t.s.round == 2
    assert t.s.provisions == [(), (), ()]


@clause("CIG-RED-08")
def test_a_red_ants_gain_gives_no_power() -> None:
    t = miss(
        square=["wood_plain_3", *SQUARE_A[1:]],
        reds={2: "wood"},
        seats=3,
        powers=powers("bee", "ladybird", "dragonfly", "beetle"),
        draws=["tile_bee"],
    )
    assert t.s.reserves[2] == ("tile_bee",)
    assert (t.s.round, t.asked) == (2, {1: "ask-place-ant"})


@clause("CIG-RED-09")
@pytest.mark.parametrize("token, gains", [("tile", True), ("wood", False)])
def test_red_tokens_are_matched_with_the_ants_token_not_with_the_card_it_takes(
    token: str, gains: bool
) -> None:
    t = revealing("r1c3", token="tile", reds={2: token}, seats=3, draws=["cloth_plain_5"])
    t.plays(0, "cell:r4c3")  # for tile_dragonfly, wood_dragonfly
    assert t.s.reserves[0] == ("wood_dragonfly",)
    assert t.s.reserves[2] == (("cloth_plain_5",) if gains else ())


@clause("CIG-WCIC-01")
@pytest.mark.parametrize("order", [(0, 2, 3), (3, 2, 0), (2, 0, 3)])
def test_the_cicada_comes_when_all_tokens_have_been_chosen(order: tuple[int, ...]) -> None:
    t = choosing()
    for seat in order:
        assert 1 not in t.asked
        t.plays(seat, "token:stone")
    assert t.asked == {1: "ask-place-cicada"}
    assert t.offers(1) == ["guess:tile", "guess:stone", "guess:wood"]
    assert t.refuses(1, "cell:r4c4") == "CIG-CIC-01"
    assert t.view(1).tokens == ("", "", "", "")
