"""What the system tells about processes: their children, their memory, their open files."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")


def children(pid: int) -> list[int]:
    """By /proc: those whose parent this is."""
    found = []
    for each in Path("/proc").iterdir():
        if each.name.isdigit() and _parent(each) == pid:
            found.append(int(each.name))
    return found


def _parent(process: Path) -> int | None:
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has gone
        return None


def family(pid: int) -> list[int]:
    """A process and all below it."""
    return [pid, *(each for child in children(pid) for each in family(child))]


def workers(node: int) -> list[int]:
    """The processes in which a node's bots think: each of them is forked by a child of the node."""
    return [worker for child in children(node) for worker in children(child)]


def send(number: signal.Signals, pids: Iterable[int]) -> int:
    """How many of them heard it."""
    heard = 0
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)
            heard += 1
    return heard


def memory(pid: int) -> int:
    """Resident bytes of a process alone."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def open_files(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))
