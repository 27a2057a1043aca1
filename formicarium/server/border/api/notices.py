"""What somebody wants to be told when no page of theirs is open. All of it is off until it is asked for."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal, TypeAlias

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.house import House
from formicarium.server.people.allowance import allowed
from formicarium.server.people.limits import address
from formicarium.server.post import mailbox, sealing, wishes
from formicarium.server.post.outbox import Kind
from formicarium.server.post.outward import Forbidden
from formicarium.server.post.push import Subscription
from formicarium.server.post.wishes import Wishes
from formicarium.server.refusals import REFUSALS, Declined

Language: TypeAlias = Literal["en", "fr"]
Kinds: TypeAlias = Annotated[list[Kind], Meta(max_length=8)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class Wished(Struct):
    """Kinds of notices by their way; `key`: for browsers that subscribe; `mail_to`: can letters be sent?"""

    push: list[str]
    mail: list[str]
    language: str
    key: str
    mail_to: Literal["yes", "no-address", "no-mail"]


class Wish(Struct):
    push: Kinds
    mail: Kinds
    language: Language


class NewBrowser(Struct):
    """A browser's subscription; key and secret (`p256dh`, `auth`) as it writes them."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Text
    secret: Text


class OldBrowser(Struct):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


async def _wished(house: House, guest: str) -> Wished:
    found = await house.database.read(partial(wishes.read, guest=guest))
    to = await house.database.read(partial(mailbox.reached, house=house, guest=guest))
    key = sealing.packed(sealing.public(house.courier.key))
    return Wished(list(found.push), list(found.mail), found.language, key, to)


async def _changed(house: House, guest: str) -> None:
    await house.courier.look()
    house.doorbell.wishes_changed(guest)


@get("/notices", responses=REFUSALS)
async def wished(house: TheHouse, guest: Guest) -> Wished:
    """What one wants to be told."""
    return await _wished(house, guest)


@post("/notices", status_code=200, responses=REFUSALS)
async def wish(house: TheHouse, guest: Guest, data: JSONBody[Wish]) -> Wished:
    """Want to be told this from now on, and nothing else."""
    new = Wishes(tuple(dict.fromkeys(data.push)), tuple(dict.fromkeys(data.mail)), data.language)
    await house.database.write(partial(wishes.write, guest=guest, wishes=new))
    await _changed(house, guest)
    return await _wished(house, guest)


@post("/notices/browser", status_code=204, responses=REFUSALS)
async def subscribe(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[NewBrowser]
) -> None:
    """Let this browser be woken."""
    who = address(request.scope)
    if not await allowed(house, "browsers", who, house.config.limits.browsers, 3600):
        raise Declined(429, "error-too-often")
    try:
        given = Subscription(data.endpoint, data.key, data.secret).checked(house.config.push_inward)
    except (Forbidden, ValueError) as error:
        raise Declined(400, "error-browser") from error
    await house.database.write(partial(wishes.subscribe, guest=guest, subscription=given))


@delete("/notices/browser", status_code=204, responses=REFUSALS)
async def unsubscribe(house: TheHouse, guest: Guest, data: JSONBody[OldBrowser]) -> None:
    """Let this browser sleep."""
    await house.database.write(partial(wishes.unsubscribe, guest=guest, endpoint=data.endpoint))


@post("/notices/off/{link:str}", status_code=204, responses=REFUSALS)
async def off(house: TheHouse, link: FromPath[str]) -> None:
    """No more letters: the link in each of them, pressed by a person or by a mail program (RFC 8058)."""
    guest = await house.database.write(partial(wishes.switch_mail_off, link=link))
    if guest is None:
        raise Declined(404, "error-no-link")
    await _changed(house, guest)


NOTICES = [wished, wish, subscribe, unsubscribe, off]
