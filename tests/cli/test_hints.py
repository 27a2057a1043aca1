"""Hints in a terminal are noted in what is saved, and told when it is read aloud."""

from __future__ import annotations

from pathlib import Path

import pytest

from formicarium.core.hints import hinted
from tests.cli.test_commands import run

pytestmark = pytest.mark.usefixtures("acorns")


@pytest.mark.parametrize(
    "language, words", [("en", "Player A asked for a hint before 1 answer."), ("fr", "un conseil demandé")]
)
def test_a_hint_is_noted_in_the_record_and_told(tmp_path: Path, language: str, words: str) -> None:
    file = tmp_path / "match.txt"
    typed = f"hint\n1 ripe 2\nsave {file}\nquit\n"
    run("play", "acorns", "--bots", "random", "--seed", "1", input=typed)
    (number,) = hinted(file.read_text())
    assert words in run("replay", str(file), "--lang", language).output
    run("play", "acorns", "--bots", "random", "--load", str(file), input=f"save {file}\nquit\n")
    assert hinted(file.read_text()) == (number,)
