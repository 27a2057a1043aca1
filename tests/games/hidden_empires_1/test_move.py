"""HE1-MOVE, HE1-TASK: where ants may go, and what they may do there."""

from __future__ import annotations

import pytest

from formicarium.games.hidden_empires_1.data import Area
from formicarium.games.hidden_empires_1.ground import CLASSIC
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import A, B, C, Table, table

RING = "F2 ?prey_1, F3 ?prey_1, G2 ?prey_2, G4 ?prey_2, H2 ?prey_3, H3 ?prey_3"  # around G3


def offered(t: Table, area: str, group: str = "reserves worker") -> list[str]:
    """The tasks that a group may be given in an area."""
    return [offer.split()[1] for offer in t.plays(group).offers(area)]


# Safe, dangerous, forbidden


@clause("HE1-MOVE-01")
@pytest.mark.parametrize(
    "markers, others", [("", ""), ("E2 ?prey_6", ""), ("", "E2 patrol 2"), ("E2 ?prey_6", "E2 patrol 1")]
)
def test_where_own_ants_were_it_is_safe(markers: str, others: str) -> None:
    laid = ", ".join(filter(None, (RING, markers)))
    t = table(ants={A: "E2 patrol 1", B: others}, markers=laid)
    assert {"E2", "G3"} <= set(t.safe(A))
    t = table(ants={B: others}, markers=laid)
    assert "E2" not in t.safe(A)


@clause("HE1-MOVE-01", "HE1-RULING-18")
def test_presence_counts_from_the_beginning_of_the_turn() -> None:
    t = table(ants={A: "E2 patrol 1"}, markers=RING, present={"D3": 1})
    assert "D3" in t.safe(A)  # lost to the card, perhaps
    t = table(ants={A: "E2 patrol 1"}, markers=f"{RING}, D3 ?prey_4, D2 ?prey_4", present={})
    assert "E2" not in t.safe(A)


@clause("HE1-MOVE-01")
def test_the_own_nest_is_safe_even_beside_patrollers() -> None:
    t = table(ants={B: "G3 patrol 3"})
    assert "G3" in t.safe(A)


@clause("HE1-MOVE-02", "HE1-RULING-14")
def test_safety_spreads_as_far_as_nothing_is_in_the_way() -> None:
    t = table()
    assert t.safe(A) == list(CLASSIC.land)
    assert t.dangerous(A) == []
    t = table(markers=RING)
    assert t.safe(A) == ["G3"]
    t = table(markers=RING.replace("F2 ?prey_1", "F2 plants_3"))
    assert {"F2", "E2", "A1", "I1"} <= set(t.safe(A))


@clause("HE1-MOVE-03")
def test_dangerous_areas_lie_beside_safe_ones() -> None:
    t = table(markers=f"{RING}, I4 ?prey_4")
    assert t.dangerous(A) == ["F2", "F3", "G2", "G4", "H2", "H3"]
    assert "I4" not in t.dangerous(A)
    t = table(ants={B: "H3 patrol 1"}, markers="H3 plants_3")
    assert t.dangerous(A) == ["H3"]


@clause("HE1-MOVE-04")
def test_a_predator_forbids_an_area_even_where_own_ants_were() -> None:
    t = table(ants={A: "H2 patrol 1"}, markers="H3 predator_4", present={"H3": 1, "H2": 1})
    assert "H3" not in {*t.safe(A), *t.dangerous(A)}
    t.plays("reserves worker")
    assert t.refuses("H3 patrol") == "HE1-MOVE-04"
    t = table(markers="H3 predator_4", traits={A: "camouflage"})
    assert "H3" in t.safe(A)


@clause("HE1-MOVE-04")
def test_what_is_neither_safe_nor_dangerous_is_forbidden() -> None:
    t = table(markers=RING).plays("reserves worker")
    assert t.refuses("I4 patrol") == "HE1-MOVE-04"
    assert t.refuses("C2 scout") == "HE1-MOVE-04"


@clause("HE1-MOVE-05", "HE1-RULING-15", "HE1-CARD-trail_making-06")
def test_nests_trails_and_other_ants_have_no_influence() -> None:
    t = table(ants={B: "H3 forage 1"}, trails={"C2": B, "H2": A}, sites=[[], ["B3"]], markers="H3 plants_3")
    assert t.safe(A) == list(CLASSIC.land)
    assert offered(t, "C3") == ["patrol", "attack"]  # an opposing nest can be entered


@clause("HE1-MOVE-07")
def test_any_number_of_ants_may_enter_a_safe_area() -> None:
    t = table(colonies={A: "R9 N1"}).moves("8 reserves > A1 patrol")
    assert t.ants(A) == {"A1 patrol": "8"}


@clause("HE1-MOVE-08", "HE1-RULING-19", "HE1-TASK-04")
def test_one_scout_into_each_dangerous_area() -> None:
    t = table(markers=RING).moves("1 reserves > F2 scout", "1 reserves > H3 scout")
    assert t.ants(A) == {"F2 scout": "1", "H3 scout": "1"}
    t.plays("reserves worker")
    assert t.refuses("F2 scout") == "HE1-MOVE-08"
    assert t.refuses("G2 patrol") == "HE1-MOVE-08"
    t.plays("G2 scout")
    assert t.ants(A)["G2 scout"] == "1"  # one of several: no number is asked


@clause("HE1-MOVE-09", "HE1-MOVE-10")
def test_the_way_leads_through_safe_and_dangerous_areas_only() -> None:
    shut = "H3 predator_3, G4 predator_4, I4 plants_3"  # I4, I5 and G5 lie behind the Predators
    t = table(markers=shut, ants={A: "I4 forage 1"})
    assert "I5" in t.safe(A)
    t.plays("reserves worker")
    assert t.refuses("I5 patrol") == "HE1-MOVE-10"
    t = table(markers=shut, ants={A: "I4 forage 1"})
    assert "patrol" in offered(t, "I5", "I4 forage worker")  # from where she stands


@clause("HE1-MOVE-10", "HE1-RULING-17")
def test_dangerous_areas_are_passed_without_danger() -> None:
    t = table(markers=RING, ants={A: "E2 patrol 1"})
    assert t.safe(A)
    assert "patrol" in offered(t, "A1")  # through F2, where a marker lies face down


@clause("HE1-MOVE-11")
def test_a_way_may_be_long() -> None:
    assert CLASSIC.distance(Area("G3"), Area("A1")) == 7
    assert "patrol" in offered(table(), "A1")


@clause("HE1-MOVE-12")
@pytest.mark.parametrize("markers, others", [("E2 ?prey_1", ""), ("", "E2 patrol 3"), ("", "E2 forage 3")])
def test_ants_may_leave_any_area(markers: str, others: str) -> None:
    t = table(ants={A: "E2 patrol 1", B: others}, markers=markers)
    group = next(offer for offer in t.offers("E2"))
    assert "patrol" in offered(t, "E1", group)


# Tasks


@clause("HE1-TASK-01", "HE1-TASK-10")
@pytest.mark.parametrize(
    "marker, others, legal",
    [
        ("plants_3", "", True),
        ("prey_3", "H3 forage 2", True),  # foragers share in peace
        ("aphids_1", "H3 attack 1", True),
        ("", "", False),
        ("prey_3", "H3 patrol 1", False),
    ],
)
def test_where_one_may_forage(marker: str, others: str, legal: bool) -> None:
    t = table(ants={A: "H3 patrol 1", B: others}, markers=f"H3 {marker}" if marker else "")
    assert ("forage" in offered(t, "H3")) == legal
    if not legal:
        assert t.refuses("H3 forage") == "HE1-TASK-01"


@clause("HE1-TASK-02")
@pytest.mark.parametrize("others, legal", [("", True), ("H3 forage 1", False), ("H3 patrol 1", False)])
def test_where_one_may_patrol(others: str, legal: bool) -> None:
    t = table(ants={A: "H3 idle 1", B: others}, markers="H3 ?plants_3")
    assert ("patrol" in offered(t, "H3")) == legal
    if not legal:
        assert t.refuses("H3 patrol") == "HE1-TASK-02"


@clause("HE1-TASK-03", "HE1-RULING-16")
@pytest.mark.parametrize(
    "area, own, others, legal",
    [
        ("H3", "", "H3 forage 1", True),
        ("H3", "", "H3 patrol 1", False),  # dangerous: only a scout
        ("H3", "H3 idle 1", "H3 patrol 1", True),  # where own ants were
        ("G3", "", "G3 patrol 1", True),  # a besieged colony may sally out
        ("H3", "", "", False),
        ("C3", "", "", True),  # an opposing nest
        ("C4", "", "", True),  # an opposing Nest Site
        ("C3", "", "C3 patrol 1", False),
    ],
)
def test_where_one_may_attack(area: str, own: str, others: str, legal: bool) -> None:
    t = table(ants={A: own, B: others}, sites=[[], ["C4"]])
    assert ("attack" in offered(t, area)) == legal
    if not legal:
        assert t.refuses(f"{area} attack") == ("HE1-MOVE-08" if others else "HE1-TASK-03")


@clause("HE1-TASK-03")
def test_patrollers_of_a_third_player_forbid_the_attack() -> None:
    t = table(seats=3, nests="G3 C3 E1", ants={A: "A1 patrol 1", B: "H3 forage 1", C: "H3 patrol 1"})
    t.plays("reserves worker")
    assert t.refuses("H3 attack") == "HE1-MOVE-08"


@clause("HE1-TASK-04")
def test_a_safe_area_with_a_face_down_marker_may_be_scouted() -> None:
    t = table(ants={A: "H3 patrol 2"}, markers="H3 ?plants_3")
    assert offered(t, "H3") == ["patrol", "scout"]
    t.plays("H3 scout")
    assert t.ants(A) == {"H3 patrol": "2", "H3 scout": "1"}
    assert "scout" not in offered(t, "H3")
    t = table(markers="H2 plants_3").plays("reserves worker")
    assert t.refuses("H2 scout") == "HE1-TASK-04"


@clause("HE1-TASK-05", "HE1-CARD-trail_making-01", "HE1-RULING-72")
def test_trails_need_their_trait() -> None:
    assert "trail" not in offered(table(), "H3")
    t = table(traits={A: "trail_making"})
    assert "trail" in offered(t, "H3")
    assert t.refuses("E1 trail") == "HE1-TASK-05"


@clause("HE1-TASK-06", "HE1-TASK-07", "HE1-TASK-08")
def test_any_number_nurses_builds_and_waits() -> None:
    t = (
        table(colonies={A: "R9 N1 size=30"})
        .moves("4 reserves > nurses", "3 reserves > builders")
        .plays("end")
    )
    assert t.sheet(A) == "R2 N5 B3"
    assert t.size(A) == 33


@clause("HE1-TASK-08")
def test_reserves_are_not_fed() -> None:
    t = table(colonies={A: "R9 no_brood food=3", B: "no_brood"}, steps=({"is": "NestStep", "number": 2},))
    assert (t.food(A), t.sheet(A)) == (3, "R9 N0 B0")


@clause("HE1-TASK-09")
def test_ants_in_one_area_may_have_different_tasks() -> None:
    t = table(colonies={A: "R5 N1"}, ants={B: "H3 forage 1"}, markers="H3 plants_3").moves(
        "2 reserves > H3 forage", "1 reserves > H3 attack"
    )
    assert t.ants(A) == {"H3 attack": "1", "H3 forage": "2"}
    assert t.refuses("H3 patrol worker") == "HE1-ASGN-02"


@clause("HE1-TASK-10")
def test_foragers_of_two_players_do_not_fight() -> None:
    t = table(ants={A: "H3 forage 2", B: "H3 forage 2"}, markers="H3 plants_3", steps=("PerformTasks",))
    assert (t.in_area(A, "H3"), t.in_area(B, "H3"), t.food(A)) == (2, 2, 2)
    t = table(active=B, ants={A: "H3 forage 2", B: "H3 forage 2"}, markers="H3 plants_3")
    assert "attack" in offered(t, "H3")


@clause("HE1-TASK-11")
@pytest.mark.parametrize(
    "traits, caste, tasks",
    [
        ("guards", "media", {"forage", "patrol"}),
        ("porters", "media", {"forage", "patrol"}),
        ("soldiers", "major", {"forage", "patrol"}),
        ("", "major", {"forage", "patrol"}),  # without a Trait they work as workers
        ("", "media", {"forage", "patrol"}),
    ],
)
def test_worker_like_ants_do_every_task(traits: str, caste: str, tasks: set[str]) -> None:
    t = table(colonies={A: "R1md R1mj N1"}, traits={A: traits}, markers="H3 plants_3, H2 ?prey_1")
    assert set(offered(t, "H3", f"reserves {caste}")) == tasks
    assert {"nurses", "builders"} <= set(t.offers())
    assert "H2 scout" in t.offers()
