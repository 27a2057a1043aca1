"""What an ant-hill is good for: how much its actions do, its fungi, and where it could grow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from formicarium.games.antics.data import HALVES, KINDS, MAX_LEVEL, SYMMETRIC, Kind, Tile
from formicarium.games.antics.hexes import COORDINATES, NEIGHBOURS, Hex
from formicarium.games.antics.hill import Hill, Visible

HILLS = 1 << 12  # remembered

BEST, SECOND = 0.75, 0.25  # how often the highest and the next space of a kind are used
NO_SPACE, NO_SECOND = 0.7, 0.5  # levels for want of a space: there is the Super Ant

POINTS_PER_ACTION = 0.5  # what an action is worth
SCOUTING, BUILDING, GROWING = 0.08, 0.1, 0.08  # per level, and per tile that is still to come
SPARE_FUNGUS = 0.25  # of its level, without a leaf to be expected

LOOKED_AT = 3  # spots that are judged by how the hill can grow from there

Levels = tuple[tuple[int, ...], ...]  # of each kind of space, the highest first

KIND_INDEX = {kind: number for number, kind in enumerate(KINDS)}
EXPLORES, BUILDS, HATCHES, ANTS_GO, PUSHES, FUNGI = range(len(KINDS))


class Wants(NamedTuple):
    """What a hill is wanted for."""

    hatch: int  # ants still to hatch
    ants: int  # … to be sent
    push: int  # pushes
    tiles: float  # still to be scouted and built
    leaves: int  # at home or to be expected


class Spot(NamedTuple):
    """Where a tile may lie, and what the hill is worth then."""

    worth: float
    first: Hex
    second: Hex


@lru_cache(HILLS)
def pace(levels: tuple[int, ...]) -> float:
    """How many units an action of this kind has, on average.

    >>> pace((3, 1)), pace((1,)), pace(())
    (2.5, 0.875, 0.65)
    """
    if len(levels) > 1:
        return BEST * levels[0] + SECOND * levels[1]
    return BEST * (levels[0] if levels else NO_SPACE) + SECOND * NO_SECOND


@lru_cache(HILLS)
def levels_of(hill: Hill, taken: tuple[Hex, ...]) -> Levels:
    """Of the visible spaces without a prey token."""
    found: list[list[int]] = [[] for _ in KINDS]
    for at, (kind, level, _) in hill.spaces.items():
        if at not in taken:
            found[KIND_INDEX[kind]].append(level)
    return tuple(tuple(sorted(levels, reverse=True)) for levels in found)


def covered(levels: Levels, spaces: tuple[Visible, ...]) -> Levels:
    """Without these spaces."""
    rest = [list(each) for each in levels]
    for kind, level, _ in spaces:
        rest[KIND_INDEX[kind]].remove(level)
    return tuple(map(tuple, rest))


def added(levels: Levels, kinds: tuple[Kind, ...], level: int) -> Levels:
    """With these spaces."""
    more = list(levels)
    for kind in kinds:
        number = KIND_INDEX[kind]
        more[number] = tuple(sorted((*more[number], level), reverse=True))
    return tuple(more)


def worth(levels: Levels, wants: Wants) -> float:
    """What a hill brings, in points, compared with one of another shape."""
    _, _, hatches, ants, pushes, fungi = levels
    actions = wants.hatch / pace(hatches) + wants.ants / pace(ants) + wants.push / pace(pushes)
    leaves = wants.leaves
    spores = sum(fungi[:leaves]) + SPARE_FUNGUS * sum(fungi[leaves:])
    return growth(levels, wants.tiles) + spores - POINTS_PER_ACTION * actions


def growth(levels: Levels, tiles: float) -> float:
    """What scouting and building will bring, with so many tiles still to come."""
    return tiles * (SCOUTING * pace(levels[EXPLORES]) + BUILDING * pace(levels[BUILDS]))


# Where a tile may lie


@lru_cache(HILLS)
def raised(hill: Hill, blocked: tuple[Hex, ...]) -> tuple[tuple[Hex, Hex], ...]:
    """Every pair of hexes that can carry a tile."""
    return tuple(_raised(hill, blocked))


def _raised(hill: Hill, blocked: tuple[Hex, ...]) -> Iterator[tuple[Hex, Hex]]:
    spaces = hill.spaces
    for at, (_, level, number) in spaces.items():
        if level < MAX_LEVEL and at not in blocked:
            for near in NEIGHBOURS[at]:
                beside = spaces.get(near)
                if beside is None or near in blocked:
                    continue
                if number < beside.number and level == beside.level:
                    yield at, near


def on_the_ground(hill: Hill) -> tuple[Hex, Hex]:
    """The place beside a hill that touches most of it."""
    spaces = hill.spaces
    edge: dict[Hex, int] = {}
    for at in spaces:
        for near in NEIGHBOURS[at]:
            if near not in spaces:
                edge[near] = edge.get(near, 0) + 1
    touching = [
        (edge[at] + edge.get(near, 0), at, near)
        for at in edge
        for near in NEIGHBOURS[at]
        if near not in spaces and COORDINATES[at] < COORDINATES[near]
    ]
    _, at, near = max(touching)
    return at, near


@lru_cache(HILLS)
def room(hill: Hill, taken: tuple[Hex, ...], wants: Wants) -> float:
    """What the next tile could do for a hill, whatever it shows: its level, less what it must cover."""
    levels, spaces = levels_of(hill, taken), hill.spaces
    now, best = worth(levels, wants), GROWING * wants.tiles
    for at, near in raised(hill, taken):
        below = (spaces[at], spaces[near])
        height = GROWING * wants.tiles * (below[0].level + 1)
        if height > best:
            best = max(best, height + worth(covered(levels, below), wants) - now)
    return best


@lru_cache(HILLS)
def best_spot(hill: Hill, taken: tuple[Hex, ...], blocked: tuple[Hex, ...], tile: Tile, wants: Wants) -> Spot:
    """Where this tile does most for a hill. On `taken` lies prey, on `blocked` a marker, too."""
    spaces, levels, halves = hill.spaces, levels_of(hill, taken), HALVES[tile]
    rated = [(worth(added(levels, halves, 1), wants), *on_the_ground(hill))]
    for at, near in raised(hill, blocked):
        below = (spaces[at], spaces[near])
        higher = added(covered(levels, below), halves, below[0].level + 1)
        rated.append((worth(higher, wants), at, near))
    rated.sort(reverse=True)
    return max(
        Spot(value + room(hill.build(tile, first, second), taken, wants), first, second)
        for value, at, near in rated[:LOOKED_AT]
        for first, second in _turns(tile, at, near)
    )


def _turns(tile: Tile, at: Hex, near: Hex) -> Iterator[tuple[Hex, Hex]]:
    """Both ways round; a symmetric tile has only one (ANT-DEC-03)."""
    first, second = sorted((at, near), key=COORDINATES.__getitem__)
    yield first, second
    if tile not in SYMMETRIC:
        yield second, first
