"""How much is done for a random decision, in lines of Python and calls of C: alike on every machine.

`python -m tests.lab.work` (or `make work`) counts again and stores the figures of today in work.json.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any

from formicarium.core.game import Game
from formicarium.core.registry import GROUP, games
from formicarium.lab.bare import play_bare

STORED = Path(__file__).with_name("work.json")
DECISIONS = 600  # at least: whole matches are played


def cases() -> list[tuple[str, int]]:
    """Every game of the house with the fewest and the most seats."""
    housed = [games[point.name] for point in entry_points(group=GROUP)]  # no other test's, whoever came first
    return [(game.id, seats) for game in housed for seats in sorted({game.seats[0], game.seats[-1]})]


def work(id: str, seats: int) -> float:
    """Lines and calls per decision, once everything that is made but once has been made."""
    game = games[id]
    _play(game, seats, Random(0))
    done = decisions = number = 0
    while decisions < DECISIONS:
        number += 1
        lines, played = counted(partial(_play, game, seats, Random(number)))
        done += lines
        decisions += played
    return round(done / decisions, 1)


def _play(game: Game[Any], seats: int, rng: Random) -> int:
    return play_bare(game, seats, game.read_options({}), rng)[1]


def counted(play: Callable[[], int]) -> tuple[int, int]:
    """How much was done, and what came of it. Whoever was tracing goes on afterwards."""
    done = 0

    def line(frame: Any, event: str, arg: Any) -> Any:
        nonlocal done
        if event == "line":
            done += 1
        return line

    def call(frame: Any, event: str, arg: Any) -> None:
        nonlocal done
        if event == "c_call":
            done += 1

    before = sys.gettrace(), sys.getprofile()
    sys.setprofile(call)
    sys.settrace(line)
    try:
        played = play()
    finally:
        sys.settrace(before[0])
        sys.setprofile(before[1])
    return done, played


def python() -> str:
    """Lines and calls are counted a little differently from one version to the next."""
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def main() -> None:
    figures = {f"{id}, {seats} seats": work(id, seats) for id, seats in cases()}
    STORED.write_text(json.dumps({"python": python(), "work": figures}, indent=1) + "\n", encoding="utf-8")
    for name, figure in figures.items():
        print(f"{figure:8.1f}  {name}")


if __name__ == "__main__":
    main()
