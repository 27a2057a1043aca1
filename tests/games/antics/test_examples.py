"""The worked examples of section 8."""

from __future__ import annotations

import pytest

from formicarium.core.outcome import ranks_of
from formicarium.games.antics.events import AntsEaten, FieldsRefilled, LastRoundBegan, PreyEaten
from formicarium.games.antics.scoring import score, standing
from formicarium.testing import clause
from tests.games.antics.builder import (
    DRAWS,
    FILLED,
    THIRD_FLOOR,
    TIDYING,
    TOWER,
    TURN,
    new_game,
    on_fields,
    table,
)


@clause("ANT-EX-01")
def test_filling_the_fields() -> None:
    t = new_game(
        3, draws=["anteater_1", "anteater_2", "anteater_3", *DRAWS], picks=["0", "blue", "green", "grey"]
    )
    assert t.s.fields == on_fields(FILLED)


@clause("ANT-EX-02", "ANT-EX-03")
def test_two_explore_actions_and_the_refill() -> None:
    t = table(hills={0: f"{THIRD_FLOOR}; explore_ants 0,1 1,0"}, fields=FILLED)
    t.plays("use_space(2,0)", "take(1, B)", "take(2, A)", "take(3, C)", "use_space(0,1)")
    assert t.offers() == ["take(1, A)", "take(1, C)"]
    t.plays("take(1, A)")
    assert t.offers() == ["take(2, B)", "take(2, C)"]
    t.plays("take(2, C)")
    gained = ["ants_push", "build_build", "explore_ants", "explore_build", "hatch_ants"]
    assert list(t.s.hands[0]) == gained
    assert t.told(FieldsRefilled) == []

    t.draws("push_push", "build_hatch", "hatch_hatch", "explore_push", "fungus_push")
    t.plays("pass", "return_tile(ants_push)", "return_tile(build_build)")
    assert t.lane("A") == ["build_ants", "fungus_build", "fungus_push", "blue", "push_push", "hatch_hatch"]
    assert t.lane("B") == [
        "explore_hatch",
        "build_push",
        "explore_push",
        "fungus_ants",
        "green",
        "explore_push",
    ]
    assert t.lane("C") == ["hatch_push", "ants_ants", "fungus_hatch", "grey", "build_hatch", "fungus_push"]
    (refilled,) = t.told(FieldsRefilled)
    assert refilled.spots == ("5A", "5C", "6A", "6B", "6C")
    assert t.s.arrived == ()


@clause("ANT-EX-04")
def test_where_can_i_build() -> None:
    t = table(hands={0: "build_push explore_ants"}).plays("use_space(1,0)", "tile(build_push)")
    assert "first(1,0)" not in t.offers()
    assert t.refuses("first(1,0)") == "ANT-BUILD-10"
    raised = [pair for pair in t.pairs() if pair.split()[0] in t.spaces()]
    assert raised == ["0,1 1,1", "1,1 2,1", "1,1 2,0"]
    assert t.refuses("first(0,0)") == "ANT-BUILD-10"  # beside it lie its own tile and the marked space
    t.plays("first(1,1)")
    assert t.offers() == ["second(2,1)", "second(2,0)", "second(0,1)"]
    assert t.refuses("second(1,0)") == "ANT-BUILD-08"
    assert t.refuses("second(1,2)") == "ANT-BUILD-07"


@clause("ANT-EX-04")
def test_where_can_i_build_on_the_ground() -> None:
    t = table(hands={0: "build_push explore_ants"}).plays("use_space(1,0)", "tile(build_push)", "first(4,0)")
    assert t.offers() == ["second(3,0)", "second(3,1)"]
    assert t.refuses("second(5,0)") == "ANT-BUILD-05"


@clause("ANT-EX-05")
def test_a_whole_turn() -> None:
    t = table(
        hills={0: "explore_push 3,0 4,0; explore_build 0,1 1,0; hatch_explore_start 1,1 2,0"},
        zones={0: "water 2, meadow 1"},
        fields={"1A": "fungus_push", "2A": "ants_push"},
    )
    t.plays("use_space(0,1)", "use_space(1,0)")
    t.plays("tile(fungus_push)", "first(3,0)", "first(1,1)")
    t.plays("use_space(1,1)", "send(water, t01)", "send(water, t10)", "send(meadow, t14)")
    assert t.spaces() == {
        "0,0": "explore@1", "0,1": "explore@2", "1,0": "build@2", "1,1": "ants@3", "2,0": "explore@2",
        "2,1": "push@3", "3,0": "fungus@2", "4,0": "push@1",
    }  # fmt: skip
    assert list(t.workers()) == ["t01", "t10", "t14"]
    assert (t.s.active, t.s.hands[0]) == (1, ())


@clause("ANT-EX-06")
def test_hatch_level_4() -> None:
    t = table(steps=[{"is": "Hatch", "left": 4}, *TURN], supply={0: 6}).plays("hatch(water)")
    assert t.offers() == ["hatch(water)", "stop"]
    t.plays("hatch(water)", "hatch(meadow)", "hatch(soldier)")
    assert t.zones() == {"water": 2, "meadow": 1, "soldier": 1}
    assert (t.s.supply[0], t.asked) == (2, "ask-action")


@clause("ANT-EX-07")
def test_ants_level_5() -> None:
    zones = {0: "water 2, meadow 1, rock 1, soldier 1"}
    t = table(steps=[{"is": "Ants", "left": 5}, *TURN], workers={0: "t02"}, zones=zones, supply={0: 5})
    t.plays("send(water, t01)")
    assert t.refuses("send(meadow, t38)") == "ANT-ANTS-04"
    t.plays("send(meadow, t14)", "send(water, t41)", "guard(t14)")
    assert "send(rock, t05)" in t.offers()
    t.plays("retrieve_worker(t02)")
    assert list(t.workers()) == ["t01", "t14", "t41"]
    assert t.s.guards == {"t14": 0}
    assert (t.zones(), t.s.supply[0]) == ({"rock": 1}, 6)


@clause("ANT-EX-08")
def test_push_level_4() -> None:
    t = table(
        steps=[{"is": "Push", "left": 4}, *TURN],
        workers={0: "t03, t12, t02, t15, t22", 1: "t02, t15, t22"},
        zones={1: "soldier 2"},
        guards={"t22": 0},
    )
    t.plays("take(t12, cl_brown_leaf)", "hand_on(t12, t03)", "deliver(t03)", "take(t22, cl_butterfly)")
    assert t.s.leaves[0] == ("brown_leaf",)
    assert t.workers()["t22"] == "butterfly"
    t.plays("pass")
    assert (t.asked_seat, t.offers("steal")) == (1, [])
    assert t.refuses("steal(t22, 0)") == "ANT-STEAL-04"


@clause("ANT-EX-09")
@pytest.mark.parametrize("seats, eaten", [(3, []), (4, ["caterpillar"])])
def test_green_anteater_third(seats: int, eaten: list[str]) -> None:
    t = table(
        seats=seats,
        zones={0: "rock 2", 1: "rock 1", 2: "water 1"},
        fields={"1A": "green", "1B": "blue", "1C": "grey"},
        arrived=["B", "C"],
        explored=True,
        steps=TIDYING,
    )
    assert [event.prey for event in t.told(PreyEaten)] == eaten
    (ants,) = t.told(AntsEaten)
    assert (ants.zone, ants.counts[:3]) == ("rock", (2, 1, 0))
    assert [t.zones(seat) for seat in range(3)] == [{}, {}, {"water": 1}]
    assert t.s.supply[:3] == [11, 11, 10]


@clause("ANT-EX-10")
def test_scoring() -> None:
    fungi = "fungus_push 3,0 4,0; fungus_ants 1,1 2,1; hatch_push 0,1 1,0; fungus_build 1,0 1,1"
    t = table(
        hills={0: fungi + "; fungus_hatch 2,0 3,0; fungus_explore -1,0 -1,1"},
        stored={0: "ladybird 0,0, beetle 0,1, butterfly 2,1"},
        leaves={0: "green_leaf brown_leaf"},
    )
    visible = sorted(level for level in t.spaces().values() if level.startswith("fungus"))
    assert visible == ["fungus@1", "fungus@2", "fungus@3"]
    assert score(t.s, 0).total == 9 + (3 + 2 + 2)


@clause("ANT-EX-11")
def test_stealing() -> None:
    t = table(
        workers={0: "t10", 1: "t10 ladybird", 2: "t10 green_leaf"},
        zones={0: "soldier 1"},
        supply={0: 3, 1: 10, 2: 10},
        stored={0: "ladybird 0,0"},
    )
    assert t.offers("steal") == ["steal(t10, 2)"]
    assert t.refuses("steal(t10, 1)") == "ANT-STEAL-05"
    t.plays("steal(t10, 2)")
    assert (t.workers(0), t.workers(2)) == ({"t10": "green_leaf"}, {"t10": ""})
    assert (t.s.supply[0], t.zones()) == (4, {})
    assert t.offers("steal") == []
    assert t.refuses("steal(t10, 1)") == "ANT-STEAL-01"


@clause("ANT-EX-12")
def test_bridge() -> None:
    t = table(
        hills={0: TOWER},
        zones={0: "soldier 3, water 1"},
        supply={0: 7},
        steps=[{"is": "Ants", "left": 4}, *TURN],
    )
    t.plays("bridge")
    assert (t.workers(), t.s.supply[0], t.zones()) == ({"chasm": ""}, 9, {"water": 1})
    t.plays("send(water, t47)")
    assert t.asked == "ask-action"
    t.plays("use_space(3,1)", "hand_on(t47, chasm)", "deliver(chasm)")
    assert t.s.delivered == ("dragonfly",)


@clause("ANT-EX-13")
def test_reset() -> None:
    before = on_fields(
        "green explore_ants explore_hatch / build_build blue grey / ants_ants hatch_push hatch_push / "
        "build_push build_push build_push / hatch_ants hatch_ants hatch_ants / ants_push ants_push ants_push"
    )
    t = table(
        seats=4,
        fields=before,
        zones={3: "water 1"},
        hands={0: "build_hatch"},
        hills={0: "hatch_push 3,0 3,1"},
    )
    t.plays("use_space(0,0)", "take(1, B)", "use_super(explore)", "pass")
    assert t.offers() == ["next(B)", "next(C)"]
    assert t.lane("C") == ["grey", "hatch_push", "build_push", "hatch_ants", "ants_push", ""]
    t.plays("next(C)")
    assert [event.prey for event in t.told(PreyEaten)] == ["woodlouse", "dragonfly"]
    assert [event.zone for event in t.told(AntsEaten)] == ["water"]
    assert [t.lane(lane)[5] for lane in "ABC"] == ["yellow", "red", "brown"]
    assert t.lane("C")[:3] == ["hatch_push", "build_push", "hatch_ants"]
    assert "" not in t.s.fields.values()
    assert t.s.arrived == ()


@clause("ANT-EX-14")
def test_end_of_the_game() -> None:
    t = table(
        seats=4,
        active=2,
        clearings={"beetle": 1, "ladybird": 3},
        workers={2: "t04, t17, t31, t33, t35"},
    )
    assert t.s.exhausted_left == 2
    t.plays("use_space(1,1)")
    assert t.s.exhausted_left == 1
    t.passes()
    assert t.facts(LastRoundBegan) == [(2, "prey")]
    order = []
    while t.match.outcome is None:
        order.append(t.asked_seat)
        t.plays("pass")
    assert order == [3, 0, 1, 2]


@clause("ANT-EX-15")
def test_storing_prey() -> None:
    markers = ["0,0", "1,1", "2,0"]
    t = table(
        actions=0, markers=markers, delivered=["ladybird"], zones={0: "water 1"}, hands={0: "build_push"}
    )
    hexes = ["0,0", "0,1", "1,0", "1,1", "2,0", "2,1"]
    assert t.offers() == [f"store(ladybird, {at})" for at in hexes]
    t.plays("store(ladybird, 2,1)").passes(2)
    assert "use_space(2,1)" not in t.offers()
    assert t.refuses("use_space(2,1)") == "ANT-TIDY-04"
    t.plays("use_super(build)")
    assert t.refuses("first(2,1)") == "ANT-BUILD-11"
    assert not [pair for pair in t.pairs() if "2,1" in pair.split()]


@clause("ANT-EX-16")
def test_cutting_the_chain() -> None:
    t = table(steps=[{"is": "Ants", "left": 5}, *TURN], workers={0: "t01, t14, t41, t06, t02"})
    assert "retrieve_worker(t41)" in t.offers()
    t.plays("retrieve_worker(t01)")
    assert t.refuses("retrieve_worker(t06)") == "ANT-ANTS-09"
    assert t.offers() == ["retrieve_worker(t41)", "stop"]


@clause("ANT-EX-17")
def test_first_round() -> None:
    t = new_game(4, first_player=0)
    assert t.s.actions_left == 1
    t.plays("use_super(build)", "first(0,1)", "second(1,0)")
    assert (t.s.active, t.s.actions_left, t.s.markers) == (1, 2, ())
    assert t.spaces()["0,1"] == "hatch@2"
    assert [t.plays("pass").s.actions_left for _ in range(2)] == [3, 3]


@clause("ANT-EX-18")
def test_tie() -> None:
    t = table(
        seats=3,
        hills={
            0: TOWER + "; hatch_ants 0,1 1,0; explore_build 4,0 5,0",
            1: TOWER + "; explore_ants 0,0 1,0; hatch_ants 0,1 1,1",
        },
    )
    assert t.s.hills[0].tiles_by_level() == (0, 1, 2, 3, 5)
    assert t.s.hills[1].tiles_by_level() == (0, 1, 2, 4, 4)
    assert ranks_of([standing(t.s, seat) for seat in (0, 1)]) == (2, 1)


@clause("ANT-EX-19")
def test_no_fill_no_trigger() -> None:
    full = on_fields(FILLED)
    t = table(fields=full, bag=["push_push", "hatch_hatch"])
    t.plays("use_space(0,0)", "take(1, A)", "use_super(explore)", "take(1, B)", "pass")
    assert (t.s.bag, t.s.trigger, t.s.active) == ((), "", 1)
    t.plays("use_space(0,0)", "take(1, A)", "pass")
    assert t.facts(LastRoundBegan) == [(1, "tiles")]


@clause("ANT-EX-20")
def test_explore_past_anteaters() -> None:
    fields = "explore_build ants_push hatch_push / blue green grey / build_ants build_push hatch_ants"
    t = table(hills={0: THIRD_FLOOR}, fields=fields, arrived=[])
    t.plays("use_space(2,0)", "take(1, A)", "take(3, C)")
    assert (t.asked, t.s.hands[0]) == ("ask-action", ("explore_build", "hatch_ants"))
