"""Chains of workers: where they reach, and what holds them together (ANT-ANTS)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from formicarium.games.antics.data import (
    ANTHILL,
    AT_ANTHILL,
    ENDS,
    MEETS,
    TERRAIN,
    TERRAINS,
    TRACK_ORDER,
    Item,
    Track,
    Zone,
)

Chain = tuple[Track, ...]  # where one player's workers stand, in the order of tracks

REMEMBERED = 1 << 14  # chains; a search meets the same ones over and over


@lru_cache(REMEMBERED)
def reach(chain: Chain) -> dict[Zone, Chain]:
    """ANT-ANTS-04, -05: per terrain, the tracks where a worker may be sent."""
    nodes = {ANTHILL}.union(*(ENDS[track] for track in chain))
    found: dict[Zone, list[Track]] = {terrain: [] for terrain in TERRAINS}
    for track, terrain in TERRAIN.items():
        if track not in chain and not nodes.isdisjoint(ENDS[track]):
            found[terrain].append(track)
    return {terrain: tuple(tracks) for terrain, tracks in found.items()}


def linked(chain: Iterable[Track]) -> bool:
    """ANT-ANTS-09: every worker has a chain of own workers to the anthill."""
    waiting = set(chain)
    edge = [track for track in AT_ANTHILL if track in waiting]
    waiting.difference_update(edge)
    while edge and waiting:
        near = waiting.intersection(MEETS[edge.pop()])
        edge.extend(near)
        waiting -= near
    return not waiting


@lru_cache(REMEMBERED)
def loose(chain: Chain) -> Chain:
    """ANT-ANTS-09: the workers that may leave without cutting another one off."""
    return tuple(track for track in chain if linked(other for other in chain if other != track))


def in_order(workers: dict[Track, Item]) -> dict[Track, Item]:
    """The same workers, in the order of tracks."""
    return {track: workers[track] for track in sorted(workers, key=TRACK_ORDER.__getitem__)}


def with_worker(workers: dict[Track, Item], new: Track, item: Item) -> dict[Track, Item]:
    """These workers and one more, in the order of tracks."""
    return in_order({**workers, new: item})
