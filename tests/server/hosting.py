"""Real servers for tests: processes of their own on loopback, on a file or on a PostgreSQL cluster."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from formicarium.server.bench import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0  # seconds for a server to come up, on however busy a machine

RATES = "READS REQUESTS TABLES LOGINS REPLAYS ANALYSED SOCKET_MESSAGES CHATS CHATTER EFFORT BURST KEPT_BYTES"
AT_ONCE = "SOCKETS OWN_SOCKETS CONNECTIONS WORKING STUDIES BACKLOG"
PLENTY = {f"FORMICARIUM_LIMIT_{name}": "1000000" for name in (*RATES.split(), *AT_ONCE.split())}
QUICK = {
    "FORMICARIUM_BOT_DELAY": "0,0",
    "FORMICARIUM_PAUSE": "0,0",
    "FORMICARIUM_GRACE": "1",
    "FORMICARIUM_BOT_BUDGET": "10",
    "FORMICARIUM_BOT_WORKERS": "1",
    "FORMICARIUM_ANALYSIS_NICE": "0",  # the machine is busy with tests
    "FORMICARIUM_MODULES": "tests.server.drawn_arena",
}


class Host:
    """One node. It can be stopped, killed and started again at the same address."""

    def __init__(self, database: str, folder: Path, **settings: str) -> None:
        self.database = database
        self.port = free_port()
        self.log = folder / f"node-{self.port}.log"
        self.settings = {**PLENTY, **QUICK, **{f"FORMICARIUM_{k.upper()}": v for k, v in settings.items()}}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> None:
        """Start it, and see no further."""
        command = [sys.executable, "-m", "formicarium.server", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database],
                cwd=ROOT,
                env={**os.environ, **self.settings},
                stdout=log,
                stderr=log,
            )

    def start(self) -> Host:
        self.launch()
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/api/texts/en", timeout=60).close()
                return self
            except (urllib.error.URLError, OSError):
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """As when the power goes."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def stop(self) -> int:
        """As when it is asked to; its exit code."""
        if self.process is None or self.process.poll() is not None:
            return 0
        self.process.terminate()
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait(20)

    def errors(self) -> list[str]:
        """Lines of the log that tell of a defect."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if " ERROR " in line or line.startswith("Traceback")]


@contextmanager
def hosted(database: str, folder: Path, **settings: str) -> Iterator[Host]:
    host = Host(database, folder, **settings).start()
    try:
        yield host
    finally:
        host.stop()


# PostgreSQL


def postgres_programs() -> Path | None:
    """Where initdb and pg_ctl are; they are installed first where that is allowed (Debian, root)."""
    return _find_programs() or (_find_programs() if _install_postgres() else None)


def _find_programs() -> Path | None:
    """On the path, or where Debian keeps them off it."""
    if (found := shutil.which("initdb")) and shutil.which("pg_ctl"):
        return Path(found).parent
    found_here = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found_here[-1].parent if found_here else None


def _install_postgres() -> bool:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]  # another test process may be at it
    for command in ([*apt, "update"], [*apt, "install", "-y", "--no-install-recommends", "postgresql"]):
        subprocess.run(command, env=quiet, capture_output=True, timeout=600, check=False)
    return True


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, while this lasts."""
    programs = postgres_programs()
    if programs is None:
        raise RuntimeError("PostgreSQL is missing: install it (Debian: apt install postgresql)")
    with tempfile.TemporaryDirectory(prefix="formicarium-pg-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder), programs)
        made.start()
        try:
            yield made
        finally:
            made.stop()


class Cluster:
    """A private PostgreSQL that lives in a folder and listens on loopback only."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.programs = programs
        self.port = free_port()
        self.count = 0

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            [*self._as_nobody(), *command], cwd=self.folder, capture_output=True, text=True, timeout=120
        )
        if done.returncode:
            raise RuntimeError(f"{command[0]}: {done.stdout}{done.stderr}")

    def _as_nobody(self) -> list[str]:
        """PostgreSQL refuses to run as root."""
        if os.geteuid() != 0:
            return []
        return ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"]

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        data = str(self.folder / "data")
        self._run(str(self.programs / "initdb"), "-D", data, "-U", "formicarium", "-A", "trust", "-N")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c max_connections=100"
        log = str(self.folder / "log")
        self._run(str(self.programs / "pg_ctl"), "-D", data, "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        data = str(self.folder / "data")
        self._run(str(self.programs / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")

    def database(self) -> str:
        """A fresh database; its URL."""
        self.count += 1
        name = f"tables_{self.count}"
        url = f"postgresql://formicarium@127.0.0.1:{self.port}"
        with psycopg.connect(f"{url}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"{url}/{name}"
