"""A pace at which nobody's clock runs out: a module that each node imports (FORMICARIUM_MODULES)."""

from __future__ import annotations

from formicarium.server import wire
from formicarium.server.meeting.paces import PACES, Pace

PACE = "leisurely"
SECONDS = 30 * 86_400  # longer than any clock is set ahead (mishaps.py)
PATIENCE = 5.0  # seconds after which anybody will do

PACES[PACE] = Pace(wire.Clock("slow", SECONDS), PATIENCE)
