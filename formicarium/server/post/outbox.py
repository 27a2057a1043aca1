"""What waits to be told. A notice is written with what causes it, and falls silent when it is true no more.

Kinds: it is one's `turn`, one is `invited` to a table, `paired` with somebody, a match has `ended`, a `round`
of a tournament begins. There is one notice for each guest and key, so nobody is told the same thing twice; a
notice that has been sent stays until what it is about is over.

A seat that is asked in secret is told so itself, from the moment on at which it may see it, in the words
of any other turn; and nobody else ever learns that there is a notice.
"""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import sqlalchemy as sa

from formicarium.server.keeping.posted import notices, wants

Kind: TypeAlias = Literal["turn", "invited", "paired", "ended", "round"]
KINDS: tuple[Kind, ...] = get_args(Kind)

_PUT = sa.text(
    'INSERT INTO notices (guest, key, kind, "match", seat, facts, made, push_due, mail_due) '
    "VALUES (:guest, :key, :kind, :match, :seat, :facts, :made, :push_due, :mail_due) "
    "ON CONFLICT (guest, key) DO NOTHING"
)
_NEVER = {"push_due": None, "mail_due": None}

TAKEN = 120.0  # seconds for which a notice is the node's that carries it out
TRIES = 5
AGAIN = 30.0  # seconds until the second try; each further one waits four times as long


class Waits(NamedTuple):
    """For how many seconds a notice waits: one may come and see meanwhile."""

    push: float
    mail: float


USUAL = Waits(20.0, 600.0)


class Turn(NamedTuple):
    """Somebody is asked: a guest at a seat, who may know it from then on."""

    guest: str
    seat: int
    since: float


def tell(
    connection: sa.Connection,
    waits: Waits,
    kind: Kind,
    guests: Collection[str],
    key: str,
    *,
    match: str | None = None,
    seat: int | None = None,
    since: float | None = None,
    facts: Mapping[str, Any] | None = None,
) -> None:
    """Let these guests be told, those who want to know; once for each key. `since`: not known before."""
    if not guests:
        return
    known = sa.select(wants).where(wants.c.guest.in_(sorted(guests)))
    now = time.time()
    begins = max(now, since or now)
    for wish in list(connection.execute(known)):
        pushed, mailed = kind in wish.push.split(), kind in wish.mail.split()
        if not pushed and not mailed:
            continue
        mail_due = max(begins + waits.mail, wish.mailed + waits.mail)
        values = {
            "guest": wish.guest,
            "key": key,
            "kind": kind,
            "match": match,
            "seat": seat,
            "facts": json.dumps(dict(facts or {})),
            "made": now,
            "push_due": begins + waits.push if pushed else None,
            "mail_due": mail_due if mailed else None,
        }
        connection.execute(_PUT, values)


def turn_key(match: str, seat: int) -> str:
    return f"turn:{match}:{seat}"


def note_turns(
    connection: sa.Connection,
    waits: Waits,
    match: str,
    turns: Collection[Turn],
    *,
    answered: int | None = None,
    late: bool = False,
) -> None:
    """Whose turn it is now at a table.

    Who `answered` and is asked on need not be told, unless nobody was there who did (`late`).
    """
    keys = {turn_key(match, turn.seat) for turn in turns}
    again = notices.c.seat == answered if late else sa.false()
    gone = sa.or_(notices.c.key.not_in(sorted(keys)), again)
    mine = (notices.c.match == match) & (notices.c.kind == "turn")
    connection.execute(notices.delete().where(mine & gone))
    for turn in turns:
        tell(
            connection,
            waits,
            "turn",
            [turn.guest],
            turn_key(match, turn.seat),
            match=match,
            seat=turn.seat,
            since=turn.since,
        )
    if answered is not None and not late:  # they are there, and see what comes next
        connection.execute(notices.update().where(mine & (notices.c.seat == answered)).values(_NEVER))


def hush(connection: sa.Connection, guest: str, match: str) -> None:
    """Somebody has seen how it stands at a table: there is nothing left to tell."""
    here = (notices.c.guest == guest) & (notices.c.match == match)
    connection.execute(notices.update().where(here).values(_NEVER))


def forget_table(connection: sa.Connection, matches: Collection[str]) -> None:
    """Tables are thrown away."""
    connection.execute(notices.delete().where(notices.c.match.in_(sorted(matches))))


def later(tries: int) -> float | None:
    """When what has failed so often is tried again; None: never.

    >>> [later(tries) is None for tries in (1, 4, 5)]
    [False, False, True]
    """
    return time.time() + AGAIN * 4.0 ** (tries - 1) if tries < TRIES else None
