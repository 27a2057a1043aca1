"""HE1-ALT, HE1-REST, HE1-RPREY, HE1-HOUSE: optional rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.chance import Draw
from formicarium.games.hidden_empires_1 import GAME
from formicarium.games.hidden_empires_1.data import TRAITS, WATER, Area, Color
from formicarium.games.hidden_empires_1.events.table import (
    ColonyAbandoned,
    MarkersLaid,
    TilesSetAside,
    TraitsFound,
)
from formicarium.games.hidden_empires_1.ground import apart, tile_hex
from formicarium.games.hidden_empires_1.questions.tiling import beside, fits, home_moves
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import PERFORM, TURN, A, B, C, Table, nest_step, new_game, table

ALT = {"alternate_setup": True}
RESTART = {"restart": True}
LAY_HOME = [{"is": "LayHome", "seat": C}]
FLOWER = "q0r0 red, q1r0 green, q1r-1 yellow, q0r-1 brown, q-1r0 gray, q-1r1 green, q0r1 yellow"


def tiled(tiles: str, **fields: Any) -> Table:
    laid = sorted(tile.split() for tile in tiles.split(", "))
    return table(tiles=laid, options=ALT, **fields)


def laid_map(seats: int, seed: int) -> Table:
    """A map laid by players who answer at random, up to the first Traits."""
    match = fm.Match(GAME, seats=seats, options=ALT, seed=seed)
    rng = Random(seed)
    while match.pending and match.pending[0].prompt.key.startswith("ask-lay"):
        decision = match.pending[0]
        match.play(decision.seat, rng.choice(decision.options))
    return Table(match, fm.Scripted())


# Alternate Setup


@clause("HE1-ALT-01", "HE1-ALT-02")
def test_tiles_come_from_the_stock_in_the_colour_of_ones_choice() -> None:
    t = new_game(2, picks=[1], alternate_setup=True)
    assert t.asked == {B: "lay-nest-tile"}
    assert t.timeout() == t.offers()[0]
    assert sum(t.s.stock.values()) == 48
    t.plays("q0r0 color red")
    assert (t.s.stock[Color("red")], t.s.nests[B], t.s.placing) == (7, "q0r0", (B,))
    assert t.asked == {B: "lay-ring-tile"}


@clause("HE1-ALT-03")
def test_no_three_of_a_colour_and_no_water_beside_water() -> None:
    red, blue = Color("red"), WATER
    assert fits({(0, 0): red}, (1, 0), red)
    assert not fits({(0, 0): red, (1, 0): red}, (2, 0), red)
    assert not fits({(0, 0): red, (2, 0): red}, (1, 0), red)  # it would join two
    assert not fits({(0, 0): blue}, (1, 0), blue)
    assert fits({(0, 0): blue}, (2, 0), blue)


@clause("HE1-ALT-03", "HE1-ALT-04")
def test_water_is_no_home_and_no_side_beside_water() -> None:
    t = new_game(2, picks=[0], alternate_setup=True)
    assert t.refuses("q0r0 color blue") == "HE1-ALT-04"
    t.plays("q0r0 color red", "color blue")
    assert "color blue" not in t.offers()
    assert t.refuses("color blue") == "HE1-ALT-03"


@clause("HE1-ALT-04")
def test_the_first_home_is_surrounded() -> None:
    t = new_game(2, picks=[0, 1], alternate_setup=True).plays("q0r0 color red")
    for _ in range(6):
        assert t.asked == {A: "lay-ring-tile"}
        t.plays(t.timeout())
    assert (len(t.s.tiles), t.asked) == (7, {B: "lay-nest-tile"})


@clause("HE1-ALT-05", "HE1-ALT-06", "HE1-RULING-66")
@pytest.mark.parametrize("seed", range(3))
def test_later_homes_touch_two_then_three_tiles(seed: int) -> None:
    match = fm.Match(GAME, seats=3, options=ALT, seed=seed)
    rng, homes = Random(seed), 0
    while match.pending and match.pending[0].prompt.key in ("ask-lay-nest-tile", "ask-lay-ring-tile"):
        decision = match.pending[0]
        state = Table(match, fm.Scripted()).s
        if decision.prompt.key == "ask-lay-nest-tile" and homes:
            tiles = {tile_hex(area) for area, _ in state.tiles}
            for place in {str(move).split()[0].partition(":")[2] for move in decision.options}:
                assert sum(near in tiles for near in beside(tile_hex(Area(place)))) == homes + 1
        homes += decision.prompt.key == "ask-lay-nest-tile"
        match.play(decision.seat, rng.choice(decision.options))
    assert homes == 3
    assert len(Table(match, fm.Scripted()).s.tiles) == 7 + 5 + 4


@clause("HE1-ALT-07", "HE1-RULING-66")
def test_without_such_a_place_any_that_touches_two_tiles_will_do() -> None:
    t = tiled(
        "q0r0 red, q1r0 green, q0r1 yellow", seats=3, nests=["q0r0", "q1r0", ""], turn=0, steps=LAY_HOME
    )
    moves = home_moves(t.s)
    assert moves
    tiles = {(0, 0), (1, 0), (0, 1)}
    assert all(sum(near in tiles for near in beside(tile_hex(move.area))) == 2 for move in moves)
    assert all(move.color != WATER for move in moves)


@clause("HE1-ALT-08", "HE1-ALT-01")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_rest_is_laid_in_turn_near_the_nests(seats: int) -> None:
    t = laid_map(seats, 5)
    homes = [tile_hex(nest) for nest in t.s.nests]
    assert all(min(apart(tile_hex(area), home) for home in homes) <= 2 for area, _ in t.s.tiles)
    assert len(t.s.tiles) + sum(t.s.stock.values()) == 48
    assert [event.count for event in t.told(TilesSetAside)] == [sum(t.s.stock.values())]


@clause("HE1-ALT-09")
def test_every_land_tile_without_a_nest_gets_a_marker() -> None:
    t = laid_map(3, 7)
    (laid,) = t.told(MarkersLaid)
    land = [area for area in t.s.ground.land if area not in t.s.nests]
    assert sorted(laid.areas) == sorted(land) if len(land) <= 36 else len(laid.areas) == 36
    beside_nests = {area for nest in t.s.nests for area in t.s.ground.near[nest]}
    assert not beside_nests & set(t.s.face_down)


@clause("HE1-ALT-10", "HE1-RULING-67")
def test_tiles_may_be_added_beside_a_moved_nest() -> None:
    t = tiled(
        f"{FLOWER}, q2r0 red", hands={A: "migrate"}, nests=["q0r0", "q2r0"], colonies={A: "R6 no_brood"}
    )
    t.plays("card migrate", "q-1r0")
    assert (t.asked, t.timeout()) == ({A: "extra-tile"}, "stop")
    places = {offer.split()[0] for offer in t.offers() if offer != "stop"}
    assert places
    assert all(apart(tile_hex(Area(place)), (-1, 0)) <= 2 for place in places)
    assert t.refuses("q3r0 color red") == "HE1-ALT-10"
    before = len(t.s.tiles)
    t.plays(t.offers()[0])
    assert (len(t.s.tiles), t.asked) == (before + 1, {A: "extra-tile"})
    assert t.s.face_down == {}
    t.plays("stop")
    assert t.asked == {A: "assign-source"}


@clause("HE1-ALT-10", "HE1-RULING-67")
@pytest.mark.parametrize("die, asked", [(2, True), (1, False)])
def test_tiles_may_be_added_beside_a_completed_trail(die: int, asked: bool) -> None:
    t = tiled(
        f"{FLOWER}, q2r0 red",
        nests=["q0r0", "q2r0"],
        traits={A: "trail_making"},
        ants={A: "q-1r0 trail 1"},
        trails={"q-1r0": A},
        attempts=["q-1r0"],
        steps=PERFORM,
        dice=[die],
    )
    assert (t.asked == {A: "extra-tile"}) == asked


@clause("HE1-ALT-10")
def test_tiles_may_be_added_beside_a_new_nest_site() -> None:
    t = tiled(
        f"{FLOWER}, q2r0 red",
        nests=["q0r0", "q2r0"],
        colonies={A: "R1 no_brood vq=1", B: "no_brood queens=0 R0"},
        traits={A: "supercolony"},
        hands={A: "mace"},
        steps=[nest_step(8)],
    ).plays("fly card mace", "q-1r0", seat=A)
    assert t.asked == {A: "extra-tile"}


@clause("HE1-RULING-86")
def test_no_tile_lies_more_than_16_steps_out() -> None:
    tiles = ", ".join(f"q{q}r0 {('red', 'green', 'brown')[q % 3]}" for q in range(17)) + ", q15r1 gray"
    t = tiled(tiles, seats=3, nests=["q0r0", "q15r0", ""], turn=0, steps=LAY_HOME)
    assert not [move for move in home_moves(t.s) if apart(tile_hex(move.area), (0, 0)) > 16]


# Restart


@clause("HE1-REST-01", "HE1-RULING-65", "HE1-RULING-81")
@pytest.mark.parametrize(
    "colony, may",
    [
        ("R3 queens=0", True),
        ("R0 no_brood queens=1", True),  # neither ants nor brood
        ("R1 no_brood queens=1", False),
        ("R0 egg_f=1 queens=1", False),
    ],
)
def test_who_may_start_again(colony: str, may: bool) -> None:
    t = table(colonies={A: colony}, options=RESTART, steps=["TurnStart"])
    assert (t.asked == {A: "turn-start"}) == may
    if may:
        assert (t.offers(), t.timeout()) == (["draw", "restart"], "draw")
    assert table(colonies={A: colony}, steps=["TurnStart"]).asked == {}


@clause("HE1-REST-02")
def test_everything_goes_but_the_score() -> None:
    t = table(
        colonies={A: "R3 N1 B1 X1 S1md queens=0 vq=2 drones=1 food=4 stored=5 score=9 guests=1"},
        ants={A: "H3 patrol 2"},
        traits={A: "supercolony aphid_herders"},
        hands={A: "mace migrate"},
        sites=[["H2"], []],
        kept=[["aphids_1"], []],
        options=RESTART,
        steps=["TurnStart"],
    ).plays("restart")
    assert (t.s.sites[A], t.s.kept[A], t.s.traits[A], t.s.hands[A]) == ((), (), (), ())
    assert (t.ants(A), t.food(A), t.s.stored[A], t.s.guests[A]) == ({}, 0, 0, 0)
    assert (t.s.virgin_queens[A], t.s.drones[A], t.s.scores[A]) == (0, 0, 9)
    assert set(t.s.discard) == {"supercolony", "aphid_herders", "mace", "migrate"}
    assert len(t.s.pool) == 36
    assert len(t.told(ColonyAbandoned)) == 1


@clause("HE1-REST-03", "HE1-RULING-92")
def test_the_new_nest_lies_two_steps_from_another_and_beside_none() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        colonies={A: "R3 queens=0"},
        sites=[[], ["E3"], []],
        options=RESTART,
        steps=["TurnStart"],
    ).plays("restart")
    assert (t.asked, t.timeout()) == ({A: "restart-place"}, t.offers()[0])
    ground = t.s.ground
    for area in ground.land:
        apart_ = [0 if nest == area else ground.distance(nest, area) for nest in t.s.nests[1:]]
        legal = 2 in apart_ and min(apart_) > 1 and area not in ("E3", "G3")
        assert (area in t.offers()) == legal
    assert t.refuses("E3") == "HE1-REST-03"


@clause("HE1-REST-03")
def test_without_such_an_area_nobody_restarts() -> None:
    t = table(
        colonies={A: "R3 queens=0"},
        nests=["q0r0", "q1r0"],
        tiles=sorted([["q0r0", "red"], ["q1r0", "green"], ["q0r1", "gray"]]),
        options={**RESTART, **ALT},
        steps=["TurnStart"],
    )
    assert t.asked == {}


@clause("HE1-REST-04", "HE1-RULING-65")
def test_three_traits_come_from_the_deck() -> None:
    t = table(colonies={A: "R1 queens=0 size=40"}, options=RESTART, steps=["TurnStart"]).plays("restart")
    t.draws("mace", "guards", "soldiers").plays("E3")
    assert (t.sheet(A), t.s.queens[A], t.size(A)) == ("R6 N0 B0", 1, 10)
    assert t.brood(A) == {"egg_f": 1, "larva_f": 1, "pupa_small": 1}
    assert sorted(t.s.hands[A]) == ["guards", "mace", "soldiers"]
    (draw,) = t.chances
    assert isinstance(draw, Draw)
    assert set(draw.pile) == set(TRAITS)
    assert [event.cards for event in t.seen(B, TraitsFound)] == [()]


@clause("HE1-REST-04")
def test_the_discards_are_shuffled_in_when_traits_run_out() -> None:
    t = table(
        colonies={A: "R1 queens=0"},
        options=RESTART,
        deck=["mace", "caterpillars"],
        discard=["guards", "migrate"],
        steps=["TurnStart"],
    ).plays("restart")
    t.draws("mace").draws("guards").plays("E3")
    assert sorted(t.s.hands[A]) == ["guards", "mace"]  # there are no more
    assert sorted(t.s.deck) == ["caterpillars", "migrate"]


@clause("HE1-REST-05")
def test_traits_may_be_played_and_the_turn_goes_on() -> None:
    t = table(colonies={A: "R1 queens=0"}, options=RESTART, steps=TURN).plays("restart")
    t.draws("mace", "repellent", "budding").plays("E3")
    assert (t.asked, t.offers()) == ({A: "setup-trait"}, ["card mace", "card repellent", "pass"])
    t.draws("caterpillars").plays("card mace")
    assert (t.asked, t.food(A)) == ({A: "draw-step"}, 6)


# Reduce Prey, and the house rule


@clause("HE1-RPREY-01")
@pytest.mark.parametrize("on, values", [(True, (1, 3, 2)), (False, (2, 4, 2))])
def test_prey_shrinks_every_turn(on: bool, values: tuple[int, ...]) -> None:
    t = table(
        markers="H3 prey_2, H2 prey_3+1, G2 plants_2, D2 ?prey_4",
        options={"reduce_prey": on},
        steps=["EndGameTurn"],
    )
    assert tuple(t.value(area) for area in ("H3", "H2", "G2")) == values
    assert t.marker("D2") == "?prey_4"


@clause("HE1-HOUSE-01")
@pytest.mark.parametrize("turn, attacked", [(5, False), (6, True)])
def test_peaceful_beginnings(turn: int, attacked: bool) -> None:
    calm = {"no_nest_attacks_before_turn": 6}
    t = table(ants={A: "C3 attack 3"}, colonies={B: "R1"}, turn=turn, options=calm, steps=PERFORM)
    assert ("NestAttacked" in t.story) == attacked
    if not attacked:
        assert t.ants(A) == {"C3 patrol": "3"}
    t = table(
        seats=3,
        nests="G3 C3 E1",
        ants={A: "C3 attack 3", C: "C3 forage 1"},
        turn=5,
        options=calm,
        steps=PERFORM,
    )
    assert t.asked == {A: "carry-off"}  # ants outside can be attacked as usual
