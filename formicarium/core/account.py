"""The figures of a match, computed by playing its record again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from formicarium.core.chance import Roll
from formicarium.core.event import Told
from formicarium.core.figures import Count, Figure, Level, Luck, Number, Share, Sheet
from formicarium.core.flow import strides
from formicarium.core.match import Match
from formicarium.core.record import Answered


class Turn(NamedTuple):
    """A turn or round, and after how many answers it was over; None is before the first."""

    number: int | None
    at: int


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: per seat its values, turn by turn for a curve, and in the end."""

    key: str
    signed: bool
    values: tuple[tuple[float, ...], ...]
    totals: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """What a sheet says of one match."""

    turns: tuple[Turn, ...]
    curves: tuple[Row, ...]
    totals: tuple[Row, ...]


def account(match: Match) -> Account | None:
    """The figures of a match so far; None where its game declares none."""
    sheet = match.game.figures(match.options)
    if sheet is None:
        return None
    laid = match.record.header.position is not None
    book = _Book(sheet, beginning(match), laid)
    for entry in match.record.entries:
        book.go_on()
        if isinstance(entry, Answered):
            book.answers += 1
            book.s.steps[-1].receive(book.s, entry.seat, entry.move)
        else:
            book.throw(entry.chance, entry.result)
            book.s.steps.pop().run(book.s, entry.result)
        book.hear()
    book.go_on()
    return book.closed()


def beginning(match: Match) -> Any:
    """The table before anything has happened."""
    header = match.record.header
    if header.position is not None:
        return match.game.position(header.position)
    return match.game.begin(header.seats, match.options, header.rules)


class _Book:
    """Goes along with a match, and writes a line at the end of every turn."""

    def __init__(self, sheet: Sheet, table: Any, laid: bool) -> None:
        self.sheet = sheet
        self.s = table.listen()
        self.turn: int | None = sheet.turn(table) if laid else None  # that is being played
        self.answers = 0
        self.turns: list[Turn] = []
        self.sums: dict[str, list[Number]] = {
            figure.key: [0] * table.seats for figure in sheet.figures if not isinstance(figure, Level)
        }
        self.lines: list[dict[str, list[Number]]] = []

    def go_on(self) -> None:
        """Up to the next question, listening after every step: a turn may begin and end in between."""
        for _ in strides(self.s):
            self.hear()

    def throw(self, asked: object, dice: Any) -> None:
        if isinstance(asked, Roll):
            for figure in self.sheet.figures:
                if isinstance(figure, Luck):
                    hopes = figure.hopes(self.s, self.s.steps[-1])
                    self.add(figure.key, ((hope.seat, hope.luck(asked, dice)) for hope in hopes))

    def hear(self) -> None:
        if self.s.news:
            heard: list[Told] = self.s.heard()
            for told in heard:
                if told.event.opens:
                    self.go_over_to(self.sheet.turn(self.s))
                self.count(told)
                if told.event.closes:
                    self.turn = self.sheet.turn(self.s)
                    self.go_over_to(self.turn + 1)

    def count(self, told: Told) -> None:
        for figure in self.sheet.figures:
            if isinstance(figure, Count):
                shares = figure.told.get(type(told.event))
                if shares is not None:
                    self.add(figure.key, shares(self.s, told.event))

    def add(self, key: str, shares: Iterable[Share]) -> None:
        for seat, number in shares:
            self.sums[key][seat] += number

    def go_over_to(self, turn: int) -> None:
        """The turn before is over; of a round once, however many turns it has."""
        if turn != self.turn:
            self.write(self.turn)
            self.turn = turn

    def write(self, turn: int | None) -> None:
        """How everything stands at the end of a turn."""
        self.turns.append(Turn(turn, self.answers))
        self.lines.append({figure.key: self.now(figure) for figure in self.sheet.figures})

    def now(self, figure: Figure) -> list[Number]:
        if isinstance(figure, Level):
            return [figure.read(self.s, seat) for seat in range(self.s.seats)]
        return list(self.sums[figure.key])

    def closed(self) -> Account:
        """With a line for the last turn; if nobody has answered since one ended, it was the last."""
        if self.turns and self.turns[-1].at == self.answers:
            self.turn, _ = self.turns.pop()
            self.lines.pop()
        self.write(self.turn)
        return Account(
            tuple(self.turns),
            tuple(self.row(figure, curve=True) for figure in self.sheet.curves),
            tuple(self.row(figure, curve=False) for figure in self.sheet.totals),
        )

    def row(self, figure: Figure, *, curve: bool) -> Row:
        lines = [tuple(map(_shown, line[figure.key])) for line in self.lines]
        values = tuple(zip(*lines, strict=True)) if curve else ()
        return Row(figure.key, figure.signed, values, lines[-1])


def _shown(number: Number) -> float:
    """Fractions are exact until they are shown."""
    return round(float(number), 2) if isinstance(number, Fraction) else number
