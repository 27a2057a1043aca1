"""A system clock that can be set: a module that each node imports at its start (FORMICARIUM_MODULES).

How far the clock is off lies in a small file that the harness and the node both look into.
"""

from __future__ import annotations

import mmap
import os
import struct
import time
from pathlib import Path

WHERE = "CHAOS_CLOCK"
_SECONDS = struct.Struct("d")


def set_ahead(file: Path, seconds: float) -> None:
    """From now on the clock of the node that looks here is so much ahead (or behind)."""
    if file.exists():
        with file.open("r+b") as there:
            there.write(_SECONDS.pack(seconds))
    else:
        file.write_bytes(_SECONDS.pack(seconds))


def _follow(file: str) -> None:
    with open(file, "r+b") as there:
        seen = mmap.mmap(there.fileno(), _SECONDS.size)
    real = time.time

    def now() -> float:
        ahead: float = _SECONDS.unpack_from(seen)[0]
        return real() + ahead

    time.time = now


if WHERE in os.environ:
    _follow(os.environ[WHERE])
