"""Tables that somebody sets up: what may be left out, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.data import DECK, TOKENS
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Quiet, Table, table

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
    t = table("turn", mode="basic", ants=[{"E3": 1}, {"E7": 1}])
    assert t.s.order == (P1,)
    t.done("redeploy").done("advance").done()
    assert t.s.active == P2


def test_a_position_describes_itself() -> None:
    t = table(
        "redeploy", ants=[{"E3": 1}], tokens={"E4": "prey_3 +1"}, brood=[{"egg_f": 2}], hands=[["mutation"]]
    )
    assert GAME.position(GAME.describe(t.s, t.match.options)) == t.s


def bare(steps: list[str], **laid: Any) -> Table:
    """A table with nothing on it but what is named."""
    ants = [{"E3": [2, 0, 0], "nurses": [1, 0, 0]}, {"E7": [2, 0, 0], "nurses": [1, 0, 0]}]
    position = {"seats": 2, "table": {"ants": ants} | laid, "steps": steps}
    dealer = fm.Scripted(then=Quiet())
    return Table(fm.Match(GAME, position=position, dealer=dealer), dealer)


@clause("HE2-SETUP-02")
def test_nests_that_are_left_out_stand_on_the_nest_spaces() -> None:
    assert bare(["Redeploy"]).s.nests == [("E3",), ("E7",)]
    assert bare(["Redeploy"], nests=[["C3"], ["G3"]]).s.nests == [("C3",), ("G3",)]


@clause("HE2-TOKEN-06")
def test_a_modifier_of_0_is_none() -> None:
    t = bare(["Redeploy"], face_up={"E4": "prey_2", "D3": "prey_3"}, modifiers={"E4": 0, "D3": -1})
    assert t.s.modifiers == {"D3": -1}


@clause("HE2-NEST-01")
def test_in_a_nest_phase_that_follows_one_turn_everybody_takes_part() -> None:
    t = bare(["Build", "NestPhase"], food=[5, 5], active=1)
    assert t.s.order == (0, 1)
    assert sorted(t.asked) == [P1, P2]


@clause("HE2-TURN-01")
def test_after_a_turn_that_is_under_way_comes_the_next_player() -> None:
    t = bare(["Redeploy", "NextPlayer", "NestPhase"], active=P1).done()
    assert t.s.active == P2


@clause("HE2-AUC-01", "HE2-HAND-02")
def test_a_card_that_is_auctioned_or_carried_out_is_in_play() -> None:
    auction = {"card": "mace", "opener": 0, "bidder": 0, "bids": [0, 0], "passed": [False, False]}
    t = bare(["AuctionBid", "Redeploy"], auction=auction)
    assert list(t.s.in_play) == ["mace"]
    assert "mace" not in t.s.deck
    t.plays("bid:1", "button:pass")
    assert list(t.s.in_play) == []
    assert t.s.traits[P1] == ("mace",)


@clause("HE2-SCOUT-02")
def test_a_scout_that_is_not_named_is_a_worker() -> None:
    t = table("scout", ants=[{"E5": (1, 1, 0)}], patrols=[{}, {"E5": 1}], challenged=["E5"], dice=[1])
    assert t.s.ants[P1] == {"E5": (0, 1, 0)}


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
    ({"turn": -1}, "turn cannot be less"),
    ({"nests": [["E3"], []]}, "seat 1 has no Nest"),
    ({"tokens": {"E4": "empty"}}, "HE2-TOKEN-02"),
    ({"sheltered": [["prey_1"]]}, "HE2-CARD-aphid_shelter-02"),
    ({"ants": [{"storage": 1}]}, "workers in Storage"),
    ({"ants": [{"storage": (0, 1, 0)}]}, "counted in captives"),
    ({"ants": [{"storage": (0, 0, 1)}], "traits": [["soldiers"]]}, "HE2-STORE-04"),
    ({"ants": [{"E4": (0, 1, 0)}], "traits": [["repletes"]]}, "HE2-TRAIT-02"),
    ({"patrols": [{"E4": (0, 0, 1)}], "traits": [["millers"]]}, "HE2-TRAIT-02"),
    ({"sealed": [2]}, "name seats"),
    ({"protected": {2: [0] * 8}}, "name seats"),
    ({"battle": {"area": "E5", "defender": 0}}, "another player"),
    ({"battle": {"area": "E0", "defender": 1}}, "E0"),
    ({"trails": ["E4"]}, "HE2-TRAIT-06"),
    ({"steps": [{"is": "ForageAnts", "area": "E4", "way": "tend"}]}, "cannot be foraged"),
    ({"colours": ["pink"]}, "pink"),
    ({"steps": [{"is": "PutCardAway", "card": "mutation"}], "in_play": []}, "not in play"),
    ({"scouts": {"E4": "queen"}}, "queen"),
    ({"options": {"fewer_events": True}, "hands": [["mutation"]]}, "HE2-VAR-05"),
    ({"mode": "basic", "hands": [["mutation"]]}, "hands belong to the advanced game"),
    ({"mode": "basic", "traits": [["bus"]]}, "traits belong to the advanced game"),
    ({"mode": "basic", "patrols": [{"E4": 1}]}, "patrols belong to the advanced game"),
    ({"mode": "basic", "ants": [{"reserves": 1}]}, "advanced game"),
    ({"mode": "basic", "ants": [{"E3": (1, 1, 0)}]}, "advanced game"),
    ({"mode": "basic", "brood": [{"pupa_medium": 1}]}, "medium pupae"),
    ({"steps": ["Compare"]}, "Compare needs the battle"),
    ({"steps": ["AfterCombat"]}, "AfterCombat needs the battle"),
    ({"steps": ["AuctionBid"]}, "AuctionBid needs the auction"),
    ({"steps": [{"is": "RedeployTo", "start": "E3", "caste": "worker", "count": 2}]}, "not so many ants"),
    ({"steps": [{"is": "AdvanceTo", "start": "E4", "caste": "worker", "count": 1}]}, "not so many ants"),
]


@pytest.mark.parametrize("fields, problem", IMPOSSIBLE)
def test_what_cannot_be_is_refused(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(fm.FormicariumError, match=problem):
        table("redeploy", **{"ants": [{"E3": 1}]} | fields)
