"""Ants in the garden: workers with their loads, guards, hatched ants, anchors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from math import ceil, cos, sin

from formicarium.games.antics.data import (
    CLEARING_OF,
    CLEARINGS_AT,
    PREY,
    SOLDIER,
    TERRAIN,
    ZONES,
    Item,
    Track,
    Zone,
)
from formicarium.games.antics.scene.courses import COURSES
from formicarium.games.antics.scene.garden import ANTHILL_ID, clearing_id, track_id, zone_id
from formicarium.games.antics.scene.items import item_id
from formicarium.games.antics.view import AnticsView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece, Point, Touch
from formicarium.scene.spots import around, side_by_side
from formicarium.scene.theme import MARK_NAMES
from formicarium.texts.message import Seat, SeatName, message

ANT = 31.0  # the size of an ant on a track
LOAD = 25.0  # and of what it carries
ANCHOR = 22.0


def crowd(view: AnticsView, track: Track) -> Iterator[Piece]:
    """ANT-ANTS-06, ANT-GUARD-02: all who stand on a track, side by side; a guard at the end of the row."""
    here = [seat for seat in range(view.seats) if track in view.workers[seat]]
    guard = view.guards.get(track)
    spots = abreast(len(here) + (guard is not None), track)
    for seat, spot in zip(here, spots, strict=False):
        yield from worker(view, seat, track, spot)
    if guard is not None:
        yield _guard(guard, track, spots[-1], guard == view.seat)


@cache
def _guard(seat: Seat, track: Track, spot: Point, own: bool) -> Piece:
    dx, dy = spot
    return Piece(
        id=f"shield:{track}",
        sprite=f"guard_{MARK_NAMES[seat]}",
        on=track_id(track),
        label=message("scene-guard", seat=SeatName(seat)),
        dx=dx,
        dy=dy,
        size=ANT - 2,
        seat=seat,
        glyph=short("guard"),
        touch=(f"guard:{track}",) if own else (),
        whence=zone_id(SOLDIER),
    )


@cache
def abreast(count: int, track: Track) -> tuple[Point, ...]:
    """Along the track, in two rows if there are more than two."""
    angle = COURSES[track].angle
    along = count if count <= 2 else ceil(count / 2)
    return tuple(
        (round(u * cos(angle) - v * sin(angle), 1), round(u * sin(angle) + v * cos(angle), 1))
        for u, v in side_by_side(count, ANT, along)
    )


def worker(view: AnticsView, seat: Seat, track: Track, spot: Point) -> Iterator[Piece]:
    """With its load, which keeps its id from hand to hand."""
    item = view.workers[seat][track]
    touch: Touch = ()
    if seat == view.seat:
        touch = (f"worker:{track}",)
    elif item:
        touch = (f"steal:{track}", f"seat:{seat}")
    yield _worker(seat, track, item, spot, touch)
    if item:
        id, at_risk = load_id(view, seat, item, track), may_be_stolen(view, track, seat)
        yield _load(id, item, track, at_risk, spot, touch)


@lru_cache(maxsize=4096)
def _worker(seat: Seat, track: Track, item: Item, spot: Point, touch: Touch) -> Piece:
    dx, dy = spot
    return Piece(
        id=f"ant:{seat}:{track}",
        sprite=f"worker_{MARK_NAMES[seat]}",
        on=track_id(track),
        label=message("scene-worker", seat=SeatName(seat), item=item),
        dx=dx,
        dy=dy,
        size=ANT,
        seat=seat,
        glyph=short("worker"),
        touch=touch,
        whence=zone_id(TERRAIN.get(track, SOLDIER)),
    )


@lru_cache(maxsize=4096)
def _load(id: str, item: Item, track: Track, at_risk: bool, spot: Point, touch: Touch) -> Piece:
    dx, dy = spot
    return Piece(
        id=id,
        sprite=item,
        on=track_id(track),
        label=message(f"name-{item}"),
        marks=("thief",) if at_risk else (),
        dx=dx + 10,
        dy=dy - 12,
        size=LOAD,
        glyph=short(item),
        touch=touch,
        whence=clearing_id(item) if CLEARING_OF[item] in CLEARINGS_AT[track] else track_id(track),
    )


def load_id(view: AnticsView, seat: Seat, item: Item, track: Track) -> str:
    """A player has one prey of a kind at most; leaves are numbered, those brought home first."""
    if item in PREY:
        return item_id(item, seat)
    carriers = [other for other, load in view.workers[seat].items() if load == item]
    return item_id(item, seat, view.leaves[seat].count(item) + carriers.index(track) + 1)


def may_be_stolen(view: AnticsView, track: Track, victim: Seat) -> bool:
    """ANT-STEAL-02, -04, -05: by the active player, now."""
    thief, item = view.active, view.workers[victim][track]
    if view.over or thief == victim or not view.zones[thief][SOLDIER]:
        return False
    free_legs = view.workers[thief].get(track) == ""
    return free_legs and view.guards.get(track, thief) == thief and item not in has(view, thief)


def has(view: AnticsView, seat: Seat) -> tuple[Item, ...]:
    """ANT-PUSH-06: the prey a player has: brought home or carried."""
    carried = [item for item in view.workers[seat].values() if item in PREY]
    return (*home(view, seat), *carried)


def home(view: AnticsView, seat: Seat) -> tuple[Item, ...]:
    """Prey brought home, this turn's included."""
    delivered = view.delivered if seat == view.active else ()
    return (*(stored.prey for stored in view.stored[seat]), *delivered)


def hatched(view: AnticsView) -> Iterator[Piece]:
    """ANT-HATCH-07: in each zone every player has a corner."""
    corners = side_by_side(view.seats, 1, across=2)
    for zone in ZONES:
        for seat, corner in enumerate(corners):
            if count := view.zones[seat][zone]:
                yield _hatched(seat, zone, count, corner, supply_id(view, seat))


@cache
def _hatched(seat: Seat, zone: Zone, count: int, corner: Point, supply: str) -> Piece:
    kind, glyph = ("soldier", short("soldier")) if zone == SOLDIER else ("worker", short("ant"))
    across, down = corner
    return Piece(
        id=f"hatched:{seat}:{zone}",
        sprite=f"{kind}_{MARK_NAMES[seat]}",
        on=zone_id(zone),
        label=message("scene-hatched", seat=SeatName(seat), count=count),
        dx=across * 82,
        dy=down * 44,
        size=ANT + 3,
        seat=seat,
        count=count,
        glyph=glyph,
        whence=supply,
    )


def supply_id(view: AnticsView, seat: Seat) -> str:
    """The row of a player's supply: one's own is touched to send a hatched ant back (ANT-ANTS-08)."""
    return "place:supply" if seat == view.seat else f"supply:{seat}"


@cache
def anchors(seats: int) -> tuple[Piece, ...]:
    """ANT-SETUP-05, -06."""
    return tuple(
        Piece(
            id=f"anchor:{seat}",
            sprite=f"worker_{MARK_NAMES[seat]}",
            on=ANTHILL_ID,
            label=message("scene-anchor", seat=SeatName(seat)),
            dx=round(dx, 1),
            dy=round(dy, 1),
            size=ANCHOR,
            seat=seat,
            glyph=short("ant"),
        )
        for seat, (dx, dy) in enumerate(around(seats, 27, start=-135))
    )
