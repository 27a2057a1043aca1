"""The Power of the Ladybird (CIG-CARD-power_ladybird)."""

from __future__ import annotations

import pytest

from formicarium.games.cicada_and_ant.data import LADYBIRD
from formicarium.games.cicada_and_ant.events import RedAntGained
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import HOOK_H, MIDDLE, SQUARE_A
from tests.games.cicada_and_ant.winter import market, miss, points, powers, revealing

LADYBIRD_SQUARE = ["wood_ladybird", *SQUARE_A[1:]]


@clause("CIG-CARD-power_ladybird-01")
def test_taking_the_ladybird_gives_a_point_while_it_is_held() -> None:
    t = miss(
        square=LADYBIRD_SQUARE,
        powers=powers("bee", "beetle", "dragonfly", "ladybird"),
        provisions={0: ["cheese_a"]},
        display=["", "", ""],
    ).plays(0, "cell:r1c1")
    assert points(t) == [1, 0]
    t.plays(0, "card:wood_ladybird")
    assert points(t) == [2, 0]
    assert t.s.round == 2


@clause("CIG-CARD-power_ladybird-01")
def test_the_point_counts_for_a_purchase_that_wins() -> None:
    t = market(
        powers=powers("bee", "beetle", "dragonfly", ladybird=0),
        provisions={0: ["cheese_a", "jam_jar_a"]},
        reserves={0: {"cloth": 1, "tile": 1, "stone": 1, "wood": 1}},
        display=["walnuts_a", "", ""],
    ).plays(0, "slot:1")
    assert t.outcome.winners == (0,)
    assert t.outcome.scores == (4, 0)


@clause("CIG-CARD-power_ladybird-02")
@pytest.mark.parametrize(
    "thief_owns, over", [(["cheese_a", "jam_jar_a"], False), (["cheese_a", "cheese_b"], True)]
)
def test_a_stolen_ladybird_takes_its_point_along_at_once(thief_owns: list[str], over: bool) -> None:
    t = miss(
        square=LADYBIRD_SQUARE,
        seats=3,
        reds={2: "wood"},
        powers=powers("bee", "beetle", "dragonfly", ladybird=1),
        provisions={0: thief_owns, 1: ["walnuts_a"]},
    ).plays(0, "cell:r1c1")
    before = points(t)
    t.plays(0, "card:wood_ladybird")
    assert points(t) == [before[0] + 1, before[1] - 1, 0]
    assert (t.match.outcome is not None) == over
    assert bool(t.told(RedAntGained)) != over  # the check comes before step 3(e)


@clause("CIG-EX-18", "CIG-PWR-03", "CIG-CARD-power_ladybird-02", "CIG-WREV-01", "CIG-WEND-01")
def test_stealing_the_ladybird_wins_before_the_red_ant_draws() -> None:
    t = revealing(
        "r3c4",
        token="cloth",
        pawns=HOOK_H,
        seats=3,
        ant=2,
        cicada=0,
        reds={1: "cloth"},
        powers=powers("bee", "dragonfly", "butterfly", ladybird=0),
        provisions={0: ["walnuts_a"], 2: ["cheese_a", "cheese_b"]},
    )
    assert points(t) == [2, 0, 3]
    t.plays(2, "cell:r1c4", "cell:r3c3")
    assert t.offers(2) == ["card:cloth_ladybird", "card:cloth_bee", "button:decline"]
    t.plays(2, "card:cloth_ladybird")
    assert points(t) == [1, 0, 4]
    assert t.outcome.winners == (2,)
    assert t.s.powers[LADYBIRD] == 2
    assert t.s.reserves[1] == ()
    assert t.story[-2:] == ["PowerStolen", "FourPointsReached"]


@clause("CIG-CARD-power_ladybird-01")
def test_in_the_middle_the_ladybird_gives_nobody_a_point() -> None:
    t = market(powers=powers("bee", ladybird=MIDDLE), provisions={0: ["cheese_a"]})
    assert points(t) == [1, 0]
