"""Tickets: what somebody is given to bring back soon, and once. Kept is a digest only."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Literal, NamedTuple, TypeAlias

import sqlalchemy as sa

from formicarium.server.keeping.people import tickets

Kind: TypeAlias = Literal["mail", "recover", "passkey", "new-passkey", "new-account"]

SECONDS: dict[Kind, float] = {
    "mail": 86_400.0,  # a letter may lie for a while
    "recover": 3600.0,
    "passkey": 300.0,
    "new-passkey": 300.0,
    "new-account": 300.0,
}


class Ticket(NamedTuple):
    """What it was given for: to whom ("": to whoever comes), and what goes with it."""

    guest: str
    value: str


def issue(connection: sa.Connection, kind: Kind, guest: str, value: str) -> str:
    """A new ticket; those that nobody has brought back in time go."""
    secret, now = secrets.token_urlsafe(24), time.time()
    connection.execute(tickets.delete().where(tickets.c.until < now))
    row = {"digest": digest_of(secret), "kind": kind, "guest": guest, "value": value}
    connection.execute(tickets.insert().values(**row, until=now + SECONDS[kind]))
    return secret


def redeem(connection: sa.Connection, kind: Kind, secret: str) -> Ticket | None:
    """Take a ticket back: it is worth nothing from now on."""
    here = (tickets.c.digest == digest_of(secret)) & (tickets.c.kind == kind)
    taken = tickets.delete().where(here).returning(tickets.c.guest, tickets.c.value, tickets.c.until)
    found = connection.execute(taken).first()
    return Ticket(found.guest, found.value) if found is not None and found.until >= time.time() else None


def digest_of(secret: str) -> str:
    """As it is kept. Secrets are long and random: nobody finds one by trying."""
    return hashlib.sha256(secret.encode()).hexdigest()
