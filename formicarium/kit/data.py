"""A game's own tables of numbers and lists, read once when the game is imported."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def read_toml(package: str, name: str) -> dict[str, Any]:
    """`data/<name>.toml` of a game's package."""
    text = files(package).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
