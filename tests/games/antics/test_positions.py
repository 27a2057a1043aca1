"""Tables that somebody sets up."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from formicarium.games.antics import GAME
from formicarium.games.antics.data import Item
from formicarium.games.antics.hexes import NO_HEX
from formicarium.games.antics.hill import BASE
from formicarium.games.antics.state import Stored
from formicarium.testing import clause
from tests.games.antics.builder import FILLED, ROOF, hill, on_fields, table


def position(**fields: Any) -> fm.Match:
    return fm.Match(
        GAME, position={"seats": 3, "table": {"actions_left": 3, **fields}, "steps": ["ChooseAction"]}
    )


def test_what_is_left_out_lies_nowhere_else() -> None:
    t = table(
        fields=FILLED, hands={1: "ants_push"}, workers={0: "t01 beetle"}, zones={0: "water 2"},
        guards={"t01": 0}, stored={2: "beetle 0,0"},
    )  # fmt: skip
    assert t.s.supply == [7, 11, 11]
    assert len(t.s.bag) == 56 - 15 - 1
    assert (t.left("beetle"), t.left("ladybird")) == (0, 2)


def test_lists_are_put_in_order() -> None:
    t = table(workers={0: "chasm, t10, t01"}, hands={0: "hatch_push ants_push"})
    assert list(t.workers()) == ["t01", "t10", "chasm"]
    assert t.s.hands[0] == ("ants_push", "hatch_push")


@clause("ANT-TURN-03")
def test_actions_that_are_left_out_are_the_markers_in_hand() -> None:
    for fields, left in (({}, 3), ({"markers": ["0,0"], "super_used": True}, 1), ({"actions_left": 2}, 2)):
        s = GAME.position({"seats": 3, "table": fields, "steps": ["ChooseAction"]})
        assert s.actions_left == left
    assert GAME.position({"seats": 3, "steps": ["Turn"]}).actions_left == 0


@clause("ANT-TIDY-05")
def test_prey_without_a_hex_lies_beside_the_hill() -> None:
    (prey,) = GAME.position(
        {"seats": 3, "table": {"stored": [[{"prey": "beetle"}], [], []]}, "steps": ["Turn"]}
    ).stored[0]
    assert prey == Stored(Item("beetle"), NO_HEX)


@clause("ANT-SETUP-04")
def test_a_hill_stands_on_its_base_whether_written_or_not() -> None:
    t = table(hills={1: "hatch_ants 0,1 1,0"})
    assert (t.s.hills[0], t.s.hills[1].tiles[:3]) == (BASE, BASE.tiles)
    again = GAME.position(GAME.describe(t.s, t.match.options))
    assert again.hills == t.s.hills


@clause("ANT-ATE-02")
def test_anteaters_on_field_1_have_arrived_unless_said_otherwise() -> None:
    assert table(fields="blue - grey").s.arrived == ("A", "C")
    assert table(fields="blue - grey", arrived=[]).s.arrived == ()


def test_a_position_describes_itself() -> None:
    t = table(fields=FILLED, hills={0: "hatch_ants 0,1 1,0"}, workers={0: "t01"}, markers=["0,0"])
    again = GAME.position(GAME.describe(t.s, t.match.options))
    assert again == t.s
    assert again.hills[0].spaces == t.s.hills[0].spaces


@pytest.mark.parametrize(
    "fields, problem",
    [
        ({"supply": [12, 11, 11]}, "13 ants"),
        ({"zones": [{"water": -1}, {}, {}]}, "fewer than no ants"),
        ({"zones": [{"moor": 1}, {}, {}]}, "no zone is called 'moor'"),
        ({"workers": [{"t99": ""}, {}, {}]}, "no track is called 't99'"),
        ({"workers": [{"t01": "wasp"}, {}, {}]}, "no item is called 'wasp'"),
        ({"workers": [{}, {}]}, "one entry for each of 3 seats"),
        ({"guards": {"t01": 0}}, "without a worker"),
        ({"guards": {"t01": 7}}, "nobody's"),
        ({"hands": [["build_build", "build_build"], [], []]}, "2 tiles 'build_build'"),
        ({"hands": [["base_1"], [], []]}, "no tile is called 'base_1'"),
        ({"fields": {"7A": "ants_push"}}, "no spot is called '7A'"),
        ({"fields": {"6A": "anteater_1"}}, "no tile or face of an anteater is called 'anteater_1'"),
        ({"fields": {"1A": "blue", "1B": "red"}}, "anteater_1 lies on the fields twice"),
        ({"fields": {"1A": "blue", "2A": "green"}}, "two anteaters are in lane A"),
        ({"fields": {"2A": "blue"}, "arrived": ["A"]}, "field 1"),
        ({"clearings": {"beetle": 3}}, "3 tokens 'beetle'"),
        ({"clearings": {"beetle": -1}}, "fewer than no tokens"),
        ({"stored": [[{"prey": "beetle", "hex": "9,9"}], [], []]}, "needs a space"),
        ({"stored": [[{"prey": "beetle", "hex": "0,0"}], [], []], "delivered": ["beetle"]}, "twice"),
        ({"leaves": [["beetle"], [], []]}, "no leaf is called 'beetle'"),
        ({"active": 3}, "must be seats"),
        ({"markers": ["5,5"]}, "beside the hill"),
        ({"trigger": "rain", "turns_left": 1}, "not 'rain'"),
        ({"trigger": "prey"}, "0 turns"),
        ({"round": 0}, "round 1"),
        ({"returned": ["hatch_explore_start"]}, "known to lie in the bag"),
        ({"hills": [hill("hatch_ants 0,0 0,1"), hill(""), hill("")]}, "cannot lie on 0,0 and 0,1"),
        ({"hills": [hill("hatch_ants 0,0 3,0"), hill(""), hill("")]}, "cannot lie on 0,0 and 3,0"),
        ({"hills": [hill(f"{ROOF}; build_build 2,0 3,0"), hill(""), hill("")]}, "cannot lie on 2,0 and 3,0"),
        ({"hills": [hill("base_1 3,0 4,0"), hill(""), hill("")]}, "cannot be built"),
        ({"hills": [hill("wasp 3,0 4,0"), hill(""), hill("")]}, "no tile is called 'wasp'"),
        ({"hills": [hill("hatch_ants 3,x 4,0"), hill(""), hill("")]}, "is no hex"),
    ],
)
@clause("ANT-BUILD-13", "ANT-PUSH-06", "ANT-GUARD-01")
def test_impossible_tables_are_refused(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(fm.PositionError, match=problem):
        position(**fields)


@clause("ANT-LVL-01", "ANT-LVL-05", "ANT-EXPL-06")
@pytest.mark.parametrize(
    "step, problem",
    [
        ({"is": "Ants", "left": 0}, "at least 1 unit"),
        ({"is": "Push", "left": 6}, "at most 5"),
        ({"is": "Explore", "left": 2, "field": 5}, "from field 5 on"),
        ({"is": "Explore", "left": 1, "field": 0}, "from field 0 on"),
        ({"is": "Hatch", "left": 1, "begun": True, "zone": "moor"}, "no zone is called 'moor'"),
        ({"is": "LayFirst", "left": 1, "tile": "hatch_push"}, "not in the hand"),
        ({"is": "LaySecond", "left": 1, "tile": "ants_push", "first": "9,9"}, "laid on 9,9"),
    ],
)
def test_an_action_under_way_is_a_possible_one(step: dict[str, Any], problem: str) -> None:
    laid = {"seats": 3, "table": {"hands": [["ants_push"], [], []]}, "steps": [step, "ChooseAction"]}
    with pytest.raises(fm.PositionError, match=problem):
        fm.Match(GAME, position=laid)


def test_a_sketch_is_welcome() -> None:
    """The examples of the spec leave out ants and links that do not matter."""
    t = table(workers={0: "t10"}, supply={0: 3}, fields=on_fields("ants_push"))
    assert t.asked == "ask-action"
