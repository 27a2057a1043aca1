"""Replays over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from formicarium.server.border.api.given import TheHouse
from formicarium.server.border.packing import PACKED
from formicarium.server.house import House
from formicarium.server.lobby.figures import FiguresInfo, figures_of
from formicarium.server.lobby.replays import (
    AT_ONCE,
    OPEN,
    Kept,
    ReplayFrame,
    ReplayInfo,
    VerdictInfo,
    find_kept,
    frames_of,
    keep,
    outline_of,
    replay_id,
    size_of,
    studied,
    verdict_on,
)
from formicarium.server.people.limits import address
from formicarium.server.refusals import REFUSALS, Declined


class NewReplay(Struct):
    record: str


@post("/replays", responses=REFUSALS)
async def bring(house: TheHouse, request: Request[Any, Any, Any], data: JSONBody[NewReplay]) -> ReplayInfo:
    """Check a record and keep it."""
    who = _allowed(house, request)
    size_of(house, data.record)
    info = await _checked(house, who, replay_id(data.record), Kept(data.record, [], [], {}))
    await keep(house, who, info.id, data.record)
    return info


@get("/replays/{replay:str}", responses=REFUSALS)
async def find(house: TheHouse, request: Request[Any, Any, Any], replay: FromPath[str]) -> ReplayInfo:
    """A record that was kept, or that of a finished table (under the table's own id)."""
    who = _allowed(house, request)
    return await _checked(house, who, replay, await find_kept(house, replay))


@get("/replays/{replay:str}/frames", responses=REFUSALS, opt={PACKED: True})
async def frames(
    house: TheHouse,
    request: Request[Any, Any, Any],
    replay: FromPath[str],
    seat: Annotated[str, QueryParameter(max_length=10)] = "",
    first: Annotated[int, QueryParameter(name="from", ge=0, le=10**6)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=10**6)] = None,
) -> Response[list[ReplayFrame]]:
    """At most fifty frames, from a seat's eyes, a spectator's (no seat), or open."""
    who, eyes = _allowed(house, request), _eyes(seat)
    kept = await find_kept(house, replay)
    last = first + AT_ONCE - 1 if last is None else min(last, first + AT_ONCE - 1)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    found: Any = await studied(house, who, frames_of, kept.record, kept.reasons, eyes, first, last, packed)
    if found is None:
        raise Declined(400, "error-no-seat")
    headers = (
        {"content-encoding": "gzip", "vary": "accept-encoding"} if packed else {"vary": "accept-encoding"}
    )
    return Response(found, media_type="application/json", headers=headers)


@get("/replays/{replay:str}/verdict", responses=REFUSALS)
async def verdict(house: TheHouse, request: Request[Any, Any, Any], replay: FromPath[str]) -> VerdictInfo:
    """Was its deal the one that was promised?"""
    who = _allowed(house, request)
    kept = await find_kept(house, replay)
    return await studied(house, who, verdict_on, kept.record)


@get("/replays/{replay:str}/figures", responses=REFUSALS)
async def figures(house: TheHouse, request: Request[Any, Any, Any], replay: FromPath[str]) -> FiguresInfo:
    """What its game counts: every seat's figures, turn by turn and in the end."""
    who = _allowed(house, request)
    kept = await find_kept(house, replay)
    return await studied(house, who, figures_of, kept.record)


def _allowed(house: House, request: Request[Any, Any, Any]) -> str:
    """Who asks, if they may."""
    who = address(request.scope)
    if not house.gate.allows("replays", who, house.config.limits.replays, 60):
        raise Declined(429, "error-too-often")
    return who


def _eyes(seat: str) -> int | str | None:
    if seat in ("", OPEN):
        return seat or None
    if not (seat.isascii() and seat.isdecimal()):
        raise Declined(400, "error-no-seat")
    return int(seat)


async def _checked(house: House, who: str, id: str, kept: Kept) -> ReplayInfo:
    outline = await studied(house, who, outline_of, kept.record)
    return ReplayInfo(
        id=id,
        game=outline.game,
        options=outline.options,
        seats=outline.seats,
        length=outline.length,
        names=kept.names,
        bots=kept.bots,
        record=kept.record,
    )


REPLAYS = [bring, find, frames, verdict, figures]
