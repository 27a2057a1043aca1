"""Exact odds: every way that chance can fall is tried; those that decide the same are counted together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import Any, NamedTuple, TypeAlias

from formicarium.core.chance import Chance, Draw, Pick, Roll
from formicarium.core.event import Event
from formicarium.core.flow import deal
from formicarium.core.state import State
from formicarium.texts.message import Message, Seat

Telling: TypeAlias = Callable[[Event], Message | None]  # what of an event decides, in few words

FOLDER = "odds"  # the part of a game that says what dice decide
MOST = 1300  # different outcomes that are tried: eight dice


class Odds(NamedTuple):
    """So many of all the ways in which chance can fall come to this."""

    say: Message
    ways: int
    of: int


def odds(s: State, seat: Seat, chance: Chance[Any], telling: Telling) -> tuple[Odds, ...]:
    """What a chance that this table waits for decides, as the seat is told; nothing where nobody can say."""
    if count(chance) > MOST:
        return ()
    counted: Counter[Message | None] = Counter()
    for result, ways in outcomes(chance):
        counted[_decided(s, seat, result, telling)] += ways
    total = counted.total()
    if None in counted:
        return ()
    return tuple(Odds(say, ways, total) for say, ways in counted.items() if say is not None)


def _decided(s: State, seat: Seat, result: Any, telling: Telling) -> Message | None:
    table = s.copy().listen()
    deal(table, result)
    seen = (told.event.seen_by(seat) for told in table.heard())
    said = (telling(event) for event in seen if event is not None)
    return next((say for say in said if say is not None), None)


def count(chance: Chance[Any]) -> int:
    """How many different outcomes there are; dice are thrown together, so their order is no difference."""
    match chance:
        case Roll(dice, sides):
            return comb(dice + sides - 1, dice)
        case Draw(pile, 1) | Pick(pile):
            return len(set(pile))
    return MOST + 1  # several from a pile: too many to speak of


def outcomes(chance: Chance[Any]) -> Iterator[tuple[Any, int]]:
    """Every outcome, with the number of ways it comes about: the lowest dice first.

    >>> [(dice, ways) for dice, ways in outcomes(Roll(2)) if sum(dice) == 4]
    [((1, 3), 2), ((2, 2), 1)]
    """
    match chance:
        case Roll(dice, sides):
            for faces in combinations_with_replacement(range(1, sides + 1), dice):
                yield faces, factorial(dice) // prod(map(factorial, Counter(faces).values()))
        case Draw(pile, 1):
            for item, ways in Counter(pile).items():
                yield (item,), ways
        case Pick(among):
            yield from Counter(among).items()
