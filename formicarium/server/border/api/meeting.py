"""Finding a game over HTTP: what one waits for, and what others do."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.meeting import wishes
from formicarium.server.meeting.wishes import MeetInfo, NewWish
from formicarium.server.people.allowance import allowed
from formicarium.server.people.limits import address
from formicarium.server.refusals import REFUSALS, Declined


@get("/meet", responses=REFUSALS)
async def meet(house: TheHouse, guest: Guest) -> MeetInfo:
    """What one waits for, and how many wait for what. Whoever asks is there: live wishes last."""
    found = await house.database.read(lambda c: wishes.look(c, guest))
    if wishes.is_to_be_noted(found):
        await house.database.write(lambda c: wishes.note(c, guest))
    return found


@post("/meet", status_code=200, responses=REFUSALS)
async def wish(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[NewWish]
) -> MeetInfo:
    """Wait for others who want the same; another live wish is taken back."""
    wishes.checked(house, data)
    limits = house.config.limits
    if not await allowed(house, "meetings", address(request.scope), limits.meetings, 3600):
        raise Declined(429, "error-too-often")
    job = partial(wishes.place, guest=guest, wish=data, most=limits.slow_wishes)
    placed = await house.database.write(job)
    if isinstance(placed, Declined):
        raise placed
    house.pairing.nudge()
    return await house.database.read(lambda c: wishes.look(c, guest))


@delete("/meet/{wish:str}", status_code=200, responses=REFUSALS)
async def take_back(house: TheHouse, guest: Guest, wish: FromPath[str]) -> MeetInfo:
    """Wait no longer; or: one has seen that it was met."""
    if not await house.database.write(lambda c: wishes.take_back(c, guest, wish)):
        raise Declined(404, "error-no-wish")
    return await house.database.read(lambda c: wishes.look(c, guest))


MEETING = [meet, wish, take_back]
