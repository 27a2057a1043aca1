"""Which rules somebody has met in a match."""

from __future__ import annotations

from formicarium import Match
from formicarium.core.met import met
from tests.acorns import GAME, Hand


def test_what_ones_own_answers_bring_about_is_used_and_the_rest_is_seen() -> None:
    match = Match(GAME)
    nothing = met(match, [0])
    assert nothing.used == frozenset()
    match.play(0, Hand(1, "green", 12))
    mine, others, nobody = met(match, [0]), met(match, [1]), met(match, [])
    assert mine.used
    assert mine.used <= mine.seen
    assert others.used == frozenset()
    assert nobody == (frozenset(), frozenset())


def test_a_match_of_bots_is_met_whole_by_whoever_sits_everywhere() -> None:
    match = Match(GAME, seed=3)
    while match.pending:
        match.play(match.pending[0].seat, match.pending[0].options[0])
    everywhere = met(match, range(match.state.seats))
    clauses = {told.event.clause for seat in range(match.state.seats) for told in match.events(seat)} - {""}
    assert everywhere.seen == clauses
    assert everywhere.used <= clauses
