"""A diagram: a part of a scene, drawn large enough to be read in a column of text, with marks over it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from math import atan2, cos, hypot, pi, sin

from formicarium.scene.focus import Focus
from formicarium.scene.model import Board, Panel, Place, Scene
from formicarium.scene.say import Say, Wording
from formicarium.scene.sprites import Art
from formicarium.scene.svg.board import Frame, draw_ground, draw_place, draw_standing, outline
from formicarium.scene.svg.card import draw_tray
from formicarium.scene.svg.panel import draw_panel
from formicarium.scene.svg.pen import Box, Pen, through
from formicarium.scene.theme import THEMES, ThemeName

WIDE, NARROW = 540.0, 320.0  # in a column of text, and on a phone or in a drawer
TALLEST = 470.0  # of a board
LARGEST = 1.6  # a board's units, in pixels: small boards need not fill the page
PAD = 8.0
GAP = 12.0
ASIDE = 240.0  # the column of cards and panels beside a board, where there is room
ALONE = 380.0  # their width elsewhere, at least
BROAD = 1.1  # the shape of a board under which they lie
MARGIN = 0.25  # around what a board is cropped to, in places
AROUND_RING = 5.0
RING = (("sheet", 8.0), ("amber", 4.5))  # a rim around the line makes it stand out on any ground


@dataclass(frozen=True, slots=True)
class Still:
    """A drawing, and its size in pixels."""

    svg: str
    width: float
    height: float


def draw_diagram(
    scene: Scene, focus: Focus, art: Art, say: Wording, title: str, theme: ThemeName, width: float
) -> Still:
    """The part of a scene that the focus shows, at most so wide."""
    pen, words = Pen(THEMES[theme], art, scene.game), Say(say)
    shown = focus.show or tuple(board.id for board in scene.boards[:1])
    boards = [board for board in scene.boards if board.id in shown]
    others = [id for id in shown if id not in {board.id for board in boards}]
    aside = bool(boards and others and width >= WIDE) and _crop(boards[0], focus.around).aspect < BROAD
    room = width - 2 * PAD
    beside = room - ASIDE - GAP if aside else room
    right, bottom = _stack_boards(pen, scene, boards, focus, words, beside)
    x, y = (right + GAP, PAD) if aside else (PAD, bottom + GAP if boards else PAD)
    if others:
        across = ASIDE if aside else min(room, max(right - PAD, ALONE))
        low = _stack_sheets(pen, scene, others, focus, words, x, y, across)
        right, bottom = max(right, x + across), max(bottom, low)
    _draw_marks(pen, focus, {place.id for board in boards for place in board.places})
    right, bottom = right + PAD, bottom + PAD
    pen.insert(0, [f'<rect width="{right:.0f}" height="{bottom:.0f}" rx="8" fill="{pen.paint("sheet")}"/>'])
    return Still(pen.document(round(right), round(bottom), title), round(right), round(bottom))


# Boards, cropped


def _stack_boards(
    pen: Pen, scene: Scene, boards: Iterable[Board], focus: Focus, say: Say, room: float
) -> tuple[float, float]:
    """Boards beneath one another; returns their right and lower edges."""
    right, down = PAD, PAD
    for board in boards:
        crop = _crop(board, focus.around)
        scale = min(room / crop.width, TALLEST / crop.height, LARGEST)
        frame = Frame(PAD - crop.x * scale, down - crop.y * scale, scale)
        seen = Box(PAD, down, crop.width * scale, crop.height * scale)
        places = tuple(place for place in board.places if _extent(place).touches(crop))
        with pen.clipped(seen):
            part = replace(board, places=places)
            draw_ground(pen, scene, part, say, frame)
            for place in places:
                if place.id in focus.ring:
                    _ring_place(pen, place, say, frame)
            draw_standing(pen, scene, part, say, frame)
        right, down = max(right, seen.x + seen.width), seen.y + seen.height + GAP
    return right, down - GAP


def _crop(board: Board, around: tuple[str, ...]) -> Box:
    """The part of a board around these places, in its units."""
    found = [_extent(place) for place in board.places if place.id in around]
    if not found:
        return Box(0, 0, board.width, board.height)
    room = MARGIN * min(min(box.width, box.height) for box in found)
    left = max(0, min(box.x for box in found) - room)
    top = max(0, min(box.y for box in found) - room)
    right = min(board.width, max(box.x + box.width for box in found) + room)
    bottom = min(board.height, max(box.y + box.height for box in found) + room)
    return Box(left, top, right - left, bottom - top)


def _extent(place: Place) -> Box:
    """What a place takes up of its board."""
    if not place.points:
        return Box(place.x - place.width / 2, place.y - place.height / 2, place.width, place.height)
    across, down = [x for x, _ in place.points], [y for _, y in place.points]
    return Box(min(across), min(down), max(across) - min(across), max(down) - min(down))


# Cards and panels


def _stack_sheets(
    pen: Pen, scene: Scene, ids: Iterable[str], focus: Focus, say: Say, x: float, y: float, width: float
) -> float:
    """Trays and panels beneath one another; returns the lower edge."""
    cards = tuple(card for card in scene.cards if not focus.only or card.id in focus.only)
    for id in ids:
        for tray in (each for each in scene.trays if each.id == id):
            held = [card for card in cards if card.on == id]
            y += draw_tray(pen, tray, held, say, x, y, width) + GAP
        for panel in (each for each in scene.panels if each.id == id):
            part = replace(scene, cards=cards)
            y += draw_panel(pen, part, _part_of(panel, focus.only), say, x, y, width) + GAP
    return y - GAP


def _part_of(panel: Panel, only: tuple[str, ...]) -> Panel:
    if not only:
        return panel
    kept = (
        replace(section, rows=tuple(row for row in section.rows if (row.id or row.label.key) in only))
        for section in panel.sections
    )
    return replace(panel, sections=tuple(section for section in kept if section.rows), notes=(), active=False)


# Marks


def _draw_marks(pen: Pen, focus: Focus, places: Collection[str]) -> None:
    """Over everything; rings around places lie beneath what stands there."""
    for id in focus.ring:
        if id not in places:
            _ring_box(pen, pen.boxes[id])
    for start, end in focus.arrows:
        _draw_arrow(pen, pen.boxes[start], pen.boxes[end])
    for id in focus.cross:
        _draw_cross(pen, pen.boxes[id])
    for id, label in focus.labels.items():
        _draw_label(pen, pen.boxes[id], label)


def _ring_box(pen: Pen, box: Box) -> None:
    room = AROUND_RING if box.width < 2 * box.height else 0  # rows stand close
    x, y, width, height = box.x - room, box.y - room, box.width + 2 * room, box.height + 2 * room
    for tone, thick in RING:
        pen.rect(x, y, width, height, r=min(12, height / 3), stroke=tone, stroke_width=thick)


def _ring_place(pen: Pen, place: Place, say: Say, frame: Frame) -> None:
    box = pen.boxes[place.id]
    if place.shape == "line":
        d, thick = through([frame(*point) for point in place.points]), place.height * frame.scale
        for tone, more in (("sheet", 14), ("amber", 10)):
            pen.path(d, stroke=tone, stroke_width=thick + more, stroke_linecap="round")
        draw_place(pen, place, say, frame, covered=False)
        return
    for tone, thick in RING:
        if place.shape == "circle":
            pen.circle(*box.middle, min(box.width, box.height) / 2 + 2, stroke=tone, stroke_width=thick)
        elif place.shape in ("none", "rect"):
            pen.rect(box.x, box.y, box.width, box.height, r=8, stroke=tone, stroke_width=thick)
        else:
            pen.polygon(outline(place, frame), stroke=tone, stroke_width=thick, stroke_linejoin="round")


def _draw_arrow(pen: Pen, start: Box, end: Box) -> None:
    """From beside the middle of one thing to beside that of the other."""
    (x0, y0), (x1, y1) = start.middle, end.middle
    length, angle = hypot(x1 - x0, y1 - y0), atan2(y1 - y0, x1 - x0)
    short = min(length * 0.28, 0.42 * min(start.width, start.height, end.width, end.height))
    x0, y0 = x0 + short * cos(angle), y0 + short * sin(angle)
    x1, y1 = x1 - short * cos(angle), y1 - short * sin(angle)
    head = "".join(
        f"L{x1 + 11 * cos(angle + turn):.1f} {y1 + 11 * sin(angle + turn):.1f}M{x1:.1f} {y1:.1f}"
        for turn in (pi * 0.82, -pi * 0.82)
    )
    d = f"{through([(x0, y0), (x1, y1)])}{head}"
    for tone, thick in (("sheet", 8), ("ink", 4)):
        pen.path(d, stroke=tone, stroke_width=thick, stroke_linecap="round", stroke_linejoin="round")


def _draw_cross(pen: Pen, box: Box) -> None:
    (x, y), arm = box.middle, max(8.0, min(16.0, min(box.width, box.height) * 0.3))
    falling = through([(x - arm, y - arm), (x + arm, y + arm)])
    d = falling + through([(x - arm, y + arm), (x + arm, y - arm)])
    for tone, thick in (("sheet", 9), ("alert", 5)):
        pen.path(d, stroke=tone, stroke_width=thick, stroke_linecap="round")


def _draw_label(pen: Pen, box: Box, label: str) -> None:
    """At the upper left of a thing, where its pieces leave room."""
    x, y = box.middle
    pen.pill(x - box.width * 0.3, y - box.height * 0.32, label, "amber", "sheet", 15)
