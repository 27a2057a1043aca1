"""Ants and walls on the board, and the fallen."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.games.ant_war.data import BEATS, UNITS, WALL, Unit
from formicarium.games.ant_war.scene.moment import is_placing, near, near_first, seat_of
from formicarium.games.ant_war.view import SeenPiece, WarView
from formicarium.scene.model import Piece
from formicarium.texts.message import Message, Seat, SeatName, message

SIZE = 54.0  # of a piece, on a square of 58
FEW = 3  # so many suspects are drawn on the back of a hidden ant

# Units in a terminal: `Sc` while hidden, `SC` once everybody knows, `SC-` when spent.
CODE = {unit: unit[:2].capitalize() for unit in UNITS}


def pieces(view: WarView) -> Iterator[Piece]:
    for piece in view.pieces:
        yield wall(view, piece) if piece.unit == WALL else ant(view, piece)
    for seat in near_first(view):
        yield from fallen(view, seat)


def is_own(view: WarView, piece: SeenPiece) -> bool:
    return view.seat is not None and view.sides[view.seat] == piece.side


def wall(view: WarView, piece: SeenPiece) -> Piece:
    seat = seat_of(view, piece.side)
    return Piece(
        id=piece.id,
        sprite=f"wall_{piece.hit_points}",
        on=f"square:{piece.square}",
        label=message("scene-wall", wall=piece.id, seat=SeatName(seat), points=piece.hit_points),
        size=SIZE,
        seat=seat,
        glyph=f"#{piece.hit_points}",
    )


def ant(view: WarView, piece: SeenPiece) -> Piece:
    """Face up where the viewer knows it, head towards the enemy; otherwise its back, with the suspects."""
    seat = seat_of(view, piece.side)
    suspects = piece.possible if len(piece.possible) <= FEW else ()
    return Piece(
        id=piece.id or f"own:{piece.square}",
        sprite=piece.unit or "ant_back",
        on=f"square:{piece.square}",
        label=label(view, piece),
        marks=marks(view, piece) if piece.unit else tuple(f"icon_{unit}" for unit in reversed(suspects)),
        size=SIZE,
        turn=180 if piece.unit and piece.side != near(view) else 0,
        seat=seat,
        glyph=code(piece) if piece.unit else "?" + "".join(CODE[unit] for unit in suspects),
    )


def marks(view: WarView, piece: SeenPiece) -> tuple[str, ...]:
    """May the enemy see it (one's own; all when the war is over)? Is its ability spent?"""
    found = []
    if view.over or (is_own(view, piece) and view.shown):
        found.append("eye_open" if piece.revealed else "eye_closed")
    if piece.spent:
        found.append("spent")
    return tuple(found)


def code(piece: SeenPiece) -> str:
    letters = CODE[piece.unit]
    return (letters.upper() if piece.revealed else letters) + ("-" if piece.spent else "")


def label(view: WarView, piece: SeenPiece) -> Message:
    """What it is or may be, and which units are sure to beat it: the forecast of an attack."""
    if is_placing(view):
        return message("scene-ant-placed", unit=piece.unit)
    owner, spent = SeatName(seat_of(view, piece.side)), int(piece.spent)
    if is_own(view, piece):
        if piece.revealed:
            return message("scene-ant-own", ant=piece.id, unit=piece.unit, spent=spent)
        return message("scene-ant-own-hidden", ant=piece.id, unit=piece.unit, known=narrowed(piece))
    sure = sure_to_beat(piece.possible)
    if piece.unit:
        return message(
            "scene-ant-known",
            ant=piece.id,
            seat=owner,
            unit=piece.unit,
            spent=spent,
            sure=beaters(piece.unit),
        )
    return message("scene-ant-hidden", ant=piece.id, seat=owner, may=narrowed(piece), sure=sure)


def narrowed(piece: SeenPiece) -> tuple[Unit, ...]:
    """What a hidden ant may be, if orders have told anything of it (WAR-INFO-05)."""
    return piece.possible if len(piece.possible) < len(UNITS) else ()


def beaters(unit: Unit) -> tuple[Unit, ...]:
    return tuple(other for other in UNITS if unit in BEATS[other])


def sure_to_beat(units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """The units that win whichever of these it is."""
    return tuple(other for other in UNITS if all(unit in BEATS[other] for unit in units))


def fallen(view: WarView, seat: Seat) -> Iterator[Piece]:
    """By unit: one's own as they can hatch, the other's as they died (WAR-INFO-06)."""
    own = seat == view.seat
    for unit, count in zip(UNITS, view.graveyard if own else view.deaths[seat], strict=True):
        if count:
            yield Piece(
                id=f"fallen:{seat}:{unit}",
                sprite=unit,
                on=grave_id(seat),
                label=message("scene-fallen-unit", unit=unit),
                count=count,
                seat=seat,
                glyph=CODE[unit],
                touch=(f"unit:{unit}",) if own else (),
            )


def grave_id(seat: Seat) -> str:
    return f"graveyard:{seat}"
