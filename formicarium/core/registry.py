"""The games of the house, found by entry point and loaded when first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from formicarium.core.errors import UnknownGame
from formicarium.core.game import Game

GROUP = "formicarium.games"


class Registry(Mapping[str, Game[Any]]):
    """A mapping from game id to game. `games["cicada_and_ant"]`."""

    __name__ = "formicarium.games"  # its name in the package too: `import formicarium.games.antics as a` asks

    def __init__(self) -> None:
        self._loaded: dict[str, Game[Any]] = {}

    @cached_property
    def _found(self) -> dict[str, EntryPoint]:
        return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}

    def __getitem__(self, id: str) -> Game[Any]:
        if id not in self._loaded:
            if id not in self._found:
                raise UnknownGame(f"no game is called {id!r}; there are {', '.join(self) or 'none'}")
            self._loaded[id] = self._found[id].load()
        return self._loaded[id]

    def __contains__(self, id: object) -> bool:
        return id in self._loaded or id in self._found

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys([*self._found, *self._loaded]))

    def __len__(self) -> int:
        return len({*self._found, *self._loaded})

    def add(self, game: Game[Any]) -> None:
        """Register a game that has no entry point (a test's, a notebook's)."""
        self._loaded[game.id] = game

    def remove(self, game: Game[Any]) -> None:
        """Forget a game that was added."""
        self._loaded.pop(game.id, None)


games = Registry()
