"""Imported by a node (its setting `modules`), this has it count what it settles."""

from __future__ import annotations

from formicarium.server import house
from tests.server.settlers import count

house.SETTLERS = (*house.SETTLERS, count)
