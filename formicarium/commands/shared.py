"""What several commands have in common: their arguments, and how those are read."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from formicarium.core.errors import OptionError, RecordError
from formicarium.core.game import Game
from formicarium.core.record import read_options
from formicarium.core.registry import games, read_corrections

GameId = Annotated[str, typer.Argument(metavar="GAME", help="a game's id, as `formicarium games` lists them")]
Lang = Annotated[str | None, typer.Option(help="en or fr; by default, as your system is set")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="an option of the game")
]
Variant = Annotated[str | None, typer.Option(help="a named set of options")]
Data = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="corrected tables, in FOLDER/GAME/FILE.toml")
]
Kept = Annotated[
    str | None, typer.Option(metavar="FILE|URL", help="where tables are kept; by default a local file")
]
AsJson = Annotated[bool, typer.Option("--json", help="print JSON")]
Seats = Annotated[int | None, typer.Option(help="how many players")]
Processes = Annotated[int | None, typer.Option(min=1, help="by default one per core")]


def writable(file: Path | None) -> Path | None:
    """Certain that a file can be written there, before hours of work are lost for want of a folder."""
    if file is not None:
        if file.is_dir():
            raise OptionError(f"{file} is a folder: name a file")
        if not file.parent.is_dir():
            raise OptionError(f"{file} cannot be written: there is no folder {file.parent}")
        if not os.access(file if file.exists() else file.parent, os.W_OK):
            raise OptionError(f"{file} cannot be written: it is not allowed")
    return file


def chosen_table(
    game: str, variant: str | None, option: list[str] | None, data: Path | None
) -> tuple[Game[Any], dict[str, Any]]:
    """A game, by corrected tables where there are any, and the options that were asked for."""
    from formicarium.terminal.start import variant_options

    correct(data)
    return games[game], {**variant_options(games[game], variant), **options_of(option)}


def language_of(wished: str | None) -> str:
    """The language asked for; by default French where the system speaks it, else English."""
    from formicarium.texts.catalogue import LANGUAGES

    if wished is not None:
        if wished not in LANGUAGES:
            raise OptionError(f"--lang is one of {', '.join(LANGUAGES)}, not {wished!r}")
        return wished
    system = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return next((language for language in LANGUAGES if system.lower().startswith(language)), LANGUAGES[0])


def correct(data: Path | None) -> None:
    """Play with the corrected tables in this folder, if one was named."""
    if data is not None:
        games.correct(read_corrections(data))


def names_in(listed: str) -> tuple[str, ...]:
    """Bots as they were listed; for those of one's own, modules are looked for in the folder one is in.

    >>> names_in("greedy, random")
    ('greedy', 'random')
    """
    if ":" in listed and "" not in sys.path:
        sys.path.insert(0, "")
    return tuple(name.strip() for name in listed.split(",") if name.strip())


def options_of(given: list[str] | None) -> dict[str, Any]:
    """Options as records write them: `--option mode=winter --option power_cards=true`."""
    try:
        return dict(read_options(" ".join(given or ())))
    except RecordError as error:
        raise OptionError(str(error)) from error


def print_json(value: object) -> None:
    typer.echo(json.dumps(value, indent=2, ensure_ascii=False))
