"""What somebody has for themselves: notes about a table, and days off."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.house import House
from formicarium.server.people import days_off, notes
from formicarium.server.refusals import REFUSALS, Declined

_STATUS = {"error-no-table": 404, "error-not-seated": 403}


class Note(Struct):
    text: Annotated[str, Meta(max_length=notes.LETTERS)]


class DaysOff(Struct):
    """The break under way or ahead, days that may be taken beside it, and how many there are in a year."""

    now: tuple[float, ...] | None  # from when, until when
    left: float
    most: float


class Wish(Struct):
    """A break: from a moment on (null: from now), seconds since 1970."""

    until: float
    since: float | None = None


@get("/tables/{table:str}/note", responses=REFUSALS)
async def note(house: TheHouse, guest: Guest, table: FromPath[str]) -> Note:
    """What one has written down about a table, for oneself alone."""
    return Note(await house.database.read(partial(notes.read, match=table, guest=guest)))


@post("/tables/{table:str}/note", status_code=200, responses=REFUSALS)
async def write_note(house: TheHouse, guest: Guest, table: FromPath[str], data: JSONBody[Note]) -> Note:
    """Write this down instead of what was there."""
    job = partial(notes.write, match=table, guest=guest, text=data.text)
    if refusal := await house.database.write(job):
        raise Declined(_STATUS.get(refusal, 400), refusal)
    return data


async def _told(house: House, guest: str) -> DaysOff:
    most = house.config.days_off
    found = await house.database.read(partial(days_off.read, guest=guest, most=most))
    return DaysOff(found.now, round(found.left, 2), most)


async def _changed(house: House, guest: str) -> DaysOff:
    """Everybody at their tables is told, and their clocks are looked at anew."""
    tables = await house.database.read(partial(days_off.concerned, guest=guest))
    for table in tables:
        await house.lobby.seats_changed_at(table)
    await house.database.write(partial(days_off.look_anew, matches=tables))
    return await _told(house, guest)


@get("/days-off", responses=REFUSALS)
async def told(house: TheHouse, guest: Guest) -> DaysOff:
    """One's own days off."""
    return await _told(house, guest)


@post("/days-off", status_code=200, responses=REFUSALS)
async def take(house: TheHouse, guest: Guest, data: JSONBody[Wish]) -> DaysOff:
    """Have a break, instead of the one that is not over yet: slow clocks stand still meanwhile."""
    wish = time.time() if data.since is None else data.since, data.until
    job = partial(days_off.take, guest=guest, wish=wish, most=house.config.days_off)
    if refusal := await house.database.write(job):
        raise Declined(400, refusal)
    return await _changed(house, guest)


@delete("/days-off", status_code=200, responses=REFUSALS)
async def end(house: TheHouse, guest: Guest) -> DaysOff:
    """Be back, or stay after all."""
    await house.database.write(partial(days_off.end, guest=guest))
    return await _changed(house, guest)


OWN = [note, write_note, told, take, end]
