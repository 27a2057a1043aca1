"""3.9: passing the roles."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.cicada_and_ant.events import BeetleConsoled, RedAntGained, RolesKept, RolesPassed
from formicarium.games.cicada_and_ant.roles import next_roles
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, a_round, some, table
from tests.games.cicada_and_ant.winter import powers

MISS, CAUGHT = "r1c3", "r1c1"  # where the Cicada goes, with Block B and the token wood
DISPLAY = ["walnuts_a", "cheese_a", "jam_jar_a"]
TABLES = [(n, ant, cicada) for n in (2, 3, 4) for ant in range(n) for cicada in range(n) if ant != cicada]


@clause("CIG-ROLE-01", "CIG-CONF-02")
@pytest.mark.parametrize("seats, ant, cicada", TABLES)
def test_an_ant_that_collected_hands_its_role_to_the_left(seats: int, ant: int, cicada: int) -> None:
    t = a_round("wood", MISS, seats=seats, ant=ant, cicada=cicada)
    left = 0 if ant == seats - 1 else ant + 1
    assert t.s.ant == left
    assert t.asked == {left: "ask-place-ant"}  # it has the pawns now
    assert t.told(RolesPassed) == [RolesPassed(*t.roles)]


@clause("CIG-ROLE-02")
@pytest.mark.parametrize("seats, ant, cicada", TABLES)
def test_an_intercepted_ant_stays_the_ant(seats: int, ant: int, cicada: int) -> None:
    t = a_round("wood", CAUGHT, seats=seats, ant=ant, cicada=cicada)
    assert t.s.ant == ant
    assert t.asked == {ant: "ask-place-ant"}
    assert t.told(RolesKept) == [RolesKept(*t.roles)]


@clause("CIG-ROLE-02")
def test_the_ant_stays_until_it_collects() -> None:
    t = table(seats=3)
    t.draws("wood_plain_3", "wood_plain_4", "wood_plain_5")  # Block B shows the same types again
    t.draws("wood_plain_6", "wood_beetle", "wood_butterfly")
    for cicada, goes in ((1, CAUGHT), (2, CAUGHT), (1, MISS)):
        assert t.roles == (0, cicada)
        t.plays(0, *(f"cell:{cell}" for cell in BLOCK_B), "token:wood").plays(cicada, f"cell:{goes}")
    assert t.s.ant == 1


@clause("CIG-ROLE-03")
@pytest.mark.parametrize("cicada_goes", [MISS, CAUGHT])
@pytest.mark.parametrize("seats, cicada, after", [(3, 1, 2), (4, 1, 2), (4, 2, 3)])
def test_the_role_of_cicada_passes_to_the_left_whether_or_not_it_collected(
    cicada_goes: str, seats: int, cicada: int, after: int
) -> None:
    assert a_round("wood", cicada_goes, seats=seats, cicada=cicada).s.cicada == after


@clause("CIG-ROLE-04")
@pytest.mark.parametrize(
    "seats, ant, cicada, after", [(2, 0, 1, 1), (3, 0, 2, 1), (3, 2, 1, 0), (4, 0, 3, 1)]
)
def test_where_the_cicada_would_be_the_ant_that_stays_its_left_neighbour_is_instead(
    seats: int, ant: int, cicada: int, after: int
) -> None:
    assert a_round("wood", CAUGHT, seats=seats, ant=ant, cicada=cicada).roles == (ant, after)


@clause("CIG-ROLE-05")
@pytest.mark.parametrize("seats, ant, cicada", TABLES)
def test_the_formula_holds_for_every_pair_of_roles(seats: int, ant: int, cicada: int) -> None:
    miss = next_roles(ant, cicada, seats, intercepted=False)
    caught = next_roles(ant, cicada, seats, intercepted=True)
    assert miss == ((ant + 1) % seats, (cicada + 1) % seats)
    assert caught == (ant, (ant + 1 if (cicada + 1) % seats == ant else cicada + 1) % seats)
    assert miss[0] != miss[1]
    assert caught[0] != caught[1]


@clause("CIG-ROLE-06")
@pytest.mark.parametrize("ant", [0, 1])
def test_two_players_swap_after_a_miss_and_keep_their_roles_after_an_interception(ant: int) -> None:
    cicada = 1 - ant
    assert a_round("wood", MISS, ant=ant, cicada=cicada).roles == (cicada, ant)
    assert a_round("wood", CAUGHT, ant=ant, cicada=cicada).roles == (ant, cicada)


@clause("CIG-EX-07", "CIG-ROLE-01", "CIG-ROLE-02", "CIG-ROLE-03", "CIG-ROLE-04")
@pytest.mark.parametrize(
    "seats, story",
    [
        (2, [("miss", 1, 0)]),
        (2, [("caught", 0, 1)]),
        (3, [("caught", 0, 2), ("caught", 0, 1), ("caught", 0, 2), ("miss", 1, 0)]),
        (4, [("caught", 0, 2), ("miss", 1, 3), ("caught", 1, 0), ("caught", 1, 2)]),
    ],
)
def test_roles_round_after_round(seats: int, story: list[tuple[str, int, int]]) -> None:
    ant, cicada = 0, 1
    for end, *after in story:
        there = a_round("wood", MISS if end == "miss" else CAUGHT, seats=seats, ant=ant, cicada=cicada)
        ant, cicada = there.roles
        assert [ant, cicada] == after


WINTER: dict[str, Any] = {"mode": "winter", "display": DISPLAY}


@clause("CIG-ROLE-07")
def test_a_card_from_the_beetle_does_not_make_an_intercepted_ant_a_collector() -> None:
    t = a_round("wood", CAUGHT, **WINTER, powers=powers("bee", "ladybird", "butterfly", beetle=0))
    assert [consoled.seat for consoled in t.told(BeetleConsoled)] == [0]
    assert t.roles == (0, 1)


@clause("CIG-ROLE-07")
def test_a_card_discarded_for_a_power_was_collected_all_the_same() -> None:
    t = a_round("tile", MISS, **WINTER, powers=powers("dragonfly", "bee", "ladybird", "butterfly"))
    t.plays(0, "cell:r2c2", "card:tile_dragonfly")
    assert t.s.reserves[0] == ()
    assert t.roles == (1, 0)


@clause("CIG-ROLE-07")
def test_a_red_ants_gain_and_a_fair_price_move_no_role() -> None:
    t = table("ChooseTokens", **WINTER, seats=3, pawns=BLOCK_B, ant=1, cicada=0)
    t.plays(1, "token:tile").plays(2, "token:tile").plays(0, "cell:r1c3").plays(1, "cell:r2c2")
    assert [gained.seat for gained in t.told(RedAntGained)] == [2]
    assert t.roles == (2, 1)
    pawns = ["r1c4", "r2c4", "r1c3", "r2c3", "r3c4", "r4c4"]  # of the tile there is r4c4 alone
    reserves = {1: some(cloth=1, stone=1, wood=1)}
    t = a_round("tile", "r4c4", **WINTER, pawns=pawns, reserves=reserves).plays(1, "slot:1")
    assert "FairPriceDrawn" in t.story
    assert t.roles == (0, 1)
