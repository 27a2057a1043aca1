"""What mypyc is given says the same as what was written: here both run interpreted, side by side."""

from __future__ import annotations

import copy
import importlib.util
import pickle
import sys
from dataclasses import fields, make_dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from compiling.classes import Sources
from compiling.rewrite import Rewriter

BASE = """
from __future__ import annotations
from dataclasses import dataclass, field

NOTHING = -1
HIDDEN = {"plain": False}

@dataclass(slots=True, kw_only=True)
class Table:
    seats: int
    cause: int = NOTHING
    steps: list[str] = field(default_factory=list)
    news: list[str] | None = field(default=None, compare=False, metadata=HIDDEN)
"""
GAME = """
from __future__ import annotations
from dataclasses import dataclass, field
from typing import ClassVar
from written.base import Table

@dataclass(slots=True, kw_only=True)
class Garden(Table):
    ants: int = 3

    def copy(self) -> Garden:
        new: Garden = Garden.__new__(Garden)
        new.seats, new.cause, new.steps, new.news = self.seats, self.cause, self.steps.copy(), None
        new.ants = self.ants
        return new

class Act:
    __slots__ = ()
    loud: ClassVar[bool] = False

class Loud:
    __slots__ = ()
    loud: ClassVar[bool] = True

@dataclass(frozen=True, slots=True)
class March(Loud, Act):
    kind = "march"
    start: str
    count: int = 1

    def __post_init__(self) -> None:
        if self.count < 0:
            raise ValueError(self.count)

def known(word: str, more: list[str]) -> bool:
    return word in ("ant", *more)

NAMES = ANT, BEE = tuple(name for name in ("ant", "bee"))
LEGS, WINGS = 6, 4

def counted(stacks: list[tuple[int, ...]], names: tuple[str, ...] = NAMES) -> dict[str, int]:
    found = dict.fromkeys((ANT, BEE), 0)
    for stack in stacks:
        for name, count in zip(names, stack, strict=True):
            found[name] += count
    return found | {"all": sum(map(sum, stacks)), "both": all(counts := [*map(any, stacks)]) + len(counts)}
"""


def _load(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path, submodule_search_locations=[])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def both(tmp_path: Path) -> Any:
    """The modules as they were written, and as they are given to mypyc."""
    package = tmp_path / "written"
    package.mkdir()
    for name, text in (("__init__", ""), ("base", BASE), ("game", GAME)):
        (package / f"{name}.py").write_text(text)
    paths = sorted(package.iterdir())
    sources = Sources(tmp_path, paths, paths)
    found = []
    for kind in ("plain", "rewritten"):
        folder = tmp_path / kind
        folder.mkdir()
        for name in ("written", "written.base", "written.game"):
            file = folder / f"{name}.py"
            module = sources.modules[name]
            file.write_text(module.text if kind == "plain" else Rewriter(sources, name).text())
            _load(name, file)
        found.append(sys.modules["written.game"])
    yield found
    for name in ("written", "written.base", "written.game"):
        del sys.modules[name]


def test_a_class_says_compares_and_orders_its_fields_as_the_dataclass_did(both: list[Any]) -> None:
    seen = []
    for game in both:
        march, garden = game.March("hill", 2), game.Garden(seats=2, steps=["dig"], news=["x"])
        assert march == game.March("hill", 2) != game.March("hill")
        assert garden == game.Garden(seats=2, steps=["dig"])  # what is not compared does not count
        assert garden.copy() == garden
        seen.append(
            (
                repr(march), repr(garden), hash(march), game.March.__match_args__, march.kind, march.loud,
                [(f.name, f.type, f.default, f.kw_only, dict(f.metadata)) for f in fields(garden)],
                repr(replace(march, count=5)), repr(replace(garden, ants=0)),
            )
        )  # fmt: skip
    assert seen[0] == seen[1]


def test_what_a_constructor_refuses_is_refused(both: list[Any]) -> None:
    for game in both:
        with pytest.raises(ValueError, match="-1"):
            game.March("hill", -1)
        with pytest.raises(TypeError):
            game.Garden(2)
        with pytest.raises(TypeError):
            hash(game.Garden(seats=2))


def test_no_two_objects_share_what_a_factory_makes(both: list[Any]) -> None:
    for game in both:
        one, other = game.Garden(seats=2), game.Garden(seats=2)
        one.steps.append("dig")
        assert other.steps == []


def test_a_subclass_that_stays_interpreted_adds_its_fields(both: list[Any]) -> None:
    for game in both:
        more = [("bees", int, 0)]
        meadow = make_dataclass("Meadow", more, bases=(game.Garden,), slots=True, kw_only=True)
        said = "Meadow(seats=3, cause=-1, steps=[], news=None, ants=3, bees=1)"
        assert repr(meadow(seats=3, bees=1)) == said


def test_copies_and_pickles_are_the_same_in_both(both: list[Any]) -> None:
    written = []
    for game in both:
        sys.modules["written.game"] = game
        things = [game.March("hill", 2), game.Garden(seats=2, steps=["dig"])]
        assert copy.deepcopy(things) == things
        assert copy.copy(things[0]) == things[0]
        written.append(pickle.dumps(things))
    assert written[0] == written[1]
    assert pickle.loads(written[0]) == things  # made by the one, read by the other


def test_a_spread_tuple_is_searched_as_it_was(both: list[Any]) -> None:
    for game in both:
        assert [game.known(word, ["bee"]) for word in ("ant", "bee", "fly")] == [True, True, False]


def test_what_is_unpacked_zipped_and_summed_is_what_it_was(both: list[Any]) -> None:
    for game in both:
        assert (game.NAMES, game.ANT, game.BEE, game.LEGS, game.WINGS) == (("ant", "bee"), "ant", "bee", 6, 4)
        assert game.counted([(1, 2), (3, 0)]) == {"ant": 4, "bee": 2, "all": 6, "both": 3}


def test_mypyc_is_given_constants_and_loops(tmp_path: Path) -> None:
    """Names that are unpacked are constants, too; of `zip` and `sum` it makes loops if spelled so."""
    path = tmp_path / "ants.py"
    path.write_text(
        "ANT, BEE = NAMES = tuple('ab')\none, TWO = 1, 2\nHERE, THERE = (1, 2), (0.5, 2)\n"
        "PAIRS = [*zip('a', 'b', strict=True)]\n"
        "def f(a, b):\n    for x, y in zip(a, b, strict=True):\n"
        "        yield sum(a if x else b), any(z for z in b)\n"
    )
    text = Rewriter(Sources(tmp_path, [path], [path]), "ants").text()
    assert "_of_ANT, _of_BEE = _of_NAMES = tuple('ab')\nANT: _Final = _of_ANT\n" in text
    assert "one, TWO = 1, 2\nHERE, THERE = (1, 2), (0.5, 2)\n" in text  # not both of them can be
    assert "PAIRS: _Final = [*zip('a', 'b', strict=True)]" in text
    assert "for x, y in zip(a, b):\n" in text
    assert "yield sum(_each for _each in (a if x else b)), any(z for z in b)" in text


def test_a_tuple_that_begins_with_a_fraction_is_not_final(tmp_path: Path) -> None:
    """mypyc would take such a constant for one that was never set."""
    path = tmp_path / "spots.py"
    path.write_text("COUNT = 3\nSPOT = 9.5, 1\nNEAR = (-2.5, 0), (0, 0)\nNAMES = 'ant', 2.5\n")
    text = Rewriter(Sources(tmp_path, [path], [path]), "spots").text()
    assert "COUNT: _Final = 3\nSPOT = 9.5, 1\nNEAR = (-2.5, 0), (0, 0)\nNAMES: _Final = 'ant', 2.5\n" in text


def test_a_class_that_finds_attributes_elsewhere_stays_interpreted(tmp_path: Path) -> None:
    """mypyc refuses it for a class that may have interpreted subclasses."""
    path = tmp_path / "lens.py"
    path.write_text("class Lens:\n    def __getattr__(self, name: str) -> object:\n        return name\n")
    text = Rewriter(Sources(tmp_path, [path], [path]), "lens").text()
    assert "@_mypyc_attr(native_class=False)\nclass Lens:" in text
