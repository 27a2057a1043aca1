"""The drawing vocabulary: places, pieces, cards and panels, declared from a view.

One scene is drawn three ways: interactive in the browser, as a still SVG, and as text in a
terminal. Ids are stable from scene to scene, so that a difference of two scenes is an
animation; ids of things one can touch are the tokens that moves are spelled with.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from formicarium.texts.message import Message, Seat

Shape: TypeAlias = Literal["rect", "circle", "hex", "line", "none"]


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere on the board: it is drawn, touched and stood upon."""

    id: str
    x: float  # centre, in board units; y grows downwards
    y: float
    width: float
    height: float
    label: Message  # its name, for tooltips and screen readers
    shape: Shape = "rect"
    sprite: str = ""  # art beneath the pieces
    tone: str = ""  # fill: a palette name of the theme ("sheet", "leaf", …), "" for none
    caption: Message | None = None  # words drawn on it
    glyph: str = ""  # for the terminal: a few letters
    zone: str = ""  # the part of the board it belongs to: "square", "pantry"


@dataclass(frozen=True, slots=True)
class Piece:
    """Whatever lies or stands on a place."""

    id: str
    sprite: str
    on: str  # the place's id
    label: Message
    dx: float = 0.0  # from the centre of the place
    dy: float = 0.0
    size: float = 0.0  # 0: as large as the place
    seat: Seat | None = None  # recoloured for this seat
    badge: str = ""  # a number or a short mark at its corner
    glyph: str = ""
    faded: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A card to be read: in a hand, a display, or before a player."""

    id: str  # the token that touches it
    name: Message
    sprite: str
    zone: str  # "hand", "display", "powers", or a panel's id
    text: Message | None = None  # its effect in one to three lines
    kind: str = ""  # a mark of its kind
    cost: tuple[tuple[str, int], ...] = ()  # (sprite, count) icons of its price
    seat: Seat | None = None  # whose it is
    face_down: bool = False
    lit: bool = False  # worth a look now: affordable, playable
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A number worth knowing: icon, name, value, and a limit if it has one."""

    label: Message
    value: int
    of: int | None = None
    sprite: str = ""
    hint: Message | None = None  # where it comes from
    glyph: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """What lies before a player (or, with no seat, beside the board)."""

    id: str
    title: Message
    seat: Seat | None = None
    badges: tuple[tuple[str, Message], ...] = ()  # (sprite, name): roles, marks
    rows: tuple[Row, ...] = ()
    notes: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one viewer sees it."""

    game: str
    width: float  # of the board, in its own units
    height: float
    status: Message  # where we are: "Round 3, the Cicada's choice"
    places: tuple[Place, ...] = ()
    pieces: tuple[Piece, ...] = ()
    cards: tuple[Card, ...] = ()
    panels: tuple[Panel, ...] = ()
    notes: tuple[Message, ...] = ()  # words beside the board
    ready: tuple[Seat, ...] = ()  # seats that have sealed an answer

    def with_ready(self, seats: tuple[Seat, ...]) -> Scene:
        return replace(self, ready=seats) if seats else self
