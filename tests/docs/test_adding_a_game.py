"""docs/adding_a_game.md is followed to the letter: its files make a game that keeps every law."""

from __future__ import annotations

import importlib
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formicarium.bots import find
from formicarium.core.game import Game
from formicarium.core.laws import check_match
from formicarium.core.match import Match
from formicarium.core.registry import games
from formicarium.scene import terminal
from formicarium.texts.proof import proof
from formicarium.texts.rulebook import rulebook
from formicarium.texts.speaker import Speaker

GUIDE = Path(__file__).parents[2] / "docs" / "adding_a_game.md"
BLOCK = re.compile(r"^```\w+\n# file: (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The game's folder, written as the guide says, among the games of the house."""
    house = tmp_path_factory.mktemp("games")
    for name, text in BLOCK.findall(GUIDE.read_text(encoding="utf-8")):
        path = house / "crumbs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shelf = importlib.import_module("formicarium.games").__path__
    shelf.append(str(house))
    yield house / "crumbs"
    shelf.remove(str(house))


@pytest.fixture(scope="module")
def crumbs(folder: Path) -> Iterator[Game[Any]]:
    game: Game[Any] = importlib.import_module("formicarium.games.crumbs").GAME
    games.add(game)
    yield game
    games.remove(game)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_of_the_guide_keeps_every_law(crumbs: Game[Any], seats: int) -> None:
    for seed in range(10):
        check_match(crumbs, seats, {}, seed)


def test_its_texts_and_its_rulebook_are_complete_in_both_languages(crumbs: Game[Any]) -> None:
    assert proof(crumbs) == []
    english, french = (rulebook(crumbs, language).clauses for language in ("en", "fr"))
    assert list(english) == list(french)
    assert len(english) == 6


def test_its_own_tests_pass(crumbs: Game[Any], folder: Path) -> None:
    tests = runpy.run_path(str(folder / "tests" / "test_turn.py"))
    found = [test for name, test in tests.items() if name.startswith("test_")]
    for test in found:
        test()
    assert len(found) == 2


def test_it_is_drawn_and_played_by_the_bots_of_the_house(crumbs: Game[Any]) -> None:
    match = Match(crumbs, seats=2, seed=5)
    assert "24" in terminal.draw(match.scene(0), Speaker(crumbs, "en").say)
    while match.pending:
        seat = match.pending[0].seat
        match.play(seat, find(crumbs, "greedy").choose(match.sight(seat), Random(1)).move)
    assert match.outcome is not None
