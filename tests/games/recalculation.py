"""A game's constants computed anew from other tables, in place and in milliseconds.

An edition runs every module of a game again, with its three hundred classes (docs/decisions/0007). Here
classes and functions stay, and only what stands between them is run again: the imports from the game's own
modules and the assignments, in the order of imports. What a class keeps of a number for itself (the default
of a field) is not seen this way, and bots are left out; an edition has it all.
"""

from __future__ import annotations

import ast
import gc
import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from importlib.util import resolve_name
from types import CodeType
from typing import Any

from formicarium.core.game import Game
from formicarium.kit.data import Tables, give, take_back

ASSIGNMENTS = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For, ast.If)


class Recalculation:
    """The modules of a game, each with what is to be run again."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        game.unpack()
        self.package = type(game).__module__
        self.called = next(name for name, value in vars(sys.modules[self.package]).items() if value is game)
        self.modules = {
            name: module
            for name, module in sys.modules.items()
            if f"{name}.".startswith(f"{self.package}.") and not name.startswith(f"{self.package}.bots")
        }  # fmt: skip
        self._codes: dict[str, CodeType] = {}
        for name in self.modules:
            self._add(name)
        self._caches = [
            each
            for each in gc.get_objects()
            if type(each) is _lru_cache_wrapper and each.__module__ in self.modules  # a proxy may be dead
        ]

    def _add(self, name: str) -> None:
        """Put a module after those that it imports."""
        if name in self._codes:
            return
        module = self.modules[name]
        self._codes[name] = compile("", name, "exec")  # so that a ring of imports comes to an end
        again: list[ast.stmt] = []
        for line in ast.parse(inspect.getsource(module)).body:
            if isinstance(line, ast.ImportFrom):
                source = resolve_name("." * line.level + (line.module or ""), module.__package__)
                found = [source, *(f"{source}.{each.name}" for each in line.names)]
                for other in self.modules.keys() & found:
                    self._add(other)
                    again += [line] if line not in again else []
            elif isinstance(line, ASSIGNMENTS) and not _for_types_only(line):
                again.append(line)
        del self._codes[name]
        self._codes[name] = compile(ast.Module(again, []), str(module.__file__), "exec")

    @contextmanager
    def of(self, tables: Tables) -> Iterator[Game[Any]]:
        """The game by these tables, as long as the context lasts; BadTable if it refuses them."""
        before = {name: dict(vars(module)) for name, module in self.modules.items()}
        give(self.package, tables)
        self._forget()
        try:
            for name, code in self._codes.items():
                exec(code, vars(self.modules[name]))
            again: Game[Any] = vars(self.modules[self.package])[self.called]
            vars(again)["data"] = self.game.data  # it takes a while to compute, and nobody asks
            yield again
        finally:
            take_back(self.package)
            for name, constants in before.items():
                vars(self.modules[name]).update(constants)
            self._forget()

    def _forget(self) -> None:
        for cached in self._caches:
            cached.cache_clear()


def _for_types_only(line: ast.stmt) -> bool:
    return isinstance(line, ast.If) and "TYPE_CHECKING" in ast.unparse(line.test)
