"""Whom news hits: they wait until that seat has seen them."""

from __future__ import annotations

import pytest

from formicarium.core.event import Event
from formicarium.games.cicada_and_ant.data import Card, Path, Power, Provision
from formicarium.games.cicada_and_ant.events import (
    AntIntercepted,
    AntMissed,
    CardsCollected,
    NothingBought,
    PowerStolen,
    PowerTaken,
    ProvisionBought,
    ProvisionsSwapped,
)

WOOD, STONE, BEE = Path("wood"), Path("stone"), Power("bee")

SEATS = range(4)


@pytest.mark.parametrize(
    "event, hit",
    [
        (AntIntercepted(1, 2, WOOD), {1}),
        (AntMissed(1, 2, WOOD, STONE), {2}),
        (CardsCollected(1, WOOD, (), ()), set()),
        (PowerStolen(1, BEE, Card("wood_bee"), 3), {3}),
        (PowerTaken(1, BEE, Card("wood_bee")), set()),
        (ProvisionsSwapped(1, 3, Provision("a"), Provision("b")), {3}),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, Event) else None,
)
def test_news_hits_those_it_is_about_and_nobody_else(event: Event, hit: set[int]) -> None:
    assert {seat for seat in SEATS if event.hits(seat)} == hit


def test_what_nobody_would_miss_is_noise() -> None:
    assert NothingBought.noise
    assert not ProvisionBought.noise
