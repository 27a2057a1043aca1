"""How fast people play who have never met: a few choices only, so that they do meet.

Somebody's reach is how far another's rating may be from theirs. It grows while they wait, and in the end
anybody will do: better a lesson than no game.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from formicarium.server import wire


class Pace(NamedTuple):
    """A time to think, and for how long one waits for somebody of one's own strength."""

    clock: wire.Clock
    patience: float  # seconds after which anybody will do

    @property
    def live(self) -> bool:
        return self.clock.kind == "live"


_MINUTE, _DAY = 60, 86_400

PACES = {
    "brisk": Pace(wire.Clock("live", _MINUTE), 60.0),
    "steady": Pace(wire.Clock("live", 3 * _MINUTE), 60.0),
    "calm": Pace(wire.Clock("live", 10 * _MINUTE), 90.0),
    "total": Pace(wire.Clock("live", 30, reserve=15 * _MINUTE), 90.0),
    "daily": Pace(wire.Clock("slow", _DAY), float(_DAY)),
    "slow": Pace(wire.Clock("slow", 3 * _DAY), float(_DAY)),
}

NEAR = 100.0  # points: as good as equal
FAR = 800.0  # as far as one reaches just before anybody will do


def reach(pace: Pace, waited: float) -> float:
    """How far from one's own a rating may be, after so many seconds.

    >>> [reach(PACES["brisk"], waited) for waited in (0, 30, 59.9, 60)]
    [100.0, 450.0, 798.8333333333334, inf]
    """
    if waited >= pace.patience:
        return math.inf
    return NEAR + (FAR - NEAR) * max(0.0, waited) / pace.patience
