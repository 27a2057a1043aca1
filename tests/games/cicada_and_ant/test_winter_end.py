"""Winter: end of the game (CIG-WEND)."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.events import FourPointsReached, RoundLimitReached, SquareLeftOpen
from formicarium.games.cicada_and_ant.options import CicadaOptions
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import SQUARE_A, Table, table
from tests.games.cicada_and_ant.winter import facts, market, miss, points, powers

ONE_OF_EACH = {"cloth": 1, "tile": 1, "stone": 1, "wood": 1}
OPEN_SQUARE = ["", "", *SQUARE_A[2:4], "", *SQUARE_A[5:]]
MAY_SWAP: dict[str, Any] = {"powers": powers("bee", "beetle", "dragonfly", butterfly=0)}
LADYBIRD_SQUARE = ["wood_ladybird", *SQUARE_A[1:]]


@clause("CIG-WEND-01", "CIG-EX-14", "CIG-VP-01", "CIG-FAIR-03")
def test_a_pair_and_a_single_win_at_once_without_fair_price_or_refill() -> None:
    t = market(
        provisions={0: ["honey_pot_a", "cheese_b"]},
        reserves={0: {"tile": 2, "stone": 1, "wood": 1}},
        display=["honey_pot_b", "walnuts_a", "jam_jar_a"],
    )
    assert points(t) == [2, 0]
    t.plays(0, "slot:1")
    assert t.outcome.winners == (0,)
    assert t.outcome.scores == (4, 0)
    assert "ladybird_points" not in dict(t.outcome.details[0])  # she is not in play
    assert t.story == ["CardsPaid", "ProvisionBought", "FourPointsReached"]
    assert t.s.reserves[0] == ()
    assert t.s.display == ["", "walnuts_a", "jam_jar_a"]
    assert t.asked == {}


@clause("CIG-WEND-01")
@pytest.mark.parametrize(
    "owned, over",
    [
        (["cheese_a", "jam_jar_a"], False),  # 3 points with the purchase
        (["walnuts_b"], False),
        (["cheese_a", "jam_jar_a", "honey_pot_a"], True),  # 4
        (["cheese_a", "walnuts_b"], True),
        (["cheese_a", "jam_jar_a", "walnuts_b"], True),  # 5
    ],
)
def test_a_purchase_wins_with_four_points_or_more(owned: list[str], over: bool) -> None:
    t = market(provisions={0: owned}, reserves={0: ONE_OF_EACH}, display=["walnuts_a", "", ""])
    t.plays(0, "slot:1")
    assert (t.match.outcome is not None) == over
    if over:
        assert t.outcome.winners == (0,)
        assert t.outcome.clause == "CIG-WEND-01"
        assert t.outcome.scores[0] >= 4


@clause("CIG-WEND-01")
def test_the_ladybird_wins_in_step_3_before_anything_else_happens() -> None:
    t = miss(
        square=LADYBIRD_SQUARE,
        seats=3,
        reds={2: "wood"},
        provisions={0: ["cheese_a", "cheese_b"]},
        powers=powers("bee", "beetle", "dragonfly", "ladybird"),
    ).plays(0, "cell:r1c1", "card:wood_ladybird")
    assert t.outcome.winners == (0,)
    assert dict(t.outcome.details[0])["ladybird_points"] == 1
    assert t.story[-2:] == ["PowerTaken", "FourPointsReached"]
    assert t.s.reserves[2] == ()


@clause("CIG-WEND-01", "CIG-CARD-power_butterfly-06")
def test_a_swap_wins_at_once() -> None:
    t = market(
        **MAY_SWAP,
        provisions={0: ["cheese_a", "jam_jar_a", "walnuts_a"], 1: ["cheese_b"]},
        display=["honey_pot_a", "", ""],
    ).plays(0, "give:jam_jar seat:1 take:cheese")
    assert t.outcome.winners == (0,)
    assert t.outcome.scores == (4, 1)
    assert t.story == ["ProvisionsSwapped", "FourPointsReached"]


@clause("CIG-WEND-02", "CIG-RULING-45")
@pytest.mark.parametrize("actor, other", [(0, 1), (1, 0)])
def test_if_one_swap_gives_both_four_points_the_player_who_acted_wins(actor: int, other: int) -> None:
    t = market(
        collector=actor,
        powers=powers("bee", "beetle", "dragonfly", butterfly=actor),
        provisions={
            actor: ["cheese_a", "honey_pot_a", "walnuts_a"],
            other: ["cheese_b", "honey_pot_b", "jam_jar_a"],
        },
    ).plays(actor, f"give:honey_pot seat:{other} take:cheese")
    assert t.outcome.scores == (4, 4)
    assert t.outcome.winners == (actor,)
    assert facts(t.told(FourPointsReached)) == [(actor, 4)]


@clause("CIG-RULING-54", "CIG-WEND-01")
def test_a_swap_that_lifts_only_the_other_player_to_four_points_makes_that_player_win() -> None:
    t = market(
        **MAY_SWAP,
        seats=3,
        provisions={0: ["honey_pot_a", "walnuts_a"], 2: ["honey_pot_b", "cheese_b", "jam_jar_a"]},
    )
    assert "give:honey_pot seat:2 take:jam_jar" in t.offers(0)
    t.plays(0, "give:honey_pot seat:2 take:jam_jar")
    assert t.outcome.winners == (2,)
    assert t.outcome.scores == (2, 0, 4)
    assert facts(t.told(FourPointsReached)) == [(2, 4)]


def refilling(deck: list[str], discard: list[str], **laid: Any) -> Table:
    """Three cells are empty."""
    return table(
        "RefillSquare",
        mode="winter",
        square=OPEN_SQUARE,
        deck=deck,
        discard=discard,
        **{"collector": 0, **laid},
    )


@clause("CIG-WEND-03", "CIG-RULING-32")
@pytest.mark.parametrize(
    "deck, discard, over",
    [
        (["tile_plain_3", "tile_plain_4"], [], True),
        ([], ["tile_plain_3", "tile_plain_4"], True),
        (["tile_plain_3"], ["tile_plain_4"], True),
        ([], [], True),
        (["tile_plain_3", "tile_plain_4"], ["tile_plain_5"], False),
        ([], ["tile_plain_3", "tile_plain_4", "tile_plain_5"], False),
        (["tile_plain_3", "tile_plain_4", "tile_plain_5"], [], False),
    ],
)
def test_a_square_that_deck_and_discards_cannot_complete_ends_the_game(
    deck: list[str], discard: list[str], over: bool
) -> None:
    t = refilling(deck, discard)
    if over:
        assert t.outcome.clause == "CIG-WEND-03"
        assert facts(t.told(SquareLeftOpen)) == [(len(deck) + len(discard), 3)]
        assert t.s.square == OPEN_SQUARE
        assert (t.s.deck, t.s.discard) == (deck, discard)
    else:
        assert t.match.outcome is None
        assert "" not in t.s.square


@clause("CIG-WEND-04", "CIG-RULING-33")
@pytest.mark.parametrize(
    "number, limit, over", [(1, 1, True), (6, 7, False), (7, 7, True), (199, 200, False)]
)
def test_the_game_ends_in_the_round_whose_number_is_the_limit(number: int, limit: int, over: bool) -> None:
    t = table("KeepRoundLimit", mode="winter", collector=0, round=number, options={"round_limit": limit})
    assert (t.match.outcome is not None) == over
    if over:
        assert t.outcome.clause == "CIG-WEND-04"
        assert facts(t.told(RoundLimitReached)) == [(number,)]
        assert t.story == ["RoundLimitReached"]
    else:
        assert t.s.round == number + 1


@clause("CIG-WEND-04", "CIG-RULING-33")
def test_the_limit_is_200_rounds_unless_agreed_otherwise() -> None:
    options = GAME.read_options({"mode": "winter"})
    assert isinstance(options, CicadaOptions)
    assert options.round_limit == 200
    t = table("KeepRoundLimit", mode="winter", collector=0, round=200)
    assert t.outcome.clause == "CIG-WEND-04"


RANKINGS: list[tuple[dict[str, Any], tuple[int, ...]]] = [
    # victory points first
    (
        {"provisions": {0: ["cheese_a"], 1: ["jam_jar_a", "walnuts_a"]}, "reserves": {0: {"wood": 5}}},
        (2, 1, 3),
    ),
    # a pair has as many points as three singles, but fewer cards
    (
        {
            "provisions": {
                0: ["cheese_a", "cheese_b"],
                1: ["jam_jar_a", "walnuts_a", "honey_pot_a"],
                2: ["jam_jar_b"],
            },
            "reserves": {0: {"wood": 5}},
        },
        (2, 1, 3),
    ),
    # then the cards in the reserve
    (
        {"provisions": {0: ["cheese_a"], 2: ["jam_jar_a"]}, "reserves": {0: {"wood": 2}, 2: {"wood": 3}}},
        (2, 3, 1),
    ),
    # still tied for first place: shared
    (
        {"provisions": {0: ["cheese_a"], 2: ["jam_jar_a"]}, "reserves": {0: {"wood": 2}, 2: {"tile": 2}}},
        (1, 3, 1),
    ),
    ({}, (1, 1, 1)),
    # the Ladybird is a point, not a card
    ({"provisions": {0: ["cheese_a"]}, "powers": powers("bee", ladybird=1)}, (1, 2, 3)),
    # a hidden card is not a face-up card
    (
        {"reserves": {1: {"wood": 1}}, "powers": powers("bee", caterpillar=0), "hidden": "stone_plain_5"},
        (2, 1, 2),
    ),
]


@clause("CIG-WEND-05")
@pytest.mark.parametrize("laid, ranks", RANKINGS)
def test_points_then_provisions_then_the_reserve_decide(laid: dict[str, Any], ranks: tuple[int, ...]) -> None:
    limit = table(
        "KeepRoundLimit", mode="winter", seats=3, collector=0, options={"round_limit": 1}, **laid
    ).outcome
    assert limit.ranks == ranks
    # Nobody is given a card that would not be there: the open square ends the game in the same way.
    open_square = table(
        "RefillSquare",
        mode="winter",
        seats=3,
        collector=0,
        square=OPEN_SQUARE,
        deck=["wood_bee"],
        discard=[],
        **laid,
    ).outcome
    assert open_square.clause == "CIG-WEND-03"
    assert open_square.ranks == ranks


@clause("CIG-RULING-32")
def test_when_the_square_stays_open_the_points_decide() -> None:
    t = refilling(["tile_plain_3"], [], provisions={1: ["cheese_a"]}, reserves={0: {"wood": 6}})
    assert t.outcome.winners == (1,)
    assert t.outcome.scores == (0, 1)


@clause("CIG-WEND-01")
def test_after_the_end_nobody_is_asked_and_nothing_is_answered() -> None:
    t = market(
        provisions={0: ["cheese_a", "jam_jar_a", "honey_pot_a"]},
        reserves={0: ONE_OF_EACH},
        display=["walnuts_a", "", ""],
    ).plays(0, "slot:1")
    assert t.match.pending == ()
    assert t.s.steps == []
    with pytest.raises(fm.MatchOver):
        t.plays(1, "cell:r1c1")
