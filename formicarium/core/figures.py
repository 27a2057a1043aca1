"""Figures: what a game counts in a finished match, for every seat, turn by turn and in all.

A game declares them once, in its folder `figures`; `account` computes them from a record.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from formicarium.core.chance import Roll
from formicarium.core.event import Event
from formicarium.core.state import AnyStep
from formicarium.texts.message import Seat

FOLDER = "figures"  # of a game: the declarations, and their words in `en.ftl` and `fr.ftl`
Number: TypeAlias = int | Fraction
Share: TypeAlias = tuple[Seat, Number]  # so much for that seat


class Hope(NamedTuple):
    """Who wishes for these faces of every die that is thrown; or fears them."""

    seat: Seat
    faces: Collection[int]
    feared: bool = False

    def luck(self, roll: Roll, dice: Iterable[int]) -> Fraction:
        """Dice that fell well, less what so many dice bring on average.

        >>> Hope(0, {1}).luck(Roll(3), (1, 1, 4))
        Fraction(3, 2)
        """
        surplus = sum(die in self.faces for die in dice) - Fraction(roll.dice * len(self.faces), roll.sides)
        return -surplus if self.feared else surplus


def both(seat: Seat, against: Seat, faces: Collection[int]) -> tuple[Hope, ...]:
    """One wishes for these faces, the other fears them."""
    return Hope(seat, faces), Hope(against, faces, feared=True)


@dataclass(frozen=True, slots=True)
class Level:
    """Read off the table: `read(s, seat)`."""

    key: str
    read: Callable[[Any, Seat], int]
    signed = False


@dataclass(frozen=True, slots=True)
class Count:
    """Added up from what was told: `told[type(event)](s, event)`, on the table just after."""

    key: str
    told: Mapping[type[Event], Callable[[Any, Any], Iterable[Share]]]
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Luck:
    """Added up from dice: `hopes(s, step)` is who wished for what when that step asked for them."""

    key: str
    hopes: Callable[[Any, AnyStep], Iterable[Hope]]
    signed = True


Figure: TypeAlias = Level | Count | Luck


@dataclass(frozen=True, slots=True)
class Sheet:
    """All figures of a game: those worth a curve over the turns, and those of which only the sum matters.

    `turn(s)` is the number of the turn or round on the table. Words: `figure-<key>`, `figure-<key>-about`.
    """

    turn: Callable[[Any], int]
    curves: tuple[Figure, ...]
    totals: tuple[Figure, ...]

    @property
    def figures(self) -> tuple[Figure, ...]:
        return self.curves + self.totals


def once(s: Any, event: Any) -> Iterable[Share]:
    """One for the seat that an event tells of."""
    yield event.seat, 1


def sums(field: str, of: str = "seat") -> Callable[[Any, Any], Iterable[Share]]:
    """As much as a field says (as many as it lists), for the seat in another one."""

    def shares(s: Any, event: Any) -> Iterable[Share]:
        said = getattr(event, field)
        yield getattr(event, of), said if isinstance(said, int) else len(said)

    return shares
