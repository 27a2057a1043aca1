"""The examples run, each as somebody would run it, and say what they promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples"
SAYS = {
    "play_a_match": "wins with",
    "write_a_bot": "searcher (seat 0) against chance",
    "run_a_lab": "write_a_bot:Searcher",
    "learn_by_self_play": "values learnt",
    "solve_autumn": "an exploiter against learnt",
    "solve_a_small_game": "the first player wins",
    "learn_to_beat_random": "against random",
}
NEEDS = {"solve_a_small_game": "pyspiel", "learn_to_beat_random": "torch"}
SHORT = {  # what takes minutes is tried for a moment
    "solve_a_small_game": ("ant_war_duel", "--rounds", "1"),
    "learn_to_beat_random": (
        "ant_war",
        "--part",
        "duel",
        "--seconds",
        "0.1",
        "--steps",
        "8",
        "--matches",
        "8",
    ),
}


def test_every_example_is_tried() -> None:
    assert {file.stem for file in FOLDER.glob("*.py")} == set(SAYS)


@pytest.mark.parametrize("name", SAYS)
def test_an_example_runs(name: str) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    command = [sys.executable, str(FOLDER / f"{name}.py"), *SHORT.get(name, ())]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert SAYS[name] in ran.stdout
