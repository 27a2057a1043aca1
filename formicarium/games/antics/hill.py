"""A player's ant-hill: tiles of two hexes, flat and stacked, and where one may lie (ANT-BUILD, ANT-LVL)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from formicarium.core.errors import PlainError
from formicarium.core.plain import DERIVED
from formicarium.games.antics.data import BASE_TILES, HALVES, MAX_LEVEL, Kind, Tile
from formicarium.games.antics.hexes import COORDINATES, NEIGHBOURS, UPPERS, Hex, hex_at, is_hex


@dataclass(frozen=True, slots=True)
class Built:
    """A tile of a hill: its first half lies on `first`. The hill knows its level."""

    tile: Tile
    first: Hex
    second: Hex
    level: int = 0


class Visible(NamedTuple):
    """A space that can be seen from above."""

    kind: Kind
    level: int
    number: int  # of its tile, in the order of building


def _nothing() -> dict[Hex, Visible]:
    return {}


@dataclass(frozen=True, slots=True)
class Hill:
    """Tiles in the order of building. Never changes: building makes a new one (ANT-BUILD-14)."""

    tiles: tuple[Built, ...]
    spaces: dict[Hex, Visible] = field(
        default_factory=_nothing, init=False, compare=False, repr=False, metadata=DERIVED
    )
    mark: int = field(default=0, init=False, compare=False, repr=False, metadata=DERIVED)  # of these tiles

    def __post_init__(self) -> None:
        """Levels and visible spaces follow from the tiles and their order."""
        tiles: list[Built] = []
        for number, built in enumerate(self.tiles):
            for wrong in (at for at in (built.first, built.second) if not is_hex(at)):
                raise PlainError("hills", f"{wrong!r} is no hex")
            if built.tile not in HALVES:
                raise PlainError("hills", f"no tile is called {built.tile!r}")
            tiles.append(replace(built, level=self._lay(number, built.tile, built.first, built.second)))
        object.__setattr__(self, "tiles", tuple(tiles))
        for built in tiles:
            object.__setattr__(self, "mark", _marked(self.mark, built.tile, built.first, built.second))

    def __hash__(self) -> int:
        """Bots look hills up all the time: hashing their tiles took a tenth of it."""
        return self.mark

    def _lay(self, number: int, tile: Tile, first: Hex, second: Hex) -> int:
        below = self.spaces.get(first)
        level = 1 if below is None else below.level + 1
        one, other = HALVES[tile]
        self.spaces[first] = Visible(one, level, number)
        self.spaces[second] = Visible(other, level, number)
        return level

    def build(self, tile: Tile, first: Hex, second: Hex) -> Hill:
        """ANT-BUILD-04: this hill with one more tile."""
        hill: Hill = Hill.__new__(Hill)
        object.__setattr__(hill, "spaces", self.spaces.copy())
        level = hill._lay(len(self.tiles), tile, first, second)
        object.__setattr__(hill, "tiles", (*self.tiles, Built(tile, first, second, level)))
        object.__setattr__(hill, "mark", _marked(self.mark, tile, first, second))
        return hill

    # Where a tile may lie. `blocked` are the spaces with a marker or a prey token (ANT-BUILD-10, -11).

    def fits(self, first: Hex, second: Hex, blocked: Collection[Hex] = ()) -> bool:
        """ANT-BUILD-05 to -13, for two neighbouring hexes."""
        below, beside = self.spaces.get(first), self.spaces.get(second)
        if below is None or beside is None:
            return below is beside and (self.touches(first) or self.touches(second))
        return (
            below.level == beside.level < MAX_LEVEL
            and below.number != beside.number
            and first not in blocked
            and second not in blocked
        )

    def touches(self, at: Hex) -> bool:
        """Whether a neighbour of this hex belongs to the hill."""
        return not self.spaces.keys().isdisjoint(NEIGHBOURS[at])

    def firsts(self, blocked: Collection[Hex]) -> list[Hex]:
        """Every hex that is part of a legal pair: those of the hill, then those around it."""
        spaces = self.spaces
        found: list[Hex] = []
        border: dict[Hex, None] = {}
        for at, (_, level, number) in spaces.items():
            wanting = level < MAX_LEVEL and at not in blocked  # a neighbour to carry a tile with
            for near in NEIGHBOURS[at]:
                beside = spaces.get(near)
                if beside is None:
                    border[near] = None
                elif wanting and beside[1] == level and beside[2] != number and near not in blocked:
                    wanting = False
                    found.append(at)
        around: dict[Hex, None] = {}
        for at in border:
            for near in NEIGHBOURS[at]:
                if near not in spaces:
                    around[near] = None
                    around[at] = None
        found.extend(around)
        return found

    def lower_firsts(self, blocked: Collection[Hex]) -> list[Hex]:
        """ANT-DEC-03: for a symmetric tile each pair counts once, from its lower hex."""
        return [at for at in self.firsts(blocked) if self.uppers(at, blocked)]

    def seconds(self, first: Hex, blocked: Collection[Hex]) -> list[Hex]:
        """The neighbours that make a legal pair with this hex."""
        return [near for near in NEIGHBOURS[first] if self.fits(first, near, blocked)]

    def uppers(self, first: Hex, blocked: Collection[Hex]) -> list[Hex]:
        """Those of them that come after it in the order by q, then r."""
        return [near for near in UPPERS[first] if self.fits(first, near, blocked)]

    def tiles_by_level(self) -> tuple[int, ...]:
        """ANT-TIE-01: how many tiles of level 5, 4, 3, 2, 1, covered ones included."""
        levels = [built.level for built in self.tiles]
        return tuple(levels.count(level) for level in range(MAX_LEVEL, 0, -1))


def _marked(mark: int, tile: Tile, first: Hex, second: Hex) -> int:
    """The mark of a hill with one more tile: the same in every process, as that of texts is not."""
    return hash((mark, _NUMBERS[tile], COORDINATES[first], COORDINATES[second]))


_NUMBERS = {tile: number for number, tile in enumerate(HALVES)}

BASE = Hill(
    tuple(
        Built(tile, hex_at(*first[:2]), hex_at(*second[:2])) for tile, (first, second) in BASE_TILES.items()
    )
)
