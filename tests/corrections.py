"""Folders of corrected tables, for tests."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

GAME = "cicada_and_ant"
PACKAGE = f"formicarium.games.{GAME}"


def corrected_folder(folder: Path, old: str = "vp_to_win = 4", new: str = "vp_to_win = 2") -> Path:
    """A folder for `--data`, in which one line of the Cicada's board.toml is another."""
    text = files(PACKAGE).joinpath("data", "board.toml").read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / GAME).mkdir(parents=True)
    (folder / GAME / "board.toml").write_text(text.replace(old, new), encoding="utf-8")
    return folder
