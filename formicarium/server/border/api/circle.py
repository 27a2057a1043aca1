"""Friends, and people one wants nothing to do with, over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.house import House
from formicarium.server.lobby import inviting
from formicarium.server.order import reports
from formicarium.server.people import circle, identity
from formicarium.server.people.allowance import allowed
from formicarium.server.people.limits import address
from formicarium.server.refusals import REFUSALS, Declined
from formicarium.server.table.telling import waits


class Circle(Struct):
    """Everybody one has to do with; `link`: whoever opens it becomes a friend (accounts only)."""

    friends: list[circle.Bond]
    asking: list[circle.Bond]
    asked: list[circle.Bond]
    muted: list[circle.Bond]
    blocked: list[circle.Bond]
    invited: list[inviting.Invited]
    link: str | None


class Wish(Struct):
    """Whom one means: by the name of an account, by a friend's link, or as somebody at a table."""

    kind: Literal["friend", "mute", "block"]
    name: Annotated[str, Meta(max_length=200)] | None = None
    link: Annotated[str, Meta(max_length=60)] | None = None
    at: reports.Target | None = None


class FriendInvited(Struct):
    friend: Annotated[str, Meta(max_length=60)]


class Name(Struct):
    name: str


@get("/circle", responses=REFUSALS)
async def all_bonds(house: TheHouse, guest: Guest) -> Circle:
    """One's friends, whom one has muted or blocked, and the tables friends invite to."""
    return await _circle(house, guest)


@post("/circle", status_code=200, responses=REFUSALS)
async def bind(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[Wish]
) -> Circle:
    """Wish somebody for a friend, or to hear nothing of them, or to have nothing to do with them."""
    await _spend(house, request)

    def write(connection: sa.Connection) -> str:
        other = _meant(connection, data)
        if other is None or (data.kind == "friend" and circle.apart(connection, guest, [other])):
            raise Declined(404, "error-nobody")
        if refusal := circle.bind(connection, guest, other, data.kind):
            raise Declined(409, refusal)
        if data.link is not None:  # its owner has said so beforehand
            circle.bind(connection, other, guest, "friend")
        return other

    await _changed(house, guest, await house.database.write(write), data.kind)
    return await _circle(house, guest)


def _meant(connection: sa.Connection, wish: Wish) -> str | None:
    if wish.link is not None:
        return circle.owner_of(connection, wish.link) if wish.kind == "friend" else None
    if wish.name is not None:
        found = identity.find_account(connection, wish.name.strip())
        return found[0] if found else None
    someone = reports.target_of(connection, wish.at) if wish.at is not None else None
    return someone.guest if someone else None


@post("/circle/{bond:str}/accept", status_code=200, responses=REFUSALS)
async def accept(house: TheHouse, guest: Guest, bond: FromPath[str]) -> Circle:
    """Be friends with somebody who wishes it."""

    def write(connection: sa.Connection) -> None:
        other = circle.wisher(connection, guest, bond)
        if other is None:
            raise Declined(404, "error-nobody")
        if refusal := circle.bind(connection, guest, other, "friend"):
            raise Declined(409, refusal)

    await house.database.write(write)
    return await _circle(house, guest)


@delete("/circle/{bond:str}", status_code=200, responses=REFUSALS)
async def release(house: TheHouse, guest: Guest, bond: FromPath[str]) -> Circle:
    """Take a wish back, end a friendship, or decline one."""
    released = await house.database.write(lambda c: circle.release(c, guest, bond))
    if released is None:
        raise Declined(404, "error-nobody")
    await _changed(house, guest, *released)
    return await _circle(house, guest)


@post("/circle/link", status_code=200, responses=REFUSALS)
async def renew_link(house: TheHouse, guest: Guest) -> Circle:
    """A new link for friends; the old one leads nowhere."""
    await house.database.write(_with_account(guest, lambda c: circle.renew_link(c, guest)))
    return await _circle(house, guest)


@get("/friend/{secret:str}", responses=REFUSALS)
async def friend(house: TheHouse, guest: Guest, secret: FromPath[str]) -> Name:
    """Whose link this is."""

    def read(connection: sa.Connection) -> str | None:
        owner = circle.owner_of(connection, secret)
        return identity.account_of(connection, owner) if owner else None

    name = await house.database.read(read)
    if name is None:
        raise Declined(404, "error-no-link")
    return Name(name)


@post("/tables/{table:str}/invite", status_code=204, responses=REFUSALS)
async def invite(
    house: TheHouse,
    guest: Guest,
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[FriendInvited],
) -> None:
    """Invite a friend to a free seat of one's table."""
    await _spend(house, request)
    refusal = await house.database.write(
        lambda c: inviting.invite(c, table, guest, data.friend, waits(house))
    )
    if refusal:
        raise Declined(403 if refusal == "refused-not-yours" else 409, refusal)


@delete("/tables/{table:str}/invite", status_code=204, responses=REFUSALS)
async def decline(house: TheHouse, guest: Guest, table: FromPath[str]) -> None:
    """Decline an invitation."""
    await house.database.write(lambda c: inviting.decline(c, table, guest))


async def _circle(house: House, guest: str) -> Circle:
    def read(connection: sa.Connection) -> tuple[circle.Circle, list[inviting.Invited]]:
        return circle.circle_of(connection, guest), inviting.invited(connection, guest)

    bonds, invited = await house.database.read(read)
    link = None
    if await house.database.read(lambda c: identity.account_of(c, guest)) is not None:
        link = await house.database.write(lambda c: circle.link_of(c, guest))
    return Circle(*bonds, invited, link)


def _with_account(guest: str, job: Callable[[sa.Connection], str]) -> Callable[[sa.Connection], str]:
    def write(connection: sa.Connection) -> str:
        if identity.account_of(connection, guest) is None:
            raise Declined(403, "error-friends-have-accounts")
        return job(connection)

    return write


async def _changed(house: House, guest: str, other: str, kind: circle.Kind) -> None:
    """Open pages come back, and hear whom they hear now."""
    if kind != "friend":
        house.call_back(guest)
    if kind == "block":
        house.call_back(other)


async def _spend(house: House, request: Request[Any, Any, Any]) -> None:
    if not await allowed(house, "bonds", address(request.scope), house.config.limits.bonds, 3600):
        raise Declined(429, "error-too-often")


CIRCLE = [all_bonds, bind, accept, release, renew_link, friend, invite, decline]
