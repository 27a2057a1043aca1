"""HE2-MOVE: redeploying, the first stage of the move step."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import AntsRedeployed, PatrolsEnded
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import table

P1, P2 = 0, 1


@clause("HE2-MOVE-01", "HE2-RULING-43")
def test_at_the_start_of_the_move_step_the_own_patrollers_become_ordinary() -> None:
    t = table("move", ants=[{"E4": 1}], patrols=[{"E4": (1, 1, 0), "D3": 2}, {"E6": 1}], traits=[["guards"]])
    assert t.s.ants[P1] == {"E4": (2, 1, 0), "D3": (2, 0, 0)}
    assert t.s.patrols == [{}, {"E6": (1, 0, 0)}]
    assert [(event.seat, event.areas) for event in t.told(PatrolsEnded)] == [(P1, ("D3", "E4"))]


@clause("HE2-MOVE-01", "HE2-CARD-aphid_shelter-03")
def test_then_sheltered_aphids_return() -> None:
    t = table("move", ants=[{"E4": 1}], sheltered=[("aphids_2",)])
    assert t.asked == {P1: "ask-return-aphids"}


@clause("HE2-MOVE-02")
def test_ants_go_to_occupied_areas_to_a_nest_area_and_into_the_chambers() -> None:
    ants = {"A1": 2, "I5": 1, "E4": 1}
    t = table("redeploy", ants=[ants]).plays("stack:A1:worker count:2")
    assert t.offers() == [f"place:{place}" for place in ("E3", "E4", "I5", "nurses", "builders", "reserves")]
    t.plays("place:I5")  # over any distance
    assert t.s.ants[P1] == {"I5": (3, 0, 0), "E4": (1, 0, 0)}
    assert [(event.caste, event.count, event.start, event.end) for event in t.told(AntsRedeployed)] == [
        ("worker", 2, "A1", "I5")
    ]


@clause("HE2-CHECK-04")
def test_as_many_as_there_are_nurses_missing_are_proposed_to_begin_with() -> None:
    """Of the ants before the nest; with nurses enough nothing is proposed but going on."""
    short = table("redeploy", ants=[{"E3": 6, "E4": 3}], brood=[{"egg_f": 12}])
    assert short.decision().advice == short.decision().find(("stack:E3:worker", "count:2"))
    nursed = table("redeploy", ants=[{"E3": 6, "nurses": 2}], brood=[{"egg_f": 12}])
    assert nursed.decision().advice == nursed.decision().default


@clause("HE2-MOVE-02")
def test_the_basic_game_has_no_reserves() -> None:
    t = table("redeploy", mode="basic", ants=[{"E4": 1}]).plays("stack:E4:worker count:1")
    assert t.offers() == ["place:E3", "place:nurses", "place:builders"]
    assert t.refuses("place:reserves") == "HE2-MOVE-02"
    assert t.refuses("place:E5") == "HE2-MOVE-02"


@clause("HE2-MOVE-02")
def test_any_of_several_nest_areas() -> None:
    t = table("redeploy", ants=[{"nurses": 1}], nests=[["E3", "G4"], ["E7"]], traits=[["supercolony"]])
    t.plays("stack:nurses:worker count:1")
    assert t.offers() == ["place:E3", "place:G4", "place:builders", "place:reserves"]


@clause("HE2-MOVE-02", "HE2-STEP-05")
def test_opposing_ants_do_not_hinder_not_even_patrollers() -> None:
    tokens = {"E5": "?prey_1"}
    t = table(
        "redeploy", ants=[{"E4": 1, "E5": 1, "D3": 3}, {"E4": 2}], patrols=[{}, {"E5": 2}], tokens=tokens
    )
    t.redeploys("D3", "E5", 2).redeploys("D3", "E4")
    assert (t.ants(P1, "E5"), t.ants(P1, "E4")) == (3, 2)


@clause("HE2-MOVE-02")
def test_a_predator_on_the_way_does_not_hinder() -> None:
    tokens = {area: "predator_3" if area == "E4" else "predator_4" for area in ("E4", "D3")}
    t = table("redeploy", mode="basic", ants=[{"E3": 1, "E6": 1}], tokens=tokens).redeploys("E3", "E6")
    assert t.ants(P1, "E6") == 2


@clause("HE2-MOVE-03", "HE2-RULING-14")
def test_nobody_is_redeployed_beside_a_predator_unless_under_camouflage() -> None:
    fields: dict[str, Any] = {"ants": [{"E3": 2}], "occupied": ["E3", "E4"], "tokens": {"E4": "predator_3"}}
    t = table("redeploy", **fields).plays("stack:E3:worker count:1")
    assert t.offers() == ["place:nurses", "place:builders", "place:reserves"]
    assert t.refuses("place:E4") == "HE2-MOVE-03"
    t = table("redeploy", traits=[["camouflage"]], **fields).redeploys("E3", "E4")
    assert t.ants(P1, "E4") == 1


@clause("HE2-MOVE-03", "HE2-CARD-camouflage-01")
def test_even_under_camouflage_only_into_an_occupied_area() -> None:
    t = table("redeploy", ants=[{"E3": 2}], tokens={"E4": "predator_3"}, traits=[["camouflage"]])
    t.plays("stack:E3:worker count:1")
    assert t.refuses("place:E4") == "HE2-MOVE-02"


@clause("HE2-MOVE-04")
def test_from_areas_and_chambers_but_not_from_the_box_or_from_storage() -> None:
    ants = {"E4": 1, "nurses": 1, "builders": 1, "reserves": 1, "returning": 2, "storage": (0, 1, 0)}
    t = table("redeploy", ants=[ants], traits=[["repletes"]])
    assert t.offers("stack") == [
        f"stack:{place}:worker count:1" for place in ("E4", "nurses", "builders", "reserves")
    ]
    assert t.refuses("stack:returning:worker count:1") == "HE2-MOVE-04"
    assert t.refuses("stack:storage:media count:1") == "HE2-MOVE-04"
    t.redeploys("nurses", "builders").redeploys("reserves", "nurses").redeploys("E4", "reserves")
    assert (t.ants(P1, "builders"), t.ants(P1, "nurses"), t.ants(P1, "reserves")) == (2, 1, 1)


@clause("HE2-MOVE-04")
def test_nothing_goes_into_the_box_or_into_storage() -> None:
    t = table("redeploy", ants=[{"E4": 1}], traits=[["repletes"]]).plays("stack:E4:worker count:1")
    assert t.refuses("place:returning") == "HE2-MOVE-04"
    assert t.refuses("place:storage") == "HE2-MOVE-04"
    assert t.refuses("place:E4") == "HE2-MOVE-02"  # there it is


@clause("HE2-MOVE-05", "HE2-RULING-15")
def test_each_ant_is_redeployed_at_most_once() -> None:
    t = table("redeploy", ants=[{"E4": 3, "D3": 1}]).redeploys("E4", "D3", 2)
    assert t.offers("stack") == ["stack:D3:worker count:1", "stack:E4:worker count:1"]
    assert t.refuses("stack:D3:worker count:2") == "HE2-MOVE-05"
    t.redeploys("D3", "nurses")
    assert t.offers("stack") == ["stack:E4:worker count:1"]
    assert t.refuses("stack:nurses:worker count:1") == "HE2-MOVE-05"


@clause("HE2-MOVE-05", "HE2-RULING-15")
def test_castes_are_counted_apart() -> None:
    t = table("redeploy", ants=[{"E4": (1, 1, 1)}], traits=[["guards", "bus"]])
    t.redeploys("E4", "nurses", 1, "media")
    assert t.offers("stack") == ["stack:E4:worker count:1", "stack:E4:major count:1"]


@clause("HE2-MOVE-05")
def test_any_number_may_end_in_one_place() -> None:
    t = (
        table("redeploy", mode="basic", ants=[{"E4": 60, "D3": 60}])
        .redeploys("E4", "E3", 60)
        .redeploys("D3", "E3", 60)
    )
    assert t.ants(P1, "E3") == 120


@clause("HE2-MOVE-05")
def test_it_ends_with_done_or_when_nobody_is_left() -> None:
    t = table("redeploy", mode="basic", ants=[{"E4": 1}])
    assert t.offers() == ["stack:E4:worker count:1", "button:done"]
    t.redeploys("E4", "E3")
    assert t.asked == {P1: "ask-advance"}


@clause("HE2-MOVE-02", "HE2-TERM-04")
def test_ants_one_does_not_have_cannot_be_picked() -> None:
    t = table("redeploy", ants=[{"E4": 2}, {"E5": 1}])
    assert t.refuses("stack:E5:worker count:1") == "HE2-MOVE-02"
    assert t.refuses("stack:E4:media count:1") == "HE2-MOVE-02"
    assert t.refuses("stack:E4:worker count:3") == "HE2-MOVE-05"


@pytest.mark.parametrize("count, offered", [(99, 99), (120, 99)])
@clause("HE2-RULING-84")
def test_at_most_99_ants_at_a_time(count: int, offered: int) -> None:
    t = table("redeploy", mode="basic", ants=[{"E4": count}])
    assert len(t.offers("stack")) == offered
    t.redeploys("E4", "E3", offered)
    if count > offered:
        t.redeploys("E4", "E3", count - offered)
    assert t.ants(P1, "E3") == count
