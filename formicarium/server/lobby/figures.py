"""The figures of a match that is over, as they are sent."""

from __future__ import annotations

from msgspec import Struct

from formicarium.core.account import Account, Row, account
from formicarium.server.lobby.replays import Unplayable, played_again


class TurnInfo(Struct):
    """A turn or round (none: the end), and how many answers had been given: the frame of the replay."""

    number: int | None
    at: int


class FigureInfo(Struct):
    """One figure, per seat: turn by turn where it has a curve, and in the end.

    Its words are `figure-<key>` and `figure-<key>-about`; `signed`: more or less than an average.
    """

    key: str
    signed: bool
    values: list[list[float]]
    totals: list[float]


class FiguresInfo(Struct):
    turns: list[TurnInfo]
    curves: list[FigureInfo]
    totals: list[FigureInfo]


def figures_of(record: str) -> FiguresInfo | Unplayable:
    """What there is to count in a record. Runs in a worker."""
    match = played_again(record)
    if isinstance(match, Unplayable):
        return match
    found = account(match) or Account((), (), ())
    return FiguresInfo(
        turns=[TurnInfo(turn.number, turn.at) for turn in found.turns],
        curves=[*map(_sent, found.curves)],
        totals=[*map(_sent, found.totals)],
    )


def _sent(row: Row) -> FigureInfo:
    return FigureInfo(row.key, row.signed, [list(values) for values in row.values], list(row.totals))
