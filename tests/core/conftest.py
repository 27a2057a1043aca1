"""The Arena is open while the core is tested."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from formicarium.core.registry import games
from tests.arena import ARENA


@pytest.fixture(autouse=True)
def arena_is_open() -> Iterator[None]:
    before = games.get(ARENA.id)  # another test of this process may have opened one of its own
    games.add(ARENA)
    yield
    games.remove(ARENA) if before is None else games.add(before)
