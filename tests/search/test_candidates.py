"""Every game's search has something to compare."""

from __future__ import annotations

from importlib.metadata import entry_points
from random import Random

import pytest

import formicarium as fm
from formicarium.bots.search.thought import Thought
from formicarium.core.registry import GROUP

GAMES = sorted(point.name for point in entry_points(group=GROUP))
ANSWERS = 400  # until a question is open


@pytest.mark.parametrize("id", GAMES)
def test_an_open_question_has_several_answers_to_think_over(id: str) -> None:
    game = fm.games[id]
    searching = game.searching
    assert searching is not None
    match = fm.Match(game, seed=1)
    for number in range(ANSWERS):
        sight, rng = match.sight(match.pending[0].seat), Random(number)
        if len(sight.decision.options) > 1 and searching.worthwhile(sight):
            root = Thought(game, searching, sight, rng).root
            if len(root.choices) >= 2:
                return
        match.play(sight.decision.seat, searching.quick.choose(sight, rng).move)
    pytest.fail("nothing is ever compared")
