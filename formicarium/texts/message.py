"""Words to be said later: a key and its arguments. Catalogues turn them into a language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from formicarium.kit.swift import swift

Seat: TypeAlias = int  # 0, 1, … clockwise


@dataclass(frozen=True, slots=True)
class SeatName:
    """Stands for the name of whoever sits there."""

    seat: Seat


Arg: TypeAlias = "int | str | SeatName | Message | tuple[Arg, ...]"


@dataclass(frozen=True, slots=True)
class Message:
    """`Message("cell-taken", (("cell", "r1c1"),))`: a text key with facts, in no language yet.

    A string argument is an id; a catalogue that has a `name-…` for it says the name instead. A message may
    speak of another one, as a bot of the move that it would have made next.
    """

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


for _each in (SeatName, Message):
    swift(_each)


def message(key: str, **args: Arg) -> Message:
    """
    >>> message("cards-left", count=3)
    Message(key='cards-left', args=(('count', 3),))
    """
    return Message(key, tuple(args.items()))
