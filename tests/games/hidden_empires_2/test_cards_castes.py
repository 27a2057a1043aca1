"""Section 4.1: the castes, played."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import BlockersRolled, FoodMilled, PointsCompared
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2 = 0, 1


def compared(t: Table) -> list[tuple[int, int]]:
    return [(event.attack, event.defense) for event in t.told(PointsCompared)]


@clause(
    "HE2-CARD-soldiers-01", "HE2-CARD-bus-01", "HE2-CARD-millers-01", "HE2-CARD-blockers-01", "HE2-NEST-10"
)
@pytest.mark.parametrize(
    "trait, place",
    [("soldiers", "reserves"), ("bus", "reserves"), ("millers", "storage"), ("blockers", "storage")],
)
def test_majors_are_raised_from_large_pupae(trait: str, place: str) -> None:
    t = table("n2", brood=[{"pupa_large": 2}], traits=[[trait]])
    assert str(t.decision().advice) == "count:0"  # they stay princesses unless somebody wants majors
    t.plays("count:2")
    assert t.s.ants[P1] == {place: (0, 0, 2)}
    assert table("n2", brood=[{"pupa_large": 2}]).s.princesses[P1] == 2  # not without a Majors trait


@clause(
    "HE2-CARD-guards-01",
    "HE2-CARD-porters-01",
    "HE2-CARD-specialist_foragers-01",
    "HE2-CARD-repletes-01",
    "HE2-NEST-10",
)
@pytest.mark.parametrize(
    "trait, place",
    [
        ("guards", "reserves"),
        ("porters", "reserves"),
        ("specialist_foragers", "reserves"),
        ("repletes", "storage"),
    ],
)
def test_medias_are_raised_from_medium_pupae(trait: str, place: str) -> None:
    t = table("n3", brood=[{"larva_f": 1}], food=[2], traits=[[trait]]).plays("brood:larva_f level:2 count:1")
    assert t.brood(P1) == {"pupa_medium": 1}
    assert table("n2", brood=[{"pupa_medium": 1}], traits=[[trait]]).s.ants[P1] == {place: (0, 1, 0)}


@clause(
    "HE2-CARD-soldiers-01",
    "HE2-CARD-bus-01",
    "HE2-CARD-guards-03",
    "HE2-CARD-specialist_foragers-01",
    "HE2-CARD-porters-01",
)
@pytest.mark.parametrize(
    "trait, stack, points",
    [
        ("soldiers", (1, 0, 2), 11),
        ("bus", (1, 0, 2), 9),
        ("guards", (1, 2, 0), 7),
        ("specialist_foragers", (1, 2, 0), 5),
        ("porters", (1, 2, 0), 3),
    ],
)
def test_what_castes_are_worth_in_attack_and_defense(trait: str, stack: Any, points: int) -> None:
    t = table("attack", ants=[{"E5": stack}, {"E5": 1}], traits=[[trait]]).attacks("E5").plays("count:0")
    assert compared(t) == [(points, 1)]
    t = table("attack", ants=[{"E5": 20}, {"E5": stack}], traits=[[], [trait]]).attacks("E5").plays("count:0")
    assert compared(t) == [(20, points)]
    t = (
        table("attack", ants=[{"E7": 20}, {"reserves": stack}], traits=[[], [trait]])
        .attacks("E7")
        .plays("count:0")
    )
    assert compared(t) == [(20, points)]


# Millers


@clause("HE2-CARD-millers-01", "HE2-MOVE-04", "HE2-NEST-06", "HE2-CHECK-03")
def test_millers_stay_in_storage_take_room_and_are_not_fed() -> None:
    t = table("redeploy", ants=[{"storage": (0, 0, 2), "E3": 1}], traits=[["millers"]])
    assert t.offers("stack") == ["stack:E3:worker count:1"]
    assert table("n2", ants=[{"storage": (0, 0, 2)}], food=[3], traits=[["millers"]]).s.food[P1] == 3
    t = table(
        "check",
        ants=[{"storage": (0, 0, 2), "nurses": 1, "E3": 1}],
        brood=[{"egg_f": 4}],
        traits=[["millers"]],
    )
    assert t.brood(P1) == {"egg_f": 3}  # 7 of 6


@clause("HE2-CARD-millers-02", "HE2-NEST-04")
@pytest.mark.parametrize("millers, food, most", [(3, 5, 3), (3, 2, 2), (1, 9, 1)])
def test_each_miller_turns_one_unit_into_four(millers: int, food: int, most: int) -> None:
    t = table("n1", ants=[{"storage": (0, 0, millers)}], food=[food], traits=[["millers"]])
    assert t.offers() == [f"count:{most}", *(f"count:{count}" for count in range(most))]
    assert t.refuses(f"count:{most + 1}") == "HE2-CARD-millers-02"
    t.plays(f"count:{most}")
    assert t.s.food[P1] == food + 3 * most
    assert [(event.count, event.food) for event in t.told(FoodMilled)] == [(most, food + 3 * most)]


@clause("HE2-CARD-millers-02")
def test_without_food_nothing_is_milled() -> None:
    assert table("n1", ants=[{"storage": (0, 0, 3)}], food=[0], traits=[["millers"]]).asked == {}


@clause("HE2-CARD-millers-03", "HE2-INVADE-04", "HE2-RULING-55")
def test_millers_alone_still_defend_and_can_be_lost() -> None:
    fields: dict[str, Any] = {"traits": [["mace"], ["millers"]]}
    t = table("attack", ants=[{"E7": 5}, {"storage": (0, 0, 3)}], **fields).attacks("E7")
    assert compared(t) == [(5, 3)]  # nothing to scatter, nobody to drive out
    assert (t.ants(P1, "E7"), t.s.ants[P2]) == (2, {})
    t = table("attack", ants=[{"E7": 2, "E3": 1}, {"storage": (0, 0, 3)}], **fields).attacks("E7")
    assert (t.ants(P1, "E7"), t.ants(P2, "storage", "major")) == (0, 1)


@clause("HE2-CARD-millers-03")
def test_a_winner_may_choose_millers_as_losses() -> None:
    t = (
        table("attack", ants=[{"E7": 1}, {"nurses": 1, "storage": (0, 0, 1)}], traits=[[], ["millers"]])
        .attacks("E7")
        .plays("count:0")
    )
    assert t.offers() == ["stack:nurses:worker", "stack:storage:major"]


@clause("HE2-CARD-millers-04", "HE2-AUC-05", "HE2-CARD-harvesters-03", "HE2-CARD-aphid_specialists-04")
@pytest.mark.parametrize("trait", ["millers", "harvesters"])
def test_excluded_together_with_aphid_specialists(trait: str) -> None:
    for owned, drawn in ((trait, "aphid_specialists"), ("aphid_specialists", trait)):
        t = table("draw", dna=[6, 6], traits=[[owned]], draws=[drawn])
        assert t.asked == {P2: "ask-bid"}


# Blockers


@clause("HE2-CARD-blockers-02", "HE2-NEST-06", "HE2-CHECK-03", "HE2-RULING-54")
def test_blockers_take_room_are_not_fed_and_neither_fight_nor_die() -> None:
    assert table("n2", ants=[{"storage": (0, 0, 2)}], food=[3], traits=[["blockers"]]).s.food[P1] == 3
    t = table(
        "check",
        ants=[{"storage": (0, 0, 2), "nurses": 1, "E3": 1}],
        brood=[{"egg_f": 4}],
        traits=[["blockers"]],
    )
    assert t.brood(P1) == {"egg_f": 3}
    t = table(
        "attack",
        ants=[{"E7": 20}, {"nurses": 1, "storage": (0, 0, 2)}],
        traits=[[], ["blockers"]],
        dice=[1, 1],
    )
    t.attacks("E7").plays("count:0")
    assert compared(t) == [(18, 1)]
    assert t.ants(P2, "storage", "major") == 2


@clause("HE2-CARD-blockers-03", "HE2-RULING-54")
@pytest.mark.parametrize(
    "dice, home, left", [((1,), 1, 4), ((4,), 4, 1), ((5,), 5, 0), ((6,), 5, 0), ((1, 2), 3, 2)]
)
def test_as_many_invaders_as_the_sum_of_the_dice_go_home(dice: tuple[int, ...], home: int, left: int) -> None:
    t = table(
        "attack",
        ants=[{"E7": 5, "E3": 1}, {"nurses": 1, "storage": (0, 0, len(dice))}],
        traits=[[], ["blockers"]],
        dice=dice,
    )
    t.attacks("E7")
    assert [(event.dice, event.count) for event in t.told(BlockersRolled)] == [(dice, home)]
    assert (t.ants(P1, "E7"), t.ants(P1, "returning")) == (left, home)
    assert (t.asked == {P2: "ask-scatter-dice"}) == (left > 0)  # with none left the invasion is over


@clause("HE2-CARD-blockers-04")
def test_blockers_work_anew_in_every_invasion() -> None:
    t = table(
        "attack",
        nests=[["E3"], ["E7", "G5"]],
        ants=[{"E7": 3, "G5": 3}, {"storage": (0, 0, 1)}],
        traits=[[], ["blockers", "supercolony"]],
        queens=[1, 2],
        dice=[1],
    )
    t.attacks("E7").plays("count:0").rolls(2).attacks("G5")
    assert [event.dice for event in t.told(BlockersRolled)] == [(1,), (2,)]
    assert t.ants(P1, "G5") == 1


@clause("HE2-CARD-blockers-03")
def test_in_the_open_they_do_nothing() -> None:
    t = (
        table("attack", ants=[{"E5": 3}, {"E5": 1, "storage": (0, 0, 2)}], traits=[[], ["blockers"]])
        .attacks("E5")
        .plays("count:0")
    )
    assert t.told(BlockersRolled) == []
    assert compared(t) == [(3, 1)]


# Bus and Porters


@clause("HE2-CARD-bus-02", "HE2-PATH-02")
@pytest.mark.parametrize(
    "fields, food", [({}, 6), ({"fought": ["E4"]}, None), ({"trail_builders": {"E4": [1, 0, 1]}}, None)]
)
def test_a_bus_makes_the_capacity_unlimited(fields: dict[str, Any], food: int | None) -> None:
    t = table(
        "forage",
        ants=[{"E5": 6, "E4": (1, 0, 1), "D3": 1}],
        tokens={"E5": "prey_6", "D3": "prey_1"},
        traits=[["bus", "trail_makers"]],
        **fields,
    )
    if food is None:
        assert t.refuses("place:E5 do:harvest") == "HE2-PATH-04"
    else:
        assert t.forages("E5", "harvest", 6).s.food[P1] == food


@clause("HE2-CARD-bus-02")
def test_majors_of_another_trait_are_no_bus() -> None:
    t = table("forage", ants=[{"E5": 6, "E4": (1, 0, 1)}], tokens={"E5": "prey_6"}, traits=[["soldiers"]])
    assert t.forages("E5", "harvest", 6).s.food[P1] == 2


@clause("HE2-CARD-porters-02", "HE2-PATH-02")
def test_porters_count_three_on_a_path_and_forage_as_one() -> None:
    t = table(
        "forage", ants=[{"E5": (2, 3, 0), "E4": (1, 1, 0)}], tokens={"E5": "prey_6"}, traits=[["porters"]]
    )
    t.plays("place:E5 do:harvest")
    assert t.offers()[-1] == "count:5"
    t.plays("count:5")
    assert t.s.food[P1] == 4
    assert t.rolled == [5]
    t = table("forage", ants=[{"E4": (0, 2, 0)}], tokens={"E4": "prey_6"}, traits=[["porters"]]).forages(
        "E4", "harvest", 2
    )
    assert t.s.food[P1] == 2


# Specialist Foragers


@clause("HE2-CARD-specialist_foragers-02", "HE2-RULING-24", "HE2-RULING-82")
@pytest.mark.parametrize("foragers, food", [(1, 3), (2, 6), (3, 7), (6, 10)])
def test_in_a_harvest_medias_yield_three_and_are_taken_first(foragers: int, food: int) -> None:
    t = table("forage", ants=[{"E4": (5, 2, 0)}], tokens={"E4": "prey_4"}, traits=[["specialist_foragers"]])
    t.forages("E4", "harvest", foragers)
    assert t.s.food[P1] == food
    assert t.rolled == [foragers]


@clause("HE2-CARD-specialist_foragers-02")
@pytest.mark.parametrize(
    "trait, token", [("plant_specialists", "plants_3"), ("aphid_specialists", "aphids_2")]
)
def test_with_the_specialists_of_the_token_they_yield_six(trait: str, token: str) -> None:
    t = table(
        "forage", ants=[{"E4": (1, 1, 0)}], tokens={"E4": token}, traits=[["specialist_foragers", trait]]
    )
    t.forages("E4", "harvest", 2)
    assert t.s.food[P1] == 6 + 2


@clause("HE2-CARD-specialist_foragers-02")
def test_only_ordinary_medias_count() -> None:
    t = table(
        "forage",
        ants=[{"E4": (2, 1, 0)}],
        patrols=[{"E4": (0, 2, 0)}],
        tokens={"E4": "prey_4"},
        traits=[["specialist_foragers"]],
    )
    t.forages("E4", "harvest", 3)
    assert t.s.food[P1] == 3 + 2
    t = table(
        "forage",
        ants=[{"E4": (0, 2, 0)}],
        tokens={"E4": "aphids_2"},
        traits=[["specialist_foragers", "trail_makers"]],
        trail_builders={"E4": [0, 1, 0]},
    ).plays("place:E4 do:harvest")
    assert t.s.food[P1] == 3


@clause("HE2-CARD-specialist_foragers-03")
def test_when_tending_they_count_like_workers() -> None:
    t = table("forage", ants=[{"E4": (0, 3, 0)}], tokens={"E4": "plants_3"}, traits=[["specialist_foragers"]])
    assert t.forages("E4", "tend", 3).s.food[P1] == 3


# Guards and Repletes


@clause("HE2-CARD-guards-02")
def test_guards_protect_the_ants_where_they_stand_ordinary_or_patrolling() -> None:
    t = table(
        "draw",
        ants=[{"G3": 3, "E4": 2}],
        patrols=[{"G3": (0, 1, 0)}],
        traits=[["guards"]],
        draws=["attrition_green"],
    )
    assert (t.ants(P1, "G3"), t.ants(P1, "E4")) == (3, 1)


@clause("HE2-CARD-repletes-02", "HE2-STORE-02")
def test_each_replete_holds_ten_units() -> None:
    t = table("n4", ants=[{"storage": (0, 3, 0)}], food=[40], queens=[0], traits=[["repletes"]])
    assert t.s.stored[P1] == 30


@clause("HE2-CARD-repletes-03", "HE2-NEST-06", "HE2-CHECK-03")
def test_repletes_take_room_are_not_fed_and_do_not_defend() -> None:
    assert table("n2", ants=[{"storage": (0, 2, 0)}], food=[3], traits=[["repletes"]]).s.food[P1] == 3
    t = table(
        "check",
        ants=[{"storage": (0, 2, 0), "nurses": 1, "E3": 1}],
        brood=[{"egg_f": 4}],
        traits=[["repletes"]],
    )
    assert t.brood(P1) == {"egg_f": 3}
    t = table("attack", ants=[{"E7": 2}, {"storage": (0, 2, 0)}], traits=[[], ["repletes"]]).attacks("E7")
    assert compared(t) == []
