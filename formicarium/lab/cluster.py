"""The same work on a Ray cluster: what a machine was doing when it died is done again by another one."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from logging import ERROR
from typing import Any, TypeVar

from formicarium.bots.processes import settle_in
from formicarium.core.errors import OptionError
from formicarium.core.registry import games

T = TypeVar("T")

AHEAD = 4  # tasks per processor that are handed out: more would wait in line there
LEAST = 8
PATIENCE = 10  # seconds


def done_there(address: str, do: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
    """`do(*task)` for every task, as they are finished on the cluster that answers at this address.

    Every machine has the same version of Formicarium installed. A task whose machine or process died is
    begun anew; an error of its own is raised here, as it would be without a cluster.
    """
    try:
        import ray as installed
    except ModuleNotFoundError as error:
        raise OptionError("a cluster needs ray: pip install formicarium[cluster]") from error
    if not tasks:
        return
    ray: Any = installed
    _call(address)
    try:
        ray.init(address=address, logging_level=ERROR, log_to_driver=False)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise OptionError(f"no cluster answers at {address}: {error}") from error
    try:
        remote = ray.remote(max_retries=-1, num_cpus=1)(_do)
        corrections = ray.put(games.corrections)
        waiting = iter(tasks)
        ahead = max(LEAST, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
        running = [remote.remote(do, task, corrections) for task in islice(waiting, ahead)]
        while running:
            ready, running = ray.wait(running, num_returns=1)
            for each in ready:
                yield _result(ray, each)
            running += [remote.remote(do, task, corrections) for task in islice(waiting, len(ready))]
    finally:
        ray.shutdown()


def _call(address: str) -> None:
    """Does anybody answer there? Ray would ask for minutes before it gave up."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "://" not in host:
        try:
            socket.create_connection((host, int(port)), timeout=PATIENCE).close()
        except OSError as error:
            raise OptionError(f"no cluster answers at {address}: {error}") from error


def _result(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error


def _do(do: Callable[..., T], task: tuple[Any, ...], corrections: Any) -> T:
    if corrections != games.corrections:
        settle_in(corrections)
    return do(*task)
