"""What lies before each player and beside the garden, in numbers; and the notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from formicarium.games.ant_war.data import ARMY, COPIES, QUEEN, UNITS, WALL, WALLS
from formicarium.games.ant_war.scene.moment import Stage, actors, is_placing, near_first, stage_of, visitor
from formicarium.games.ant_war.scene.pieces import CODE, grave_id, is_own
from formicarium.games.ant_war.view import WarView
from formicarium.scene.model import Icon, Note, Panel, Row, Section
from formicarium.texts.message import Seat, SeatName, message

QUIET = 60  # turns without progress before one counts them aloud


def player(view: WarView, seat: Seat) -> Panel:
    side = view.sides[seat]
    return Panel(
        id=f"seat:{seat}",
        title=message("scene-player", seat=SeatName(seat)),
        seat=seat,
        active=seat in actors(view),
        badges=(Icon(f"side_{side}", message(f"name-{side}")),),
        sections=tuple(placement(view, seat) if is_placing(view) else numbers(view, seat)),
    )


def placement(view: WarView, seat: Seat) -> Iterator[Section]:
    """WAR-SETUP-04: one's own ants still to be placed; of the other not even their number."""
    if seat != view.seat:
        return
    placed = Counter(piece.unit for piece in view.pieces if is_own(view, piece))
    rows = tuple(
        Row(message(f"name-{unit}"), copies - placed[unit], sprite=f"icon_{unit}", glyph=CODE[unit])
        for unit, copies in zip(UNITS, COPIES, strict=True)
    )
    yield Section(rows, message("scene-to-place"), columns=3)


def numbers(view: WarView, seat: Seat) -> Iterator[Section]:
    alive = sum(piece.side == view.sides[seat] and piece.unit != WALL for piece in view.pieces)
    walls = tuple(
        Icon("icon_wall", message(f"name-{WALL}"), faded=number >= view.reserves[seat])
        for number in range(WALLS)
    )
    rows = [
        Row(message("scene-ants"), alive, len(ARMY)),
        Row(message("scene-reserve"), view.reserves[seat], WALLS, icons=walls),
    ]
    if seat != view.seat:
        rows.append(hand(view, seat))
    yield Section(tuple(rows))
    yield Section(
        (
            Row(message("name-draw_pile"), view.pile_sizes[seat], sprite="draw_pile"),
            Row(message("name-discard"), len(view.discards[seat]), sprite="discard"),
            Row(message("name-archives"), len(view.archives[seat]), sprite="archive"),
        ),
        columns=3,
    )
    graves = [Row(message("scene-fallen"), sprite="graveyard", open=True, id=grave_id(seat))]
    if view.hatchings[seat]:
        graves.append(Row(message("scene-hatched"), view.hatchings[seat], sprite="egg"))
    yield Section(tuple(graves))


def hand(view: WarView, seat: Seat) -> Row:
    """Backs; with what is public of them all the same (WAR-INFO-07)."""
    size, known = view.hand_sizes[seat], view.held[seat]
    backs = (Icon("order_back", message("scene-order-back")),) * size
    hint = message("scene-hand-known", orders=known) if known else None
    return Row(message("name-hand"), size, icons=backs, hint=hint)


def table(view: WarView) -> Panel:
    rows = [Row(message("name-shop"), len(view.shop), sprite="shop", id="shop")]
    if view.shown:
        rows.append(Row(message("scene-turn"), view.turn + 1))
    limit = view.options.no_progress_limit
    if view.quiet_turns > QUIET:
        rows.append(Row(message("scene-quiet"), view.quiet_turns, limit or None))
    return Panel("table", sections=(Section(tuple(rows)),))


def notes(view: WarView) -> Iterator[Note]:
    if is_placing(view):
        yield Note(message("scene-note-circle"), sprite="wheel")
    elif stage_of(view) is Stage.SHOP and visitor(view) != view.seat:
        yield Note(message("scene-note-shop", seat=SeatName(visitor(view))), sprite="shop")
    for seat in near_first(view):
        if view.deaths[seat][UNITS.index(QUEEN)]:
            yield Note(message("scene-note-queen", seat=SeatName(seat)), sprite="icon_queen", tone="alert")
    limit = view.options.no_progress_limit
    if limit and view.quiet_turns > QUIET and not view.over:
        left = limit - view.quiet_turns
        text = message("scene-note-quiet", turns=view.quiet_turns, left=left)
        yield Note(text, sprite="warning", tone="amber")
