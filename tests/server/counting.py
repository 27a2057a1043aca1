"""Imported by a node (its setting `modules`), this has it count what it settles."""

from __future__ import annotations

from formicarium.server.lobby import settling
from tests.server.settlers import count

settling.SETTLERS = (*settling.SETTLERS, count)
