"""Taking back: as far as the last point of no return, and no further."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from formicarium.core.dealer import Scripted
from formicarium.core.plain import fingerprint
from tests.arena import ARENA, ring

A, B, C = 0, 1, 2


def evening(**table: Any) -> fm.Match:
    """Seat 0 leads: it may forage, aims at one of two, and sends its ants."""
    return ring("Foraging", "Aim", "Send", "EndRound", seats=3, dealer=Scripted(draws=["grub_1"]), **table)


def key(refusal: fm.Refusal | None) -> str:
    return refusal.reason.key if refusal else ""


def test_answers_are_taken_back_one_by_one() -> None:
    match = evening()
    before = [fingerprint(match.state)]
    for move in ("button:none", "seat:2"):
        match.play(A, move)
        before.append(fingerprint(match.state))
    assert before.pop() == fingerprint(match.state)
    while before:
        assert match.undo(A) is None
        assert fingerprint(match.state) == before.pop()
    assert key(match.undo(A)) == "undo-nothing"


def test_what_is_taken_back_is_as_if_it_had_never_been() -> None:
    match = evening()
    match.play(A, "button:none")
    log, number = len(match.log), match.number
    match.play(A, "seat:2")
    match.undo(A)
    assert (len(match.log), match.number) == (log, number)
    match.play(A, "seat:1")
    assert fm.replay(match.record.dumps()).state == match.state


def test_chance_is_a_point_of_no_return() -> None:
    match = evening()
    match.play(A, "pile:deck")
    before = fingerprint(match.state)
    assert key(match.undo(A)) == "undo-chance"
    assert fingerprint(match.state) == before


def test_undo_reaches_back_to_the_chance_and_no_further() -> None:
    match = evening()
    match.play(A, "pile:deck")
    drawn = fingerprint(match.state)
    match.play(A, "seat:2")
    assert match.undo(A) is None
    assert fingerprint(match.state) == drawn
    assert key(match.undo(A)) == "undo-chance"


def test_after_an_undo_chance_goes_on_where_it_was() -> None:
    position = evening().record.header.position
    one, other = (fm.Match(ARENA, seed=4, position=position) for _ in range(2))
    one.play(A, "pile:deck")
    other.play(A, "button:none")
    other.undo(A)
    other.play(A, "pile:deck")
    assert one.state == other.state


def test_what_was_revealed_is_a_point_of_no_return_and_its_clause_is_named() -> None:
    match = evening(hands=[[], ["parry_1"], []])
    match.play(A, "button:none")
    match.play(A, "seat:2")
    match.play(A, "count:2")  # a window opens
    refusal = match.undo(A)
    assert refusal is not None
    assert (refusal.clause, refusal.reason.key) == ("ARE-AIM-02", "undo-revealed")


@pytest.mark.parametrize("seat", [B, C])
def test_only_ones_own_answers_are_taken_back(seat: int) -> None:
    match = evening()
    match.play(A, "button:none")
    assert key(match.undo(seat)) == "undo-nothing"


def test_another_seats_answer_is_a_point_of_no_return() -> None:
    bids = [{"is": "Bid", "seat": seat} for seat in (A, B)]
    match = ring(*bids, "ShowBids", "Send", target=1)
    match.play(A, "count:1")
    match.play(B, "count:0")
    assert key(match.undo(A)) == "undo-revealed"  # the bids have been shown
    match = ring(bids[0], bids[1], bids[0], "Send", target=1)
    match.play(A, "count:1")
    match.play(B, "count:0")
    assert key(match.undo(A)) == "undo-other"
    assert match.undo(B) is None
    assert match.undo(A) is None


def test_the_end_is_a_point_of_no_return() -> None:
    match = evening()
    for move in ("button:none", "seat:1"):
        match.play(A, move)
    match.dealer = Scripted(dice=[1])
    match.play(A, "count:1")
    assert match.outcome is not None
    assert match.undo(A) is not None
    assert match.outcome is not None


# The whole turn


def test_a_turn_is_taken_back_in_one_go_up_to_the_chance() -> None:
    match = evening()
    match.play(A, "pile:deck")
    drawn = fingerprint(match.state)
    match.play(A, "seat:2")
    assert match.undo(A, whole=True) is None
    assert fingerprint(match.state) == drawn
    assert key(match.undo(A, whole=True)) == "undo-chance"


def test_a_turn_is_taken_back_to_its_beginning() -> None:
    match = evening()
    before = fingerprint(match.state)
    match.play(A, "button:none")
    match.play(A, "seat:2")
    assert match.way_back(A, whole=True) == (A, A)
    assert match.undo(A, whole=True) is None
    assert fingerprint(match.state) == before


def test_the_answers_of_some_may_be_passed_over_but_not_what_they_revealed() -> None:
    bids = [{"is": "Bid", "seat": seat} for seat in (A, B, A)]
    match = ring(*bids, "Send", target=1)
    before = fingerprint(match.state)
    match.play(A, "count:1")
    match.play(B, "count:0")
    assert key(match.undo(A, beyond=(C,))) == "undo-other"
    assert match.way_back(A, beyond=(B,)) == (B, A)
    assert match.undo(A, beyond=(B,)) is None
    assert fingerprint(match.state) == before
    match = ring(*bids[:2], "ShowBids", "Send", target=1)
    match.play(A, "count:1")
    match.play(B, "count:0")
    assert key(match.undo(A, beyond=(B,))) == "undo-revealed"


def test_a_whole_turn_stops_at_an_answer_of_somebody_else() -> None:
    match = ring(*({"is": "Bid", "seat": seat} for seat in (A, B, A, A)), "Send", target=1)
    for seat in (A, B, A):
        match.play(seat, "count:0")
    assert match.way_back(A, beyond=(B,), whole=True) == (A,)
    match.undo(A, beyond=(B,), whole=True)
    assert match.way_back(A, beyond=(B,), whole=True) == (B, A)
