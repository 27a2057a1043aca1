"""HE1-SCOUT: search, react, turn up, reinforce, assign."""

from __future__ import annotations

import pytest

from formicarium.core.chance import Roll
from formicarium.games.hidden_empires_1.events.combat import CombatJudged
from formicarium.games.hidden_empires_1.events.tasks import (
    AntRepelled,
    AreaReinforced,
    AreaScouted,
    MarkerLeft,
    MarkerTurnedUp,
    ScoutMetPredator,
    ScoutSearched,
)
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import ASSIGN, SCOUT, A, B, C, Table, table

ONLY = ("ScoutAreas",)


def scouting(dice: tuple[int, ...] = (), patrol: int = 0, marker: str = "", **fields: object) -> Table:
    """A's scout in F2; B may patrol there, and a marker may lie there face down."""
    ants = {A: "F2 scout 1", B: f"F2 patrol {patrol}" if patrol else ""}
    markers = f"F2 ?{marker}" if marker else ""
    return table(**{"ants": ants, "markers": markers, "steps": SCOUT, "dice": dice, **fields})  # type: ignore[arg-type]


@clause("HE1-SCOUT-01")
def test_the_player_chooses_the_order_of_the_areas() -> None:
    t = table(
        ants={A: "H3 scout 1, F2 scout 1, G2 scout 1"},
        markers="H3 ?prey_1, F2 ?prey_2, G2 ?prey_3",
        steps=SCOUT,
    )
    assert (t.offers(), t.timeout()) == (["F2", "G2", "H3"], "F2")
    assert t.refuses("H2") == "HE1-SCOUT-01"
    t.plays("H3")
    assert t.asked == {A: "turn-marker"}  # one area completely after the other
    t.plays("no", "done")
    assert t.asked == {A: "scout-area"}
    t.plays("G2", "no", "done", "no", "done")
    assert [event.area for event in t.told(AreaScouted)] == ["H3", "G2", "F2"]


@clause("HE1-SCOUT-01")
def test_without_scouts_the_step_is_empty() -> None:
    t = table(ants={A: "H3 patrol 1"}, markers="H3 ?prey_1", steps=SCOUT)
    assert (t.asked, t.told(AreaScouted)) == ({}, [])


@clause("HE1-SCOUT-02")
@pytest.mark.parametrize(
    "dice, detected, killed",
    [
        ((2, 4), False, False),
        ((6, 6), False, False),
        ((2, 3), True, False),
        ((5, 4), True, False),
        ((1, 4), True, True),
        ((1, 3), True, True),
    ],
)
def test_patrollers_search_with_a_die_each(dice: tuple[int, ...], detected: bool, killed: bool) -> None:
    t = scouting(dice, patrol=2)
    assert t.told(ScoutSearched) == [ScoutSearched(B, A, t.s.scouted[0], dice, detected, killed)]
    assert t.in_area(A, "F2") == (0 if killed else 1)
    assert t.chamber(A, "X") == (0, 0, 0)
    assert (t.asked.get(B) == "react") == detected
    for decision in t.match.pending:
        if decision.seat == B:
            assert dict(decision.prompt.args)["scout"] == ("killed" if killed else "found")
    assert t.chances == [Roll(2)]


@clause("HE1-SCOUT-03", "HE1-RULING-22")
def test_one_of_two_searchers_may_kill_and_the_other_still_reacts() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        ants={A: "F2 scout 1", B: "F2 patrol 1", C: "F2 patrol 2"},
        steps=ONLY,
        dice=[1, 3, 2],
    )
    assert t.in_area(A, "F2") == 0
    assert t.asked == {B: "react"}
    t.plays("done")
    assert t.asked == {C: "react"}
    t.plays("done")
    assert t.asked == {}


@clause("HE1-SCOUT-04")
def test_a_reaction_is_of_one_kind() -> None:
    t = scouting((3, 2), patrol=2)
    assert t.timeout() == "done"
    assert {offer.split()[0] for offer in t.offers()} == {"reinforce", "retreat", "done"}
    t.plays("reinforce worker 1")
    assert {offer.split()[0] for offer in t.offers()} == {"reinforce", "done"}
    assert t.refuses("retreat patrol worker 1") == "HE1-SCOUT-04"
    t = scouting((3, 2), patrol=2).plays("retreat patrol worker 1")
    assert {offer.split()[0] for offer in t.offers()} == {"retreat", "done"}
    assert t.refuses("reinforce worker 1") == "HE1-SCOUT-04"


@clause("HE1-SCOUT-05", "HE1-RULING-26")
def test_reinforcements_patrol() -> None:
    t = scouting((3,), patrol=1).plays("reinforce worker 4", "done")
    assert (t.ants(B), t.sheet(B)) == ({"F2 patrol": "5"}, "R2 N0 B0")
    assert [(e.seat, e.count) for e in t.told(AreaReinforced)] == [(B, 4)]
    t = scouting((3,), patrol=1)
    assert t.refuses("reinforce worker 7") == "HE1-SCOUT-05"


@clause("HE1-SCOUT-05", "HE1-CARD-blockers-01")
def test_only_worker_like_reserves_come() -> None:
    t = scouting((3,), patrol=1, colonies={B: "R1 R2mj N3"}, traits={B: "blockers"})
    assert t.offers("reinforce") == ["reinforce worker 1"]


@clause("HE1-SCOUT-06")
def test_ants_of_any_task_may_retreat() -> None:
    t = scouting((5, 5), ants={A: "F2 scout 1", B: "F2 patrol 2, F2 forage 3"}, markers="F2 plants_3").plays(
        "retreat forage worker 3", "retreat patrol worker 1", "done"
    )
    assert (t.ants(B), t.chamber(B, "X")) == ({"F2 patrol": "1"}, (4, 0, 0))


@clause("HE1-SCOUT-07")
def test_nobody_fights_during_search_and_reaction() -> None:
    t = scouting((3,), patrol=1, steps=ONLY).plays("reinforce worker 5", "done")
    assert t.asked == {A: "scout-reinforce"}
    t.plays("done")
    assert t.told(CombatJudged) == []
    assert (t.ants(A), t.ants(B)) == ({"F2 attack": "1"}, {"F2 patrol": "6"})


@clause("HE1-SCOUT-08")
def test_with_the_scout_dead_the_area_is_done() -> None:
    t = scouting((1,), patrol=1, marker="plants_3").plays("done")
    assert (t.asked, t.marker("F2")) == ({}, "?plants_3")
    assert t.told(MarkerTurnedUp) == []


@clause("HE1-SCOUT-09", "HE1-SCOUT-14")
@pytest.mark.parametrize("marker", ["prey_4", "aphids_2", "plants_3"])
def test_food_turned_up_stays(marker: str) -> None:
    t = scouting(marker=marker)
    assert (t.asked, t.offers(), t.timeout()) == ({A: "turn-marker"}, ["yes", "no"], "yes")
    t.plays("yes")
    assert (t.marker("F2"), t.s.modifiers) == (marker, {})
    assert [event.marker for event in t.seen(None, MarkerTurnedUp)] == [marker]


@clause("HE1-SCOUT-10", "HE1-RULING-20")
def test_a_marker_may_be_left_face_down() -> None:
    t = scouting(marker="plants_3", steps=ONLY).plays("no", "reinforce worker 2", "done")
    assert (t.marker("F2"), t.ants(A)) == ("?plants_3", {"F2 patrol": "3"})
    assert len(t.told(MarkerLeft)) == 1
    t = table(ants={A: "F2 patrol 3"}, markers="F2 ?plants_3")
    assert "F2" in t.safe(A)


@clause("HE1-SCOUT-11")
def test_an_empty_marker_goes_to_the_pool() -> None:
    t = scouting(marker="empty").plays("yes")
    assert t.marker("F2") == ""
    assert [marker for marker in t.s.pool if marker == "empty"] == ["empty"] * 4
    assert t.asked == {A: "scout-reinforce"}


@clause("HE1-SCOUT-12")
@pytest.mark.parametrize(
    "marker, dice, fate, box",
    [
        ("predator_3", (2, 3, 4), "returned", 1),
        ("predator_3", (2, 1, 4), "killed", 0),
        ("predator_6", (6, 5, 4, 3, 2, 2), "returned", 1),
    ],
)
def test_a_scout_meets_a_predator(marker: str, dice: tuple[int, ...], fate: str, box: int) -> None:
    t = scouting(marker=marker).rolls(*dice).plays("yes")
    assert [(event.fate, event.dice) for event in t.told(ScoutMetPredator)] == [(fate, dice)]
    assert (t.chamber(A, "X"), t.marker("F2")) == ((box, 0, 0), marker)
    assert t.asked == {}


@clause("HE1-SCOUT-13", "HE1-RULING-21")
def test_all_others_flee_unharmed() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        ants={A: "F2 scout 1, F2 patrol 2", B: "F2 forage 3", C: "F2 patrol 1"},
        traits={C: "camouflage"},
        markers="F2 ?predator_4",
        steps=SCOUT,
        dice=[2],
    ).rolls(1, 1, 1, 1)
    t.plays("yes")
    assert [t.in_area(seat, "F2") for seat in (A, B, C)] == [0, 0, 1]
    assert [t.chamber(seat, "X")[0] for seat in (A, B)] == [2, 3]


@clause("HE1-SCOUT-15", "HE1-RULING-25")
def test_reserves_may_join_the_scout() -> None:
    t = scouting(marker="plants_3").plays("yes")
    assert (t.asked, t.timeout()) == ({A: "scout-reinforce"}, "done")
    assert t.offers() == [*(f"reinforce worker {n}" for n in range(1, 7)), "done"]
    assert t.refuses("reinforce worker 9") == "HE1-SCOUT-15"


@clause("HE1-SCOUT-15", "HE1-SCOUT-05", "HE1-RULING-25")
def test_predators_bar_the_way_of_reserves() -> None:
    shut = "A4 predator_3, B4 predator_4, A5 ?prey_1"
    t = table(ants={A: "A5 scout 1"}, markers=shut, steps=SCOUT).plays("no")
    assert t.asked == {}
    t = table(ants={A: "A5 scout 1"}, markers=shut, traits={A: "camouflage"}, steps=SCOUT).plays("no")
    assert t.asked == {A: "scout-reinforce"}
    t = table(ants={A: "E2 scout 1"}, markers="F2 predator_3, E2 ?prey_1", steps=SCOUT).plays("no")
    assert t.asked == {A: "scout-reinforce"}  # there is another way


@clause("HE1-SCOUT-16", "HE1-RULING-24", "HE1-RULING-91")
@pytest.mark.parametrize(
    "area, marker, others, tasks",
    [
        ("F2", "plants_3", "", ["forage", "patrol"]),
        ("F2", "plants_3", "F2 forage 1", ["forage", "attack"]),
        ("C3", "", "", ["patrol", "attack"]),  # a nest without ants outside
    ],
)
def test_tasks_of_a_scouted_area(area: str, marker: str, others: str, tasks: list[str]) -> None:
    t = table(
        ants={A: f"{area} scout 1, {area} patrol 1", B: others},
        markers=f"{area} {marker}" if marker else "",
        steps=ONLY,
    ).plays("done")
    assert t.asked == {A: "scout-assign"}
    assert t.offers() == [f"worker {task} {n}" for task in tasks for n in (1, 2)]
    assert t.timeout() == f"worker {tasks[0]} 2"
    assert t.refuses("worker trail 1") == "HE1-SCOUT-16"


@clause("HE1-SCOUT-16", "HE1-RULING-91", "HE1-CARD-trail_making-04")
def test_makers_of_trails_keep_their_task() -> None:
    t = table(
        ants={A: "F2 scout 1, F2 trail 2"},
        traits={A: "trail_making"},
        steps=ONLY,
    ).plays("done")
    assert t.ants(A) == {"F2 patrol": "1", "F2 trail": "2"}


@clause("HE1-SCOUT-17", "HE1-RULING-23")
def test_beside_patrollers_there_is_only_attack() -> None:
    t = scouting((2,), patrol=1, markers="F2 plants_3", steps=ONLY).plays("done")
    assert t.ants(A) == {"F2 attack": "1"}
    assert t.asked == {}


@clause("HE1-SCOUT-16", "HE1-RULING-24")
def test_when_all_patrollers_of_a_nest_retreat_it_can_be_attacked() -> None:
    t = table(ants={A: "C3 scout 1", B: "C3 patrol 1"}, steps=ONLY, dice=[3])
    t.plays("retreat patrol worker 1")
    t.plays("done")
    assert t.asked == {A: "scout-assign"}
    assert t.offers() == ["worker patrol 1", "worker attack 1"]


@clause("HE1-SCOUT-18", "HE1-CARD-repellent-01")
def test_repellent_works_for_foragers_of_a_scouted_area() -> None:
    t = table(
        ants={A: "F2 scout 1", B: "F2 forage 3"},
        present={},
        traits={A: "repellent"},
        markers="F2 ?plants_3",
        steps=ONLY,
    ).plays("yes", "reinforce worker 1", "done", "worker forage 2")
    assert (t.in_area(B, "F2"), t.chamber(B, "X")) == (1, (2, 0, 0))
    assert len(t.told(AntRepelled)) == 2


@clause("HE1-SCOUT-19")
def test_capacities_are_not_checked_after_scouting() -> None:
    t = table(colonies={A: "R2 N1 egg_f=10 size=13"}, markers="F2 ?predator_3", steps=ASSIGN)
    t.moves("1 reserves > F2 scout").plays("end").rolls(2, 2, 2).plays("yes")
    assert t.asked == {}  # she waits in the Returning Ants box, and the nest is full
