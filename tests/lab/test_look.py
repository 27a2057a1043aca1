"""A close look at a match: what it holds, and that it is the same wherever it is taken."""

from __future__ import annotations

import json

import pytest

from formicarium import games
from formicarium.core.match import replay
from formicarium.lab.look import look_at
from formicarium.lab.study import Studied, study
from formicarium.lab.things import kinds, named
from formicarium.lab.tournament import Plan, play

PLAN = Plan("cicada_and_ant", ("greedy", "random"), seats=2, games=4, seed=3)


@pytest.mark.parametrize("number", range(2))
def test_a_studied_match_is_the_match_that_a_plain_run_plays(number: int) -> None:
    plain, found = play(PLAN, number), study(PLAN, number)
    assert (found.seating, found.look.ranks, found.look.shares) == (plain.seating, plain.ranks, plain.shares)
    assert found.look.decisions == plain.decisions
    assert replay(found.record).outcome is not None


def test_a_look_comes_back_from_a_line_as_it_was() -> None:
    found = study(PLAN, 0)
    assert Studied.read(json.loads(found.line())) == found


def test_what_moved_somebody_leads_from_the_start_to_the_end() -> None:
    look = study(PLAN, 1).look
    for seat, drift in enumerate(look.drifts):
        begun = look.standings[0].chances[seat]
        assert begun + sum(drift) == pytest.approx(look.shares[seat], abs=0.01)
    assert look.standings[-1].at == look.decisions == len(look.choices)
    assert look.standings[-1].chances == look.shares
    assert min(look.choices) > 1


def test_what_the_game_counts_and_tells_is_counted() -> None:
    look = study(PLAN, 0).look
    match = replay(study(PLAN, 0).record)
    assert look.figures["points"] == tuple(map(float, look.scores))
    assert sum(map(sum, look.events.values())) == len(match.log)
    assert {event for event, *_ in look.things} <= set(look.events)
    assert look.openings[0].startswith(("cell:", "guess:"))
    assert look == look_at(match)


def test_what_has_a_name_is_a_thing() -> None:
    game = games["cicada_and_ant"]
    assert named(game, "wood")
    assert not named(game, "r1c1")
    assert kinds(game)["AntPlaced"].clause == "CIG-ANT-01"
