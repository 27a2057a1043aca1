"""For every test: `@clause` with its report, and the smallest of games."""

from __future__ import annotations

import pytest

from formicarium.core.registry import games
from tests.acorns import GAME, AcornGame

pytest_plugins = ["formicarium.testing"]


@pytest.fixture
def acorns(monkeypatch: pytest.MonkeyPatch) -> AcornGame:
    """Acorns, found by name for as long as a test runs."""
    monkeypatch.setitem(games._loaded, GAME.id, GAME)
    return GAME
