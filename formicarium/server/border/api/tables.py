"""Tables over HTTP: made, listed, sat at, left, played again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import MediaType, Request, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.lobby import sitting
from formicarium.server.lobby.cards import Created, NewTable, TableCard, TableDetail
from formicarium.server.people.allowance import allowed
from formicarium.server.people.limits import address
from formicarium.server.refusals import REFUSALS, Declined


class Tables(Struct):
    open: list[TableCard]
    watch: list[TableCard]


class Invitation(Struct):
    invitation: Annotated[str, Meta(max_length=100)] | None = None


class Leaving(Struct):
    then: Literal["bot", "open"] = "open"
    bot: Annotated[str, Meta(max_length=60)] | None = None


class Mending(Struct):
    how: Literal["go_on", "close"]


class Shelf(Struct):
    hidden: bool


class Address(Struct):
    table: str


@get("/tables", responses=REFUSALS)
async def tables(house: TheHouse, guest: Guest) -> Tables:
    """Tables with free seats, and tables to watch."""
    return Tables(*await house.lobby.listed(guest))


@post("/tables", responses=REFUSALS)
async def create(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[NewTable]
) -> Created:
    """Set up a table."""
    who = address(request.scope)
    if not await allowed(house, "tables", who, house.config.limits.tables, 3600):
        raise Declined(429, "error-too-often")
    return await house.lobby.create(guest, data, who)


@get("/tables/{table:str}", responses=REFUSALS)
async def table(house: TheHouse, guest: Guest, table: FromPath[str]) -> TableDetail:
    """What anybody may know of a table, and one's own links."""
    return await house.lobby.detail(table, guest)


@post("/tables/{table:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def sit(
    house: TheHouse, guest: Guest, table: FromPath[str], seat: FromPath[int], data: JSONBody[Invitation]
) -> TableDetail:
    """Take a free seat."""
    await sitting.sit(house, table, seat, guest, data.invitation)
    return await house.lobby.detail(table, guest)


@delete("/tables/{table:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def leave(
    house: TheHouse, guest: Guest, table: FromPath[str], seat: FromPath[int], data: JSONBody[Leaving]
) -> TableDetail:
    """Leave one's seat to a bot or to whoever comes."""
    await sitting.leave(house, table, seat, guest, data.then, data.bot)
    return await house.lobby.detail(table, guest)


@delete("/tables/{table:str}", status_code=204, responses=REFUSALS)
async def throw_away(house: TheHouse, guest: Guest, table: FromPath[str]) -> None:
    """Throw a table away where nobody else sits, for good."""
    await house.lobby.delete(table, guest)


@post("/tables/{table:str}/shelf", status_code=200, responses=REFUSALS)
async def put_away(house: TheHouse, guest: Guest, table: FromPath[str], data: JSONBody[Shelf]) -> TableDetail:
    """Put a table away from one's own list, or back."""
    await house.lobby.put_away(table, guest, data.hidden)
    return await house.lobby.detail(table, guest)


@post("/tables/{table:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(house: TheHouse, guest: Guest, table: FromPath[str]) -> Address:
    """The same table again."""
    return Address(await house.lobby.rematch(table, guest))


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(house: TheHouse, guest: Guest, table: FromPath[str]) -> str:
    """The record of a match that is over."""
    return await house.lobby.record(table, guest)


@post("/tables/{table:str}/mend", status_code=200, responses=REFUSALS)
async def mend(house: TheHouse, guest: Guest, table: FromPath[str], data: JSONBody[Mending]) -> TableDetail:
    """Go on with a table that is in trouble from the last row that can be read, or close it."""
    await house.lobby.mend(table, guest, data.how)
    return await house.lobby.detail(table, guest)


@get("/resume/{secret:str}", responses=REFUSALS)
async def resume(house: TheHouse, guest: Guest, secret: FromPath[str]) -> Address:
    """Open a personal link: this device may answer for the seat from now on."""
    return Address(await sitting.resume(house, secret, guest))


TABLES = [tables, create, table, sit, leave, throw_away, put_away, rematch, record, mend, resume]
