"""What the search of the house thinks over in this game, and what an analysis says of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.analysis import BEST, Analyst, Judged
from formicarium.bots.search import Search
from formicarium.bots.search.mixing import Mixed
from formicarium.core.bot import Choice, Sight
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.bots import BOTS, SQUARES, Equilibrium, one_of_each
from formicarium.games.cicada_and_ant.data import CELLS, Cell
from formicarium.games.cicada_and_ant.moves import ChooseToken, Guess, PlaceAnt, PlaceCicada
from formicarium.games.cicada_and_ant.placement import GROUPS, Group, group_of
from formicarium.games.cicada_and_ant.steps.ant import open_cells
from tests.contest import play
from tests.games.cicada_and_ant.builder import TILE, WOOD

VARIANTS = [pytest.param(options, id=name) for name, options in GAME.variants.items()]


def questions(options: Any, seats: int = 2, count: int = 40) -> Iterator[Sight]:
    """What is asked where there is something to choose, in a match of `equilibrium`."""
    match = fm.Match(GAME, seats=seats, seed=3, options=options)
    bot = BOTS["equilibrium"]
    for number in range(count):
        sight = match.sight(match.pending[0].seat)
        if len(sight.decision.options) > 1:
            yield sight
        match.play(sight.decision.seat, bot.choose(sight, Random(number)).move)


def favourites(sight: Sight) -> list[Choice]:
    bot = BOTS["equilibrium"]
    assert isinstance(bot, Equilibrium)
    return bot.favourites(sight, Random(5))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", VARIANTS)
def test_the_first_of_several_favourites_is_what_it_would_choose(options: Any, seats: int) -> None:
    for sight in questions(options, seats):
        found, choice = favourites(sight), BOTS["equilibrium"].choose(sight, Random(5))
        assert (found[0].move, found[0].why) == (choice.move, choice.why)
        assert {each.move for each in found} <= {*sight.decision.options}
        if not isinstance(choice.move, PlaceAnt):
            assert {each.move for each in found} == {*sight.decision.options}


def test_squares_are_thought_over_as_a_whole() -> None:
    for sight in questions(GAME.variants["winter"]):
        if not isinstance(sight.decision.options[0], PlaceAnt):
            continue
        placed: tuple[Cell, ...] = sight.view.pawns
        groups: list[Group] = []
        for choice in favourites(sight):
            assert isinstance(choice.move, PlaceAnt)
            later = [each.move.cell for each in choice.then if isinstance(each.move, PlaceAnt)]
            cells = (*placed, choice.move.cell, *later)
            for many in range(len(placed), 6):
                assert PlaceAnt(cells[many]) in open_cells(cells[:many])
            groups.append(group_of(cells))
        assert len({*groups}) == len(groups) <= SQUARES
        assert {*groups} <= {*GROUPS}


def test_by_rules_1_it_thinks_of_types_not_of_cells() -> None:
    cells = [PlaceCicada(cell, path) for cell, path in zip(CELLS[:3], (WOOD, WOOD, TILE), strict=True)]
    kept = one_of_each(cells)
    assert [move.path for move in kept if isinstance(move, PlaceCicada)] == [WOOD, TILE]


@pytest.mark.parametrize("options", VARIANTS)
def test_what_is_chosen_under_seal_is_mixed(options: Any) -> None:
    """And an analysis names the mix, with its shares."""
    search, mixes = Search(GAME, rounds=60), 0
    for sight in questions(options):
        if not isinstance(sight.decision.options[0], ChooseToken | Guess):
            continue
        root = search.think(sight, Random(1)).root
        assert isinstance(root, Mixed)
        assert len(root.choices) >= 2
        mixes += sum(share > 0 for share in root.average()) >= 2
    assert mixes


def test_an_analysis_names_the_mix() -> None:
    match = fm.Match(GAME, seats=2, seed=3, options=GAME.variants["autumn-open"])
    play(match, [BOTS["equilibrium"]] * 2, seed=1, decisions=8)
    placing: list[Judged] = []
    sealed: list[Judged] = []
    for found in Analyst(match, 60).judgements():
        assert isinstance(found, Judged)
        (placing if isinstance(found.move, PlaceAnt) else sealed).append(found)
    assert len(placing) == 6
    assert all(not found.mix for found in placing)
    assert any(found.verdict == BEST and found.says.key == "judged-mixed" for found in sealed)
    for found in sealed:
        assert len(found.mix) >= 2
        assert sum(share for _, share in found.mix) == pytest.approx(1)
