"""Ratings over HTTP: a game's list, and what a match has changed."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.border.api.library import found_game
from formicarium.server.rating import standings
from formicarium.server.rating.standings import ChangesInfo, LeadersInfo
from formicarium.server.refusals import REFUSALS, Declined


@get("/leaders/{game:str}", responses=REFUSALS)
async def leaders(
    house: TheHouse,
    guest: Guest,
    game: FromPath[str],
    page: Annotated[int, QueryParameter(ge=1, le=10**6)] = 1,
) -> LeadersInfo:
    """Who stands where in a game, of those who are open to everybody; and one's own rating over time."""
    known = found_game(game)
    return await house.database.read(partial(standings.leaders, game=known, page=page, guest=guest))


@get("/tables/{table:str}/ratings", responses=REFUSALS)
async def changes(house: TheHouse, guest: Guest, table: FromPath[str]) -> ChangesInfo:
    """What a rated match means to those who play it."""
    found = await house.database.read(partial(standings.changes, match=table, guest=guest))
    if found is None:
        raise Declined(404, "error-no-table")
    return found


RATINGS = [leaders, changes]
