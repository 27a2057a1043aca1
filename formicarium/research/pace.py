"""How many steps a second the environments make: `python -m formicarium.research.pace`.

Random legal actions through PettingZoo in one process, through Gymnasium in several; and peers in the same
run, where they are installed. A step is one action, with observation and mask.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from statistics import median
from typing import Any

import numpy as np

from formicarium.core.registry import games
from formicarium.research.gymnasium import any_legal, vector_env
from formicarium.research.pettingzoo import env

SECONDS = 3.0


def aec(table: Any, seconds: float = SECONDS) -> float:
    """Steps a second of a PettingZoo environment with masks."""
    rng, steps, begun = np.random.default_rng(1), 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        table.reset(seed=steps)
        for _ in table.agent_iter(200):
            seen, _, over, late, info = table.last()
            if over or late:
                break
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            table.step(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
    return steps / (time.perf_counter() - begun)


def many(game: str, count: int, seconds: float = SECONDS) -> float:
    """Steps a second of so many tables in processes, against `random`."""
    tables = vector_env(count, game)
    try:
        seen, _ = tables.reset(seed=1)
        rng, steps, begun = np.random.default_rng(1), 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            seen, *_ = tables.step(any_legal(seen["action_mask"], rng))
            steps += count
        return steps / (time.perf_counter() - begun)
    finally:
        tables.close()


def open_spiel(name: str, seconds: float = SECONDS) -> float:
    """Actions and items of chance a second in OpenSpiel, with the tensor and mask of whoever acts."""
    import pyspiel
    from open_spiel.python import games as in_python  # noqa: F401, registers them

    game, rng, steps, begun = pyspiel.load_game(name), np.random.default_rng(1), 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
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
    return steps / (time.perf_counter() - begun)


def rlcard(seconds: float = SECONDS) -> float:
    """Actions a second of RLCard's gin rummy, with what whoever acts observes."""
    import rlcard as peer

    table, rng, steps, begun = peer.make("gin-rummy"), np.random.default_rng(1), 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(int(rng.choice(list(state["legal_actions"]))))
            steps += 1
    return steps / (time.perf_counter() - begun)


def peers() -> Iterator[tuple[str, Callable[[], float]]]:
    def zoo(name: str) -> float:
        from importlib import import_module

        return aec(import_module(f"pettingzoo.classic.{name}").env())

    yield "PettingZoo connect_four", lambda: zoo("connect_four_v3")
    yield "PettingZoo chess", lambda: zoo("chess_v6")
    yield "OpenSpiel gin_rummy (C++)", lambda: open_spiel("gin_rummy")
    yield "OpenSpiel chess (C++)", lambda: open_spiel("chess")
    yield "OpenSpiel python_liars_poker (Python)", lambda: open_spiel("python_liars_poker")
    yield "RLCard gin rummy", rlcard


def main() -> None:
    """The table of figures; each as a ratio to the median of our games, too."""
    cores = os.cpu_count() or 1
    ours = {game.id: aec(env(game.id)) for game in games.values()}
    middle = median(ours.values())
    print("| environment | steps/s | × our median |\n| --- | ---: | ---: |")
    for name, pace in ours.items():
        print(f"| {name}, PettingZoo | {pace:,.0f} | {pace / middle:.2f} |", flush=True)
    for name in ours:
        pace = many(name, cores)
        print(
            f"| {name}, {cores} processes, against `random` | {pace:,.0f} | {pace / middle:.2f} |", flush=True
        )
    for name in ours:
        import formicarium.research.openspiel  # noqa: F401, registers them

        pace = open_spiel(f"formicarium_{name}")
        print(f"| {name}, OpenSpiel | {pace:,.0f} | {pace / middle:.2f} |", flush=True)
    for name, measure in peers():
        with suppress(ImportError):
            pace = measure()
            print(f"| {name} | {pace:,.0f} | {pace / middle:.2f} |", flush=True)


if __name__ == "__main__":
    main()
