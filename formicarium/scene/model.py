"""The drawing vocabulary: what a view looks like, in no language and on no medium yet.

One scene is drawn three ways: interactive in the browser, as a still SVG, and as text in a
terminal. docs/scene.md tells how games use it. Two things to know at once:

- An id names a thing for as long as it exists, wherever it lies: so the difference of two
  scenes is an animation.
- Touching a thing spells its `touch`: the tokens of a move. Where `touch` is empty, its id is
  the token.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from formicarium.kit.swift import swift
from formicarium.texts.message import Message, Seat

# What a place looks like. "hex" stands on a corner, "flat-hex" on a side; "line" and "area" go
# through their points, open and closed; "none" shows only what is written or lies there.
Shape: TypeAlias = Literal["rect", "circle", "hex", "flat-hex", "line", "area", "none"]

# The colours of look.md; the second row are terrains, and each of them comes with its own faint
# ink pattern (grass ticks, dots, hatching, grain, pebbles, waves): never colour alone. "shade" is
# dark in both themes.
Tone: TypeAlias = Literal[
    "", "ground", "sheet", "line", "ink", "ink-soft", "leaf", "amber", "alert", "water", "shade",
    "moss", "straw", "clay", "bark", "slate", "pool",
]  # fmt: skip

# A card lies face up, face down, or there is only the space for one.
Face: TypeAlias = Literal["up", "down", "blank"]

# Where a tray of cards lies: in a hand, on the table, or as a pile that opens when asked.
Spot: TypeAlias = Literal["hand", "table", "pile"]

Point: TypeAlias = tuple[float, float]
Touch: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere on a board: it is drawn, touched and stood upon."""

    id: str
    x: float  # its centre, where pieces stand, in units of the board; y grows downwards
    y: float
    width: float
    height: float  # of a line: how thick it is
    label: Message  # its name, for tooltips and screen readers
    shape: Shape = "rect"
    points: tuple[Point, ...] = ()  # of a line or an area, in units of the board
    tone: Tone = ""  # its fill; "" is see-through
    seat: Seat | None = None  # edged in this seat's colour, with its mark
    sprite: str = ""  # art beneath the pieces
    level: int = 0  # layers stacked here: drawn in relief, with the number
    badge: str = ""  # a number or a short mark: tokens left, points
    caption: Message | None = None  # words drawn on it
    dashed: bool = False  # a broken outline: a border, something that may come
    group: str = ""  # places of one group light up together
    glyph: str = ""  # for the terminal: a few letters
    touch: Touch = ()


@dataclass(frozen=True, slots=True)
class Board:
    """A surface with units of its own: a map, a pantry, a player's hill. The first one is the main one."""

    id: str
    width: float
    height: float
    places: tuple[Place, ...]  # in the order of drawing
    title: Message | None = None
    seat: Seat | None = None  # whose it is


@dataclass(frozen=True, slots=True)
class Piece:
    """Whatever lies or stands somewhere and may move: a pawn, a token, a card on the board, a stack."""

    id: str
    sprite: str
    on: str  # the id of a place, a panel or a row
    label: Message
    over: tuple[str, ...] = ()  # further sprites in the same box: a medallion, a load
    marks: tuple[str, ...] = ()  # small sprites at its corner: a shield, a closed eye
    dx: float = 0.0  # from the centre of the place
    dy: float = 0.0
    size: float = 0.0  # 0: as large as the place, and the ground that others stand on
    turn: float = 0.0  # degrees, clockwise
    seat: Seat | None = None  # whose it is: recoloured and marked
    tone: Tone = ""  # colour of its rim (`--rim`), where the sprite has one
    count: int = 1  # a stack: up to three are drawn, more are one with a number
    badge: str = ""  # a short mark at its corner: "2 +1"
    lit: bool = False  # ringed: worth a look now
    faded: bool = False
    glyph: str = ""
    touch: Touch = ()
    whence: str = ""  # where it comes from when it is new: the id of a place, a row, a panel or a tray


@dataclass(frozen=True, slots=True)
class Icon:
    """A small picture with a name: a role, one card of a price, a lamp."""

    sprite: str
    label: Message
    count: int = 1  # written beside it unless it is 1
    seat: Seat | None = None
    faded: bool = False
    touch: Touch = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A card to be read: in a hand, on display, before a player."""

    id: str
    name: Message
    sprite: str
    on: str  # the id of a tray or a panel
    text: Message | None = None  # its effect, in one to three lines
    kind: str = ""  # a sprite that marks its kind
    icons: tuple[tuple[Icon, ...], ...] = ()  # lines of small pictures: a price, units, actions
    seat: Seat | None = None  # whose it is
    face: Face = "up"
    lit: bool = False  # worth a look now: affordable, playable
    faded: bool = False
    hint: Message | None = None  # why it cannot be played, what it would do
    clause: str = ""  # the rule behind it
    glyph: str = ""
    touch: Touch = ()


@dataclass(frozen=True, slots=True)
class Tray:
    """Where cards lie side by side."""

    id: str
    title: Message
    spot: Spot = "table"
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A number worth knowing, or pictures in its stead."""

    label: Message
    value: int | None = None
    of: int | None = None  # its limit: drawn as a bar that turns red when exceeded
    goal: bool = False  # no limit, but what one wants to reach: to have more is no harm
    worse: bool = False  # the more of it, the worse: food that is missing
    sprite: str = ""
    icons: tuple[Icon, ...] = ()
    open: bool = False  # the pieces lying on it are drawn one by one; otherwise only on demand
    hint: Message | None = None  # where it comes from: "+3 forage, −1 nurse"
    id: str = ""  # what pieces lie on, what one touches
    glyph: str = ""

    @property
    def exceeded(self) -> bool:
        """More than there may be."""
        return self.of is not None and not self.goal and self.value is not None and self.value > self.of


@dataclass(frozen=True, slots=True)
class Section:
    """Rows that belong together, in so many columns (three: eggs, larvae, pupae)."""

    rows: tuple[Row, ...]
    title: Message | None = None
    columns: int = 1


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence beside the board."""

    text: Message
    sprite: str = ""
    tone: Tone = ""  # "amber" warns, "alert" alarms
    private: bool = False  # for this viewer's eyes only: drawn as a bubble


@dataclass(frozen=True, slots=True)
class Panel:
    """What lies before a player (or, with no seat, beside the board)."""

    id: str
    title: Message | None = None
    seat: Seat | None = None
    active: bool = False  # its turn light is on
    badges: tuple[Icon, ...] = ()  # roles, marks
    sections: tuple[Section, ...] = ()
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Sign:
    """What a colour, an outline or a small picture on a board means: one line of its legend."""

    label: Message
    sprite: str = ""
    tone: Tone = ""  # as a ground, with its pattern; as a line, if it is one
    line: bool = False
    dashed: bool = False
    badge: str = ""  # an example of a number: "3 −1"


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one viewer sees it."""

    game: str
    status: Message  # where we are: "Round 3: the Cicada chooses"
    boards: tuple[Board, ...] = ()
    pieces: tuple[Piece, ...] = ()  # in the order of drawing
    trays: tuple[Tray, ...] = ()
    cards: tuple[Card, ...] = ()
    panels: tuple[Panel, ...] = ()  # the viewer's own first
    notes: tuple[Note, ...] = ()
    stages: tuple[Message, ...] = ()  # the steps of a turn
    stage: int | None = None  # the one under way
    ready: tuple[Seat, ...] = ()  # seats that have sealed an answer
    legend: tuple[Sign, ...] = ()  # of its boards: always the same, whatever lies there now

    @property
    def places(self) -> Iterator[Place]:
        """The places of all boards."""
        return (place for board in self.boards for place in board.places)

    @property
    def rows(self) -> Iterator[Row]:
        """The rows of all panels."""
        return (row for panel in self.panels for section in panel.sections for row in section.rows)

    def on(self, id: str) -> tuple[Piece, ...]:
        """The pieces that lie there."""
        return tuple(piece for piece in self.pieces if piece.on == id)

    def labels(self) -> dict[str, Message]:
        """What the things one can touch are called, by their token."""
        return {
            **{token_of(card): card.name for card in self.cards},
            **{token_of(piece): piece.label for piece in self.pieces},
            **{token_of(place): place.label for place in self.places},
        }

    def with_ready(self, seats: tuple[Seat, ...]) -> Scene:
        """The scene with the seats that have sealed an answer: their turn light goes out."""
        if not seats:
            return self
        panels = tuple(
            replace(panel, active=False) if panel.active and panel.seat in seats else panel
            for panel in self.panels
        )
        return replace(self, ready=seats, panels=panels)


for _each in (Place, Board, Piece, Icon, Card, Tray, Row, Section, Note, Panel, Sign, Scene):
    swift(_each)


def token_of(thing: Place | Piece | Card) -> str:
    """The last token that touching this spells."""
    return thing.touch[-1] if thing.touch else thing.id
