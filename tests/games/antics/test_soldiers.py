"""ANT-GUARD, ANT-BRIDGE, ANT-STEAL: what soldiers do."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.antics.events import ItemStolen
from formicarium.testing import clause
from tests.games.antics.builder import TIDYING, TURN, Table, table


def sending(level: int = 5, **rest: Any) -> Table:
    return table(steps=[{"is": "Ants", "left": level}, *TURN], **rest)


# Guards


@clause("ANT-GUARD-01", "ANT-CARD-ants-02")
def test_a_guard_stands_where_its_owner_has_a_worker() -> None:
    t = sending(zones={0: "soldier 2"}, workers={0: "t01, chasm", 1: "t02"})
    assert t.offers("guard") == ["guard(t01)", "guard(chasm)"]
    assert t.refuses("guard(t02)") == "ANT-GUARD-01"
    t.plays("guard(chasm)")
    assert (t.s.guards, t.zones(), t.workers()) == ({"chasm": 0}, {"soldier": 1}, {"t01": "", "chasm": ""})


@clause("ANT-GUARD-02")
@pytest.mark.parametrize("owner", [0, 1])
def test_one_guard_on_a_track(owner: int) -> None:
    t = sending(zones={0: "soldier 2"}, workers={0: "t01, t02", 1: "t01"}, guards={"t01": owner})
    assert t.offers("guard") == ["guard(t02)"]
    assert t.refuses("guard(t01)") == "ANT-GUARD-02"


@clause("ANT-GUARD-03", "ANT-STEAL-04", "ANT-RULING-20")
@pytest.mark.parametrize("owner, stolen", [(0, True), (1, False), (2, False)])
def test_only_the_guards_owner_steals_there(owner: int, stolen: bool) -> None:
    """From anybody: seat 2's guard protects seat 1's ladybird, too."""
    t = table(workers={0: "t01", 1: "t01 ladybird", 2: "t01"}, zones={0: "soldier 1"}, guards={"t01": owner})
    assert t.offers("steal") == (["steal(t01, 1)"] if stolen else [])
    if not stolen:
        assert t.refuses("steal(t01, 1)") == "ANT-STEAL-04"


@clause("ANT-GUARD-04", "ANT-PUSH-09")
def test_a_guard_carries_nothing() -> None:
    """The worker beside the guard is loaded: it cannot be handed anything more, and takes nothing more."""
    steps = [{"is": "Push", "left": 3}, *TURN]
    t = table(steps=steps, workers={0: "t01 beetle, t10 green_leaf, t14"}, guards={"t10": 0})
    assert t.offers() == ["hand_on(t01, t14)", "deliver(t01)", "hand_on(t10, t14)"]


@clause("ANT-GUARD-04", "ANT-ANTS-07")
def test_a_guard_is_no_link() -> None:
    t = sending(workers={0: "t01, t10"}, guards={"t01": 0}, zones={0: "rock 1"}).plays("retrieve_guard(t01)")
    assert t.refuses("retrieve_worker(t01)") == "ANT-ANTS-09"  # the guard could not have held t10


@clause("ANT-GUARD-05")
def test_a_guard_stays() -> None:
    t = table(workers={0: "t01 ladybird", 1: "t01"}, guards={"t01": 0}, zones={0: "water 1"})
    t.plays("use_space(1,1)").passes(3)
    assert t.s.guards == {"t01": 0}
    assert "retrieve_guard(t01)" in t.plays("use_space(2,0)").offers()


@clause("ANT-GUARD-06")
def test_an_ants_action_of_level_1_places_a_guard() -> None:
    t = sending(1, workers={0: "t01"}, zones={0: "soldier 1"}).plays("guard(t01)")
    assert (t.s.guards, t.asked) == ({"t01": 0}, "ask-action")


# Bridges


@clause("ANT-BRIDGE-01", "ANT-RULING-23")
def test_a_bridge_takes_three_soldiers_and_three_units() -> None:
    t = sending(4, zones={0: "soldier 4"}).plays("bridge")
    assert (t.workers(), t.s.supply[0], t.zones()) == ({"chasm": ""}, 9, {"soldier": 1})
    assert t.view(0).units_left == 1


@clause("ANT-BRIDGE-01")
def test_two_soldiers_or_two_units_are_not_enough() -> None:
    assert sending(3, zones={0: "soldier 2"}).refuses("bridge") == "ANT-BRIDGE-01"
    assert sending(2, zones={0: "soldier 3"}).refuses("bridge") == "ANT-BRIDGE-01"
    t = sending(4, zones={0: "soldier 3, water 2"}).plays("send(water, t01)")
    assert "bridge" in t.offers()
    assert "bridge" not in t.plays("retrieve_zone(water)").offers()


@clause("ANT-BRIDGE-02")
def test_one_bridge_for_each_player() -> None:
    t = sending(5, zones={0: "soldier 6"}, workers={0: "chasm"})
    assert t.refuses("bridge") == "ANT-BRIDGE-02"
    assert "bridge" in t.plays("retrieve_worker(chasm)").offers()
    t = sending(5, zones={0: "soldier 3"}, workers={1: "chasm", 2: "chasm"}).plays("bridge")
    assert [t.workers(seat) for seat in range(3)] == [{"chasm": ""}] * 3


@clause("ANT-BRIDGE-03", "ANT-RULING-04", "ANT-RULING-56")
def test_the_bridge_ant_connects_the_far_rim() -> None:
    t = sending(5, zones={0: "soldier 3, meadow 1, rock 1"}).plays("bridge")
    assert {"send(meadow, t45)", "send(rock, t46)"} <= set(t.offers())


@clause("ANT-BRIDGE-03")
def test_the_bridge_ant_pushes() -> None:
    t = table(steps=[{"is": "Push", "left": 3}, *TURN], workers={0: "t48 dragonfly, chasm, t01 beetle"})
    t.plays("hand_on(t48, chasm)", "deliver(chasm)")
    assert t.s.delivered == ("dragonfly",)


@clause("ANT-BRIDGE-04", "ANT-RULING-24")
def test_the_chasm_is_a_track_for_stealing_guards_and_retrieving() -> None:
    t = table(workers={0: "chasm", 1: "chasm dragonfly"}, zones={0: "soldier 2"})
    assert t.offers("steal") == ["steal(chasm, 1)"]
    t = sending(2, workers={0: "chasm"}, zones={0: "soldier 2"})
    assert {"guard(chasm)", "retrieve_worker(chasm)"} <= set(t.offers())
    t = table(workers={0: "chasm", 1: "chasm dragonfly"}, zones={0: "soldier 2"}, guards={"chasm": 1})
    assert t.refuses("steal(chasm, 1)") == "ANT-STEAL-04"


@clause("ANT-BRIDGE-05")
def test_nobody_is_sent_onto_the_chasm() -> None:
    t = sending(5, zones={0: "water 1, rock 1"})
    assert t.refuses("send(water, chasm)") == "ANT-BRIDGE-05"
    assert t.offers("send") == ["send(water, t01)", "send(rock, t05)"]


# Stealing


def thief(**rest: Any) -> Table:
    """Seat 0 may rob seat 1 on t01 and seat 2 on t10."""
    given: dict[str, Any] = {
        "workers": {0: "t01, t10, t14", 1: "t01 ladybird", 2: "t01, t10 green_leaf"},
        "zones": {0: "soldier 2"},
    }
    return table(**given | rest)


@clause("ANT-STEAL-01", "ANT-STEAL-03")
def test_stealing_costs_a_soldier_and_nothing_else() -> None:
    t = thief().plays("steal(t01, 1)")
    assert (t.zones(), t.s.supply[0], t.s.actions_left) == ({"soldier": 1}, 7, 3)
    assert (t.workers(0)["t01"], t.workers(1)["t01"]) == ("ladybird", "")
    assert t.facts(ItemStolen) == [(0, 1, "t01", "ladybird")]


@clause("ANT-STEAL-01")
def test_without_a_soldier_nothing_is_stolen() -> None:
    t = thief(zones={0: "water 3"})
    assert t.offers("steal") == []
    assert t.refuses("steal(t01, 1)") == "ANT-STEAL-01"


@clause("ANT-STEAL-02", "ANT-RULING-26")
def test_an_empty_worker_beside_a_loaded_one() -> None:
    t = thief()
    assert t.offers("steal") == ["steal(t01, 1)", "steal(t10, 2)"]
    assert t.refuses("steal(t14, 1)") == "ANT-STEAL-02"  # nothing is carried there
    assert t.refuses("steal(t01, 2)") == "ANT-STEAL-02"
    assert t.refuses("steal(t02, 1)") == "ANT-STEAL-02"  # no worker of one's own
    assert t.refuses("steal(t01, 0)") == "ANT-STEAL-02"
    t = thief(workers={0: "t01 beetle", 1: "t01 ladybird"})
    assert t.refuses("steal(t01, 1)") == "ANT-STEAL-02"  # the own worker is loaded


@clause("ANT-STEAL-05", "ANT-PUSH-06")
@pytest.mark.parametrize(
    "had",
    [
        {"stored": {0: "ladybird 0,0"}},
        {"delivered": ["ladybird"]},
        {"workers": {0: "t01, t10, t14 ladybird", 1: "t01 ladybird", 2: "t10 green_leaf"}},
    ],
)
def test_no_prey_of_a_kind_one_has(had: dict[str, Any]) -> None:
    t = thief(**had)
    assert t.offers("steal") == ["steal(t10, 2)"]
    assert t.refuses("steal(t01, 1)") == "ANT-STEAL-05"


@clause("ANT-STEAL-05")
def test_leaves_can_always_be_stolen() -> None:
    """However many of the kind one has brought home, or carries."""
    t = thief(
        workers={0: "t01, t10, t14 green_leaf", 1: "t01 ladybird", 2: "t10 green_leaf"},
        leaves={0: "green_leaf green_leaf"},
    )
    assert t.offers("steal") == ["steal(t01, 1)", "steal(t10, 2)"]
    t.plays("steal(t10, 2)")
    assert t.workers() == {"t01": "", "t10": "green_leaf", "t14": "green_leaf"}


@clause("ANT-STEAL-06", "ANT-RULING-25")
def test_before_between_and_after_actions() -> None:
    assert "steal(t01, 1)" in thief().offers()
    t = thief(actions=2).plays("use_space(0,1)", "hatch(water)")
    assert t.asked == "ask-action"
    assert "steal(t01, 1)" in t.offers()
    t.plays("use_super(hatch)", "hatch(water)")
    assert t.asked == "ask-last-steal"
    assert t.offers() == ["steal(t01, 1)", "steal(t10, 2)", "pass"]


@clause("ANT-STEAL-06")
@pytest.mark.parametrize("kind, unit", [("Ants", "retrieve_worker(t14)"), ("Push", "take(t10, cl_ladybird)")])
def test_before_each_unit_of_ants_and_push(kind: str, unit: str) -> None:
    t = thief(steps=[{"is": kind, "left": 3}, *TURN])
    assert "steal(t01, 1)" in t.offers()
    t.plays(unit)
    assert t.offers("steal") == (["steal(t01, 1)", "steal(t10, 2)"] if kind == "Ants" else [])
    t = thief(steps=[{"is": kind, "left": 3}, *TURN]).plays("steal(t01, 1)")
    assert t.workers()["t01"] == "ladybird"
    assert t.view(0).units_left == 3  # a steal is no unit
    assert t.refuses("stop") == "ANT-LVL-04"


@clause("ANT-STEAL-06")
@pytest.mark.parametrize(
    "step, fields",
    [
        ({"is": "Hatch", "left": 3, "begun": True, "zone": "water"}, {}),
        ({"is": "Explore", "left": 1, "field": 1}, {"fields": "ants_push build_push -"}),
        ({"is": "Build", "left": 1}, {"hands": {0: "ants_push build_push"}}),
    ],
)
def test_not_in_other_actions(step: dict[str, Any], fields: dict[str, Any]) -> None:
    t = thief(steps=[step, *TURN], **fields)
    assert t.offers("steal") == []
    assert t.refuses("steal(t01, 1)")


@clause("ANT-STEAL-06", "ANT-RULING-25")
def test_a_soldier_just_hatched_steals_only_after_the_hatch() -> None:
    """Stealing at once would put it back into the empty supply, to be hatched again."""
    t = thief(steps=[{"is": "Hatch", "left": 3}, *TURN], zones={}, supply={0: 1, 1: 5, 2: 5}).plays(
        "hatch(soldier)"
    )
    assert (t.asked, t.s.supply[0]) == ("ask-action", 0)
    t.plays("steal(t01, 1)")
    assert (t.asked, t.s.supply[0], t.zones()) == ("ask-action", 1, {})


@clause("ANT-STEAL-06")
def test_not_while_tidying() -> None:
    t = thief(steps=TIDYING, delivered=["beetle"])
    assert (t.asked, t.offers("steal")) == ("ask-store", [])


@clause("ANT-STEAL-07")
def test_the_victim_is_not_asked() -> None:
    t = thief().plays("steal(t01, 1)")
    assert t.asked_seat == 0
    assert t.match.decision(1) is None


@clause("ANT-STEAL-08")
def test_what_is_home_or_on_a_clearing_is_safe() -> None:
    t = thief(workers={0: "t01, t10", 1: "t01, t10"}, stored={1: "beetle 0,0"}, leaves={1: "green_leaf"})
    assert t.offers("steal") == []
    assert t.refuses("steal(t10, 1)") == "ANT-STEAL-02"
