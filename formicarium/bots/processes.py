"""Processes of one's own, to play or to think in: the same games, by the same tables."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from formicarium.core.registry import games
from formicarium.kit.data import Tables


def workers(processes: int) -> ProcessPoolExecutor:
    """Fresh processes (a fork would copy the threads of a progress bar in mid-air), with the same games."""
    told = (games.corrections,)
    return ProcessPoolExecutor(processes, get_context("spawn"), initializer=settle_in, initargs=told)


def settle_in(corrections: Mapping[str, Tables]) -> None:
    """Play with the tables that whoever asked plays with."""
    games.correct(corrections)
