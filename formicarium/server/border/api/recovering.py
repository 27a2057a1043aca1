"""Finding back into one's account: by a code, or by a letter to an address that was shown to be one's own.

Whoever asks for a letter learns nothing: the answer is the same, and as quick, whether there is such an
account or not. What is to be done is done afterwards.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from formicarium.server.border.api.account import (
    AccountInfo,
    PasskeyInfo,
    info,
    own_account,
    passkeys_of,
    spoken,
)
from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.border.api.people import Me, a_try, come_back
from formicarium.server.border.words import preferred
from formicarium.server.house import House
from formicarium.server.people import identity, recovery
from formicarium.server.people.allowance import allowed, digest, spend
from formicarium.server.people.limits import address
from formicarium.server.people.tickets import issue, redeem
from formicarium.server.post.letters import warn, write_letter
from formicarium.server.post.mail import has_mail
from formicarium.server.post.relay import is_address
from formicarium.server.refusals import REFUSALS, Declined

Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class ByCode(Struct):
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    code: Secret
    password: Password


class ByLink(Struct):
    ticket: Secret
    password: Password


class Wanted(Struct):
    """A letter: for an account by this name, or with this address."""

    name: Annotated[str, Meta(min_length=1, max_length=254)]
    language: Annotated[str, Meta(max_length=20)] = "en"


class MailAddress(Struct):
    mail: Annotated[str, Meta(max_length=254)]  # "": none any more
    language: Annotated[str, Meta(max_length=20)] = "en"


class Brought(Struct):
    ticket: Secret


class Back(Me):
    """One is back; whatever else still lets somebody in should be one's own."""

    passkeys: list[PasskeyInfo]


@post("/recover/code", status_code=200, responses=REFUSALS)
async def by_code(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[ByCode]
) -> Back:
    """A new password, for one of the codes; one is logged in here and nowhere else."""
    await a_try(house, request)
    name = identity.clean(data.name, house.config.limits.name_letters)
    hashed = await asyncio.to_thread(identity.hasher.hash, data.password)  # right or wrong: as slow

    def write(connection: sa.Connection) -> str | None:
        account = recovery.use_code(connection, name, data.code)
        return _renewed(connection, account, hashed)

    account = await house.database.write(write)
    if account is None:
        raise Declined(403, "error-code")
    return await _back(house, request, account)


@post("/recover/link", status_code=200, responses=REFUSALS)
async def by_link(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[ByLink]
) -> Back:
    """A new password, for the link of a letter; one is logged in here and nowhere else."""
    await a_try(house, request)
    hashed = await asyncio.to_thread(identity.hasher.hash, data.password)

    def write(connection: sa.Connection) -> str | None:
        ticket = redeem(connection, "recover", data.ticket)
        return _renewed(connection, ticket.guest if ticket else None, hashed)

    account = await house.database.write(write)
    if account is None:
        raise Declined(403, "error-link")
    return await _back(house, request, account)


def _renewed(connection: sa.Connection, account: str | None, hashed: str) -> str | None:
    if account is not None:
        identity.set_password(connection, account, hashed)
        identity.log_out_everywhere(connection, account)
    return account


async def _back(house: House, request: Request[Any, Any, Any], account: str) -> Back:
    house.call_back(account)
    await warn(house, account, "recovered", spoken(request))
    me = await come_back(house, request, account)
    keys = await house.database.read(lambda c: passkeys_of(c, account))
    return Back(me.name, me.account, me.tables, me.away, keys)


@post("/recover/letter", status_code=202, responses=REFUSALS)
async def want_letter(house: TheHouse, request: Request[Any, Any, Any], data: JSONBody[Wanted]) -> None:
    """Have a letter sent, if there is somebody to send it to."""
    await _a_letter(house, request)
    house.spawn(_send_recovery(house, data.name, preferred(data.language)))


async def _send_recovery(house: House, wanted: str, language: str) -> None:
    most = house.config.limits.letters

    def write(connection: sa.Connection) -> list[tuple[recovery.Reachable, str]]:
        found = recovery.reachable(connection, wanted)
        return [
            (each, issue(connection, "recover", each.guest, ""))
            for each in found
            if spend(connection, "letters", digest(house, each.guest), most, 3600)
        ]

    for each, ticket in await house.database.write(write):
        await write_letter(house, each.mail, "recover", language, each.name, f"recover#{ticket}")


@post("/account/mail", status_code=202, responses=REFUSALS)
async def change_mail(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[MailAddress]
) -> AccountInfo:
    """Have a letter sent to a new address, which counts once its link was opened; or have none any more."""
    await own_account(house, request)
    mail = recovery.folded(data.mail)
    if not mail:
        old = await house.database.write(lambda c: recovery.set_mail(c, guest, None))
        await _mail_changed(house, request, guest, old)
        return await info(house, request)
    if not is_address(mail):
        raise Declined(400, "error-mail")
    await _a_letter(house, request)
    name = await house.database.read(lambda c: identity.account_of(c, guest))
    ticket = await house.database.write(lambda c: issue(c, "mail", guest, mail))
    language = preferred(data.language)
    house.spawn(write_letter(house, mail, "mail", language, name or "", f"confirm#{ticket}"))
    return await info(house, request)


@post("/account/mail/confirm", status_code=204, responses=REFUSALS)
async def confirm_mail(house: TheHouse, request: Request[Any, Any, Any], data: JSONBody[Brought]) -> None:
    """The link of a letter was opened, on whatever device: the address is theirs."""
    await a_try(house, request)

    def write(connection: sa.Connection) -> tuple[str, str | None] | None:
        ticket = redeem(connection, "mail", data.ticket)
        return ticket and (ticket.guest, recovery.set_mail(connection, ticket.guest, ticket.value))

    found = await house.database.write(write)
    if found is None:
        raise Declined(403, "error-link")
    await _mail_changed(house, request, *found)


async def _mail_changed(house: House, request: Request[Any, Any, Any], guest: str, old: str | None) -> None:
    if old is not None:
        await warn(house, guest, "mail", spoken(request), old)


async def _a_letter(house: House, request: Request[Any, Any, Any]) -> None:
    """May whoever asks have one sent?"""
    if not has_mail(house):
        raise Declined(409, "error-no-mail")
    if not await allowed(house, "letters", address(request.scope), house.config.limits.letters, 3600):
        raise Declined(429, "error-too-often")


RECOVERING = [by_code, by_link, want_letter, change_mail, confirm_mail]
