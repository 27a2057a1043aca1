"""What was measured, kept in one file: `docs/speed.json`, a section for each part of the house.

Whoever measures something keeps it as a section, from Python or from any other language:

    moves = Sheet("Moves", [{"tables": 1, "moves/s": 900}, {"tables": 200, "moves/s": 1100}])
    keep("server", Section("The server", "Players in a hurry …", "make bench", [moves]))

    python -m formicarium.lab.speed keep page < part.json

    {"title": "The page", "about": "In Chromium, …", "command": "make bench",
     "sheets": [{"title": "Interaction", "rows": [{"game": "Antics!", "p75 ms": 61}]}]}

All rows of a sheet have the same keys: the headings of its columns. Machine, date and Python are added
here; a section takes the place of the one of its name, and the others stay. `docs/speed.md` and its chart
are written anew each time; `python -m formicarium.lab.speed` writes them from the file as it stands.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

from formicarium.lab.chart import chart

Cell: TypeAlias = str | int | float | None
Row: TypeAlias = Mapping[str, Cell]

DOCS = Path("docs")
FIRST = ("engine", "search", "server", "page")  # in this order; further sections follow by name
HEAD = """\
# How fast it is

Written by `python -m formicarium.lab.speed` from the figures in [speed.json](speed.json): measure with
`make bench`, change nothing here. Every section says on what machine and when it was measured. Machines
differ and have their moods: compare figures of one section, and believe ratios before numbers.
"""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of figures. All rows have the same keys."""

    title: str
    rows: Sequence[Row]


@dataclass(frozen=True, slots=True)
class Section:
    """What one part of the house was measured to do."""

    title: str
    about: str  # a paragraph: what was done, and what the figures mean
    command: str  # how to measure it again
    sheets: Sequence[Sheet]
    machine: str = field(default_factory=lambda: machine())
    date: str = field(default_factory=lambda: datetime.now(UTC).date().isoformat())
    python: str = field(default_factory=platform.python_version)


def machine() -> str:
    """The processor, and how many of them."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
        names = [
            line.partition(":")[2].strip() for line in told.splitlines() if line.startswith("model name")
        ]
    except OSError:
        names = []
    name = names[0] if names else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores, {platform.system()}"


def kept(docs: Path = DOCS) -> dict[str, Any]:
    """All sections by name, as the file has them."""
    file = docs / "speed.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def keep(name: str, section: Section, docs: Path = DOCS) -> None:
    """Write a section down, in place of the one of its name."""
    for sheet in section.sheets:
        if any(list(row) != list(sheet.rows[0]) for row in sheet.rows):
            raise ValueError(f"{name}, {sheet.title}: all rows have the same headings, in the same order")
    sections = kept(docs) | {name: asdict(section)}
    order = sorted(sections, key=lambda each: (FIRST.index(each) if each in FIRST else len(FIRST), each))
    text = json.dumps({each: sections[each] for each in order}, indent=1, ensure_ascii=False)
    (docs / "speed.json").write_text(f"{text}\n", encoding="utf-8")
    write(docs)


def read(part: Mapping[str, Any]) -> Section:
    """A section that another program has measured."""
    sheets = [Sheet(sheet["title"], sheet["rows"]) for sheet in part["sheets"]]
    return Section(part["title"], part["about"], part["command"], sheets)


def write(docs: Path = DOCS) -> None:
    """The page and its chart, from the file."""
    sections = kept(docs)
    parts = [HEAD]
    if "engine" in sections:
        drawn = chart(sections["engine"])
        (docs / "img").mkdir(exist_ok=True)
        (docs / "img" / "speed.svg").write_text(drawn, encoding="utf-8")
        parts.append("![Random decisions a second on one core, by game and engine](img/speed.svg)\n")
    parts += [_told(section) for section in sections.values()]
    (docs / "speed.md").write_text("\n".join(parts), encoding="utf-8")


def _told(section: Mapping[str, Any]) -> str:
    measured = f"`{section['command']}`, {section['date']}: {section['machine']}, Python {section['python']}."
    lines = [f"## {section['title']}", "", section["about"], "", measured, ""]
    for sheet in section["sheets"]:
        lines += [f"### {sheet['title']}", "", *_table(sheet["rows"]), ""]
    return "\n".join(lines)


def _table(rows: Sequence[Row]) -> list[str]:
    if not rows:
        return []
    numbers = [all(not isinstance(row[heading], str) for row in rows) for heading in rows[0]]
    lines = [list(rows[0]), ["---:" if number else "---" for number in numbers]]
    lines += [[shown(cell) for cell in row.values()] for row in rows]
    return [f"| {' | '.join(line)} |" for line in lines]


def shown(cell: Cell) -> str:
    """A figure as people read it.

    >>> shown(83000), shown(2.5), shown(None), shown("x")
    ('83,000', '2.5', '', 'x')
    """
    if cell is None:
        return ""
    return cell if isinstance(cell, str) else f"{cell:,}"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m formicarium.lab.speed", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--docs", type=Path, default=DOCS, help="the folder of speed.json (%(default)s)")
    todo = parser.add_subparsers(dest="todo")
    keeping = todo.add_parser("keep", help="read a section as JSON from the standard input, and keep it")
    keeping.add_argument("name", help="of the section: engine, server, page, …")
    given = parser.parse_args()
    if given.todo == "keep":
        keep(given.name, read(json.load(sys.stdin)), given.docs)
    else:
        write(given.docs)


if __name__ == "__main__":
    main()
