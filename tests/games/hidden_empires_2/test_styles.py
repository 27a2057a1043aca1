"""Whole layouts that are thought over, and tables judged by who gets there first."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

import formicarium as fm
from formicarium.bots.search import Search
from formicarium.core.bot import Sight
from formicarium.core.flow import answer, settle
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.bots.race import worth
from formicarium.games.hidden_empires_2.bots.styles import LAYING_OUT, STYLES, Planner, is_layout, worthwhile
from formicarium.games.hidden_empires_2.planning.nest import NEST_JUDGES
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.catalogue import LANGUAGES, catalogue
from formicarium.texts.message import Message, message
from tests.games.hidden_empires_2.builder import table

QUICK, PLANNER = GAME.bots["farsighted"], Planner()


class Question(NamedTuple):
    s: Empires
    sight: Sight


def layout(variant: str, turn: int) -> Question:
    """Where somebody lays out a turn, some turns into a match of `farsighted` against itself."""
    match, rng = fm.Match(GAME, seats=2, seed=1, options=GAME.variants[variant]), Random(1)
    s = match.state
    assert isinstance(s, Empires)
    while not (s.turn == turn and is_layout(match.sight(match.pending[0].seat))):
        decision = match.pending[0]
        match.play(decision.seat, QUICK.choose(match.sight(decision.seat), rng).move)
    s = s.copy()
    asked = settle(s)
    assert isinstance(asked, tuple)
    return Question(s, Sight.at(s, asked[0]))


QUESTIONS = [layout("basic", 2), layout("basic", 4), layout("advanced", 3)]


def test_the_quick_player_is_the_first_of_several_layouts() -> None:
    for question in QUESTIONS:
        found = PLANNER.favourites(question.sight, Random(1))
        assert found[0].move == QUICK.choose(question.sight, Random(1)).move
        meant = {(choice.move, *(each.move for each in choice.then)) for choice in found}
        assert len(meant) == len(found) > 2


def test_every_style_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        names = catalogue(GAME, language)
        assert [style for style in (*STYLES, "whim") if f"style-{style}" not in names] == []


def test_every_layout_can_be_carried_out_whatever_is_hidden() -> None:
    for question in QUESTIONS:
        for choice in PLANNER.favourites(question.sight, Random(1)):
            s = question.sight.imagine(Random(99))
            for planned in (choice.move, *(each.move for each in choice.then)):
                asked = settle(s)
                assert isinstance(asked, tuple)
                move = asked[0].meant(planned)
                assert move is not None, (planned, asked[0])
                answer(s, question.sight.decision.seat, move)
            asked = settle(s)
            assert not (isinstance(asked, tuple) and asked[0].prompt.key in LAYING_OUT)


def test_what_was_thought_through_is_carried_out() -> None:
    question = QUESTIONS[1]
    search = Search(GAME, rounds=20)
    choice = search.choose(question.sight, Random(4))
    assert choice.then
    s, seat = question.s.copy(), question.sight.decision.seat
    answer(s, seat, choice.move)
    for planned, why in choice.then:
        asked = settle(s)
        assert isinstance(asked, tuple)
        given = search.choose(Sight.at(s, asked[0]), Random(4))
        assert given.move == asked[0].meant(planned)
        assert given.why == message("why-intended", why=why)
        answer(s, seat, given.move)


def test_a_layout_is_named_beside_others_by_what_is_different() -> None:
    """Not by the ants that are moved first: those of many layouts are the same."""
    for question in QUESTIONS:
        told = dict(Search(GAME, rounds=40).choose(question.sight, Random(4)).why.args)
        assert isinstance(told["next"], Message)
        assert told["next"].key.startswith("style-")


def test_in_the_nest_the_plan_is_followed() -> None:
    """HE2-RULING-95: hint and plan agree."""
    match, rng = fm.Match(GAME, seats=2, seed=1, options={"mode": "basic"}), Random(1)
    met = 0
    while met < 6:
        decision = match.pending[0]
        if decision.prompt.key in NEST_JUDGES:
            met += 1
            assert not worthwhile(match.sight(decision.seat))
        match.play(decision.seat, QUICK.choose(match.sight(decision.seat), rng).move)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_who_gets_there_sooner_is_ahead(mode: str) -> None:
    def share(*scores: int) -> float:
        t = table(mode=mode, seats=len(scores), turn=4, scores=list(scores))
        assert isinstance(t.s, Empires)
        shares = [worth(t.s, seat) for seat in range(len(scores))]
        assert sum(shares) == pytest.approx(1.0)
        return shares[0]

    assert share(4, 4) == pytest.approx(0.5, abs=0.1)
    assert share(12, 0) > 0.6 > 0.4 > share(0, 12)
    assert share(12, 0, 0) > 0.5
