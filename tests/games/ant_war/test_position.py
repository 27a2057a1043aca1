"""Tables that somebody sets up: as plain data, and as scenario files."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.scenario import run
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import SHOP, START_DECK
from formicarium.games.ant_war.state import Garden, Hatching
from formicarium.testing import clause
from tests.games.ant_war.builder import TURN

BOARD = {
    "a1": {"side": "black", "unit": "queen"},
    "d4": {"side": "black", "unit": "kamikaze"},
    "d5": {"side": "red", "unit": "worker"},
    "h9": {"side": "red", "unit": "queen"},
}
HANDS = [["start_kamikaze", "start_march", "start_march"], ["start_raid", "start_march", "start_worker"]]


def table(steps: list[Any] | None = None, options: dict[str, Any] | None = None, **fields: Any) -> Garden:
    laid = {"board": BOARD, "hands": HANDS, **fields}
    s = GAME.position({"seats": 2, "options": options or {}, "table": laid, "steps": steps or list(TURN)})
    assert isinstance(s, Garden)
    return s


# What may be left out


@clause("WAR-RULING-51")
def test_black_sits_in_seat_0_unless_the_options_say_otherwise() -> None:
    assert table().sides == ["black", "red"]
    assert table(options={"black_seat": 1}).sides == ["red", "black"]
    assert table(sides=["red", "black"]).sides == ["red", "black"]


@clause("WAR-SETUP-09", "WAR-SETUP-10")
def test_a_deck_that_is_left_out_is_what_lies_nowhere_else() -> None:
    s = table(discards=[["shop_jump", "start_bivouac"], []], archives=[[], ["start_scout"]])
    for seat in (0, 1):
        own = [card for zone in (s.hands, s.piles, s.discards, s.archives) for card in zone[seat]]
        assert sorted(card for card in own if card in START_DECK) == sorted(START_DECK)
    assert sorted((*s.shop, "shop_jump")) == sorted(SHOP)
    assert table(piles=[["start_raid"], []], shop=["shop_rest"]).shop == ("shop_rest",)


@clause("WAR-SETUP-07", "WAR-WALL-09")
def test_pieces_get_their_public_ids() -> None:
    walls = {"c3": {"side": "black", "unit": "wall"}, "f7": {"side": "red", "unit": "wall", "hit_points": 1}}
    s = table(board={**BOARD, **walls, "b2": {"side": "black", "unit": "scout", "id": "B07"}})
    ids = {str(square): piece.id for square, piece in s.board.items()}
    assert ids == {
        "a1": "B01", "b2": "B07", "c3": "BW1", "d4": "B02", "d5": "R02", "f7": "RW1", "h9": "R01",
    }  # fmt: skip
    assert [s.board[square].hit_points for square in ("c3", "f7")] == [2, 1]  # type: ignore[index]


@clause("WAR-WALL-09")
def test_a_wall_built_later_does_not_take_the_name_of_one_that_stands() -> None:
    board = {**BOARD, "c2": {"side": "black", "unit": "worker"}, "c3": {"side": "black", "unit": "wall"}}
    hands = [["start_worker", "start_march", "start_march"], HANDS[1]]
    laid = {"seats": 2, "table": {"board": board, "hands": hands}, "steps": list(TURN)}
    match = fm.Match(GAME, position=laid)
    match.play(0, "card:start_worker")
    match.play(0, "square:c2 square:c1 do:build")
    walls = sorted(piece.id for piece in match.state.board.values() if not piece.is_ant)  # type: ignore[attr-defined]
    assert walls == ["BW1", "BW2"]


@clause("WAR-ABIL-04")
def test_a_spent_ant_has_been_revealed_and_can_only_be_what_it_is() -> None:
    s = table(board={**BOARD, "b2": {"side": "black", "unit": "scout", "spent": True}})
    ant = s.board["b2"]  # type: ignore[index]
    assert (ant.revealed, ant.possible) == (True, ("scout",))


def test_an_order_in_play_has_all_its_actions() -> None:
    steps = list(TURN[1:])
    assert table(steps, in_play="start_raid").actions_left == 2
    assert table(steps, in_play="start_raid", actions_left=1).actions_left == 1


def test_armies_are_shown_unless_they_are_still_to_be_placed() -> None:
    assert table().shown
    assert not GAME.position({"seats": 2, "steps": ["SetUp"]}).shown


# What cannot be


@pytest.mark.parametrize(
    "fields, said",
    [
        ({"board": {"b5": {"side": "black", "unit": "queen"}}}, "b5"),
        ({"board": {"i1": {"side": "black", "unit": "queen"}}}, "i1"),
        ({"board": {"a1": {"side": "blue", "unit": "queen"}}}, "blue"),
        ({"board": {"a1": {"side": "black", "unit": "drone"}}}, "drone"),
        ({"board": {"a1": {"side": "black", "unit": "wall", "hit_points": 3}}}, "hit points"),
        ({"board": {"a1": {"side": "black", "unit": "scout", "hit_points": 1}}}, "hit points"),
        ({"board": {"a1": {"side": "black", "unit": "scout", "possible": ["worker"]}}}, "none of those"),
        ({"board": {**BOARD, "b1": {"side": "black", "unit": "queen"}}}, "more than one Queen"),
        ({"board": {"a1": {"side": "red", "unit": "scout", "id": "R01"}, **BOARD}, "shown": True}, ""),
        ({"hands": [["start_nothing"], []]}, "start_nothing"),
        ({"hands": [["start_raid"]]}, "hands needs"),
        ({"held": [["start_raid"], []]}, "not in the hand"),
        ({"sides": ["black", "black"]}, "sides"),
        ({"active": 2}, "active"),
        ({"deaths": [[0], [0]]}, "deaths"),
        ({"reserves": [6, 5]}, "reserve"),
        ({"in_play": "start_nothing"}, "start_nothing"),
        ({"deaths": [[1, 0, 0, 0, 0, 0], [0] * 6]}, "has died"),
        ({"board": {**BOARD, "d4": {**BOARD["d4"], "possible": ["kamikaze", "bee"]}}}, "bee"),
        ({"first": 2}, "first"),
        ({"in_play": "start_raid"}, "start_raid is in play"),
        ({"hands": [["start_transporter"], []]}, "WAR-TURN-04"),
    ],
)
def test_an_impossible_table_is_refused_with_the_reason(fields: dict[str, Any], said: str) -> None:
    if not said:  # a control: ids that differ are fine
        table(**fields)
        return
    with pytest.raises(fm.PositionError, match=said):
        table(**fields)


@pytest.mark.parametrize(
    "step, fields, said",
    [
        ("PerformActions", {}, "in_play"),
        ("PutOrderAway", {}, "in_play"),
        ({"is": "KeepOne", "seat": 1}, {}, "offers needs"),
        ({"is": "VisitShop", "seat": 2}, {}, "seat 2"),
    ],
)
def test_what_comes_next_must_be_able_to_happen(step: Any, fields: dict[str, Any], said: str) -> None:
    with pytest.raises(fm.PositionError, match=said):
        table([step, "EndTurn"], **fields)


def test_a_sketch_is_welcome() -> None:
    """What no match leads to, but can be played on: no Queen, odd numbers, an ant that hatched long ago."""
    gone = {"ant": "B17", "deaths": [0, 0, 0, 0, 3, 0], "unit": "scout"}
    board = {"d4": {"side": "black", "unit": "scout", "possible": ["scout", "scout"]}, "d7": BOARD["d5"]}
    s = table(board=board, turn=-1, deaths=[[0, 0, 0, 0, 3, 0], [0] * 6], hatchings=[[gone], []])
    assert s.hatchings[0][0].known
    assert s.board["d4"].possible == ("scout",)  # type: ignore[index]
    assert s.determinize(1, Random(1)).view(1) == s.view(1)


def test_two_pieces_of_one_name_are_refused() -> None:
    ant = {"side": "red", "unit": "scout", "id": "R09"}
    with pytest.raises(fm.PositionError, match="R09"):
        table(board={**BOARD, "e6": ant, "e7": ant})


def test_nobody_hatches_who_has_not_died() -> None:
    hatching = {"ant": "B17", "deaths": [0] * 6, "unit": "scout"}
    with pytest.raises(fm.PositionError, match="hatched"):
        table(hatchings=[[hatching], []])


@clause("WAR-SPEC-HATCHING-03", "WAR-INFO-06")
def test_a_hatched_ant_is_noted_as_one_of_the_dead() -> None:
    ant = {"side": "black", "unit": "scout", "hatched": True, "possible": ["scout", "shooter"]}
    laid: dict[str, Any] = {"board": {**BOARD, "b2": ant}, "deaths": [[0, 0, 0, 0, 1, 1], [0] * 6]}
    s = table(**laid)
    assert s.board["b2"].id == "B17"  # type: ignore[index]
    assert s.hatchings[0] == (Hatching("B17", (0, 0, 0, 0, 1, 1), "scout"),)  # type: ignore[arg-type]
    assert {s.determinize(1, Random(seed)).board["b2"].unit for seed in range(20)} == {"scout", "shooter"}  # type: ignore[index]
    with pytest.raises(fm.PositionError, match="hatched"):
        table(board=laid["board"])


@pytest.mark.parametrize(
    "hatching, said",
    [
        ({"unit": "shooter"}, "hatched as a shooter"),
        ({"deaths": [1]}, "deaths of a hatching"),
    ],
)
def test_a_hatching_fits_the_board_and_the_graveyard(hatching: dict[str, Any], said: str) -> None:
    ant = {"side": "black", "unit": "scout", "id": "B17", "hatched": True}
    noted = {"ant": "B17", "deaths": [0, 0, 0, 0, 2, 2], "unit": "scout", **hatching}
    with pytest.raises(fm.PositionError, match=said):
        table(board={**BOARD, "b2": ant}, deaths=[[0, 0, 0, 0, 2, 2], [0] * 6], hatchings=[[noted], []])


# Scenario files

EIGHT = [f"square:d4 square:{square} do:move" for square in ("c3", "d3", "e3", "c4", "e4", "d5", "e5")]
EIGHT.append("square:d4 square:d5 do:explode")

KAMIKAZE_BEATS_WORKER = """
name = "The source's arrow: Kamikaze beats Worker"
clauses = ["WAR-EX-01"]
game = "ant_war"
seats = 2
chance = "stated"
steps = ["ChooseOrder", "PerformActions", "PutOrderAway", "Discard", "DrawUp", "EndTurn"]

script = '''
0 card:start_kamikaze
? 0 EIGHT
! 0 square:d4 square:c5 do:move WAR-MOVE-02
! 0 button:stop WAR-TURN-05
0 square:d4 square:d5 do:move
* shop_charge shop_jump shop_exchange
~ CombatFought attacking=kamikaze defending=worker square=d5 survivor=B02
~ @1 OrdersOffered seat=0 count=3 orders=[]
= board.d5.unit kamikaze
= board.d5.revealed true
= board.d5.spent false
= deaths.1 [0, 0, 1, 0, 0, 0]
= @1 visitor 0
0 card:shop_charge
0 button:none
* shop_rest shop_jump shop_ambush
= @- visitor 1
1 card:shop_rest
1 zone:hand card:start_worker
= shop.# 24
= discards.0 ["shop_charge", "start_kamikaze"]
= discards.1 ["shop_rest"]
= archives.1 ["start_worker"]
= @0 hand_sizes [2, 2]
'''

[table.board]
a1 = { side = "black", unit = "queen" }
d4 = { side = "black", unit = "kamikaze" }
d5 = { side = "red", unit = "worker" }
h9 = { side = "red", unit = "queen" }

[table]
hands = [["start_kamikaze", "start_march", "start_scout"], ["start_march", "start_raid", "start_worker"]]
"""

SIGHT = """
name = "What a Shooter sees"
clauses = ["WAR-EX-08"]
game = "ant_war"
seats = 2
steps = ["PerformActions", "PutOrderAway", "Discard", "DrawUp", "EndTurn"]

script = '''
! 0 square:d4 square:d6 do:shoot WAR-ABIL-SHOOTER-02
! 0 square:d4 square:f4 do:shoot WAR-ABIL-SHOOTER-02
0 square:d4 square:e5 do:shoot
~ AntDestroyed unit=scout square=e5
= board.d4.spent true
'''

[table]
in_play = "start_shooter"
hands = [["start_march", "start_march"], ["start_march", "start_raid", "start_worker"]]

[table.board]
a1 = { side = "black", unit = "queen" }
d4 = { side = "black", unit = "shooter" }
d5 = { side = "black", unit = "scout" }
d6 = { side = "red", unit = "scout" }
f4 = { side = "red", unit = "scout" }
b4 = { side = "red", unit = "scout" }
d2 = { side = "red", unit = "scout" }
e5 = { side = "red", unit = "scout" }
e4 = { side = "red", unit = "wall" }
h9 = { side = "red", unit = "queen" }
"""


@clause("WAR-EX-01", "WAR-EX-08", "WAR-EX-21")
@pytest.mark.parametrize("text", [KAMIKAZE_BEATS_WORKER, SIGHT])
def test_worked_examples_as_scenarios(text: str) -> None:
    result = run(text.replace("EIGHT", " | ".join(EIGHT)))
    assert result.passed, str(result)
