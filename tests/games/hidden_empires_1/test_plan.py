"""The plan for the Nest Phase is a good plan (HE1-RULING-97)."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

import formicarium as fm
from formicarium.core.bot import Bot
from formicarium.games.hidden_empires_1 import GAME
from formicarium.games.hidden_empires_1.answers import AS_PROPOSED
from formicarium.games.hidden_empires_1.bots import BOTS
from formicarium.games.hidden_empires_1.events.tasks import AdultGivenUp, BroodGivenUp, StoreGivenUp
from formicarium.games.hidden_empires_1.steps.assign import take_shortcut
from formicarium.testing import clause
from tests.contest import play
from tests.games.hidden_empires_1.accepting import ACCEPTING
from tests.games.hidden_empires_1.builder import A, B, Table, nest_steps, table

STEPS = nest_steps(2, 7)
GIVEN_UP = (AdultGivenUp, BroodGivenUp, StoreGivenUp)


def in_order(t: Table) -> bool:
    """Whether A's nest can be put in order without giving anything up."""
    world = t.s.copy().listen()
    world.active = A
    take_shortcut(world, A, AS_PROPOSED)
    return not any(isinstance(told.event, GIVEN_UP) for told in world.heard())


def some_colony(rng: Random) -> str:
    few = {
        name: rng.choice((0, 0, 1, 2, 4))
        for name in ("egg_m", "larva_m", "pupa_large", "pupa_m", "drones", "vq")
    }
    many = {name: rng.randrange(7) for name in ("egg_f", "larva_f", "pupa_small")}
    numbers = {**few, **many, "food": rng.randrange(24), "size": rng.randrange(6, 34), "stored": 0}
    words = " ".join(f"{name}={count}" for name, count in numbers.items())
    return f"R{rng.randrange(16)} N{rng.randrange(4)} B{rng.randrange(3)} queens={rng.randrange(4)} {words}"


@clause("HE1-RULING-97", "HE1-CHK-01", "HE1-CHK-04")
@pytest.mark.parametrize("traits", ["", "harvesters", "plant_house", "prolific_queen guards", "millers"])
def test_no_plan_leads_to_a_nest_that_cannot_be_in_order(traits: str) -> None:
    rng, laid = Random(traits), 0
    for _ in range(60):
        colony = some_colony(rng)
        t = table(colonies={A: colony, B: "no_brood queens=0 R0"}, traits={A: traits}, steps=STEPS)
        before = in_order(t)
        while A in t.asked:
            t.plays("plan" if t.shortcuts(A) else t.first(A), seat=A)
        assert in_order(t) or not before, colony
        laid += t.brood(A).get("egg_f", 0) + t.brood(A).get("egg_m", 0)
    assert laid > 60


@clause("HE1-RULING-97")
def test_who_accepts_every_plan_scores_like_who_thinks() -> None:
    """Over 240 duels it was 96 % of the points of `greedy`; here are few, so the bound is lower."""
    scores: dict[Bot, list[int]] = {ACCEPTING: [], BOTS["greedy"]: []}
    for number in range(6):
        players = list(scores) if number % 2 else list(scores)[::-1]
        match = fm.Match(GAME, seats=2, seed=f"plan {number // 2}")
        play(match, players, number)
        assert match.outcome is not None
        for player, score in zip(players, match.outcome.scores, strict=True):
            scores[player].append(score)
    accepting, greedy = (mean(each) for each in scores.values())
    assert accepting >= 0.5 * greedy > 0, scores
