"""Measuring speed: how often something is done in a given time, and what one copy costs.

Time is this process's own on its processor: what else the machine does is left out.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

import formicarium

COPIES = 2000  # kept at a time, to know how large they are
RUNS, IN_A_RUN = 25, 400  # copies that are timed: short runs, for a busy machine leaves some of them alone
STRETCHES = 4  # a busy machine slows down all but a few


def build() -> str:
    """Which engine is measured."""
    return "compiled" if getattr(formicarium, "compiled", False) else "pure"


class Pace(NamedTuple):
    """What was done in a stretch of time."""

    matches: int
    decisions: int
    seconds: float

    @property
    def matches_per_second(self) -> float:
        return self.matches / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def pace(play: Callable[[int], int], seconds: float) -> Pace:
    """Play the same matches for about so long, in several stretches: the best of them.

    `play` is given a number, and returns how many decisions the match of this number took.
    """
    stretches = [_stretch(play, seconds / STRETCHES) for _ in range(STRETCHES)]
    return max(stretches, key=lambda each: each.decisions_per_second)


def _stretch(play: Callable[[int], int], seconds: float) -> Pace:
    matches = decisions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or not matches:
        decisions += play(matches)
        matches += 1
    return Pace(matches, decisions, spent)


def copy_time(copy: Callable[[], object]) -> float:
    """Seconds for one copy: the best of many short runs, the collector at rest."""
    best = float("inf")
    gc.disable()
    try:
        for _ in range(RUNS):
            began = process_time()
            for _ in range(IN_A_RUN):
                copy()
            best = min(best, (process_time() - began) / IN_A_RUN)
    finally:
        gc.enable()
    return best


def copy_bytes(copy: Callable[[], object]) -> int:
    """What one more table takes in memory; what tables share is not counted."""
    kept: list[object] = [None] * COPIES
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for number in range(COPIES):
            kept[number] = copy()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) // COPIES
