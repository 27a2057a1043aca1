"""HE2-STEP: advancing one area, the second stage of the move step."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import AntsAdvanced, BivouacBroken
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2 = 0, 1


def targets(t: Table, start: str, count: int = 1, caste: str = "worker") -> list[str]:
    """Where these ants may go."""
    t.plays(f"stack:{start}:{caste} count:{count}")
    return [offer.removeprefix("place:") for offer in t.offers()]


@clause("HE2-STEP-01")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_an_ant_on_the_map_goes_to_an_adjacent_area(mode: str) -> None:
    t = table("advance", mode=mode, ants=[{"E5": 3}])
    assert targets(t, "E5", 2) == ["D4", "D5", "E4", "E6", "F4", "F5"]
    assert t.refuses("place:E7") == "HE2-STEP-01"
    t.plays("place:D4")
    assert t.s.ants[P1] == {"E5": (1, 0, 0), "D4": (2, 0, 0)}
    assert [(event.count, event.start, event.end) for event in t.told(AntsAdvanced)] == [(2, "E5", "D4")]


@clause("HE2-STEP-01", "HE2-RULING-76")
@pytest.mark.parametrize("chamber", ["nurses", "builders", "reserves"])
def test_from_a_chamber_to_a_nest_area_or_next_to_one(chamber: str) -> None:
    t = table("advance", ants=[{chamber: 2}])
    assert targets(t, chamber, 2) == ["D2", "D3", "E2", "E3", "E4", "F2", "F3"]
    t.plays("place:E4")
    assert t.ants(P1, "E4") == 2


@clause("HE2-STEP-01")
def test_into_a_chamber_nobody_advances() -> None:
    t = table("advance", ants=[{"E3": 1}]).plays("stack:E3:worker count:1")
    for chamber in ("nurses", "builders", "reserves"):
        assert t.refuses(f"place:{chamber}") == "HE2-STEP-01"


@clause("HE2-STEP-01", "HE2-MOVE-05", "HE2-RULING-15")
def test_each_ant_advances_at_most_once_redeployed_or_not() -> None:
    t = table("redeploy", mode="basic", ants=[{"A1": 1, "E4": 1}, {"E7": 1}]).redeploys("A1", "E4").done()
    t.advances("E4", "E5", 1)
    assert t.offers("stack") == ["stack:E4:worker count:1"]
    assert t.refuses("stack:E5:worker count:1") == "HE2-STEP-01"
    t.advances("E4", "E5", 1)
    assert t.asked == {P2: "ask-redeploy"}


@clause("HE2-STEP-01", "HE2-MOVE-04")
def test_returning_ants_and_ants_in_storage_stay() -> None:
    t = table("advance", ants=[{"E3": 1, "returning": 1, "storage": (0, 1, 0)}], traits=[["repletes"]])
    assert t.offers("stack") == ["stack:E3:worker count:1"]
    assert t.refuses("stack:returning:worker count:1") == "HE2-MOVE-04"
    assert t.refuses("stack:storage:media count:1") == "HE2-MOVE-04"


@clause("HE2-STEP-02")
def test_nobody_advances_to_a_predator_except_under_camouflage() -> None:
    fields: dict[str, Any] = {"ants": [{"E5": 1}], "tokens": {"D4": "predator_3"}}
    t = table("advance", **fields)
    assert "D4" not in targets(t, "E5")
    assert t.refuses("place:D4") == "HE2-STEP-02"
    t = table("advance", traits=[["camouflage"]], **fields)
    assert "D4" in targets(t, "E5")
    t.plays("place:D4")
    assert t.ants(P1, "D4") == 1


@clause("HE2-STEP-02")
def test_ants_shut_in_by_predators_stay_where_they_are() -> None:
    tokens = {"A2": "predator_3", "B1": "predator_4", "B2": "predator_5"}
    t = table("advance", mode="basic", ants=[{"A1": 1, "E5": 1}], tokens=tokens)
    assert t.offers("stack") == ["stack:E5:worker count:1"]
    assert t.refuses("stack:A1:worker count:1") == "HE2-STEP-02"


@clause("HE2-STEP-03", "HE2-RULING-16")
@pytest.mark.parametrize("brood, nurses, may_go", [(0, 2, 2), (1, 2, 1), (10, 2, 1), (11, 2, 0), (10, 3, 2)])
def test_only_nurses_that_are_not_needed_may_leave(brood: int, nurses: int, may_go: int) -> None:
    t = table(
        "advance", mode="basic", ants=[{"nurses": nurses, "E3": 1}], brood=[{"egg_f": brood}], sizes=[30]
    )
    assert t.offers("stack:nurses") == [f"stack:nurses:worker count:{n}" for n in range(1, may_go + 1)]
    more = t.refuses(f"stack:nurses:worker count:{may_go + 1}")
    assert more == ("HE2-STEP-03" if may_go < nurses else "HE2-STEP-01")
    assert t.refuses("stack:nurses:media count:1") == "HE2-STEP-01"  # there is none


@clause("HE2-STEP-03")
def test_they_are_counted_anew_after_every_group() -> None:
    t = table("advance", mode="basic", ants=[{"nurses": 3, "E3": 1}], brood=[{"egg_f": 5}], sizes=[30])
    t.advances("nurses", "E4")
    assert t.offers("stack:nurses") == ["stack:nurses:worker count:1"]
    t.advances("nurses", "E4")
    assert t.offers("stack:nurses") == []


@clause("HE2-STEP-03", "HE2-CARD-bivouac-01")
@pytest.mark.parametrize("per_builder, may_go", [(1, 1), (3, 3)])
def test_builders_of_a_bivouac_leave_only_as_far_as_there_is_room(per_builder: int, may_go: int) -> None:
    t = table(
        "advance",
        ants=[{"builders": 5, "nurses": 1}],
        brood=[{"egg_f": 3}],
        traits=[["bivouac"]],
        options={"bivouac_size_per_builder": per_builder},
    )
    assert len(t.offers("stack:builders")) == may_go


@clause("HE2-STEP-03", "HE2-RULING-88")
def test_while_a_check_fails_other_ants_move_freely() -> None:
    t = table(
        "advance",
        ants=[{"nurses": 1, "builders": 1, "reserves": 2, "E3": 1}],
        brood=[{"egg_f": 15}],
        sizes=[2],
    )
    stacks = {offer.split()[0] for offer in t.offers("stack")}
    assert stacks == {"stack:E3:worker", "stack:builders:worker", "stack:reserves:worker"}


@clause("HE2-STEP-04")
def test_in_the_basic_game_any_number_goes_anywhere() -> None:
    t = table("advance", mode="basic", ants=[{"E5": 5}, {"D5": 2}], tokens={"D4": "?prey_1"})
    assert {"D4", "D5"} <= set(targets(t, "E5", 3))
    t.plays("place:D4")
    t.advances("E5", "D4", 2)
    assert t.ants(P1, "D4") == 5


@clause("HE2-STEP-05")
@pytest.mark.parametrize(
    "fields", [{"tokens": {"D4": "?prey_1"}}, {"patrols": [{}, {"D4": 1}]}], ids=["face down", "patrolled"]
)
def test_only_one_ant_a_turn_goes_to_a_hidden_token_or_to_patrollers(fields: dict[str, Any]) -> None:
    t = table("advance", ants=[{"E5": 3}], **fields)
    assert "D4" not in targets(t, "E5", 2)
    assert t.refuses("place:D4") == "HE2-STEP-05"
    t.plays("place:E4")
    assert "D4" in targets(t, "E5", 1)
    t.plays("place:D4")
    assert t.ants(P1, "D4") == 1
    t = table("advance", ants=[{"E5": 1, "C3": 1}], **fields)
    t.advances("E5", "D4").plays("stack:C3:worker count:1")
    assert t.refuses("place:D4") == "HE2-STEP-05"  # the scout has been sent


@clause("HE2-STEP-05")
def test_ordinary_opposing_ants_do_not_restrict() -> None:
    t = table("advance", ants=[{"E5": 3}, {"D4": 5}], tokens={"D4": "prey_1"})
    assert "D4" in targets(t, "E5", 3)


@clause("HE2-STEP-05")
def test_where_only_a_scout_can_go_groups_are_not_offered() -> None:
    hidden = dict.fromkeys(("A2", "B1", "B2"), "?prey_1")
    t = table("advance", ants=[{"A1": 3, "E5": 1}], tokens=hidden)
    assert t.offers("stack:A1") == ["stack:A1:worker count:1"]
    assert t.refuses("stack:A1:worker count:2") == "HE2-STEP-05"
    t = table("advance", ants=[{"A1": 3, "E5": 1}], tokens=hidden, scouts=dict.fromkeys(hidden, "worker"))
    assert t.refuses("stack:A1:worker count:1") == "HE2-STEP-05"  # scouts have been sent everywhere


@clause("HE2-STEP-06", "HE2-CARD-bivouac-02")
def test_a_bivouac_without_builders_loses_queens_and_brood() -> None:
    t = table(
        "advance",
        ants=[{"E3": 1, "nurses": 1}],
        brood=[{"egg_f": 2, "pupa_m": 1}],
        queens=[2],
        traits=[["bivouac"]],
        princesses=[1],
    ).done()
    assert (t.s.queens[P1], t.brood(P1), t.s.princesses[P1]) == (0, {}, 1)
    assert [(event.queens, event.brood) for event in t.told(BivouacBroken)] == [(2, 3)]


@clause("HE2-STEP-06")
@pytest.mark.parametrize(
    "fields", [{"traits": [["bivouac"]], "ants": [{"E3": 1, "builders": 1}]}, {"ants": [{"E3": 1}]}]
)
def test_with_a_builder_or_another_nest_nothing_is_lost(fields: dict[str, Any]) -> None:
    t = table("advance", brood=[{"egg_f": 1}], **fields).done()
    assert (t.s.queens[P1], t.brood(P1)) == (1, {"egg_f": 1})
    assert t.told(BivouacBroken) == []
