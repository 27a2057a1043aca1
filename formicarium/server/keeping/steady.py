"""Time that nobody can set."""

from __future__ import annotations

import time


def steady() -> float:
    """Seconds that go on whatever the clock is set to, and while the system sleeps, where it counts those."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
