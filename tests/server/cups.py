"""What must be true of a tournament that is over."""

from __future__ import annotations

from typing import Any

import pytest


def complete(found: Any, count: int) -> None:
    """Everybody had a place in each round, and as many points were given as there were."""
    for boards in found["history"]:
        assert sorted(at["number"] for board in boards for at in board["at"]) == list(range(count))
        assert all(board["over"] for board in boards)
    points = sum(at["points"] for boards in found["history"] for board in boards for at in board["at"])
    assert sum(line["points"] for line in found["standings"]) == pytest.approx(points)
    assert [line["place"] for line in found["standings"]] == sorted(x["place"] for x in found["standings"])
