"""What lies before each player and beside the garden, in numbers; and the notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from formicarium.games.ant_war.data import (
    ARMY,
    COPIES,
    QUEEN,
    UNITS,
    WALL,
    WALLS,
    Order,
    Side,
    Square,
    Unit,
)
from formicarium.games.ant_war.scene.moment import actors, is_placing, near_first
from formicarium.games.ant_war.scene.pieces import grave_id
from formicarium.games.ant_war.view import WarView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Icon, Note, Panel, Row, Section
from formicarium.texts.message import Seat, SeatName, message

QUIET = 60  # turns without progress before one counts them aloud

Suspects: TypeAlias = tuple[
    tuple[tuple[Unit, ...], tuple[Square, ...]], ...
]  # units, and where they may stand


class Figures(NamedTuple):
    """All that is counted before a player."""

    ants: int
    walls: int
    hand: tuple[int, tuple[Order, ...]] | None  # its size, and what is known of it; one's own lies open
    pile: int
    discards: int
    archives: int
    hatched: int
    suspects: Suspects


def player(view: WarView, seat: Seat) -> Panel:
    side, active = view.sides[seat], seat in actors(view)
    if is_placing(view):
        own = seat == view.seat and len(view.pieces) < len(ARMY)
        return placing(seat, side, active, tuple(piece.unit for piece in view.pieces) if own else None)
    return standing(seat, side, active, figures(view, seat))


def figures(view: WarView, seat: Seat) -> Figures:
    other = seat != view.seat
    return Figures(
        ants=sum(piece.side == view.sides[seat] and piece.unit != WALL for piece in view.pieces),
        walls=view.reserves[seat],
        hand=(view.hand_sizes[seat], view.held[seat]) if other else None,
        pile=view.pile_sizes[seat],
        discards=len(view.discards[seat]),
        archives=len(view.archives[seat]),
        hatched=view.hatchings[seat],
        suspects=suspects(view, seat) if other and not view.over else (),
    )


def suspects(view: WarView, seat: Seat) -> Suspects:
    """WAR-INFO-05: what the hidden ants may be, those that may be the same together."""
    found: dict[tuple[Unit, ...], list[Square]] = {}
    for piece in view.pieces:
        if piece.side == view.sides[seat] and not piece.revealed:
            found.setdefault(piece.possible, []).append(piece.square)
    return tuple((units, tuple(found[units])) for units in sorted(found, key=len))


@lru_cache(maxsize=256)
def placing(seat: Seat, side: Side, active: bool, placed: tuple[Unit, ...] | None) -> Panel:
    """WAR-SETUP-04: one's own ants still to be placed; of the other not even their number."""
    if placed is None:
        return panel(seat, side, active, ())
    standing = Counter(placed)
    rows = tuple(
        Row(message(f"name-{unit}"), copies - standing[unit], sprite=f"icon_{unit}", glyph=short(unit))
        for unit, copies in zip(UNITS, COPIES, strict=True)
    )
    return panel(seat, side, active, (Section(rows, message("scene-to-place"), columns=3),))


@lru_cache(maxsize=2048)
def standing(seat: Seat, side: Side, active: bool, counted: Figures) -> Panel:
    return panel(seat, side, active, tuple(numbers(seat, counted)))


def panel(seat: Seat, side: Side, active: bool, sections: tuple[Section, ...]) -> Panel:
    return Panel(
        id=f"seat:{seat}",
        title=message("scene-player", seat=SeatName(seat)),
        seat=seat,
        active=active,
        badges=(Icon(f"side_{side}", message(f"name-{side}")),),
        sections=sections,
    )


def numbers(seat: Seat, counted: Figures) -> Iterator[Section]:
    yield strength(counted.ants, counted.walls, counted.hand)
    yield piles(counted.pile, counted.discards, counted.archives)
    yield graves(seat, counted.hatched)
    if counted.suspects:
        yield Section(tuple(hidden(*each) for each in counted.suspects), message("scene-hidden"))


@lru_cache(maxsize=1024)
def strength(ants: int, walls: int, held: tuple[int, tuple[Order, ...]] | None) -> Section:
    icons = tuple(
        Icon("icon_wall", message(f"name-{WALL}"), faded=number >= walls) for number in range(WALLS)
    )
    rows = [
        Row(message("scene-ants"), ants, len(ARMY)),
        Row(message("scene-reserve"), walls, WALLS, icons=icons),
    ]
    if held is not None:
        rows.append(hand(*held))
    return Section(tuple(rows))


@lru_cache(maxsize=1024)
def piles(pile: int, discards: int, archives: int) -> Section:
    rows = (
        Row(message("name-draw_pile"), pile, sprite="draw_pile"),
        Row(message("name-discard"), discards, sprite="discard"),
        Row(message("name-archives"), archives, sprite="archive"),
    )
    return Section(rows, columns=3)


@cache
def graves(seat: Seat, hatched: int) -> Section:
    rows = [Row(message("scene-fallen"), sprite="graveyard", open=True, id=grave_id(seat))]
    if hatched:
        rows.append(Row(message("scene-hatched"), hatched, sprite="egg"))
    return Section(tuple(rows))


def hand(size: int, known: tuple[Order, ...]) -> Row:
    """Backs; with what is public of them all the same (WAR-INFO-07, WAR-RULING-55)."""
    backs = (Icon("order_back", message("scene-order-back")),) * size
    hint = message("scene-hand-known", orders=known) if known else None
    return Row(message("name-hand"), size, icons=backs, hint=hint)


@lru_cache(maxsize=1024)
def hidden(units: tuple[Unit, ...], squares: tuple[Square, ...]) -> Row:
    if units == UNITS:
        return Row(message("scene-suspects-any"), len(squares), sprite="ant_back")
    icons = tuple(Icon(f"icon_{unit}", message(f"name-{unit}")) for unit in units)
    return Row(message("scene-suspects", squares=squares), icons=icons)


def table(view: WarView) -> Panel:
    quiet = view.quiet_turns if view.quiet_turns > QUIET else 0
    return beside(len(view.shop), view.turn if view.shown else None, quiet, view.options.no_progress_limit)


@lru_cache(maxsize=1024)
def beside(shop: int, turn: int | None, quiet: int, limit: int) -> Panel:
    rows = [Row(message("name-shop"), shop, sprite="shop", id="shop")]
    if turn is not None:
        rows.append(Row(message("scene-turn"), turn + 1))
    if quiet:
        rows.append(Row(message("scene-quiet"), quiet, limit or None))
    return Panel("table", sections=(Section(tuple(rows)),))


def notes(view: WarView) -> Iterator[Note]:
    if is_placing(view):
        yield Note(message("scene-note-circle"), sprite="wheel")
    elif view.visitor is not None and view.visitor != view.seat:
        yield Note(message("scene-note-shop", seat=SeatName(view.visitor)), sprite="shop")
    for seat in near_first(view):
        if view.deaths[seat][UNITS.index(QUEEN)]:
            yield Note(message("scene-note-queen", seat=SeatName(seat)), sprite="icon_queen", tone="alert")
    limit = view.options.no_progress_limit
    if limit and view.quiet_turns > QUIET and not view.over:
        left = limit - view.quiet_turns
        text = message("scene-note-quiet", turns=view.quiet_turns, left=left)
        yield Note(text, sprite="warning", tone="amber")
