"""Whom news hits: they wait until that seat has seen them."""

from __future__ import annotations

import pytest

from formicarium.core.event import Event
from formicarium.games.ant_war.data import Order, Square, Unit
from formicarium.games.ant_war.events import (
    AcidShot,
    AntDestroyed,
    AntLed,
    AntMoved,
    AntRevealed,
    CombatFought,
    OrderEnded,
    OrderPlayed,
)

C3, C4, SCOUT = Square("c3"), Square("c4"), Unit("scout")

SEATS = range(2)


@pytest.mark.parametrize(
    "event, hit",
    [
        (CombatFought("B01", SCOUT, "R01", SCOUT, C4, ""), {0, 1}),
        (AntDestroyed(1, "R01", SCOUT, C4), {1}),
        (AntRevealed(0, "B01", SCOUT, C4), {0}),
        (AntLed(0, "R01", C3, C4), {1}),
        (AcidShot(1, "R01", C3, C4, "revealed"), {0}),
        (AntMoved(0, "B01", C3, C4), set()),
        (OrderPlayed(0, Order("start_support")), set()),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, Event) else None,
)
def test_news_hits_those_it_is_about_and_nobody_else(event: Event, hit: set[int]) -> None:
    assert {seat for seat in SEATS if event.hits(seat)} == hit


def test_what_nobody_would_miss_is_noise() -> None:
    assert OrderEnded.noise
    assert not OrderPlayed.noise
