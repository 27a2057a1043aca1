"""Forage paths: how much food can be brought home from where (HE2-PATH)."""

from __future__ import annotations

from formicarium.games.hidden_empires_2.colony import minus
from formicarium.games.hidden_empires_2.data import (
    BUS,
    NEIGHBOURS,
    PORTER_LOAD,
    PORTERS,
    TRAIL_MAKERS,
    UNLIMITED,
    Area,
    Place,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Seat


def homes(s: Empires, seat: Seat) -> tuple[Area, ...]:
    """HE2-PATH-01: nest areas and, for a Trail Makers owner, Trails."""
    return (*s.nests[seat], *s.trails) if s.trails and s.has(seat, TRAIL_MAKERS) else s.nests[seat]


def capacities(s: Empires, seat: Seat) -> dict[Place, int]:
    """HE2-PATH-02: ordinary ants that did not attack or build a trail; Porters count 3, Bus has no limit."""
    found: dict[Place, int] = {}
    porters, bus = s.has(seat, PORTERS), s.has(seat, BUS)
    for place, ants in s.ants[seat].items():
        if place not in NEIGHBOURS or place in s.fought:
            continue
        built = s.trail_builders.get(Area(place))
        workers, medias, majors = minus(ants, built) if built else ants
        if bus and majors > 0:
            found[place] = UNLIMITED
        else:
            capacity = workers + medias * (PORTER_LOAD if porters else 1) + majors
            if capacity > 0:
                found[place] = capacity
    return found


def widths(s: Empires, seat: Seat) -> dict[Place, int]:
    """HE2-PATH-03: for each area with capacity, the best smallest capacity of a chain from it to a home.

    Areas are settled from the widest down, as in Dijkstra's search; each chain ends beside a home.
    """
    left = capacities(s, seat)
    wide: dict[Place, int] = {
        near: left[near] for home in homes(s, seat) for near in NEIGHBOURS[home] if near in left
    }
    settled: dict[Place, int] = {}
    while wide:
        area = max(wide, key=lambda place: (wide[place], place))
        width = settled[area] = wide.pop(area)
        for near in NEIGHBOURS[Area(area)]:
            if near in left and near not in settled:
                wide[near] = max(wide.get(near, 0), min(width, left[near]))
    return settled


def is_beside_home(s: Empires, seat: Seat, area: Area) -> bool:
    """HE2-PATH-03, HE2-RULING-85: at or beside a home no path is needed."""
    for home in homes(s, seat):  # noqa: SIM110, twice as fast as any()
        if home == area or home in NEIGHBOURS[area]:
            return True
    return False


def haul(s: Empires, seat: Seat, area: Area, wide: dict[Place, int] | None = None) -> int:
    """HE2-PATH-03, HE2-RULING-85: what may be brought home from an area; unlimited at or beside a home."""
    if is_beside_home(s, seat, area):
        return UNLIMITED
    if wide is None:
        wide = widths(s, seat)
    return max((wide.get(near, 0) for near in NEIGHBOURS[area]), default=0)
