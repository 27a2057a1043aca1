"""Several seats at once: sealed, in any order, and changed until the last one is in."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.chance import Roll
from formicarium.core.decision import Decision
from formicarium.core.errors import GameError
from formicarium.core.plain import fingerprint
from formicarium.core.record import Answered
from formicarium.core.state import Step
from formicarium.core.together import Together, imagine, under_seal
from formicarium.texts.message import message
from tests.arena import ARENA, NONE, Arena, BidsShown, Count, GrubTraded, StakeLaid, on, ring, seen

A, B, C = 0, 1, 2
HANDS = [["grub_1", "parry_1"], ["grub_2", "parry_2"], ["grub_3", "parry_3"]]


def stakes(**table: Any) -> fm.Match:
    return ring("Stakes", "ShowBids", "Send", seats=3, target=2, hands=HANDS, **table)


def asked(match: fm.Match) -> list[int]:
    return [decision.seat for decision in match.pending]


# Secrecy


def test_all_are_asked_at_once_and_each_goes_through_its_own_questions() -> None:
    match = stakes()
    assert asked(match) == [A, B, C]
    match.play(B, "card:parry_2")
    assert asked(match) == [A, B, C]
    assert match.decision(B).prompt.key == "ask-bid"  # type: ignore[union-attr]
    match.play(B, "count:2")
    assert asked(match) == [A, C]


def test_a_sealed_answer_is_seen_by_its_seat_alone() -> None:
    match = stakes()
    others = [match.view(seat) for seat in (A, C, None)]
    match.play(B, "card:parry_2")
    assert seen(match, B).stake == "parry_2"
    assert [match.view(seat) for seat in (A, C, None)] == others
    assert match.log == []
    assert match.events(B) == ()


def test_everybody_sees_who_is_ready_but_not_how_far_the_others_are() -> None:
    match = stakes()
    match.play(B, "card:parry_2")
    assert match.answered() == ()
    match.play(B, "count:0")
    assert match.answered() == (B,)


def test_all_is_carried_out_when_the_last_answer_is_in() -> None:
    match = stakes()
    for seat, card, bid in ((C, "none", 0), (A, "none", 1), (B, "card", 2)):
        match.play(seat, "button:none" if card == "none" else "card:parry_2")
        match.play(seat, f"count:{bid}")
    assert under_seal(match.state) is None
    assert match.log[-1].event == BidsShown((1, 2, 0), leader=B)
    assert match.answered() == ()


def test_refusals_speak_of_the_draft() -> None:
    match = stakes(crumbs=[1, 3, 3])
    match.play(A, "button:none")
    refusal = match.why_not(A, "count:2")
    assert refusal is not None
    assert refusal.clause == "ARE-STAKE-02"


def test_a_seat_with_nothing_to_choose_is_not_asked() -> None:
    match = ring("Stakes", "ShowBids", "Send", hands=[[], ["grub_1"]], crumbs=[0, 3], target=1)
    assert asked(match) == [B]
    assert match.answered() == (A,)


def test_with_one_branch_there_is_nothing_to_seal() -> None:
    branch = {"is": "core.Together", "branches": [[0, [{"is": "Bid", "seat": 0}]]]}
    match = ring(branch, "ShowBids", "Send", target=1, bids=[0, 0])
    assert under_seal(match.state) is None
    match.play(A, "count:1")
    assert match.log[-1].event == BidsShown((1, 0), leader=A)


def test_each_answer_knows_what_came_of_it_once_the_seal_is_open() -> None:
    match = stakes()
    for seat, card in ((C, "card:parry_3"), (B, "button:none"), (A, "card:parry_1")):
        match.play(seat, card)
        match.play(seat, "count:0")
    answers = [entry for entry in match.record.entries if isinstance(entry, Answered)]
    led = [(entry.seat, match.log[entry.led].event) for entry in answers if entry.led is not None]
    assert led == [(C, StakeLaid(C, "parry_3")), (A, StakeLaid(A, "parry_1"))]
    assert match.log[1].event == StakeLaid(C, "parry_3")  # it came first, and is told after the other


def test_nothing_has_come_of_an_answer_under_a_seal() -> None:
    match = stakes()
    match.play(C, "card:parry_3")
    (given,) = (entry for entry in match.record.entries if isinstance(entry, Answered))
    assert given.led is None


# Order


ANSWERS = {A: (NONE, Count(1)), B: (NONE, Count(1)), C: (NONE, Count(0))}


def test_the_order_of_arrival_does_not_matter() -> None:
    found = set()
    for order in set(itertools.permutations([A, A, B, B, C, C])):
        match, left = stakes(), {seat: list(moves) for seat, moves in ANSWERS.items()}
        for seat in order:
            match.play(seat, left[seat].pop(0))
        found.add((fingerprint(match.state), str(match.log)))
    assert len(found) == 1


# Changing one's mind


def draft() -> fm.Match:
    return ring("KeepOne", "PassPackets", packets=[["grub_1", "grub_2"], ["parry_1", "parry_2"]])


def test_a_sealed_answer_may_be_changed_until_the_last_one_is_in() -> None:
    match = draft()
    match.play(A, "card:grub_1")
    assert match.undo(A) is None
    match.play(A, "card:grub_2")
    match.play(B, "card:parry_1")
    assert on(match).hands == [("grub_2",), ("parry_1",)]


def test_even_after_others_have_answered_and_without_touching_their_answers() -> None:
    match = ring(
        "KeepOne", seats=3, packets=[["grub_1", "grub_2"], ["grub_3", "grub_4"], ["grub_5", "grub_6"]]
    )
    match.play(A, "card:grub_1")
    match.play(B, "card:grub_3")
    assert match.undo(A) is None
    assert asked(match) == [A, C]
    assert seen(match, B).hand == ("grub_3",)
    assert [entry.seat for entry in match.record.entries] == [B]


def test_but_not_once_the_last_one_is_in() -> None:
    match = draft()
    match.play(A, "card:grub_1")
    match.play(B, "card:parry_1")
    before = fingerprint(match.state)
    for seat in (A, B):
        refusal = match.undo(seat)
        assert refusal is not None
        assert refusal.clause == "ARE-DRAFT-03"
    assert fingerprint(match.state) == before


def test_where_a_clause_binds_nothing_sealed_is_taken_back() -> None:
    match = stakes()
    match.play(A, "card:parry_1")
    refusal = match.undo(A)
    assert refusal is not None
    assert (refusal.clause, refusal.reason.key) == ("ARE-STAKE-03", "undo-bound")
    assert seen(match, A).stake == "parry_1"


# Silence


def trades() -> fm.Match:
    return ring(
        "Trades", "CloseTrades", "Send", seats=3, target=1, hands=[["grub_1"], ["parry_1"], ["grub_2"]]
    )


def test_in_silence_nobody_learns_who_is_asked_or_ready() -> None:
    match = trades()
    assert asked(match) == [A, C]
    assert match.answered() == ()
    match.play(A, "card:grub_1")
    assert match.answered() == ()
    refusal = match.why_not(B, "button:none")
    assert refusal is not None
    assert dict(refusal.reason.args)["waiting"] == ()
    match.play(C, "button:none")
    assert GrubTraded(A, "grub_1") in [told.event for told in match.log]


def test_in_silence_a_world_does_not_know_who_has_answered() -> None:
    match = trades()
    one = imagine(match.state, C, Random(5))
    match.play(A, "card:grub_1")
    assert imagine(match.state, C, Random(5)) == one


# Worlds


def test_a_world_keeps_ones_own_answers_and_draws_those_of_others_anew() -> None:
    match = stakes()
    match.play(A, "card:parry_1")
    match.play(B, "card:parry_2")
    match.play(B, "count:2")
    seen = set()
    for seed in range(60):
        world = imagine(match.state, A, Random(seed))
        sealed = under_seal(world)
        assert sealed is not None
        mine, theirs, open_one = sealed.branches
        assert mine.answers == under_seal(match.state).branches[A].answers  # type: ignore[union-attr]
        assert len(theirs.answers) == 2
        assert open_one.answers == ()
        seen.add(theirs.answers[1])
    assert seen == {Count(0), Count(1), Count(2)}


def test_a_copy_of_a_sealed_table_goes_its_own_way() -> None:
    match = stakes()
    copy = match.state.copy()
    match.play(A, "card:parry_1")
    assert copy != match.state
    assert under_seal(copy).branches[A].answers == ()  # type: ignore[union-attr]


# Defects of a game


@dataclass(frozen=True, slots=True)
class AskTheOther(Step[Arena, Any]):
    seat: int

    def ask(self, s: Arena) -> Decision:
        return Decision(1 - self.seat, message("ask-send"), (Count(1), Count(2)))


@dataclass(frozen=True, slots=True)
class RollInSecret(Step[Arena, Any]):
    seat: int

    def ask(self, s: Arena) -> Roll:
        return Roll(1)


@dataclass(frozen=True, slots=True)
class TakeFromTheMiddle(Step[Arena, Any]):
    """Answers that get into each other's way: there is but one card."""

    seat: int

    def ask(self, s: Arena) -> Decision:
        cards = tuple(Count(number) for number in range(len(s.discard) + 1))
        return Decision(self.seat, message("ask-send"), cards)

    def run(self, s: Arena, answer: Count) -> None:
        del s.discard[: answer.count]


@pytest.mark.parametrize("step", [AskTheOther, RollInSecret])
def test_a_branch_may_ask_only_its_own_seat(step: Any) -> None:
    s = ARENA.begin(2, ARENA.read_options({}))
    with pytest.raises(GameError, match="only its own seat"):
        Together(((0, (step(0),)), (1, (step(1),)))).run(s, None)


def test_answers_that_do_not_fit_together_are_a_defect_of_the_game() -> None:
    steps = [[seat, [{"is": f"{TakeFromTheMiddle.tag}", "seat": seat}]] for seat in (0, 1)]
    match = ring({"is": "core.Together", "branches": steps}, "Send", target=1, discard=["grub_1"])
    match.play(A, "count:1")
    with pytest.raises(GameError, match="seat 1 chose count:1 on its draft, but cannot on the table"):
        match.play(B, "count:1")
