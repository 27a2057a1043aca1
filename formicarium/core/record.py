"""Records: a match as short readable text that replays exactly. The format is in docs/notation.md.

    formicarium 1
    game: cicada_and_ant
    rules: 1
    data: 4c1f09a2be553d07
    seats: 2
    options: mode=autumn open_insects=false …
    seed: 7

    * 0
    0 cell:r1c1 / cell:r1c2 / cell:r2c2
    1 cell:r1c2

A line is one seat's answers in a row, or chance's (`*`). A line that begins with `#` is a comment.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from formicarium.core.chance import Chance
from formicarium.core.deal import Deal
from formicarium.core.decision import Move, notation
from formicarium.core.errors import RecordError
from formicarium.core.plain import Plain
from formicarium.texts.message import Seat

FORMAT = 1
CHANCE = "*"
NEXT = " / "
_DEAL = ("table", "commitment", "secret", "given", "cuts", "answers")  # in a server's records


class Answered(NamedTuple):
    """A seat's answer, how many events had been told before it, and where those it led to begin.

    `led` is None where nothing has come of it: under a seal nothing does before the last answer is in.
    """

    seat: Seat
    move: Move
    told: int
    led: int | None = None

    def words(self) -> str:
        return notation(self.move.spell())


class Dealt(NamedTuple):
    """Chance's answer."""

    chance: Chance[Any]
    result: Any
    seat: None = None

    def words(self) -> str:
        return notation(self.chance.write(self.result))


Entry: TypeAlias = Answered | Dealt


class Line(NamedTuple):
    """An entry as it stands in a text: who answers (None: chance), in what words, on which line."""

    seat: Seat | None
    words: tuple[str, ...]
    number: int


@dataclass(slots=True)
class Header:
    """What a match is played with."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Plain]
    seed: int | str = 0
    position: Mapping[str, Any] | None = None  # where it began, if not with the set-up
    data: str = ""  # the fingerprint of the game's tables; "" in records older than it
    deal: Deal | None = None  # how a server dealt

    def dumps(self) -> str:
        deal = self.deal or Deal("")
        lines = [f"formicarium {FORMAT}", *self.terms()]
        if not deal.commitment:
            lines.append(f"seed: {write_seed(self.seed)}")
        told = {
            "table": deal.table,
            "commitment": deal.commitment,
            "secret": deal.secret,
            "given": "" if deal.given is None else str(deal.given),
            "cuts": " ".join(map(str, deal.cuts)),
            "answers": deal.answers,
        }
        lines.extend(f"{key}: {value}" for key, value in told.items() if value)
        return "\n".join(lines) + "\n"

    def terms(self) -> list[str]:
        """What is settled before anything is dealt, line by line."""
        lines = [
            f"game: {self.game}",
            f"rules: {self.rules}",
            *([f"data: {self.data}"] if self.data else []),
            f"seats: {self.seats}",
            f"options: {write_options(self.options)}".rstrip(),
        ]
        if self.position is not None:
            lines.append(f"position: {json.dumps(self.position, separators=(',', ':'), ensure_ascii=False)}")
        return lines


@dataclass(slots=True)
class Record:
    """Everything that was answered, chance included: the truth about a match."""

    header: Header
    entries: list[Entry] = field(default_factory=list)

    def dumps(self) -> str:
        """The record as text."""
        return f"{self.header.dumps()}\n" + "".join(f"{line}\n" for line in self._lines())

    def told(self) -> Record:
        """The record with the mark of its answers: the last word of a deal whose secret is told."""
        deal = self.header.deal
        if deal is None or not deal.secret:
            return self
        marked = replace(
            deal, answers=deal.mark(written(entry.seat, entry.words()) for entry in self.entries)
        )
        return Record(replace(self.header, deal=marked), self.entries)

    def _lines(self) -> Iterator[str]:
        for seat, entries in groupby(self.entries, key=lambda entry: entry.seat):
            if seat is None:
                yield from (f"{CHANCE} {entry.words()}".rstrip() for entry in entries)
            else:
                yield f"{seat} {NEXT.join(entry.words() for entry in entries)}"


def written(seat: Seat | None, words: str) -> str:
    """One entry by itself, as the mark of a record counts it."""
    return f"{CHANCE if seat is None else seat} {words}".rstrip()


def loads(text: str) -> tuple[Header, list[Line]]:
    """A record's header and its lines, not yet played; RecordError names the line that is wrong."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != f"formicarium {FORMAT}":
        raise RecordError(1, f"a record begins with 'formicarium {FORMAT}'")
    head: dict[str, tuple[str, int]] = {}
    lines: list[Line] = []
    for number, row in enumerate(map(str.strip, rows[1:]), 2):
        key, colon, value = row.partition(":")
        if not row or row.startswith("#"):
            continue
        if not lines and colon and key.isidentifier():
            if key in head:
                raise RecordError(number, f"a second {key!r}")
            head[key] = value.strip(), number
        else:
            lines.extend(_read_line(row, number))
    return _read_header(head), lines


def _read_line(row: str, number: int) -> Iterator[Line]:
    who, _, rest = row.partition(" ")
    if who == CHANCE:
        yield Line(None, tuple(rest.split()), number)
    elif (seat := whole(who)) is not None and seat >= 0:
        for part in rest.split("/"):
            if not part.strip():
                raise RecordError(number, "an answer is missing")
            yield Line(seat, tuple(part.split()), number)
    else:
        raise RecordError(number, f"expected a seat or {CHANCE!r}, found {who!r}")


def _read_header(head: dict[str, tuple[str, int]]) -> Header:
    for key, (_, line) in head.items():
        if key not in ("game", "rules", "data", "seats", "options", "seed", "position", *_DEAL):
            raise RecordError(line, f"unknown header {key!r}")
    for key in ("game", "rules", "seats"):
        if key not in head:
            raise RecordError(0, f"the header lacks {key!r}")
    return Header(
        head["game"][0],
        _read_number("rules", *head["rules"]),
        _read_number("seats", *head["seats"]),
        read_options(*head.get("options", ("", 0))),
        read_seed(head["seed"][0] if "seed" in head else "0"),
        _read_position(*head["position"]) if "position" in head else None,
        head["data"][0] if "data" in head else "",
        deal=_read_deal(head),
    )


def _read_deal(head: Mapping[str, tuple[str, int]]) -> Deal | None:
    if not any(key in head for key in _DEAL):
        return None
    words = {key: head[key][0] if key in head else "" for key in _DEAL}
    cuts = [_read_number("cuts", word, head["cuts"][1]) for word in words["cuts"].split()]
    given = _read_number("given", *head["given"]) if "given" in head else None
    return Deal(words["table"], words["commitment"], words["secret"], given, tuple(cuts), words["answers"])


def _read_number(key: str, value: str, line: int) -> int:
    if (number := whole(value)) is None:
        raise RecordError(line, f"{key!r} must be a number, not {value!r}")
    return number


def _read_position(value: str, line: int) -> dict[str, Any]:
    try:
        position = json.loads(value)
    except (json.JSONDecodeError, RecursionError) as error:
        raise RecordError(line, f"the position is not JSON: {error}") from error
    if not isinstance(position, dict):
        raise RecordError(line, "the position is not an object")
    return position


def write_seed(seed: int | str) -> str:
    """Words that would be read as something else stand in quotation marks.

    >>> write_seed(7), write_seed("acorn"), write_seed("7")
    ('7', 'acorn', '"7"')
    """
    if isinstance(seed, int) or (seed.splitlines() == [seed] == [seed.strip()] and read_seed(seed) == seed):
        return str(seed)
    return json.dumps(seed)


def read_seed(text: str) -> int | str:
    """
    >>> read_seed("7"), read_seed("acorn"), read_seed('"7"')
    (7, 'acorn', '7')
    """
    if text.startswith('"'):
        with suppress(json.JSONDecodeError):
            return str(json.loads(text))
    number = whole(text)
    return text if number is None else number


def write_options(options: Mapping[str, Plain]) -> str:
    """
    >>> write_options({"mode": "winter", "power_cards": True, "kinds": ["a", "b"]})
    'mode=winter power_cards=true kinds=a+b'
    """
    return " ".join(f"{key}={_write_value(value)}" for key, value in options.items())


def _write_value(value: Plain) -> str:
    if isinstance(value, list):  # of one: "a+", of none: "+"
        return "+".join(map(_write_value, value)) + "+" * (len(value) < 2)
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(text: str, line: int = 0) -> dict[str, Plain]:
    """
    >>> read_options("mode=winter round_limit=50 power_cards=true kinds=a+b")
    {'mode': 'winter', 'round_limit': 50, 'power_cards': True, 'kinds': ['a', 'b']}
    """
    options: dict[str, Plain] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals:
            raise RecordError(line, f"options are written key=value, not {word!r}")
        options[key] = _read_value(value)
    return options


def _read_value(value: str) -> Plain:
    if "+" in value:
        return [_read_value(item) for item in value.split("+") if item]
    if value in ("true", "false"):
        return value == "true"
    number = whole(value)
    return value if number is None else number


def whole(word: str) -> int | None:
    """The whole number that a word writes, if it does.

    >>> whole("-7"), whole("--7"), whole("seven")
    (-7, None, None)
    """
    return int(word) if re.fullmatch(r"-?\d{1,4000}", word) else None  # Python reads no longer ones
