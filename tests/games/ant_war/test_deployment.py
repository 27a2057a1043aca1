"""Set-ups that nobody can read."""

from __future__ import annotations

from random import Random

import pytest

from formicarium.games.ant_war.bots.deployment import drawn_square
from formicarium.games.ant_war.data import ARMY, BLACK, CARDINAL, HOME, QUEEN, RED, SIDES, Side, Square, Unit
from formicarium.games.ant_war.formations import FORMATIONS, turned
from tests.games.ant_war.observer import army, learnt


@pytest.mark.parametrize("side", SIDES)
def test_ant_by_ant_an_army_stands_on_its_home_rows_the_queen_behind(side: Side) -> None:
    front = HOME[BLACK][16:] if side == BLACK else HOME[RED][:8]
    for seed in range(20):
        placed: dict[Square, Unit] = {}
        for unit in ARMY:
            square = drawn_square(side, unit, placed, Random(f"{seed}/{len(placed)}"))
            assert square in HOME[side]
            assert square not in placed
            placed[square] = unit
        assert next(square for square, unit in placed.items() if unit == QUEEN) not in front


def test_whoever_knows_the_program_learns_little_from_the_squares() -> None:
    """Of sixteen units a blind guess finds about three; sixteen equally likely squares are four bits."""
    found = learnt(20, Random(1))
    assert found.bits > 2.8
    assert found.right < 4.2


def test_the_squares_of_a_formation_are_none_of_its_own() -> None:
    published = {frozenset(turned(formation, side)) for formation in FORMATIONS.values() for side in SIDES}
    seen = {frozenset(army(Random(seed))) for seed in range(50)}
    assert len(seen) == 50
    assert not seen & published


def test_the_queen_is_seldom_alone() -> None:
    friends = []
    for seed in range(100):
        standing = army(Random(seed))
        queen = next(square for square, unit in standing.items() if unit == QUEEN)
        friends.append(sum(near in standing for near in CARDINAL[queen]))
    assert sum(friends) > 200
    assert friends.count(0) < 3


def test_an_army_that_somebody_else_has_begun_is_finished() -> None:
    formation = turned(FORMATIONS["court"], BLACK)
    begun = dict(list(formation.items())[:15])
    unit = [*formation.values()][15]
    assert drawn_square(BLACK, unit, begun, Random(1)) in set(HOME[BLACK]) - begun.keys()
