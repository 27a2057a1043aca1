"""Who does the work: this process, several of them, or a cluster. What is done is the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from typing import Any, TypeVar

from formicarium.bots.processes import workers

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Crew:
    """So many processes here; or, where an address is given, the cluster that answers there."""

    processes: int = 1
    cluster: str = ""


ALONE = Crew()


def done(crew: Crew, do: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
    """`do(*task)` for every task, as they are finished: in any order."""
    if crew.cluster:
        from formicarium.lab.cluster import done_there

        yield from done_there(crew.cluster, do, tasks)
    elif crew.processes <= 1 or len(tasks) <= 1:
        for task in tasks:
            yield do(*task)
    else:
        with workers(min(crew.processes, len(tasks))) as pool:
            try:
                for each in as_completed([pool.submit(do, *task) for task in tasks]):
                    yield each.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)  # whoever stops listening has heard enough
