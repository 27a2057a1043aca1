"""HE2-PATROL: assigning patrollers."""

from __future__ import annotations

import pytest

import formicarium as fm
from formicarium.games.hidden_empires_2.events import PatrolAssigned
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import table

P1, P2 = 0, 1


@clause("HE2-PATROL-01")
def test_ordinary_ants_become_patrollers_in_areas_without_opposing_ants() -> None:
    t = table(
        "assign_patrol",
        ants=[{"E4": (2, 1, 0), "E5": 1, "E3": 1, "nurses": 1, "reserves": 1}, {"E5": 1}],
        traits=[["guards"]],
    )
    assert t.offers() == [
        "stack:E3:worker count:1",
        "stack:E4:worker count:1",
        "stack:E4:worker count:2",
        "stack:E4:media count:1",
        "button:done",
    ]
    assert t.refuses("stack:nurses:worker count:1") == "HE2-PATROL-01"
    refusal = t.match.why_not(P1, "stack:E4:worker count:3")
    assert refusal is not None
    assert (refusal.clause, refusal.reason.key) == ("HE2-PATROL-01", "refused-too-few")
    t.plays("stack:E4:worker count:1", "stack:E4:media count:1")
    assert (t.ants(P1, "E4"), t.s.patrols[P1]) == (1, {"E4": (1, 1, 0)})
    assert [(event.caste, event.count) for event in t.told(PatrolAssigned)] == [("worker", 1), ("media", 1)]


@clause("HE2-PATROL-01", "HE2-COMBAT-17")
def test_ants_that_attacked_and_stayed_are_patrollers_already() -> None:
    t = table("attack", ants=[{"E5": 3}, {"E5": 1}]).attacks("E5").plays("count:0").done()
    assert t.patrol(P1, "E5") == 2


@clause("HE2-PATROL-02")
@pytest.mark.parametrize("there", ["ants", "patrols"])
def test_nobody_patrols_a_shared_area(there: str) -> None:
    ants: list[dict[str, int]] = [{"E5": 2, "E4": 1}, {"E5": 1} if there == "ants" else {}]
    t = table("assign_patrol", ants=ants, patrols=[{}, {"E5": 1} if there == "patrols" else {}])
    assert t.offers("stack") == ["stack:E4:worker count:1"]
    assert t.refuses("stack:E5:worker count:1") == "HE2-PATROL-02"


@clause("HE2-PATROL-03", "HE2-PATROL-04")
def test_some_ants_of_an_area_may_patrol_while_others_forage() -> None:
    t = (
        table("assign_patrol", ants=[{"E4": 5}], tokens={"E4": "prey_6"})
        .plays("stack:E4:worker count:3")
        .done()
    )
    t.plays("place:E4 do:harvest")
    assert t.offers() == ["count:1", "count:2"]


@clause("HE2-PATROL-04")
def test_patrollers_neither_forage_nor_serve_on_paths() -> None:
    t = table(
        "forage", ants=[{"E5": 3, "E3": 1}], patrols=[{"E4": 2}], tokens={"E4": "prey_1", "E5": "prey_6"}
    )
    assert t.asked != {P1: "ask-forage"}
    t = table(
        "forage",
        ants=[{"E5": 3, "E4": 1, "D3": 1}],
        patrols=[{"E4": 2}],
        tokens={"E5": "prey_6", "D3": "prey_1"},
    )
    assert t.forages("E5", "harvest", 3).s.food[P1] == 1


@clause("HE2-PATROL-04")
def test_patrollers_search_scouts_and_protect_tokens() -> None:
    t = table("draw", patrols=[{}, {"E5": 1}], tokens={"E5": "aphids_1"}, draws=["aphid_predation"])
    assert t.token("E5") == "aphids_1"
    t = table("advance", ants=[{"E4": 1}], patrols=[{}, {"E5": 1}], dice=[1]).advances("E4", "E5")
    assert t.ants(P1, "E5") == 0


@clause("HE2-PATROL-05")
def test_patrollers_of_two_players_never_stand_in_the_same_area() -> None:
    with pytest.raises(fm.FormicariumError, match="HE2-PATROL-05"):
        table("redeploy", patrols=[{"E5": 1}, {"E5": 1}])
    t = table(
        "advance", ants=[{"E4": 1, "reserves": 2}, {"reserves": 3}], patrols=[{}, {"E5": 2}], sizes=[20, 20]
    )
    t.advances("E4", "E5").done().plays("stack:reserves:worker count:3")
    t.plays("stack:reserves:worker count:2").done()
    assert t.asked == {P2: "ask-redeploy"}  # seat 0, with three ants on E5, could not make them patrollers
    assert t.s.patrols[P1] == {}
