"""`python -m compiling`: the compiled package, in build/compiled."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from compiling.build import Build

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m compiling", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default every game")
    parser.add_argument("--to", type=Path, help="by default build/compiled")
    parser.add_argument("--level", type=int, default=1, help="how hard the C compiler tries (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="%(default)s")
    given = parser.parse_args()
    Build.of(ROOT, given.to, given.games, given.level).run(given.jobs)


if __name__ == "__main__":
    main()
