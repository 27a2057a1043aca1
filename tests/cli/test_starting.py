"""What a command loads: no more than it needs, so that it answers at once."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

ASKED = """
import sys
from formicarium.cli import app
try:
    app()
finally:
    print(*sys.modules, file=sys.stderr)
"""


def _loaded(*args: str) -> set[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    ran = subprocess.run(
        [sys.executable, "-c", ASKED, *args], capture_output=True, text=True, check=True, env=environment
    )
    assert ran.stdout
    return set(ran.stderr.splitlines()[-1].split())


@pytest.mark.parametrize("asked", [("--help",), ("--version",), ("lab", "--help")])
def test_help_needs_no_texts_no_games_and_no_painter(asked: tuple[str, ...]) -> None:
    loaded = _loaded(*asked)
    assert "formicarium.cli" in loaded
    for spared in ("fluent.runtime", "rich.console", "formicarium.server"):
        assert spared not in loaded
    assert not [name for name in loaded if name.startswith("formicarium.games.")]


def test_the_list_of_games_opens_none() -> None:
    loaded = _loaded("games")
    assert "formicarium.games.antics" in loaded
    parts = {
        name.split(".")[3] for name in loaded if name.startswith("formicarium.games.") and name.count(".") > 2
    }
    assert parts == {"data", "options"}
    assert "rich.markdown" not in loaded
