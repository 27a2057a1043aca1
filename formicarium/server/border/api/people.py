"""Guests and accounts."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Request, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.border.visit import visit
from formicarium.server.house import House
from formicarium.server.lobby.cards import TableCard
from formicarium.server.people import circle, identity
from formicarium.server.people.allowance import allowed
from formicarium.server.people.limits import address
from formicarium.server.post import wishes
from formicarium.server.refusals import REFUSALS, Declined


class Me(Struct):
    name: str
    account: str | None
    tables: list[TableCard]
    away: list[TableCard]  # those one has put away


class Name(Struct):
    name: Annotated[str, Meta(max_length=200)]


class Credentials(Struct):
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


async def _me(house: House, guest: str) -> Me:
    name = await house.database.read(lambda c: identity.name_of(c, guest))
    account = await house.database.read(lambda c: identity.account_of(c, guest))
    mine, away = await house.lobby.mine(guest), await house.lobby.mine(guest, hidden=True)
    return Me(name, account, mine, away)


@get("/me", responses=REFUSALS)
async def me(house: TheHouse, guest: Guest) -> Me:
    """Who one is: a guest from the first visit on."""
    return await _me(house, guest)


@post("/me", status_code=200, responses=REFUSALS)
async def rename(house: TheHouse, guest: Guest, data: JSONBody[Name]) -> Me:
    """Choose a name; the tables one sits at show it at once."""
    name = identity.clean(data.name, house.config.limits.name_letters)
    await house.lobby.rename(guest, name)
    return await _me(house, guest)


@post("/account", status_code=200, responses=REFUSALS)
async def open_account(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[Credentials]
) -> Me:
    """Keep one's games under a name and a password."""
    await a_try(house, request)
    name = account_name(house, data.name)
    if await house.database.read(lambda c: identity.account_of(c, guest)) is not None:
        raise Declined(409, "error-has-account")
    hashed = await asyncio.to_thread(identity.hasher.hash, data.password)
    if refusal := await house.database.write(lambda c: identity.open_account(c, guest, name, hashed)):
        raise Declined(409, refusal, name=name)
    return await logged_in(house, request, guest)


@post("/login", status_code=200, responses=REFUSALS)
async def login(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[Credentials]
) -> Me:
    """Come back to one's games; tables made and seats taken as a guest just before come along."""
    await a_try(house, request)
    name = identity.clean(data.name, house.config.limits.name_letters)
    found = await house.database.read(lambda c: identity.find_account(c, name))
    nobody = await asyncio.to_thread(identity.nobody)  # it is as slow for a name that nobody has
    hashed = found[1] if found and found[1] else nobody
    fits = await asyncio.to_thread(identity.fits, hashed, data.password)
    if found is None or not fits:
        raise Declined(403, "error-login")
    return await come_back(house, request, found[0])


async def come_back(house: House, request: Request[Any, Any, Any], account: str) -> Me:
    """Log in; what a guest made or took just before comes along."""
    guest = await visit(request.scope).guest()
    if await house.database.read(lambda c: identity.account_of(c, guest)) is None:
        job = partial(_bring_along, guest=guest, account=account)
        changed, others = await house.database.write(job)
        for table in changed:
            await house.lobby.seats_changed_at(table)
        for each in sorted(others):
            house.call_back(each)
    return await logged_in(house, request, account)


def _bring_along(connection: sa.Connection, guest: str, account: str) -> tuple[list[str], frozenset[str]]:
    """The tables concerned, and people who keep away from them."""
    wishes.bring_along(connection, guest, account)
    others = circle.bring_along(connection, guest, account)
    return identity.bring_along(connection, guest, account), others


async def logged_in(house: House, request: Request[Any, Any, Any], account: str) -> Me:
    """A device that is logged in goes by a new name: whoever knew the old one has nothing of it."""
    was, before = visit(request.scope).device, await visit(request.scope).guest()

    def write(connection: sa.Connection) -> str:
        identity.log_out(connection, was)
        return identity.log_in(connection, account)

    visit(request.scope).become(await house.database.write(write), account)
    house.call_back(before)
    return await _me(house, account)


@post("/logout", status_code=200, responses=REFUSALS)
async def logout(house: TheHouse, guest: Guest, request: Request[Any, Any, Any]) -> Me:
    """Be somebody new on this device."""
    was = visit(request.scope).device
    await house.database.write(lambda c: identity.log_out(c, was))
    visit(request.scope).become(identity.new_id())
    house.call_back(guest)
    return await _me(house, visit(request.scope).device)


@post("/logout/everywhere", status_code=200, responses=REFUSALS)
async def logout_everywhere(house: TheHouse, guest: Guest, request: Request[Any, Any, Any]) -> Me:
    """Be somebody new on this device, and on all others."""
    await house.database.write(lambda c: identity.log_out_everywhere(c, guest))
    visit(request.scope).become(identity.new_id())
    house.call_back(guest)
    return await _me(house, visit(request.scope).device)


async def a_try(house: House, request: Request[Any, Any, Any]) -> None:
    """Whoever tries to be somebody has so many tries."""
    if not await allowed(house, "logins", address(request.scope), house.config.limits.logins, 60):
        raise Declined(429, "error-too-often")


def account_name(house: House, name: str) -> str:
    """A name as a new account may have it."""
    cleaned = identity.clean(name, house.config.limits.name_letters)
    if not identity.may_be_account(cleaned):
        raise Declined(400, "error-name")
    return cleaned


PEOPLE = [me, rename, open_account, login, logout, logout_everywhere]
