"""`make chaos`, or `python -m tests.chaos`: docs/chaos.md."""

from __future__ import annotations

import argparse
import logging
import signal
import sys
from dataclasses import replace

from tests.chaos.figures import table
from tests.chaos.mishaps import MISHAPS
from tests.chaos.plan import Plan
from tests.chaos.run import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=40, help="on each database")
    parser.add_argument("--minutes", type=float, default=4.0, help="at most, on each database")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--nodes", type=int, choices=(1, 2, 3), default=2, help="on PostgreSQL; a file has one"
    )
    parser.add_argument("--database", choices=("both", "sqlite", "postgresql"), default="both")
    parser.add_argument("--tables", type=int, default=4, help="played at once")
    parser.add_argument("--vandals", type=int, default=2, help="hostile visitors")
    parser.add_argument(
        "--nonsense", type=int, default=0, help="messages they send on each database, at least"
    )
    parser.add_argument("--mishaps", default="", help=f"only these: {','.join(MISHAPS)}")
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(message)s", datefmt="%H:%M:%S")
    logging.getLogger("chaos").setLevel(logging.INFO)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # nothing is left behind
    given = parser.parse_args()
    only = tuple(name for name in given.mishaps.split(",") if name)
    if wrong := set(only) - set(MISHAPS):
        parser.error(f"there are no such mishaps: {', '.join(sorted(wrong))}")
    plan = Plan(
        "sqlite",
        1,
        given.seed,
        given.kills,
        given.minutes,
        given.tables,
        given.vandals,
        given.nonsense,
        mishaps=only,
    )
    plans = [plan, replace(plan, database="postgresql", nodes=given.nodes)]
    runs = [run(each) for each in plans if given.database in ("both", each.database)]
    print(table(runs))
    for figures in runs:
        for note in [
            *figures.notes[:20],
            *(f"{count} × {line}" for line, count in figures.errors.most_common(12)),
        ]:
            print(f"{figures.name}: {note}")
    return 1 if any(figures.faults() for figures in runs) else 0


if __name__ == "__main__":
    sys.exit(main())
