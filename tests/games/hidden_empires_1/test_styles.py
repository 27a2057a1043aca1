"""Whole layouts that are thought over, and carried out as they were meant."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import formicarium as fm
from formicarium.bots.search import Search
from formicarium.core.bot import Choice, Sight
from formicarium.core.decision import Move
from formicarium.core.flow import answer, settle
from formicarium.games.hidden_empires_1 import GAME
from formicarium.games.hidden_empires_1.bots.defence import Raiders, expected_loss
from formicarium.games.hidden_empires_1.bots.layout import Spot, lay_out
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.bots.styles import LAYING_OUT, STYLES, Planner, shifts
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.catalogue import LANGUAGES, catalogue
from formicarium.texts.message import message

GREEDY, PLANNER = GAME.bots["greedy"], Planner()


class Question(NamedTuple):
    s: Empires
    sight: Sight


def layout(seed: str, turn: int) -> Question:
    """Where somebody lays out a turn, some turns into a match of `greedy` against itself."""
    match = fm.Match(GAME, seats=2, seed=seed)
    rng = Random(seed)
    s = match.state
    assert isinstance(s, Empires)
    while not (s.turn == turn and match.pending[0].prompt.key == "ask-assign-source"):
        decision = match.pending[0]
        match.play(decision.seat, GREEDY.choose(match.sight(decision.seat), rng).move)
    s = s.copy()
    asked = settle(s)
    assert isinstance(asked, tuple)
    return Question(s, Sight.at(s, asked[0]))


QUESTIONS = [layout("styles", turn) for turn in (2, 5)] + [layout("more styles", 4)]


def carry_out(question: Question, choice: Choice) -> list[Move]:
    """The answers that come of a choice, in a world that nobody but the seat need know."""
    seat = question.sight.decision.seat
    s = question.sight.imagine(Random(99))
    done = []
    for planned in (choice.move, *(each.move for each in choice.then)):
        asked = settle(s)
        assert isinstance(asked, tuple)
        assert asked[0].seat == seat
        move = asked[0].meant(planned)
        assert move is not None, (planned, asked[0])
        answer(s, seat, move)
        done.append(move)
    asked = settle(s)
    assert not (isinstance(asked, tuple) and asked and asked[0].prompt.key in LAYING_OUT)
    return done


def test_the_quick_player_is_the_first_of_several_layouts() -> None:
    for question in QUESTIONS:
        found = PLANNER.favourites(question.sight, Random(1))
        assert found[0].move == GREEDY.choose(question.sight, Random(1)).move
        assert len({(choice.move, *(each.move for each in choice.then)) for choice in found}) == len(found)
    assert any(len(PLANNER.favourites(question.sight, Random(1))) > 7 for question in QUESTIONS)


def test_every_style_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        names = catalogue(GAME, language)
        assert [style for style in (*STYLES, "shift", "whim") if f"style-{style}" not in names] == []


def test_every_layout_can_be_carried_out_to_the_end_of_its_step_whatever_is_hidden() -> None:
    for question in QUESTIONS:
        for choice in PLANNER.favourites(question.sight, Random(1)):
            if choice.move.spell()[0].startswith("card:"):
                continue  # what a card does comes first
            assert carry_out(question, choice)


def test_the_quick_player_does_what_it_meant_to_do() -> None:
    """Piece by piece it chooses what it would have done without being asked again."""
    for question in QUESTIONS:
        s, seat = question.s.copy(), question.sight.decision.seat
        choice = GREEDY.choose(question.sight, Random(1))
        assert choice.then
        answer(s, seat, choice.move)
        for planned, _ in choice.then:
            asked = settle(s)
            assert isinstance(asked, tuple)
            assert GREEDY.choose(Sight.at(s, asked[0]), Random(1)).move == planned
            answer(s, seat, planned)


def test_a_shift_sends_some_elsewhere_and_leaves_the_others_where_they_are() -> None:
    sight = QUESTIONS[1].sight
    usual = lay_out(Outlook(sight.view, "ask-assign-source")).ants
    for wits in shifts(sight, Random(2)):
        assert wits.shift is not None
        start, end, count = wits.shift
        other = lay_out(Outlook(sight.view, "ask-assign-source", wits)).ants
        moved = {spot: sum(other.get(spot, ())) - sum(usual.get(spot, ())) for spot in {*usual, *other}}
        gone = min(count, sum(usual[Spot(*start)]))
        assert {spot: by for spot, by in moved.items() if by} == {Spot(*start): -gone, Spot(*end): gone}


def test_what_was_thought_through_is_carried_out() -> None:
    question = QUESTIONS[1]
    search = Search(GAME, rounds=7)
    choice = search.choose(question.sight, Random(4))
    assert choice.then
    s, seat = question.s.copy(), question.sight.decision.seat
    settle(s)
    answer(s, seat, choice.move)
    for planned, why in choice.then:
        asked = settle(s)
        assert isinstance(asked, tuple)
        given = search.choose(Sight.at(s, asked[0]), Random(4))
        assert given.move == planned
        assert given.why == message("why-intended", why=why)
        answer(s, seat, given.move)


def test_nothing_is_remembered_where_something_else_is_known() -> None:
    question, other = QUESTIONS[1], QUESTIONS[2]
    search = Search(GAME, rounds=7)
    search.choose(question.sight, Random(4))
    assert search.intentions.recall(question.sight) is None
    assert search.intentions.recall(other.sight) is None


def test_ants_at_home_spare_brood() -> None:
    o = Outlook(QUESTIONS[0].sight.view, "ask-assign-source")
    coming = Raiders(ants=6, followers=3, each=1.0)
    wares = [3.0, 2.3, 2.3, 1.3]
    alone = expected_loss(o, coming, 0, 1, wares)
    assert 0 < expected_loss(o, coming, 1, 1, wares) < alone
    assert expected_loss(o, coming, 1, 2, wares) == 0.0
    assert expected_loss(o, coming, 0, 6, wares) == 0.0
