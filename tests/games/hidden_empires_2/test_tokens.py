"""HE2-TOKEN: revealing discovery tokens, and what + and − do."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.chance import Draw
from formicarium.games.hidden_empires_2.data import TOKENS
from formicarium.games.hidden_empires_2.events import TokenDrawn, TokenModified, TokenRemoved, TokenRevealed
from formicarium.games.hidden_empires_2.steps.reveal import RevealToken, lay_open
from formicarium.games.hidden_empires_2.tokens import modify, remove_token
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, area_named, table

P1, P2, P3 = 0, 1, 2


def reveals(token: str, at: str = "D4", **fields: Any) -> Table:
    """Seat 0 of the basic game has two workers on a token, and turns it face up."""
    fields.setdefault("ants", [{at: 2}])
    tokens = {at: f"?{token}", **fields.pop("tokens", {})}
    return table("reveal", mode="basic", tokens=tokens, **fields).plays(f"place:{at}")


@clause("HE2-TOKEN-01")
def test_to_reveal_is_to_turn_face_up() -> None:
    t = reveals("plants_3")
    assert [(event.area, event.token) for event in t.told(TokenRevealed)] == [("D4", "plants_3")]
    assert t.token("D4") == "plants_3"
    assert t.s.face_down == {}


@clause("HE2-TOKEN-02", "HE2-RULING-11")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_an_empty_token_goes_to_the_unused_pile(mode: str) -> None:
    fields: dict[str, Any] = {"mode": mode, "ants": [{"D4": 2}], "tokens": {"D4": "?empty"}}
    t = table("reveal" if mode == "basic" else "scout", **fields)
    before = len(t.s.pile)
    t.plays("place:D4").plays(*["button:yes"] * (mode == "advanced"))
    assert t.token("D4") == ""
    assert len(t.s.pile) == before + 1
    assert t.s.pile.count("empty") == 8
    assert t.ants(P1, "D4") == 2


@clause("HE2-TOKEN-03")
def test_a_predator_beside_another_is_replaced() -> None:
    t = reveals("predator_3", tokens={"D5": "predator_6"}, draws=["predator_4", "predator_5", "aphids_2"])
    assert [event.token for event in t.told(TokenDrawn)] == ["predator_4", "predator_5", "aphids_2"]
    assert t.token("D4") == "aphids_2"
    assert t.token("D5") == "predator_6"
    assert [t.s.pile.count(f"predator_{number}") for number in (3, 4, 5, 6)] == [2, 2, 2, 1]
    assert t.s.pile.count("aphids_2") == 7
    assert t.ants(P1, "D4") == 2  # no Predator stays, nobody is harmed


@clause("HE2-TOKEN-03")
def test_the_predators_drawn_wait_aside_until_another_token_is_found() -> None:
    t = reveals("predator_3", tokens={"D5": "predator_6"}, draws=["predator_4", "aphids_2"])
    first, second = (chance for chance in t.chances if isinstance(chance, Draw))
    assert first.pile.count("predator_3") == 1  # the other one has just been revealed
    assert (first.pile.count("predator_4"), second.pile.count("predator_4")) == (2, 1)


@clause("HE2-TOKEN-03", "HE2-TOKEN-02")
def test_the_replacement_may_be_an_empty_token() -> None:
    t = reveals("predator_3", tokens={"D5": "predator_6"}, draws=["empty"])
    assert t.token("D4") == ""
    assert t.s.pile.count("empty") == 8


@clause("HE2-TOKEN-03", "HE2-RULING-10")
def test_without_another_kind_in_the_pile_the_area_stays_without_a_token() -> None:
    t = reveals("predator_3", tokens={"D5": "predator_6"}, pile=["predator_4", "predator_5"])
    assert t.token("D4") == ""
    assert t.s.pile == ("predator_3", "predator_4", "predator_5")
    assert t.told(TokenDrawn) == []


@clause("HE2-TOKEN-03", "HE2-RULING-10")
@pytest.mark.parametrize("beside", [{"D5": "?predator_6"}, {"D6": "predator_6"}, {"D5": "prey_6"}])
def test_only_a_face_up_predator_next_to_it_counts(beside: dict[str, str]) -> None:
    t = reveals("predator_3", tokens=beside)
    assert t.token("D4") == "predator_3"
    assert t.told(TokenDrawn) == []


@clause("HE2-TOKEN-04", "HE2-RULING-10")
def test_ants_of_other_players_are_sent_home_unharmed() -> None:
    ants: list[dict[str, int]] = [{"D4": 2}, {"D4": 3}, {"D4": 1, "D5": 1}]
    t = reveals("predator_6", seats=3, ants=ants)
    assert t.token("D4") == "predator_6"
    assert [t.ants(seat, "returning") for seat in range(3)] == [2, 3, 1]
    assert t.ants(P3, "D5") == 1
    assert t.rolled == []


@clause("HE2-TOKEN-04")
def test_patrollers_of_others_go_home_too_but_not_under_camouflage() -> None:
    t = table(
        "scout",
        seats=3,
        ants=[{"D4": 1}],
        patrols=[{}, {}, {"D4": 2}],
        tokens={"D4": "?predator_3"},
        traits=[["warning_coloration"]],
    )
    t.plays("place:D4", "button:yes")
    assert (t.patrol(P3, "D4"), t.ants(P3, "returning")) == (0, 2)
    t = table(
        "scout",
        ants=[{"D4": 1}, {"D4": 2}],
        tokens={"D4": "?predator_3"},
        traits=[["warning_coloration"], ["camouflage"]],
    )
    t.plays("place:D4", "button:yes")
    assert (t.ants(P2, "D4"), t.ants(P2, "returning")) == (2, 0)


@clause("HE2-TOKEN-05")
@pytest.mark.parametrize("token", ["prey_4", "aphids_1", "plants_2"])
def test_food_stays_face_up_without_a_modifier(token: str) -> None:
    t = reveals(token)
    assert t.token("D4") == token
    assert t.ants(P1, "D4") == 2


@clause("HE2-TOKEN-06")
def test_plus_and_minus_cancel() -> None:
    t = table("draw", tokens={"D4": "plants_2 -1"}, draws=["good_growing_season"])
    assert t.token("D4") == "plants_2"
    assert t.s.modifiers == {}
    t = table("draw", tokens={"D4": "plants_2 +1"}, draws=["poor_growing_season"])
    assert t.token("D4") == "plants_2"
    assert [(event.change, event.value) for event in t.told(TokenModified)] == [(-1, 2)]


@clause("HE2-TOKEN-07")
def test_a_token_without_value_leaves_the_map_with_its_modifier() -> None:
    t = table("draw", tokens={"D4": "plants_2 -1", "D5": "plants_3 -1"}, draws=["poor_growing_season"])
    assert (t.token("D4"), t.token("D5")) == ("", "plants_3 -2")
    assert t.s.modifiers == {"D5": -2}
    assert t.s.pile.count("plants_2") == 8
    assert [event.area for event in t.told(TokenRemoved)] == ["D4"]


@clause("HE2-TOKEN-07")
def test_more_ones_than_value_remove_it_too_and_it_can_no_longer_be_foraged() -> None:
    t = table("forage", ants=[{"E4": 6, "D3": 1}], tokens={"E4": "prey_2", "D3": "prey_1"})
    t.rolls(1, 1, 1, 1, 2, 3).forages("E4", "harvest", 6)
    assert t.token("E4") == ""
    assert t.s.pile.count("prey_2") == 4
    assert t.offers("place") == ["place:D3 do:harvest"]


@clause("HE2-TOKEN-08", "HE2-RULING-05")
def test_any_number_of_plus_may_lie_on_a_token() -> None:
    t = table("forage", ants=[{"E4": 40}], tokens={"E4": "aphids_1 +40"})
    t.rolls(*[1] * 40).forages("E4", "tend", 40)
    assert t.token("E4") == "aphids_1 +41"
    areas = [
        "A1",
        "A2",
        "A3",
        "A4",
        "A5",
        "B1",
        "B2",
        "B3",
        "B4",
        "B5",
        "B6",
        "C1",
        "C2",
        "C3",
        "C4",
        "C5",
        "C6",
    ]
    prey = [token for token in TOKENS if token.startswith("prey")]
    tokens = {area: f"{token} +2" for area, token in zip(areas, prey, strict=False)}
    t = table("draw", tokens=tokens, draws=["ant_dispersed_seeds"])
    assert sum(t.s.modifiers.values()) == 3 * 17  # more than the 36 tokens in the box


def test_tokens_that_come_and_go_on_a_copy_lie_as_they_lay_on_the_table() -> None:
    """Copies share the maps of tokens, which are replaced and never changed."""
    s = table("draw", tokens={"D4": "plants_2 -1", "D5": "?prey_1"}).s
    before = s.to_json()
    tried = s.copy()
    assert tried.face_up is s.face_up
    modify(tried, area_named("D4"), 2)
    lay_open(tried, area_named("D6"), TOKENS[0])
    remove_token(tried, area_named("D4"))
    RevealToken(area_named("D5")).run(tried, None)
    assert tried.face_up.keys() == {"D5", "D6"}
    assert s.to_json() == before
