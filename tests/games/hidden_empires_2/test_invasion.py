"""HE2-INVADE: nest invasion in the advanced game."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import (
    BlockersRolled,
    BroodCarriedOff,
    BroodRescued,
    InvasionAnnounced,
    InvasionDeclined,
    NestLost,
    PointsCompared,
    QueenHunted,
    RecruitsReleased,
)
from formicarium.games.hidden_empires_2.steps.hunt import packs
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2, P3 = 0, 1, 2


def invasion(attack: Any, nest: dict[str, Any], **fields: Any) -> Table:
    """Seat 0 invades the nest of seat 1 on E7, which has nobody outside. The brood is that of seat 1."""
    brood = fields.pop("brood", {})
    fields.setdefault("nests", [["E3"], ["E7"]])
    return table("attack", ants=[{"E7": attack, "E3": 1}, nest], brood=[{}, brood], **fields).attacks("E7")


def compared(t: Table) -> list[tuple[int, int]]:
    return [(event.attack, event.defense) for event in t.told(PointsCompared)]


@clause("HE2-INVADE-01")
def test_after_the_battle_outside_the_attacker_may_invade_or_decline() -> None:
    t = table("attack", ants=[{"E7": 4}, {"E7": 1, "nurses": 1}]).attacks("E7").plays("count:0")
    assert t.asked == {P1: "ask-invade"}
    assert t.offers() == ["button:yes", "button:no"]
    t.plays("button:no")
    assert len(t.told(InvasionDeclined)) == 1
    assert (t.ants(P1, "returning"), t.ants(P2, "nurses")) == (3, 1)
    t = table("attack", ants=[{"E7": 4}, {"E7": 1, "nurses": 1}]).attacks("E7").plays("count:0", "button:yes")
    assert [(event.seat, event.defender, event.area) for event in t.told(InvasionAnnounced)] == [
        (P1, P2, "E7")
    ]


@clause("HE2-INVADE-01")
def test_only_the_nest_of_the_defender_and_only_with_attackers_left() -> None:
    t = table("attack", seats=3, ants=[{"E7": 4}, {}, {"E7": 1}]).attacks("E7", P3).plays("count:0")
    assert t.told(InvasionAnnounced) == []
    assert t.ants(P1, "returning") == 3
    t = table("attack", ants=[{"E7": 1}, {"E7": 1}]).attacks("E7").plays("count:0")
    assert t.told(InvasionAnnounced) == []


@clause("HE2-INVADE-01", "HE2-RULING-49")
def test_all_attackers_left_invade() -> None:
    t = invasion((3, 1, 1), {"nurses": 1}, traits=[["porters", "bus"]]).plays("count:0")
    assert compared(t) == [(3 + 1 + 4, 1)]


@clause("HE2-INVADE-02", "HE2-COMBAT-18")
def test_a_cancelled_invasion_sends_the_attackers_home() -> None:
    t = invasion(3, {"nurses": 1}, hands=[[], ["seal_nest_entrances"]]).plays("card:seal_nest_entrances")
    assert compared(t) == []
    assert (t.ants(P1, "E7"), t.ants(P1, "returning")) == (0, 3)


@clause("HE2-INVADE-03")
@pytest.mark.parametrize("size", [0, 6, 99])
def test_the_nest_size_has_no_bearing(size: int) -> None:
    t = invasion(3, {"nurses": 2}, sizes=[6, size]).plays("count:0")
    assert compared(t) == [(3, 2)]


@clause("HE2-INVADE-03", "HE2-CARD-supercolony-03")
def test_every_nest_leads_to_the_same_sheet() -> None:
    t = table(
        "attack", nests=[["E3"], ["E7", "E5"]], traits=[[], ["supercolony"]], ants=[{"E5": 3}, {"nurses": 2}]
    )
    t.attacks("E5").plays("count:0")
    assert compared(t) == [(3, 2)]


@clause("HE2-INVADE-04")
def test_who_defends() -> None:
    nest = {"reserves": 1, "nurses": (1, 1, 0), "builders": 1, "storage": (0, 0, 2), "returning": 9, "E8": 9}
    t = invasion(
        20, nest, brood={"egg_f": 5}, princesses=[0, 3], males=[0, 3], traits=[[], ["guards", "millers"]]
    )
    t.plays("count:0")
    assert compared(t) == [(20, 1 + 1 + 3 + 1 + 2)]


@clause("HE2-INVADE-04", "HE2-CARD-repletes-03", "HE2-CARD-blockers-02")
def test_repletes_and_blockers_do_not_defend() -> None:
    t = invasion(3, {"storage": (0, 2, 0)}, captives=[0, 2], traits=[[], ["repletes"]])
    assert (compared(t), t.asked) == ([], {P1: "ask-hunt-queen"})
    t = invasion(20, {"storage": (0, 0, 2)}, traits=[[], ["blockers"]], dice=[1, 1])
    assert (compared(t), t.asked) == ([], {P1: "ask-hunt-queen"})
    assert t.ants(P2, "storage", "major") == 2


@clause("HE2-INVADE-05", "HE2-RULING-46")
def test_blockers_scatter_chemistry_bombs_comparison_losses_carrying_hunting() -> None:
    t = invasion(
        (13, 1, 0),
        {"nurses": 4, "reserves": 3, "storage": (0, 0, 1)},
        brood={"egg_f": 2},
        traits=[["mace", "guards"], ["suicide_bombers", "blockers"]],
    )  # the die of the blocker shows a six
    asked: list[str] = []
    while t.s.battle is not None:
        prompt = f"{t.asked_seat} {t.asked[t.asked_seat].removeprefix('ask-')}"
        asked += [prompt] * (asked[-1:] != [prompt])
        match prompt.split()[1]:
            case "scatter-dice" | "chemical-dice":
                t.rolls(1).plays("count:1")
            case "bomb-dice":
                t.rolls(2).plays("count:1")
            case "hunt-queen":
                t.rolls(6).plays("count:1")
            case _:
                t.plays(t.offers()[0])
    assert asked == [
        "0 block-return", "1 scatter-dice", "1 scatter-ant", "1 rescue-brood",
        "0 chemical-dice", "1 chemical-victim", "1 bomb-dice", "0 bomb-loss", "1 bomb-loss",
        "0 combat-loss", "0 carry", "0 hunt-queen",
    ]  # fmt: skip
    assert t.ants(P1, "E7") == 0


@clause("HE2-INVADE-06", "HE2-CARD-blockers-03")
def test_blockers_come_before_anything_else() -> None:
    t = invasion((3, 1, 0), {"nurses": 2, "storage": (0, 0, 1)}, traits=[["guards"], ["blockers"]], dice=[2])
    assert [(event.dice, event.count) for event in t.told(BlockersRolled)] == [((2,), 2)]
    assert t.asked == {P1: "ask-block-return"}
    assert t.offers() == ["stack:E7:worker", "stack:E7:media"]
    t.plays("stack:E7:media")  # the other one can only be a worker
    assert (t.ants(P1, "E7"), t.ants(P1, "E7", "media")) == (2, 0)
    assert t.asked == {P2: "ask-scatter-dice"}


@clause("HE2-INVADE-07", "HE2-CARD-millers-03", "HE2-RULING-55")
def test_millers_cannot_be_scattered() -> None:
    nest = {"nurses": 1, "builders": 1, "reserves": 1, "storage": (0, 0, 3)}
    t = invasion(9, nest, traits=[[], ["millers"]])
    assert t.offers() == ["count:0", "count:1", "count:2", "count:3"]
    t.rolls(1, 1, 1).plays("count:3")
    assert t.offers("stack") == [
        f"stack:{place}:worker count:1" for place in ("reserves", "nurses", "builders")
    ]
    assert t.refuses("stack:storage:major count:1") == "HE2-INVADE-07"


@clause("HE2-INVADE-08", "HE2-RULING-50")
def test_each_ant_scattered_may_protect_one_brood_member() -> None:
    brood = {"egg_f": 1, "larva_m": 1, "pupa_large": 1}
    t = invasion(9, {"nurses": 3, "reserves": 1}, brood=brood).rolls(1, 1, 1, 6).plays("count:4")
    t.plays("stack:nurses:worker count:3")
    assert t.ants(P2, "returning") == 3
    assert t.offers() == ["brood:pupa_large", "brood:larva_m", "brood:egg_f", "button:none"]
    t.plays("brood:egg_f")
    assert t.offers() == ["brood:pupa_large", "brood:larva_m", "button:none"]  # the egg is safe already
    t.plays("button:none", "brood:larva_m")
    assert [event.brood for event in t.told(BroodRescued)] == ["egg_f", "larva_m"]
    assert t.asked == {P1: "ask-carry"}
    assert t.offers() == ["brood:pupa_large count:1", "button:done"]
    assert t.refuses("brood:egg_f count:1") == "HE2-INVADE-08"


@clause("HE2-INVADE-08")
def test_the_protection_lasts_until_the_attackers_turn_ends() -> None:
    t = table(
        "attack",
        nests=[["E3"], ["E7", "E5"]],
        ants=[{"E7": 3, "E5": 3}, {"nurses": 1}],
        traits=[[], ["supercolony"]],
        brood=[{}, {"egg_f": 2}],
        queens=[1, 2],
    )
    t.attacks("E7").rolls(1).plays("count:1", "stack:nurses:worker count:1", "brood:egg_f")
    t.plays("brood:egg_f count:1", "count:0").attacks("E5")
    assert t.asked == {P1: "ask-hunt-queen"}  # the egg left is protected
    assert t.brood(P2) == {"egg_f": 1}
    t.plays("count:0").defaults("redeploy")
    assert t.s.protected == {}


@clause("HE2-INVADE-08", "HE2-RULING-50")
@pytest.mark.parametrize("trait", ["mace", "repellent"])
def test_ants_driven_out_by_a_trait_rescue_nobody(trait: str) -> None:
    t = (
        invasion(5, {"nurses": 2}, brood={"egg_f": 2}, traits=[[trait]])
        .plays("count:0")
        .rolls(1, 1)
        .plays("count:2")
    )
    assert t.ants(P2, "returning") == 2
    assert t.told(BroodRescued) == []
    assert t.asked == {P1: "ask-carry"}


@clause("HE2-INVADE-09", "HE2-CARD-territory_marking-01")
def test_points_are_those_of_defending_the_nest() -> None:
    t = invasion(9, {"nurses": 2, "reserves": 1}, traits=[["deadly_sting"], ["territory_marking"]]).plays(
        "count:0"
    )
    assert compared(t) == [(18, 9)]
    assert t.ants(P1, "E7") == 4  # five workers of 2 points are eliminated


@clause("HE2-INVADE-09")
def test_without_defenders_the_attacker_wins_without_losses() -> None:
    t = invasion(3, {}, brood={"egg_f": 1})
    assert compared(t) == []
    assert (t.ants(P1, "E7"), t.asked) == (3, {P1: "ask-carry"})


@clause("HE2-INVADE-09", "HE2-COMBAT-13")
def test_a_defender_who_wins_keeps_his_nest() -> None:
    t = invasion(2, {"nurses": 2, "reserves": 2}, brood={"egg_f": 3}).plays("count:0")
    assert t.asked == {P2: "ask-combat-loss"}
    assert t.offers() == ["stack:reserves:worker", "stack:nurses:worker"]
    t.plays("stack:reserves:worker", "stack:reserves:worker")
    assert (t.ants(P1, "E7"), t.ants(P2, "nurses"), t.brood(P2), t.s.queens[P2]) == (0, 2, {"egg_f": 3}, 1)


@clause("HE2-INVADE-10")
def test_each_ant_sent_home_may_carry_off_a_brood_member_for_one_food() -> None:
    t = invasion(4, {}, brood={"egg_f": 1, "pupa_large": 3}, food=[1, 5])
    assert t.offers() == [
        "brood:egg_f count:1",
        *(f"brood:pupa_large count:{n}" for n in (1, 2, 3)),
        "button:done",
    ]
    t.plays("brood:pupa_large count:2")
    assert (t.ants(P1, "E7"), t.ants(P1, "returning"), t.s.food) == (2, 2, [3, 5])
    assert t.brood(P2) == {"egg_f": 1, "pupa_large": 1}
    assert t.brood(P1) == {}
    assert [(event.brood, event.count) for event in t.told(BroodCarriedOff)] == [("pupa_large", 2)]
    assert t.refuses("brood:pupa_large count:3") == "HE2-INVADE-10"
    assert t.refuses("do:enslave count:1") == "HE2-INVADE-10"


@clause("HE2-INVADE-10", "HE2-RULING-49")
def test_workers_carry_first_then_medias_then_majors() -> None:
    t = invasion((1, 1, 1), {}, brood={"egg_f": 3}, traits=[["guards", "soldiers"]])
    t.plays("brood:egg_f count:1")
    assert t.s.ants[P1] == {"E3": (1, 0, 0), "E7": (0, 1, 1), "returning": (1, 0, 0)}
    t.plays("brood:egg_f count:1")
    assert t.s.ants[P1] == {"E3": (1, 0, 0), "E7": (0, 0, 1), "returning": (1, 1, 0)}


@clause("HE2-INVADE-10")
def test_a_queen_cannot_be_carried_off_and_hunters_must_be_left() -> None:
    t = invasion(2, {}, brood={"egg_f": 2}).plays("brood:egg_f count:2")
    assert t.told(QueenHunted) == []  # nobody is left to hunt
    assert (t.s.queens[P2], t.s.food[P1]) == (1, 2)


@clause("HE2-INVADE-11", "HE2-RULING-48")
@pytest.mark.parametrize(
    "hunters, queens, groups", [(5, 1, (5,)), (5, 2, (3, 2)), (6, 3, (2, 2, 2)), (4, 3, (2, 1, 1))]
)
def test_the_hunters_are_split_as_equally_as_possible(
    hunters: int, queens: int, groups: tuple[int, ...]
) -> None:
    assert packs(hunters, queens) == groups


@clause("HE2-INVADE-11")
@pytest.mark.parametrize("dice, queens", [((2, 3, 6), 1), ((1, 6, 6), 0), ((1, 1, 1), 0)])
def test_any_one_kills_exactly_one_queen(dice: tuple[int, ...], queens: int) -> None:
    t = invasion((2, 1, 0), {}, traits=[["guards"]]).rolls(*dice).plays("count:1")
    assert t.rolled == [3]  # a die per hunter of whatever caste
    assert t.s.queens[P2] == queens


@clause("HE2-INVADE-11")
def test_as_many_queens_as_there_are_queens_and_hunters() -> None:
    t = invasion(2, {}, queens=[1, 3])
    assert t.offers() == ["count:1", "count:0", "count:2"]
    assert t.refuses("count:3") == "HE2-INVADE-11"
    t = invasion(5, {}, queens=[1, 2])
    assert t.offers() == ["count:1", "count:0", "count:2"]
    t.plays("count:0")
    assert t.told(QueenHunted) == []
    assert t.ants(P1, "returning") == 5


@clause("HE2-INVADE-11", "HE2-RULING-94")
def test_two_groups_roll_one_after_the_other_the_larger_first() -> None:
    t = invasion(5, {}, queens=[1, 2]).rolls(6, 6, 1, 1, 6).plays("count:2")
    assert [(event.dice, event.killed) for event in t.told(QueenHunted)] == [
        ((6, 6, 1), True),
        ((1, 6), True),
    ]
    assert t.s.queens[P2] == 0


@clause("HE2-INVADE-11")
def test_a_colony_without_a_queen_is_not_hunted() -> None:
    t = invasion(2, {}, queens=[1, 0])
    assert t.told(QueenHunted) == []
    assert t.ants(P1, "returning") == 2


@clause("HE2-INVADE-12")
def test_finally_all_attackers_go_home() -> None:
    t = invasion((2, 1, 0), {"nurses": 1}, traits=[["guards"]]).plays("count:0", "stack:E7:worker", "count:0")
    assert t.s.ants[P1] == {"E3": (1, 0, 0), "returning": (1, 1, 0)}


@clause("HE2-INVADE-13", "HE2-NEST-18")
def test_a_colony_without_a_queen_plays_on() -> None:
    t = invasion(1, {"returning": 1, "E8": 1}).rolls(1).plays("count:1").defaults("redeploy")
    assert (t.s.queens[P2], t.s.active) == (0, P2)
    t = table("n4", queens=[0], ants=[{"nurses": 2}])
    assert t.offers() == ["brood:egg_m count:1", "brood:egg_m count:2", "button:done"]


@clause("HE2-INVADE-14", "HE2-CARD-supercolony-04")
def test_a_supercolony_loses_a_nest_with_a_queen() -> None:
    nests = [["E3"], ["D7", "E7"]]
    t = (
        invasion(1, {}, nests=nests, queens=[1, 2], sizes=[6, 26], traits=[[], ["supercolony"]])
        .rolls(1)
        .plays("count:1")
    )
    assert [(event.area, event.size) for event in t.told(NestLost)] == [("E7", 16)]
    assert t.s.nests[P2] == ("D7",)


@clause("HE2-INVADE-05", "HE2-CARD-recruitment-04")
def test_recruits_go_home_before_the_carrying() -> None:
    t = (
        invasion(4, {"nurses": 3}, brood={"egg_f": 5}, traits=[["recruitment"]])
        .plays("count:0")
        .rolls(1, 6)
        .plays("count:2")
    )
    t.plays("stack:E7:worker", "stack:E7:worker")  # 5 against 2: own ants are lost, the recruit is left
    assert [(event.seat, event.ants) for event in t.told(RecruitsReleased)] == [(P2, ("worker",))]
    assert t.asked == {P1: "ask-carry"}
    assert t.offers()[-2] == "brood:egg_f count:2"  # two attackers, no recruit
