"""What would be thrown away is said beforehand, and never comes first."""

from __future__ import annotations

import pytest

from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import (
    ASSIGN,
    PERFORM,
    TURN,
    A,
    B,
    Table,
    nest_step,
    table,
)

REST = "no_brood queens=0 R0"


def nest(number: int, colony: str, traits: str = "", hand: str = "") -> Table:
    return table(
        colonies={A: colony, B: REST}, traits={A: traits}, hands={A: hand}, steps=[nest_step(number)]
    )


# The Nest Phase


@clause("HE1-NEST-14", "HE1-NEST-15", "HE1-RULING-97")
def test_larger_pupae_that_starve_others() -> None:
    t = nest(4, "N1 food=5 larva_f=3 larva_m=1 egg_f=5")
    assert (t.offers(seat=A), t.first(A)) == (["0", "1", "2", "3"], "0")
    assert t.warned(A) == {"1": "hunger 1", "2": "hunger 3", "3": "hunger 5"}
    t = nest(4, "N1 food=7 larva_f=3 larva_m=1 egg_f=5")
    assert (t.first(A), t.warned(A)) == ("1", {"2": "hunger 1", "3": "hunger 3"})


@clause("HE1-NEST-15")
def test_hunger_that_comes_anyway_is_no_reason_to_warn() -> None:
    t = nest(4, "N1 food=1 larva_f=3 egg_f=3")
    assert (t.first(A), t.warned(A)) == ("0", {"1": "hunger 4"})  # the two that starve anyway too


@clause("HE1-NEST-13", "HE1-NEST-15")
def test_medium_pupae_that_starve_others() -> None:
    t = nest(4, "N1 food=4 larva_f=3 egg_f=2", traits="guards").plays("0", seat=A)
    assert (t.asked, t.warned(A)) == ({A: "feed-medium"}, {"2": "hunger 1", "3": "hunger 2"})


@clause("HE1-NEST-19", "HE1-CHK-03", "HE1-RULING-97")
@pytest.mark.parametrize(
    "colony, hand, first, warned",
    [
        pytest.param(
            "R9 size=20 food=2 larva_f=2 pupa_small=1", "", "2",
            {"3": "queen-eats 1", "4": "queen-eats 2", "5": "queen-eats 3"}, id="the queen eats brood",
        ),
        pytest.param("R9 size=6 food=5 larva_f=2", "", "3",
                     {"4": "no-room 1", "5": "no-room 2", "6": "queen-eats 1"}, id="no room"),
        pytest.param("R9 size=6 food=4 vq=1 drones=1 larva_f=1", "", "2",
                     {"3": "no-room 1", "4": "no-room 2", "5": "queen-eats 1"},
                     id="winged ants who cannot fly"),
        pytest.param("R9 size=6 food=4 vq=1 drones=1 larva_f=1", "mace", "2", {"5": "queen-eats 1"},
                     id="who may fly"),
    ],
)  # fmt: skip
def test_more_eggs_than_the_colony_can_pay_for_or_house(
    colony: str, hand: str, first: str, warned: dict[str, str]
) -> None:
    t = nest(6, colony, hand=hand)
    assert (t.asked, t.first(A), t.warned(A)) == ({A: "lay-female"}, first, warned)


@clause("HE1-NEST-18", "HE1-RULING-97")
def test_no_eggs_at_all() -> None:
    t = nest(6, "R9 size=20 food=3 no_brood").plays("0", seat=A)
    assert (t.asked, t.first(A), t.warned(A)) == ({A: "lay-male"}, "3", {"0": "no-eggs"})
    t = nest(6, "R9 size=20 food=3 no_brood").plays("1", seat=A)
    assert (t.first(A), t.warned(A)) == ("0", {})
    t = nest(6, "R9 N2 size=20 queens=0 no_brood")
    assert (t.asked, t.first(A), t.warned(A)) == ({A: "nurses-lay"}, "2", {"0": "no-eggs"})


@clause("HE1-NEST-22", "HE1-RULING-97", "HE1-CARD-harvesters-02")
@pytest.mark.parametrize(
    "colony, first, warned",
    [
        pytest.param("R9 size=20 food=3 no_brood", "3", ["0", "1", "2"], id="all of it"),
        pytest.param("R9 size=4 food=12 larva_f=2", "10", [str(n) for n in range(10)], id="as there is room"),
        pytest.param("R9 size=3 food=2 stored=10 larva_f=1", "0", [], id="none"),
    ],
)
def test_food_that_is_not_stored(colony: str, first: str, warned: list[str]) -> None:
    t = nest(7, colony, traits="harvesters")
    assert (t.asked, t.first(A)) == ({A: "store-food"}, first)
    assert t.warned(A) == {answer: f"food-lost {int(first) - int(answer)}" for answer in warned}


@clause("HE1-NEST-25", "HE1-END-06")
@pytest.mark.parametrize("turn, warned", [(29, {}), (30, {"stay": "last-flight 30"})])
def test_the_last_flight(turn: int, warned: dict[str, str]) -> None:
    t = table(colonies={A: "vq=1", B: REST}, hands={A: "mace"}, steps=[nest_step(8)], turn=turn)
    assert (t.asked, t.warned(A)) == ({A: "flight"}, warned)


# Assign Tasks


@clause("HE1-CHK-03")
def test_brood_is_never_given_up_by_a_single_press() -> None:
    t = table(colonies={A: "R6 N1 egg_f=2 larva_f=3"})
    assert t.offers()[-2:] == ["eliminate egg_f", "eliminate larva_f"]
    assert t.warned() == {"eliminate egg_f": "give-up egg_f", "eliminate larva_f": "give-up larva_f"}
    alone = table(colonies={A: "R0 egg_f=1 larva_f=1"})  # nobody is left to nurse
    assert (alone.first(), alone.offers()) == ("proposed", ["eliminate egg_f", "eliminate larva_f"])


@clause("HE1-ASGN-08", "HE1-FOR-03")
@pytest.mark.parametrize(
    "colony, ants, warned",
    [
        pytest.param("R4 N1", "", "idle-reserves 3", id="three could forage"),
        pytest.param("R4 N1 food=19", "", "", id="there is food enough"),
        pytest.param("R4 N1", "H3 forage 3", "", id="there is nothing more to find"),
        pytest.param("R0 N1", "G3 patrol 4", "", id="nobody is in the Reserves"),
    ],
)
def test_the_step_ends_while_reserves_could_forage(colony: str, ants: str, warned: str) -> None:
    t = table(colonies={A: colony}, ants={A: ants}, markers="H3 plants_3", steps=ASSIGN)
    assert "end" in t.offers()
    assert t.warned() == ({"end": warned} if warned else {})


@clause("HE1-CARD-bivouac-02")
def test_a_bivouac_without_builders() -> None:
    t = table(colonies={A: "R1 larva_f=2"}, traits={A: "bivouac"}, steps=["AssignTasks"]).moves(
        "1 reserves > G3 patrol"
    )
    assert t.warned()["end"] == "scatter 1 2"
    t.moves("1 G3 patrol > builders")
    assert "end" not in t.warned()


@clause("HE1-CARD-destroyer_queen-02", "HE1-CARD-migrate-03")
def test_cards_that_cost_ants_or_brood() -> None:
    t = table(colonies={A: "R3 N1 egg_f=2"}, hands={A: "migrate"}, steps=TURN, draws=["destroyer_queen"])
    assert (t.asked, t.offers()[0]) == ({A: "draw-step"}, "card migrate")
    assert t.warned() == {"card destroyer_queen": "destroyer 4 2 12"}
    t = table(colonies={A: "R4 egg_f=2"}, hands={A: "migrate"})
    assert t.warned()["card migrate"] == "migrate 2"


@clause("HE1-CARD-infiltrator_queen-04")
def test_a_card_that_costs_traits() -> None:
    t = table(colonies={A: "R3 N1"}, traits={A: "mace"}, steps=TURN, draws=["infiltrator_queen"])
    assert t.warned() == {"card infiltrator_queen": "infiltrator 1"}
    t = table(colonies={A: "R3 N1"}, steps=TURN, draws=["infiltrator_queen"])
    assert t.warned() == {}


@clause("HE1-CARD-aphid_herders-02")
def test_a_herd_that_is_given_up() -> None:
    t = table(traits={A: "aphid_herders"}, ants={A: "H3 patrol 1"}, kept=[["aphids_2"], []])
    assert (t.asked, t.first(), t.warned()) == ({A: "return-aphids"}, "H3", {"discard": "herd aphids_2"})


# Fights


@clause("HE1-COMB-15", "HE1-COMB-16")
def test_dead_opponents_left_lying() -> None:
    t = table(ants={A: "E5 attack 5", B: "E5 forage 2"}, steps=PERFORM, markers="E5 prey_2")
    assert (t.asked, t.warned()) == ({A: "carry-off"}, {"done": "dead-left 2"})


@clause("HE1-NATT-07", "HE1-NATT-10")
def test_plunder_left_lying() -> None:
    """As long as there is a queen to hunt, staying is no waste."""
    for queens, warned in (("1", []), ("0", ["done"])):
        t = table(
            ants={A: "C3 attack 3"}, colonies={B: f"R0 queens={queens} larva_f=2 pupa_large=1"}, steps=PERFORM
        )
        assert t.asked == {A: "plunder"}
        nothing = [f"worker take nothing {count}" for count in (1, 2, 3)]
        assert sorted(t.warned()) == sorted([*nothing, *warned])
        assert set(t.warned().values()) == {"loot 3"}
