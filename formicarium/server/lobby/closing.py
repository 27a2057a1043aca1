"""Closing a table from outside: its match is over, without a result, and everybody there is told so."""

from __future__ import annotations

import sqlalchemy as sa

from formicarium.server.keeping.storage import TABLE, answers, tables
from formicarium.server.lobby import mending
from formicarium.server.people.seating import lock_table
from formicarium.server.table.endings import result
from formicarium.server.table.ledger import Ledger
from formicarium.server.table.rooms import read_rows
from formicarium.server.table.trouble import Unreadable


def close(connection: sa.Connection, id: str) -> bool:
    """End a match that goes on; False if there is none."""
    lock_table(connection, id)
    table = connection.execute(sa.select(tables).where(tables.c.id == id)).first()
    if table is None or table.over:
        return False
    try:
        ledger = Ledger.read(table.header, read_rows(connection, id, 0), table.secret or "")
    except Unreadable:
        return mending.close(connection, id)
    if ledger.trouble is not None or ledger.over:
        return mending.close(connection, id)
    row = ledger.end("closed", TABLE)
    connection.execute(answers.insert().values(row._asdict()))
    mending.note(
        connection,
        id,
        number=ledger.number(None),
        waiting="",
        changed=row.at,
        over=True,
        result=result(ledger),
        due=None,
    )
    mending.ring_for(connection, id, row.number)
    return True
