"""HE1-DEF: what the words mean."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from formicarium.core.chance import Draw, Pick, Roll
from formicarium.games.hidden_empires_1 import GAME
from formicarium.games.hidden_empires_1.data import POOL, Marker
from formicarium.games.hidden_empires_1.events.cards import MarkerChanged, MarkerRemoved, MarkerUsedUp
from formicarium.games.hidden_empires_1.events.effects import LarvaeLost
from formicarium.games.hidden_empires_1.events.tasks import FoodForaged
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import (
    NEST,
    PERFORM,
    SCOUT,
    TURN,
    A,
    B,
    C,
    D,
    nest_step,
    new_game,
    table,
)

QUIET = "no_brood queens=0 R0"


@clause("HE1-DEF-01")
def test_two_to_six_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


@clause("HE1-DEF-01", "HE1-DEF-19", "HE1-RULING-22", "HE1-SCOUT-03")
def test_clockwise_is_the_next_seat_and_after_the_last_the_first() -> None:
    ants = {A: "E3 patrol 1", B: "E3 patrol 1", C: "E3 scout 1", D: "E3 patrol 1"}
    t = table(seats=4, nests="G3 C3 E1 E5", active=C, ants=ants, steps=SCOUT, dice=[3, 5, 3])
    reacted = []
    while t.asked.get(C) is None:
        reacted.append(t.asked_seat)
        t.plays("done")
    assert reacted == [D, A, B]


@clause("HE1-DEF-02")
def test_no_ant_enters_a_blue_area() -> None:
    t = table(ants={A: "E4 patrol 1"}).plays("reserves worker")
    assert t.refuses("F4 patrol") == "HE1-DEF-02"
    assert not t.offers("F4")
    assert new_game(2, picks=[0]).refuses("A3") == "HE1-DEF-02"


@clause("HE1-DEF-02")
def test_no_nest_moves_into_a_blue_area() -> None:
    t = table(nests="G4 C3", hands={A: "migrate"}).plays("card migrate")
    assert t.offers() == ["F3", "G3", "G5", "H3"]


@clause("HE1-DEF-06", "HE1-RULING-36", "HE1-RULING-45")
@pytest.mark.parametrize(
    "traits, movable",
    [
        ("soldiers", ["reserves worker", "reserves media", "reserves major"]),
        ("", ["reserves worker", "reserves media", "reserves major"]),
        ("blockers", ["reserves worker", "reserves media"]),
    ],
)
def test_worker_like_ants(traits: str, movable: list[str]) -> None:
    t = table(traits={A: traits}, colonies={A: "R1 R1md R1mj N1"})
    assert t.offers("reserves") == movable


@clause("HE1-DEF-06", "HE1-CARD-millers-05", "HE1-CARD-repletes-03", "HE1-ASGN-03")
def test_ants_in_storage_are_not_worker_like() -> None:
    t = table(traits={A: "millers repletes"}, colonies={A: "R1 N1 S2md S2mj"})
    assert not t.offers("storage")
    assert t.refuses("storage media") == "HE1-ASGN-03"
    assert t.refuses("storage major") == "HE1-ASGN-03"


@clause("HE1-DEF-07")
def test_reproductives_never_perform_tasks() -> None:
    t = table(colonies={A: "R1 N1 vq=2 drones=2"})
    assert t.offers() == ["reserves worker", "nurses worker", "end"]


@clause("HE1-DEF-08", "HE1-CHK-02")
def test_mother_queens_take_no_room_and_no_food() -> None:
    t = table(colonies={A: "R6 N1 egg_f=3 queens=9"})
    assert t.used(A) == 10
    assert "end" in t.offers()
    t = table(colonies={A: "N1 no_brood queens=9 food=5", B: QUIET}, steps=[nest_step(2)])
    assert t.food(A) == 4


@clause("HE1-DEF-08")
def test_mother_queens_never_fight() -> None:
    t = table(ants={A: "C3 attack 1"}, colonies={B: "no_brood queens=9 R0"}, steps=PERFORM).plays("done")
    assert t.ants(A) == {"C3 attack": "1"}  # she has met nobody, and hunts
    assert t.asked == {A: "queen-hunt"}


@clause("HE1-DEF-09", "HE1-CARD-supercolony-05", "HE1-RULING-39")
def test_nest_sites_are_own_nest_areas() -> None:
    t = table(
        sites=[["E2"], []],
        traits={A: "supercolony"},
        markers="F1 ?prey_1, D2 ?prey_1, F2 ?prey_2, E3 ?prey_2, D3 ?prey_3, H3 plants_3",
        ants={B: "G2 patrol 1"},
    )
    assert {"E2", "G3"} <= set(t.safe(A))
    assert "D2" in t.dangerous(A)
    t = table(sites=[["E2"], []], traits={A: "supercolony"}, ants={A: "D2 forage 2"}, markers="D2 plants_3")
    t.moves("1 reserves > nurses").plays("end")
    assert t.told(FoodForaged)[0].foragers == 2  # one step from the site, five from the nest


@clause("HE1-DEF-10", "HE1-MOVE-05", "HE1-MOVE-02")
@pytest.mark.parametrize(
    "task, safe", [("patrol", False), ("forage", True), ("attack", True), ("idle", True)]
)
def test_only_patrollers_patrol(task: str, safe: bool) -> None:
    t = table(ants={B: f"H3 {task} 1"}, markers="H3 plants_3")
    assert ("H3" in t.safe(A)) == safe
    assert ("H3" in t.dangerous(A)) == (not safe)


# Markers


@clause("HE1-DEF-11", "HE1-DEF-12")
@pytest.mark.parametrize(
    "before, card, after",
    [
        ("prey_3-1", "ant_dispersed_seeds", 3),
        ("prey_3", "ant_dispersed_seeds", 4),
        ("prey_3+1", "competition", 3),
        ("prey_3", "competition", 2),
        ("prey_3-1", "competition", 1),
    ],
)
def test_plus_and_minus_cancel(before: str, card: str, after: int) -> None:
    t = table(markers=f"H3 {before}", steps=TURN, draws=[card])
    assert t.value("H3") == after
    assert t.s.modifiers.get("H3", 0) == after - 3  # type: ignore[call-overload]
    assert [event.value for event in t.told(MarkerChanged)] == [after]


@clause("HE1-DEF-13", "HE1-RULING-29", "HE1-RULING-76")
@pytest.mark.parametrize("marker", ["prey_1", "aphids_1", "plants_2-1"])
def test_a_marker_without_value_goes_to_the_pool(marker: str) -> None:
    name = marker.split("-")[0]
    t = table(hands={A: "highwayman_beetles"}, ants={A: "H3 forage 1"}, markers=f"H3 {marker}")
    before = t.s.pool.count(name)
    t.plays("card highwayman_beetles")
    assert (t.marker("H3"), t.s.modifiers) == ("", {})
    assert t.s.pool.count(name) == before + 1
    assert [event.marker for event in t.told(MarkerUsedUp)] == [name]


@clause("HE1-DEF-14")
def test_the_pool_is_what_lies_nowhere_else() -> None:
    t = table(
        markers="H3 prey_1, H2 ?prey_1",
        traits={A: "aphid_herders"},
        kept=[["aphids_1"], []],
        steps=["AssignTasks"],
    )
    assert Counter(t.s.pool) == Counter(POOL) - Counter(map(Marker, ("prey_1", "prey_1", "aphids_1")))


@clause("HE1-DEF-14", "HE1-DEF-16", "HE1-DEF-22")
def test_every_chance_is_named_and_every_outcome_equally_likely() -> None:
    t = table(ants={A: "H3 forage 2"}, markers="H3 prey_3", steps=PERFORM, dice=[1, 6])
    assert t.chances == [Roll(2)]
    t = table(steps=["GameTurn"], picks=[A], draws=["caterpillars"])
    token, drawn = t.chances
    assert token == Pick(("0", "1"))
    assert isinstance(drawn, Draw)
    assert len(drawn.pile) == 64
    rng = Random(1)
    assert {Roll(1).sample(rng) for _ in range(200)} == {(face,) for face in range(1, 7)}


@clause("HE1-DEF-15", "HE1-RULING-76")
def test_modifiers_leave_with_their_marker() -> None:
    t = table(hands={A: "migrate"}, markers="H3 plants_3+2").plays("card migrate", "H3")
    assert (t.marker("H3"), t.s.modifiers) == ("", {})
    assert [(event.area, event.marker) for event in t.told(MarkerRemoved)] == [("H3", "plants_3")]
    assert t.s.pool.count("plants_3") == 4


@clause("HE1-DEF-15")
def test_a_face_down_marker_leaves_unseen() -> None:
    t = table(hands={A: "migrate"}, markers="H3 ?plants_3").plays("card migrate", "H3")
    assert [(event.area, event.marker) for event in t.told(MarkerRemoved)] == [("H3", "")]
    assert t.s.pool.count("plants_3") == 4


@clause("HE1-DEF-17", "HE1-CHK-05")
def test_what_is_eliminated_yields_nothing() -> None:
    t = table(colonies={A: "R6 N1 egg_f=6"}).plays("eliminate egg_f")
    assert (t.brood(A), t.food(A)) == ({"egg_f": 5}, 0)
    t = table(hands={A: "rove_beetles"}, colonies={B: "R6 larva_f=4"}).plays("card rove_beetles")
    assert (t.told(LarvaeLost), t.food(A), t.food(B)) == ([LarvaeLost(B, 2, 0)], 0, 0)


@clause("HE1-DEF-18", "HE1-FOR-05")
def test_food_gathers_until_the_end_of_the_nest_phase() -> None:
    t = table(
        colonies={A: "R0 no_brood queens=0 food=4", B: QUIET},
        ants={A: "H3 forage 2"},
        markers="H3 plants_3",
        steps=PERFORM,
    )
    assert (t.food(A), t.s.stored[A]) == (6, 0)
    t = table(colonies={A: "no_brood queens=0 R0 food=6", B: QUIET}, steps=[nest_step(7)])
    assert (t.food(A), t.s.stored[A]) == (0, 0)


@clause("HE1-DEF-19", "HE1-WIN-03", "HE1-WIN-04")
def test_outside_the_nest_phase_the_active_player_decides_first() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        active=B,
        ants={A: "E2 patrol 1w 1md", B: "E2 patrol 1w 1md", C: "E2 patrol 1w 1md"},
        steps=TURN,
        draws=["attrition_red"],
    )
    asked = []
    while t.asked[t.asked_seat] == "choose-ant-attrition":
        asked.append(t.asked_seat)
        t.plays("E2 patrol worker")
    assert asked == [B, C, A]


@clause("HE1-DEF-19", "HE1-WIN-16", "HE1-RULING-52")
def test_the_nest_order_begins_with_the_first_player_of_the_game_turn() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        active=A,
        first=B,
        hands={A: "guest_ants", C: "guest_queen"},
        colonies={A: "R6 vq=2", B: "R6 food=4 drones=2", C: "R6 food=4"},
        steps=NEST,
    )
    assert t.asked == {C: "window-guest"}
    t.plays("pass")
    assert t.asked == {A: "window-guest"}


@clause("HE1-DEF-20", "HE1-PERF-02")
def test_areas_follow_in_the_order_of_their_names() -> None:
    t = table(
        ants={A: "H3 forage 1, F2 forage 1, G2 forage 1"},
        markers="H3 plants_3, F2 plants_2, G2 plants_3",
        steps=PERFORM,
    )
    assert [event.area for event in t.told(FoodForaged)] == ["F2", "G2", "H3"]


@clause("HE1-DEF-21", "HE1-RULING-04")
def test_without_a_trail_marker_left_no_trail_is_begun() -> None:
    trails = [
        f"{column}{row}" for column, row in zip("AAAABBBCCCCDDDEEEE", "124523412452341234", strict=True)
    ]
    t = table(traits={A: "trail_making"}, trails=dict.fromkeys(trails, A)).plays("reserves worker")
    assert not [offer for offer in t.offers() if offer.endswith("trail")]
    t = table(traits={A: "trail_making"}, trails=dict.fromkeys(trails[:17], A)).plays("reserves worker")
    assert [offer for offer in t.offers() if offer.endswith("trail")]


@clause("HE1-DEF-21", "HE1-RULING-05")
def test_without_a_nest_site_marker_left_none_is_placed() -> None:
    t = table(
        colonies={A: "R6 no_brood vq=1 drones=1"},
        sites=[["G2", "F2", "E2", "H2", "H3", "G4"], []],
        traits={A: "supercolony"},
        hands={A: "mace"},
        steps=[nest_step(8)],
    ).plays("fly card mace")
    assert (t.asked, len(t.s.sites[A]), t.s.queens[A]) == ({}, 6, 1)


@clause("HE1-DEF-23", "HE1-CARD-infiltrator_queen-01")
@pytest.mark.parametrize(
    "colony, ants, legal",
    [
        ("R5 N2 B2 X2", "", True),
        ("R5 N2 B2 X3", "", False),
        ("R5 N2 B2 X2", "H3 patrol 1", False),
        ("R1 N1 S1md", "", False),
        ("R1 N1 X1mj", "", False),
        ("R1 N1", "H3 patrol 1mj", False),
    ],
)
def test_ants_are_counted_in_all_places(colony: str, ants: str, legal: bool) -> None:
    t = table(
        colonies={A: f"{colony} no_brood"},
        ants={A: ants},
        traits={A: "soldiers"},
        steps=TURN,
        draws=["infiltrator_queen"],
    )
    assert (t.asked == {A: "draw-step"}) == legal
