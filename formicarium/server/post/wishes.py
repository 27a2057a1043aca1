"""What somebody wants to be told, by which way, and the browsers to be woken for it. All is off at first."""

from __future__ import annotations

import secrets
import time
from typing import Any, NamedTuple

import sqlalchemy as sa

from formicarium.server.keeping.posted import browsers, notices, wants
from formicarium.server.people.identity import keep_guest, new_id
from formicarium.server.post.push import Subscription

MOST = 10  # browsers of one guest; the oldest goes first


class Wishes(NamedTuple):
    """Kinds of notices, by the way they come."""

    push: tuple[str, ...] = ()
    mail: tuple[str, ...] = ()
    language: str = "en"


def read(connection: sa.Connection, guest: str) -> Wishes:
    found = connection.execute(sa.select(wants).where(wants.c.guest == guest)).first()
    return Wishes() if found is None else Wishes(*_kinds(found), found.language)


def _kinds(row: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(row.push.split()), tuple(row.mail.split())


def write(connection: sa.Connection, guest: str, wishes: Wishes) -> None:
    """From now on; what waits by a way that is switched off is not sent."""
    values = {
        "push": " ".join(wishes.push),
        "mail": " ".join(wishes.mail),
        "language": wishes.language,
    }
    here = wants.c.guest == guest
    if not connection.execute(wants.update().where(here).values(values)).rowcount:
        keep_guest(connection, guest)
        connection.execute(wants.insert().values(guest=guest, link=secrets.token_urlsafe(18), **values))
    mine = notices.c.guest == guest
    for kinds, due in ((wishes.push, notices.c.push_due), (wishes.mail, notices.c.mail_due)):
        unwanted = mine & notices.c.kind.not_in(kinds)
        connection.execute(notices.update().where(unwanted).values({due: None}))


def wanting(connection: sa.Connection) -> frozenset[str]:
    """All who want to be told anything."""
    return frozenset(
        connection.scalars(sa.select(wants.c.guest).where((wants.c.push != "") | (wants.c.mail != "")))
    )


def switch_mail_off(connection: sa.Connection, link: str) -> str | None:
    """By the link in a mail; whose it is, or None if it is nobody's."""
    guest = connection.scalar(sa.select(wants.c.guest).where(wants.c.link == link))
    if guest is not None:
        write(connection, guest, read(connection, guest)._replace(mail=()))
    return guest


# Browsers


def subscribe(connection: sa.Connection, guest: str, subscription: Subscription) -> None:
    """This browser may be woken for this guest, and for nobody else any more."""
    keep_guest(connection, guest)
    connection.execute(browsers.delete().where(browsers.c.endpoint == subscription.endpoint))
    values = {**subscription._asdict(), "created": time.time()}
    connection.execute(browsers.insert().values(id=new_id(12), guest=guest, **values))
    mine = sa.select(browsers.c.id).where(browsers.c.guest == guest).order_by(browsers.c.created.desc())
    older = list(connection.scalars(mine))[MOST:]
    connection.execute(browsers.delete().where(browsers.c.id.in_(older)))


def unsubscribe(connection: sa.Connection, guest: str, endpoint: str) -> None:
    here = (browsers.c.guest == guest) & (browsers.c.endpoint == endpoint)
    connection.execute(browsers.delete().where(here))


def bring_along(connection: sa.Connection, guest: str, account: str) -> None:
    """Who logs in: the account's own wishes stand, this browser is the account's now."""
    connection.execute(browsers.update().where(browsers.c.guest == guest).values(guest=account))
    here = wants.c.guest == account
    if connection.execute(sa.select(wants.c.guest).where(here)).first() is None:
        connection.execute(wants.update().where(wants.c.guest == guest).values(guest=account))
    for each in (notices, wants):
        connection.execute(each.delete().where(each.c.guest == guest))
