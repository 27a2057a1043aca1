"""The summary of a match, where it is written without a row: when the silence after a row is over."""

from __future__ import annotations

import sqlalchemy as sa

from formicarium.server.keeping.storage import Summary, answers, tables


def put(connection: sa.Connection, summary: Summary, rows: int) -> None:
    """Let lists say this, unless there are more rows by now: whoever wrote them knows more."""
    here = tables.c.id == summary.id
    connection.execute(sa.select(tables.c.id).where(here).with_for_update())
    later = sa.select(answers.c.number).where((answers.c.match == summary.id) & (answers.c.number >= rows))
    if connection.execute(later.limit(1)).first() is None:
        connection.execute(tables.update().where(here).values(summary._asdict()))
