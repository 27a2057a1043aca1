"""What can go wrong, one function each. Whatever it was, all is well again when it returns."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

from tests.chaos import clock, processes
from tests.chaos.town import Town
from tests.server.hosting import Host

Mishap: TypeAlias = Callable[[Town, Random], Awaitable[None]]

HOUR, DAY = 3600.0, 86_400.0
JUMPS = (HOUR, -HOUR, 20 * DAY, -100 * DAY)  # less ahead than the clocks of the tables allow


async def _a_while(town: Town, rng: Random) -> None:
    await asyncio.sleep(rng.uniform(0.3, town.plan.longest))


async def kill_node(town: Town, rng: Random) -> None:
    town.figures.kills["node"] += 1
    await town.kill(rng.choice(town.hosts))


async def kill_worker(town: Town, rng: Random) -> None:
    found = [(host, worker) for host in town.hosts for worker in processes.workers(town.pid(host))]
    if found:  # the first one comes with the first thought
        host, worker = rng.choice(found)
        with town.troubles.of(host):  # for what it was at work on, and for nothing that is asked later
            town.figures.kills["worker"] += processes.send(signal.SIGKILL, [worker])


async def kill_database(town: Town, rng: Random) -> None:
    town.figures.kills["database"] += 1
    await town.kill_cluster()


async def stop_node(town: Town, rng: Random) -> None:
    host = rng.choice(town.hosts)
    await _stop([town.pid(host)], host, town, rng)


async def stop_worker(town: Town, rng: Random) -> None:
    host = rng.choice(town.hosts)
    await _stop(processes.workers(town.pid(host)), host, town, rng)


async def stop_database(town: Town, rng: Random) -> None:
    assert town.cluster is not None
    await _stop(town.cluster.everybody(), None, town, rng)


async def _stop(pids: list[int], host: Host | None, town: Town, rng: Random) -> None:
    with town.troubles.of(host):
        processes.send(signal.SIGSTOP, pids)
        try:
            await _a_while(town, rng)
        finally:
            processes.send(signal.SIGCONT, pids)


async def full_disk(town: Town, rng: Random) -> None:
    with town.troubles.of(None):
        async with town.disk.full():
            await _a_while(town, rng)
        await town.restore_cluster()


async def read_only_disk(town: Town, rng: Random) -> None:
    with town.troubles.of(None):
        async with town.disk.read_only():
            await _a_while(town, rng)


async def locked_disk(town: Town, rng: Random) -> None:
    with town.troubles.of(None):
        async with town.disk.locked():
            await _a_while(town, rng)


async def slow_disk(town: Town, rng: Random) -> None:
    with town.troubles.of(None):
        async with town.disk.slow():
            await _a_while(town, rng)


async def set_clock(town: Town, rng: Random) -> None:
    """Of one node; later it is set right."""
    number = rng.randrange(len(town.hosts))
    file = town.clock_of(number)
    with town.troubles.of_clock(town.hosts[number]):
        clock.set_ahead(file, rng.choice(JUMPS))
        await _a_while(town, rng)
        clock.set_ahead(file, 0.0)


async def upgrade(town: Town, rng: Random) -> None:
    """As a house is brought up to date, and one node dies over it."""
    await town.bring_up_to_date(rng)


KILLS: dict[str, Mishap] = {
    "kill-node": kill_node,
    "kill-worker": kill_worker,
    "kill-database": kill_database,
}
OTHERS: dict[str, Mishap] = {
    "stop-node": stop_node,
    "stop-worker": stop_worker,
    "stop-database": stop_database,
    "disk-full": full_disk,
    "disk-read-only": read_only_disk,
    "disk-locked": locked_disk,
    "disk-slow": slow_disk,
    "clock": set_clock,
    "upgrade": upgrade,
}
MISHAPS = KILLS | OTHERS


def possible(town: Town) -> list[str]:
    """Those that can happen here, of those that are wanted."""
    wanted = town.plan.mishaps or tuple(MISHAPS)
    without = {"kill-database", "stop-database"} if town.cluster is None else set()
    if town.cluster is not None and not town.disk.mounted:
        without.add("disk-full")
    return [name for name in wanted if name not in without]
