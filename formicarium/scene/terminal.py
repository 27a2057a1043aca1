"""A scene as plain text: boards as boxes, everything else in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from textwrap import wrap

from formicarium.scene.charmap import Paint, board_lines, piece_word
from formicarium.scene.glyphs import in_words
from formicarium.scene.model import Card, Note, Panel, Row, Scene, Section
from formicarium.scene.say import Wording
from formicarium.scene.theme import mark
from formicarium.texts.message import Message, Seat, message

SEAT_COLOURS = ("94", "91", "92", "95", "93", "37")  # of the terminal, in the order of the house's
WARNING = ("amber", "alert")
ESCAPE = re.compile("\x1b\\[[0-9;]*m")


def draw(scene: Scene, say: Wording, width: int = 100, colour: bool = False) -> str:
    """The scene in lines of at most this width; `say` words its messages."""
    return "\n".join(_Typist(in_words(scene, say), say, width, colour).lines())


def signs(scene: Scene) -> Iterator[tuple[str, Message]]:
    """What the drawing adds by itself, where it does, and what it means."""
    notes = (*scene.notes, *(note for panel in scene.panels for note in panel.notes))
    drawn = (
        (">", "turn", any(panel.active for panel in scene.panels)),
        ("✓", "ready", bool(scene.ready)),
        ("*", "lit", any(card.lit for card in scene.cards)),
        ("!", "warning", any(note.tone in WARNING for note in notes)),
        ("^2", "level", any(place.level for place in scene.places)),
        (f"{mark(0)}3", "count", any(piece.count > 1 and piece.seat is not None for piece in scene.pieces)),
    )
    yield from ((sign, Message(f"legend-{meaning}")) for sign, meaning, there in drawn if there)


class _Typist:
    def __init__(self, scene: Scene, say: Wording, width: int, colour: bool) -> None:
        self.scene = scene
        self.say = say
        self.width = width
        self.paint: Paint = _coloured if colour else _plain
        # What stands between a title and the rest: a colon, in French with a space before it.
        self.colon = say(message("titled", title="|", rest="|")).strip("|")

    def lines(self) -> Iterator[str]:
        yield self.say(self.scene.status)
        if self.scene.stages:
            yield " > ".join(self._stages())
        yield ""
        yield from self._boards()
        for panel in self.scene.panels:
            yield from self._panel(panel)
        for tray in self.scene.trays:
            cards = [card for card in self.scene.cards if card.on == tray.id]
            count = f" ({len(cards)})" if tray.spot == "pile" else ""
            yield f"{self.say(tray.title)}{count}"
            shown = cards if tray.spot != "pile" else cards[-1:]
            wide = max((len(self._head(card)) for card in shown), default=0)
            for card in shown:
                yield from self._card(card, "  ", wide)
        for note in self.scene.notes:
            yield from self._note(note, "")

    def _stages(self) -> Iterator[str]:
        for number, stage in enumerate(self.scene.stages):
            words = self.say(stage)
            yield f"[{words}]" if number == self.scene.stage else words

    # Boards

    def _boards(self) -> Iterator[str]:
        """Side by side where they fit."""
        row: list[list[str]] = []
        for board in self.scene.boards:
            lines = board_lines(self.scene, board, self.width, self.paint)
            if board.title is not None:
                owner = f"{mark(board.seat)} " if board.seat is not None else ""
                lines = [self.paint(owner, board.seat) + self.say(board.title), *lines]
            lines += self._tracks(board.id)
            if row and sum(map(_columns, row)) + 3 * len(row) + _columns(lines) > self.width:
                yield from _beside(row)
                yield ""
                row = []
            row.append(lines)
        if row:
            yield from _beside(row)
            yield ""

    def _tracks(self, board: str) -> list[str]:
        """Lines and areas that something stands on: in words."""
        found = []
        for place in next(each.places for each in self.scene.boards if each.id == board):
            if place.shape in ("line", "area") and (pieces := self.scene.on(place.id)):
                standing = ", ".join(self.paint(piece_word(piece), piece.seat) for piece in pieces)
                found.append(f"{place.glyph or self.say(place.caption or place.label)}{self.colon}{standing}")
        return found

    # Panels

    def _panel(self, panel: Panel) -> Iterator[str]:
        """Who, with roles and what lies there; then the rows of each section."""
        sections = [words for section in panel.sections if (words := self._section(section, panel.seat))]
        if panel.seat is None:
            if panel.title is not None:
                yield self.say(panel.title)
            yield from (f"  {line}" for words in sections for line in self._wrapped(words, 2))
        else:
            light = ">" if panel.active else " "
            title = self.say(panel.title) if panel.title is not None else ""
            head = f"{light} {self.paint(f'{mark(panel.seat)} {title}', panel.seat)}"
            yield "  ".join([head, *self._before(panel)])
            if sections:
                yield from (f"    {line}" for line in self._wrapped(" | ".join(sections), 4))
        for card in self.scene.cards:
            if card.on == panel.id:
                yield from self._card(card, "    ", 0)
        for note in panel.notes:
            yield from self._note(note, "    ")
        if panel.seat is None:
            yield ""

    def _before(self, panel: Panel) -> Iterator[str]:
        yield from (self._icon(icon.label, icon.count, None) for icon in panel.badges)
        yield from (self.say(piece.label) for piece in self.scene.on(panel.id))
        if panel.seat in self.scene.ready:
            yield "✓"

    def _section(self, section: Section, seat: Seat | None) -> str:
        in_table = section.columns > 1 and section.title is not None
        rows = [words for row in section.rows if (words := self._row(row, in_table, seat))]
        title = f"{self.say(section.title)}{self.colon}" if section.title is not None else ""
        comma = " · " if any(row.icons for row in section.rows) else ", "
        return title + comma.join(rows) if rows else ""

    def _row(self, row: Row, in_table: bool, seat: Seat | None) -> str:
        """Name and number; before a player a glyph stands for the name. A table of kinds leaves zeros out."""
        if row.open:
            return self._pieces(row) or f"{self.say(row.label)} –"
        if row.value is None:
            icons = ", ".join(self._icons(row, seat))
            return f"{self.say(row.label)}{self.colon}{icons}" if icons else self.say(row.label)
        figure = f"{row.value}" if row.of is None else f"{row.value}/{row.of}"
        if in_table and not row.glyph and not row.value:
            return ""
        if row.glyph:
            name = row.glyph if seat is not None else f"{row.glyph} {self.say(row.label)}"
        else:
            name = self.say(row.label)
        hint = f" ({self.say(row.hint)})" if row.hint is not None else ""
        return f"{name} {figure}{hint}"

    def _pieces(self, row: Row) -> str:
        counts = Counter(self.say(piece.label) for piece in self.scene.on(row.id) for _ in range(piece.count))
        return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counts.items())

    def _icons(self, row: Row, seat: Seat | None) -> Iterator[str]:
        """Faded ones in brackets; before a player they are what is not there, and left out."""
        for icon in row.icons:
            words = self._icon(icon.label, icon.count, icon.seat)
            if not icon.faded:
                yield words
            elif seat is None:
                yield f"({words})"

    def _icon(self, label: Message, count: int, seat: Seat | None) -> str:
        words = self.say(label)
        owner = f"{mark(seat)} " if seat is not None else ""
        times = f"{count} × " if count != 1 else ""
        return self.paint(f"{owner}{times}{words}", seat)

    # Cards and notes

    def _head(self, card: Card) -> str:
        """A star where it is worth a look now, and its name."""
        star = "*" if card.lit else " "
        owner = f" {mark(card.seat)}" if card.seat is not None else ""
        return f"{star} {self.say(card.name)}{owner}"

    def _card(self, card: Card, indent: str, wide: int) -> Iterator[str]:
        """Then its price, its effect, and what else there is to say."""
        head = self._head(card)
        if card.glyph:
            head = f"{head.ljust(wide)}  {card.glyph}"
        text = f"{self.colon}{self.say(card.text)}" if card.text is not None else ""
        hint = f" ({self.say(card.hint)})" if card.hint is not None else ""
        yield from (indent + line for line in self._wrapped(head + text + hint, len(indent)))

    def _note(self, note: Note, indent: str) -> Iterator[str]:
        sign = "! " if note.tone in WARNING else "- "
        yield from (indent + line for line in self._wrapped(sign + self.say(note.text), len(indent)))

    def _wrapped(self, words: str, used: int) -> list[str]:
        if _visible(words) <= self.width - used:
            return [words]
        return wrap(words, self.width - used, subsequent_indent="  ", break_long_words=False)


def _plain(words: str, seat: Seat | None) -> str:
    return words


def _coloured(words: str, seat: Seat | None) -> str:
    if seat is None or not words:
        return words
    return f"\x1b[{SEAT_COLOURS[seat % len(SEAT_COLOURS)]}m{words}\x1b[0m"


def _visible(line: str) -> int:
    return len(ESCAPE.sub("", line))


def _columns(lines: Sequence[str]) -> int:
    return max(map(_visible, lines), default=0)


def _beside(blocks: Sequence[Sequence[str]]) -> Iterator[str]:
    """Blocks of lines side by side."""
    for number in range(max(map(len, blocks))):
        line = ""
        for block in blocks:
            words = block[number] if number < len(block) else ""
            line += words + " " * (_columns(block) - _visible(words) + 3)
        yield line.rstrip()
