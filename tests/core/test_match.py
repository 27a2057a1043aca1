"""A match asks, checks, deals and remembers; bad input changes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.bot import Sight
from formicarium.core.dealer import Scripted, Seeded
from formicarium.core.decision import Path
from formicarium.core.flow import answer, settle
from formicarium.core.plain import fingerprint
from formicarium.core.state import State, Step
from formicarium.texts.message import SeatName
from tests.arena import (
    ARENA,
    NONE,
    AimAt,
    AttackLaunched,
    AttackTurned,
    CardDrawn,
    Count,
    CrumbTaken,
    DiceRolled,
    ParryPlayed,
    on,
    ring,
    seen,
)

A, B, C = 0, 1, 2


def traces(match: fm.Match) -> tuple[str, int, int, tuple[fm.Decision, ...]]:
    """Everything that bad input must leave alone."""
    return fingerprint(match.state), len(match.log), match.number, match.pending


# Asking and answering


def test_a_match_deals_up_to_the_first_question() -> None:
    match = fm.Match(ARENA, seats=3, seed=7)
    assert [decision.seat for decision in match.pending] == [A, B, C]
    assert match.outcome is None
    assert match.number == 2  # who leads, and the packets


def test_a_witness_sees_every_step_and_changes_nothing() -> None:
    alone, watched = fm.Match(ARENA, 3, seed=7), fm.Match(ARENA, 3, seed=7)
    seen: list[tuple[int, Any]] = []

    def witness(s: State, step: Step[Any, Any], asked: Any) -> None:
        assert s.steps[-1] is step
        seen.append((s.told, asked))

    while alone.outcome is None:
        seen.clear()
        decision = alone.pending[0]
        alone.play(decision.seat, decision.options[-1])
        watched.play(decision.seat, decision.options[-1], witness)
        assert watched.pending == alone.pending
        assert watched.log == alone.log
        assert [told for told, _ in seen] == sorted(told for told, _ in seen)
        if watched.pending:
            last = seen[-1][1]
            assert (last if isinstance(last, tuple) else (last,)) == watched.pending
    assert watched.state == alone.state
    assert watched.record.dumps() == alone.record.dumps()


def test_the_same_seed_and_the_same_answers_give_the_same_match() -> None:
    one, other = fm.Match(ARENA, 2, seed="acorn"), fm.Match(ARENA, 2, seed="acorn")
    for match in (one, other):
        while match.outcome is None:
            match.play(match.pending[0].seat, match.pending[0].options[-1])
    assert one.state == other.state
    assert one.record.dumps() == other.record.dumps()


@pytest.mark.parametrize("given", [AimAt(C), ("seat:2",), ["seat:2"], "seat:2", "  seat:2 "])
def test_a_move_its_tokens_and_its_notation_are_one_answer(given: fm.Move | Path | list[str] | str) -> None:
    match = ring("Aim", "Send", "EndRound", seats=3)
    assert isinstance(given, fm.Move) or match.why_not(A, given) is None
    match.play(A, given)
    assert fingerprint(match.state) == fingerprint(_aimed().state)


def _aimed() -> fm.Match:
    match = ring("Aim", "Send", "EndRound", seats=3)
    match.play(A, AimAt(C))
    return match


def test_play_returns_what_happened() -> None:
    match = ring("Aim", "Send", "EndRound", seats=3)
    assert [told.event.tag for told in match.play(A, AimAt(C))] == ["arena.TargetNamed"]


def test_a_table_to_which_nobody_listens_counts_what_it_tells_and_keeps_nothing() -> None:
    match = ring("Aim", "Send", "EndRound", seats=3)
    quiet, loud = match.state.copy(), match.state.copy().listen()
    for s in (quiet, loud):
        answer(s, A, AimAt(C))
        settle(s)
    assert quiet.news is None
    assert [told.event.tag for told in loud.heard()] == ["arena.TargetNamed"]
    assert loud.heard() == []
    assert quiet == loud  # the number of the next event included
    assert quiet.told == match.state.told + 1


def test_a_decision_with_one_answer_is_not_asked() -> None:
    match = ring("Aim", "Send", "EndRound", seats=2)
    assert match.pending[0].options == (Count(1), Count(2))
    assert seen(match, None).target == B


def test_the_clock_plays_what_the_decision_says() -> None:
    match = ring("Foraging", "Aim", "Send", "EndRound", seats=3)
    match.time_out(A)
    assert match.record.entries[-1].words() == "button:none"
    match.time_out(A)  # nothing declared: the first option
    assert on(match).target == B


def test_the_outcome_has_ranks_scores_and_reasons() -> None:
    match = ring("EndRound", crumbs=[1, 4], hands=[["grub_1", "parry_1"], []])
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1)
    assert match.outcome.scores == (2, 4)
    assert match.outcome.winners == (B,)
    assert match.outcome.clause == "ARE-END-02"
    assert match.pending == ()


# Refusals


@pytest.mark.parametrize(
    "seat, given, clause, key",
    [
        (A, "count:3", "ARE-AIM-02", "refused-not-offered"),
        (A, "seat:1", "ARE-AIM-02", "refused-not-offered"),
        (A, "count:1 count:1", "ARE-AIM-02", "refused-not-offered"),
        (A, "", "", "refused-unfinished"),
        (A, "nonsense", "ARE-AIM-02", "refused-not-offered"),
        (A, NONE, "ARE-AIM-02", "refused-not-offered"),
    ],
)
def test_an_illegal_move_changes_nothing_and_names_the_clause(
    seat: int, given: Any, clause: str, key: str
) -> None:
    match = ring("Send", "EndRound", target=1)
    before = traces(match)
    with pytest.raises(fm.IllegalMove) as caught:
        match.play(seat, given)
    assert (caught.value.refusal.clause, caught.value.refusal.reason.key) == (clause, key)
    assert traces(match) == before


def test_the_step_says_why_with_the_facts() -> None:
    match = ring({"is": "Bid", "seat": 0}, crumbs=[1, 3])
    refusal = match.why_not(A, "count:2")
    assert refusal is not None
    assert str(refusal) == "refused-bid (crumbs 1) [ARE-STAKE-02]"


def test_why_not_has_nothing_to_say_about_what_begins_an_offered_move() -> None:
    match = ring("Send", "EndRound", target=1)
    assert match.why_not(A, ()) is None
    assert match.why_not(A, "count:1") is None


@pytest.mark.parametrize("seat", [B, 7, -1])
def test_a_move_out_of_turn_changes_nothing_and_says_who_is_waited_for(seat: int) -> None:
    match = ring("Send", "EndRound", target=1)
    before = traces(match)
    with pytest.raises(fm.OutOfTurn) as caught:
        match.play(seat, "count:1")
    assert dict(caught.value.refusal.reason.args)["waiting"] == (SeatName(A),)
    assert traces(match) == before
    with pytest.raises(fm.OutOfTurn):
        match.time_out(seat)
    with pytest.raises(fm.OutOfTurn):
        match.sight(seat)


def test_a_move_after_the_end_changes_nothing() -> None:
    match = ring("EndRound")
    before = traces(match)
    with pytest.raises(fm.MatchOver):
        match.play(A, "count:1")
    with pytest.raises(fm.MatchOver):
        match.time_out(A)
    assert match.why_not(A, "count:1") is not None
    assert traces(match) == before


def test_a_move_that_only_looks_like_an_option_is_refused() -> None:
    @dataclass(frozen=True, slots=True)
    class Forged(fm.Move):
        def spell(self) -> Path:
            return ("count:1",)

    match = ring("Send", "EndRound", target=1)
    with pytest.raises(fm.IllegalMove):
        match.play(A, Forged())


@pytest.mark.parametrize(
    "dealer, what",
    [(Scripted(), "needs 2, only 0"), (Scripted(dice=[1, 9]), "cannot show 9")],
)
def test_a_dealer_told_the_impossible_changes_nothing(dealer: Scripted, what: str) -> None:
    match = ring("Send", "EndRound", target=1, dealer=dealer)
    before = traces(match)
    with pytest.raises(fm.ChanceError, match=what):
        match.play(A, "count:2")
    assert traces(match) == before
    match.dealer = Seeded(1)
    match.play(A, "count:2")
    assert match.outcome is not None


# Options


@pytest.mark.parametrize(
    "options, what",
    [
        ({"mode": "dark"}, "arena has no option 'mode'; it has rounds"),
        ({"rounds": "many"}, "options.rounds: expected int, found 'many'"),
        ({"rounds": True}, "expected int, found True"),
        ({"rounds": 99}, r"rounds is 1 to 5, not 99 \[ARE-END-01\]"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], what: str) -> None:
    with pytest.raises(fm.OptionError, match=what):
        fm.Match(ARENA, options=options)


def test_wrong_seat_counts_and_rules_are_refused() -> None:
    with pytest.raises(fm.OptionError, match="2 to 3 players, not 4"):
        fm.Match(ARENA, seats=4)
    with pytest.raises(fm.OptionError, match="rules 1 to 1, not 2"):
        fm.Match(ARENA, rules=2)


# Looking


def test_a_view_shows_ones_own_hand_and_only_the_size_of_others() -> None:
    match = ring("Send", hands=[["grub_1"], ["parry_1", "parry_2"]], target=1)
    mine, theirs, nobody = seen(match, A), seen(match, B), seen(match, None)
    assert (mine.hand, mine.hands) == (("grub_1",), (1, 2))
    assert theirs.hand == ("parry_1", "parry_2")
    assert (nobody.hand, nobody.hands) == ((), (1, 2))


def test_events_are_blurred_for_those_who_may_not_see() -> None:
    match = ring("Foraging", "Send", target=1, dealer=Scripted(draws=["grub_4"]))
    match.play(A, "pile:deck")
    assert match.events(A)[-1].event == CardDrawn(A, "grub_4")
    assert match.events(B)[-1].event == CardDrawn(A, "")
    assert match.events(None)[-1].event == CardDrawn(A, "")


def test_events_can_be_had_from_a_number_on_even_in_the_middle_of_a_story() -> None:
    match = ring("Aim", "Send", "EndRound", told=40, seats=3)
    match.play(A, "seat:1")
    match.play(A, "count:1")
    assert [told.number for told in match.events(A)][:2] == [40, 41]
    assert [told.number for told in match.events(A, since=41)][:1] == [41]
    assert match.events(A, since=3) == match.events(A)


def test_sight_is_all_that_a_player_may_know() -> None:
    match = ring("Send", "EndRound", target=1, hands=[["grub_1"], ["parry_1"]])
    sight = match.sight(A)
    assert sight.decision == match.pending[0]
    assert sight.view == match.view(A)
    assert sight.imagine(Random(1)).view(A) == match.view(A)


def test_a_view_is_put_together_once_and_only_for_those_who_look() -> None:
    match = ring("Send", "EndRound", target=1)
    views: list[fm.View] = []

    def look() -> fm.View:
        views.append(match.view(A))
        return views[-1]

    sight = Sight(look, match.pending[0], lambda rng: match.imagine(A, rng))
    assert views == []
    assert sight.view is sight.view
    assert views == [match.view(A)]


# Causes


def test_events_know_the_event_behind_them() -> None:
    dealer = Scripted(dice=[6])
    match = ring("Send", "EndRound", target=1, hands=[["parry_2"], ["parry_1"]], dealer=dealer)
    match.play(A, "count:1")
    match.play(B, "card:parry_1")
    match.play(A, "card:parry_2")
    story = {type(told.event): told for told in reversed(match.log)}
    attack = story[AttackLaunched].number
    parries = [told for told in match.log if isinstance(told.event, ParryPlayed)]
    assert [told.cause for told in parries] == [attack, parries[0].number]
    turns = [told.cause for told in match.log if isinstance(told.event, AttackTurned)]
    assert turns == [parries[1].number, parries[0].number]  # the inner one is done first
    assert story[DiceRolled].cause == story[CrumbTaken].cause == attack
    assert match.log[-1].cause == -1  # the end of the round has no cause but the rules


def test_a_move_with_words_to_spare_is_refused_without_blaming_a_rule_of_the_move() -> None:
    match = fm.Match(fm.games["cicada_and_ant"], seats=2)
    seat = match.pending[0].seat
    refusal = match.why_not(seat, "cell:r1c1 cell:r1c2")
    assert refusal is not None
    assert refusal.reason.key == "refused-not-offered"
