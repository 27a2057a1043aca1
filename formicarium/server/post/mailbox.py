"""Where somebody gets letters: at the address they have confirmed, if this house sends any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import sqlalchemy as sa

from formicarium.server.keeping.storage import accounts
from formicarium.server.post.mail import has_mail

if TYPE_CHECKING:
    from formicarium.server.house import House


def address_of(connection: sa.Connection, guest: str) -> str | None:
    """Only accounts have one."""
    found = connection.scalar(sa.select(accounts.c.mail).where(accounts.c.guest == guest))
    return None if found is None else str(found)


def reached(connection: sa.Connection, house: House, guest: str) -> Literal["yes", "no-address", "no-mail"]:
    """Can letters be sent to this guest, and if not, why?"""
    if not has_mail(house):
        return "no-mail"
    return "no-address" if address_of(connection, guest) is None else "yes"
