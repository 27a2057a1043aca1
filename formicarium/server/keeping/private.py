"""What somebody keeps at a table for themselves alone: notes, and answers laid down for their next turn.

All of it belongs to one guest, is exported and forgotten with them (people/export.py, people/deletion.py),
and goes with the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from formicarium.server.keeping.storage import metadata

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("match", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id"), primary_key=True, index=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

plans = sa.Table(
    "plans",  # one row for each answer; see table/planning.py
    metadata,
    sa.Column("match", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, primary_key=True),  # when so many answers of the seat stand, this comes next
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False, index=True),  # who laid it down
    sa.Column("prompt", sa.Text, nullable=False),  # the question, as a *say* in JSON
    sa.Column("words", sa.Text, nullable=False),  # the answer in notation
    sa.Column("said", sa.Text, nullable=False),  # and in words: a *say* in JSON
    sa.Column("basis", sa.Text, nullable=False),  # a fingerprint of what it depends on
    sa.Column("dropped", sa.Text),  # why it was not given: a *say* in JSON; the rest of the plan went with it
)


class Laid(NamedTuple):
    """One answer of a plan."""

    at: int
    prompt: str
    words: str
    said: str
    basis: str
    dropped: str | None = None


def read_laid(connection: sa.Connection, matches: Sequence[str]) -> dict[tuple[str, int], tuple[Laid, ...]]:
    """What is laid down at these tables, by table and seat."""
    found: dict[tuple[str, int], tuple[Laid, ...]] = {}
    columns = (plans.c[name] for name in ("match", "seat", *Laid._fields))
    chosen = sa.select(*columns).where(plans.c.match.in_(matches)).order_by(plans.c.at)
    for match, seat, *rest in connection.execute(chosen):
        found[match, seat] = (*found.get((match, seat), ()), Laid(*rest))
    return found
