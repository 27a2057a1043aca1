"""The lines of a scenario: answers and chance as records write them, and what should hold between them.

    0 cell:r1c1 / cell:r1c2         seat 0 answers, and answers again
    * wood_bee                      chance deals this
    ? 0 token:wood | token:stone    seat 0 is offered exactly this
    ! 0 cell:r4c4 CIG-ANT-02        seat 0 is refused this, by that clause
    = shelves.1.3 4                 a fact about the table; `= @1 …` about what seat 1 sees
    ~ AntPlaced seat=0 cell="r1c1"  this was told; `~ @- …` to a spectator

docs/scenarios.md explains them one by one.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from formicarium.core.decision import Path, tokens
from formicarium.core.errors import ScenarioError
from formicarium.core.plain import Plain
from formicarium.core.record import whole
from formicarium.texts.message import Seat

TABLE: Literal["table"] = "table"

Viewer: TypeAlias = Seat | Literal["table"] | None  # who sees it: a seat, a spectator (None), or all of it


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a script, and where it stands."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Answer(Line):
    seat: Seat
    path: Path


@dataclass(frozen=True, slots=True)
class Dealing(Line):
    """Chance deals these words."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Offer(Line):
    """A seat is offered exactly these paths; none: it is not asked."""

    seat: Seat
    paths: frozenset[Path]


@dataclass(frozen=True, slots=True)
class Refused(Line):
    """A seat may not answer this, by this clause ("": whatever the reason)."""

    seat: Seat
    path: Path
    clause: str


@dataclass(frozen=True, slots=True)
class Fact(Line):
    viewer: Viewer
    path: tuple[str, ...]
    value: Plain


@dataclass(frozen=True, slots=True)
class Telling(Line):
    """An event of this name was told, with these fields at least."""

    viewer: Viewer
    event: str
    fields: tuple[tuple[str, Plain], ...]


def read_script(script: str, first: int, prefix: str) -> Iterator[Line]:
    """The lines of a script that begins on line `first`; `prefix` is that of the game's clauses."""
    for number, row in enumerate(map(str.strip, script.splitlines()), first):
        if row and not row.startswith("#"):
            yield from _Reader(number, row, prefix).lines()


@dataclass(slots=True)
class _Reader:
    """Reads one row, from the left."""

    number: int
    text: str
    prefix: str
    rest: str = ""

    def lines(self) -> Iterator[Line]:
        mark, _, self.rest = self.text.partition(" ")
        match mark:
            case "*":
                yield Dealing(self.number, self.text, tokens(self.rest))
            case "?":
                seat = self.seat()
                offered = frozenset(map(tokens, self.rest.split("|"))) - {()}
                yield Offer(self.number, self.text, seat, offered)
            case "!":
                yield self.refused()
            case "=":
                viewer, path = self.viewer(), self.word("a path")
                yield Fact(self.number, self.text, viewer, tuple(path.split(".")), self.value(self.rest))
            case "~":
                viewer, event = self.viewer(), self.word("an event")
                yield Telling(self.number, self.text, viewer, event, tuple(self.fields()))
            case _:
                yield from self.answers(mark)

    def answers(self, mark: str) -> Iterator[Line]:
        seat = whole(mark)
        if seat is None or seat < 0:
            raise self.error(f"a line begins with a seat or one of * ? ! = ~ #, not {mark!r}")
        for part in self.rest.split("/"):
            path = tokens(part)
            if not path:
                raise self.error("an answer is missing")
            yield Answer(self.number, f"{seat} {part.strip()}", seat, path)

    def refused(self) -> Line:
        seat, path = self.seat(), tokens(self.rest)
        clause = path[-1] if path and path[-1].startswith(f"{self.prefix}-") else ""
        return Refused(self.number, self.text, seat, path[:-1] if clause else path, clause)

    def seat(self) -> Seat:
        seat = whole(word := self.word("a seat"))
        if seat is None or seat < 0:
            raise self.error(f"expected a seat, found {word!r}")
        return seat

    def viewer(self) -> Viewer:
        if not self.rest.startswith("@"):
            return TABLE
        self.rest = self.rest[1:]
        if self.rest.startswith("- "):
            self.rest = self.rest[1:].lstrip()
            return None
        return self.seat()

    def word(self, what: str) -> str:
        word, _, rest = self.rest.partition(" ")
        if not word:
            raise self.error(f"{what} is missing")
        self.rest = rest.lstrip()
        return word

    def fields(self) -> Iterator[tuple[str, Plain]]:
        """`name=value` again and again: a JSON value, or a bare word."""
        while self.rest:
            found = re.match(r"(\w+)=", self.rest)
            if found is None:
                raise self.error(f"fields are written name=value, not {self.rest!r}")
            self.rest = self.rest[found.end() :]
            try:
                value, end = json.JSONDecoder().raw_decode(self.rest)
            except json.JSONDecodeError:
                end = len(self.rest.split(" ", 1)[0])
                value = self.value(self.rest[:end])
            self.rest = self.rest[end:].lstrip()
            yield found[1], value

    def value(self, text: str) -> Plain:
        """JSON or TOML; a word that is neither is a string."""
        try:
            plain: Any = json.loads(text)
        except json.JSONDecodeError:
            try:
                plain = tomllib.loads(f"value = {text}")["value"]
            except tomllib.TOMLDecodeError:
                if not re.fullmatch(r"[\w:.+-]+", text):
                    raise self.error(f"{text!r} is neither JSON nor TOML nor a single word") from None
                return text
        return plain  # type: ignore[no-any-return]

    def error(self, what: str) -> ScenarioError:
        return ScenarioError(self.number, what)
