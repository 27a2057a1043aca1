"""Games in their boxes: the lid is read at once, and nothing is missing once they are open."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import pytest

from formicarium.core.bot import Bot
from formicarium.core.boxed import Boxed, Invited
from formicarium.core.registry import games

BOXED = [id for id, game in games.items() if isinstance(game, Boxed)]
ON_THE_LID = """
import sys
from formicarium.bots import names
from formicarium.core.registry import games
for id in games:
    game = games[id]
    assert (game.id, game.seats, game.variants, game.options(), names(game))
    print(*[name for name in sys.modules if name.startswith(f"formicarium.games.{id}.")])
"""

OPEN = """
import sys
from importlib import import_module
from pkgutil import walk_packages
from formicarium.core.plain import Tagged
from formicarium.core.registry import games
for game in games.values():
    assert game.state
    known = {*Tagged.known}
    package = sys.modules[type(game).__module__]
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(found.name)
    print(*sorted({*Tagged.known} - known))
"""


def _lines(script: str) -> list[list[str]]:
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return [line.split() for line in ran.stdout.splitlines()]


def test_a_list_of_games_opens_no_box() -> None:
    told = _lines(ON_THE_LID)
    assert len(told) == len(BOXED)
    for loaded in told:
        assert {name.rpartition(".")[2] for name in loaded} == {"options", "data"}


def test_whatever_a_record_may_name_lies_in_the_box() -> None:
    """Steps, moves and events are found by name: none may be loaded only by those who draw or play."""
    assert _lines(OPEN) == [[]] * len(BOXED)


@pytest.mark.parametrize("id", BOXED)
def test_the_bots_on_the_lid_are_those_in_the_box(id: str) -> None:
    game = games[id]
    assert isinstance(game, Boxed)
    assert tuple(game.bots) == game.bot_names == tuple(name for name, _ in game.bots.items())
    assert len(game.bots) == len(game.bot_names)


def test_who_was_not_announced_does_not_come() -> None:
    def come() -> Mapping[str, Bot]:
        bots: dict[str, Any] = {"somebody": object()}
        return bots

    with pytest.raises(AssertionError, match="somebody"):
        Invited(("nobody",), come)["nobody"]
