"""A board in characters: places where their coordinates say, in boxes that share their borders."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median

from formicarium.scene.model import Board, Piece, Place, Scene
from formicarium.scene.theme import mark
from formicarium.texts.message import Seat

BOXED = ("rect", "circle", "hex", "flat-hex")
LETTERS = 2  # a glyph of more of them is a word
SAME = 0.2  # edges closer than this part of a usual box are one border

# Which of the four ways a border character goes: up 1, right 2, down 4, left 8.
BORDERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8

Paint = Callable[[str, Seat | None], str]  # colours words for a seat


@dataclass(slots=True)
class Sheet:
    """Characters by row and column; borders meet in the right corners by themselves."""

    letters: dict[tuple[int, int], str] = field(default_factory=dict)  # (row, column)
    borders: dict[tuple[int, int], int] = field(default_factory=dict)

    def box(self, top: int, left: int, bottom: int, right: int) -> None:
        for column in range(left, right):
            for row in (top, bottom):
                self._join(row, column, RIGHT)
                self._join(row, column + 1, LEFT)
        for row in range(top, bottom):
            for column in (left, right):
                self._join(row, column, DOWN)
                self._join(row + 1, column, UP)

    def _join(self, row: int, column: int, way: int) -> None:
        self.borders[row, column] = self.borders.get((row, column), 0) | way

    def write(self, row: int, column: int, letters: Sequence[str]) -> None:
        """Letters, each one character wide (with colour, if any, around it)."""
        for number, letter in enumerate(letters):
            self.letters[row, column + number] = letter

    def lines(self) -> list[str]:
        found = {**{at: BORDERS[ways] for at, ways in self.borders.items()}, **self.letters}
        if not found:
            return []
        top, left = min(row for row, _ in found), min(column for _, column in found)
        bottom, right = max(row for row, _ in found), max(column for _, column in found)
        rows = range(top, bottom + 1)
        return ["".join(found.get((row, c), " ") for c in range(left, right + 1)).rstrip() for row in rows]


def board_lines(scene: Scene, board: Board, width: int, paint: Paint) -> list[str]:
    """The board with its boxes; what is written beside them stands where it belongs."""
    boxed = [place for place in board.places if place.shape in BOXED]
    words = {place.id: _words(scene, place, paint) for place in board.places}
    across = Ruler([(*_span(place, down=False), _width(words[place.id]) + 3) for place in boxed], width - 6)
    down = Ruler([(*_span(place, down=True), len(words[place.id]) + 1) for place in boxed])
    sheet = Sheet()
    for place in boxed:
        left, right = (across.mark(edge) for edge in _span(place, down=False))
        top, bottom = (down.mark(edge) for edge in _span(place, down=True))
        sheet.box(top, left, bottom, right)
        _write_lines(sheet, words[place.id], top + 1, (left + right) / 2)
    for place in board.places:
        if place.shape == "none" and any(words[place.id]):
            wide = _width(words[place.id])
            column = across.at(place.x)
            if column < 0:
                column = -2 - wide / 2  # right beside the first border
            _write_lines(sheet, words[place.id], int(down.at(place.y)), column)
    return sheet.lines()


def _write_lines(sheet: Sheet, lines: Iterable[Sequence[str]], top: int, middle: float) -> None:
    for number, line in enumerate(lines):
        sheet.write(top + number, round(middle - len(line) / 2 + 0.01), line)


def _span(place: Place, down: bool) -> tuple[float, float]:
    """From where to where a place reaches; hexes of neighbouring rows overlap, their boxes do not."""
    if down:
        half = place.height / 2 * (0.75 if place.shape == "hex" else 1)
        return place.y - half, place.y + half
    half = place.width / 2 * (0.75 if place.shape == "flat-hex" else 1)
    return place.x - half, place.x + half


class Ruler:
    """Board units to characters, so that every box is large enough for what is in it."""

    def __init__(self, spans: Sequence[tuple[float, float, int]], most: int = 0) -> None:
        usual = median(high - low for low, high, _ in spans) if spans else 1.0
        self.edges = _merged([edge for low, high, _ in spans for edge in (low, high)], usual * SAME)
        found = [(self._nearest(low), self._nearest(high), need) for low, high, need in spans]
        boxes = [(low, high, need) for low, high, need in found if low < high]
        # As large as the fullest box wants, so that equal boxes stay equal; if that is too wide, only
        # those boxes grow that have to.
        wanted = [need / (self.edges[high] - self.edges[low]) for low, high, need in boxes]
        self.scale = max(wanted, default=1.0)
        if most and boxes:
            self.scale = min(self.scale, most / (self.edges[-1] - self.edges[0]))
        self.marks: list[int] = []
        for number, edge in enumerate(self.edges):
            least = int((edge - self.edges[0]) * self.scale + 0.4)
            before = self.marks[-1] if self.marks else 0
            grown = [self.marks[low] + need for low, high, need in boxes if high == number]
            self.marks.append(max(least, before, *grown))

    def _nearest(self, value: float) -> int:
        return min(range(len(self.edges)), key=lambda number: abs(self.edges[number] - value))

    def mark(self, edge: float) -> int:
        """The character where this edge is drawn."""
        return self.marks[self._nearest(edge)]

    def at(self, value: float) -> float:
        """The character at any value, between the edges or beyond them."""
        if not self.edges:
            return value * self.scale
        if value < self.edges[0]:
            return -1.0
        for number in range(1, len(self.edges)):
            low, high = self.edges[number - 1], self.edges[number]
            if value <= high:
                part = (value - low) / (high - low)
                return self.marks[number - 1] + part * (self.marks[number] - self.marks[number - 1])
        return self.marks[-1] + 2.0


def _merged(values: Sequence[float], tolerance: float) -> list[float]:
    """The values in order, those close together as one."""
    groups: list[list[float]] = []
    for value in sorted(values):
        if groups and value - groups[-1][0] <= tolerance:
            groups[-1].append(value)
        else:
            groups.append([value])
    middles = [sum(group) / len(group) for group in groups]
    if middles:  # the outermost edges lie as far out as if they had neighbours
        gap = max(group[-1] - group[0] for group in groups) / 2
        middles[0] -= gap - (groups[0][-1] - groups[0][0]) / 2
        middles[-1] += gap - (groups[-1][-1] - groups[-1][0]) / 2
    return middles


# What is written in a place


def _words(scene: Scene, place: Place, paint: Paint) -> list[list[str]]:
    """First what covers the place, then what stands on it; a letter is a character with its colour."""
    pieces = scene.on(place.id)
    owner = mark(place.seat) if place.seat is not None else ""
    level = f"^{place.level}" if place.level else ""
    beside = place.badge if place.badge != place.glyph else ""
    ground = [(word, place.seat) for word in (owner, place.glyph, level, beside) if word]
    ground += [(piece_word(piece), piece.seat) for piece in pieces if not piece.size]
    standing = [(piece_word(piece), piece.seat) for piece in pieces if piece.size]
    rows = [ground] if place.shape == "none" else [ground, standing]
    return [_letters(row, paint) for row in rows]


def piece_word(piece: Piece) -> str:
    """A piece in a few letters: its seat's mark, its glyph, how many.

    >>> from formicarium.texts.message import message
    >>> piece_word(Piece("w1", "worker", "A1", message("worker"), seat=1, count=4, glyph="w"))
    '▲4w'
    """
    owner = mark(piece.seat) if piece.seat is not None else ""
    space = " " if len(piece.glyph) > LETTERS else ""  # "4w", but "4 egg"
    count = f"{piece.count}{space}" if piece.count > 1 else ""
    return f"{owner}{count}{piece.glyph}{piece.badge and ' ' + piece.badge}"


def _letters(words: Sequence[tuple[str, Seat | None]], paint: Paint) -> list[str]:
    """Words side by side; single characters close together."""
    letters: list[str] = []
    for word, seat in words:
        if not word:
            continue
        if letters and not (len(word) == 1 and len(words[0][0]) == 1):
            letters.append(" ")
        letters += [paint(letter, seat) for letter in word]
    return letters


def _width(lines: Sequence[Sequence[str]]) -> int:
    return max((len(line) for line in lines), default=0)
