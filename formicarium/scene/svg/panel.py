"""Panels: what lies before a player or beside the board; and notes."""

from __future__ import annotations

from collections.abc import Sequence

from formicarium.scene.model import Note, Panel, Piece, Row, Scene, Section
from formicarium.scene.say import Say
from formicarium.scene.svg.board import draw_piece_at
from formicarium.scene.svg.card import draw_cards, draw_icons
from formicarium.scene.svg.lettering import clipped, width_of, wrapped
from formicarium.scene.svg.pen import Box, Pen

PAD = 12.0
HEADER = 36.0
ROW = 28.0
PICTURE = 26.0
BADGE = 34.0
COLUMN = 168.0  # the least width of a section beside others
LABELLED = 120.0  # a narrower row with a picture leaves its name to a tooltip


def draw_panel(pen: Pen, scene: Scene, panel: Panel, say: Say, x: float, y: float, width: float) -> float:
    """A sheet with a header, sections of rows, cards and notes; returns the height."""
    at = len(pen.elements)
    inner = width - 2 * PAD
    down = y + PAD
    if panel.title is not None:
        _draw_header(pen, scene, panel, say, x + PAD, down, inner)
        down += HEADER + 4
    across = 1 if panel.seat is not None else min(4, max(1, int(inner // COLUMN)))
    for first in range(0, len(panel.sections), across):
        row = panel.sections[first : first + across]
        down += 4 + _draw_sections(pen, scene, row, say, x + PAD, down, inner)
    down -= 4 if panel.sections else 0
    cards = [card for card in scene.cards if card.on == panel.id]
    if cards:
        down += 8 + draw_cards(pen, cards, say, x + PAD, down + 8, inner)
    for note in panel.notes:
        down += 8 + draw_note(pen, note, say, x + PAD, down + 8, inner)
    height = down + PAD - y
    drawn, pen.elements[at:] = pen.elements[at:], []
    _draw_sheet(pen, panel, x, y, width, height)
    pen.boxes[panel.id] = Box(x, y, width, height)
    pen.elements += drawn
    return height


def _draw_sheet(pen: Pen, panel: Panel, x: float, y: float, width: float, height: float) -> None:
    edge, thick = ("amber", 2) if panel.active else ("line", 1)
    pen.rect(x, y, width, height, "sheet", 8, stroke=edge, stroke_width=thick)
    if panel.active:  # the turn light: a lit corner that points at the name
        pen.path(f"M{x:g} {y + PAD + 6:g}v24l11-12z", "amber")


def _draw_header(pen: Pen, scene: Scene, panel: Panel, say: Say, x: float, y: float, width: float) -> None:
    """Mark and name; from the right roles, what lies before the player, and the seal of a given answer."""
    middle = y + HEADER / 2
    right = x + width - BADGE / 2
    for icon in reversed(panel.badges):
        draw_icons(pen, [icon], say, right, middle, BADGE, 0)
        right -= BADGE + 6
    for piece in reversed(scene.on(panel.id)):
        draw_piece_at(pen, piece, say, right, middle, BADGE)
        right -= BADGE + 6
    if panel.seat is not None and panel.seat in scene.ready:
        pen.sprite("seal", right, middle, BADGE)
        right -= BADGE + 6
    left = x
    if panel.seat is not None:
        pen.mark(panel.seat, x + 16, middle, 26)
        left += 36
    room = right + BADGE / 2 - left
    title = "" if panel.title is None else clipped(say(panel.title), 18, room)
    if panel.badges:  # in words as well
        pen.text(left, middle - 1, title, 18, "ink", weight=600, serif=True)
        roles = clipped(" · ".join(say(icon.label) for icon in panel.badges), 13, room)
        pen.text(left, middle + 16, roles, 13, "ink-soft")
    else:
        pen.text(left, middle + 6, title, 18, "ink", weight=600, serif=True)


def _draw_sections(
    pen: Pen, scene: Scene, sections: Sequence[Section], say: Say, x: float, y: float, width: float
) -> float:
    """Side by side, each as wide as it needs in proportion; returns the height of the tallest."""
    needs = [_need(section, say) for section in sections]
    room = width - 2 * PAD * (len(sections) - 1)
    heights = []
    for section, need in zip(sections, needs, strict=True):
        each = room * need / sum(needs)
        heights.append(_draw_section(pen, scene, section, say, x, y, each))
        x += each + 2 * PAD
    return max(heights)


def _need(section: Section, say: Say) -> float:
    """About how wide a section would like to be."""
    if section.columns > 1:
        return 64.0 * section.columns
    return max(width_of(say(row.label), 14) + 30 * len(row.icons) + 50 for row in section.rows)


def _draw_section(
    pen: Pen, scene: Scene, section: Section, say: Say, x: float, y: float, width: float
) -> float:
    down = y
    if section.title is not None:
        for line in wrapped(say(section.title), 13, width):
            pen.text(x, down + 13, line, 13, "ink-soft")
            down += 16
        down += 4
    columns = max(1, section.columns)
    gap = 16 if columns > 1 else 0
    each = (width + gap) / columns
    for first in range(0, len(section.rows), columns):
        row = section.rows[first : first + columns]
        heights = [
            _draw_row(pen, scene, cell, say, x + column * each, down, each - gap, compact=each < LABELLED)
            for column, cell in enumerate(row)
        ]
        down += max(heights)
    return down - y


def _draw_row(
    pen: Pen, scene: Scene, row: Row, say: Say, x: float, y: float, width: float, compact: bool
) -> float:
    """Picture, number, name; or pictures alone."""
    hint = say(row.label) if row.hint is None else f"{say(row.label)}: {say(row.hint)}"
    pen.add(f"<g><title>{say.safe(hint)}</title>")
    middle = y + ROW / 2
    left = x
    if row.sprite:
        faint = 0.35 if row.value == 0 else 1.0
        pen.sprite(row.sprite, x + PICTURE / 2, middle, PICTURE, opacity=faint)
        left += PICTURE + 7
    right = x + width
    height = ROW
    if row.open:
        height = _draw_open(pen, scene.on(row.id), row, say, left, y, right)
    elif compact and row.sprite and row.value is not None:
        fill = "ink" if row.value else "ink-soft"
        pen.text(left, middle + 5.5, _figure(row), 16, fill, weight=700)
    else:
        _draw_wide_row(pen, row, say, left, middle, right)
        height += _draw_bar(pen, row, x, y + ROW, width)
    pen.boxes[row.id or row.label.key] = Box(x, y, width, height)
    pen.add("</g>")
    return height


def _draw_wide_row(pen: Pen, row: Row, say: Say, left: float, middle: float, right: float) -> None:
    """The name on the left; on the right the number and the icons."""
    label = say(row.label)
    step = 30.0 if len(row.icons) < 6 else 27.0
    pictures = 18 + step * len(row.icons) if row.icons else 0
    figure = "" if row.value is None else _figure(row)
    if row.icons and width_of(label, 14) + pictures + width_of(figure, 16) > right - left:
        figure = ""  # the pictures say it as well
    if row.value is not None and figure:
        pen.text(right, middle + 5.5, figure, 16, "alert" if row.exceeded else "ink", "end", 700)
        right -= width_of(figure, 16) + 8
    if row.icons:
        right -= 6 if any(icon.seat is not None for icon in row.icons) else 0  # room for marks
        first = right - 13 - step * (len(row.icons) - 1)
        draw_icons(pen, row.icons, say, first, middle, 26, step)
        right = first - 18
    pen.text(left, middle + 5, clipped(label, 14, right - left), 14, "ink-soft")


def _figure(row: Row) -> str:
    return f"{row.value}" if row.of is None else f"{row.value} / {row.of}"


def _draw_bar(pen: Pen, row: Row, x: float, y: float, width: float) -> float:
    """How much of a limit is used; icons say it by themselves."""
    if row.of is None or row.value is None or row.icons:
        return 0
    used = min(1.0, row.value / max(1, row.of))
    pen.rect(x, y, width, 5, "line", 2.5)
    if used:
        pen.rect(x, y, max(5, width * used), 5, "alert" if row.exceeded else "leaf", 2.5)
    return 9


def _draw_open(
    pen: Pen, pieces: Sequence[Piece], row: Row, say: Say, x: float, y: float, right: float
) -> float:
    """The pieces one by one, equal ones pushed together; where there are none, the name and a dash."""
    if not pieces:
        pen.text(x, y + ROW / 2 + 5, clipped(say(row.label), 14, right - x - 20), 14, "ink-soft")
        pen.text(right, y + ROW / 2 + 5, "–", 16, "ink-soft", "end")
        return ROW
    size, at, down = 34.0, x, y
    for before, piece in zip((None, *pieces), pieces, strict=False):
        twin = before is not None and before.sprite == piece.sprite
        if before is not None:
            at += size * 0.42 if twin else size + 4
        if at + size > right:
            at, down = x, down + size + 2
        draw_piece_at(pen, piece, say, at + size / 2, down + size / 2 + 1, size)
    return down + size + 4 - y


def draw_note(pen: Pen, note: Note, say: Say, x: float, y: float, width: float) -> float:
    """A sentence with its picture; one for your eyes only stands in a bubble."""
    left = x + 12 + (34 if note.sprite or note.private else 0)
    lines = wrapped(say(note.text), 14, x + width - 10 - left)
    height = max(36.0 if note.sprite or note.private else 0.0, 19 * len(lines)) + 14
    edge = note.tone or "line"
    if note.private:
        pen.rect(x, y, width, height, "sheet", 16, stroke="water", stroke_width=1.5, stroke_dasharray="4 3")
    else:
        pen.rect(x, y, width, height, "sheet", 8, stroke=edge)
        if note.tone:
            pen.rect(x, y, 5, height, edge, 2.5)
    if note.sprite or note.private:
        pen.sprite(note.sprite or "eye", x + 27, y + height / 2, 30)
    first = y + height / 2 + 5 - 19 * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        pen.text(left + 4, first + 19 * number, line, 14, "ink")
    return height
