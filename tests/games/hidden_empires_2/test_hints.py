"""Hint, plan and warnings speak with one voice (HE2-RULING-95, -105)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.bots.search import Search
from formicarium.core.decision import Decision
from formicarium.core.state import View
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.data import NO_ANTS, Place
from formicarium.games.hidden_empires_2.moves import AcceptPlan
from formicarium.games.hidden_empires_2.planning.nest import NEST_JUDGES, advice
from formicarium.games.hidden_empires_2.scene.table import table as seen
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import table

ADVISER, RIVAL = Search(GAME, rounds=4), GAME.bots["gentle"]  # thinks less long than who gives hints
QUICK = GAME.bots["farsighted"]  # whose reasons hints give in words of their own
PLAN = AcceptPlan(part=False)


@clause("HE2-RULING-95", "HE2-RULING-105")
@pytest.mark.parametrize("variant, seed", [("basic", 0), ("basic", 2), ("advanced", 1), ("advanced", 3)])
def test_whoever_plays_by_the_hint_is_never_warned_and_does_what_the_plan_proposes(
    variant: str, seed: int
) -> None:
    match, rng = fm.Match(GAME, seats=2, seed=seed, options=GAME.variants[variant]), Random(seed)
    asked = planned = 0
    accepted: View | None = None  # what the seat would see if it had accepted the plan instead
    while match.outcome is None:
        decision = match.pending[0]
        seat = decision.seat
        if seat == 0 and accepted is None and PLAN in decision.options:
            other = fm.replay(match.record.dumps())
            other.play(0, PLAN)
            accepted = other.view(0)
        hint = (RIVAL if seat else ADVISER).choose(match.sight(seat), rng)
        move = decision.meant(hint.move)
        assert move is not None
        if seat == 0:
            asked += 1
            assert move not in match.warnings(0), (decision.prompt.key, str(move))
        match.play(seat, move)
        if accepted is not None and not is_planned(match.decision(0)):
            planned += 1
            assert match.view(0) == accepted
            accepted = None
    assert asked > 50
    assert planned > 3


def is_planned(decision: Decision | None) -> bool:
    return decision is not None and decision.prompt.key in NEST_JUDGES


def reason(stage: str = "n3", **fields: Any) -> str:
    """Why the plan does what it proposes for a small colony with food around it."""
    t = table(
        stage,
        mode="basic",
        turn=2,
        ants=[{"nurses": 1, "E4": 3, "D3": 3}],
        tokens={"E4": "plants_3", "D3": "aphids_2"},
        **fields,
    )
    why = advice(seen(t.view(0)), 0, t.decision(0)).why
    assert why is not None
    return why.key


@clause("HE2-RULING-95")
def test_an_early_princess_is_explained_by_what_else_her_food_could_do() -> None:
    brood = [{"larva_f": 1, "egg_f": 3}]
    assert reason(food=[4], brood=brood, sizes=[6], scores=[12]) == "why-feed-spare", "no room for more eggs"
    assert reason(food=[5], brood=brood, sizes=[10], scores=[8]) == "why-feed-large", "it is time for flights"


@clause("HE2-CHECK-03")
def test_no_eggs_are_explained_by_what_is_missing() -> None:
    assert reason("n4", food=[0], brood=[{"larva_f": 1}], sizes=[20]) == "why-no-eggs-food"
    assert reason("n4", food=[3], brood=[{"larva_f": 5}], sizes=[6]) == "why-no-eggs-room"
    winged = {"food": [3], "brood": [{"larva_f": 1}], "sizes": [6], "princesses": [4]}
    assert reason("n4", **winged) == "why-no-eggs-flight", "they might fly tonight"


MARCHES = ("ask-redeploy", "ask-redeploy-to", "ask-advance", "ask-advance-to")


@clause("HE2-MOVE-02", "HE2-STEP-01")
@pytest.mark.parametrize("seed", [0, 2])
def test_as_many_ants_come_to_an_area_as_the_hint_said_of_the_group(seed: int) -> None:
    match, rng = fm.Match(GAME, seats=2, seed=seed, options=GAME.variants["basic"]), Random(seed)
    promised: dict[Place, int] = {}
    parted = kept = 0
    while match.outcome is None and match.number < 400:
        decision = match.pending[0]
        if promised and (decision.seat or decision.prompt.key not in MARCHES):
            view = match.view(0)
            assert isinstance(view, EmpiresView)
            ants = view.ants[0]
            assert {
                area: min(count, sum(ants.get(area, NO_ANTS))) for area, count in promised.items()
            } == promised
            kept += len(promised)
            promised = {}
        hint = (RIVAL if decision.seat else QUICK).choose(match.sight(decision.seat), rng)
        if decision.seat == 0 and decision.prompt.key in MARCHES and hint.why is not None:
            args: dict[str, Any] = dict(hint.why.args)
            parted += "why" in args
            args = dict(args["why"].args) if "why" in args else args
            if "area" in args:
                promised[args["area"]] = max(args["count"], promised.get(args["area"], 0))
        match.play(decision.seat, hint.move)
    assert kept > 5
    assert parted, "some stay where the others pass"


@clause("HE2-NEST-18")
def test_males_without_a_queen_are_not_laid_for_princesses() -> None:
    assert reason("n4", queens=[0], sizes=[12]) == "why-lay-males-only"
