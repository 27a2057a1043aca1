"""Tables in trouble: found, left behind at the last row that can be read, or closed.

A row is never changed. What can no longer be read is left behind by one more row, a cut, and play goes on
from before it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import sqlalchemy as sa

from formicarium.server.keeping.storage import answers, tables
from formicarium.server.keeping.writer import ring
from formicarium.server.people.seating import lock_table
from formicarium.server.table.endings import result
from formicarium.server.table.ledger import Ledger
from formicarium.server.table.rooms import read_rows
from formicarium.server.table.trouble import Trouble, Unreadable


class Found(NamedTuple):
    """A table that cannot be played on, and what is the matter with it."""

    id: str
    game: str
    trouble: Trouble
    rows: int  # all of them
    record: str  # as far as it can be read


def troubled(connection: sa.Connection) -> Iterator[Found]:
    """Every table that cannot be read to its last row, but for those that are closed."""
    chosen = sa.select(tables.c.id, tables.c.trouble).order_by(tables.c.created)
    for id, noted in list(connection.execute(chosen)):
        known = Trouble.of(noted)
        if not (known and known.closed) and (found := examine(connection, id)):
            yield found


def examine(connection: sa.Connection, id: str) -> Found | None:
    """What is the matter with a table, if anything; noted for the lists."""
    table = connection.execute(sa.select(tables).where(tables.c.id == id)).one()
    rows = read_rows(connection, id, 0)
    try:
        ledger = Ledger.read(table.header, rows, table.secret or "")
        trouble, record = ledger.trouble, ledger.record()
    except Unreadable as error:
        trouble, record = error.trouble, ""
    if trouble != Trouble.of(table.trouble):
        note(connection, id, trouble=trouble.words() if trouble else None)
    return Found(id, table.game, trouble, len(rows), record) if trouble else None


def go_on(connection: sa.Connection, id: str, author: str) -> bool:
    """Leave behind what cannot be read; False if there is nothing to go on from, or nothing the matter."""
    lock_table(connection, id)
    table = connection.execute(sa.select(tables).where(tables.c.id == id)).one()
    rows = read_rows(connection, id, 0)
    try:
        ledger = Ledger.read(table.header, rows, table.secret or "")
    except Unreadable:
        return False
    noted = Trouble.of(table.trouble)
    if ledger.trouble is None or (noted and noted.closed):
        return False
    row = ledger.cut(rows[-1].number + 1, author)
    connection.execute(answers.insert().values(row._asdict()))
    over = ledger.over
    note(
        connection,
        id,
        trouble=None,
        number=ledger.number(None),
        waiting=" ".join(str(d.seat) for d in ledger.waiting()),
        changed=row.at,
        over=over,
        result=result(ledger),
        due=None if over or table.begun is None else row.at,
    )
    ring_for(connection, id, row.number)
    return True


def close(connection: sa.Connection, id: str) -> bool:
    """Never mend it: it is over, without a result. False if nothing is the matter with it."""
    lock_table(connection, id)
    trouble = Trouble.of(connection.scalar(sa.select(tables.c.trouble).where(tables.c.id == id)))
    if trouble is None:
        return False
    words = trouble._replace(closed=True).words()
    note(connection, id, trouble=words, over=True, due=None, waiting="", changed=time.time())
    ring_for(connection, id, 0)
    return True


def note(connection: sa.Connection, id: str, **values: Any) -> None:
    connection.execute(tables.update().where(tables.c.id == id).values(values))


def ring_for(connection: sa.Connection, id: str, number: int) -> None:
    """Other nodes read the table again."""
    if connection.dialect.name == "postgresql":
        ring(connection, [f"answer:{id}:{number}"])
