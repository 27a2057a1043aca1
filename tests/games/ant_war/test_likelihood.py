"""What a veteran believes: by formations that everybody can look up, and by what ants did."""

from __future__ import annotations

from random import Random

import pytest

import formicarium as fm
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.bots.belief import CERTAIN, INDEX, QUEENS, Chances, beliefs
from formicarium.games.ant_war.bots.likelihood import believed, explained, likelihood
from formicarium.games.ant_war.bots.manner import Manner
from formicarium.games.ant_war.data import BLACK, QUEEN, RED, SIDES, UNITS, WORKER, Square
from formicarium.games.ant_war.formations import FORMATIONS, mirrored, turned
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.view import WarView
from tests.games.ant_war.builder import Table, garden


def armies(*answers: str) -> fm.Match:
    """Both have set up by these answers."""
    match = fm.Match(GAME, seats=2, seed=1)
    for seat in range(2):
        for answer in (*answers, "button:ready"):
            match.play(seat, answer)
    return match


def looked_at(match: fm.Match) -> WarView:
    view = match.view(None)
    assert isinstance(view, WarView)
    return view


@pytest.mark.parametrize("name", FORMATIONS)
def test_a_formation_is_known_by_its_squares(name: str) -> None:
    view = looked_at(armies(f"formation:{name}"))
    for side in SIDES:
        for square, unit in turned(FORMATIONS[name], side).items():
            chances = beliefs(view, side, explained(view, side))[square]
            assert chances[INDEX[unit]] == max(chances) > 0.5
        queen = next(square for square, unit in turned(FORMATIONS[name], side).items() if unit == QUEEN)
        assert beliefs(view, side)[queen][QUEENS] < 0.25  # by rows alone


def test_a_formation_is_known_mirrored_and_after_the_first_turns() -> None:
    match, rng = armies("formation:veil", "button:mirror"), Random(1)
    queen = next(square for square, unit in mirrored(FORMATIONS["veil"]).items() if unit == QUEEN)
    while looked_at(match).turn < 4:
        match.play(match.pending[0].seat, rng.choice(match.pending[0].options))
    view = looked_at(match)
    assert believed(view, view.sides[0], Manner(reads=True))[queen][QUEENS] > 0.6


def test_an_army_of_its_own_is_no_formation() -> None:
    """Two ants stand elsewhere, and the ids of those between go by other places."""
    match = fm.Match(GAME, seats=2, seed=1)
    for answer in ("formation:court", "square:a3", "square:f1", "square:h3", "square:a1", "button:ready"):
        match.play(0, answer)
    for answer in ("formation:court", "button:ready"):
        match.play(1, answer)
    view = looked_at(match)
    assert max(each[QUEENS] for each in believed(view, BLACK, Manner(reads=True)).values()) < 0.4
    assert max(each[QUEENS] for each in believed(view, RED, Manner(reads=True)).values()) > 0.7


def test_a_world_is_likelier_the_better_it_explains_the_set_up() -> None:
    match, rng = armies("formation:veil"), Random(1)
    true = match.state
    assert isinstance(true, Garden)
    for _ in range(10):
        world = true.determinize(0, rng)
        assert likelihood(world, 0) < likelihood(true, 0) / 100
        assert likelihood(world, 1) == likelihood(true, 1)  # its own army is no question


def read(t: Table, square: str) -> Chances:
    view = t.view(0)
    assert isinstance(view, WarView)
    return believed(view, RED, Manner(reads=True))[Square(square)]


def test_a_queen_is_sought_among_friends_where_nothing_has_moved() -> None:
    moved = {"c9": {"moved": True}}
    t = garden(
        "d9 red scout, e9 red worker, f9 red shooter, e8 red shooter, a9 red scout, c9 red worker",
        pieces=moved,
    )
    assert read(t, "e9")[QUEENS] > read(t, "a9")[QUEENS] > read(t, "c9")[QUEENS]


def test_who_goes_up_to_a_revealed_enemy_probably_beats_it() -> None:
    gone = {"d5": {"moved": True}, "h6": {"moved": True}}
    others = "a9 red transporter, b9 red kamikaze, c9 red scout"
    t = garden(f"d4 black scout (r), d5 red shooter, h6 red worker, {others}", pieces=gone)
    for unit in ("shooter", "transporter"):
        assert read(t, "d5")[UNITS.index(unit)] > read(t, "h6")[UNITS.index(unit)]
    for unit in ("kamikaze", "worker"):
        assert read(t, "d5")[UNITS.index(unit)] < read(t, "h6")[UNITS.index(unit)]


def test_who_does_not_count_takes_dead_and_living_alike() -> None:
    t = garden("d5 red scout, e5 red worker (r)", deaths={"red": {"shooter": 3}})
    careless = believed(t.view(0), RED, Manner(counts=False))
    assert careless[Square("d5")] == tuple(number / 16 for number in (1, 3, 3, 3, 3, 3))
    assert careless[Square("e5")] == CERTAIN[WORKER]
