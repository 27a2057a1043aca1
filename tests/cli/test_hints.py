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
    run("play", "acorns", "--bots", "random", "--seed", "1", input=f"save {file}\nhint\n1 ripe 2\n")
    assert hinted(file.read_text()) == (1,)
    assert words in run("replay", str(file), "--lang", language).output


def test_hints_of_a_match_that_is_gone_on_with_stay_noted(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    three = ("--seats", "3", "--bots", "random", "--seat", "2", "--seed", "5")
    run("play", "acorns", *three, input=f"save {file}\nquit\n")
    file.write_text(file.read_text() + "# hints: 2\n")
    run("play", "acorns", "--load", str(file), *three[2:6], input=f"save {file}\nhint\nquit\n")
    assert hinted(file.read_text()) == (2,)  # the third was not given
