"""One's own account: what there is of it, its name and password, codes, an address, an end."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.border.api.people import account_name
from formicarium.server.border.visit import visit
from formicarium.server.border.words import preferred
from formicarium.server.house import House
from formicarium.server.keeping.storage import accounts, devices
from formicarium.server.people import identity, passkeys, recovery
from formicarium.server.people.export import export
from formicarium.server.post.letters import warn
from formicarium.server.post.mail import has_mail
from formicarium.server.refusals import REFUSALS, Declined


class PasskeyInfo(Struct):
    id: str
    name: str
    created: float
    used: float | None


class AccountInfo(Struct):
    """All of it is for oneself only."""

    name: str
    account: str | None  # without one the rest is empty
    password: bool
    passkeys: list[PasskeyInfo]
    codes: int  # that still work
    mail: str | None
    letters: bool  # does this server send any?
    devices: int  # where one is logged in
    open: bool  # may others see the profile?
    proved: bool  # a moment ago: what matters most may be changed now


class AccountName(Struct):
    name: Annotated[str, Meta(min_length=1, max_length=200)]


class NewPassword(Struct):
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Codes(Struct):
    codes: list[str]


class Openness(Struct):
    open: bool


def passkeys_of(connection: sa.Connection, guest: str) -> list[PasskeyInfo]:
    return [
        PasskeyInfo(each.id, each.name, each.created, each.used)
        for each in passkeys.all_of(connection, guest)
    ]


def account_info(connection: sa.Connection, guest: str, device: str, letters: bool) -> AccountInfo:
    found = connection.execute(sa.select(accounts).where(accounts.c.guest == guest)).first()
    logged_in = sa.select(sa.func.count()).select_from(devices).where(devices.c.guest == guest)
    return AccountInfo(
        name=identity.name_of(connection, guest),
        account=found.shown if found else None,
        password=bool(found and found.secret),
        passkeys=passkeys_of(connection, guest),
        codes=recovery.codes_left(connection, guest),
        mail=found.mail if found else None,
        letters=letters,
        devices=connection.execute(logged_in).scalar_one(),
        open=bool(found and found.open),
        proved=identity.has_proved(connection, device),
    )


async def info(house: House, request: Request[Any, Any, Any]) -> AccountInfo:
    """As it is now, for whoever asks."""
    here = visit(request.scope)
    guest, letters = await here.guest(), has_mail(house)
    return await house.database.read(lambda c: account_info(c, guest, here.device, letters))


async def own_account(house: House, request: Request[Any, Any, Any], proved: bool = True) -> str:
    """The guest who asks, if they have an account and have just shown that it is theirs."""
    here = visit(request.scope)
    guest = await here.guest()
    if await house.database.read(lambda c: identity.account_of(c, guest)) is None:
        raise Declined(409, "error-no-account")
    if proved and not await house.database.read(lambda c: identity.has_proved(c, here.device)):
        raise Declined(403, "error-prove")
    return guest


def spoken(request: Request[Any, Any, Any]) -> str:
    """The language of whoever asks, as their browser says."""
    return preferred(request.headers.get("accept-language", ""))


@get("/account", responses=REFUSALS)
async def account(house: TheHouse, guest: Guest, request: Request[Any, Any, Any]) -> AccountInfo:
    """What there is of one's own account."""
    return await info(house, request)


@post("/account/name", status_code=200, responses=REFUSALS)
async def rename_account(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[AccountName]
) -> AccountInfo:
    """Log in by another name from now on."""
    await own_account(house, request)
    name = account_name(house, data.name)
    if refusal := await house.database.write(lambda c: identity.rename_account(c, guest, name)):
        raise Declined(409, refusal, name=name)
    return await info(house, request)


@post("/account/password", status_code=200, responses=REFUSALS)
async def change_password(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[NewPassword]
) -> AccountInfo:
    """Another password, or a first one; all other devices are logged out."""
    await own_account(house, request)
    device = visit(request.scope).device
    hashed = await asyncio.to_thread(identity.hasher.hash, data.password)

    def write(connection: sa.Connection) -> None:
        identity.set_password(connection, guest, hashed)
        identity.log_out_everywhere(connection, guest, but=device)

    await house.database.write(write)
    house.call_back(guest)
    await warn(house, guest, "password", spoken(request))
    return await info(house, request)


@post("/account/codes", status_code=200, responses=REFUSALS)
async def make_codes(house: TheHouse, guest: Guest, request: Request[Any, Any, Any]) -> Codes:
    """Codes to come back with when everything else is lost: told now, and never again."""
    await own_account(house, request)
    codes = await house.database.write(lambda c: recovery.new_codes(c, guest))
    await warn(house, guest, "codes", spoken(request))
    return Codes(codes)


@post("/account/open", status_code=200, responses=REFUSALS)
async def open_profile(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[Openness]
) -> AccountInfo:
    """Let others see one's profile, or no longer."""
    await own_account(house, request, proved=False)
    mine = accounts.update().where(accounts.c.guest == guest)
    await house.database.write(lambda c: c.execute(mine.values(open=data.open)).rowcount)
    return await info(house, request)


@get("/me/export", responses=REFUSALS)
async def take_along(house: TheHouse, guest: Guest) -> Response[dict[str, Any]]:
    """All that is kept of whoever asks, to save."""
    found = await house.database.read(lambda c: export(c, guest))
    name = time.strftime("formicarium-%Y-%m-%d.json", time.gmtime())
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response({"exported": time.time(), **found}, headers=headers)


@delete("/me", status_code=204, responses=REFUSALS)
async def go(house: TheHouse, guest: Guest, request: Request[Any, Any, Any]) -> None:
    """Be forgotten, for good; matches of others stay, with a nameless seat."""
    if not await house.database.read(lambda c: identity.has_proved(c, visit(request.scope).device)):
        raise Declined(403, "error-prove")
    await house.lobby.forget(guest)
    visit(request.scope).become(identity.new_id())
    house.call_back(guest)


ACCOUNT = [
    account,
    rename_account,
    change_password,
    make_codes,
    open_profile,
    take_along,
    go,
]
