"""Replays over HTTP."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any, NamedTuple

import sqlalchemy as sa
from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec import Struct

from formicarium.core.record import loads
from formicarium.server.house import House
from formicarium.server.keeping.storage import replays
from formicarium.server.lobby.replays import (
    AT_ONCE,
    OPEN,
    ReplayFrame,
    ReplayInfo,
    VerdictInfo,
    frames_of,
    in_a_worker,
    replay_id,
    rows_of,
    verdict_on,
)
from formicarium.server.people.limits import address
from formicarium.server.refusals import REFUSALS, Declined


class NewReplay(Struct):
    record: str


@post("/replays", responses=REFUSALS)
async def keep(house: House, request: Request[Any, Any, Any], data: NewReplay) -> ReplayInfo:
    """Check a record and keep it."""
    _allowed(house, request)
    if len(data.record) > house.config.limits.record_bytes:
        raise Declined(413, "error-too-large")
    info = await _checked(house, replay_id(data.record), Kept(data.record, [], [], {}))

    def write(connection: sa.Connection) -> None:
        known = sa.select(replays.c.id).where(replays.c.id == info.id)
        if connection.execute(known).first() is None:
            values = {"id": info.id, "record": data.record, "names": json.dumps([]), "created": time.time()}
            connection.execute(replays.insert().values(values))

    await house.database.write(write)
    return info


@get("/replays/{replay:str}", responses=REFUSALS)
async def find(house: House, request: Request[Any, Any, Any], replay: str) -> ReplayInfo:
    """A record that was kept, or that of a finished table (under the table's own id)."""
    _allowed(house, request)
    return await _checked(house, replay, await _find(house, replay))


@get("/replays/{replay:str}/frames", responses=REFUSALS)
async def frames(
    house: House,
    request: Request[Any, Any, Any],
    replay: str,
    seat: Annotated[str, Parameter(max_length=10)] = "",
    first: Annotated[int, Parameter(query="from", ge=0, le=10**6)] = 0,
    last: Annotated[int | None, Parameter(query="to", ge=0, le=10**6)] = None,
) -> Response[list[ReplayFrame]]:
    """At most fifty frames, from a seat's eyes, a spectator's (no seat), or open."""
    _allowed(house, request)
    kept = await _find(house, replay)
    eyes = _eyes(seat, kept.record)
    last = first + AT_ONCE - 1 if last is None else min(last, first + AT_ONCE - 1)
    found: Any = await in_a_worker(house.workers, frames_of, kept.record, kept.reasons, eyes, first, last)
    return Response(found, media_type="application/json")


@get("/replays/{replay:str}/verdict", responses=REFUSALS)
async def verdict(house: House, request: Request[Any, Any, Any], replay: str) -> VerdictInfo:
    """Was its deal the one that was promised?"""
    _allowed(house, request)
    kept = await _find(house, replay)
    return await in_a_worker(house.workers, verdict_on, kept.record)


def _allowed(house: House, request: Request[Any, Any, Any]) -> None:
    if not house.gate.allows("replays", address(request.scope), house.config.limits.replays, 60):
        raise Declined(429, "error-too-often")


def _eyes(seat: str, record: str) -> int | str | None:
    if seat in ("", OPEN):
        return seat or None
    if not (seat.isascii() and seat.isdecimal() and int(seat) < loads(record)[0].seats):
        raise Declined(400, "error-no-seat")
    return int(seat)


class Kept(NamedTuple):
    """A record, who played, and why bots answered as they did (by the number of the answer)."""

    record: str
    names: list[str]
    bots: list[bool]
    reasons: dict[int, str]


async def _find(house: House, id: str) -> Kept:
    chosen = sa.select(replays.c.record, replays.c.names).where(replays.c.id == id)
    found = await house.database.read(lambda c: c.execute(chosen).first())
    if found is not None:
        return Kept(found.record, json.loads(found.names), [], {})
    room = await house.rooms.find(id)
    if room is not None:
        await room.audience.until_told()
    if room is None or not room.ended:
        raise Declined(404, "error-no-replay")
    return Kept(
        room.ledger.record(room.ended),
        [chair.name for chair in room.chairs],
        [chair.kind == "bot" for chair in room.chairs],
        {reason.number: reason.why for reason in room.ledger.reasons()},
    )


async def _checked(house: House, id: str, kept: Kept) -> ReplayInfo:
    rows = await in_a_worker(house.workers, rows_of, kept.record)
    header = loads(kept.record)[0]
    return ReplayInfo(
        id=id,
        game=header.game,
        options=dict(header.options),
        seats=header.seats,
        length=len(rows) - 1,
        names=kept.names,
        bots=kept.bots,
        record=kept.record,
    )


REPLAYS = [keep, find, frames, verdict]
