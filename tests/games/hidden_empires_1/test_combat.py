"""HE1-COMB: fights outside nests."""

from __future__ import annotations

import pytest

from formicarium.games.hidden_empires_1.events.combat import (
    AreaAttacked,
    AttackEnded,
    CombatJudged,
    DeadCarriedOff,
)
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import PERFORM, A, B, C, Table, table


def fight(attack: str, defence: str, dice: tuple[int, ...] = (), traits: str = "", others: str = "") -> Table:
    """A attacks B in E5."""
    return table(
        ants={A: f"E5 attack {attack}", B: f"E5 {defence}"},
        traits={A: traits, B: others},
        steps=PERFORM,
        dice=dice,
    )


def judged(t: Table) -> tuple[int, int]:
    (event,) = t.told(CombatJudged)
    return event.attack, event.defence


@clause("HE1-COMB-01")
def test_area_by_area_one_defender_is_chosen() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        ants={A: "E5 attack 3, D4 attack 1", B: "E5 forage 2", C: "E5 forage 1, D4 forage 1"},
        steps=PERFORM,
    )
    assert (t.asked, t.offers()) == ({A: "attack-area"}, ["D4", "E5"])
    assert t.refuses("H3") == "HE1-COMB-01"
    t.plays("E5")
    assert (t.asked, t.offers()) == ({A: "attack-target"}, ["seat 1", "seat 2"])
    assert t.timeout() == "seat 2"  # the weaker side
    assert t.refuses("seat 0") == "HE1-COMB-01"
    t.plays("seat 1", "done")
    assert (t.in_area(B, "E5"), t.in_area(C, "E5")) == (0, 1)  # the other is not affected
    assert [event.area for event in t.told(AreaAttacked)] == ["E5", "D4"]


@clause("HE1-COMB-02")
def test_with_nobody_left_the_attackers_patrol() -> None:
    t = table(ants={A: "E5 attack 3"}, steps=PERFORM)
    assert (t.ants(A), t.told(AreaAttacked)) == ({"E5 patrol": "3"}, [])
    assert [event.patrollers for event in t.told(AttackEnded)] == [3]


@clause("HE1-COMB-03")
def test_only_attackers_attack() -> None:
    t = table(ants={A: "E5 attack 2, E5 forage 5", B: "E5 forage 3"}, markers="E5 plants_3", steps=PERFORM)
    assert judged(t) == (2, 3)
    assert t.ants(A) == {"E5 forage": "5"}


@clause("HE1-COMB-04")
def test_all_ants_of_the_defender_in_the_area_defend() -> None:
    assert judged(fight("2", "forage 3, E5 patrol 2, E5 attack 1, E5 trail 1, E5 idle 1")) == (2, 8)


@clause("HE1-COMB-05")
def test_the_sequence_of_a_fight() -> None:
    t = fight("5", "forage 4", traits="mace", others="suicide_bombers").rolls(6, 1).plays("2")
    t.rolls(6, 1).plays("2").plays("done")
    order = ["AreaAttacked", "ChemicalUsed", "BombsUsed", "CombatJudged", "AttackEnded"]
    assert [name for name in t.story if name in order] == order


@clause("HE1-COMB-06", "HE1-RULING-93")
def test_chemical_dice_up_to_the_number_of_attackers() -> None:
    t = fight("3", "forage 4", traits="mace")
    assert (t.asked, t.offers(), t.timeout()) == ({A: "chem-dice"}, ["0", "1", "2", "3"], "3")
    assert t.refuses("4") == "HE1-COMB-06"
    t.plays("0")
    assert judged(t) == (3, 4)


@clause("HE1-COMB-06", "HE1-CARD-mace-02")
def test_the_defender_chooses_who_is_affected() -> None:
    t = fight("2", "forage 1w 1md, E5 patrol 1", traits="mace", others="guards").rolls(1, 6).plays("2")
    assert t.asked == {B: "choose-ant-chemical"}
    assert set(t.offers()) == {"E5 forage worker", "E5 forage media", "E5 patrol worker"}
    assert t.timeout().endswith("worker")  # the fewest points
    t.plays("E5 forage media")
    assert (judged(t), t.chamber(B, "X")[1]) == ((2, 2), 1)


@clause("HE1-COMB-07", "HE1-CARD-suicide_bombers-02")
def test_bomb_dice_up_to_the_number_of_defenders_still_there() -> None:
    t = fight("3", "forage 4", traits="mace", others="suicide_bombers").rolls(1, 6, 6).plays("3")
    assert (t.asked, t.offers(), t.timeout()) == ({B: "bomb-dice"}, ["0", "1", "2", "3"], "0")
    assert t.refuses("4") == "HE1-COMB-07"


@clause("HE1-COMB-08", "HE1-CARD-deadly_sting-01", "HE1-CARD-territory_marking-01")
@clause("HE1-CARD-guards-03", "HE1-CARD-soldiers-02", "HE1-RULING-35", "HE1-RULING-36")
@pytest.mark.parametrize(
    "traits, attack, defence",
    [
        ("", 3, 3),
        ("deadly_sting", 6, 6),
        ("territory_marking", 3, 9),
        ("guards", 5, 5),
        ("guards deadly_sting", 7, 7),
        ("guards territory_marking", 5, 9),
        ("soldiers", 6, 6),
        ("soldiers deadly_sting", 8, 8),
        ("soldiers territory_marking", 6, 10),
        ("soldiers guards deadly_sting", 9, 9),
        ("porters deadly_sting", 6, 6),  # medias without a figure of their own
        ("specialist_foragers territory_marking", 3, 9),
    ],
)
def test_combat_points(traits: str, attack: int, defence: int) -> None:
    mixed = "1w 1md 1mj"
    assert judged(fight(mixed, "forage 99", traits=traits)) == (attack, 99)
    assert judged(fight("99", f"forage {mixed}", others=traits)) == (99, defence)


@clause("HE1-COMB-09", "HE1-CARD-territory_marking-01")
def test_defending_is_defending_outside_and_in_the_nest() -> None:
    t = table(ants={A: "C3 attack 9"}, colonies={B: "R2"}, traits={B: "territory_marking"}, steps=PERFORM)
    assert judged(t) == (9, 6)


@clause("HE1-COMB-10")
def test_equal_sides_both_die() -> None:
    t = fight("3", "forage 3")
    assert (t.ants(A), t.ants(B), t.asked) == ({}, {}, {})
    assert t.told(CombatJudged)[0].winner is None
    assert (t.food(A), t.food(B)) == (0, 0)


@clause("HE1-COMB-10", "HE1-CARD-recruitment-02")
def test_recruits_die_too_when_the_sides_are_equal() -> None:
    t = fight("2", "forage 4", traits="recruitment").rolls(1, 6).plays("2")
    assert judged(t) == (3, 3)
    assert (t.ants(A), t.ants(B), t.chamber(B, "X")) == ({}, {}, (0, 0, 0))


@clause("HE1-COMB-11")
@pytest.mark.parametrize("attack, defence, left", [("5", "2", ("3", "")), ("2", "5", ("", "3"))])
def test_the_winner_loses_as_many_points_as_the_loser_had(
    attack: str, defence: str, left: tuple[str, str]
) -> None:
    t = fight(attack, f"forage {defence}")
    assert t.ants(A) == ({"E5 attack": left[0]} if left[0] else {})
    assert t.ants(B) == ({"E5 forage": left[1]} if left[1] else {})


@clause("HE1-COMB-12", "HE1-RULING-34")
def test_the_winner_chooses_whom_to_lose() -> None:
    t = fight("3w 2mj", "forage 5", traits="soldiers")
    assert t.asked == {A: "combat-loss"}
    assert t.offers() == [
        *(f"E5 attack worker {n}" for n in (1, 2, 3)), *(f"E5 attack major {n}" for n in (1, 2)),
    ]  # fmt: skip
    assert t.timeout() == "E5 attack worker 1"  # with one major: not a point is wasted
    assert t.refuses("E5 attack major 3") == "HE1-COMB-12"
    t.plays("E5 attack major 2")
    assert t.ants(A) == {"E5 attack": "3"}  # eight points for five, and no fewer ants would do
    t = fight("3w 2mj", "forage 5", traits="soldiers").plays("E5 attack worker 1", "E5 attack major 1")
    assert t.ants(A) == {"E5 attack": "2w 1mj"}


@clause("HE1-COMB-12")
def test_a_loser_without_points_costs_nothing() -> None:
    t = fight("3", "forage 2", traits="mace").rolls(1, 2, 3).plays("3")
    assert judged(t) == (3, 0)
    assert t.in_area(A, "E5") == 3


@clause("HE1-COMB-13")
def test_the_winner_too_may_lose_all() -> None:
    t = fight("1mj", "forage 3", traits="soldiers")
    assert (judged(t), t.ants(A), t.ants(B)) == ((4, 3), {}, {})


@clause("HE1-COMB-14", "HE1-RULING-33", "HE1-CARD-suicide_bombers-04")
def test_all_dead_of_the_combat_lie_there() -> None:
    t = fight("6", "forage 3", others="suicide_bombers").rolls(1, 6, 6).plays("3")
    assert judged(t) == (5, 2)
    assert t.s.fight is not None
    assert (t.s.fight.dead_attackers, t.s.fight.dead_defenders) == (1 + 2, 1 + 2)
    t.plays("worker 3")
    assert t.food(A) == 3


@clause("HE1-COMB-14")
def test_ants_driven_off_are_not_dead() -> None:
    t = fight("4", "forage 3", traits="mace").rolls(1, 1, 6, 6).plays("4")
    assert t.s.fight is not None
    assert t.s.fight.dead_defenders == 1
    assert t.timeout() == "worker 1"


@clause("HE1-COMB-15", "HE1-COMB-16", "HE1-RULING-32")
def test_the_winner_may_carry_off_the_dead() -> None:
    t = fight("7", "forage 2")
    assert t.asked == {A: "carry-off"}
    assert (t.offers(), t.timeout()) == ([*(f"worker {n}" for n in range(1, 6)), "done"], "worker 2")
    assert t.refuses("worker 6") == "HE1-COMB-15"
    t.plays("worker 4")  # two of them bring nothing
    assert (t.food(A), t.chamber(A, "X"), t.ants(A)) == (2, (4, 0, 0), {"E5 attack": "1"})
    assert [event.food for event in t.told(DeadCarriedOff)] == [2]
    t.plays("done")
    assert t.ants(A) == {"E5 patrol": "1"}


@clause("HE1-COMB-15", "HE1-RULING-32", "HE1-COMB-18")
def test_a_defender_who_wins_carries_off_too() -> None:
    t = fight("2", "forage 5")
    assert t.asked == {B: "carry-off"}
    t.plays("worker 1", "done")
    assert (t.food(B), t.chamber(B, "X"), t.ants(B)) == (1, (1, 0, 0), {"E5 forage": "2"})


@clause("HE1-RULING-88")
def test_a_defenders_patrollers_carry_last() -> None:
    t = fight("1", "forage 2, E5 patrol 2, E5 trail 1").plays("E5 patrol worker 1", "worker 3", "done")
    assert t.ants(B) == {"E5 patrol": "1"}


@clause("HE1-COMB-16")
def test_own_dead_are_no_food_but_dead_recruits_are() -> None:
    t = fight("4", "forage 4", traits="recruitment").rolls(1, 6, 6, 6).plays("4")
    assert judged(t) == (5, 3)
    t.plays("recruits worker 1")
    assert t.timeout() == "worker 2"
    assert t.s.fight is not None
    assert (t.s.fight.dead_defenders, t.s.fight.dead_recruits) == (3, 1)


@clause("HE1-COMB-17", "HE1-CARD-recruitment-04")
def test_surviving_recruits_are_home_before_the_carry_off() -> None:
    t = fight("4", "forage 4", traits="recruitment").rolls(1, 2, 6, 6).plays("4")
    assert judged(t) == (6, 2)
    t.plays("E5 attack worker 2")
    assert (t.asked, t.chamber(B, "X")) == ({A: "carry-off"}, (2, 0, 0))
    t.plays("done")
    assert t.s.fight is None


@clause("HE1-COMB-18")
def test_attackers_patrol_even_beside_a_third_player() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        ants={A: "E5 attack 4", B: "E5 forage 1", C: "E5 patrol 2"},
        steps=PERFORM,
    ).plays("seat 1", "done")
    assert (t.ants(A), t.ants(C)) == ({"E5 patrol": "3"}, {"E5 patrol": "2"})
