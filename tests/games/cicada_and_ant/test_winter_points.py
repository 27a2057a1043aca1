"""Winter: victory points (CIG-VP, CIG-CARD-provision)."""

from __future__ import annotations

from random import Random

import pytest

from formicarium.games.cicada_and_ant.data import BEE, KIND_OF, Provision
from formicarium.games.cicada_and_ant.scoring import provision_points
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import new_game, table
from tests.games.cicada_and_ant.winter import market, miss, points, powers

ONE_OF_EACH = {"cloth": 1, "tile": 1, "stone": 1, "wood": 1}


@clause("CIG-VP-01", "CIG-CARD-provision-01", "CIG-CARD-provision-02")
@pytest.mark.parametrize(
    "owned, worth",
    [
        ([], 0),
        (["cheese_a"], 1),
        (["cheese_b", "walnuts_a"], 2),
        (["cheese_a", "cheese_b"], 3),
        (["cheese_a", "walnuts_a", "cheese_b"], 4),
        (["pumpkin_a", "walnuts_a", "mushrooms_b"], 3),
        (["cheese_a", "walnuts_a", "cheese_b", "walnuts_b"], 6),
    ],
)
def test_a_provision_is_worth_one_point_and_a_pair_of_one_kind_three(owned: list[str], worth: int) -> None:
    assert provision_points([Provision(card) for card in owned]) == worth


@clause("CIG-CARD-provision-01")
@pytest.mark.parametrize("card", sorted(KIND_OF))
def test_every_provision_alone_gives_one_point(card: Provision) -> None:
    assert provision_points([card]) == 1


@clause("CIG-CARD-provision-02")
def test_the_two_cards_of_every_kind_make_a_pair() -> None:
    for kind in set(KIND_OF.values()):
        assert provision_points([card for card, of in KIND_OF.items() if of == kind]) == 3


@clause("CIG-VP-02")
@pytest.mark.parametrize(
    "holder, expected", [(-1, [3, 1, 0]), (0, [4, 1, 0]), (1, [3, 2, 0]), (2, [3, 1, 1])]
)
def test_the_ladybirds_holder_has_one_point_more(holder: int, expected: list[int]) -> None:
    t = table(
        mode="winter",
        seats=3,
        provisions={0: ["cheese_a", "cheese_b"], 1: ["jam_jar_a"]},
        powers=powers("bee", "beetle", "dragonfly", ladybird=holder),
    )
    assert points(t) == expected


@clause("CIG-VP-02")
def test_points_change_with_every_purchase_and_are_open_to_all() -> None:
    t = market(
        display=["walnuts_a", "", ""],
        reserves={0: ONE_OF_EACH},
        provisions={0: ["walnuts_b"], 1: ["cheese_a"]},
        steps=["Market"],
        powers=powers("bee", "beetle", "dragonfly", ladybird=1),
    )
    assert points(t) == [1, 2]
    t.plays(0, "slot:1")
    assert points(t) == [3, 2]
    for seat in (0, 1, None):
        assert t.view(seat).provisions == (("walnuts_b", "walnuts_a"), ("cheese_a",))
        assert ("power_ladybird", 1) in t.view(seat).powers


@clause("CIG-CARD-provision-03")
def test_a_stolen_power_takes_no_provision_with_it() -> None:
    provisions = [("cheese_a", "walnuts_a"), ("jam_jar_a", "honey_pot_b")]
    t = miss(
        powers=powers("ladybird", "beetle", "dragonfly", bee=1), provisions=[[*cards] for cards in provisions]
    )
    t.plays(0, "cell:r1c1", "card:wood_bee")
    assert t.s.powers[BEE] == 0
    assert t.s.provisions == provisions


@clause("CIG-CARD-provision-03")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_ever_loses_a_provision_where_the_butterfly_is_not_in_play(seed: int) -> None:
    without = ["power_bee", "power_ladybird", "power_beetle", "power_caterpillar"]
    t = new_game(4, mode="winter", power_cards=True, powers_in_play=without, round_limit=40)
    rng = Random(seed)
    owned = t.s.provisions.copy()
    while t.match.outcome is None:
        decision = t.match.pending[0]
        t.match.play(decision.seat, rng.choice(decision.options))
        for before, after in zip(owned, t.s.provisions, strict=True):
            assert after[: len(before)] == before
        owned = t.s.provisions.copy()
    assert any(owned)
