"""The games of the house, found by entry point and loaded when first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from formicarium.core.errors import DataError, UnknownGame
from formicarium.core.game import Game
from formicarium.kit.data import SUFFIX, BadTable, Tables, read_folder

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "formicarium.games"


class Registry(Mapping[str, Game[Any]]):
    """A mapping from game id to game. `games["cicada_and_ant"]`."""

    __name__ = "formicarium.games"  # its name in the package too: `import formicarium.games.antics as a` asks

    def __init__(self) -> None:
        self._loaded: dict[str, Game[Any]] = {}
        self._packaged: dict[str, Game[Any]] = {}  # of the corrected ones
        self.corrections: dict[str, Tables] = {}  # by game: what worker processes must be told, too

    @cached_property
    def _found(self) -> dict[str, EntryPoint]:
        from importlib.metadata import entry_points  # brings half of the standard library along

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

    def correct(self, corrections: Mapping[str, Tables]) -> None:
        """From now on, these games are played with corrected tables; DataError if one cannot be."""
        for id, tables in corrections.items():
            packaged = self.packaged(id)
            self._loaded[id] = packaged.with_data(tables)
            self._packaged[id] = packaged
            self.corrections[id] = tables

    def packaged(self, id: str) -> Game[Any]:
        """The game with its own tables, whatever is played with now."""
        return self._packaged.get(id, self[id])

    def playing(self, id: str, data: str) -> Game[Any]:
        """The game with the tables that a match names: corrected, as packaged, or else those of today."""
        here = self[id]
        packaged = self.packaged(id)
        return packaged if packaged.plays(data) and not here.plays(data) else here


def read_corrections(folder: Path) -> dict[str, Tables]:
    """The tables in `folder/<game>/<file>.toml`; DataError says what cannot be read."""
    corrections: dict[str, Tables] = {}
    for each in sorted(folder.iterdir()):
        if each.is_dir():
            try:
                corrections[each.name] = read_folder(each)
            except BadTable as error:
                raise DataError(f"{each.name}/{error}") from error
        elif each.suffix == SUFFIX:
            raise DataError(f"{each}: tables lie in a folder named after their game")
    if not corrections:
        raise DataError(f"{folder}: there is no folder of a game's tables in it")
    return corrections


games = Registry()
