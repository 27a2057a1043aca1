"""Tables that somebody sets up: what may be left out, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.data import DECK, TOKENS
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import REST, table

P1, P2 = 0, 1


def test_what_is_left_out_lies_nowhere_else() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1}],
        tokens={"E4": "prey_1", "D3": "?prey_2"},
        hands=[["mutation"]],
        traits=[[], ["bus"]],
    )
    assert sorted([*t.s.pile, "prey_1", "prey_2"]) == sorted(TOKENS)
    assert sorted([*t.s.deck, "mutation", "bus"]) == sorted(DECK)
    assert t.s.drawn == [(0,), ()]


@clause("HE2-TURN-03")
def test_the_areas_occupied_are_where_the_ants_of_the_active_player_stand() -> None:
    t = table("redeploy", ants=[{"E3": 1, "A1": 2, "nurses": 1}, {"E7": 1}], patrols=[{"B2": 1}])
    assert t.s.occupied == ("A1", "B2", "E3")
    assert table("redeploy", ants=[{"E3": 1}], occupied=["E5"]).s.occupied == ("E5",)


@clause("HE2-SETUP-07", "HE2-TURN-01")
def test_who_has_had_his_turn_follows_from_who_is_active() -> None:
    ants: list[dict[str, int]] = [{"C3": 1}, {"E7": 1}, {"G3": 1}]
    assert table("redeploy", seats=3, first=1, active=2, ants=ants).s.order == (1, 2)
    t = table(steps=["PlayerTurn", *REST], mode="basic", ants=[{"E3": 1}, {"E7": 1}])
    assert t.s.order == (P1,)
    t.done("redeploy").done("advance").done()
    assert t.s.active == P2


def test_a_position_describes_itself() -> None:
    t = table(
        "redeploy", ants=[{"E3": 1}], tokens={"E4": "prey_3 +1"}, brood=[{"egg_f": 2}], hands=[["mutation"]]
    )
    assert GAME.position(GAME.describe(t.s, t.match.options)) == t.s


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"nests": [["E3"]]}, "nests needs an entry"),
    ({"food": [-1]}, "food cannot be less"),
    ({"active": 2}, "are seats"),
    ({"first": -1}, "are seats"),
    ({"order": [0, 0]}, "each once"),
    ({"tokens": {"Z9": "prey_1"}}, "Z9"),
    ({"nests": [["E3"], ["E3"]]}, "one area"),
    ({"nests": [["E3", "A1", "A2", "A3", "A4", "A5", "B1", "B2"], ["E7"]]}, "6 Nest Sites"),
    ({"tokens": {"E3": "prey_1"}}, "holds a nest"),
    ({"trails": ["E7"]}, "holds a nest"),
    ({"tokens": dict.fromkeys(("A1", "A3", "A5"), "predator_3")}, "there are 2 tokens"),
    ({"face_up": {"E4": "prey_1"}, "face_down": {"E4": "prey_2"}}, "face up or face down"),
    ({"tokens": {"E4": "prey_2 -2"}}, "could lie on"),
    ({"tokens": {"E4": "predator_3 +1"}}, "could lie on"),
    ({"ants": [{"cellar": 1}]}, "cellar"),
    ({"ants": [{"E3": (0, 0, 0)}]}, "not all 0"),
    ({"ants": [{"E3": (2, -1, 0)}]}, "not all 0"),
    ({"brood": [{"chick": 1}]}, "chick"),
    ({"brood": [{"egg_f": -1}]}, "egg_f"),
    ({"patrols": [{"E5": 1}, {"E5": 1}]}, "HE2-PATROL-05"),
    ({"hands": [["mutation"], ["mutation"]]}, "1 cards 'mutation'"),
    ({"hands": [["bus"]]}, "hand cards"),
    ({"traits": [["mutation"]]}, "lie traits"),
    ({"traits": [["bus", "soldiers"]]}, "HE2-TRAIT-01"),
    ({"traits": [["harvesters", "aphid_specialists"]]}, "HE2-TRAIT-01"),
    ({"drawn": [[1], []]}, "each card held"),
]


@pytest.mark.parametrize("fields, problem", IMPOSSIBLE)
def test_what_cannot_be_is_refused(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(fm.FormicariumError, match=problem):
        table("redeploy", **{"ants": [{"E3": 1}]} | fields)
