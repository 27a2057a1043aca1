"""Whom news hits: they wait until that seat has seen them."""

from __future__ import annotations

import pytest

from formicarium.core.event import Event
from formicarium.games.hidden_empires_2.data import Area, Brood, Card, Caste, Place, Token
from formicarium.games.hidden_empires_2.events import (
    AntsEliminated,
    AttackDeclared,
    BroodCarriedOff,
    CardPlayed,
    EventDrawn,
    FoodStolen,
    GameTurnBegan,
    InvasionAnnounced,
    NestMoved,
    NestWindowClosed,
    PointsCompared,
    PredatorStruck,
    QueenHunted,
    QueensLost,
    ScoutSearched,
    SiteQueensLost,
    StageReached,
    WindowClosed,
)

E4 = Area(Place("E4"))

SEATS = range(4)


@pytest.mark.parametrize(
    "event, hit",
    [
        (AttackDeclared(1, 2, E4), {2}),
        (PointsCompared(1, 2, 5, 3), {1, 2}),
        (AntsEliminated(2, Place("E4"), (Caste("worker"),)), {2}),
        (InvasionAnnounced(1, 2, E4), {2}),
        (BroodCarriedOff(1, 2, Brood("egg_f"), 3), {2}),
        (QueenHunted(1, 2, (6,), True), {1, 2}),
        (QueensLost(3, 1, 0), {3}),
        (SiteQueensLost(3, 1, 0), {3}),
        (EventDrawn(1, Card("caterpillars")), {0, 1, 2, 3}),
        (CardPlayed(1, Card("thief_ants"), target=2), {2}),
        (CardPlayed(1, Card("trophic_eggs"), target=1), set()),
        (CardPlayed(1, Card("migration")), set()),
        (FoodStolen(1, 2, 3), {2}),
        (PredatorStruck(0, E4, Token("predator_3"), (2, 5)), {0}),
        (ScoutSearched(1, 2, E4, (1,), "eliminated"), {1, 2}),
        (NestMoved(1, E4, Area(Place("E5"))), set()),
        (GameTurnBegan(3), set()),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, Event) else None,
)
def test_news_hits_those_it_is_about_and_nobody_else(event: Event, hit: set[int]) -> None:
    assert {seat for seat in SEATS if event.hits(seat)} == hit


def test_what_nobody_would_miss_is_noise() -> None:
    assert all(kind.noise for kind in (WindowClosed, NestWindowClosed, StageReached))
    assert not any(kind.noise for kind in (AttackDeclared, CardPlayed, NestMoved))
