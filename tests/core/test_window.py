"""Reaction windows: asked in order, in silence, and inside each other."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from formicarium.core.dealer import Scripted
from formicarium.core.plain import fingerprint
from tests.arena import AttackTurned, DiceRolled, ParryPlayed, on, ring

A, B, C = 0, 1, 2


def attack(*hands: list[str], dice: tuple[int, ...] = (1,)) -> fm.Match:
    """Seat 0 has sent one ant against seat 1."""
    match = ring("Send", "EndRound", seats=3, target=1, hands=list(hands), dealer=Scripted(dice=dice))
    match.play(A, "count:1")
    return match


def asked(match: fm.Match) -> list[int]:
    return [decision.seat for decision in match.pending]


def told(match: fm.Match, kind: type) -> list[Any]:
    return [told.event for told in match.log if isinstance(told.event, kind)]


def test_those_who_can_react_are_asked_in_order_until_all_have_passed() -> None:
    match = attack(["parry_1"], ["parry_2"], ["parry_3"])
    assert asked(match) == [B]  # the attacker is not asked about its own attack
    match.play(B, "button:pass")
    assert asked(match) == [C]
    match.play(C, "button:pass")
    assert told(match, DiceRolled)


def test_who_has_nothing_to_play_is_not_asked() -> None:
    assert asked(attack([], ["grub_1"], ["parry_3"])) == [C]
    assert told(attack(["parry_1"], ["grub_1"], []), DiceRolled)


def test_after_a_reaction_everybody_may_react_again() -> None:
    match = attack([], ["parry_1"], ["parry_2", "parry_3"])
    match.play(B, "button:pass")
    match.play(C, "card:parry_2")  # an inner window opens: B may parry the parry
    assert asked(match) == [B]
    match.play(B, "button:pass")  # and closes; the outer window goes on after C, with B
    assert asked(match) == [B]
    match.play(B, "button:pass")
    assert asked(match) == [C]
    match.play(C, "button:pass")
    assert told(match, AttackTurned) == [AttackTurned(aside=True)]
    assert not told(match, DiceRolled)


def test_a_reaction_may_be_reacted_to_and_the_inner_one_is_done_first() -> None:
    match = attack(["parry_1"], ["parry_2"], [])
    match.play(B, "card:parry_2")
    assert asked(match) == [A]  # inside B's window A may answer
    match.play(A, "card:parry_1")
    assert told(match, ParryPlayed) == [ParryPlayed(B, "parry_2"), ParryPlayed(A, "parry_1")]
    assert told(match, AttackTurned) == [AttackTurned(aside=True), AttackTurned(aside=False)]
    assert told(match, DiceRolled)


def test_three_deep() -> None:
    match = attack(["parry_1"], ["parry_2"], ["parry_3"])
    match.play(B, "card:parry_2")
    assert asked(match) == [C]
    match.play(C, "button:pass")
    match.play(A, "card:parry_1")
    assert asked(match) == [C]
    match.play(C, "card:parry_3")
    assert told(match, AttackTurned)[-1] == AttackTurned(aside=True)
    assert not told(match, DiceRolled)


def test_a_window_is_silent() -> None:
    match = attack([], ["parry_1"], [])
    assert match.pending[0].silent
    refusal = match.why_not(C, "button:pass")
    assert refusal is not None
    assert dict(refusal.reason.args)["waiting"] == ()


def test_that_somebody_passed_leaves_no_trace() -> None:
    asked_and_passed = attack([], ["parry_1"], ["parry_2"])
    asked_and_passed.play(B, "button:pass")
    not_asked = attack([], ["grub_1"], ["parry_2"])
    for match in (asked_and_passed, not_asked):
        on(match).hands[B] = ()  # all that C cannot see
        on(match).deck = []
    assert fingerprint(asked_and_passed.state) == fingerprint(not_asked.state)
    assert asked_and_passed.events(C) == not_asked.events(C)


def test_the_clock_passes() -> None:
    match = attack([], ["parry_1"], [])
    assert str(match.pending[0].timeout) == "button:pass"
    match.time_out(B)
    assert told(match, DiceRolled)


@pytest.mark.parametrize("seat", [A, B, C])
def test_in_a_window_nobody_takes_back(seat: int) -> None:
    """It would tell who was asked after them."""
    match = attack([], ["parry_1"], ["parry_2"])
    match.play(B, "button:pass")
    before = fingerprint(match.state)
    refusal = match.undo(seat)
    assert refusal is not None
    assert refusal.reason.key in ("undo-revealed", "undo-bound", "undo-nothing")
    assert fingerprint(match.state) == before
