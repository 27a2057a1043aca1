"""All that is put to the test: a database, the nodes on it, and the bad lines that lead there."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import psycopg

from formicarium.server.admin.versions import versions
from tests.chaos import clock, processes
from tests.chaos.disk import ClusterDisk, FileDisk, small_disk
from tests.chaos.figures import Figures
from tests.chaos.plan import Plan
from tests.chaos.proxy import Proxy
from tests.chaos.troubles import Troubles
from tests.server.hosting import ROOT, Cluster, Host, postgres_programs

PATIENCE = 240.0  # seconds without any progress after which something is stuck, on however busy a machine


class Mortal(Cluster):
    """A PostgreSQL that can be killed and started again."""

    @property
    def log(self) -> Path:
        return self.folder / "log"

    @property
    def postmaster(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def everybody(self) -> list[int]:
        """Its processes; none while it is down."""
        try:
            return processes.family(self.postmaster)
        except (OSError, ValueError, IndexError):
            return []

    def is_up(self) -> bool:
        try:
            psycopg.connect(
                f"postgresql://formicarium@127.0.0.1:{self.port}/postgres", connect_timeout=10
            ).close()
        except psycopg.Error:
            return False
        return True

    def begin_again(self) -> None:
        data = self.folder / "data"
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c max_connections=100"
        pg_ctl = str(self.programs / "pg_ctl")
        self._run(pg_ctl, "-D", str(data), "-w", "-l", str(self.log), "-o", options, "start")


class Town:
    """One to three nodes on one database, looked after by a supervisor that starts again what has died."""

    def __init__(self, plan: Plan, folder: Path, mounted: bool, figures: Figures) -> None:
        self.plan = plan
        self.folder = folder
        self.figures = figures
        self.rng = Random(plan.seed)
        self.cluster: Mortal | None = None
        self.disk: FileDisk | ClusterDisk
        if plan.database == "postgresql":
            database = self._found_cluster()
            self.disk = ClusterDisk(folder, mounted, database)
        else:
            self.disk = FileDisk(folder, mounted, lambda: self.pid(self.hosts[0]))
            database = str(self.disk.file)
        self.logs = folder / "logs"
        self.logs.mkdir()
        self.hosts = [self._host(database, number) for number in range(plan.nodes)]
        self.proxies = [Proxy(host, self.rng, figures) for host in self.hosts]
        self._busy = {host: asyncio.Lock() for host in self.hosts}
        self.is_late = False  # nobody begins another match
        self.moved = time.monotonic()  # when an answer was last acknowledged
        self.troubles = Troubles()
        self._closing = False

    def _found_cluster(self) -> str:
        programs = postgres_programs()
        if programs is None:
            raise RuntimeError("PostgreSQL is missing: install it (Debian: apt install postgresql)")
        home = self.folder / "cluster"
        home.mkdir()
        self.cluster = Mortal(home, programs)
        self.cluster.start()
        url = self.cluster.database()
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET max_wal_size = '64MB'")  # the disk is small
            connection.execute("SELECT pg_reload_conf()")
        return url

    def _host(self, database: str, number: int) -> Host:
        host = Host(
            database,
            self.logs,
            linger="2",
            log_level="debug",
            modules="tests.server.drawn_arena,tests.chaos.clock,tests.chaos.leisure",
            notice_wait="0,600",
            push_inward="yes",
            **{f"limit_{what}": "1000000" for what in ("meetings", "browsers", "tournaments")},
        )
        host.settings[clock.WHERE] = str(self.clock_of(number))
        clock.set_ahead(self.clock_of(number), 0.0)
        return host

    def clock_of(self, number: int) -> Path:
        return self.folder / f"clock-{number}"

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Town]:
        supervisor = asyncio.create_task(self._supervise())
        try:
            await asyncio.gather(*(asyncio.to_thread(host.start) for host in self.hosts))
            for proxy in self.proxies:
                await proxy.open()
            yield self
        finally:
            self._closing = True
            supervisor.cancel()
            await asyncio.wait([supervisor])
            for proxy in self.proxies:
                await proxy.close()
            await asyncio.gather(*(asyncio.to_thread(host.stop) for host in self.hosts))
            if self.cluster is not None:
                with contextlib.suppress(RuntimeError):
                    await asyncio.to_thread(self.cluster.stop)

    # Doors

    def pid(self, host: Host) -> int:
        assert host.process is not None
        return host.process.pid

    def door(self, rng: Random) -> str:
        """The address of any node, mostly by a bad line."""
        if self.proxies and rng.random() < self.plan.bad_lines:
            return rng.choice(self.proxies).url
        return rng.choice(self.hosts).url

    # What is wrong at the moment

    def failed(self, what: str, host: Host, sent: float) -> None:
        """A server error, in answer to what was sent to a node at that moment."""
        if self.troubles.excuse(host, sent):
            self.figures.excused += 1
        else:
            self.figures.failures += 1
            self.figures.notes.append(what)

    # Death and life

    async def kill(self, host: Host) -> None:
        """A node, as when the power goes; it is started again."""
        async with self._busy[host]:
            with self.troubles.of(host):
                if host.process is not None and host.process.poll() is None:
                    await asyncio.to_thread(host.kill)
                await self._revive(host)

    async def kill_cluster(self) -> None:
        assert self.cluster is not None
        with self.troubles.of(None):
            processes.send(signal.SIGKILL, self.cluster.everybody()[:1])
            await self.restore_cluster()

    async def restore_cluster(self) -> None:
        """Whatever has become of the database, it is there again afterwards."""
        if self.cluster is None:
            return
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(self.cluster.is_up):
                with contextlib.suppress(RuntimeError):  # it may still be going down, or coming up
                    await asyncio.to_thread(self.cluster.begin_again)
                await asyncio.sleep(0.1)

    async def bring_up_to_date(self, rng: Random) -> None:
        """All nodes end; the database is one version older, and is brought up to date by those that start
        together; before, one that began with it has died over it."""
        async with AsyncExitStack() as held:
            for host in self.hosts:
                await held.enter_async_context(self._busy[host])
            with self.troubles.of(None):
                await asyncio.gather(*(asyncio.to_thread(host.stop) for host in self.hosts))
                await self.restore_cluster()
                self.figures.upgrades += await asyncio.to_thread(self._one_version_back)
                first = rng.choice(self.hosts)
                first.launch()
                await asyncio.sleep(rng.uniform(0.0, 2.0))
                await asyncio.to_thread(first.kill)
                await asyncio.gather(*map(self._revive, self.hosts))

    def _one_version_back(self) -> bool:
        """False if that could not be: another mishap was on."""
        before = versions()[-2][0]
        return self.admin("migrate", before).returncode == 0

    def admin(self, *command: str) -> subprocess.CompletedProcess[str]:
        """What a host does from a shell."""
        whole = [
            sys.executable,
            "-m",
            "formicarium.cli",
            "admin",
            *command,
            "--database",
            self.hosts[0].database,
        ]
        return subprocess.run(whole, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)

    async def _revive(self, host: Host) -> None:
        """Start it until it stays: its database may be away."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await asyncio.to_thread(host.start)
                    return
                except RuntimeError:
                    if host.process is not None and host.process.poll() is None:
                        await asyncio.to_thread(host.kill)
                    await asyncio.sleep(0.2)

    async def _supervise(self) -> None:
        """Nodes that end although nobody has killed them are started again, and counted."""
        while not self._closing:
            for host in self.hosts:
                if (
                    not self._busy[host].locked()
                    and host.process is not None
                    and host.process.poll() is not None
                ):
                    self.figures.died += 1
                    await self.kill(host)
            await asyncio.sleep(0.2)

    def grow_rough(self) -> None:
        for proxy in self.proxies:
            proxy.behave(fair=False)

    async def calm_down(self) -> None:
        """Everything is well again."""
        for number in range(len(self.hosts)):
            clock.set_ahead(self.clock_of(number), 0.0)
        for proxy in self.proxies:
            proxy.behave(fair=True)
        await self.restore_cluster()


@contextmanager
def founded(plan: Plan, figures: Figures) -> Iterator[Town]:
    with small_disk() as (folder, mounted):
        yield Town(plan, folder, mounted, figures)
