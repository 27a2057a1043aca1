"""For every command that is tried in this process."""

from __future__ import annotations

import pytest

from formicarium import games


@pytest.fixture(autouse=True)
def uncorrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command corrects the games of its process; here, they are mended after it."""
    for name in ("_loaded", "_packaged", "corrections"):
        monkeypatch.setattr(games, name, dict(getattr(games, name)))
