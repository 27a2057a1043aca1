"""HE1-ASGN, HE1-CHK: task moves and capacity checks."""

from __future__ import annotations

import pytest

from formicarium.games.hidden_empires_1.data import MOST_MOVES
from formicarium.games.hidden_empires_1.events.tasks import (
    ColonyScattered,
    HerdReturned,
    OpponentRepelled,
    TaskLapsed,
    TrailBegun,
)
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import PERFORM, TURN, A, B, table

REST = "no_brood queens=0 R0"


# Assign Tasks


@clause("HE1-ASGN-01", "HE1-CARD-trail_making-04")
def test_makers_of_trails_patrol_again() -> None:
    t = table(ants={A: "H3 trail 2"}, traits={A: "trail_making"}, trails={"H3": A})
    assert t.ants(A) == {"H3 patrol": "2"}


@clause("HE1-ASGN-01", "HE1-RULING-78")
@pytest.mark.parametrize(
    "ants, markers, others, after",
    [
        ("H3 forage 2", "", "", {"H3 patrol": "2"}),  # nothing to forage
        ("H3 forage 2", "H3 plants_3", "", {"H3 forage": "2"}),
        ("H3 forage 2", "H3 plants_3", "H3 patrol 1", {"H3 idle": "2"}),  # opposing patrollers
        ("H3 forage 2", "", "H3 forage 1", {"H3 idle": "2"}),
        ("H3 patrol 2", "", "H3 forage 1", {"H3 idle": "2"}),
        ("H3 attack 2", "", "", {"H3 patrol": "2"}),  # nobody to attack
        ("H3 attack 2", "", "H3 forage 1", {"H3 attack": "2"}),
        ("H3 idle 2", "", "", {"H3 patrol": "2"}),
    ],
)
def test_tasks_that_are_no_longer_legal_lapse(
    ants: str, markers: str, others: str, after: dict[str, str]
) -> None:
    t = table(ants={A: ants, B: others}, markers=markers)
    assert t.ants(A) == after
    assert bool(t.told(TaskLapsed)) == (after != {ants[:-2]: "2"})


@clause("HE1-ASGN-01", "HE1-CARD-aphid_herders-02")
def test_kept_aphids_come_back_first() -> None:
    t = table(
        ants={A: "H3 forage 2, G3 patrol 1"},
        traits={A: "aphid_herders"},
        kept=[["aphids_2"], []],
        markers="H3 prey_1+1",
    )
    assert (t.asked, t.offers(), t.timeout()) == ({A: "return-aphids"}, ["H3", "discard"], "discard")
    assert t.refuses("G3") == "HE1-CARD-aphid_herders-02"  # a nest
    t.plays("H3")
    assert (t.marker("H3"), t.value("H3"), t.ants(A)["H3 forage"]) == ("aphids_2", 2, "2")
    assert t.told(HerdReturned)[0].seat == A


@clause("HE1-ASGN-02")
def test_a_number_of_ants_of_one_caste_moves_from_place_to_place() -> None:
    t = table(
        colonies={A: "R5 R2md N1"}, ants={A: "H2 patrol 1"}, traits={A: "guards"}, markers="H3 plants_3"
    )
    assert t.offers()[:4] == ["reserves worker", "reserves media", "nurses worker", "H2 patrol worker"]
    t.moves("3 reserves > H3 forage", "1md reserves > builders", "1 H2 patrol > nurses")
    t.moves("2 H3 forage > H3 patrol")  # only the task
    assert (t.sheet(A), t.ants(A)) == ("R2w 1md N2 B1md", {"H3 forage": "1", "H3 patrol": "2"})
    assert t.refuses("C3 patrol worker") == "HE1-ASGN-02"


@clause("HE1-ASGN-02")
def test_the_count_goes_up_to_the_whole_group() -> None:
    t = table(colonies={A: "R4 N1"}).plays("reserves worker", "builders")
    assert (t.asked, t.offers(), t.timeout()) == ({A: "assign-count"}, ["1", "2", "3", "4"], "4")
    assert t.refuses("5") == "HE1-ASGN-02"


@clause("HE1-ASGN-03")
@pytest.mark.parametrize("group", ["returning worker", "storage media", "storage major", "returning media"])
def test_ants_that_cannot_be_moved(group: str) -> None:
    t = table(colonies={A: "R1 X2 X1md S1md S1mj"}, traits={A: "repletes millers"})
    assert group not in t.offers()
    assert t.refuses(group) == "HE1-ASGN-03"
    t.plays("reserves worker")
    assert t.refuses("returning") == "HE1-ASGN-03"


@clause("HE1-ASGN-03", "HE1-CARD-blockers-01")
def test_blockers_cannot_leave_the_reserves() -> None:
    t = table(colonies={A: "R1 R2mj N1"}, traits={A: "blockers"})
    assert t.offers("reserves") == ["reserves worker"]
    assert t.refuses("reserves major") == "HE1-ASGN-03"


@clause("HE1-ASGN-04", "HE1-CARD-repletes-03")
def test_medias_may_go_to_storage_for_good_with_repletes() -> None:
    t = table(colonies={A: "R2 R1md N1"}, traits={A: "repletes"})
    t.plays("reserves worker")
    assert t.refuses("storage") == "HE1-ASGN-04"
    t = table(colonies={A: "R2 R1md N1"}, traits={A: "repletes"}).moves("1md reserves > storage")
    assert t.sheet(A) == "R2 N1 B0 S1md"
    assert t.refuses("storage media") == "HE1-ASGN-03"
    t = table(colonies={A: "R2 R1md N1"}, traits={A: "guards"}).plays("reserves media")
    assert t.refuses("storage") == "HE1-ASGN-04"


@clause("HE1-ASGN-05")
def test_ants_that_are_not_moved_keep_place_and_task() -> None:
    t = table(
        colonies={A: "R1 N1 B2"},
        ants={A: "H3 forage 2, H2 patrol 1, D3 forage 1"},
        markers="H3 plants_3, D3 plants_2",
    ).plays("end")
    assert t.ants(A) == {"D3 forage": "1", "H2 patrol": "1", "H3 forage": "2"}
    assert t.sheet(A) == "R1 N1 B2"


@clause("HE1-ASGN-06", "HE1-MOVE-12", "HE1-RULING-17")
def test_the_way_home_needs_no_path() -> None:
    ring = ", ".join(f"{area} predator_{value}" for area, value in (("A4", 3), ("B4", 4)))  # A5 is shut in
    t = table(ants={A: "A5 patrol 1"}, markers=ring).plays("A5 patrol worker")
    assert t.offers()[:3] == ["reserves", "nurses", "builders"]
    t.plays("nurses")
    assert t.sheet(A) == "R6 N1 B0"


@clause("HE1-ASGN-07", "HE1-MOVE-06", "HE1-RULING-18", "HE1-RULING-50")
def test_moving_the_nest_determines_the_classes_anew() -> None:
    down = "G2 ?prey_1, H2 ?prey_1, G4 ?prey_2, F2 ?prey_2, F3 ?prey_3, H3 ?prey_3, I5 ?prey_4, I4 ?prey_4"
    t = table(traits={A: "bivouac"}, colonies={A: "R4 N1 B2"}, markers=down)
    assert (t.safe(A), "I4" in t.dangerous(A)) == (["G3"], False)
    t.plays("move_nest H3")
    assert (t.safe(A), "I4" in t.dangerous(A)) == (["G3", "H3"], True)
    t = table(hands={A: "migrate"}, colonies={A: "R6 no_brood"}, markers=down).plays("card migrate", "H3")
    assert (t.safe(A), "I4" in t.dangerous(A)) == (["G3", "H3"], True)


@clause("HE1-MOVE-06", "HE1-RULING-18")
def test_task_moves_do_not_change_the_classes() -> None:
    t = table(ants={A: "E2 patrol 1"}, markers="F1 ?prey_1, D2 ?prey_1, F2 ?prey_2, E3 ?prey_2, D3 ?prey_3")
    before = t.safe(A), t.dangerous(A)
    t.moves("1 E2 patrol > reserves", "2 reserves > H3 patrol", "1 reserves > F1 scout")
    assert (t.safe(A), t.dangerous(A)) == before


@clause("HE1-ASGN-08")
def test_nobody_may_be_idle_at_the_end() -> None:
    t = table(colonies={A: "R1 N1"}, ants={A: "H3 patrol 1", B: "H3 forage 1"})
    assert t.ants(A) == {"H3 idle": "1"}
    assert "end" not in t.offers()
    assert t.refuses("end") == "HE1-ASGN-08"
    assert t.timeout() == "H3 idle worker"
    t.moves("1 H3 idle > H3 attack")
    assert "end" in t.offers()


@clause("HE1-ASGN-08", "HE1-RULING-94")
def test_idle_ants_may_be_sent_home_at_once() -> None:
    t = table(
        colonies={A: "R1 N1"},
        ants={A: "H3 patrol 1, H2 patrol 2", B: "H3 forage 1, H2 forage 1"},
    ).plays("idle_home")
    assert (t.sheet(A), t.ants(A), t.s.moves_made) == ("R4 N1 B0", {}, 2)
    assert t.refuses("idle_home") == "HE1-RULING-94"


@clause("HE1-ASGN-09", "HE1-CARD-bivouac-02", "HE1-CARD-trail_making-02")
def test_what_happens_when_the_step_ends() -> None:
    t = table(
        colonies={A: "R2 egg_f=1"},
        traits={A: "bivouac trail_making repellent"},
        ants={B: "H3 forage 1"},
        markers="H3 plants_3, H2 prey_1",
    )
    t.moves("1 reserves > H2 trail", "1 reserves > H3 forage").plays("end")
    kinds = (TrailBegun, ColonyScattered, OpponentRepelled)
    order = [name for name in t.story if name in [kind.__name__ for kind in kinds]]
    assert order[:2] == ["TrailBegun", "ColonyScattered"]
    assert t.story.index("AntRepelled") > t.story.index("ColonyScattered")
    assert (t.in_area(B, "H3"), t.marker("H2")) == (0, "")


@clause("HE1-ASGN-10", "HE1-RULING-77")
def test_sixty_task_moves_are_enough() -> None:
    assert MOST_MOVES == 60
    t = table(moves_made=59, colonies={A: "R2 N2 B1 egg_f=1"}, steps=["AssignTasks"])
    assert "builders worker" in t.offers()
    t.moves("1 reserves > H3 patrol")
    assert t.offers() == ["reserves worker", "nurses worker", "end"]
    assert t.refuses("builders worker") == "HE1-ASGN-10"
    assert t.refuses("H3 patrol worker") == "HE1-ASGN-10"
    t.plays("nurses worker")
    assert t.offers() == ["1", "2"]  # to the builders, the only place left for her


@clause("HE1-ASGN-10")
def test_after_sixty_moves_a_check_can_still_be_met() -> None:
    t = table(moves_made=60, colonies={A: "R0 egg_f=3"}, steps=["AssignTasks"])
    assert t.s.brood[A] == (0,) * 8  # all that could be done has been done


# Nest size


@clause("HE1-CHK-01")
@pytest.mark.parametrize(
    "colony, traits, used",
    [
        ("R3 N2 no_brood", "", 5),
        ("R3 N2 B4 X3 no_brood queens=4", "", 5),
        ("R1 N1 vq=2 drones=3 egg_f=1 larva_m=1 pupa_large=1", "", 10),
        ("R1 N1 S2md S1mj no_brood", "repletes millers", 5),
        ("R1 no_brood stored=11", "harvesters", 3),
        ("R1 no_brood stored=10", "harvesters", 2),
        ("R1 no_brood stored=0", "harvesters", 1),
        ("R1 S2md no_brood stored=15", "repletes", 3),
    ],
)
def test_what_counts_in_the_nest_size(colony: str, traits: str, used: int) -> None:
    t = table(colonies={A: colony}, traits={A: traits}, ants={A: "H3 patrol 5"})
    assert t.used(A) == used


@clause("HE1-CHK-01", "HE1-CHK-02")
def test_the_nest_may_be_full_but_not_more() -> None:
    assert "end" in table(colonies={A: "R6 N1 B9 X9 egg_f=3"}, ants={A: "H3 patrol 9"}).offers()
    t = table(colonies={A: "R7 N1 B9 X9 egg_f=3"}, ants={A: "H3 patrol 9"})
    assert t.refuses("end") == "HE1-CHK-01"


@clause("HE1-CHK-03")
def test_brood_is_given_up_only_while_a_check_fails() -> None:
    t = table(colonies={A: "R6 N1 egg_f=2 pupa_m=2"})
    assert t.offers("eliminate") == ["eliminate egg_f", "eliminate pupa_m"]
    t.plays("eliminate pupa_m")
    assert t.offers("eliminate") == []
    assert t.refuses("eliminate egg_f") == "HE1-CHK-03"


@clause("HE1-CHK-03")
@pytest.mark.parametrize("stored, left", [(21, 20), (20, 10), (25, 20), (10, 0)])
def test_stored_food_is_given_up_by_the_point(stored: int, left: int) -> None:
    t = table(traits={A: "harvesters"}, colonies={A: f"R10 N1 no_brood stored={stored}"})
    t.plays("eliminate stored_food")
    assert (t.s.stored[A], t.food(A)) == (left, 0)


@clause("HE1-CHK-04")
@pytest.mark.parametrize("brood, nurses", [(0, 0), (1, 1), (10, 1), (11, 2), (20, 2), (21, 3)])
def test_one_nurse_for_ten_brood_members(brood: int, nurses: int) -> None:
    assert table(colonies={A: f"R1 egg_f={brood} size=50"}).nurses_needed(A) == nurses
    t = table(colonies={A: f"R1 N{nurses} egg_f={brood} size=50"})
    assert "end" in t.offers()
    if nurses:
        t = table(colonies={A: f"R1 N{nurses - 1} egg_f={brood} size=50"})
        assert t.refuses("end") == "HE1-CHK-04"
        assert t.offers("eliminate") == ["eliminate egg_f"]


@clause("HE1-CHK-04")
def test_nurses_are_ants_of_any_caste() -> None:
    t = table(colonies={A: "R1 N1md egg_f=3"}, traits={A: "guards"})
    assert "end" in t.offers()


@clause("HE1-CHK-05")
def test_nothing_given_up_becomes_food() -> None:
    t = table(colonies={A: "R6 N1 egg_f=4 larva_f=1 food=1"}).plays("eliminate egg_f", "eliminate larva_f")
    assert t.food(A) == 1


@clause("HE1-CHK-06")
@pytest.mark.parametrize(
    "colony, traits, kinds",
    [
        ("R0 no_brood vq=8 drones=4", "", ["virgin_queen", "drone"]),
        ("S12md no_brood vq=1", "repletes", ["virgin_queen", "replete"]),
        ("S12mj no_brood drones=1", "millers", ["drone", "miller"]),
        ("R12mj no_brood", "blockers", ["blocker"]),
        ("R12mj no_brood vq=1", "blockers", ["virgin_queen", "blocker"]),
        ("R1 R12mj no_brood vq=1", "blockers", []),  # a worker could leave
        ("R0 egg_f=1 vq=12 N1", "", ["egg_f"]),
    ],
)
def test_who_is_given_up_when_nobody_can_leave(colony: str, traits: str, kinds: list[str]) -> None:
    t = table(colonies={A: colony}, traits={A: traits}, ants={A: "H3 patrol 1"})
    assert t.offers("eliminate") == [f"eliminate {kind}" for kind in kinds]


@clause("HE1-CHK-06")
def test_the_food_of_lost_repletes_is_lost() -> None:
    t = table(colonies={A: "S11md no_brood stored=105"}, traits={A: "repletes"}, ants={A: "H3 patrol 1"})
    t.plays("eliminate replete")
    assert (t.s.stored[A], t.food(A)) == (100, 0)
    assert "end" in t.offers()


@clause("HE1-CHK-07", "HE1-NEST-03", "HE1-SCOUT-19")
def test_at_other_times_the_nest_may_be_too_full() -> None:
    t = table(colonies={A: "R20 egg_f=30 N1 food=9", B: REST}, steps=("NestPhase",))
    t.defaults()
    assert sum(t.brood(A).values()) >= 30
    t = table(colonies={A: "R20 egg_f=30"}, ants={A: "H3 forage 1"}, markers="H3 plants_3", steps=PERFORM)
    assert (t.food(A), t.used(A)) == (1, 50)


@clause("HE1-CHK-08", "HE1-CARD-bivouac-01")
def test_the_brood_of_a_bivouac_without_builders_does_not_count() -> None:
    t = table(colonies={A: "R1 egg_f=30"}, traits={A: "bivouac"})
    assert (t.used(A), t.size(A), t.nurses_needed(A)) == (1, 0, 0)
    t.moves("1 reserves > builders")
    assert (t.used(A), t.size(A), t.nurses_needed(A)) == (30, 10, 3)
    t = table(colonies={A: "R1 egg_f=30"}, traits={A: "bivouac"}).moves("1 reserves > H3 patrol").plays("end")
    assert t.brood(A) == {}


# What a clock does


@clause("HE1-ASGN-08")
@pytest.mark.parametrize(
    "colony, sheet, brood",
    [
        ("R6 egg_f=3", "R5 N1 B0", 3),
        ("R14 N1 egg_f=3", "R6 N1 B8", 3),
        ("R0 egg_f=3", "R0 N0 B0", 0),
        ("R1 egg_f=12", "R0 N1 B0", 9),
    ],
)
def test_defaults_meet_the_checks(colony: str, sheet: str, brood: int) -> None:
    t = table(colonies={A: colony}).defaults()
    assert (t.sheet(A), sum(t.brood(A).values())) == (sheet, brood)


@clause("HE1-RULING-87", "HE1-ASGN-07")
def test_a_patroller_may_become_a_forager_again_after_a_card() -> None:
    t = table(
        hands={A: "highwayman_beetles"},
        ants={A: "H3 forage 2", B: "H3 forage 1"},
        markers="H3 prey_1",
        steps=TURN,
        draws=["mace"],
    ).plays("card highwayman_beetles")
    assert t.ants(A) == {"H3 idle": "2"}


@clause("HE1-RULING-95", "HE1-MOVE-12")
def test_ants_cut_off_by_a_move_may_change_their_task() -> None:
    down = ", ".join(
        f"{a} ?{m}" for a, m in (("F2", "prey_1"), ("G2", "prey_1"), ("H2", "prey_2"), ("F3", "prey_2"))
    )
    t = table(
        nests="G3 C3",
        hands={A: "migrate"},
        colonies={A: "R6 no_brood"},
        ants={A: "E2 forage 1"},
        present={},
        markers=f"E2 plants_3, {down}, G4 prey_3",
    ).plays("card migrate", "G4")
    assert "E2" not in t.safe(A)
    t.plays("E2 forage worker")
    assert "E2 patrol" in t.offers()


@clause("HE1-RULING-96")
def test_a_number_is_at_most_499() -> None:
    t = table(colonies={A: "R600 N1 size=900"}).plays("reserves worker", "builders")
    assert t.offers()[-1] == "499"
