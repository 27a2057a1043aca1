"""A game's own tables of numbers and lists: packaged with it, or corrected by whoever owns the box."""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

Tables: TypeAlias = "Mapping[str, Mapping[str, Any]]"  # by the name of the file, without `.toml`

FOLDER = "data"
SUFFIX = ".toml"

_given: dict[str, Tables] = {}  # by package: what it reads instead of its own files


class BadTable(ValueError):
    """A table that does not fit: which file, which key, and why."""

    def __init__(self, file: str, key: str, why: str) -> None:
        super().__init__(": ".join(filter(None, (f"{file}{SUFFIX}", key, why))))


def read_toml(package: str, name: str) -> dict[str, Any]:
    """`data/<name>.toml` of a game's package, or what was given in its place."""
    if name in _given.get(package, ()):
        return deepcopy(dict(_given[package][name]))
    text = files(package).joinpath(FOLDER, f"{name}{SUFFIX}").read_text(encoding="utf-8")
    return tomllib.loads(text)


def read_json(package: str, name: str) -> dict[str, Any]:
    """`data/<name>.json` of a game's package: what was learnt about the game, and nobody corrects."""
    text = files(package).joinpath(FOLDER, f"{name}.json").read_text(encoding="utf-8")
    learnt: dict[str, Any] = json.loads(text)
    return learnt


def read_tables(package: str) -> dict[str, dict[str, Any]]:
    """All tables of a package, by name; a game without a folder of them has none."""
    folder = files(package).joinpath(FOLDER) if hasattr(sys.modules[package], "__path__") else None
    if folder is None or not folder.is_dir():
        return {}
    names = sorted(file.name.removesuffix(SUFFIX) for file in folder.iterdir() if file.name.endswith(SUFFIX))
    return {name: read_toml(package, name) for name in names}


def give(package: str, tables: Tables) -> None:
    """From now on, the package reads these tables; it must not be imported yet."""
    _given[package] = tables


def take_back(package: str) -> None:
    """From now on, the package reads its own files again, if it has any."""
    del _given[package]


def read_folder(folder: Path) -> dict[str, dict[str, Any]]:
    """The tables in a folder, by name; BadTable says what cannot be read."""
    tables: dict[str, dict[str, Any]] = {}
    for file in sorted(folder.iterdir()):
        if file.suffix != SUFFIX:
            raise BadTable(file.stem, "", f"{file.name} is not a {SUFFIX} file")
        try:
            tables[file.stem] = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeError) as error:
            raise BadTable(file.stem, "", str(error)) from error
    return tables
