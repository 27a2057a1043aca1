"""What a seat sees (ANT-HID), and tables that fit what it sees.

Everything is open to everybody but the order of the bag and, with two players, which tiles were set aside.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from formicarium.core.state import View
from formicarium.games.antics.data import NO_KIND, Item, Kind, Lane, Spot, Tile, Track, Zone
from formicarium.games.antics.hexes import Hex
from formicarium.games.antics.hill import Hill
from formicarium.games.antics.options import AnticsOptions
from formicarium.games.antics.scoring import score
from formicarium.games.antics.units import Moment, Units
from formicarium.kit.swift import swift
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.antics.state import Antics, Stored


@dataclass(frozen=True, slots=True)
class AnticsView(View):
    """The same for every seat and for spectators."""

    seat: Seat | None
    seats: int
    options: AnticsOptions
    phase: str  # the step that is asked about
    first: Seat
    active: Seat
    round: int
    actions_left: int
    action: Kind  # under way; "" between actions
    units_left: int  # of it
    started: bool  # a unit of it has been done
    field: int  # being explored, or 0
    tile: Tile  # being built, or ""
    half: Hex  # where its first half lies, or ""
    zone: Zone  # of the first ant hatched, while it binds the second
    markers: tuple[Hex, ...]
    super_used: bool
    explored: bool
    delivered: tuple[Item, ...]
    idle_rounds: int
    acted: bool
    short: bool
    trigger: str
    turns_left: int
    hills: tuple[Hill, ...]
    spaces: tuple[dict[Hex, str], ...]  # per hill, as "ants@3"
    hands: tuple[tuple[Tile, ...], ...]
    supply: tuple[int, ...]
    zones: tuple[dict[Zone, int], ...]
    workers: tuple[dict[Track, Item], ...]
    stored: tuple[tuple[Stored, ...], ...]
    leaves: tuple[tuple[Item, ...], ...]
    guards: dict[Track, Seat]
    clearings: dict[Item, int]
    exhausted_left: int
    eaten: tuple[Item, ...]
    fields: dict[Spot, str]
    arrived: tuple[Lane, ...]
    bag: int
    aside: int  # tiles set aside
    unseen: tuple[Tile, ...]  # in the bag or set aside: more nobody knows
    returned: tuple[Tile, ...]  # of these, what is known to lie in the bag
    set_aside: tuple[Tile, ...]  # shown when the game is over
    scores: tuple[int, ...]
    over: bool


swift(AnticsView)


def view(s: Antics, seat: Seat | None) -> AnticsView:
    """ANT-HID-01, -02."""
    over = s.outcome is not None
    step = s.steps[-1] if s.steps else None
    under_way = step if isinstance(step, Units) else None
    moment = Moment() if under_way is None else under_way.moment()
    return AnticsView(
        seat=seat,
        seats=s.seats,
        options=s.options,
        phase="" if step is None else type(step).__name__,
        first=s.first,
        active=s.active,
        round=s.round,
        actions_left=s.actions_left,
        action=NO_KIND if under_way is None else under_way.kind,
        units_left=0 if under_way is None else under_way.left,
        started=moment.started,
        field=moment.field,
        tile=moment.tile,
        half=moment.half,
        zone=moment.zone,
        markers=s.markers,
        super_used=s.super_used,
        explored=s.explored,
        delivered=s.delivered,
        idle_rounds=s.idle_rounds,
        acted=s.acted,
        short=s.short,
        trigger=s.trigger,
        turns_left=s.turns_left,
        hills=tuple(s.hills),
        spaces=tuple(written(hill) for hill in s.hills),
        hands=tuple(s.hands),
        supply=tuple(s.supply),
        zones=tuple(zones.copy() for zones in s.zones),
        workers=tuple(workers.copy() for workers in s.workers),
        stored=tuple(s.stored),
        leaves=tuple(s.leaves),
        guards=s.guards.copy(),
        clearings=s.clearings.copy(),
        exhausted_left=s.exhausted_left,
        eaten=s.eaten,
        fields=s.fields.copy(),
        arrived=s.arrived,
        bag=len(s.bag),
        aside=len(s.set_aside),
        unseen=tuple(sorted(s.bag + s.set_aside)),
        returned=s.returned,
        set_aside=s.set_aside if over else (),
        scores=tuple(score(s, each).total for each in range(s.seats)),
        over=over,
    )


@lru_cache(maxsize=1024)
def written(hill: Hill) -> dict[Hex, str]:
    """The visible spaces of a hill, as "ants@3"."""
    return {at: f"{space.kind}@{space.level}" for at, space in hill.spaces.items()}


def determinize(s: Antics, seat: Seat, rng: Random) -> Antics:
    """ANT-HID-01: what was set aside may be any unseen tile that is not known to lie in the bag."""
    world = s.copy()
    if s.outcome is None and s.set_aside:
        doubtful = sorted((Counter(s.bag + s.set_aside) - Counter(s.returned)).elements())
        rng.shuffle(doubtful)
        count = len(s.set_aside)
        world.set_aside = tuple(sorted(doubtful[:count]))
        world.bag = tuple(sorted((*doubtful[count:], *s.returned)))
    return world
