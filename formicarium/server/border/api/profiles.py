"""Profiles over HTTP. Whether somebody has none, or keeps it closed, is told to nobody."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.house import House
from formicarium.server.lobby import profiles
from formicarium.server.lobby.profiles import MatchesInfo, Person, ProfileInfo, Wanted
from formicarium.server.refusals import REFUSALS, Declined


@get("/people/{name:str}", responses=REFUSALS)
async def profile(house: TheHouse, guest: Guest, name: FromPath[str]) -> ProfileInfo:
    """What somebody has played."""
    person = await _found(house, name, guest)
    return await house.database.read(partial(profiles.profile, person=person))


@get("/people/{name:str}/matches", responses=REFUSALS)
async def matches(
    house: TheHouse,
    guest: Guest,
    name: FromPath[str],
    game: Annotated[str, QueryParameter(max_length=60)] = "",
    result: Annotated[str, QueryParameter(max_length=10)] = "",
    opponent: Annotated[str, QueryParameter(max_length=200)] = "",
    before: Annotated[str, QueryParameter(max_length=60)] = "",
) -> MatchesInfo:
    """Their finished matches, the latest first: of a game, with a result, with somebody."""
    person = await _found(house, name, guest)
    wanted = Wanted(game, result, opponent, _read(before) if before else None)
    return await house.database.read(partial(profiles.matches, person=person, wanted=wanted, viewer=guest))


async def _found(house: House, name: str, guest: str) -> Person:
    person = await house.database.read(partial(profiles.find_person, name=name, viewer=guest))
    if person is None:
        raise Declined(404, "error-no-profile")
    return person


def _read(before: str) -> tuple[float, str]:
    """Where a page begins, as the one before it said."""
    at, _, match = before.partition("_")
    try:
        return float(at), match
    except ValueError:
        raise Declined(400, "error-malformed") from None


PROFILES = [profile, matches]
