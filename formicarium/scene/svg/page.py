"""The whole still: a header, players on the left, the board in the middle, the rest on the right.

Below them what belongs to somebody: hills, hands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeAlias

from formicarium.scene.model import Board, Scene
from formicarium.scene.say import Say, Wording
from formicarium.scene.sprites import Art
from formicarium.scene.svg.board import draw_board
from formicarium.scene.svg.card import draw_tray
from formicarium.scene.svg.lettering import width_of
from formicarium.scene.svg.panel import draw_note, draw_panel
from formicarium.scene.svg.pen import Pen
from formicarium.scene.theme import THEMES, ThemeName
from formicarium.texts.message import message

SHEET = 1280.0  # width of a still
MARGIN = 24.0
GAP = 16.0
SIDE = 280.0  # the players' column
ASIDE = 336.0  # the column of cards, notes and further boards
TALLEST = 720.0  # of the main board

# Draws itself at a point, so wide; says how tall it became.
Block: TypeAlias = Callable[[float, float, float], float]


def draw(scene: Scene, art: Art, say: Wording, theme: ThemeName = "light") -> str:
    """A scene as a complete SVG document; `say` words its messages.

    Colours are written out, so that every viewer and rasteriser shows the same.
    """
    pen = Pen(THEMES[theme], art, scene.game)
    words = Say(say)
    title = words(message("game-title"))
    top = _draw_header(pen, scene, words, title)
    height = _draw_columns(pen, scene, words, top) + MARGIN
    page = f'<rect width="{SHEET:g}" height="{height:g}" fill="{pen.paint("ground")}"/>'
    pen.insert(0, [page])
    return pen.document(SHEET, height, f"{title}: {words(scene.status)}")


def _draw_header(pen: Pen, scene: Scene, say: Say, title: str) -> float:
    """Which game, where we are, and the steps of a turn with the present one lit; returns its lower edge."""
    pen.sprite("house_mark", MARGIN + 21, MARGIN + 21, 42)
    pen.text(MARGIN + 54, MARGIN + 14, title, 14, "ink-soft")
    pen.text(MARGIN + 54, MARGIN + 38, say(scene.status), 22, "ink", weight=600, serif=True)
    right = SHEET - MARGIN
    for number, stage in reversed(list(enumerate(scene.stages))):
        words, lit = say(stage), number == scene.stage
        wide = width_of(words, 14) + (28 if lit else 8)
        if lit:
            pen.rect(right - wide, MARGIN + 2, wide, 28, "amber", 14)
        pen.text(
            right - wide / 2,
            MARGIN + 21,
            words,
            14,
            "sheet" if lit else "ink-soft",
            "middle",
            700 if lit else 400,
        )
        right -= wide
        if number:
            pen.path(f"M{right - 10:g} {MARGIN + 11.5:g}l5 4.5-5 4.5", stroke="ink-soft", stroke_width=1.5)
            right -= 16
    return MARGIN + 46 + GAP


def _draw_columns(pen: Pen, scene: Scene, say: Say, top: float) -> float:
    """Players; the board and what concerns all; the rest. An empty column leaves its room to the board.

    A hand lies on the right where there is room for it, otherwise beneath everything.
    """
    panels = [(panel.seat, partial(draw_panel, pen, scene, panel, say)) for panel in scene.panels]
    players = [block for seat, block in panels if seat is not None]
    middle: list[Block] = [_framed_board(pen, scene, board, say) for board in scene.boards[:1]]
    middle += [block for seat, block in panels if seat is None]
    rest, hands = list(_rest(pen, scene, say)), list(_hands(pen, scene, say))
    left, right = MARGIN, SHEET - MARGIN
    bottoms = [top]
    if players:
        bottoms.append(_stack(players, left, top, SIDE))
        left += SIDE + GAP
    if rest:
        right -= ASIDE + GAP
    bottoms.append(_stack(middle, left, top, right - left))
    if rest:
        with_hands = [*hands, *rest]
        if hands and _measured(pen, with_hands, ASIDE) <= max(bottoms) - top:
            rest, hands = with_hands, []
        bottoms.append(_stack(rest, right + GAP, top, ASIDE))
    if hands or any(board.seat is not None for board in scene.boards[1:]):
        bottoms.append(
            _stack([*_owned(pen, scene, say), *hands], MARGIN, max(bottoms) + GAP, SHEET - 2 * MARGIN)
        )
    return max(bottoms)


def _measured(pen: Pen, blocks: Iterable[Block], width: float) -> float:
    """How tall these blocks would be beneath one another."""
    at = len(pen.elements)
    height = _stack(blocks, 0, 0, width)
    del pen.elements[at:]
    return height


def _stack(blocks: Iterable[Block], x: float, y: float, width: float) -> float:
    """Blocks beneath one another; returns the lower edge of the last."""
    for block in blocks:
        y += block(x, y, width) + GAP
    return y - GAP


def _rest(pen: Pen, scene: Scene, say: Say) -> Iterator[Block]:
    """Further boards, cards on the table, and notes."""
    for board in scene.boards[1:]:
        if board.seat is None:
            yield _framed_board(pen, scene, board, say)
    for tray in scene.trays:
        if tray.spot != "hand":
            cards = [card for card in scene.cards if card.on == tray.id]
            yield partial(draw_tray, pen, tray, cards, say)
    for note in scene.notes:
        yield partial(draw_note, pen, note, say)


def _hands(pen: Pen, scene: Scene, say: Say) -> Iterator[Block]:
    for tray in scene.trays:
        if tray.spot == "hand":
            cards = [card for card in scene.cards if card.on == tray.id]
            yield partial(draw_tray, pen, tray, cards, say)


def _owned(pen: Pen, scene: Scene, say: Say) -> Iterator[Block]:
    """The boards that belong to somebody, side by side."""
    owned = [board for board in scene.boards[1:] if board.seat is not None]

    def block(x: float, y: float, width: float) -> float:
        each = (width - GAP * (len(owned) - 1)) / len(owned)
        return max(
            _framed_board(pen, scene, board, say, 300)(x + number * (each + GAP), y, each)
            for number, board in enumerate(owned)
        )

    if owned:
        yield block


def _framed_board(pen: Pen, scene: Scene, board: Board, say: Say, tallest: float = TALLEST) -> Block:
    """A board on its sheet of paper, under its title."""

    def block(x: float, y: float, width: float) -> float:
        at = len(pen.elements)
        down = 12.0
        if board.title is not None:
            left = x + 16
            if board.seat is not None:
                pen.mark(board.seat, left + 8, y + 21, 18)
                left += 24
            pen.text(left, y + 27, say(board.title), 16, "ink", weight=600, serif=True)
            down = 38
        height = down + draw_board(pen, scene, board, say, x + 12, y + down, width - 24, tallest) + 12
        drawn, pen.elements[at:] = pen.elements[at:], []
        pen.rect(x, y, width, height, "sheet", 8, stroke="line")
        pen.elements += drawn
        return height

    return block
