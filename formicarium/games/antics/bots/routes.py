"""Ways between the anthill and the clearings, and what a chain of workers still lacks for one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from formicarium.games.antics.chain import REMEMBERED, Chain
from formicarium.games.antics.data import (
    ANTHILL,
    AT_ANTHILL,
    BRIDGE_SOLDIERS,
    BRIDGE_UNITS,
    CHASM,
    CLEARING_OF,
    ENDS,
    HANDS_TO,
    ITEMS,
    SOLDIER,
    TERRAIN,
    TRACK_ORDER,
    ZONES,
    Item,
    Node,
    Track,
    Zone,
)

DETOUR = 1  # tracks more than the shortest way
CHOICE = 6  # ways to one item that are looked at

Larvae = tuple[int, ...]  # ants by hatching zone, in the order of ZONES

ZONE_INDEX = {zone: number for number, zone in enumerate(ZONES)}


def zone_of(track: Track) -> Zone:
    """Where the ant for a track hatches."""
    return SOLDIER if track == CHASM else TERRAIN[track]


class Way(NamedTuple):
    """A way to an item that a chain could take."""

    path: Chain  # from the anthill outwards
    missing: Chain  # its tracks without a worker yet
    larvae: Larvae  # what these tracks ask for
    units: int  # of ants actions, to send them all
    pushes: int  # from the clearing into the anthill


def _paths(goal: Node, most: int, closed: tuple[Track, ...]) -> Iterator[Chain]:
    """Every way from the anthill to a node over at most so many tracks, without a loop."""
    waiting: list[tuple[Node, Chain, tuple[Node, ...]]] = [(ANTHILL, (), (ANTHILL,))]
    while waiting:
        node, path, seen = waiting.pop()
        if node == goal:
            yield path
        elif len(path) < most:
            for track, ends in ENDS.items():
                near = ends[node == ends[0]]
                if node in ends and near not in seen and track not in closed:
                    waiting.append((near, (*path, track), (*seen, near)))


def _short_paths(goal: Node, *closed: Track) -> list[Chain]:
    """The shortest ways to a clearing, and those that are hardly longer."""
    shortest = next(most for most in range(len(ENDS)) if any(_paths(goal, most, closed)))
    return list(_paths(goal, shortest + DETOUR, closed))


def _mask(tracks: Chain) -> int:
    """Tracks as the bits of a number."""
    return sum(1 << TRACK_ORDER[track] for track in tracks)


# Per item the ways on foot, and those over the bridge, each with its tracks as bits
PATHS: dict[Item, tuple[tuple[int, Chain], ...]] = {
    item: tuple(
        (_mask(path), path)
        for path in dict.fromkeys(_short_paths(CLEARING_OF[item]) + _short_paths(CLEARING_OF[item], CHASM))
    )
    for item in ITEMS
}

AWAY: dict[Item, int] = {item: min(len(path) for _, path in paths) for item, paths in PATHS.items()}
FAR = max(AWAY.values())  # tracks from the anthill


@cache
def _way(path: Chain, missing: int) -> Way:
    tracks = tuple(track for track in path if missing >> TRACK_ORDER[track] & 1)
    wanted = Counter(zone_of(track) for track in tracks)
    bridge = wanted[SOLDIER]
    wanted[SOLDIER] *= BRIDGE_SOLDIERS
    units = len(tracks) + bridge * (BRIDGE_UNITS - 1)
    return Way(path, tracks, tuple(wanted[zone] for zone in ZONES), units, len(path) + 1)


@lru_cache(REMEMBERED)
def ways(chain: Chain) -> dict[Item, tuple[Way, ...]]:
    """Per item the best ways a chain could take, those that lack least first."""
    standing = _mask(chain)
    found: dict[Item, tuple[Way, ...]] = {}
    for item, paths in PATHS.items():
        best: dict[int, tuple[int, int, Chain]] = {}
        for mask, path in paths:
            missing = mask & ~standing
            effort = 2 * missing.bit_count() + len(path)
            if missing not in best or effort < best[missing][0]:
                best[missing] = (effort, missing, path)
        found[item] = tuple(_way(path, missing) for _, missing, path in sorted(best.values())[:CHOICE])
    return found


@lru_cache(REMEMBERED)
def homeward(chain: Chain) -> dict[Track, int]:
    """Per worker of a chain, how many pushes bring home what it carries, if no other item is in the way."""
    pushes = {track: 1 for track in chain if track in AT_ANTHILL}
    edge = list(pushes)
    for track in edge:
        for near in HANDS_TO[track]:
            if near in chain and near not in pushes:
                pushes[near] = pushes[track] + 1
                edge.append(near)
    return pushes
