"""HE1-NATT: the attack on a nest."""

from __future__ import annotations

import pytest

from formicarium.games.hidden_empires_1.events.combat import (
    AttackEnded,
    CombatJudged,
    DeadEaten,
    NestAttacked,
    NestPlundered,
    QueenHunted,
)
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import PERFORM, A, B, Table, table


def storm(
    attack: str, nest: str, outside: str = "", traits: str = "", others: str = "", **fields: object
) -> Table:
    """A attacks B's nest in C3."""
    return table(
        ants={A: f"C3 attack {attack}", B: f"C3 {outside}" if outside else ""},
        colonies={A: "R0 no_brood", B: nest},
        traits={A: traits, B: others},
        steps=PERFORM,
        **fields,  # type: ignore[arg-type]
    )


@clause("HE1-NATT-01")
def test_after_a_victory_outside_the_nest_must_be_attacked() -> None:
    t = storm("5", "R1 no_brood queens=0", outside="patrol 1").plays("done")
    assert [event.area for event in t.told(NestAttacked)] == ["C3"]
    assert [(e.attack, e.defence) for e in t.told(CombatJudged)] == [(5, 1), (4, 1)]


@clause("HE1-NATT-01")
@pytest.mark.parametrize("attack, outside", [("2", "patrol 3"), ("3", "patrol 3"), ("3", "patrol 2")])
def test_without_attackers_left_there_is_no_attack_on_the_nest(attack: str, outside: str) -> None:
    t = storm(attack, "R1 no_brood", outside=outside)
    if t.asked == {A: "carry-off"}:
        t.plays("worker 1")
    elif t.asked:
        t.plays("done")
    assert t.told(NestAttacked) == []


@clause("HE1-NATT-02", "HE1-COMB-04")
def test_with_nobody_outside_the_nest_is_attacked_at_once() -> None:
    t = storm("5", "R2 no_brood queens=0", traits="mace")
    assert t.asked == {A: "chem-dice"}
    assert len(t.told(NestAttacked)) == 1
    t.rolls(6).plays("1")
    assert [(e.attack, e.defence) for e in t.told(CombatJudged)] == [(5, 2)]


@clause("HE1-NATT-03", "HE1-CARD-seal_nest_entrances-02")
def test_a_sealed_nest_cannot_be_attacked_for_the_rest_of_the_turn() -> None:
    t = table(
        ants={A: "C3 attack 3, C4 attack 3"},
        sites=[[], ["C4"]],
        hands={B: "seal_nest_entrances"},
        steps=PERFORM,
    ).plays("C3", "card seal_nest_entrances")
    assert (t.ants(A), t.asked) == ({"C3 patrol": "3", "C4 patrol": "3"}, {})
    assert (t.s.closed, t.view(None).closed) == ((B,), (B,))
    t = table(
        ants={A: "C3 attack 3, C4 attack 3", B: "C4 forage 1"},
        sites=[[], ["C4"]],
        hands={B: "seal_nest_entrances"},
        steps=PERFORM,
    ).plays("C3", "card seal_nest_entrances")
    assert len(t.told(CombatJudged)) == 1  # ants outside are not protected
    t.plays("done")
    assert t.ants(A)["C4 patrol"] == "2"


@clause("HE1-NATT-04", "HE1-COMB-08", "HE1-CARD-millers-04", "HE1-CARD-blockers-02", "HE1-CARD-repletes-05")
@clause("HE1-CARD-deadly_sting-02", "HE1-CARD-territory_marking-02", "HE1-RULING-35", "HE1-RULING-36")
@pytest.mark.parametrize(
    "nest, traits, points",
    [
        ("R1 N2 B3", "", 6),
        ("R1 X5 vq=3 drones=3 egg_f=9 queens=4", "", 1),
        ("R1 S2mj", "millers", 3),
        ("R1 S2mj", "millers deadly_sting", 6),
        ("R1 S2mj", "millers territory_marking", 5),
        ("R1 R2mj", "blockers", 13),
        ("R1 R2mj", "blockers deadly_sting", 14),
        ("R1 R2mj", "blockers territory_marking", 15),
        ("R1 S4md", "repletes", 1),
        ("R1md N1mj", "guards soldiers territory_marking", 7),
    ],
)
def test_who_defends_the_nest(nest: str, traits: str, points: int) -> None:
    t = storm("99", nest, others=traits)
    assert [event.defence for event in t.told(CombatJudged)] == [points]


@clause("HE1-NATT-05", "HE1-CARD-mace-01")
def test_chemicals_are_used_anew_in_the_nest() -> None:
    t = storm("4", "R2 no_brood queens=0", outside="patrol 1", traits="mace").rolls(6).plays("1", "done")
    assert t.asked == {A: "chem-dice"}
    t.rolls(1, 2, 6).plays("3")
    assert (t.sheet(B), t.chamber(B, "X")) == ("R0 N0 B0 X2", (2, 0, 0))


@clause("HE1-NATT-06", "HE1-NATT-07")
def test_plunder_step_by_step() -> None:
    t = storm("6", "R0 egg_f=2 pupa_m=1 vq=1 drones=1 queens=0")
    assert t.asked == {A: "plunder"}
    takes = {offer.split()[2] for offer in t.offers("worker")}
    assert takes == {"egg_f", "pupa_m", "virgin_queen", "drone", "nothing"}
    assert t.timeout() == "worker take virgin_queen 1"
    assert t.refuses("worker take egg_f 3") == "HE1-NATT-07"
    assert t.refuses("worker take larva_f 1") == "HE1-NATT-07"
    t.plays("worker take virgin_queen 1", "worker take egg_f 2", "worker take nothing 1", "done")
    assert (t.food(A), t.chamber(A, "X"), t.ants(A)) == (3, (4, 0, 0), {"C3 patrol": "2"})
    assert (t.brood(B), t.s.virgin_queens[B], t.s.drones[B]) == ({"pupa_m": 1}, 0, 1)
    assert [event.food for event in t.told(NestPlundered)] == [1, 2, 0]


@clause("HE1-NATT-07")
def test_dead_defenders_may_be_carried_off() -> None:
    t = storm("6", "R2 no_brood queens=0").plays("worker take dead 2")
    assert t.food(A) == 2
    assert not t.offers("worker take dead")


@clause("HE1-NATT-08")
def test_dead_attackers_feed_the_nest() -> None:
    t = storm("6", "R2 no_brood queens=0").plays("done")
    assert t.told(DeadEaten) == [DeadEaten(B, 2)]
    assert (t.food(A), t.food(B)) == (0, 2)
    t = storm("3", "R3 no_brood")
    assert t.food(B) == 3  # also if both sides are wiped out
    t = storm("2", "R5 no_brood")
    assert (t.food(B), t.sheet(B), t.asked) == (2, "R3 N0 B0", {})


@clause("HE1-NATT-09")
def test_what_is_not_carried_off_stays() -> None:
    t = storm("2", "R0 egg_f=2 vq=1 drones=2 queens=0").plays("done")
    assert (t.brood(B), t.s.virgin_queens[B], t.s.drones[B]) == ({"egg_f": 2}, 1, 2)


@clause("HE1-NATT-10")
@pytest.mark.parametrize("dice, queens", [((1, 1, 1), 2), ((2, 3, 4), 3), ((6, 1, 6), 2)])
def test_the_queen_hunt(dice: tuple[int, ...], queens: int) -> None:
    t = storm("2w 1mj", "R0 no_brood queens=3", traits="soldiers").plays("done")
    assert (t.asked, t.offers(), t.timeout()) == ({A: "queen-hunt"}, ["yes", "no"], "yes")
    t.rolls(*dice).plays("yes")
    assert (t.s.queens[B], t.food(A), t.asked) == (queens, 0, {})
    assert t.told(QueenHunted)[0].dice == dice


@clause("HE1-NATT-10")
def test_the_hunt_may_be_declined_and_needs_a_queen_and_hunters() -> None:
    t = storm("2", "R0 no_brood queens=1").plays("done", "no")
    assert (t.s.queens[B], t.told(QueenHunted)) == (1, [])
    assert storm("2", "R0 no_brood queens=0").plays("done").asked == {}
    assert storm("2", "R0 egg_f=2 queens=1").plays("worker take egg_f 2").asked == {}


@clause("HE1-NATT-11")
def test_attackers_leave_the_nest_and_patrol() -> None:
    t = storm("2", "R0 no_brood queens=0").plays("done")
    assert t.ants(A) == {"C3 patrol": "2"}
    assert [event.patrollers for event in t.told(AttackEnded)] == [2]


@clause("HE1-NATT-12")
def test_nest_defenders_who_win_lose_by_chamber_and_caste() -> None:
    t = storm("2", "R2 N2 B1md no_brood", others="guards")
    assert t.asked == {B: "combat-loss"}
    assert t.offers() == [
        "reserves worker 1", "reserves worker 2", "nurses worker 1", "nurses worker 2", "builders media 1",
    ]  # fmt: skip
    t.plays("nurses worker 1", "reserves worker 1")
    assert (t.sheet(B), t.food(B), t.asked) == ("R1 N1 B1md", 2, {})  # and nothing is carried off


@clause("HE1-NATT-13")
def test_a_colony_without_a_queen_goes_on() -> None:
    t = storm("1", "R0 no_brood queens=1").plays("done").rolls(1).plays("yes")
    assert (t.s.queens[B], t.s.nests[B], t.match.outcome) == (0, "C3", None)


@clause("HE1-RULING-38", "HE1-CARD-millers-04")
def test_millers_and_blockers_can_be_driven_off() -> None:
    t = storm("3", "S2mj no_brood queens=0", traits="mace", others="millers").rolls(1, 6, 6).plays("3")
    assert (t.chamber(B, "S"), t.chamber(B, "X")) == ((0, 0, 0), (0, 0, 1))
    t = storm("3", "R1mj no_brood queens=0", traits="mace", others="blockers").rolls(1, 6, 6).plays("3")
    assert t.chamber(B, "X") == (0, 0, 1)
    t = table(
        colonies={A: "X1mj no_brood queens=0", B: "no_brood queens=0"},
        traits={A: "millers"},
        steps=("NestPhase",),
    )
    assert t.chamber(A, "S") == (0, 0, 1)


@clause("HE1-RULING-37", "HE1-CARD-recruitment-02")
@pytest.mark.parametrize(
    "nest, traits, points",
    [
        ("R2mj", "blockers", 1),
        ("S2mj", "millers deadly_sting", 1),
        ("R2md", "guards", 3),
        ("R2", "territory_marking", 1),
        ("R2", "deadly_sting", 2),
    ],
)
def test_what_recruits_count(nest: str, traits: str, points: int) -> None:
    t = storm("2", f"{nest} no_brood", traits="recruitment", others=traits).rolls(1, 6).plays("2")
    assert [event.attack for event in t.told(CombatJudged)] == [2 + points]


@clause("HE1-CARD-recruitment-04")
def test_recruits_of_a_nest_never_hunt_or_plunder() -> None:
    t = storm("3", "R2 egg_f=3 queens=1", traits="recruitment").rolls(1, 2, 6).plays("3")
    assert t.asked == {A: "plunder"}
    assert (t.chamber(B, "X"), t.offers("worker take egg_f")[-1]) == ((2, 0, 0), "worker take egg_f 3")
