"""How fast the server is: `make bench` (python -m tests.server.speed --keep) measures it.

A server and its players share this machine, over loopback; a move counts when it is on disk, and its
milliseconds end when the other seat has been shown it. `server` and `players` are processors in use (1 is
one core): the server can have what the players leave. In a hurry: two players at every table of The Cicada
and the Ant answer the moment they are asked; with scenes, as a page wants them, or without, as programs do.
In no hurry: everybody thinks for a second on average. Processes: the same hurry on PostgreSQL, whose own
work is not in `server`. First byte: from knocking until the page, and then what lies on the table, begins to
come. Part by part: microseconds of processor for a move with scenes, server and players in one process with
no network between them. Open tables: so many on one node, with a page at each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import formicarium as fm
from formicarium.lab.bench import COMPILED
from formicarium.lab.speed import Cell, Row, Section, Sheet, keep
from formicarium.server.bench import Bench
from formicarium.server.bench.arrival import first_bytes
from formicarium.server.bench.measure import Line
from formicarium.server.bench.player import quantile
from tests.server.hosting import cluster

GAME = "cicada_and_ant"
SECONDS = 4.0  # of every run
TABLES = (1, 50, 200)
CROWD = 10_000
VISITS = 100
HEADINGS = {
    "tables": "tables",
    "moves_per_second": "moves/s",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "server_cpu": "server",
    "players_cpu": "players",
    "us_per_move": "µs a move",
}
PARTS = ("engine", "scene", "patch", "encode", "send", "write", "rest")


def hurried(seconds: float) -> Iterator[Row]:
    for scenes in ("patch", "none"):
        with Bench(GAME, scenes=scenes) as server:
            for count in TABLES:
                line = asyncio.run(server.run(count, seconds))
                yield {"scenes": "yes" if scenes == "patch" else "no", **_told(line)}


def at_leisure(seconds: float) -> Iterator[Row]:
    with Bench(GAME) as server:
        yield _told(asyncio.run(server.run(TABLES[-1], seconds, think=1.0)))


def processes(seconds: float) -> Iterator[Row]:
    with cluster() as kept:
        for workers in (1, 2):
            with Bench(GAME, database=kept.database(), settings={"WORKERS": str(workers)}) as server:
                yield {"workers": workers, **_told(asyncio.run(server.run(TABLES[-1], seconds)))}


def arrivals(seconds: float) -> Iterator[Row]:
    with Bench(GAME) as server:
        table, (cookie, _) = server.set_up()
        waits = asyncio.run(first_bytes(server.port, table, [cookie] * VISITS))
    for what, took in zip(("the page", "the table"), zip(*waits, strict=True), strict=True):
        yield {"what": what, "p50 ms": quantile(took, 0.5), "p99 ms": quantile(took, 0.99)}


def parts(seconds: float) -> Iterator[Row]:
    for build in (None, COMPILED) if COMPILED.is_dir() else (None,):
        for game in fm.games:
            line = _asked(
                "split", "--game", game, "--scenes", "patch", "--tables", "30", "--moves", "600", folder=build
            )
            shares: dict[str, Cell] = {part: round(line.get(part, 0)) for part in PARTS}
            named = {"game": game, "build": "compiled" if build else "pure"}
            yield {**named, "µs a move": round(line["us_per_move"]), **shares}


def crowd(seconds: float) -> Iterator[Row]:
    line = _asked("crowd", "--game", GAME, "--tables", str(CROWD))
    yield {
        "tables": line["tables"],
        "kB a table": line["kb_per_table"],
        "kB a page": line["kb_per_page"],
        "MB in all": line["mb"],
        "ms a hello": line["ms_per_hello"],
        "µs a move": line["us_per_move"],
    }


SHEETS = {
    "In a hurry": hurried,
    "In no hurry": at_leisure,
    "Processes": processes,
    "First byte": arrivals,
    "A move, part by part": parts,
    "Open tables": crowd,
}


def _told(line: Line) -> dict[str, Cell]:
    each = line["moves_per_cpu_second"]
    return {
        heading: ({**line, "us_per_move": round(1e6 / each) if each else 0})[name]
        for name, heading in HEADINGS.items()
    }


def _asked(part: str, *arguments: str, folder: Path | None = None) -> dict[str, Any]:
    """What another part of the benchmark prints, in a process of its own; `folder`: of another build."""
    done = subprocess.run(
        [sys.executable, "-m", f"formicarium.server.bench.{part}", *arguments],
        cwd=folder,
        env=os.environ | ({"PYTHONPATH": str(folder.resolve())} if folder else {}),
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    what, how = (__doc__ or "").split("\n\n", 1)
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each run (%(default)s)")
    parser.add_argument("--only", metavar="SHEET", choices=SHEETS, help=f"one of: {', '.join(SHEETS)}")
    parser.add_argument("--keep", action="store_true", help="write the figures into docs/speed.json")
    wishes = parser.parse_args()
    sheets: list[Sheet] = []
    for title in [wishes.only] if wishes.only else SHEETS:
        print(title, flush=True)
        rows: list[Row] = []
        for row in SHEETS[title](wishes.seconds):
            print("  " + "  ".join(f"{name} {figure}" for name, figure in row.items()), flush=True)
            rows.append(row)
        sheets.append(Sheet(title, rows))
    if wishes.keep:
        keep("server", Section("The server", " ".join(how.split()), "make bench", sheets))


if __name__ == "__main__":
    main()
