"""HE2-COMBAT: battles in the open."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.data import Card
from formicarium.games.hidden_empires_2.events import (
    AttackDeclared,
    PointsCompared,
    RecruitsReleased,
    ScatterRolled,
    SurvivorsStayed,
)
from formicarium.games.hidden_empires_2.questions.battle import worth
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2, P3 = 0, 1, 2


def battle(attack: Any, defense: Any, **fields: Any) -> Table:
    """Seat 0 attacks seat 1 on E5, which has been asked how many dice to scatter with."""
    ants = [{"E5": attack}, {"E5": defense} if defense else {}]
    return table("attack", ants=ants, **fields).attacks("E5")


def compared(t: Table) -> list[tuple[int, int]]:
    return [(event.attack, event.defense) for event in t.told(PointsCompared)]


# Attacks


@clause("HE2-COMBAT-01")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_one_attack_per_area_in_any_order_or_none(mode: str) -> None:
    ants: list[dict[str, int]] = [{"E5": 3, "D4": 3, "C3": 1}, {"E5": 1, "D4": 1, "E7": 1}]
    t = table("attack", mode=mode, ants=ants)
    assert t.offers() == ["place:D4 seat:1", "place:E5 seat:1", "button:done"]
    t.attacks("E5").plays("count:0").done()
    assert [(event.seat, event.defender, event.area) for event in t.told(AttackDeclared)] == [(P1, P2, "E5")]
    assert t.offers() == ["place:D4 seat:1", "button:done"]
    t.done()
    assert t.ants(P2, "D4") == 1


@clause("HE2-COMBAT-01")
def test_not_twice_in_the_same_area() -> None:
    t = table("attack", seats=3, ants=[{"E5": 5, "D4": 1}, {"E5": 1, "D4": 1}, {"E5": 1}])
    t.attacks("E5", P2).plays("count:0").done()
    assert t.offers() == ["place:D4 seat:1", "button:done"]
    assert t.refuses("place:E5 seat:2") == "HE2-COMBAT-01"


@clause("HE2-COMBAT-02")
def test_the_attacker_chooses_one_of_several_defenders() -> None:
    t = table("attack", seats=3, ants=[{"E5": 4}, {"E5": 2}, {"E5": 3}])
    assert t.offers("place") == ["place:E5 seat:1", "place:E5 seat:2"]
    t.attacks("E5", P2).plays("count:0")
    assert (t.ants(P2, "E5"), t.ants(P3, "E5"), t.ants(P1, "E5")) == (0, 3, 2)


@clause("HE2-COMBAT-02")
def test_both_sides_need_an_ant_in_the_area() -> None:
    t = table("attack", ants=[{"E5": 1, "D4": 1}, {"D4": 1, "D3": 1}])
    assert t.offers("place") == ["place:D4 seat:1"]
    assert t.refuses("place:E5 seat:1") == "HE2-COMBAT-02"
    assert t.refuses("place:D3 seat:1") == "HE2-COMBAT-02"


@clause("HE2-COMBAT-03", "HE2-RULING-45")
def test_a_nest_without_ants_before_it_is_invaded_at_once() -> None:
    t = table("attack", ants=[{"E7": 2}, {"nurses": 1}])
    assert t.offers("place") == ["place:E7 seat:1"]
    t.attacks("E7")
    assert t.asked == {P2: "ask-scatter-dice"}  # no battle outside, no question whether to invade
    assert t.told(ScatterRolled) == []
    assert t.s.battle is not None
    assert t.s.battle.nest


@clause("HE2-COMBAT-03")
def test_a_third_player_at_the_nest_does_not_shield_it() -> None:
    t = table("attack", seats=3, ants=[{"E7": 2}, {"nurses": 1}, {"E7": 1}])
    assert t.offers("place") == ["place:E7 seat:2", "place:E7 seat:1"]


@clause("HE2-COMBAT-03")
def test_ones_own_nest_is_not_attacked() -> None:
    t = table("attack", ants=[{"E3": 2, "E5": 1}, {"E5": 1}])
    assert t.offers("place") == ["place:E5 seat:1"]


@clause("HE2-COMBAT-04")
def test_in_the_basic_game_nests_cannot_be_attacked() -> None:
    t = table("attack", mode="basic", ants=[{"E7": 2, "E5": 1}, {"nurses": 1, "E5": 1}])
    assert t.offers("place") == ["place:E5 seat:1"]
    assert t.refuses("place:E7 seat:1") == "HE2-COMBAT-04"
    t = table("attack", mode="basic", ants=[{"E7": 3}, {"E7": 1, "nurses": 1}]).attacks("E7").plays("count:0")
    assert (t.s.queens[P2], t.ants(P1, "returning")) == (1, 2)


@clause("HE2-COMBAT-05")
def test_ordinary_and_patrolling_defenders_take_part() -> None:
    t = table("attack", ants=[{"E5": 6}, {"E5": 2}], patrols=[{}, {"E5": 3}]).attacks("E5")
    assert t.offers()[-1] == "count:5"
    t.plays("count:0")
    assert compared(t) == [(6, 5)]
    assert (t.s.ants[P2], t.s.patrols[P2]) == ({}, {})


@clause("HE2-COMBAT-05")
def test_all_attackers_in_the_area_take_part() -> None:
    t = battle((2, 1, 1), 1, traits=[["guards", "soldiers"]]).plays("count:0")
    assert compared(t) == [(10, 1)]


# The course of a battle


@clause("HE2-COMBAT-06", "HE2-RULING-46")
def test_scatter_chemistry_bombs_comparison_losses() -> None:
    t = battle((4, 1, 0), (4, 1, 0), traits=[["mace", "guards"], ["suicide_bombers", "porters"]])
    asked = []
    while t.s.battle is not None:
        asked.append((t.asked_seat, t.asked[t.asked_seat].removeprefix("ask-")))
        match asked[-1][1]:
            case "scatter-dice" | "chemical-dice":
                t.rolls(1).plays("count:1")
            case "bomb-dice":
                t.rolls(2).plays("count:1")
            case _:
                t.plays(t.offers()[0])
    assert asked == [
        (P2, "scatter-dice"),
        (P2, "scatter-ant"),
        (P1, "chemical-dice"),
        (P2, "chemical-victim"),
        (P2, "bomb-dice"),
        (P1, "bomb-loss"),
        (P1, "bomb-loss"),
        (P2, "bomb-loss"),
        (P1, "combat-loss"),
        (P1, "combat-loss"),
        (P1, "after-combat"),
    ]
    assert compared(t) == [(5, 2)]


@clause("HE2-COMBAT-06")
def test_a_side_without_ants_ends_the_battle_without_further_losses() -> None:
    t = battle(3, 2).rolls(1, 2).plays("count:2", "stack:E5:worker count:2")
    assert compared(t) == []
    assert t.asked == {P1: "ask-after-combat"}
    assert t.ants(P1, "E5") == 3


@clause("HE2-COMBAT-06")
def test_a_battle_that_ends_early_skips_the_traits() -> None:
    t = (
        battle(3, 2, traits=[["mace"], ["suicide_bombers"]])
        .rolls(1, 2)
        .plays("count:2", "stack:E5:worker count:2")
    )
    assert t.asked == {P1: "ask-after-combat"}


@clause("HE2-COMBAT-06", "HE2-CARD-suicide_bombers-02")
def test_if_both_have_none_it_is_simply_over() -> None:
    t = battle(3, 1, traits=[[], ["suicide_bombers"]]).plays("count:0").rolls(3).plays("count:1")
    assert compared(t) == []
    assert (t.s.ants, t.s.battle) == ([{}, {}], None)


@clause("HE2-COMBAT-07")
@pytest.mark.parametrize(
    "dice, home", [((1,), 1), ((2,), 1), ((3,), 1), ((4,), 0), ((5,), 0), ((6,), 0), ((1, 2, 3), 3)]
)
def test_each_one_two_or_three_lets_an_ant_go_home(dice: tuple[int, ...], home: int) -> None:
    t = battle(9, 3).rolls(*dice).plays(f"count:{len(dice)}")
    assert [(event.dice, event.count) for event in t.told(ScatterRolled)] == [(dice, home)]
    if home:
        assert len(t.offers("stack")) == home
    else:
        assert t.asked != {P2: "ask-scatter-ant"}


@clause("HE2-COMBAT-07", "HE2-RULING-86")
def test_ants_of_his_choice_and_he_may_use_fewer() -> None:
    t = table("attack", ants=[{"E5": 9}, {"E5": (1, 2, 0)}], patrols=[{}, {"E5": 2}], traits=[[], ["guards"]])
    t.attacks("E5").rolls(1, 1, 1).plays("count:3")
    assert t.offers() == [
        "stack:E5:worker count:1",
        "stack:E5:media count:1",
        "stack:E5:media count:2",
        "patrol:E5:worker count:1",
        "patrol:E5:worker count:2",
        "button:done",
    ]
    t.plays("stack:E5:media count:1", "patrol:E5:worker count:1")
    assert t.offers("stack") == ["stack:E5:worker count:1", "stack:E5:media count:1"]
    assert t.refuses("patrol:E5:worker count:2") == "HE2-COMBAT-07"
    t.done()
    assert t.s.ants[P2] == {"returning": (1, 1, 0)}


@clause("HE2-COMBAT-07")
def test_the_attacker_does_not_scatter() -> None:
    t = battle(1, 5)
    assert t.asked == {P2: "ask-scatter-dice"}
    t.plays("count:0")
    assert t.s.ants[P1] == {}


@clause("HE2-COMBAT-08")
@pytest.mark.parametrize("trait, limit", [("mace", 4), ("recruitment", 4), ("repellent", 2)])
def test_the_attackers_chemical_trait_rolls_a_die_per_attacker(trait: str, limit: int) -> None:
    t = battle((2, 1, 1), 3, traits=[[trait, "guards", "bus"]]).plays("count:0")
    assert t.asked == {P1: "ask-chemical-dice"}
    assert t.offers() == [f"count:{count}" for count in range(limit + 1)]
    assert t.refuses(f"count:{limit + 1}") == "HE2-COMBAT-08"


@clause("HE2-COMBAT-08")
def test_the_defenders_chemical_trait_does_nothing() -> None:
    t = battle(3, 1, traits=[[], ["mace"]]).plays("count:0")
    assert t.asked == {P1: "ask-after-combat"}


@clause("HE2-COMBAT-09", "HE2-RULING-46")
def test_suicide_bombers_always_come_after_the_attackers_trait() -> None:
    t = battle(3, 3, traits=[["mace"], ["suicide_bombers"]]).plays("count:0").rolls(1).plays("count:1")
    assert t.asked == {P2: "ask-bomb-dice"}
    assert t.offers() == ["count:0", "count:1", "count:2"]  # the ant that was driven away does not count


# Comparison


@clause("HE2-COMBAT-10")
def test_in_the_basic_game_every_ant_is_a_point() -> None:
    t = battle(5, 3, mode="basic").plays("count:0")
    assert compared(t) == [(5, 3)]


WORTH: list[tuple[str, tuple[int, int, int], tuple[int, int, int]]] = [
    ("", (1, 1, 1), (1, 1, 1)),
    ("deadly_sting", (2, 1, 1), (2, 1, 1)),
    ("territory_marking", (1, 1, 1), (3, 1, 1)),
    ("specialist_foragers", (1, 2, 1), (1, 2, 1)),
    ("guards", (1, 3, 1), (1, 3, 1)),
    ("porters", (1, 1, 1), (1, 1, 1)),
    ("soldiers", (1, 1, 5), (1, 1, 5)),
    ("bus", (1, 1, 4), (1, 1, 4)),
    ("millers", (1, 1, 1), (1, 1, 1)),
    ("mace", (1, 1, 1), (1, 1, 1)),
]


@clause("HE2-COMBAT-11", "HE2-RULING-56", "HE2-CARD-soldiers-01", "HE2-CARD-bus-01", "HE2-CARD-guards-03")
@pytest.mark.parametrize("trait, attack, defense", WORTH)
def test_combat_points(trait: str, attack: tuple[int, int, int], defense: tuple[int, int, int]) -> None:
    traits = (Card(trait),) if trait else ()
    assert worth(traits, "attack") == attack
    assert worth(traits, "defense") == defense


@clause("HE2-COMBAT-11", "HE2-RULING-61")
def test_chemical_traits_change_workers_only() -> None:
    t = battle(
        (2, 1, 1),
        (2, 1, 1),
        traits=[["deadly_sting", "guards", "soldiers"], ["territory_marking", "porters", "bus"]],
    )
    t.plays("count:0")
    assert compared(t) == [(2 * 2 + 3 + 5, 2 * 3 + 1 + 4)]


# Losses


@clause("HE2-COMBAT-12")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_equal_totals_eliminate_everybody(mode: str) -> None:
    t = battle(3, 3, mode=mode).plays("count:0")
    assert (t.s.ants[P1], t.s.ants[P2]) == ({}, {})


@clause("HE2-COMBAT-13")
def test_the_winner_chooses_ants_until_the_points_match() -> None:
    t = battle((3, 1, 1), 4, traits=[["guards", "soldiers"]]).plays("count:0")
    assert compared(t) == [(11, 4)]
    assert t.asked == {P1: "ask-combat-loss"}
    assert t.offers() == ["stack:E5:worker", "stack:E5:media", "stack:E5:major"]
    t.plays("stack:E5:worker")
    assert t.asked == {P1: "ask-combat-loss"}  # three points are left to pay
    t.plays("stack:E5:media")
    assert t.s.ants[P1] == {"E5": (2, 0, 1)}
    assert t.asked == {P1: "ask-after-combat"}


@clause("HE2-COMBAT-13")
def test_he_may_choose_so_that_more_is_removed_than_needed() -> None:
    t = battle((3, 0, 1), 1, traits=[["soldiers"]]).plays("count:0", "stack:E5:major")
    assert t.s.ants[P1] == {"E5": (3, 0, 0)}
    assert t.asked == {P1: "ask-after-combat"}


@clause("HE2-COMBAT-13", "HE2-COMBAT-19", "HE2-RULING-86")
def test_a_defender_who_wins_pays_from_ordinary_ants_or_patrollers() -> None:
    t = table("attack", ants=[{"E5": 1, "E3": 1}, {"E5": 2}], patrols=[{}, {"E5": 2}])
    t.attacks("E5").plays("count:0")
    assert t.asked == {P2: "ask-combat-loss"}
    assert t.offers() == ["stack:E5:worker", "patrol:E5:worker"]
    t.plays("stack:E5:worker")
    assert (t.ants(P1, "E5"), t.ants(P2, "E5"), t.patrol(P2, "E5")) == (0, 1, 2)


@clause("HE2-COMBAT-14")
@pytest.mark.parametrize("attack, defense", [(6, 4), (4, 6), (5, 1)])
def test_in_the_basic_game_the_winner_loses_as_many_as_the_loser(attack: int, defense: int) -> None:
    t = battle(attack, defense, mode="basic").plays("count:0")
    left = abs(attack - defense)
    assert (t.ants(P1, "E5"), t.ants(P2, "E5")) == ((left, 0) if attack > defense else (0, left))


@clause("HE2-COMBAT-15", "HE2-RULING-51")
def test_recruits_that_survived_go_home_to_their_owner() -> None:
    t = battle(4, 4, traits=[["recruitment"]]).plays("count:0").rolls(1, 1, 6, 6).plays("count:4")
    t.plays("stack:E5:worker", "recruit:worker")
    assert [(event.seat, event.ants) for event in t.told(RecruitsReleased)] == [(P2, ("worker",))]
    assert (t.ants(P2, "returning"), t.ants(P1, "E5"), t.ants(P1, "returning")) == (1, 3, 0)


# After the battle


@clause("HE2-COMBAT-16")
def test_in_the_basic_game_survivors_stay_or_go_home() -> None:
    t = battle(5, 1, mode="basic").plays("count:0")
    assert t.offers() == [*(f"stack:E5:worker count:{n}" for n in (1, 2, 3, 4)), "button:done"]
    t.plays("stack:E5:worker count:1").done()
    assert (t.ants(P1, "E5"), t.ants(P1, "returning"), t.patrol(P1, "E5")) == (3, 1, 0)


@clause("HE2-COMBAT-17")
def test_in_the_advanced_game_they_stay_as_patrollers_or_go_home() -> None:
    t = battle((4, 1, 0), 1, traits=[["guards"]]).plays("count:0", "stack:E5:worker")
    assert t.refuses("stack:E5:worker count:4") == "HE2-COMBAT-17"
    t.plays("stack:E5:media count:1", "stack:E5:worker count:1").done()
    assert (t.ants(P1, "E5"), t.patrol(P1, "E5")) == (0, 2)
    assert t.s.ants[P1] == {"returning": (1, 1, 0)}
    assert [(event.ants, event.patrol) for event in t.told(SurvivorsStayed)] == [(("worker", "worker"), True)]


@clause("HE2-COMBAT-17", "HE2-RULING-43")
def test_beside_a_third_player_they_stay_ordinary() -> None:
    t = table("attack", seats=3, ants=[{"E5": 3}, {"E5": 1}, {"E5": 1}]).attacks("E5").plays("count:0").done()
    assert (t.ants(P1, "E5"), t.patrol(P1, "E5")) == (2, 0)
    t = table("attack", seats=3, ants=[{"E5": 3}, {"E5": 1}], patrols=[{}, {}, {"E5": 1}]).attacks("E5")
    t.plays("count:0").done()
    assert (t.ants(P1, "E5"), t.patrol(P1, "E5")) == (2, 0)


@clause("HE2-COMBAT-18")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_from_a_foreign_nest_area_all_attackers_must_go_home(mode: str) -> None:
    t = table("attack", mode=mode, seats=3, ants=[{"G3": 3}, {"G3": 1}]).attacks("G3", P2).plays("count:0")
    assert (t.ants(P1, "G3"), t.ants(P1, "returning")) == (0, 2)  # the nest of a third player


@clause("HE2-COMBAT-18", "HE2-RULING-78")
def test_ants_that_did_not_attack_may_stand_on_a_foreign_nest_area() -> None:
    t = table("advance", mode="basic", ants=[{"E6": 2}, {"E7": 1}]).advances("E6", "E7", 2)
    t.defaults("redeploy")
    assert t.ants(P1, "E7") == 2


@clause("HE2-COMBAT-18")
def test_on_ones_own_nest_area_they_may_stay() -> None:
    t = table("attack", ants=[{"E3": 3}, {"E3": 1}]).attacks("E3").plays("count:0")
    assert t.asked == {P1: "ask-after-combat"}


@clause("HE2-COMBAT-19")
def test_surviving_defenders_stay_with_their_status() -> None:
    t = table("attack", ants=[{"E5": 1, "E4": 1}], patrols=[{}, {"E5": 3}]).attacks("E5").plays("count:0")
    assert (t.patrol(P2, "E5"), t.ants(P2, "E5")) == (2, 0)
