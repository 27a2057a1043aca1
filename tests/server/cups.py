"""Tournaments for tests, and what must be true of one that is over."""

from __future__ import annotations

import time
from typing import Any

import pytest
import sqlalchemy as sa

from formicarium.server.keeping.meetings import entrants, tournaments


def complete(found: Any, count: int) -> None:
    """Everybody had a place in each round, and as many points were given as there were."""
    for boards in found["history"]:
        assert sorted(at["number"] for board in boards for at in board["at"]) == list(range(count))
        assert all(board["over"] for board in boards)
    points = sum(at["points"] for boards in found["history"] for board in boards for at in board["at"])
    assert sum(line["points"] for line in found["standings"]) == pytest.approx(points)
    assert [line["place"] for line in found["standings"]] == sorted(x["place"] for x in found["standings"])


def cup(connection: sa.Connection, id: str, game: str, rounds: int, **other: Any) -> None:
    """It begins now; whoever plays is still to come."""
    kind = {"game": game, "variant": "autumn", "seats": 2, "pace": "slow", "rated": False, "format": "swiss"}
    when = {"starts": time.time() - 1, "every": 0, "due": None, "created": time.time()}
    rest = {"rounds": rounds, "round": 0, "state": "open", "listed": True, "creator": ""}
    values = {"id": id, "name": id, **kind, **when, **rest, **other}
    connection.execute(tournaments.insert().values(values))


def bots(connection: sa.Connection, id: str, count: int) -> None:
    """So many play."""
    for number in range(count):
        bot = {"guest": None, "bot": "random", "name": "", "withdrawn": False}
        connection.execute(entrants.insert().values(tournament=id, number=number, **bot))
