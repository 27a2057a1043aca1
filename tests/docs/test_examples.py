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
}


def test_every_example_is_tried() -> None:
    assert {file.stem for file in FOLDER.glob("*.py")} == set(SAYS)


@pytest.mark.parametrize("name", SAYS)
def test_an_example_runs(name: str) -> None:
    ran = subprocess.run(
        [sys.executable, str(FOLDER / f"{name}.py")], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert SAYS[name] in ran.stdout
