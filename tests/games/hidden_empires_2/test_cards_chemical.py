"""Section 4.1: the chemical traits and the colours, played."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import (
    AntsEliminated,
    AntsRecruited,
    BombsRolled,
    ChemicalRolled,
    PointsCompared,
    RecruitsReleased,
)
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2, P3 = 0, 1, 2


def battle(
    attack: Any, defense: Any, attacker: list[str], defender: list[str] | None = None, **fields: Any
) -> Table:
    """Seat 0 attacks seat 1 on E5; nobody scatters. Another worker of seat 0 waits on E3."""
    ants = [{"E5": attack, "E3": 1}, {"E5": defense}]
    return (
        table("attack", ants=ants, traits=[attacker, defender or []], **fields).attacks("E5").plays("count:0")
    )


def invasion(
    attack: Any, nest: dict[str, Any], attacker: list[str], defender: list[str] | None = None
) -> Table:
    """Seat 0 invades the nest of seat 1; nobody scatters."""
    return (
        table("attack", ants=[{"E7": attack, "E3": 1}, nest], traits=[attacker, defender or []])
        .attacks("E7")
        .plays("count:0")
    )


def compared(t: Table) -> list[tuple[int, int]]:
    return [(event.attack, event.defense) for event in t.told(PointsCompared)]


# Deadly Sting, Territory Marking


@clause("HE2-CARD-deadly_sting-01")
def test_deadly_sting_doubles_workers_everywhere() -> None:
    assert compared(battle((2, 1, 1), 3, ["deadly_sting", "guards", "bus"])) == [(4 + 3 + 4, 3)]
    assert compared(battle(5, (2, 0, 1), [], ["deadly_sting", "soldiers"])) == [(5, 4 + 5)]
    assert compared(invasion(6, {"nurses": 1, "builders": 1}, [], ["deadly_sting"])) == [(6, 4)]
    assert compared(invasion(6, {"nurses": 1, "storage": (0, 0, 2)}, [], ["deadly_sting", "millers"])) == [
        (6, 2 + 2)
    ]


@clause("HE2-CARD-territory_marking-01")
def test_territory_marking_triples_workers_that_defend() -> None:
    assert compared(battle(2, 3, ["territory_marking"])) == [(2, 3)]
    assert compared(battle(9, (2, 1, 0), [], ["territory_marking", "porters"])) == [(9, 6 + 1)]
    assert compared(invasion(9, {"reserves": 1, "nurses": 1}, [], ["territory_marking"])) == [(9, 6)]


# Mace


@clause("HE2-CARD-mace-01")
@pytest.mark.parametrize("die, home", [(1, 1), (2, 1), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_mace_drives_a_defender_home_with_one_to_four(die: int, home: int) -> None:
    t = battle(3, 3, ["mace"]).rolls(die).plays("count:1")
    assert [(event.trait, event.dice, event.count) for event in t.told(ChemicalRolled)] == [
        ("mace", (die,), home)
    ]
    assert t.ants(P2, "returning") == home


@clause("HE2-CARD-mace-01")
def test_the_defender_chooses_whom_as_long_as_he_has_any() -> None:
    t = battle(5, (1, 1, 0), ["mace"], ["guards"]).rolls(1, 1, 1).plays("count:3")
    assert t.asked == {P2: "ask-chemical-victim"}
    assert t.offers() == ["stack:E5:worker", "stack:E5:media"]
    t.plays("stack:E5:media")
    assert t.s.ants[P2] == {"returning": (1, 1, 0)}
    assert compared(t) == []  # nobody is left to fight
    assert t.asked == {P1: "ask-after-combat"}


@clause("HE2-CARD-mace-01")
def test_any_caste_of_the_attacker_rolls_and_he_may_roll_fewer_or_none() -> None:
    t = battle((1, 1, 1), 2, ["mace", "porters", "bus"])
    assert t.offers() == ["count:0", "count:1", "count:2", "count:3"]
    t.plays("count:0")
    assert t.told(ChemicalRolled) == []
    assert compared(t) == [(6, 2)]


@clause("HE2-CARD-mace-02")
def test_once_in_the_battle_and_once_more_in_the_invasion() -> None:
    t = table("attack", ants=[{"E7": 5}, {"E7": 2, "nurses": 3, "reserves": 1}], traits=[["mace"]]).attacks(
        "E7"
    )
    t.plays("count:0").rolls(1).plays("count:1")  # one of two goes home, the other one dies for one
    assert t.ants(P1, "E7") == 4
    t.plays("button:yes", "count:0")
    assert t.asked == {P1: "ask-chemical-dice"}
    t.rolls(2, 6).plays("count:2")
    assert t.offers() == ["stack:reserves:worker", "stack:nurses:worker"]
    t.plays("stack:nurses:worker")
    assert t.ants(P2, "returning") == 2


# Recruitment


@clause("HE2-CARD-recruitment-01")
@pytest.mark.parametrize("die, recruited", [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_recruitment_turns_a_defender_with_one_or_two(die: int, recruited: int) -> None:
    t = battle(3, 3, ["recruitment"]).rolls(die).plays("count:1")
    assert len(t.told(AntsRecruited)) == recruited
    assert compared(t) == [(3 + recruited, 3 - recruited)]


@clause("HE2-CARD-recruitment-01", "HE2-RULING-86")
def test_the_defender_chooses_the_recruits() -> None:
    t = table(
        "attack",
        ants=[{"E5": 4, "E3": 1}, {"E5": (1, 1, 0)}],
        patrols=[{}, {"E5": 1}],
        traits=[["recruitment"], ["guards"]],
    )
    t.attacks("E5").plays("count:0").rolls(1).plays("count:1")
    assert t.asked == {P2: "ask-chemical-victim"}
    assert t.offers() == ["stack:E5:worker", "stack:E5:media", "patrol:E5:worker"]
    t.plays("patrol:E5:worker")
    assert t.patrol(P2, "E5") == 0
    assert compared(t) == [(5, 4)]


@clause("HE2-CARD-recruitment-02", "HE2-RULING-51")
@pytest.mark.parametrize(
    "defender, attack",
    [(["territory_marking"], 2 + 1), (["deadly_sting"], 2 + 2), (["mace"], 2 + 1), ([], 2 + 1)],
)
def test_a_recruit_counts_as_if_it_attacked_for_its_owner(defender: list[str], attack: int) -> None:
    t = battle(2, 3, ["recruitment"], defender).rolls(1).plays("count:1")
    assert compared(t)[0][0] == attack


@clause("HE2-CARD-recruitment-02")
def test_a_recruited_major_keeps_its_points() -> None:
    t = battle(2, (0, 0, 2), ["recruitment"], ["soldiers"]).rolls(2).plays("count:1")
    assert compared(t) == [(2 + 5, 5)]


@clause("HE2-CARD-recruitment-02", "HE2-CARD-territory_marking-01")
def test_a_recruit_that_falls_pays_what_it_gave_in_the_attack() -> None:
    """6 + 1 points against 3: the recruit pays 1 of these, not the 3 it gave at home; two workers follow."""
    t = battle(6, 2, ["recruitment"], ["territory_marking"]).rolls(1).plays("count:1")
    assert compared(t) == [(6 + 1, 3)]
    t.plays("recruit:worker")
    assert t.ants(P1, "E5") == 4


@clause("HE2-CARD-recruitment-03")
def test_recruits_may_be_chosen_as_losses_and_die_with_the_side() -> None:
    t = battle(3, 3, ["recruitment"]).rolls(1).plays("count:1")
    assert t.offers() == ["stack:E5:worker", "recruit:worker"]
    t.plays("recruit:worker")
    assert (t.ants(P1, "E5"), t.ants(P2, "returning")) == (2, 0)
    t = battle(1, 5, ["recruitment"]).rolls(1).plays("count:1")
    assert compared(t) == [(2, 4)]
    assert t.told(RecruitsReleased) == []
    assert [(event.seat, event.ants) for event in t.told(AntsEliminated)][:2] == [
        (P1, ("worker",)),
        (P2, ("worker",)),
    ]


@clause("HE2-CARD-recruitment-03", "HE2-CARD-suicide_bombers-02")
def test_recruits_may_be_blown_up() -> None:
    """Two traits of one type cannot be owned together, but attacker and defender may own one each."""
    t = battle(3, 4, ["recruitment"], ["suicide_bombers"]).rolls(1).plays("count:1").rolls(1).plays("count:1")
    assert t.asked == {P1: "ask-bomb-loss"}
    assert t.offers() == ["stack:E5:worker", "recruit:worker"]
    assert t.timeout() == "recruit:worker"
    t.plays("recruit:worker")
    assert compared(t) == [(3, 2)]


@clause("HE2-CARD-recruitment-04", "HE2-RULING-51")
def test_recruits_never_stay_invade_carry_or_hunt() -> None:
    t = table(
        "attack", ants=[{"E7": 2}, {"E7": 2}], brood=[{}, {"egg_f": 3}], traits=[["recruitment"]]
    ).attacks("E7")
    t.plays("count:0").rolls(1).plays("count:1", "stack:E7:worker")  # 3 against 1: the recruit survives
    assert t.ants(P2, "returning") == 1
    t.plays("button:yes")
    assert t.offers() == ["brood:egg_f count:1", "button:done"]


@clause("HE2-CARD-recruitment-04", "HE2-CARD-millers-03")
def test_in_an_invasion_recruits_come_from_reserves_nurses_and_builders() -> None:
    nest = {"reserves": 1, "nurses": 1, "builders": 1, "storage": (0, 0, 2)}
    t = invasion(9, nest, ["recruitment"], ["millers"]).rolls(1, 6).plays("count:2")
    assert t.offers() == [f"stack:{place}:worker" for place in ("reserves", "nurses", "builders")]
    assert t.refuses("stack:storage:major") == "HE2-INVADE-07"
    t.plays("stack:builders:worker")
    assert compared(t) == [(9 + 1, 2 + 2)]


# Suicide Bombers


@clause("HE2-CARD-suicide_bombers-01")
def test_suicide_bombers_roll_up_to_a_die_per_ant_left() -> None:
    t = battle(5, (2, 1, 0), [], ["suicide_bombers", "guards"])
    assert t.asked == {P2: "ask-bomb-dice"}
    assert t.offers() == ["count:0", "count:1", "count:2", "count:3"]
    t = invasion(9, {"nurses": 1, "reserves": 1, "storage": (0, 0, 2)}, [], ["suicide_bombers", "millers"])
    assert t.offers()[-1] == "count:4"  # millers too


@clause("HE2-CARD-suicide_bombers-01")
def test_they_are_of_no_use_in_an_attack() -> None:
    t = battle(5, 2, ["suicide_bombers"])
    assert compared(t) == [(5, 2)]


@clause("HE2-CARD-suicide_bombers-02", "HE2-RULING-52")
@pytest.mark.parametrize(
    "dice, killed, lost",
    [
        ((1,), 1, 1),
        ((2,), 2, 1),
        ((3,), 3, 1),
        ((4,), 0, 0),
        ((5, 6), 0, 0),
        ((1, 2, 3), 6, 3),
        ((3, 3, 3), 8, 3),
    ],
)
def test_one_two_or_three_cost_the_attacker_as_many_and_the_owner_one_each(
    dice: tuple[int, ...], killed: int, lost: int
) -> None:
    t = battle(8, 4, [], ["suicide_bombers"]).rolls(*dice).plays(f"count:{len(dice)}")
    (rolled,) = t.told(BombsRolled)
    assert (rolled.killed, rolled.lost) == (killed, lost)  # nobody removes more than he has
    if killed < 8:
        assert compared(t) == [(8 - killed, 4 - lost)]


@clause("HE2-CARD-suicide_bombers-02", "HE2-RULING-52")
def test_each_side_chooses_whom_it_loses() -> None:
    t = battle((2, 1, 0), (1, 1, 0), ["guards"], ["suicide_bombers", "porters"]).rolls(2).plays("count:1")
    assert t.asked == {P1: "ask-bomb-loss"}
    assert t.offers() == ["stack:E5:worker", "stack:E5:media"]
    t.plays("stack:E5:worker", "stack:E5:worker")
    assert t.asked == {P2: "ask-bomb-loss"}
    t.plays("stack:E5:media")
    assert compared(t) == [(3, 1)]


@clause("HE2-CARD-suicide_bombers-03")
def test_then_the_survivors_are_compared() -> None:
    t = battle(6, 3, [], ["suicide_bombers"]).rolls(2, 6).plays("count:2")
    assert compared(t) == [(4, 2)]
    assert (t.ants(P1, "E5"), t.ants(P2, "E5")) == (2, 0)


# Repellent


def foraging(ants: list[dict[str, Any]], token: str, entered: int, **fields: Any) -> Table:
    """Seat 0, owner of Repellent, may forage E4, where so many of its ants came in this turn."""
    traits = [["repellent"], *fields.pop("others", [])]
    return table("forage", ants=ants, tokens={"E4": token}, arrivals={"E4": entered}, traits=traits, **fields)


@clause("HE2-CARD-repellent-01", "HE2-RULING-53")
@pytest.mark.parametrize(
    "foragers, entered, there, sent", [(3, 3, 5, 3), (2, 3, 5, 2), (3, 1, 5, 1), (3, 3, 2, 2), (3, 0, 2, 0)]
)
def test_foragers_repel_as_many_as_came_in_this_turn(
    foragers: int, entered: int, there: int, sent: int
) -> None:
    t = foraging([{"E4": 4}, {"E4": there}], "prey_3", entered).forages("E4", "harvest", foragers)
    assert (t.ants(P2, "E4"), t.ants(P2, "returning")) == (there - sent, sent)
    assert t.s.food[P1] == foragers


@clause("HE2-CARD-repellent-01")
def test_ants_that_were_redeployed_advanced_or_reinforced_have_entered() -> None:
    t = table(
        "redeploy",
        ants=[{"E4": 1, "D3": 2, "E3": 1, "reserves": 1}, {"E4": 5}],
        tokens={"E4": "?prey_3"},
        traits=[["repellent"]],
    )
    t.redeploys("D3", "E4", 2).done().advances("E3", "E4").done().plays("place:E4", "button:yes")
    t.plays("stack:reserves:worker count:1")
    assert t.s.arrivals == {"E4": (4, 0, 0)}
    t.done("forage").forages("E4", "harvest", 5)
    assert t.ants(P2, "E4") == 1


@clause("HE2-CARD-repellent-01", "HE2-RULING-91")
@pytest.mark.parametrize("rules, repelled", [(1, 2), (2, 0)])
def test_who_left_again_has_not_entered(rules: int, repelled: int) -> None:
    """Two workers come and go; the medias that were there before drive nobody away (rules 1 did not tell)."""
    t = table(
        "redeploy",
        ants=[{"E4": (0, 2, 0), "D3": 2}, {"E4": 2}],
        tokens={"E4": "prey_3"},
        traits=[["repellent", "porters"]],
        rules=rules,
    )
    t.redeploys("D3", "E4", 2).done().advances("E4", "E5", 2).done("forage").forages("E4", "harvest", 2)
    assert t.ants(P2, "returning") == repelled


@clause("HE2-CARD-repellent-01", "HE2-RULING-91")
def test_those_of_them_who_stayed_have_entered() -> None:
    t = table(
        "redeploy",
        ants=[{"E4": (0, 3, 0), "D3": 3}, {"E4": 4}],
        tokens={"E4": "prey_3"},
        traits=[["repellent", "porters"]],
    )
    t.redeploys("D3", "E4", 3).done().advances("E4", "E5", 2).done("forage").forages("E4", "harvest", 4)
    assert t.ants(P2, "returning") == 1


@clause("HE2-CARD-repellent-01", "HE2-FORAGE-04")
def test_opposing_patrollers_are_not_repelled() -> None:
    t = foraging([{"E4": 4, "D3": 1}, {"E4": 1}], "prey_3", 4, patrols=[{}, {"E4": 1}])
    assert t.asked != {P1: "ask-forage"}


@clause("HE2-CARD-repellent-02")
def test_the_forager_names_the_opponent_who_chooses_the_ant() -> None:
    t = table(
        "forage",
        seats=3,
        ants=[{"C4": 3}, {"C4": (1, 1, 0)}, {"C4": 2}],
        tokens={"C4": "prey_3"},
        arrivals={"C4": 3},
        traits=[["repellent"], ["guards"]],
    ).forages("C4", "harvest", 2)
    assert t.asked == {P1: "ask-repel-target"}
    assert t.offers() == ["seat:1", "seat:2"]
    t.plays("seat:1")
    assert t.asked == {P2: "ask-repel-ant"}
    assert t.offers() == ["stack:C4:worker", "stack:C4:media"]
    t.plays("stack:C4:media", "seat:2")
    assert t.s.ants[P2] == {"C4": (1, 0, 0), "returning": (0, 1, 0)}
    assert t.s.ants[P3] == {"C4": (1, 0, 0), "returning": (1, 0, 0)}


@clause("HE2-CARD-repellent-03")
@pytest.mark.parametrize(
    "value, entered, there, may_tend",
    [(2, 2, 2, True), (3, 3, 2, True), (2, 1, 2, False), (1, 3, 2, False), (2, 0, 1, False)],
)
def test_tending_is_allowed_if_all_can_be_repelled(
    value: int, entered: int, there: int, may_tend: bool
) -> None:
    token = {1: "aphids_1", 2: "aphids_2", 3: "plants_3"}[value]
    t = foraging([{"E4": 4}, {"E4": there}], token, entered)
    assert ("place:E4 do:tend" in t.offers()) == may_tend
    if not may_tend:
        assert t.refuses("place:E4 do:tend") == "HE2-FORAGE-03"


@clause("HE2-CARD-repellent-03")
def test_to_tend_there_takes_enough_foragers_to_clear_the_area() -> None:
    t = foraging([{"E4": 4}, {"E4": 2}], "plants_3", 3).plays("place:E4 do:tend")
    assert t.offers() == ["count:2", "count:3"]
    assert t.refuses("count:1") == "HE2-CARD-repellent-03"
    t.plays("count:2")
    assert (t.s.food[P1], t.ants(P2, "E4"), t.rolled) == (2, 0, [])


@clause("HE2-CARD-repellent-04", "HE2-RULING-61")
@pytest.mark.parametrize("die, home", [(1, 1), (2, 1), (3, 1), (4, 0), (6, 0)])
def test_in_an_attack_workers_repel_with_one_to_three(die: int, home: int) -> None:
    t = battle((2, 1, 1), 3, ["repellent", "guards", "bus"])
    assert t.offers() == ["count:0", "count:1", "count:2"]  # workers only
    t.rolls(die).plays("count:1")
    assert t.ants(P2, "returning") == home


# Colours


@clause("HE2-CARD-warning_coloration-01")
def test_warning_coloration_is_not_touched_by_attrition() -> None:
    t = table(
        "draw",
        ants=[{"G3": 2}, {"G3": 2}],
        patrols=[{"H4": 1}],
        traits=[["warning_coloration"]],
        draws=["attrition_green"],
    )
    assert (t.ants(P1, "G3"), t.ants(P1, "H4"), t.ants(P2, "G3")) == (2, 1, 1)


@clause("HE2-CARD-warning_coloration-02")
def test_warning_coloration_does_not_keep_ants_with_a_predator() -> None:
    t = table("advance", ants=[{"E4": 1}], tokens={"E5": "predator_3"}, traits=[["warning_coloration"]])
    t.plays("stack:E4:worker count:1")
    assert t.refuses("place:E5") == "HE2-STEP-02"
    t = table(
        "draw",
        ants=[{"D3": 1}],
        traits=[["warning_coloration"]],
        draws=["environmental_change_gray", "predator_3", "prey_1", "prey_1"],
    )
    assert t.ants(P1, "returning") == 1


@clause("HE2-CARD-camouflage-01", "HE2-RULING-71")
def test_under_camouflage_a_predators_area_is_like_any_other() -> None:
    tokens = {"E4": "predator_3", "E5": "prey_6"}
    t = (
        table("advance", ants=[{"E3": 3, "E5": 2}], tokens=tokens, traits=[["camouflage"]])
        .advances("E3", "E4", 3)
        .done()
    )
    t.plays("stack:E4:worker count:1").done()  # patrol
    assert t.offers("place") == ["place:E5 do:harvest"]  # the Predator itself is no food
    assert t.refuses("place:E4 do:harvest") == "HE2-FORAGE-01"
    t.forages("E5", "harvest", 2)
    assert t.s.food[P1] == 2  # over E4
    assert t.patrol(P1, "E4") == 1


@clause("HE2-CARD-camouflage-02", "HE2-RULING-71")
def test_predators_revealed_or_placed_by_anybody_leave_camouflaged_ants_alone() -> None:
    t = table(
        "scout",
        ants=[{"D4": 1}, {"D4": 2}],
        tokens={"D4": "?predator_3"},
        traits=[[], ["camouflage"]],
        dice=[1, 1, 1],
    )
    t.plays("place:D4", "button:yes")
    assert (t.ants(P2, "D4"), t.s.ants[P1]) == (2, {})
    t = table(
        "draw",
        ants=[{"D3": 1}],
        traits=[["camouflage"]],
        draws=["environmental_change_gray", "predator_3", "prey_1", "prey_1"],
    )
    assert (t.token("D3"), t.ants(P1, "D3")) == ("predator_3", 1)


@clause("HE2-CARD-camouflage-03")
def test_predators_side_by_side_are_parted_for_camouflage_too() -> None:
    t = table(
        "scout",
        ants=[{"D4": 1}],
        tokens={"D4": "?predator_3", "D5": "predator_4"},
        traits=[["camouflage"]],
        draws=["plants_2"],
    )
    t.plays("place:D4", "button:yes")
    assert t.token("D4") == "plants_2"
