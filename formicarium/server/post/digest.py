"""Letters: what has gathered for some minutes goes out as one, with a link to have no more of them.

A letter is taken only when it can be written at once: if it waited for others, it would be taken for lost,
and written once more.
"""

from __future__ import annotations

import logging
import time
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sa

from formicarium.server.keeping.posted import notices, wants
from formicarium.server.post import mail
from formicarium.server.post.mailbox import address_of
from formicarium.server.post.outbox import later
from formicarium.server.post.reading import Notice, read
from formicarium.server.post.words import say, text

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.post")

MOST = 30  # notices of one letter
TAKEN = (
    600.0  # seconds for which they are the node's that writes: a mail server may take its time for each word
)


class Letter(NamedTuple):
    """What has gathered for somebody."""

    guest: str
    to: str
    language: str
    link: str  # switches mail off
    notices: list[Notice]
    until: float
    tries: int


async def mail_round(house: House) -> None:
    """Write to those for whom something has waited long enough, as many at once as may be."""
    while house.post.carriers < mail.AT_ONCE and (letter := await _next(house)) is not None:
        house.post.carriers += 1
        house.spawn(_carry(house, letter))


async def _carry(house: House, letter: Letter) -> None:
    """Whoever has written one takes the next."""
    try:
        left: Letter | None = letter
        while left is not None:
            await _write(house, left)
            left = await _next(house)
    finally:
        house.post.carriers -= 1


async def _next(house: House) -> Letter | None:
    """The letter that has waited longest; None if there is none."""
    if not mail.has_mail(house):
        return None
    now = time.time()
    due = sa.select(notices.c.guest).where(notices.c.mail_due <= now).group_by(notices.c.guest)
    first = due.order_by(sa.func.min(notices.c.mail_due)).limit(2 * mail.AT_ONCE)
    for guest in await house.database.read(lambda connection: list(connection.scalars(first))):
        if (letter := await house.database.write(partial(_take, guest=guest, now=now))) is not None:
            return letter
    return None


async def _write(house: House, letter: Letter) -> None:
    again, result = None, "taken"
    subject, body = compose(letter, house.config.public_url.rstrip("/"))
    stop = off_link(house, letter.link)
    headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    try:
        await mail.send(house, letter.to, subject, body, headers)
    except mail.Unsent as error:
        again, result = (None, "never") if error.for_good else (later(letter.tries), "later")
        log.warning("a letter was not sent: %s", error)
    house.meters.notices.labels("mail", result).inc()
    await house.database.write(partial(_done, guest=letter.guest, until=letter.until, again=again))


def off_link(house: House, link: str) -> str:
    """Where mail programs ask us to write no more: one press, without a page."""
    return f"{house.config.public_url.rstrip('/')}/api/notices/off/{link}"


def compose(letter: Letter, house: str) -> tuple[str, str]:
    """Subject and text."""
    said = [say(notice, letter.language) for notice in letter.notices]
    lines = [text(letter.language, "mail-line", title=each.title, text=each.text) for each in said]
    subject = lines[0] if len(said) == 1 else text(letter.language, "mail-subject", count=len(said))
    parts = [f"{line}\n{house}{each.path}\n" for line, each in zip(lines, said, strict=True)]
    stop = text(letter.language, "mail-off", link=f"{house}/notices/off/{letter.link}")
    return subject, "\n".join([*parts, "-- ", stop, ""])


def _take(connection: sa.Connection, guest: str, now: float) -> Letter | None:
    """Take all that waits for a guest; None if another node has, or nothing of it is true any more."""
    wish = connection.execute(sa.select(wants).where(wants.c.guest == guest).with_for_update()).first()
    waiting = (notices.c.guest == guest) & notices.c.mail_due.is_not(None)
    rows = list(connection.execute(sa.select(notices).where(waiting).order_by(notices.c.made).limit(MOST)))
    if not any(row.mail_due <= now for row in rows):
        return None  # another node was faster
    until = now + TAKEN
    mine = (notices.c.guest == guest) & notices.c.key.in_([row.key for row in rows])
    held = {"mail_due": until, "mail_tries": notices.c.mail_tries + 1}
    connection.execute(notices.update().where(mine).values(held))
    true = [notice for row in rows if (notice := read(connection, row)) is not None]
    to = address_of(connection, guest)
    if wish is None or to is None or not true:
        _done(connection, guest, until, None)
        return None
    connection.execute(wants.update().where(wants.c.guest == guest).values(mailed=now))
    return Letter(guest, to, wish.language, wish.link, true, until, max(row.mail_tries for row in rows) + 1)


def _done(connection: sa.Connection, guest: str, until: float, again: float | None) -> None:
    here = (notices.c.guest == guest) & (notices.c.mail_due == until)
    connection.execute(notices.update().where(here).values(mail_due=again))
