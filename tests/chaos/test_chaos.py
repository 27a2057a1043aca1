"""The short form of `make chaos`: everything that can go wrong does so once, and nothing is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.chaos.figures import table
from tests.chaos.mishaps import MISHAPS
from tests.chaos.plan import Plan
from tests.chaos.run import run

FILE = Plan("sqlite", nodes=1, tables=2, vandals=1, each_once=True, minutes=60, longest=0.6)
CLUSTER = replace(FILE, database="postgresql", nodes=2)


@pytest.mark.parametrize("plan", [FILE, CLUSTER], ids=lambda plan: plan.database)
def test_whatever_goes_wrong_nothing_is_lost_doubled_or_stuck(plan: Plan) -> None:
    figures = run(plan)
    told = "\n".join([table([figures]), *figures.notes])
    assert figures.faults() == [], told
    assert figures.acknowledged > len(MISHAPS), told
    assert figures.messages, told
