"""The map, or the tiles laid on the table: which areas are land, and which are next to which.

Sets of areas are kept as bits of a number, one bit per land area in the order of ids (HE1-DEF-20):
safe and dangerous areas are asked for before every task move.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from formicarium.games.hidden_empires_1.data import BOARD, DIRECTIONS, WATER, Area, Color

Cell = tuple[Area, int, int, Color]
Hex = tuple[int, int]


class Ground:
    """Land areas, their neighbours, and distances by land (HE1-DEF-02 to -04)."""

    def __init__(self, cells: tuple[Cell, ...]) -> None:
        self.colors: dict[Area, Color] = {area: color for area, _, _, color in cells}
        self.hexes: dict[Area, Hex] = {area: (q, r) for area, q, r, _ in cells}
        self.at: dict[Hex, Area] = {at: area for area, at in self.hexes.items()}
        self.land: tuple[Area, ...] = tuple(area for area, _, _, color in cells if color != WATER)
        self.bit: dict[Area, int] = {area: 1 << i for i, area in enumerate(self.land)}
        self.all = (1 << len(self.land)) - 1
        self.near: dict[Area, tuple[Area, ...]] = {area: self._near(area) for area in self.land}
        self._beside = [self.bits(self.near[area]) for area in self.land]

    def _near(self, area: Area) -> tuple[Area, ...]:
        """HE1-DEF-03: neighbours that are land, in the order of ids."""
        q, r = self.hexes[area]
        found = [self.at[at] for dq, dr in DIRECTIONS if (at := (q + dq, r + dr)) in self.at]
        return tuple(sorted((near for near in found if near in self.bit), key=self.bit.__getitem__))

    def bits(self, areas: Iterable[Area]) -> int:
        """A set of land areas as a number."""
        bit, found = self.bit, 0
        for area in areas:
            found |= bit[area]
        return found

    def beside(self, bits: int) -> int:
        """The land next to any of these areas."""
        beside, found = self._beside, 0
        while bits:
            low = bits & -bits
            found |= beside[low.bit_length() - 1]
            bits ^= low
        return found

    def distance(self, start: Area, end: Area) -> int:
        """HE1-DEF-04: steps by land; 0 also where no way leads there, but for the area itself."""
        return steps(self, self.bit[start], self.bit[end], 0)

    def within(self, bits: int, most: int) -> int:
        """The land at a distance of 1 to `most` from any of these areas."""
        reached = bits
        for _ in range(most):
            reached |= self.beside(reached)
        return reached & ~bits


@lru_cache(maxsize=1 << 13)
def covered(ground: Ground, areas: tuple[Area, ...]) -> int:
    """These areas as a number, remembered for those that seldom change."""
    return ground.bits(areas)


@lru_cache(maxsize=1 << 14)
def areas_of(ground: Ground, bits: int) -> tuple[Area, ...]:
    """A number as the areas it stands for, in the order of ids."""
    found, land = [], ground.land
    while bits:
        low = bits & -bits
        found.append(land[low.bit_length() - 1])
        bits ^= low
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def flood(ground: Ground, start: int, through: int) -> int:
    """All that can be reached from here by stepping on nothing but `through`; the start included."""
    reached = front = start
    while front:
        front = ground.beside(front) & through & ~reached
        reached |= front
    return reached


@lru_cache(maxsize=1 << 14)
def steps(ground: Ground, start: int, ends: int, blocked: int) -> int:
    """The fewest steps to one of the ends with no blocked area in between; 0: no way.

    >>> CLASSIC.distance(Area("C1"), Area("A1")), CLASSIC.distance(Area("C1"), Area("C3"))
    (4, 2)
    """
    reached = front = start
    count = 0
    while front:
        count += 1
        front = ground.beside(front) & ~reached
        if front & ends:
            return count
        reached |= front
        front &= ~blocked
    return 0


@cache
def tile_id(at: Hex) -> Area:
    return Area(f"q{at[0]}r{at[1]}")


@cache
def tile_hex(area: Area) -> Hex:
    """
    >>> tile_hex(Area("q-1r2"))
    (-1, 2)
    """
    q, _, r = area[1:].partition("r")
    return int(q), int(r)


@cache
def apart(one: Hex, other: Hex) -> int:
    """Steps on the plain grid (HE1-ALT-08)."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


CLASSIC = Ground(tuple(sorted(BOARD)))


@lru_cache(maxsize=1 << 10)
def _tiled(tiles: tuple[tuple[Area, Color], ...]) -> Ground:
    return Ground(tuple(sorted(((a, *tile_hex(a), color) for a, color in tiles), key=lambda c: c[1:3])))


def ground_of(tiles: tuple[tuple[Area, Color], ...] | None) -> Ground:
    """The printed map, or the ground that these tiles make."""
    return CLASSIC if tiles is None else _tiled(tiles)
