"""Whom news hits: they wait until that seat has seen them."""

from __future__ import annotations

import pytest

from formicarium.core.event import Event
from formicarium.games.hidden_empires_1.data import Area, Card, Caste, Task
from formicarium.games.hidden_empires_1.events.cards import ActionPlayed, CardAimed, EventDrawn
from formicarium.games.hidden_empires_1.events.combat import (
    AntsKilled,
    AreaAttacked,
    ChemicalUsed,
    CombatJudged,
    NestAttacked,
    NestPlundered,
    QueenHunted,
)
from formicarium.games.hidden_empires_1.events.effects import FoodStolen, QueensLost
from formicarium.games.hidden_empires_1.events.table import NestStepBegun, NestStepEnded
from formicarium.games.hidden_empires_1.events.tasks import ReactionEnded, ScoutSearched, TasksBegun

E4, WORKER = Area("E4"), Caste("worker")

SEATS = range(4)


@pytest.mark.parametrize(
    "event, hit",
    [
        (AreaAttacked(1, E4, 2), {2}),
        (NestAttacked(1, E4, 2), {2}),
        (CombatJudged(1, 2, 5, 3, 1), {1, 2}),
        (AntsKilled(2, E4, Task("patrol"), WORKER, 1), {2}),
        (NestPlundered(1, 2, WORKER, "egg_f", 1, 0), {2}),
        (QueenHunted(1, 2, (3,), False), {1, 2}),
        (QueensLost(3, 1), {3}),
        (FoodStolen(3, 2), {3}),
        (EventDrawn(1, Card("caterpillars")), {0, 1, 2, 3}),
        (CardAimed(1, Card("guest_ants"), 2), {2}),
        (ActionPlayed(1, Card("mutate")), set()),
        (ScoutSearched(1, 2, E4, (1,), True, True), {1, 2}),
        (ChemicalUsed(1, Card("mace"), (6,), 1), set()),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, Event) else None,
)
def test_news_hits_those_it_is_about_and_nobody_else(event: Event, hit: set[int]) -> None:
    assert {seat for seat in SEATS if event.hits(seat)} == hit


def test_what_nobody_would_miss_is_noise() -> None:
    assert all(kind.noise for kind in (NestStepBegun, NestStepEnded, TasksBegun, ReactionEnded))
    assert not any(kind.noise for kind in (ActionPlayed, AreaAttacked))
