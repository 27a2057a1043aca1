"""The pages about encodings are those of today, and the sizes of games follow from seeds alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from formicarium.core.game import Game
from formicarium.core.registry import games
from formicarium.research import curves
from formicarium.research.pages import FOLDER, page
from formicarium.research.sizes import size

DOCS = Path(__file__).parents[2] / FOLDER
WHOLE = 590  # seconds of a learning run that had all its time
LEARNT = {"ant war, skirmish", "cicada and ant, winter"}
OURS = [game for game in games.values() if game.id != "arena"]


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in OURS])
def test_the_page_of_a_game_is_up_to_date(game: Game[Any]) -> None:
    """If not: `python -m formicarium.research.pages`, and another version where places have changed."""
    assert (DOCS / f"{game.id}.md").read_text(encoding="utf-8") == page(game)


def test_there_is_a_page_for_every_game() -> None:
    assert sorted(path.stem for path in DOCS.glob("*.md")) == sorted(game.id for game in OURS)


def test_sizes_follow_from_seeds() -> None:
    game = games["cicada_and_ant"]
    one = size(game, "autumn", 2, matches=2)
    assert one == size(game, "autumn", 2, matches=2)
    assert 2 <= one.options <= one.most <= 16
    assert one.tokens == 1
    assert one.items >= 16  # the cards of the square


def test_learning_curves_are_drawn_from_the_figures_and_each_reaches_the_goal() -> None:
    """If not: `python -m formicarium.research.curves FIGURES`."""
    root = DOCS.parents[1]
    runs = json.loads((root / curves.FIGURES).read_text(encoding="utf-8"))
    drawn = curves.picture([runs[name] for name in sorted(runs)])
    assert (root / curves.PICTURE).read_text(encoding="utf-8") == drawn
    assert set(runs) == LEARNT
    for name, run in runs.items():
        last = run["curve"][-1]
        assert last["seconds"] >= WHOLE, f"{name} was stopped before its time"
        assert last["low"] >= curves.GOAL, f"{name} has not reached the goal for sure"
        assert last["matches"] >= 500
