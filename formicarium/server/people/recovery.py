"""Ways back into an account for whoever has lost the others: codes on paper, an address for letters."""

from __future__ import annotations

import re
import secrets
from typing import NamedTuple

import sqlalchemy as sa

from formicarium.server.keeping.people import codes
from formicarium.server.keeping.storage import accounts
from formicarium.server.people.tickets import digest_of

COUNT = 10  # codes at once
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that look like others
GROUPS, LETTERS = 4, 4  # nearly eighty bits


def new_codes(connection: sa.Connection, guest: str) -> list[str]:
    """Codes that work once each; those made before work no more."""
    made = [_code() for _ in range(COUNT)]
    connection.execute(codes.delete().where(codes.c.guest == guest))
    connection.execute(codes.insert(), [{"digest": _digest(code), "guest": guest} for code in made])
    return made


def _code() -> str:
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(LETTERS)) for _ in range(GROUPS))
    return "-".join(groups)


def _digest(code: str) -> str:
    """However it is typed: big or small, with spaces, hyphens or nothing between."""
    return digest_of(re.sub(r"[\s\-]+", "", code).lower())


def use_code(connection: sa.Connection, name: str, code: str) -> str | None:
    """The guest behind the account of this name, if this is a code of theirs: it works no more."""
    theirs = sa.select(accounts.c.guest).where(accounts.c.name == name.casefold()).scalar_subquery()
    used = codes.delete().where((codes.c.digest == _digest(code)) & (codes.c.guest == theirs))
    found = connection.execute(used.returning(codes.c.guest)).scalar()
    return None if found is None else str(found)


def codes_left(connection: sa.Connection, guest: str) -> int:
    chosen = sa.select(sa.func.count()).select_from(codes).where(codes.c.guest == guest)
    return connection.execute(chosen).scalar_one()


# Letters


class Reachable(NamedTuple):
    """An account with an address."""

    guest: str
    name: str
    mail: str


def set_mail(connection: sa.Connection, guest: str, mail: str | None) -> str | None:
    """Letters go there from now on, or nowhere; where they went before, if that was elsewhere."""
    mine = accounts.c.guest == guest
    old = connection.scalar(sa.select(accounts.c.mail).where(mine).with_for_update())
    connection.execute(accounts.update().where(mine).values(mail=mail))
    return None if old == mail else old


def reachable(connection: sa.Connection, wanted: str, most: int = 3) -> list[Reachable]:
    """Accounts of this name or with this address, as far as letters can be sent to them."""
    named = (accounts.c.name == wanted.casefold()) | (accounts.c.mail == folded(wanted))
    chosen = sa.select(accounts.c.guest, accounts.c.shown, accounts.c.mail)
    found = connection.execute(chosen.where(named & accounts.c.mail.is_not(None)).limit(most))
    return [Reachable(row.guest, row.shown, row.mail) for row in found]


def folded(mail: str) -> str:
    """An address as it is compared."""
    return mail.strip().lower()
