"""Passkeys over HTTP: made, shown, named, taken away."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from litestar import Request, delete, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from formicarium.server.border.api.account import AccountInfo, info, own_account, spoken
from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.border.api.people import Me, a_try, account_name, come_back, logged_in
from formicarium.server.house import House
from formicarium.server.keeping.storage import accounts
from formicarium.server.people import identity, passkeys
from formicarium.server.people.passkeys import Site, Unproved
from formicarium.server.people.tickets import Ticket, issue, redeem
from formicarium.server.post.letters import warn
from formicarium.server.refusals import REFUSALS, Declined

KeyName = Annotated[str, Meta(max_length=200)]
Kind = Literal["passkey", "new-passkey", "new-account"]


class Asked(Struct):
    """What the browser is to do, and the ticket to bring its answer with."""

    ticket: str
    options: dict[str, Any]


class Shown(Struct):
    ticket: Annotated[str, Meta(min_length=1, max_length=100)]
    credential: dict[str, Any]


class Made(Shown):
    name: KeyName = ""


class AccountWish(Struct):
    name: Annotated[str, Meta(min_length=1, max_length=200)]


class NewName(Struct):
    name: KeyName


def site_of(request: Request[Any, Any, Any]) -> Site:
    """Where whoever asks is: the guard has seen to it that this is a page of ours."""
    site = Site(request.headers.get("origin", ""))
    if not site.id:
        raise Declined(400, "error-passkey")
    return site


async def _ask(
    house: House, kind: Kind, guest: str, challenge: bytes, options: dict[str, Any], **more: str
) -> Asked:
    value = json.dumps({"challenge": b64encode(challenge).decode(), **more})
    return Asked(await house.database.write(lambda c: issue(c, kind, guest, value)), options)


def _taken(connection: sa.Connection, kind: Kind, ticket: str, guest: str) -> tuple[bytes, dict[str, str]]:
    """The challenge that was given out with a ticket, and what else was noted then."""
    found: Ticket | None = redeem(connection, kind, ticket)
    if found is None or found.guest != guest:
        raise Unproved
    value = json.loads(found.value)
    return b64decode(value.pop("challenge")), value


# Logging in, without a name


@post("/login/passkey/options", status_code=200, responses=REFUSALS)
async def ask_for_passkey(house: TheHouse, request: Request[Any, Any, Any]) -> Asked:
    """Ask the browser for a passkey of this site, whosever."""
    challenge, options = passkeys.asking(site_of(request))
    return await _ask(house, "passkey", "", challenge, options)


@post("/login/passkey", status_code=200, responses=REFUSALS)
async def login_by_passkey(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[Shown]
) -> Me:
    """Come back to one's games, by a passkey."""
    await a_try(house, request)
    site = site_of(request)

    def write(connection: sa.Connection) -> str | None:
        try:  # a refusal is no failure: the ticket is used up
            challenge, _ = _taken(connection, "passkey", data.ticket, "")
            return passkeys.recognise(connection, site, challenge, data.credential)
        except Unproved:
            return None

    account = await house.database.write(write)
    if account is None:
        raise Declined(403, "error-passkey")
    return await come_back(house, request, account)


# An account with nothing but a passkey


@post("/account/passkey/options", status_code=200, responses=REFUSALS)
async def ask_for_account(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[AccountWish]
) -> Asked:
    """Ask the browser to make a passkey for a new account of this name."""
    await a_try(house, request)
    name, site = account_name(house, data.name), site_of(request)
    if await house.database.read(lambda c: identity.account_of(c, guest)) is not None:
        raise Declined(409, "error-has-account")
    if await house.database.read(lambda c: identity.find_account(c, name)) is not None:
        raise Declined(409, "error-name-taken", name=name)
    challenge, options = passkeys.registering(site, guest, name, [])
    return await _ask(house, "new-account", guest, challenge, options, name=name)


@post("/account/passkey", status_code=200, responses=REFUSALS)
async def open_by_passkey(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[Made]
) -> Me:
    """Keep one's games under a name and a passkey."""
    await a_try(house, request)
    site, label = site_of(request), _label(house, data.name)

    def write(connection: sa.Connection) -> tuple[str, str] | None:
        try:
            challenge, noted = _taken(connection, "new-account", data.ticket, guest)
            with connection.begin_nested():  # the account and its passkey, or neither
                if refusal := identity.open_account(connection, guest, noted["name"], ""):
                    return refusal, noted["name"]
                passkeys.register(connection, site, guest, challenge, data.credential, label)
        except Unproved:
            return "error-passkey", ""
        return None

    if (refused := await house.database.write(write)) is not None:
        raise Declined(403 if refused[0] == "error-passkey" else 409, refused[0], name=refused[1])
    return await logged_in(house, request, guest)


# Those of an account


@post("/account/passkeys/options", status_code=200, responses=REFUSALS)
async def ask_for_another(house: TheHouse, guest: Guest, request: Request[Any, Any, Any]) -> Asked:
    """Ask the browser to make a passkey for one's account."""
    await own_account(house, request)
    name = await house.database.read(lambda c: identity.account_of(c, guest))
    had = [each.id for each in await house.database.read(lambda c: passkeys.all_of(c, guest))]
    if len(had) >= passkeys.MOST:
        raise Declined(409, "error-passkeys")
    challenge, options = passkeys.registering(site_of(request), guest, name or "", had)
    return await _ask(house, "new-passkey", guest, challenge, options)


@post("/account/passkeys", status_code=200, responses=REFUSALS)
async def add_passkey(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[Made]
) -> AccountInfo:
    """Another way into one's account."""
    await own_account(house, request)
    site, label = site_of(request), _label(house, data.name)

    def write(connection: sa.Connection) -> bool:
        try:
            challenge, _ = _taken(connection, "new-passkey", data.ticket, guest)
            passkeys.register(connection, site, guest, challenge, data.credential, label)
        except Unproved:
            return False
        return True

    if not await house.database.write(write):
        raise Declined(403, "error-passkey")
    await warn(house, guest, "passkey-added", spoken(request))
    return await info(house, request)


@post("/account/passkeys/{key:str}", status_code=200, responses=REFUSALS)
async def rename_passkey(
    house: TheHouse,
    guest: Guest,
    request: Request[Any, Any, Any],
    key: FromPath[str],
    data: JSONBody[NewName],
) -> AccountInfo:
    """Call a passkey by another name."""
    label = _label(house, data.name)
    if not await house.database.write(lambda c: passkeys.rename(c, guest, key, label)):
        raise Declined(404, "error-no-passkey")
    return await info(house, request)


@delete("/account/passkeys/{key:str}", status_code=200, responses=REFUSALS)
async def remove_passkey(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], key: FromPath[str]
) -> AccountInfo:
    """Take a passkey away; not the last one where there is no password."""
    await own_account(house, request)

    def write(connection: sa.Connection) -> str | None:
        mine = sa.select(accounts.c.secret).where(accounts.c.guest == guest)
        secret = connection.execute(mine.with_for_update()).scalar()
        if not secret and len(passkeys.all_of(connection, guest)) == 1:
            return "error-last-way"
        return None if passkeys.remove(connection, guest, key) else "error-no-passkey"

    if refusal := await house.database.write(write):
        raise Declined(409 if refusal == "error-last-way" else 404, refusal)
    await warn(house, guest, "passkey-removed", spoken(request))
    return await info(house, request)


def _label(house: House, name: str) -> str:
    return identity.clean(name, house.config.limits.name_letters)


KEYS = [
    ask_for_passkey,
    login_by_passkey,
    ask_for_account,
    open_by_passkey,
    ask_for_another,
    add_passkey,
    rename_passkey,
    remove_passkey,
]
