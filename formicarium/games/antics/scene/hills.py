"""The hill of each player: slabs in relief, where the next tile may lie, and what stands beside the hill."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from formicarium.games.antics.data import ACTIONS_PER_TURN, HALVES, NO_KIND, NO_TILE, SYMMETRIC, Kind, Tile
from formicarium.games.antics.hexes import COORDINATES, NEIGHBOURS, NO_HEX, Hex, spelled
from formicarium.games.antics.hill import Hill
from formicarium.games.antics.view import AnticsView
from formicarium.scene.glyphs import full, short
from formicarium.scene.model import Board, Piece, Place, Point
from formicarium.scene.spots import side_by_side
from formicarium.scene.theme import MARK_NAMES
from formicarium.texts.message import Message, Seat, SeatName, message

SIDE = 64.0  # a hex is as wide as it is high: the hill is looked at from a little aside
ROW = 48.0  # from row to row
MARGIN = 12.0
LAYER = 10.0  # about what a layer adds to the height of a tower
STAND = 66.0  # room for the ledge below the hill
LEAST = 6 * SIDE  # a hill's board is at least so wide

HAND = "hand"  # where the viewer's tiles lie
SUPER, MARKERS, LEAVES, BESIDE = "super", "markers", "leaves", "beside"  # what stands on the ledge

_WAYS = ("e", "ne", "nw", "w", "sw", "se")  # in the order of NEIGHBOURS


def hex_id(seat: Seat, at: Hex) -> str:
    return f"hill:{seat}:{at}"


def middle(at: Hex) -> tuple[float, float]:
    """On a plane whose origin is the hex 0,0."""
    q, r = COORDINATES[at]
    return SIDE * (q + r / 2), ROW * r


def rows_first(hexes: Iterable[Hex]) -> list[Hex]:
    """From back to front."""
    return sorted(hexes, key=lambda at: (COORDINATES[at][1], COORDINATES[at][0]))


def partners(hill: Hill) -> dict[Hex, Hex]:
    """The hex of the other half, for each visible space."""
    found = {}
    for at, space in hill.spaces.items():
        built = hill.tiles[space.number]
        found[at] = built.second if at == built.first else built.first
    return found


# The board


def openings(view: AnticsView, seat: Seat) -> dict[Hex, int]:
    """Where the half of the tile under way may lie, with the level it would get (ANT-BUILD-05, -06)."""
    if seat != view.active or view.tile == NO_TILE:
        return {}
    return dict(_openings(view.hills[seat], blocked_spaces(view, seat), view.tile, view.half))


@lru_cache(maxsize=256)
def _openings(hill: Hill, blocked: tuple[Hex, ...], tile: Tile, first: Hex) -> tuple[tuple[Hex, int], ...]:
    if first == NO_HEX:
        hexes = hill.lower_firsts(blocked) if tile in SYMMETRIC else hill.firsts(blocked)
    else:
        hexes = list((hill.uppers if tile in SYMMETRIC else hill.seconds)(first, blocked))
    return tuple((at, hill.spaces[at].level + 1 if at in hill.spaces else 1) for at in hexes)


def blocked_spaces(view: AnticsView, seat: Seat) -> tuple[Hex, ...]:
    """Spaces that may not be covered (ANT-BUILD-10, -11)."""
    markers = view.markers if seat == view.active else ()
    return (*markers, *(stored.hex for stored in view.stored[seat]))


def hill_board(view: AnticsView, seat: Seat) -> Board:
    half = view.half if seat == view.active else NO_HEX
    bare = (*openings(view, seat), *([half] if half else []))
    return _hill_board(seat, view.hills[seat], bare, has_used_super(view, seat), seat == view.seat)


@lru_cache(maxsize=1024)
def _hill_board(seat: Seat, hill: Hill, open_: tuple[Hex, ...], used: bool, own: bool) -> Board:
    shown = {*hill.spaces, *open_}
    xs, ys = zip(*(middle(at) for at in shown), strict=True)
    width = max(LEAST, max(xs) - min(xs) + SIDE + 2 * MARGIN)
    left = (width - (max(xs) + min(xs))) / 2
    top = MARGIN + SIDE / 2 - min(middle(at)[1] - LAYER * tower(hill, at) for at in shown)
    bottom = top + max(ys) + SIDE / 2 + MARGIN
    places = [_placed(seat, hill, at, left, top, own) for at in rows_first(shown)]
    places += stand(seat, width, bottom, used)
    title = message("scene-hill", seat=SeatName(seat))
    return Board(f"hill:{seat}", width, bottom + STAND, tuple(places), title, seat)


def tower(hill: Hill, at: Hex) -> int:
    """The layers beneath the visible space."""
    return hill.spaces[at].level - 1 if at in hill.spaces else 0


def _placed(seat: Seat, hill: Hill, at: Hex, left: float, top: float, own: bool) -> Place:
    x, y = middle(at)
    seen = hill.spaces.get(at)
    kind, level = (NO_KIND, 0) if seen is None else (seen.kind, seen.level)
    return space(seat, at, kind, level, left + x, top + y, own)


@lru_cache(maxsize=16384)
def space(seat: Seat, at: Hex, kind: Kind, level: int, x: float, y: float, own: bool) -> Place:
    """A space of the hill, or ground where a half may lie."""
    if not level:
        label = message("scene-ground", hex=at)
    else:
        label = message("scene-space", hex=at, kind=kind, level=level)
    return Place(
        id=hex_id(seat, at),
        x=x,
        y=y,
        width=SIDE,
        height=SIDE,
        label=label,
        shape="hex",
        tone="bark" if level else "",
        level=level,
        caption=message("scene-hex", hex=at),
        dashed=not level,
        glyph=short(kind) if level else full(at),
        touch=spelled(at) if own else (),
    )


@lru_cache(maxsize=1024)
def stand(seat: Seat, width: float, y: float, used: bool) -> tuple[Place, ...]:
    """On a ledge below the hill: the Super Ant, the markers, leaves, and prey that waits for a space."""
    return tuple(_stand(seat, width, y, used))


def _stand(seat: Seat, width: float, y: float, used: bool) -> Iterator[Place]:
    ledge = y + STAND - 8
    points = ((MARGIN, ledge), (width - MARGIN, ledge))
    name = message("scene-ledge")
    yield Place(stand_id(seat, "ledge"), width / 2, ledge, width, 7, name, "line", points, "bark")
    yield Place(
        id=stand_id(seat, SUPER),
        x=44,
        y=ledge - 30,
        width=56,
        height=56,
        label=super_label(seat, used),
        shape="none",
    )
    room = width - MARGIN - 280
    for what, x, wide in ((MARKERS, 128, 108), (LEAVES, 230, 90), (BESIDE, 280 + room / 2, room)):
        name = message(f"scene-{what}")
        yield Place(stand_id(seat, what), x, ledge - 23, wide, 44, name, "none")


def super_label(seat: Seat, used: bool) -> Message:
    state = "used" if used else "ready"
    return message(f"scene-super-{state}", seat=SeatName(seat))


def has_used_super(view: AnticsView, seat: Seat) -> bool:
    """ANT-SUP-04: it is ready again on the next turn."""
    return seat == view.active and view.super_used and not view.over


def stand_id(seat: Seat, what: str) -> str:
    return f"{what}:{seat}"


# The pieces


@lru_cache(maxsize=1024)
def slabs(seat: Seat, hill: Hill, own: bool) -> tuple[Piece, ...]:
    """The upper face of each space, from back to front, joined to its other half."""
    partner = partners(hill)
    return tuple(_slab(seat, at, partner[at], *hill.spaces[at][:2], own) for at in rows_first(hill.spaces))


@lru_cache(maxsize=4096)
def _slab(seat: Seat, at: Hex, partner: Hex, kind: Kind, level: int, own: bool) -> Piece:
    way = _WAYS[NEIGHBOURS[at].index(partner)]
    return Piece(
        id=f"slab:{seat}:{at}:{level}",
        sprite=f"slab_{way}_{level}",
        on=hex_id(seat, at),
        label=message("scene-space", hex=at, kind=kind, level=level),
        over=(f"space_{kind}", f"level_{level}"),
        whence=HAND if own else f"seat:{seat}",
    )


def previews(view: AnticsView, seat: Seat) -> Iterator[Piece]:
    """The half to be laid, with the level it would get; the first one where it has been laid already.

    On the ground there is room everywhere: only the second half is shown there.
    """
    if seat != view.active or view.tile == NO_TILE:
        return
    one, other = HALVES[view.tile]
    choosing_first = view.half == NO_HEX
    if not choosing_first:
        yield _preview(seat, view.half, one, 0, lit=True)
    for at, level in openings(view, seat).items():
        if level > 1 or not choosing_first:
            yield _preview(seat, at, one if choosing_first else other, level)


@lru_cache(maxsize=4096)
def _preview(seat: Seat, at: Hex, kind: Kind, level: int, *, lit: bool = False) -> Piece:
    covers = level > 1  # what lies beneath stays in sight
    return Piece(
        id=f"preview:{seat}:{at}",
        sprite=f"icon_{kind}",
        on=hex_id(seat, at),
        label=message("scene-preview", kind=kind, level=level),
        dx=14 if covers else 8,
        dy=8 if covers else 0,
        size=SIDE * (0.62 if lit else 0.36 if covers else 0.5),
        badge=f"↑{level}" if covers else "",
        lit=lit,
        glyph=short("preview") + short(kind),
    )


def markers(view: AnticsView, seat: Seat) -> Iterator[Piece]:
    """The Super Ant; markers on spaces, on the Super Ant (always the last one), or still to be used."""
    used = has_used_super(view, seat)
    yield _super_ant(seat, used, seat == view.seat)
    playing = seat == view.active and not view.over
    on_hill = [hex_id(seat, at) for at in view.markers] if playing else []
    left = view.actions_left if playing else ACTIONS_PER_TURN
    for number, on in enumerate(on_hill, 1):
        yield _marker(seat, number, on, (19.0, -12.0))
    for number, spot in enumerate(side_by_side(left, 36), len(on_hill) + 1):
        yield _marker(seat, number, stand_id(seat, MARKERS), spot)
    if used:
        yield _marker(seat, ACTIONS_PER_TURN, stand_id(seat, SUPER), (15.0, 12.0))


@cache
def _super_ant(seat: Seat, used: bool, own: bool) -> Piece:
    return Piece(
        id=f"super_ant:{seat}",
        sprite="super_ant",
        on=stand_id(seat, SUPER),
        label=super_label(seat, used),
        size=56,
        seat=seat,
        faded=used,
        touch=("piece:super_ant",) if own else (),
    )


@cache
def _marker(seat: Seat, number: int, on: str, spot: Point) -> Piece:
    return Piece(
        id=f"marker:{seat}:{number}",
        sprite=f"marker_{MARK_NAMES[seat]}",
        on=on,
        label=message("scene-marker", seat=SeatName(seat)),
        dx=spot[0],
        dy=spot[1],
        size=30,
        seat=seat,
        glyph=short("marker"),
    )
