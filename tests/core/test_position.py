"""Positions: any table as plain data, and what is wrong with a bad one."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.decision import Move
from formicarium.core.plain import to_plain
from formicarium.core.together import under_seal
from tests.arena import ARENA, Arena, on, ring

SOUND: dict[str, Any] = {
    "seats": 2,
    "steps": ["Aim", {"is": "arena.Send"}, "EndRound"],
    "table": {"hands": [["parry_1"], []]},
}


def test_what_a_position_leaves_out_is_as_on_a_bare_table() -> None:
    s = ARENA.position(SOUND)
    assert s.crumbs == [3, 3]
    assert s.hands == [("parry_1",), ()]
    assert "parry_1" not in s.deck  # the deck is what lies nowhere else
    assert len(s.deck) == 11


def test_steps_are_listed_in_reading_order() -> None:
    assert [type(step).__name__ for step in ARENA.position(SOUND).steps] == ["EndRound", "Send", "Aim"]


def test_every_table_of_a_match_can_be_described_and_set_up_again() -> None:
    match, rng = fm.Match(ARENA, seats=3, seed=2), Random(2)
    while match.outcome is None:
        position = json.loads(json.dumps(ARENA.describe(on(match), match.options)))
        again = fm.Match(ARENA, position=position)
        assert again.state == match.state
        assert again.pending == match.pending
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))


def test_a_match_does_not_share_its_position() -> None:
    match = fm.Match(ARENA, position=SOUND)
    match.play(0, "count:1")
    assert SOUND["table"] == {"hands": [["parry_1"], []]}


def test_what_becomes_of_a_position_afterwards_is_nothing_to_a_match() -> None:
    position = deepcopy(SOUND)
    match = fm.Match(ARENA, position=position)
    match.play(0, "count:1")
    position["table"]["hands"][0].clear()
    assert fm.replay(match.record.dumps()).state == match.state


def spoilt(**changes: Any) -> dict[str, Any]:
    return {**SOUND, **changes}


def laid(**table: Any) -> dict[str, Any]:
    return spoilt(table={**SOUND["table"], **table})


@pytest.mark.parametrize(
    "position, where, what",
    [
        ({}, "seats", "expected int, found None"),
        (spoilt(seats="two"), "seats", "expected int, found 'two'"),
        (spoilt(seats=5), "", "2 to 3 players, not 5"),
        (spoilt(game="chess"), "game", "'chess' is not 'arena'"),
        (spoilt(colour="red"), "colour", "a position has game, rules"),
        (spoilt(rules=9), "", "knows rules 1 to 1, not 9"),
        (spoilt(options={"rounds": 0}), "", "rounds is 1 to 5"),
        (spoilt(options=[]), "options", "expected a table"),
        (spoilt(table=[]), "table", "expected a table"),
        (spoilt(steps=None), "steps", "expected a list"),
        (spoilt(steps=["Dance"]), "steps[0]", "no Step is called 'Dance'"),
        (spoilt(steps=["Aim", {"is": "Keep"}]), "steps[1]", "Keep needs 'seat'"),
        (spoilt(steps=["Aim", {"is": "Keep", "seat": "x"}]), "steps[1].seat", "expected int"),
        (laid(sugar=1), "table.sugar", "a table of arena has no 'sugar'"),
        (laid(seats=3), "table.seats", "has no 'seats'"),
        (laid(crumbs=[1, "two"]), "table.crumbs[1]", "expected int, found 'two'"),
        (laid(crumbs=[1]), "table", "there are 2 seats"),
        (laid(hands=[["parry_1"], ["parry_1"]]), "table", "'parry_1' lies in 2 places"),
        (laid(hands=[["wasp"], []]), "table", "no card is called 'wasp'"),
    ],
)
def test_a_malformed_position_says_where_and_why(position: dict[str, Any], where: str, what: str) -> None:
    with pytest.raises(fm.PositionError, match=what) as caught:
        fm.Match(ARENA, position=position)
    assert caught.value.where == where


def test_steps_that_cannot_be_run_on_this_table_are_refused() -> None:
    with pytest.raises(fm.PositionError, match="cannot be played on"):
        ring({"is": "Keep", "seat": 9})


def test_a_table_too_strange_for_the_games_own_audit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbles(game: object, s: Arena) -> str | None:
        return {"sound": None}["wasp"]

    monkeypatch.setattr(type(ARENA), "audit", stumbles)
    with pytest.raises(fm.PositionError, match="it makes no sense"):
        fm.Match(ARENA, position=SOUND)


# Sealed answers


def _sealed() -> tuple[fm.Match, dict[str, Any]]:
    match = fm.Match(ARENA, seats=2, seed=1)
    match.play(0, match.pending[0].options[0])
    return match, json.loads(json.dumps(ARENA.describe(on(match), match.options)))


def test_a_position_may_hold_sealed_answers() -> None:
    match, position = _sealed()
    again = fm.Match(ARENA, position=position)
    assert [decision.seat for decision in again.pending] == [1]
    assert again.view(0) == match.view(0)
    again.play(1, again.pending[0].options[0])
    match.play(1, match.pending[0].options[0])
    assert again.state == match.state


def test_what_the_position_has_sealed_cannot_be_taken_back() -> None:
    again = fm.Match(ARENA, position=_sealed()[1])
    refusal = again.undo(0)
    assert refusal is not None
    assert refusal.reason.key == "undo-nothing"


@pytest.mark.parametrize("answer", [{"is": "TakeCard", "card": "wasp"}, {"is": "Count", "count": 1}])
def test_sealed_answers_that_were_never_offered_are_refused(answer: dict[str, Any]) -> None:
    position = _sealed()[1]
    position["steps"][0]["branches"][0]["answers"] = [answer]
    with pytest.raises(fm.PositionError, match="cannot have answered") as caught:
        fm.Match(ARENA, position=position)
    assert caught.value.where == "steps"


def test_more_sealed_answers_than_questions_are_refused() -> None:
    match, position = _sealed()
    sealed = under_seal(match.state)
    assert sealed is not None
    kept: Move = sealed.branches[0].answers[0]
    position["steps"][0]["branches"][0]["answers"] = [to_plain(kept)] * 2
    with pytest.raises(fm.PositionError, match="cannot have answered"):
        fm.Match(ARENA, position=position)


def test_a_table_survives_json() -> None:
    match, _ = _sealed()
    again = Arena.from_json(json.loads(json.dumps(match.state.to_json())))
    assert again == match.state
