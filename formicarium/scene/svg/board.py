"""Boards: places in their shapes, and the pieces on them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, pi, sin

from formicarium.scene.model import Board, Piece, Place, Scene
from formicarium.scene.say import Say
from formicarium.scene.svg.lettering import wrapped
from formicarium.scene.svg.pen import Box, Pen, through
from formicarium.scene.theme import carries_mark

LAYER = 6.0  # pixels by which each layer of a hill lies above the one beneath, at least
FAINT = 0.4  # opacity of what is faded
STACK = 3  # so many of a stack are drawn; more are one and a number
DASHES = "5 4"
ROUND = 30 / 64  # the radius of a round sprite in its box


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a board lies on the sheet, and how large its units are drawn."""

    x: float
    y: float
    scale: float

    def __call__(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.scale, self.y + y * self.scale


def draw_board(
    pen: Pen, scene: Scene, board: Board, say: Say, x: float, y: float, width: float, tallest: float
) -> float:
    """Draw a board with all that stands on it, as wide as it may be; returns its height."""
    scale = min(width / board.width, tallest / board.height)
    draw_on(pen, scene, board, say, Frame(x + (width - board.width * scale) / 2, y, scale))
    return board.height * scale


def draw_on(pen: Pen, scene: Scene, board: Board, say: Say, frame: Frame) -> None:
    """Draw the ground of a board, then what stands on it."""
    draw_ground(pen, scene, board, say, frame)
    draw_standing(pen, scene, board, say, frame)


def draw_ground(pen: Pen, scene: Scene, board: Board, say: Say, frame: Frame) -> None:
    """The places in their order, and the pieces that cover a place, as a card covers a cell."""
    covered = {piece.on for piece in scene.pieces if not piece.size}
    for place in board.places:
        draw_place(pen, place, say, frame, covered=place.id in covered)
    _draw_pieces(pen, board, (piece for piece in scene.pieces if not piece.size), say, frame)


def draw_standing(pen: Pen, scene: Scene, board: Board, say: Say, frame: Frame) -> None:
    """The pieces that stand somewhere."""
    _draw_pieces(pen, board, (piece for piece in scene.pieces if piece.size), say, frame)


def _draw_pieces(pen: Pen, board: Board, pieces: Iterable[Piece], say: Say, frame: Frame) -> None:
    places = {place.id: place for place in board.places}
    for piece in pieces:
        if piece.on in places:
            draw_piece(pen, piece, places[piece.on], say, frame)


# Places


def draw_place(pen: Pen, place: Place, say: Say, frame: Frame, covered: bool) -> None:
    """Shape, picture, words and marks; the outline of a place that a card covers is not seen."""
    pen.add(f"<g><title>{say.escaped(place.label)}</title>")
    if place.shape == "line":
        _draw_line(pen, place, frame)
    elif place.shape != "none" and not (covered and not place.tone):
        _draw_layers(pen, place, frame)
    x, y = top(place, frame)
    width, height = place.width * frame.scale, place.height * frame.scale
    pen.boxes[place.id] = Box(x - width / 2, y - height / 2, width, height)
    if place.sprite:
        raised = place.level > 0  # the number of the level stands beneath the picture
        size = min(width, height) * (0.56 if raised else 0.9)
        pen.sprite(place.sprite, x, y - (height * 0.15 if raised else 0), size, seat=place.seat)
    if place.level:
        down = 0.31 if place.sprite else 0.1
        pen.text(x, y + height * down, str(place.level), max(14, height * 0.24), "ink", "middle", 700, True)
    if place.caption is not None:
        _write_caption(pen, place, say(place.caption), x, y, width, height)
    if place.badge:
        _pin_badge(pen, place, x, y, width, height)
    if place.seat is not None:
        pen.mark(place.seat, x - width * 0.36, y - height * 0.3, max(12, min(width, height) * 0.2))
    pen.add("</g>")


def top(place: Place, frame: Frame) -> tuple[float, float]:
    """The middle of a place's upper face, in pixels."""
    x, y = frame(place.x, place.y)
    return x, y - lifted(place, frame, place.level - 1)


def lifted(place: Place, frame: Frame, layers: int) -> float:
    """By how many pixels so many layers raise what lies on them."""
    return max(0, layers) * max(LAYER, place.height * frame.scale * 0.1)


def outline(place: Place, frame: Frame, lift: float = 0.0) -> list[tuple[float, float]]:
    """The corners of a place, in pixels."""
    if place.shape == "area":
        return [(x, y - lift) for x, y in (frame(*point) for point in place.points)]
    across, down = place.width / 2, place.height / 2
    if place.shape == "hex":
        corners = [(0.0, -1.0), (1.0, -0.5), (1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5)]
    elif place.shape == "flat-hex":
        corners = [(-0.5, -1.0), (0.5, -1.0), (1.0, 0.0), (0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0)]
    else:
        corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
    found = [frame(place.x + dx * across, place.y + dy * down) for dx, dy in corners]
    return [(x, y - lift) for x, y in found]


def _draw_layers(pen: Pen, place: Place, frame: Frame) -> None:
    """One face, or several of them stacked into a hill."""
    for layer in range(max(1, place.level)):
        lift = lifted(place, frame, layer)
        topmost = layer == max(1, place.level) - 1
        edge = "ink" if place.level else "line"
        _draw_face(pen, place, frame, place.tone or "none", lift, stroke=edge, stroke_width=1)
        if not topmost:  # the side of a layer that others lie on
            _draw_face(pen, place, frame, "#2B2118", lift, fill_opacity=0.3)
        elif place.level:
            _draw_face(pen, place, frame, "#FFFBF2", lift, fill_opacity=0.11 * layer)
        if topmost and (pattern := pen.terrain(place.tone)):
            _draw_face(pen, place, frame, pattern, lift)
    if place.seat is not None or place.dashed:
        edge = "ink-soft" if place.seat is None else pen.theme.seat(place.seat)
        dashes = DASHES if place.dashed else ""
        lift = lifted(place, frame, place.level - 1)
        _draw_face(pen, place, frame, "none", lift, stroke=edge, stroke_width=2, stroke_dasharray=dashes)


def _draw_face(pen: Pen, place: Place, frame: Frame, fill: str, lift: float, **style: object) -> None:
    x, y = frame(place.x, place.y)
    width, height = place.width * frame.scale, place.height * frame.scale
    if place.shape == "circle":
        pen.circle(x, y - lift, min(width, height) * ROUND, fill, **style)
    elif place.shape == "rect":
        pen.rect(x - width / 2, y - height / 2 - lift, width, height, fill, min(8, height / 4), **style)
    else:
        pen.polygon(outline(place, frame, lift), fill, stroke_linejoin="round", **style)


def _draw_line(pen: Pen, place: Place, frame: Frame) -> None:
    """A track: an edge of ink, the tone, and the terrain's pattern along it."""
    d = through([frame(*point) for point in place.points])
    thick = max(1.5, place.height * frame.scale)
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    if place.dashed:
        pen.path(d, stroke=place.tone or "ink-soft", stroke_width=thick, stroke_dasharray="2 6", **ends)
        return
    if thick > 4:
        pen.path(d, stroke="ink-soft", stroke_width=thick + 2, **ends)
    pen.path(d, stroke=place.tone or "line", stroke_width=thick, **ends)
    if pattern := pen.terrain(place.tone):
        pen.path(d, stroke=pattern, stroke_width=thick, **ends)


def _write_caption(
    pen: Pen, place: Place, words: str, x: float, y: float, width: float, height: float
) -> None:
    size = 13.0
    if place.shape == "none":
        pen.text(x, y + size * 0.36, words, size, "ink-soft", "middle")
        return
    lines = wrapped(words, size, width - 8, most=2)
    for number, line in enumerate(reversed(lines)):
        pen.text(x, y + height / 2 - 7 - 15 * number, line, size, "ink", "middle")


def _pin_badge(pen: Pen, place: Place, x: float, y: float, width: float, height: float) -> None:
    """At the top of a place: in the corner of a rectangle, on the rim of anything round."""
    if place.shape == "none":
        pen.text(x, y + 4.6, place.badge, 13, "ink-soft", "middle")
    elif place.shape in ("rect", "area"):
        pen.text(x - width / 2 + 6, y - height / 2 + 15, place.badge, 13, "ink-soft", weight=700)
    else:
        pen.pill(x + width / 2 * cos(pi / 4), y - height / 2 * sin(pi / 4), place.badge)


# Pieces


def draw_piece(pen: Pen, piece: Piece, place: Place, say: Say, frame: Frame) -> None:
    x, y = top(place, frame)
    size = (piece.size or min(place.width, place.height)) * frame.scale
    draw_piece_at(pen, piece, say, x + piece.dx * frame.scale, y + piece.dy * frame.scale, size)


def draw_piece_at(pen: Pen, piece: Piece, say: Say, x: float, y: float, size: float) -> None:
    """A piece with all that it carries, centred at a point of the sheet."""
    pen.boxes[piece.id] = Box(x - size / 2, y - size / 2, size, size)
    group = f' opacity="{FAINT}"' if piece.faded else ""
    pen.add(f"<g{group}><title>{say.escaped(piece.label)}</title>")
    if piece.lit:
        pen.circle(x, y, size * ROUND + 4, stroke="amber", stroke_width=3, stroke_dasharray="7 4")
    copies = piece.count if piece.count <= STACK else 1
    each = size * (1.12 - 0.12 * max(1, copies))  # together hardly wider than one alone
    for copy in reversed(range(copies)):
        off = copy - (copies - 1) / 2
        at = x + off * size * 0.26, y - off * size * 0.14
        for sprite in (piece.sprite, *piece.over):
            pen.sprite(sprite, *at, each, piece.seat, piece.tone, piece.turn)
    for number, mark in enumerate(piece.marks):
        small = max(14, size * 0.42)
        pen.sprite(mark, x - size * 0.36 + number * small * 0.8, y - size * 0.36, small, piece.seat)
    if piece.seat is not None and not carries_mark(piece.sprite):
        pen.mark(piece.seat, x - size * 0.36, y + size * 0.36, max(12, size * 0.3))
    label = piece.badge or (str(piece.count) if piece.count > STACK else "")
    if label:
        fill = "ink" if piece.seat is None else pen.theme.seat(piece.seat)
        pen.pill(x + size * 0.34, y + size * 0.36, label, fill)
    pen.add("</g>")
