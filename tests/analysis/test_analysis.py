"""A match looked at again, in a game small enough to know what is right."""

from __future__ import annotations

import pytest

from formicarium.analysis import BEST, MISTAKE, Analyst, Judged, Point
from formicarium.core.decision import Move
from formicarium.core.match import Match
from tests.search.showdown import BET, FOLD, GAME, PASS, Showdown


def played(mine: int, theirs: int, *answers: Move) -> Match:
    """A match in which these cards were dealt and these answers given."""
    for seed in range(1000):
        match = Match(GAME, 2, seed=seed)
        assert isinstance(match.state, Showdown)
        if match.state.cards == [mine, theirs]:
            for seat, move in enumerate(answers):
                match.play(seat, move)
            return match
    raise AssertionError("no such deal")


def points(match: Match) -> list[Point]:
    return [found for found in Analyst(match).findings() if isinstance(found, Point)]


def judged(match: Match, **options: object) -> list[Judged]:
    return [found for found in Analyst(match, 80, **options).findings() if isinstance(found, Judged)]  # type: ignore[arg-type]


def test_a_mistake_is_told_with_what_would_have_been_better() -> None:
    """With the lowest card a bet wins where the other folds; a pass never does."""
    (answer,) = judged(played(1, 5, PASS))
    assert (answer.verdict, answer.seat, answer.at, answer.better) == (MISTAKE, 0, 0, BET)
    assert 0.1 < answer.cost < 0.5  # a quarter, as far as a few worlds tell
    assert answer.why is not None
    assert answer.why.key.startswith("why-search")


def test_an_answer_is_judged_by_what_the_seat_could_know() -> None:
    """The bet was right with a 1, whatever the other held; so it is where it lost."""
    assert {judged(played(1, theirs, BET, FOLD))[0].verdict for theirs in (2, 5)} == {BEST}


def test_only_the_answers_of_some_seats_are_judged() -> None:
    assert [answer.seat for answer in judged(played(2, 1, BET, FOLD), seats=[1])] == [1]


def test_how_everybody_stood_where_turns_began_and_in_the_end() -> None:
    first, last = points(played(4, 1, PASS))
    assert (first.at, last.at) == (0, 1)
    assert first.chances == pytest.approx((0.8, 0.2))
    assert last.chances == (1.0, 0.0)


def test_luck_is_what_chance_did_beyond_the_average() -> None:
    lucky, unlucky = (points(played(*cards, PASS))[0].luck for cards in ((5, 1), (1, 5)))
    assert lucky[0] > 0.2 > -0.2 > unlucky[0]
    assert sum(lucky) == pytest.approx(0.0)


def test_the_same_match_gives_the_same_findings() -> None:
    match = played(2, 4, BET, FOLD)
    assert list(Analyst(match).findings()) == list(Analyst(match).findings())
