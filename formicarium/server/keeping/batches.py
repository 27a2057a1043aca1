"""A batch of answers is one statement, whatever its size: its rows travel as one JSON text.

So the database does the work by itself: with a statement per row, the writer's thread would stand
in line for the interpreter between any two rows, behind an event loop that is always busy.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from formicarium.server.keeping.storage import Row, Summary, answers, tables

_encode = msgspec.json.Encoder().encode


class Statements(NamedTuple):
    """How a kind of database writes a batch."""

    insert: str
    update: str


def _sqlite() -> Statements:
    def columns(names: Iterable[str]) -> str:
        return ", ".join(f"json_extract(value, '$[{at}]') AS {name}" for at, name in enumerate(names))

    return _statements(
        f"SELECT {columns(Row._fields)} FROM json_each(?)",
        f"SELECT {columns(Summary._fields)} FROM json_each(?)",
    )


def _postgresql() -> Statements:
    def columns(names: Iterable[str], table: Any) -> str:
        kinds = {column.name: column.type.compile() for column in table.columns}
        return ", ".join(f"(value ->> {at})::{kinds[name]} AS {name}" for at, name in enumerate(names))

    return _statements(
        f"SELECT {columns(Row._fields, answers)} FROM json_array_elements(%s::json)",
        f"SELECT {columns(Summary._fields, tables)} FROM json_array_elements(%s::json)",
    )


def _statements(rows: str, summaries: str) -> Statements:
    names = ", ".join(Row._fields)
    changes = ", ".join(f"{name} = new.{name}" for name in Summary._fields[1:])
    return Statements(
        # In one order on every node: two batches can then never wait for each other. A table may be gone.
        f"INSERT INTO answers ({names}) SELECT {names} FROM ({rows}) AS new "
        "WHERE EXISTS (SELECT 1 FROM tables WHERE tables.id = new.match) "
        "ORDER BY match, number ON CONFLICT DO NOTHING RETURNING match, number",
        f"UPDATE tables SET {changes} FROM ({summaries}) AS new WHERE tables.id = new.id",
    )


STATEMENTS = {"sqlite": _sqlite(), "postgresql": _postgresql()}


def write_batch(cursor: Any, statements: Statements, batch: Sequence[tuple[Row, Summary]]) -> list[bool]:
    """Write the rows whose numbers and keys are free, and the summaries of their tables; which rows were."""
    first: dict[tuple[str, int], Row] = {}
    for row, _ in batch:
        first.setdefault(row[:2], row)
    cursor.execute(statements.insert, (_encode(list(first.values())).decode(),))
    written = {(match, number) for match, number in cursor.fetchall()}
    done = [row[:2] in written and first[row[:2]] is row for row, _ in batch]
    latest = {row.match: summary for (row, summary), taken in zip(batch, done, strict=True) if taken}
    if latest:
        cursor.execute(statements.update, (_encode(list(latest.values())).decode(),))
    return done
