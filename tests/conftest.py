"""For every test: `@clause` with its report, the smallest of games, a short list of what failed."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from formicarium.core.registry import games
from tests.acorns import GAME, AcornGame

pytest_plugins = ["formicarium.testing"]


@pytest.fixture
def acorns(monkeypatch: pytest.MonkeyPatch) -> AcornGame:
    """Acorns, found by name for as long as a test runs."""
    monkeypatch.setitem(games._loaded, GAME.id, GAME)
    return GAME


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None]:
    """After everything else, for whoever reads no more than the last lines of a log."""
    yield
    for outcome in ("failed", "error"):
        for report in terminalreporter.stats.get(outcome, ()):
            terminalreporter.write_line(f"did not pass: {report.nodeid}")
