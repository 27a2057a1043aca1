"""Letters about an account: links to come back by, and word that a way in has changed.

That word goes to the address which the account had before: whoever takes somebody's account is not alone in
knowing it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import sqlalchemy as sa

from formicarium.server.keeping.posted import wants
from formicarium.server.keeping.storage import accounts
from formicarium.server.people.allowance import digest, spend
from formicarium.server.post import words
from formicarium.server.post.mail import Unsent, has_mail, send
from formicarium.server.post.relay import Relay

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.mail")

Change: TypeAlias = Literal["mail", "password", "recovered", "codes", "passkey-added", "passkey-removed"]


class Owner(NamedTuple):
    """Whose account it is."""

    name: str
    mail: str
    language: str


async def warn(house: House, guest: str, change: Change, language: str, old: str | None = None) -> None:
    """Somebody has changed a way into this account.

    `language`: of whoever has done it, where nothing is known of the owner's; `old`: the address that letters
    went to, if it is another now.
    """
    if not has_mail(house):
        return

    def write(connection: sa.Connection) -> Owner | None:
        a = accounts.c
        chosen = sa.select(
            a.shown, sa.func.coalesce(old, a.mail), sa.func.coalesce(wants.c.language, language)
        )
        chosen = chosen.outerjoin_from(accounts, wants, wants.c.guest == a.guest).where(a.guest == guest)
        owner = Owner(*connection.execute(chosen).one())
        mine, most = digest(house, guest), house.config.limits.letters
        return owner if owner.mail and spend(connection, "warnings", mine, most, 3600) else None

    owner = await house.database.write(write)
    if owner is not None:
        page = "me" if change == "mail" else "recover"
        house.spawn(
            write_letter(house, owner.mail, "changed", owner.language, owner.name, page, change=change)
        )


async def write_letter(
    house: House, to: str, kind: str, language: str, name: str, page: str, **facts: str
) -> None:
    """Send a letter that leads to a page; if nobody takes it, the log says so."""
    link = f"{Relay.of(house.config).url}/{page}"
    subject = words.text(language, f"letter-{kind}-subject")
    text = words.text(language, f"letter-{kind}", name=name, link=link, **facts)
    try:
        await send(house, to, subject, f"{text}\n")
    except Unsent as error:
        log.warning("a letter (%s) could not be sent: %s", kind, error)
