"""Tournaments over HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa
from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.house import House
from formicarium.server.meeting import running, stopping, tournaments
from formicarium.server.meeting.tournaments import NewTournament, TournamentInfo, Tournaments
from formicarium.server.people.allowance import allowed
from formicarium.server.people.limits import address
from formicarium.server.refusals import REFUSALS, Declined
from formicarium.server.table.telling import waits

STATUS = {
    "error-no-tournament": 404,
    "error-not-your-tournament": 403,
    "error-rated-account": 403,
    "error-banned": 403,
}


@get("/tournaments", responses=REFUSALS)
async def all_tournaments(house: TheHouse, guest: Guest) -> Tournaments:
    """Tournaments one may enter or watch, and those that are over."""
    return await house.database.read(partial(tournaments.listed, guest=guest))


@post("/tournaments", responses=REFUSALS)
async def make(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[NewTournament]
) -> TournamentInfo:
    """Make one: for accounts."""
    tournaments.check(house, data)
    who = address(request.scope)
    if not await allowed(house, "tournaments", who, house.config.limits.tournaments, 3600):
        raise Declined(429, "error-too-often")
    made = await house.database.write(lambda c: tournaments.make(c, house, guest, data))
    if isinstance(made, Declined):
        raise made
    return await _detail(house, guest, made)


@get("/tournaments/{tournament:str}", responses=REFUSALS)
async def tournament(house: TheHouse, guest: Guest, tournament: FromPath[str]) -> TournamentInfo:
    """Its entrants, its rounds, and how all stand."""
    return await _detail(house, guest, tournament)


@post("/tournaments/{tournament:str}/entrants", status_code=200, responses=REFUSALS)
async def enter(house: TheHouse, guest: Guest, tournament: FromPath[str]) -> TournamentInfo:
    """Play in it."""
    job = partial(tournaments.enter, guest=guest, id=tournament, most=house.config.limits.entrants)
    return await _changed(house, guest, tournament, job)


@delete("/tournaments/{tournament:str}/entrants", status_code=200, responses=REFUSALS)
async def withdraw(house: TheHouse, guest: Guest, tournament: FromPath[str]) -> TournamentInfo:
    """Play no more in it, from the next round on."""
    return await _changed(house, guest, tournament, partial(tournaments.withdraw, guest=guest, id=tournament))


@post("/tournaments/{tournament:str}/begin", status_code=200, responses=REFUSALS)
async def begin(house: TheHouse, guest: Guest, tournament: FromPath[str]) -> TournamentInfo:
    """Begin with those who are there: for who made it."""

    def job(connection: sa.Connection) -> str | None:
        return tournaments.is_makers(connection, guest, tournament) or running.begin(
            connection, tournament, time.time(), waits(house)
        )

    await house.tournaments.prepare(tournament)
    return await _changed(house, guest, tournament, job)


@delete("/tournaments/{tournament:str}", status_code=200, responses=REFUSALS)
async def stop(house: TheHouse, guest: Guest, tournament: FromPath[str]) -> TournamentInfo:
    """Call it off before it begins, or end it before its time: for who made it."""

    def write(connection: sa.Connection) -> Sequence[str] | str:
        not_theirs = tournaments.is_makers(connection, guest, tournament)
        return not_theirs or stopping.stop(connection, tournament, maker=True)

    await stopped(house, await house.database.write(write))
    return await _detail(house, guest, tournament)


async def stopped(house: House, closed: Sequence[str] | str) -> None:
    """Pages at the tables that were closed learn of it. Declined, if there is a reason instead."""
    if isinstance(closed, str):
        raise Declined(STATUS.get(closed, 409), closed)
    await house.rooms.look([room for room in house.rooms if room.id in closed])
    house.tournaments.nudge()


async def _changed(
    house: House, guest: str, id: str, job: Callable[[sa.Connection], str | None]
) -> TournamentInfo:
    if refusal := await house.database.write(job):
        raise Declined(STATUS.get(refusal, 409), refusal)
    house.tournaments.nudge()
    return await _detail(house, guest, id)


async def _detail(house: House, guest: str, id: str) -> TournamentInfo:
    found = await house.database.read(lambda c: tournaments.detail(c, guest, id))
    if found is None:
        raise Declined(404, "error-no-tournament")
    return found


TOURNAMENTS = [all_tournaments, make, tournament, enter, withdraw, begin, stop]
