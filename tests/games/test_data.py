"""Every number in every table of every game is live: with another one the game is another, or refuses it.

Each number is changed, alone, by one more and by one less. It is live if

- the game differs in what is seen, asked, offered, told or decided: in its options, its set-up, the first
  answers in every variant, the golden records played again (`stories.py`), or at positions and in answers of
  the rules where a number matters that seldom does (`stages.py`), or
- the game refuses it: a module of its own with a `BadTable`, or else `Game.with_data` with a `DataError`,
  which name the file and the key.

That a number is read, and a constant differs, is no evidence: somebody at the table must be able to notice.
Answers are anybody's, never a bot's, so a number that only a bot looks at is found dead. Nor does it count
that a number must not be below 0, which is true of nearly all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import formicarium
from formicarium.core.game import Game
from formicarium.core.registry import games
from formicarium.kit.data import read_tables
from tests.games.leaves import Leaf, Probe, changed, leaves
from tests.games.recalculation import Recalculation
from tests.games.stages import HELD, stages
from tests.games.stories import Opening, beginnings, golden, options

GAMES = [id for id, game in games.items() if game.data]


def probe_of(id: str) -> Probe:
    game = games[id]
    stories = [*beginnings(game), *golden(game)]
    return Probe(game, stories, lambda leaf, row: stages(id, leaf, row), HELD.get(id, ()))


@pytest.mark.skipif(formicarium.compiled, reason="it reads the source, which compiled modules do not have")
@pytest.mark.parametrize("id", GAMES)
def test_somebody_notices_every_number(id: str) -> None:
    probe = probe_of(id)
    assert probe.unnoticed() == []
    assert probe.imagined() == [], "something else differs than the number"
    assert len(probe.noticed) == len(list(leaves(probe.tables))) > 50


NUMBERS = {  # one of each game, held by no class
    "ant_war": ("game", ("constants", "hand_size")),
    "antics": ("tokens", ("limits", "actions_per_turn")),
    "cicada_and_ant": ("board", ("square", "pawns_per_placement")),
    "hidden_empires_1": ("params", ("setup", "workers")),
    "hidden_empires_2": ("options", ("start", "workers")),
}


@pytest.mark.skipif(formicarium.compiled, reason="it reads the source, which compiled modules do not have")
@pytest.mark.parametrize("id", GAMES)
def test_constants_computed_anew_make_the_game_that_an_edition_is(id: str) -> None:
    game = games[id]
    tables = read_tables(type(game).__module__)
    file, key = NUMBERS[id]
    leaf = next(each for each in leaves(tables) if (each.file, each.key) == (file, key))
    given = changed(tables, leaf, -1)
    stories = [*beginnings(game), *golden(game)[:1]]
    before = [list(map(repr, story(game))) for story in stories]
    with Recalculation(game).of({**tables, **given}) as other:
        told = [list(map(repr, story(other))) for story in stories]
    edition = game.with_data(given)
    assert [list(map(repr, story(edition))) for story in stories] == told != before
    assert [list(map(repr, story(game))) for story in stories] == before, "everything is put back"


# A game of which we know what nobody would notice

DATA = """
from formicarium.kit.data import BadTable, read_toml

_nuts = read_toml(__package__, "nuts")["numbers"]
SIDES = _nuts["sides"]
COUNTS = range(1, 1 + _nuts["most"])
FORGOTTEN = _nuts["forgotten"]
SHELLS = [10, 20, 30][_nuts["shell"]]
if _nuts["trees"] != 2:
    raise BadTable("nuts", "numbers.trees", "there are two")
"""
GAME = """
from dataclasses import dataclass

from formicarium.core.choices import Options
from nutty.data import COUNTS, FORGOTTEN, SHELLS, SIDES
from tests.acorns import AcornGame


@dataclass(frozen=True, slots=True)
class NutOptions(Options):
    sides: int = SIDES


class NutGame(AcornGame):
    id = "nutty"
    options = NutOptions

    def vocabulary(self, seats, options):
        return (*map(str, COUNTS), f"shell:{SHELLS}")

    def forgotten(self):
        return FORGOTTEN


GAME = NutGame()
"""
TABLE = "[numbers]\nsides = 6\nmost = 3\nforgotten = 4\nshell = 2\ntrees = 2\nunread = 5\n"


@pytest.fixture
def nutty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    package = tmp_path / "nutty"
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").write_text(GAME)
    (package / "data.py").write_text(DATA)
    (package / "data" / "nuts.toml").write_text(TABLE)
    monkeypatch.syspath_prepend(str(tmp_path))
    game: Game[Any] = import_module("nutty").GAME
    yield game
    for name in [name for name in sys.modules if name.partition(".")[0].partition("+")[0] == "nutty"]:
        del sys.modules[name]


def test_a_number_without_effect_is_named(nutty: Game[Any]) -> None:
    probe = Probe(nutty, [options, Opening("standard", 2)])
    assert probe.unnoticed() == ["nuts.toml numbers.forgotten = 4", "nuts.toml numbers.unread = 5"]
    seen = {leaf.key[-1]: how for leaf, how in probe.noticed.items()}
    assert seen["sides"].endswith("in an edition"), "a class keeps it"
    assert seen["most"].startswith("Opening")
    assert seen["shell"].startswith("refused: IndexError")
    assert seen["trees"] == "refused: nuts.toml: numbers.trees: there are two"


def test_rows_are_told_apart_where_each_says_something_of_its_own() -> None:
    tables = {"cards": {"card": [{"id": "mace", "copies": 1, "params": {"faces": [1, 2]}}], "size": 64}}
    assert list(leaves(tables)) == [
        Leaf("cards", ("card", 0, "copies"), "cards.card.copies", 1),
        Leaf("cards", ("card", 0, "params", "faces", 0), "cards.card[mace].params.faces", 1),
        Leaf("cards", ("card", 0, "params", "faces", 1), "cards.card[mace].params.faces", 2),
        Leaf("cards", ("size",), "cards.size", 64),
    ]
