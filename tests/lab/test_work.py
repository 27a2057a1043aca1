"""A decision takes hardly more work than it did: in lines and calls, for seconds are the machine's affair."""

from __future__ import annotations

import json

import pytest

import formicarium
from tests.lab.work import STORED, cases, counted, python, work

MORE = 1.3  # as much as may come together unnoticed

known = json.loads(STORED.read_text(encoding="utf-8"))


@pytest.mark.skipif(known["python"] != python(), reason=f"the figures are those of Python {known['python']}")
@pytest.mark.skipif(getattr(formicarium, "compiled", False), reason="compiled code has no lines to count")
@pytest.mark.parametrize("id, seats", cases())
def test_a_decision_takes_no_more_work_than_it_did(id: str, seats: int) -> None:
    """If it has to: `make work` stores the figures of today. If it takes much less, do that too."""
    before = known["work"][f"{id}, {seats} seats"]
    now = work(id, seats)
    assert now <= MORE * before, f"{id} with {seats} seats: {now} lines and calls per decision, not {before}"


def test_what_is_done_twice_counts_twice() -> None:
    def sort(times: int) -> int:
        for _ in range(times):
            sorted((3, 1, 2))
        return times

    once, twice = counted(lambda: sort(10)), counted(lambda: sort(20))
    assert (once[1], twice[1]) == (10, 20)
    assert 1.7 < twice[0] / once[0] < 2.1
