"""docs/notation.md: its positions can be set up, and the steps it lists are the game's."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import formicarium as fm

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_the_positions_of_the_page_can_be_played_on() -> None:
    blocks = map(tomllib.loads, re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL))
    kinds = (("hidden_empires_1", 2), ("antics", 3), ("cicada_and_ant", 2))
    for (game, seats), position in zip(kinds, blocks, strict=True):
        assert fm.Match(fm.games[game], position={"seats": seats, **position}).pending


def test_a_turn_of_hidden_empires_1_may_begin_at_any_of_its_steps() -> None:
    listed = re.search(r"`(TurnStart [\w\s]+ PerformTasks)`", PAGE)
    assert listed
    steps = listed[1].split()
    for at in range(len(steps)):
        rest = [*steps[at:], "NestPhase", "EndGameTurn", "GameTurn"]
        assert fm.Match(fm.games["hidden_empires_1"], position={"seats": 2, "steps": rest}).pending
    for number in (2, 3, 4, 6, 7, 8):
        rest = [{"is": "NestStep", "number": number}, "EndGameTurn", "GameTurn"]
        assert fm.Match(fm.games["hidden_empires_1"], position={"seats": 2, "steps": rest}).pending


def test_a_turn_of_hidden_empires_2_is_listed_as_the_game_knows_it() -> None:
    advanced, basic = re.findall(r"`((?:\w+\s+){5,}NestPhase CheckEnd)`", PAGE)
    ants = [{"E5": [5, 0, 0], "nurses": [1, 0, 0]}, {}]
    for mode, steps in (("advanced", advanced), ("basic", basic)):
        position = {"seats": 2, "options": {"mode": mode}, "steps": steps.split(), "table": {"ants": ants}}
        assert fm.Match(fm.games["hidden_empires_2"], position=position).pending
