"""A game once more, with other tables: its package is loaded again, under a name of its own.

A game reads its tables when it is imported, and what it makes of them is spread over its modules as
constants: fast, and plain to read. So another set of tables is another instance of those modules.
`formicarium.games.antics+3f2a…` is the package `formicarium.games.antics`, of which every module,
class and cache is there a second time; both play side by side. See docs/decisions/0007.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from itertools import cycle
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from formicarium.core.errors import DataError
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.plain import MARK, Tagged, fingerprint
from formicarium.kit.correction import changes, corrected
from formicarium.kit.data import BadTable, Tables, give, read_tables, take_back

TRIAL = 20  # answers that a new edition is tried with, per variant


def edition(game: Game[Any], given: Tables) -> Game[Any]:
    """The game with these tables in place of its own; DataError if it cannot be played with them."""
    package = type(game).__module__
    packaged = read_tables(package)
    try:
        tables = corrected(packaged, given)
    except BadTable as error:
        raise DataError(f"{game.id}/{error}") from error
    differing = changes(packaged, given)
    if not differing:
        return game
    name = f"{package.partition(MARK)[0]}{MARK}{fingerprint(tables)}"
    if name in sys.modules:
        return _found(game, sys.modules[name])
    try:
        again = _found(game, _loaded(name, package.partition(MARK)[0], tables))
        _try(again)
    except Exception as error:
        _forget(name)
        if isinstance(error, BadTable):
            raise DataError(f"{game.id}/{error}") from error
        more = f" (and {len(differing) - 1} more changes)" if len(differing) > 1 else ""
        why = f"the game cannot be played so: {type(error).__name__}: {error}"
        raise DataError(f"{game.id}/{differing[0]}{more}: {why}") from error
    return again


def _loaded(name: str, origin: str, tables: Tables) -> ModuleType:
    _finder.origins[name] = origin
    give(name, tables)
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)  # before the usual one, which would find the files, too
    return import_module(name)


def _forget(name: str) -> None:
    """What has been loaded of an edition that cannot be played."""
    take_back(name)
    del _finder.origins[name]
    for module in [each for each in sys.modules if f"{each}.".startswith(f"{name}.")]:
        del sys.modules[module]
    parent, _, house = name.rpartition(".")
    if parent in sys.modules:
        vars(sys.modules[parent]).pop(house, None)
    for tag in [each for each in Tagged.known if each.startswith(f"{house}.")]:
        del Tagged.known[tag]


def _found(game: Game[Any], package: ModuleType) -> Game[Any]:
    """What is called in the new package as the game is called in its own."""
    here = vars(sys.modules[type(game).__module__])
    called = next(name for name, value in here.items() if value is game)
    again: Game[Any] = getattr(package, called)
    return again


def _try(game: Game[Any]) -> None:
    """Set up every kind of table, and play a little of every variant; its own bots have a look, too."""
    for options in game.variants.values():
        game.read_options(options)
    tried: set[str] = set()
    for variant, seats in game.kinds():
        match, rng = Match(game, seats, options=game.variants[variant]), Random(0)
        game.vocabulary(seats, match.options)
        answers = 0 if variant in tried else TRIAL
        tried.add(variant)
        bots = cycle((None, None, None, *game.bots.values()))
        while match.outcome is None and answers:
            decision, bot = rng.choice(match.pending), next(bots)
            sight = match.sight(decision.seat)
            match.play(decision.seat, bot.choose(sight, rng).move if bot else rng.choice(decision.options))
            answers -= 1
        match.scene(None)
        for decision in match.pending:
            match.scene(decision.seat)


class _Finder(MetaPathFinder):
    """Finds the modules of an edition where the game's own modules lie."""

    def __init__(self) -> None:
        self.origins: dict[str, str] = {}  # the package of an edition, and the game's own

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        edition = next((name for name in self.origins if f"{fullname}.".startswith(f"{name}.")), None)
        if edition is None:
            return None
        origin = self.origins[edition]
        original = origin + fullname.removeprefix(edition)
        if fullname == edition:
            path = [str(Path(folder).parent) for folder in sys.modules[origin].__path__]
        for folder in path or ():
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(original)
            if found is not None and isinstance(found.loader, SourceFileLoader):
                loader = _Again(found.loader, origin, edition)
                spec = ModuleSpec(fullname, loader, origin=found.origin)
                spec.submodule_search_locations = found.submodule_search_locations
                spec.has_location = True
                return spec
        return None


_finder = _Finder()


class _Again(Loader):
    """Runs a module of a game in an edition of it: what it imports of its own game is the edition's."""

    def __init__(self, source: SourceFileLoader, origin: str, edition: str) -> None:
        self.source = source
        self.origin = origin
        self.edition = edition

    def exec_module(self, module: ModuleType) -> None:
        code = self.source.get_code(self.source.name)
        assert code is not None
        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": self._import}
        exec(code, module.__dict__)

    def _import(
        self, name: str, here: Any = None, local: Any = None, fromlist: Any = (), level: int = 0
    ) -> Any:
        if level == 0 and f"{name}.".startswith(f"{self.origin}."):
            name = self.edition + name.removeprefix(self.origin)
        return builtins.__import__(name, here, local, fromlist, level)

    def get_resource_reader(self, name: str) -> Any:
        return self.source.get_resource_reader(self.source.name)
