"""What an analysis has found, as it is sent. All of it is found in a worker, piece by piece."""

from __future__ import annotations

import time
from typing import NamedTuple

from msgspec import Struct

from formicarium.analysis import Analyst, Judged, Verdict, turning_points
from formicarium.core.decision import Move, Path
from formicarium.server import wire
from formicarium.server.lobby.replays import Unplayable, played_again
from formicarium.texts.facts import message_of
from formicarium.texts.message import Seat

CURVE = -1  # the piece that comes first


class PointInfo(Struct):
    """How everybody stood after so many answers; `luck`: what chance did to them since the point before."""

    at: int
    chances: list[float]
    luck: list[float]


class CurveInfo(Struct):
    """Everybody's chance of winning; `turning`: the points before which it changed most."""

    points: list[PointInfo]
    turning: list[int]


class OtherInfo(Struct):
    """What would have been better; where one has to mix: with its share of the mix."""

    path: Path
    say: wire.Say
    share: float


class JudgedInfo(Struct):
    """One answer, against what its seat could know; `at`: the frame in which it was asked."""

    at: int
    seat: Seat
    verdict: Verdict
    cost: float
    error: float
    laps: int
    path: Path
    say: wire.Say
    says: wire.Say
    others: list[OtherInfo]
    why: wire.Say | None


class Piece(NamedTuple):
    """What was found (JSON), and how many answers are looked at by then."""

    found: str
    done: int


def piece_of(record: str, seats: tuple[Seat, ...], done: int, seconds: float) -> Piece | Unplayable:
    """The next piece: the curve, or as many answers as can be judged in this time; one at least."""
    match = played_again(record)
    if isinstance(match, Unplayable):
        return match
    analyst = Analyst(match, seats=seats)
    return _curve(analyst) if done == CURVE else _answers(analyst, done, time.monotonic() + seconds)


def _curve(analyst: Analyst) -> Piece:
    points = list(analyst.points())
    told = [PointInfo(each.at, _rounded(each.chances), _rounded(each.luck)) for each in points]
    return Piece(wire.encode(CurveInfo(told, turning_points(points))).decode(), 0)


def _answers(analyst: Analyst, first: int, until: float) -> Piece:
    found: list[JudgedInfo] = []
    done = first
    for judged in analyst.judgements(first):
        done += 1
        if isinstance(judged, Judged):
            found.append(_told(judged))
            if time.monotonic() > until:
                break
    return Piece(wire.encode(found).decode(), done)


def _told(judged: Judged) -> JudgedInfo:
    mix = judged.mix or (() if judged.better is None else ((judged.better, 1.0),))
    return JudgedInfo(
        at=judged.at,
        seat=judged.seat,
        verdict=judged.verdict,
        cost=round(judged.cost, 4),
        error=round(judged.error, 4),
        laps=judged.laps,
        path=judged.move.spell(),
        say=_move(judged.move),
        says=wire.said(judged.says),
        others=[OtherInfo(move.spell(), _move(move), round(share, 3)) for move, share in mix],
        why=None if judged.why is None else wire.said(judged.why),
    )


def _move(move: Move) -> wire.Say:
    return wire.said(message_of("move", move))


def _rounded(numbers: tuple[float, ...]) -> list[float]:
    return [round(number, 4) for number in numbers]
