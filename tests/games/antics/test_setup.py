"""ANT-SETUP: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

import formicarium as fm
from formicarium.core.chance import Draw, Pick
from formicarium.games.antics import GAME
from formicarium.games.antics.data import BAG, LEAVES, PREY, START_TILE
from formicarium.games.antics.events import AnteaterPlaced, FieldsFilled, FirstPlayerNamed, TilesSetAside
from formicarium.games.antics.hill import BASE
from formicarium.testing import clause
from tests.games.antics.builder import DRAWS, new_game, table, turn_from

ANTEATERS = ["anteater_3", "anteater_1", "anteater_2"]


@clause("ANT-SETUP-01")
@pytest.mark.parametrize("seats, house", [(2, True), (3, False), (4, False)])
def test_two_play_the_house_variant(seats: int, house: bool) -> None:
    assert bool(new_game(seats).told(TilesSetAside)) is house


@clause("ANT-SETUP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_nobody_else_may_play(seats: int) -> None:
    with pytest.raises(fm.OptionError):
        new_game(seats)


@clause("ANT-SETUP-02", "ANT-RULING-42")
def test_the_first_player_is_drawn() -> None:
    t = new_game(3, picks=["2"])
    assert t.chances[0] == Pick(("0", "1", "2"))
    assert t.facts(FirstPlayerNamed) == [(2,)]
    assert (t.s.first, t.s.active, t.asked_seat) == (2, 2, 2)


@clause("ANT-SETUP-02")
def test_the_host_may_name_the_first_player() -> None:
    t = new_game(4, first_player=3)
    assert t.asked_seat == 3
    assert not [chance for chance in t.chances if chance == Pick(("0", "1", "2", "3"))]


@clause("ANT-SETUP-02")
@pytest.mark.parametrize("first", [3, 4, -1])
def test_the_first_player_sits_at_the_table(first: int) -> None:
    with pytest.raises(fm.OptionError, match="ANT-SETUP-02"):
        new_game(3, first_player=first)


@clause("ANT-SETUP-03", "ANT-RULING-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_the_same_and_the_rest_is_out_of_the_game(seats: int) -> None:
    t = new_game(seats)
    census = GAME.census(t.s)
    assert [census[f"ants of seat {seat}"] for seat in range(seats)] == [12] * seats
    assert f"ants of seat {seats}" not in census
    assert census[START_TILE] == seats
    assert not t.s.super_used


@clause("ANT-SETUP-04", "ANT-RULING-07")
def test_the_base_is_laid_out_and_the_start_tile_is_in_the_hand() -> None:
    t = new_game(3)
    assert t.s.hills == [BASE] * 3
    assert t.spaces(1) == {
        "0,0": "explore@1", "0,1": "hatch@1", "1,0": "build@1", "1,1": "push@1", "2,0": "ants@1",
        "2,1": "build@1",
    }  # fmt: skip
    assert t.s.hands == [("hatch_explore_start",)] * 3


@clause("ANT-SETUP-05", "ANT-RULING-19")
def test_one_ant_stands_on_the_anthill_and_eleven_are_the_supply() -> None:
    assert new_game(4).s.supply == [11] * 4


@clause("ANT-SETUP-06")
def test_the_anchor_ant_cannot_be_used() -> None:
    t = table(actions=3)
    assert t.refuses("use_space(2,0)") == "ANT-TURN-10"  # nobody to send or to retrieve
    t = table(steps=[{"is": "Ants", "left": 3}], zones={0: "water 1"}, supply={0: 10})
    assert t.offers() == ["send(water, t01)", "retrieve_zone(water)"]


@clause("ANT-SETUP-07", "ANT-SETUP-08")
@pytest.mark.parametrize("seats, prey, leaves", [(3, 2, 5), (4, 3, 5)])
def test_tokens_on_the_clearings(seats: int, prey: int, leaves: int) -> None:
    assert new_game(seats).s.clearings == dict.fromkeys(PREY, prey) | dict.fromkeys(LEAVES, leaves)


@clause("ANT-SETUP-09")
def test_six_exhausted_tokens_lie_beside_the_board() -> None:
    assert new_game(3).s.exhausted_left == 6


@clause("ANT-SETUP-10", "ANT-SETUP-16", "ANT-RULING-08")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_bag(seats: int) -> None:
    t = new_game(seats)
    drawn = [found for spot, found in t.s.fields.items() if spot[0] != "6"]
    assert len(t.s.bag) == 41
    assert Counter(t.s.bag) + Counter(drawn) == Counter(BAG)
    assert (len(BAG), START_TILE in BAG) == (56, False)


@clause("ANT-SETUP-11", "ANT-RULING-12")
def test_lanes_and_faces_of_the_anteaters_are_random() -> None:
    t = new_game(3, draws=ANTEATERS, picks=["0", "brown", "red", "green"])
    assert [t.on(spot) for spot in ("6A", "6B", "6C")] == ["brown", "red", "green"]
    assert t.chances[1] == Draw(("anteater_1", "anteater_2", "anteater_3"), 3)
    assert t.chances[2:5] == [Pick(("grey", "brown")), Pick(("blue", "red")), Pick(("green", "yellow"))]
    assert [event.lane for event in t.told(AnteaterPlaced)] == ["A", "B", "C"]


@clause("ANT-SETUP-12", "ANT-SETUP-13", "ANT-SETUP-15", "ANT-RULING-15")
def test_fields_1_to_5_are_filled_from_below() -> None:
    without = [tile for tile in BAG if "fungus" not in tile][:15]
    t = new_game(3, draws=[*ANTEATERS, *without])
    assert [t.s.fields[spot] for spot in t.s.fields][:15] == without
    assert t.facts(FieldsFilled) == [(tuple(t.s.fields)[:15], tuple(without))]


@clause("ANT-SETUP-14", "ANT-SETUP-15")
def test_fungus_tiles_are_laid_from_field_5_down() -> None:
    fungi = [tile for tile in BAG if "fungus" in tile][:7]
    t = new_game(3, draws=[*ANTEATERS, *fungi, *DRAWS[2:5], *(["hatch_ants"] * 4), "push_push"])
    assert [t.on(spot) for spot in ("5A", "5B", "5C", "4A", "4B", "4C", "3A")] == fungi


@clause("ANT-SETUP-17", "ANT-VAR2-04")
@pytest.mark.parametrize("seats, eaten", [(2, 0), (3, 0), (4, 1)])
def test_the_guide_lies_with_the_side_for_the_players(seats: int, eaten: int) -> None:
    fields = {"1A": "green", "1B": "blue", "1C": "grey"}
    t = table(
        seats=seats, fields=fields, arrived=["B", "C"], steps=turn_from("AnteaterAttack"), explored=True
    )
    assert len(t.s.eaten) == eaten


@clause("ANT-SETUP-18")
def test_the_pedant_has_no_effect() -> None:
    t = new_game(3)
    words = str(t.s.to_json()) + " ".join(GAME.vocabulary(3, t.s.options))
    assert not [joke for joke in ("pedant", "player_aid") if joke in words]
