"""ANT-TURN, ANT-LVL, ANT-SUP: the turn and its actions."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.antics.data import ACTIONS
from formicarium.games.antics.events import ActionsPassed, ActionStopped, SpaceUsed, SuperAntUsed, TurnBegan
from formicarium.testing import clause
from tests.games.antics.builder import FILLED, THIRD_FLOOR, TOWER, TURN, new_game, table


@clause("ANT-TURN-01")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = new_game(3, first_player=1)
    order = []
    for _ in range(6):
        order.append((t.s.active, t.s.round))
        t.plays("pass")
    assert order == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2)]


@clause("ANT-TURN-02", "ANT-TURN-03", "ANT-VAR2-05")
@pytest.mark.parametrize("seats, actions", [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 3])])
def test_actions_in_the_first_round_and_later(seats: int, actions: list[int]) -> None:
    t = new_game(seats, first_player=1).passes(2 * seats)
    assert [event.actions for event in t.told(TurnBegan)][: 2 * seats] == [*actions, *[3] * seats]


@clause("ANT-TURN-04")
def test_the_end_of_a_turn_goes_in_order() -> None:
    """Prey before tiles, tiles before the refill, the refill before the anteater, and then the next turn."""
    fields = {"1A": "explore_push", "2A": "blue", "1B": "build_build", "1C": "ants_ants"}
    t = table(
        fields=fields,
        delivered=["beetle"],
        hands={0: "hatch_ants hatch_ants hatch_push"},
        zones={0: "water 1"},
    )
    t.plays("use_super(explore)", "take(1, A)", "pass", "store(beetle, 0,0)", "return_tile(hatch_push)")
    names = [type(event).__name__ for event in t.events]
    order = ["PreyStored", "TileReturned", "FieldsRefilled", "AnteaterArrived", "PreyEaten", "TurnBegan"]
    assert [name for name in names if name in order] == order


@clause("ANT-TURN-05")
def test_an_action_is_carried_out_before_the_next_is_chosen() -> None:
    t = table(zones={0: "water 2"}, hills={0: "hatch_ants 0,1 1,0"}).plays("use_space(1,0)")
    assert (t.s.markers, t.s.actions_left, t.asked) == (("1,0",), 2, "ask-ants")
    assert t.facts(SpaceUsed) == [(0, "1,0", "ants", 2)]
    t.plays("send(water, t01)", "send(water, t10)")
    assert t.asked == "ask-action"


@clause("ANT-TURN-06")
def test_where_a_marker_may_be_put() -> None:
    t = table(
        hills={0: "hatch_ants 0,1 1,0; fungus_hatch 3,0 4,0"},
        stored={0: "ladybird 4,0"},
        markers=["0,1"],
        zones={0: "water 1"},
        hands={0: "build_push"},
    )
    assert t.offers("use_space") == ["use_space(1,0)", "use_space(2,0)", "use_space(2,1)"]
    assert t.refuses("use_space(0,1)") == "ANT-TURN-07"
    assert t.refuses("use_space(3,0)") == "ANT-FUNG-01"
    assert t.refuses("use_space(4,0)") == "ANT-TIDY-04"
    assert t.refuses("use_space(7,7)") == "ANT-TURN-06"


@clause("ANT-TURN-06", "ANT-BUILD-12")
def test_a_covered_space_cannot_be_used() -> None:
    t = table(hills={0: "hatch_ants 0,1 1,0"}, zones={0: "water 1"}, hands={0: "build_push"})
    assert t.spaces()["1,0"] == "ants@2"  # and not the Build below
    t.plays("use_space(1,0)")
    assert t.asked == "ask-ants"


@clause("ANT-TURN-07")
def test_a_space_is_used_once_a_turn() -> None:
    t = table(zones={0: "soldier 1"}).plays("use_space(0,1)", "hatch(water)")
    assert t.refuses("use_space(0,1)") == "ANT-TURN-07"
    t.plays("pass").passes(2)
    assert "use_space(0,1)" in t.offers()


@clause("ANT-TURN-08")
def test_the_same_kind_several_times() -> None:
    t = table(hands={0: "hatch_ants hatch_push explore_ants"})
    for answer in ("use_space(1,0)", "use_space(2,1)", "use_super(build)"):
        t.plays(answer)
        while t.asked != "ask-action" and t.s.active == 0:
            t.match.time_out(0)
    assert len(t.s.hills[0].tiles) == 6


@clause("ANT-TURN-09")
def test_a_new_space_may_be_used_at_once() -> None:
    t = table(hands={0: "hatch_ants"}).plays(
        "use_super(build)", "first(0,1)", "second(1,0)", "use_space(0,1)"
    )
    assert (t.asked, t.told(SpaceUsed)[-1].level) == ("ask-hatch", 2)


@clause("ANT-TURN-10", "ANT-RULING-32")
@pytest.mark.parametrize(
    "hex, kind, fields",
    [
        ("0,0", "explore", {"fields": "- - - / ants_ants - -"}),
        ("1,0", "build", {}),
        ("0,1", "hatch", {"supply": {0: 0}, "zones": {0: "water 1"}}),
        ("2,0", "ants", {}),
        ("1,1", "push", {"workers": {0: "t01"}}),
    ],
)
def test_an_action_must_be_able_to_do_something(hex: str, kind: str, fields: dict[str, Any]) -> None:
    t = table(**{"hands": {0: ""}, **fields})
    assert f"use_space({hex})" not in t.offers()
    assert f"use_super({kind})" not in t.offers()
    assert t.refuses(f"use_space({hex})") == t.refuses(f"use_super({kind})") == "ANT-TURN-10"


@clause("ANT-TURN-10")
@pytest.mark.parametrize(
    "hex, fields",
    [
        ("2,0", {"fields": "- - - / - - - / - - - / ants_ants - -", "hills": {0: TOWER}}),  # explore@4
        ("1,0", {"hands": {0: "build_push"}}),
        ("0,1", {"supply": {0: 1}}),
        ("2,0", {"zones": {0: "soldier 1"}}),
        ("2,0", {"workers": {0: "t01"}}),
        ("1,1", {"workers": {0: "t01 ladybird"}}),
    ],
)
def test_it_may_be_chosen_if_it_can(hex: str, fields: dict[str, Any]) -> None:
    assert f"use_space({hex})" in table(**fields).offers()


@clause("ANT-TURN-11", "ANT-RULING-31")
def test_passing_ends_the_action_phase() -> None:
    t = table(zones={0: "water 1"}).plays("use_space(0,1)", "hatch(water)", "pass")
    assert t.facts(ActionsPassed) == [(0, 2)]
    assert t.s.active == 1


@clause("ANT-TURN-12")
def test_who_can_do_nothing_passes_by_itself() -> None:
    t = table(supply={0: 0}, actions=3)
    assert (t.s.active, t.told(ActionsPassed)) == (1, [ActionsPassed(0, 3)])


@clause("ANT-TURN-12")
def test_after_the_last_action_one_may_still_steal() -> None:
    t = table(
        actions=1,
        workers={0: "t01, t10", 1: "t01 ladybird, t10 green_leaf"},
        zones={0: "soldier 2"},
    )
    t.plays("use_space(0,1)", "hatch(water)")
    assert t.offers() == ["steal(t01, 1)", "steal(t10, 1)", "pass"]
    assert t.refuses("use_space(0,0)") == "ANT-TURN-12"
    t.plays("steal(t01, 1)")
    assert t.offers() == ["steal(t10, 1)", "pass"]
    t.plays("steal(t10, 1)")  # nothing more to steal: nobody is asked again
    assert t.s.active == 1


@clause("ANT-TURN-12")
def test_without_a_steal_the_turn_ends_after_the_last_action() -> None:
    assert table(actions=1).plays("use_space(0,1)", "hatch(water)").s.active == 1


# Levels


@clause("ANT-LVL-01", "ANT-LVL-03")
def test_the_level_is_the_height_of_the_stack() -> None:
    t = table(hills={0: f"{TOWER}; push_push 2,1 3,1; ants_ants 3,0 3,1"})
    assert [t.spaces()[at] for at in ("2,0", "2,1", "3,0", "3,1")] == [
        "explore@4",
        "push@4",
        "ants@5",
        "ants@5",
    ]
    assert [built.level for built in t.s.hills[0].tiles] == [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5]


@clause("ANT-LVL-02")
def test_the_level_of_the_action_is_that_of_the_space() -> None:
    t = table(hills={0: "hatch_ants 0,1 1,0"}).plays("use_space(0,1)")
    assert t.view(0).units_left == 2
    t = table(hills={0: "hatch_ants 0,1 1,0"}).plays("use_super(hatch)")
    assert t.view(0).units_left == 1


@clause("ANT-LVL-04")
@pytest.mark.parametrize(
    "kind, unit",
    [("Hatch", "hatch(water)"), ("Ants", "send(water, t01)"), ("Push", "take(t10, cl_ladybird)")],
)
def test_hatch_ants_and_push_may_be_stopped_after_a_unit(kind: str, unit: str) -> None:
    t = table(steps=[{"is": kind, "left": 3}, *TURN], zones={0: "water 3"}, workers={0: "t05, t10, t12"})
    assert t.refuses("stop") == "ANT-LVL-04"
    t.plays(unit, "stop")
    assert t.asked == "ask-action"
    assert t.facts(ActionStopped) == [(0, kind.lower(), 2)]


@clause("ANT-LVL-04")
def test_explore_and_build_are_carried_out_in_full() -> None:
    t = table(steps=[{"is": "Explore", "left": 2, "field": 1}, *TURN], fields=FILLED)
    assert t.refuses("stop") == "ANT-EXPL-03"
    t = table(steps=[{"is": "Build", "left": 2}, *TURN], hands={0: "hatch_push ants_push"})
    assert t.refuses("stop") == "ANT-BUILD-02"


@clause("ANT-LVL-05")
def test_an_action_ends_when_no_unit_is_possible() -> None:
    """A steal before the first push has loaded the only free worker, and nothing can be pushed."""
    t = table(
        workers={0: "t10", 1: "t10 beetle"},
        zones={0: "soldier 1"},
        supply={0: 5, 1: 10},
    )
    t.plays("use_space(1,1)", "steal(t10, 1)")
    assert (t.asked, t.s.actions_left, t.s.markers) == ("ask-action", 2, ("1,1",))


@clause("ANT-LVL-05")
def test_an_action_ends_when_its_units_are_used_up() -> None:
    t = table(zones={0: "water 3"}).plays("use_space(2,0)", "send(water, t01)")
    assert t.asked == "ask-action"


# The Super Ant


@clause("ANT-SUP-01", "ANT-SUP-03", "ANT-CARD-super_ant-01")
def test_the_super_ant_takes_any_action_at_level_1() -> None:
    t = table(
        stored={0: "ladybird 0,0, beetle 0,1, butterfly 1,0, woodlouse 1,1, caterpillar 2,0"},
        fields=FILLED,
        hands={0: "build_push"},
        workers={0: "t01, t10 green_leaf"},
        zones={0: "water 1"},
    )
    assert t.offers() == ["use_space(2,1)", *(f"use_super({kind})" for kind in ACTIONS), "pass"]
    t.plays("use_super(push)")
    assert t.facts(SuperAntUsed) == [(0, "push")]
    assert t.workers()["t01"] == "green_leaf"  # the one push there is
    assert t.offers("use_super") == []
    assert t.refuses("use_super(hatch)") == "ANT-SUP-01"


@clause("ANT-SUP-02")
def test_the_super_ant_costs_an_action() -> None:
    t = new_game(3, first_player=0).plays("use_super(hatch)", "hatch(water)")
    assert t.s.active == 1
    t = table().plays("use_super(hatch)", "hatch(water)")
    assert (t.s.actions_left, t.s.markers) == (2, ())


@clause("ANT-SUP-01")
def test_the_question_names_the_super_ant_only_while_it_waits() -> None:
    t = table(hands={0: "hatch_ants"})
    assert dict(t.decision.prompt.args)["super"] == "yes"
    t.plays("use_super(hatch)", "hatch(water)")
    assert (t.asked, dict(t.decision.prompt.args)["super"]) == ("ask-action", "no")


@clause("ANT-SUP-04")
def test_the_super_ant_is_ready_on_the_next_turn() -> None:
    t = table().plays("use_super(hatch)", "hatch(water)", "pass").passes(2)
    assert (t.s.active, t.s.super_used) == (0, False)
    assert "use_super(hatch)" in t.offers()


@clause("ANT-SUP-01")
def test_the_super_ant_explores_field_1_only() -> None:
    t = table(fields="- - - / ants_ants - -", hills={0: THIRD_FLOOR})
    assert "use_space(2,0)" in t.offers()
    assert t.refuses("use_super(explore)") == "ANT-TURN-10"


@clause("ANT-TURN-04", "ANT-TIDY-09")
def test_the_tidying_is_done_even_after_a_pass() -> None:
    t = table(delivered=["ladybird"], zones={0: "water 1"}).plays("pass")
    assert t.asked == "ask-store"
