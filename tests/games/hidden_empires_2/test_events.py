"""HE2-EVENT: what holds for every event card."""

from __future__ import annotations

import pytest

from formicarium.core.chance import Draw
from formicarium.games.hidden_empires_2.events import TokenDrawn, TokenLaid, TokenModified, TokenRevealed
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import area_named, table

P1, P2, P3 = 0, 1, 2


@clause("HE2-EVENT-01", "HE2-RULING-62")
@pytest.mark.parametrize(
    "card, token",
    [
        ("aphid_predation", "aphids_1"),
        ("ant_dispersed_seeds", "prey_1"),
        ("poor_growing_season", "plants_2"),
        ("plant_eating_insects", "plants_2"),
        ("good_growing_season", "plants_2"),
        ("environmental_change_yellow", "prey_1"),
    ],
)
def test_events_leave_tokens_face_down_alone(card: str, token: str) -> None:
    t = table("draw", tokens={"D4": f"?{token}"}, ants=[{"E3": 1}], draws=[card])
    assert t.s.face_down[area_named("D4")] == token
    assert t.s.modifiers == {}


@clause("HE2-EVENT-02")
def test_an_event_modifies_all_tokens_at_once() -> None:
    tokens = {"D4": "plants_2 -1", "D5": "plants_3", "E5": "plants_2 +1", "F4": "prey_1"}
    t = table("draw", tokens=tokens, ants=[{"E3": 1}], draws=["poor_growing_season"])
    assert [t.token(area) for area in tokens] == ["", "plants_3 -1", "plants_2", "prey_1"]
    assert [event.area for event in t.told(TokenModified)] == ["D4", "D5", "E5"]


@clause("HE2-EVENT-03")
def test_tokens_removed_lose_their_modifiers() -> None:
    tokens = {"D4": "prey_2 +3", "B2": "aphids_1 +1"}
    t = table(
        "draw", tokens=tokens, ants=[{"E3": 1}], draws=["environmental_change_yellow", "plants_2", "plants_2"]
    )
    assert t.s.modifiers == {}
    assert (t.s.pile.count("prey_2"), t.s.pile.count("aphids_1")) == (4, 8)


@clause("HE2-EVENT-04")
def test_empty_areas_are_filled_in_ascending_order() -> None:
    t = table(
        "draw",
        tokens={"E5": "plants_3", "F4": "?prey_1"},
        ants=[{"E3": 1}],
        trails=["D5"],
        traits=[["trail_makers"]],
        draws=["good_growing_season"],
    )
    laid = [event.area for event in t.told(TokenLaid)]
    assert laid == [
        "C3", "C4", "C5", "D3", "D4", "D6", "E4", "E6", "F3", "F5", "F6", "G3", "G4", "G5",
    ]  # fmt: skip
    assert all(t.token(area) == "?" for area in laid)


@clause("HE2-EVENT-04")
def test_each_token_is_drawn_at_random_from_the_pile() -> None:
    t = table(
        "draw",
        ants=[{"E3": 1}],
        pile=["prey_1", "prey_2", "prey_3"],
        draws=["environmental_change_gray", "prey_3", "prey_1", "prey_2"],
    )
    assert [chance.pile for chance in t.chances[1:] if isinstance(chance, Draw)] == [
        ("prey_1", "prey_2", "prey_3"),
        ("prey_1", "prey_2"),
        ("prey_2",),
    ]
    assert t.s.face_down == {"D3": "prey_3", "D6": "prey_1", "G4": "prey_2"}


@clause("HE2-EVENT-04", "HE2-RULING-62")
def test_a_pile_that_is_used_up_ends_the_filling() -> None:
    t = table("draw", ants=[{"E3": 1}], pile=["prey_1"], draws=["environmental_change_gray"])
    assert t.s.face_down == {"D3": "prey_1"}
    assert t.s.pile == ()


@clause("HE2-EVENT-05")
def test_where_ants_stand_the_token_is_revealed_before_the_next_area_is_handled() -> None:
    t = table(
        "draw",
        seats=3,
        ants=[{"E3": 1}, {"D3": 1}],
        patrols=[{}, {}, {"D6": 1}],
        draws=["environmental_change_gray", "prey_1", "prey_2", "prey_3"],
    )
    story = [
        (type(event).__name__, event.area)
        for event in t.events
        if isinstance(event, TokenLaid | TokenRevealed)
    ]
    assert story == [
        ("TokenLaid", "D3"),
        ("TokenRevealed", "D3"),
        ("TokenLaid", "D6"),
        ("TokenRevealed", "D6"),
        ("TokenLaid", "G4"),
    ]


@clause("HE2-EVENT-05", "HE2-TOKEN-02")
def test_an_empty_token_revealed_may_be_laid_again() -> None:
    t = table(
        "draw",
        ants=[{"D3": 1}],
        pile=["empty"],
        draws=["environmental_change_gray", "empty", "empty"],
    )
    assert t.s.face_down == {"D6": "empty"}
    assert (t.token("D3"), t.ants(P1, "D3")) == ("", 1)


@clause("HE2-EVENT-06", "HE2-TOKEN-04")
def test_a_predator_sends_home_the_ants_of_all_players_but_not_under_camouflage() -> None:
    t = table(
        "draw",
        seats=3,
        ants=[{"D3": (1, 1, 0)}, {"D3": 3}, {"D3": 1}],
        traits=[["guards"], ["camouflage"]],
        draws=["environmental_change_gray", "predator_6", "prey_2", "prey_3"],
    )
    assert t.token("D3") == "predator_6"
    assert t.rolled == []
    assert t.s.ants == [{"returning": (1, 1, 0)}, {"D3": (3, 0, 0)}, {"returning": (1, 0, 0)}]


@clause("HE2-EVENT-06", "HE2-TOKEN-03")
def test_predators_side_by_side_are_parted_and_nobody_goes_home() -> None:
    t = table(
        "draw",
        ants=[{"D3": 1}],
        tokens={"E4": "predator_3"},
        draws=["environmental_change_gray", "predator_6", "prey_6", "prey_2", "prey_3"],
    )
    assert (t.token("D3"), t.ants(P1, "D3")) == ("prey_6", 1)
    assert [event.token for event in t.told(TokenDrawn)] == ["prey_6"]


@clause("HE2-EVENT-07")
@pytest.mark.parametrize("seat", [P1, P2])
def test_patrollers_of_any_player_count_the_active_ones_too(seat: int) -> None:
    patrols: list[dict[str, int]] = [{}, {}]
    patrols[seat] = {"D4": 1}
    tokens = {"D4": "plants_2", "D5": "plants_2"}
    t = table("draw", patrols=patrols, tokens=tokens, ants=[{"E3": 1}], draws=["plant_eating_insects"])
    assert (t.token("D4"), t.token("D5")) == ("plants_2", "plants_2 -1")
