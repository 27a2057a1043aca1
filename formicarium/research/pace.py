"""How many steps a second the environments make: `python -m formicarium.research.pace`.

Random legal actions through PettingZoo and OpenSpiel in one process, through Gymnasium in several; and peers
in the same run, where they are installed. `--keep` writes the section `environments` of docs/speed.json.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from rich.console import Console

from formicarium.core.registry import games
from formicarium.lab.bench import show
from formicarium.lab.speed import Row, Section, Sheet, keep
from formicarium.research.gymnasium import any_legal, vector_env
from formicarium.research.pettingzoo import env

SECONDS = 2.0
TABLES, PROCESSES = 16, 2  # side by side, in so many processes
ZOO, MANY, SPIEL = "PettingZoo", "vectorised", "OpenSpiel"
COMMAND = "make bench SECTIONS=environments"
ABOUT = """\
Random legal actions, with observation and mask, a second of processor time, so that other work on the machine
counts little. A step is one action (of OpenSpiel: with what chance gives before it). `vectorised`: 16
tables in two processes with shared memory, against the bot `random`, whose answers are not counted; the
seconds are those of all processes, so with as many free processors it is as many times more. Each peer stands
beside the same form of our games, and beside the vectorised one: `× median` compares with the median of ours,
`× slowest` with the slowest (2: ours are twice as fast). Peers observe far less: connect_four 84 numbers,
ours 1,656 and more."""


def aec(table: Any, seconds: float = SECONDS) -> float:
    """Steps a second of a PettingZoo environment with masks."""
    rng, steps, begun = np.random.default_rng(1), 0, process_time()
    while process_time() - begun < seconds:
        table.reset(seed=steps)
        for _ in table.agent_iter(200):
            seen, _, over, late, info = table.last()
            if over or late:
                break
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            table.step(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
    return steps / (process_time() - begun)


def many(game: str, count: int, seconds: float = SECONDS) -> float:
    """Steps of so many tables in processes, against `random`, a second of all their processors."""
    tables = vector_env(count, game, processes=PROCESSES)
    try:
        ids = [process.pid for process in tables.processes]
        seen, _ = tables.reset(seed=1)
        rng, steps, begun = np.random.default_rng(1), 0, spent(ids)
        while spent(ids) - begun < seconds:
            for _ in range(20):
                seen, *_ = tables.step(any_legal(seen["action_mask"], rng))
                steps += count
        return steps / (spent(ids) - begun)
    finally:
        tables.close()


def spent(processes: Sequence[int]) -> float:
    """Seconds of processor time of this process and of those others."""
    ticks = 0
    for number in processes:
        fields = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return process_time() + ticks / os.sysconf("SC_CLK_TCK")


def open_spiel(name: str, seconds: float = SECONDS) -> float:
    """Actions and items of chance a second in OpenSpiel, with the tensor and mask of whoever acts."""
    import pyspiel
    from open_spiel.python import games as in_python  # noqa: F401, registers them

    game, rng, steps, begun = pyspiel.load_game(name), np.random.default_rng(1), 0, process_time()
    while process_time() - begun < seconds:
        state, left = game.new_initial_state(), 300
        while not state.is_terminal() and left:
            left -= 1
            if state.is_chance_node():
                actions, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(actions, p=likely)))
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(int(rng.choice(np.flatnonzero(state.legal_actions_mask()))))
                steps += 1
    return steps / (process_time() - begun)


def rlcard(seconds: float = SECONDS) -> float:
    """Actions a second of RLCard's gin rummy, with what whoever acts observes."""
    import rlcard as peer

    table, rng, steps, begun = peer.make("gin-rummy"), np.random.default_rng(1), 0, process_time()
    while process_time() - begun < seconds:
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(int(rng.choice(list(state["legal_actions"]))))
            steps += 1
    return steps / (process_time() - begun)


def peers() -> Iterator[tuple[str, str, Callable[[], float]]]:
    """A name, the form of ours that it stands beside, and how it is measured."""

    def zoo(name: str) -> float:
        from importlib import import_module

        return aec(import_module(f"pettingzoo.classic.{name}").env())

    yield "PettingZoo connect_four", ZOO, lambda: zoo("connect_four_v3")
    yield "PettingZoo chess", ZOO, lambda: zoo("chess_v6")
    yield "OpenSpiel gin_rummy (C++)", SPIEL, lambda: open_spiel("gin_rummy")
    yield "OpenSpiel chess (C++)", SPIEL, lambda: open_spiel("chess")
    yield "OpenSpiel python_liars_poker (Python)", SPIEL, lambda: open_spiel("python_liars_poker")
    yield "RLCard gin rummy", ZOO, rlcard


def forms() -> dict[str, Callable[[str], float]]:
    """Each form of our games, and how it is measured."""
    found: dict[str, Callable[[str], float]] = {ZOO: lambda game: aec(env(game))}
    found[MANY] = lambda game: many(game, TABLES)
    with suppress(ImportError):
        import formicarium.research.openspiel  # noqa: F401, registers them

        found[SPIEL] = lambda game: open_spiel(f"formicarium_{game}")
    return found


def measured() -> Section:
    """All of it, one after the other."""
    ours = {form: {game: measure(game) for game in games} for form, measure in forms().items()}
    rows: list[Row] = [
        {"game": game, **{f"{form} steps/s": round(paces[game]) for form, paces in ours.items()}}
        for game in games
    ]
    met: list[Row] = []
    for name, form, measure in peers():
        with suppress(ImportError):
            pace = measure()
            met += [beside(name, pace, each, ours[each]) for each in (form, MANY)]
    return Section("Environments", ABOUT, COMMAND, [Sheet("Games", rows), Sheet("Peers", met)])


def beside(name: str, pace: float, form: str, ours: Mapping[str, float]) -> Row:
    """A peer, and how many times faster our games are in one of their forms."""
    return {
        "peer": name,
        "steps/s": round(pace),
        "beside": form,
        "× median": round(median(ours.values()) / pace, 3),
        "× slowest": round(min(ours.values()) / pace, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m formicarium.research.pace", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write the figures into docs/speed.json")
    given = parser.parse_args()
    section = measured()
    if given.keep:
        keep("environments", section)
    show({"environments": section}, Console(width=None if sys.stdout.isatty() else 120))


if __name__ == "__main__":
    main()
