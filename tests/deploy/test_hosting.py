"""docs/hosting.md knows every setting, and what it says of commands and limits is so."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
import typer.main

from formicarium.commands.admin import admin
from formicarium.server.config import Config, Limits

TEXT = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
UNTOLD = {"limits", "push_inward"}  # a group of its own; for tests only


@pytest.mark.parametrize("name", sorted({each.name for each in fields(Config)} - UNTOLD))
def test_every_setting_is_told(name: str) -> None:
    assert re.search(rf"^\|[^|]*`FORMICARIUM_{name.upper()}`", TEXT, re.MULTILINE)


@pytest.mark.parametrize("limit", fields(Limits), ids=lambda limit: limit.name)
def test_every_limit_is_told_with_its_default(limit: object) -> None:
    name, default = limit.name, limit.default  # type: ignore[attr-defined]
    [row] = re.findall(
        rf"^\| (`[^|]*`{name.upper()}`[^|]*|`{name.upper()}`[^|]*)\|([^|]*)\|", TEXT, re.MULTILINE
    )
    names = re.findall(r"`([A-Z_]+)`", row[0])
    told = [number.strip() for number in row[1].split(",")]
    assert told[names.index(name.upper())] in _ways_to_say(default)


def _ways_to_say(number: float) -> set[str]:
    said = {f"{number:g}" if number < 1e5 else str(number)}
    said |= {
        f"{number >> shift} {unit}" for shift, unit in ((10, "kB"), (20, "MB")) if isinstance(number, int)
    }
    return said


def test_every_command_of_a_host_is_told_and_there_is_no_other() -> None:
    commands = typer.main.get_command(admin).commands  # type: ignore[attr-defined]
    [block] = [block for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL) if "admin backup" in block]
    told = {
        word
        for line in block.splitlines()
        for word in re.findall(r"(?:admin|·) ([a-z]+)", line.partition("#")[0])
    }
    assert told == set(commands)
