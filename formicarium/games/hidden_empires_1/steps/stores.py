"""Food that leaves a colony: paid, or beyond what may be stored (HE1-NEST-04, HE1-NEST-22)."""

from __future__ import annotations

from formicarium.games.hidden_empires_1.questions.colony import storage_capacity
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.message import Seat


def pay(s: Empires, seat: Seat, due: int) -> int:
    """HE1-NEST-04: from Food Available, then from stored food; returns what is missing."""
    available = min(due, s.food[seat])
    s.food[seat] -= available
    from_store = min(due - available, s.stored[seat])
    s.stored[seat] -= from_store
    return due - available - from_store


def keep_store(s: Empires, seat: Seat) -> int:
    """Stored food beyond the capacity leaves the store; returns how much."""
    excess = max(0, s.stored[seat] - storage_capacity(s, seat))
    s.stored[seat] -= excess
    return excess
