"""The way home: what a player still needs for each prey and leaf."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from formicarium.games.antics.data import (
    ANTHILL,
    BRIDGE_SOLDIERS,
    CHASM,
    CLEARING_OF,
    ENDS,
    SOLDIER,
    TERRAIN,
    TRACKS,
    Item,
    Node,
    Track,
    Zone,
)
from formicarium.games.antics.view import AnticsView
from formicarium.texts.message import Seat

Cost = tuple[int, int, int]  # ants still to be sent, pushes, ants not even hatched


class Route(NamedTuple):
    """The way between the anthill and a clearing that takes the fewest further ants."""

    missing: tuple[Zone, ...]  # terrains of the ants still to be sent; three soldiers for a bridge
    pushes: int


_AT: dict[Node, tuple[Track, ...]] = {}
for _track in TRACKS:
    for _node in ENDS[_track]:
        _AT[_node] = (*_AT.get(_node, ()), _track)


def route(view: AnticsView, seat: Seat, item: Item) -> Route:
    """ANT-PUSH-05: n tracks need n + 1 pushes; a load already under way has taken some of them."""
    carrying = [track for track, load in view.workers[seat].items() if load == item]
    if carrying:
        return min((_home(view, seat, track) for track in carrying), key=lambda way: way.pushes)
    ways = ways_of(view, seat)
    tracks = ways[CLEARING_OF[item]]
    return Route(_missing(view, seat, tracks), len(tracks) + 1)


def _home(view: AnticsView, seat: Seat, track: Track) -> Route:
    """From the worker that carries it: a push for each track on the way."""
    ways = ways_of(view, seat)
    tracks = min(((*ways[node], track) for node in ENDS[track]), key=lambda way: (len(set(way)), way))
    return Route((), len(set(tracks)))


def _missing(view: AnticsView, seat: Seat, tracks: tuple[Track, ...]) -> tuple[Zone, ...]:
    found: list[Zone] = []
    for track in tracks:
        if track not in view.workers[seat]:
            found += [SOLDIER] * BRIDGE_SOLDIERS if track == CHASM else [TERRAIN[track]]
    return tuple(found)


def ways_of(view: AnticsView, seat: Seat) -> dict[Node, tuple[Track, ...]]:
    """From the anthill to every node."""
    zones = view.zones[seat]
    hatched = frozenset(zone for zone, count in zones.items() if count)
    return _ways(frozenset(view.workers[seat]), hatched, zones[SOLDIER])


@lru_cache(maxsize=1024)
def _ways(
    workers: frozenset[Track], hatched: frozenset[Zone], soldiers: int
) -> dict[Node, tuple[Track, ...]]:
    prices = {track: _price(track, workers, hatched, soldiers) for track in TRACKS}
    found: dict[Node, tuple[Track, ...]] = {}
    waiting: list[tuple[Cost, Node, tuple[Track, ...]]] = [((0, 0, 0), ANTHILL, ())]
    while waiting:
        cost, node, tracks = heappop(waiting)
        if node in found:
            continue
        found[node] = tracks
        for track in _AT[node]:
            one, other = ENDS[track]
            far = other if one == node else one
            if far not in found:
                ants, hatchings = prices[track]
                added = cost[0] + ants, cost[1] + 1, cost[2] + hatchings
                heappush(waiting, (added, far, (*tracks, track)))
    return found


def _price(
    track: Track, workers: frozenset[Track], hatched: frozenset[Zone], soldiers: int
) -> tuple[int, int]:
    """Ants still to be sent there, and those of them that are not even hatched."""
    if track in workers:
        return 0, 0
    if track == CHASM:
        return BRIDGE_SOLDIERS, max(0, BRIDGE_SOLDIERS - soldiers)
    return 1, TERRAIN[track] not in hatched
