"""Player aids: what people at the table look up all the time, on one page.

A game's aid is the function `aid(seats, options)` of its module `aid`, with its words in `aid/en.ftl` and
`aid/fr.ftl`. Every number in it comes from the game's tables and options, so that a corrected table and a
variant show their own. docs/adding_a_game.md tells more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from formicarium.scene.model import Icon
from formicarium.texts.message import Arg, Message, message

FOLDER = "aid"


@dataclass(frozen=True, slots=True)
class Line:
    """One thing to know. The words say it all; the pictures help to find it."""

    text: Message
    icons: tuple[Icon, ...] = ()
    clause: str = ""  # the rule behind it


@dataclass(frozen=True, slots=True)
class Cell:
    """One field of a table: words, a number or pictures with their numbers, in this order; or nothing."""

    text: Message | None = None
    value: int | None = None
    icons: tuple[Icon, ...] = ()
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """Lines that belong together, and a small table beneath them."""

    title: Message
    lines: tuple[Line, ...] = ()
    head: tuple[Cell, ...] = ()  # above the columns of the table; none: they need no names
    rows: tuple[tuple[Cell, ...], ...] = ()  # the first field of each says what it is about
    steps: bool = False  # the lines come one after the other: they are numbered
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Aid:
    """One page, to be read in columns."""

    parts: tuple[Part, ...] = ()

    @property
    def cells(self) -> Iterator[Cell]:
        """The fields of all its tables."""
        return (cell for part in self.parts for row in (part.head, *part.rows) for cell in row)

    def icons(self) -> Iterator[Icon]:
        """Every picture on it."""
        for part in self.parts:
            for line in part.lines:
                yield from line.icons
        for cell in self.cells:
            yield from cell.icons

    def messages(self) -> Iterator[Message]:
        """All its words."""
        for part in self.parts:
            yield part.title
            yield from (line.text for line in part.lines)
        yield from (cell.text for cell in self.cells if cell.text is not None)
        yield from (icon.label for icon in self.icons())

    def clauses(self) -> Iterator[str]:
        """Every rule it names."""
        for part in self.parts:
            yield from (each for each in (part.clause, *(line.clause for line in part.lines)) if each)
        yield from (cell.clause for cell in self.cells if cell.clause)


# Short ways to write one. The keys of its words begin with "aid-".

NOTHING = Cell()


def line(key: str, clause: str = "", *icons: Icon, **facts: Arg) -> Line:
    return Line(message(f"aid-{key}", **facts), icons, clause)


def words(key: str, *icons: Icon, clause: str = "", **facts: Arg) -> Cell:
    """A field that says something."""
    return Cell(message(f"aid-{key}", **facts), icons=icons, clause=clause)


def name(id: str, *icons: Icon, clause: str = "") -> Cell:
    """A field with the name of a thing."""
    return Cell(message(f"name-{id}"), icons=icons, clause=clause)


def number(value: int, *icons: Icon) -> Cell:
    return Cell(value=value, icons=icons)


def picture(sprite: str, id: str = "", count: int = 1) -> Icon:
    """A drawing, called as what it shows is called: by default, like its file."""
    return Icon(sprite, message(f"name-{id or sprite}"), count)


def dice(faces: Iterable[int]) -> tuple[Icon, ...]:
    """Faces of a die."""
    return tuple(Icon(f"die_{face}", message("aid-die", face=face)) for face in sorted(faces))


def title(key: str, **facts: Arg) -> Message:
    return message(f"aid-{key}", **facts)
