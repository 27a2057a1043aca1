"""Ants and walls on the board, and the fallen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache

from formicarium.games.ant_war.data import BEATS, BLACK, QUEEN, RED, UNITS, WALL, Side, Unit
from formicarium.games.ant_war.scene.moment import Eyes, eyes, near, near_first, seat_of
from formicarium.games.ant_war.view import SeenPiece, WarView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece, Tone
from formicarium.texts.message import Message, Seat, SeatName, message

SIZE = 54.0  # of a piece, on a square of 58
BODIES: dict[Side, Tone] = {BLACK: "shade", RED: "alert"}  # the colours their names promise
FEW = 3  # so many suspects are drawn on the back of a hidden ant


def pieces(view: WarView) -> Iterator[Piece]:
    looking = eyes(view)
    placed: Counter[Unit] = Counter()
    for piece in view.pieces:
        if piece.unit == WALL:
            yield wall(looking, piece)
        else:
            placed[piece.unit] += 1  # before they have public ids, ants are named by their unit
            id = piece.id or f"own:{piece.unit}:{placed[piece.unit]}"
            yield ant(looking, piece, id, piece.square == view.lifted)
    for seat in near_first(view):
        own = seat == view.seat
        dead = view.graveyard if own else view.deaths[seat]
        side = view.sides[seat]
        yield from (fallen(seat, side, unit, n, own) for unit, n in zip(UNITS, dead, strict=True) if n)


def is_own(looking: Eyes, piece: SeenPiece) -> bool:
    return looking.seat is not None and looking.sides[looking.seat] == piece.side


@lru_cache(maxsize=1024)
def wall(looking: Eyes, piece: SeenPiece) -> Piece:
    seat = seat_of(looking, piece.side)
    return Piece(
        id=piece.id,
        sprite=f"wall_{piece.hit_points}",
        on=f"square:{piece.square}",
        label=message("scene-wall", seat=SeatName(seat), points=piece.hit_points),
        size=SIZE,
        seat=seat,
        glyph=f"{short('wall')}{piece.hit_points}",
    )


@lru_cache(maxsize=16384)
def ant(looking: Eyes, piece: SeenPiece, id: str, lifted: bool) -> Piece:
    """Face up where the viewer knows it, head towards the enemy; otherwise its back, with the suspects."""
    suspects = piece.possible if len(piece.possible) <= FEW else ()
    return Piece(
        id=id,
        sprite=piece.unit or "ant_back",
        on=f"square:{piece.square}",
        label=label(looking, piece),
        marks=marks(looking, piece) if piece.unit else suspected(piece),
        size=SIZE,
        turn=180 if piece.unit and piece.side != near(looking) else 0,
        seat=seat_of(looking, piece.side),
        tone=BODIES[piece.side],
        lit=lifted,
        glyph=code(piece) if piece.unit else short("unknown") + "".join(map(short, suspects)),
    )


def marks(looking: Eyes, piece: SeenPiece) -> tuple[str, ...]:
    """May the enemy see it (one's own; all when the war is over)? Is its ability spent?"""
    found = []
    if looking.over or (is_own(looking, piece) and looking.shown):
        found.append("eye_open" if piece.revealed else "eye_closed")
    if piece.spent:
        found.append("spent")
    return tuple(found)


def suspected(piece: SeenPiece) -> tuple[str, ...]:
    """What a hidden ant may be: a few one by one, drawn from the right; of many, that it is no Queen."""
    if len(piece.possible) <= FEW:
        return tuple(f"icon_{unit}" for unit in reversed(piece.possible))
    return () if QUEEN in piece.possible else ("icon_not_queen",)


def code(piece: SeenPiece) -> str:
    signs = (("revealed", piece.revealed), ("spent", piece.spent))
    return short(piece.unit) + "".join(short(sign) for sign, shown in signs if shown)


def label(looking: Eyes, piece: SeenPiece) -> Message:
    """What it is or may be, and which units are sure to beat it: the forecast of an attack."""
    if not (looking.shown or looking.over):
        return message("scene-ant-placed", unit=piece.unit)
    owner, spent = SeatName(seat_of(looking, piece.side)), int(piece.spent)
    if is_own(looking, piece):
        if piece.revealed:
            return message("scene-ant-own", unit=piece.unit, spent=spent)
        return message("scene-ant-own-hidden", unit=piece.unit, known=narrowed(piece))
    sure = sure_to_beat(piece.possible)
    if piece.unit:
        return message(
            "scene-ant-known",
            seat=owner,
            unit=piece.unit,
            spent=spent,
            sure=beaters(piece.unit),
        )
    return message("scene-ant-hidden", seat=owner, may=narrowed(piece), sure=sure)


def narrowed(piece: SeenPiece) -> tuple[Unit, ...]:
    """What a hidden ant may be, if orders have told anything of it (WAR-INFO-05)."""
    return piece.possible if len(piece.possible) < len(UNITS) else ()


def beaters(unit: Unit) -> tuple[Unit, ...]:
    return tuple(other for other in UNITS if unit in BEATS[other])


def sure_to_beat(units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """The units that win whichever of these it is."""
    return tuple(other for other in UNITS if all(unit in BEATS[other] for unit in units))


@cache
def fallen(seat: Seat, side: Side, unit: Unit, count: int, own: bool) -> Piece:
    """One's own as they can hatch, the other's as they died (WAR-INFO-06)."""
    return Piece(
        id=f"fallen:{seat}:{unit}",
        sprite=unit,
        on=grave_id(seat),
        label=message("scene-fallen-unit", unit=unit),
        count=count,
        seat=seat,
        tone=BODIES[side],
        glyph=short(unit),
        touch=(f"unit:{unit}",) if own else (),
    )


def grave_id(seat: Seat) -> str:
    return f"graveyard:{seat}"
