"""A match looked at again, in a game small enough to know what is right."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from formicarium.analysis import BEST, DOUBTFUL, GOOD, MISTAKE, Analyst, Judged, Point, turning_points
from formicarium.analysis.verdict import CLEAR, DOUBTS, undecided, verdict_of
from formicarium.bots.search.mixing import Mixed
from formicarium.core.bot import Choice
from formicarium.core.decision import Move
from formicarium.core.match import Match
from formicarium.texts.message import message
from tests.search.showdown import BET, FOLD, GAME, PASS, Showdown, opening


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
    return list(Analyst(match).points())


def judged(match: Match, **options: object) -> list[Judged]:
    return [found for found in Analyst(match, 80, **options).judgements() if isinstance(found, Judged)]  # type: ignore[arg-type]


def test_a_mistake_is_told_with_what_would_have_been_better() -> None:
    """With the lowest card a bet wins where the other folds; a pass never does."""
    (answer,) = judged(played(1, 5, PASS))
    assert (answer.verdict, answer.seat, answer.at, answer.better) == (MISTAKE, 0, 0, BET)
    assert 0.1 < answer.cost < 0.5  # a quarter, as far as a few worlds tell
    assert answer.why is not None
    assert answer.why.key.startswith("why-better")


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


def test_the_curve_judges_tables_as_the_search_does(monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAME.searching is not None
    monkeypatch.setattr(GAME, "searching", replace(GAME.searching, worth=lambda s, seat: (0.3, 0.1)[seat]))
    assert points(played(4, 1, PASS))[0].chances == pytest.approx((0.75, 0.25))


def test_luck_is_what_chance_did_beyond_the_average() -> None:
    lucky, unlucky = (points(played(*cards, PASS))[0].luck for cards in ((5, 1), (1, 5)))
    assert lucky[0] > 0.2 > -0.2 > unlucky[0]
    assert sum(lucky) == pytest.approx(0.0)


def test_the_same_match_gives_the_same_findings_wherever_one_begins() -> None:
    match = played(2, 4, BET, FOLD)
    first, second = Analyst(match).judgements()
    assert list(Analyst(match).judgements(1)) == [second]
    assert list(Analyst(match).judgements()) == [first, second]
    assert list(Analyst(match, seats=[1]).judgements()) == [0, second]


def test_a_verdict_tells_what_was_measured() -> None:
    (answer,) = judged(played(1, 5, PASS))
    assert answer.laps >= 40
    assert 0 < answer.error < answer.cost / CLEAR
    told = dict(answer.says.args)
    assert (answer.says.key, told["better"]) == ("judged-worse", message("move-say", word="bet"))
    assert told["cost"] == round(100 * answer.cost)
    error = int(str(told["error"]))
    assert 100 * answer.error <= error < 100 * answer.error + 1, "nothing is surer than it was measured"
    assert told["laps"] == answer.laps


@pytest.mark.parametrize(
    "cost, error, verdict",
    [
        (0.0, 0.0, GOOD),
        (0.02, 0.001, GOOD),  # clear, but little
        (0.20, 0.11, GOOD),  # much, but it may as well be nothing
        (0.05, 0.02, DOUBTFUL),
        (0.09, 0.02, MISTAKE),
    ],
)
def test_what_is_not_clear_is_not_blamed(cost: float, error: float, verdict: str) -> None:
    assert verdict_of(cost, error) == verdict
    assert undecided(cost, error) == (verdict == GOOD and cost >= DOUBTS)


def mixing(card: int, move: Move, search: Mixed) -> Judged:
    """An answer, where the search has found this mix."""
    analyst = Analyst(played(card, 5, move), 40)
    thought = analyst.search.think(opening(card, 5), Random(1))
    thought.root = search
    analyst.search.think = lambda *_, **__: thought  # type: ignore[method-assign]
    found = next(analyst.judgements())
    assert isinstance(found, Judged)
    return found


def mixed(*shares: float) -> Mixed:
    root = Mixed([Choice(BET, message("why-bet")), Choice(PASS, message("why-pass"))])
    root.mixed = list(shares)
    return root


@pytest.mark.parametrize("move", [BET, PASS])
def test_where_one_has_to_mix_every_answer_of_the_mix_is_fine(move: Move) -> None:
    answer = mixing(1, move, mixed(0.7, 0.3))
    assert (answer.verdict, answer.better, answer.why) == (BEST, None, None)
    assert [(each, round(share, 2)) for each, share in answer.mix] == [(BET, 0.7), (PASS, 0.3)]
    assert answer.says.key == "judged-mixed"
    shares = dict(answer.says.args)["mix"]
    assert shares == tuple(
        message("mix-share", move=message("move-say", word=word), share=share)
        for word, share in (("bet", 70), ("pass", 30))
    )


def test_an_answer_outside_the_mix_is_compared_with_it() -> None:
    """With a 1 a pass never wins; what it is compared with is the mix, and no answer drawn by lot."""
    answer = mixing(1, PASS, mixed(0.99, 0.01))
    assert (answer.verdict, answer.better) == (MISTAKE, BET)


def test_turning_points_are_where_somebody_gained_or_lost_most() -> None:
    chances = (0.5, 0.55, 0.3, 0.31, 0.9, 1.0)
    points = [Point(at, (share, 1 - share), (0.0, 0.0)) for at, share in enumerate(chances)]
    assert turning_points(points) == [2, 4, 5]
    assert turning_points(points[:2]) == []
    many = [Point(at, (at % 2 * 1.0, 1 - at % 2 * 1.0), (0.0, 0.0)) for at in range(20)]
    assert len(turning_points(many)) == 5
