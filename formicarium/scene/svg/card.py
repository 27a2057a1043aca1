"""Cards, tall and wide, and the trays they lie in."""

from __future__ import annotations

from collections.abc import Sequence

from formicarium.scene.model import Card, Icon, Tray
from formicarium.scene.say import Say
from formicarium.scene.svg.lettering import wrapped
from formicarium.scene.svg.pen import Box, Pen

GAP = 8.0
PAD = 8.0
LINE = 16.0  # a line of small print
TALL = 104.0  # a good width for a card without words
WIDE = 164.0  # a good width for a card with words
TIGHT = 76.0  # narrower still, where that puts them all in one row
ICON = 20.0


def draw_tray(
    pen: Pen, tray: Tray, cards: Sequence[Card], say: Say, x: float, y: float, width: float
) -> float:
    """A title and its cards in rows; returns the height."""
    left = x
    if tray.seat is not None:
        pen.mark(tray.seat, x + 9, y + 10, 18)
        left += 26
    pen.text(left, y + 15, say(tray.title), 16, "ink", weight=600, serif=True)
    if tray.spot == "pile":
        return _draw_pile(pen, cards, say, x, y, width)
    return 26 + draw_cards(pen, cards, say, x, y + 26, width)


def _draw_pile(pen: Pen, cards: Sequence[Card], say: Say, x: float, y: float, width: float) -> float:
    """Only the topmost card, and how many there are."""
    pen.text(x + width, y + 15, str(len(cards)), 16, "ink", "end", 700)
    if not cards:
        return 26
    return 26 + draw_card(pen, cards[-1], say, x, y + 26, WIDE, card_height(cards[-1], say, WIDE))


def draw_cards(pen: Pen, cards: Sequence[Card], say: Say, x: float, y: float, width: float) -> float:
    """Cards side by side, as many in a row as are readable; returns the height."""
    if not cards:
        return 0
    good = WIDE if any(card.text is not None for card in cards) else TALL
    across = max(1, int((width + GAP) // (good + GAP)))
    if good == TALL and len(cards) * (TIGHT + GAP) <= width + GAP:
        across = len(cards)
    each = (width - GAP * (across - 1)) / across
    each = each if across == 1 else min(each, good * 1.25)
    down = 0.0
    for first in range(0, len(cards), across):
        row = cards[first : first + across]
        height = max(card_height(card, say, each) for card in row)
        for column, card in enumerate(row):
            draw_card(pen, card, say, x + column * (each + GAP), y + down, each, height)
        down += height + GAP
    return down - GAP


def draw_card(pen: Pen, card: Card, say: Say, x: float, y: float, width: float, height: float) -> float:
    """One card in its full form; returns the height."""
    title = say(card.name) if card.hint is None else f"{say(card.name)}: {say(card.hint)}"
    pen.boxes[card.id] = Box(x, y, width, height)
    faint = ' opacity="0.45"' if card.faded else ""
    pen.add(f"<g{faint}><title>{say.safe(title)}</title>")
    if card.face == "blank":
        pen.rect(x, y, width, height, "none", 12, stroke="ink-soft", stroke_dasharray="4 4")
        pen.text(x + width / 2, y + height / 2 + 4, say(card.name), 13, "ink-soft", "middle")
    else:
        edge, thick = ("leaf", 3) if card.lit else ("line", 1)
        pen.rect(x + 1, y + 2, width, height, "#2B2118", 12, fill_opacity=0.1)  # it can be picked up
        pen.rect(x, y, width, height, "sheet", 12, stroke=edge, stroke_width=thick)
        draw = _draw_tall if card.text is None else _draw_wide
        draw(pen, card, say, x, y, width)
        _draw_icon_lines(pen, card, say, x, y + height, width)
        if card.lit:
            pen.sprite("tick", x + width - 5, y + 5, 20)
        if card.seat is not None:
            pen.mark(card.seat, x + 12, y + 12, 16)
    pen.add("</g>")
    return height


def card_height(card: Card, say: Say, width: float) -> float:
    """How tall a card of this width has to be."""
    icons = len(card.icons) * (ICON + 4)
    if card.text is None:
        return PAD + 56 + 4 + LINE * len(_name(card, say, width)) + icons + PAD
    return PAD + 40 + 6 + LINE * len(_print(card, say, width)) + icons + PAD - 2


def _name(card: Card, say: Say, width: float) -> list[str]:
    return wrapped(say(card.name), 14, width - 10, most=2)


def _print(card: Card, say: Say, width: float) -> list[str]:
    return wrapped(say(card.text), 13, width - 2 * PAD, most=5) if card.text is not None else []


def _draw_tall(pen: Pen, card: Card, say: Say, x: float, y: float, width: float) -> None:
    """Picture above, name beneath."""
    pen.sprite(face_of(card), x + width / 2, y + PAD + 28, 56)
    down = y + PAD + 56 + 4
    for line in _name(card, say, width):
        pen.text(x + width / 2, down + 12, line, 14, "ink", "middle", serif=True)
        down += LINE


def _draw_wide(pen: Pen, card: Card, say: Say, x: float, y: float, width: float) -> None:
    """Picture and name side by side, the effect beneath."""
    pen.sprite(face_of(card), x + PAD + 20, y + PAD + 20, 40)
    lines = wrapped(say(card.name), 14, width - 40 - 3 * PAD, most=2)
    for number, line in enumerate(lines):
        at = y + PAD + 25 + 17 * (number - (len(lines) - 1) / 2)
        pen.text(x + 2 * PAD + 40, at, line, 14, "ink", weight=600, serif=True)
    down = y + PAD + 40 + 6
    for line in _print(card, say, width):
        pen.text(x + PAD, down + 11, line, 13, "ink-soft")
        down += LINE


def _draw_icon_lines(pen: Pen, card: Card, say: Say, x: float, bottom: float, width: float) -> None:
    """Prices and the like: at the foot of the card, so that those of neighbours are level."""
    for number, icons in enumerate(reversed(card.icons)):
        step = _step(icons, width - 2 * PAD)
        first = x + width / 2 - step * (len(icons) - 1) / 2
        draw_icons(pen, icons, say, first, bottom - PAD - ICON / 2 - number * (ICON + 4), ICON, step)


def face_of(card: Card) -> str:
    """The sprite to show: the house mark where a hidden card has no back of its own."""
    return card.sprite or "card_back"


def _step(icons: Sequence[Icon], width: float) -> float:
    """From one icon to the next: closer together where there are many."""
    return min(ICON + 3, (width - ICON) / max(1, len(icons) - 1))


def draw_icons(
    pen: Pen, icons: Sequence[Icon], say: Say, x: float, y: float, size: float, step: float
) -> None:
    """Small pictures in a line; x is the middle of the first."""
    for number, icon in enumerate(icons):
        at = x + number * step
        opacity = 0.35 if icon.faded else 1.0
        pen.sprite(icon.sprite, at, y, size, icon.seat, opacity=opacity, title=say(icon.label))
        if icon.seat is not None:
            pen.mark(icon.seat, at + size * 0.42, y + size * 0.34, max(13, size * 0.5))
        if icon.count != 1:
            pen.pill(at + size * 0.42, y + size * 0.34, str(icon.count))
