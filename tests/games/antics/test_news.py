"""Whom news hits: they wait until that seat has seen them."""

from __future__ import annotations

import pytest

from formicarium.core.event import Event
from formicarium.games.antics.data import Colour, Item, Lane, Track, Zone
from formicarium.games.antics.events import (
    ActionsPassed,
    ActionStopped,
    AnteaterArrived,
    AntsEaten,
    ItemStolen,
    ItemTaken,
    LastRoundBegan,
    NoAntsFound,
    NoPreyFound,
    PreyEaten,
)

RED, BEE, T1 = Colour("red"), Item("bee"), Track("t01")

SEATS = range(4)


@pytest.mark.parametrize(
    "event, hit",
    [
        (ItemStolen(0, 2, T1, BEE), {2}),
        (ItemTaken(0, T1, BEE, 1), set()),
        (AnteaterArrived(Lane("A"), RED, 1), {0, 1, 2, 3}),
        (PreyEaten(RED, BEE, 1), {0, 1, 2, 3}),
        (AntsEaten(RED, Zone("meadow"), (0, 2, 0, 1)), {1, 3}),
        (LastRoundBegan(3, "tiles"), {0, 1, 2}),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, Event) else None,
)
def test_news_hits_those_it_is_about_and_nobody_else(event: Event, hit: set[int]) -> None:
    assert {seat for seat in SEATS if event.hits(seat)} == hit


def test_what_nobody_would_miss_is_noise() -> None:
    assert all(kind.noise for kind in (ActionStopped, NoAntsFound, NoPreyFound))
    assert not ActionsPassed.noise
