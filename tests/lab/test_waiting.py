"""Who waits for whom, when one core answers at several tables; how fast it is, is nobody's business here."""

from __future__ import annotations

from itertools import count

import pytest

from formicarium.lab.waiting import Answer, Thinker, Waiting, told
from tests.search.showdown import GAME


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAME.searching is not None
    monkeypatch.setattr("formicarium.lab.waiting.find", lambda game, name: GAME.searching.quick)


@pytest.mark.usefixtures("person")
def test_tables_are_answered_one_after_the_other() -> None:
    """By a clock by which every answer takes a second: who is asked while another thinks waits for both."""
    thinker, clock = Thinker(GAME, rounds=4), count()
    found = Waiting(GAME, seats=2, tables=3, answers=6, seconds=10.0).play(
        thinker, lambda: float(next(clock))
    )
    assert [answer.thought for answer in found] == [1.0] * 6
    assert [answer.waited for answer in found][:3] == [1.0, 2.0, 3.0]
    assert [answer.rounds for answer in found] == [4] * 6


def test_what_is_told_counts_rounds_where_there_were_any() -> None:
    text = told([Answer(0.5, 1.0, 10), Answer(0.0, 0.25, 0)])
    assert "2 answers, 1 of them thought over" in text
    assert "10 rounds each, 50.0 ms a round" in text
    assert "mean 0.62, 50 % 1.00" in text
    assert "rounds" not in told([Answer(0.0, 0.0, 0)])
