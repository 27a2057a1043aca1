"""Several nodes behind one port: they are one server to everybody, and live and end together."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from formicarium.core.errors import OptionError
from formicarium.server.main import serve
from tests.server.hosting import PATIENCE, Cluster, Host, hosted
from tests.server.people import Page, Person


def nodes_of(host: Host) -> set[int]:
    """The processes that serve: children which listen, and not those that only keep books."""
    assert host.process is not None
    found = set()
    for task in Path(f"/proc/{host.process.pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.add(int(child))
    return found


def eventually(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_a_file_is_served_by_one(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="2 workers need PostgreSQL"):
        serve(port=0, database=str(tmp_path / "tables.sqlite"), workers=2)


def test_who_dies_is_replaced_and_all_end_together(cluster: Cluster, tmp_path: Path) -> None:
    async def play() -> None:
        """Two people at one table, on whichever nodes: each sees what the other does."""
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = await ada.table("me", "open", seed=5)
            await bo.sit(made, 1)
            async with ada.page(made["table"]) as one, bo.page(made["table"]) as two:
                for _ in range(4):
                    asked = one if one.frame["decisions"] else two
                    other = two if asked is one else one
                    await asked.asked()
                    number = other.frame["number"]
                    await asked.answer(lambda options: options[0])
                    await other.until(lambda o=other, n=number: o.frame["number"] > n)  # type: ignore[misc]

    with hosted(cluster.database(), tmp_path, workers="2") as host:
        eventually(lambda: len(nodes_of(host)) == 2)
        nodes = nodes_of(host)
        asyncio.run(play())
        os.kill(min(nodes), signal.SIGKILL)
        eventually(lambda: len(nodes_of(host) - {min(nodes)}) == 2)
        asyncio.run(play())
        nodes = nodes_of(host)
        assert host.stop() == 0
        eventually(lambda: all(map(gone, nodes)))


def test_without_the_one_who_watches_nobody_serves_on(cluster: Cluster, tmp_path: Path) -> None:
    with hosted(cluster.database(), tmp_path, workers="2") as host:
        eventually(lambda: len(nodes_of(host)) == 2)
        nodes = nodes_of(host)
        host.kill()
        eventually(lambda: all(map(gone, nodes)))


def home_of(host: Host, page: Page) -> int:
    """The process at the other end of a page's socket."""
    here = page.socket.local_address[1]
    ends = f":{host.port:04X}", f":{here:04X}"
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if (fields[1][-5:], fields[2][-5:]) == ends:
            name = f"socket:[{fields[9]}]"
            return next(node for node in nodes_of(host) if name in files_of(node))
    raise AssertionError(f"nobody is connected with {here}")


def files_of(pid: int) -> set[str]:
    found = set()
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):
            found.add(os.readlink(link))
    return found


def test_the_sockets_of_a_table_come_together_at_one_node(cluster: Cluster, tmp_path: Path) -> None:
    """However connections are shared out, each table is played at one node, and both nodes are used."""

    async def scenario() -> None:
        homes: list[int] = []
        async with Person(host.url) as ada, Person(host.url) as bo:
            while len(homes) < 4 or (len(set(homes)) < 2 and len(homes) < 30):
                made = await ada.table("me", "open", seed=5)
                await bo.sit(made, 1)
                async with ada.page(made["table"]) as one, bo.page(made["table"]) as two:
                    homes.append(home_of(host, one))
                    assert home_of(host, two) == homes[-1]
                    await (one if one.frame["decisions"] else two).answer(lambda options: options[0])
        assert len(set(homes)) == 2

    with hosted(cluster.database(), tmp_path, workers="2") as host:
        eventually(lambda: len(nodes_of(host)) == 2)
        asyncio.run(scenario())
        assert host.errors() == []
