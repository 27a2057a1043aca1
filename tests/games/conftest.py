"""For the tests of every game: whatever is scripted has to be dealt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from formicarium.core.dealer import Scripted


@pytest.fixture(autouse=True)
def everything_scripted_is_dealt(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A die that nobody asked for is a rule that was not kept."""
    dealers: list[Scripted] = []
    make = Scripted.__init__

    def noted(self: Scripted, *args: Any, **scripts: Any) -> None:
        make(self, *args, **scripts)
        dealers.append(self)

    monkeypatch.setattr(Scripted, "__init__", noted)
    yield
    for dealer in dealers:
        dealer.finish()
