"""Analyses of replays over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, QueryParameter

from formicarium.server.border.api.given import TheHouse
from formicarium.server.lobby.analyses import AnalysisInfo, progress
from formicarium.server.lobby.findings import CURVE
from formicarium.server.people.limits import address
from formicarium.server.refusals import REFUSALS, Declined


@post("/replays/{replay:str}/analysis", status_code=200, responses=REFUSALS)
async def analyse(house: TheHouse, request: Request[Any, Any, Any], replay: FromPath[str]) -> AnalysisInfo:
    """Have a replay analysed, if it is not yet; what there is already comes back."""
    who = address(request.scope)
    if not house.gate.allows("replays", who, house.config.limits.replays, 60):
        raise Declined(429, "error-too-often")
    await house.analyses.wish(who, replay)
    return await progress(house, replay, CURVE)


@get("/replays/{replay:str}/analysis", responses=REFUSALS)
async def analysis(
    house: TheHouse,
    replay: FromPath[str],
    first: Annotated[int, QueryParameter(name="from", ge=CURVE, le=10**6)] = CURVE,
) -> AnalysisInfo:
    """How far its analysis is, and what was found from an answer on; all of it by default."""
    return await progress(house, replay, first)


ANALYSES = [analyse, analysis]
