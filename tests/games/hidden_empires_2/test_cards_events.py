"""Section 4.3: every event card, played."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.data import CENTRAL, COLOUR, COLOURS, OF_COLOUR, Colour
from formicarium.games.hidden_empires_2.events import AntsEliminated, DeckReshuffled, TokenLaid
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import table

P1, P2, P3 = 0, 1, 2


@clause("HE2-CARD-caterpillars-01")
def test_caterpillars_feed_every_player() -> None:
    t = table("draw", seats=3, ants=[{"C3": 1}], food=[1, 0, 4], draws=["caterpillars"])
    assert t.s.food == [7, 6, 10]


@clause("HE2-CARD-caterpillars-01", "HE2-CARD-plant_specialists-04", "HE2-CARD-aphid_specialists-03")
def test_specialists_get_no_more_of_them() -> None:
    traits = [["plant_specialists"], ["aphid_specialists"]]
    t = table("draw", ants=[{"E3": 1}], traits=traits, draws=["caterpillars"])
    assert t.s.food == [6, 6]


@clause("HE2-CARD-aphid_predation-01")
def test_aphid_predation_removes_aphids_that_nobody_patrols() -> None:
    tokens = {"D4": "aphids_1 +2", "D5": "aphids_2", "E5": "?aphids_1", "F4": "plants_2", "F5": "prey_1"}
    t = table(
        "draw", tokens=tokens, ants=[{"D4": 3, "E3": 1}], patrols=[{}, {"D5": 1}], draws=["aphid_predation"]
    )
    assert [t.token(area) for area in tokens] == ["", "aphids_2", "?", "plants_2", "prey_1"]


@clause("HE2-CARD-ant_dispersed_seeds-01")
def test_ant_dispersed_seeds_add_to_every_prey() -> None:
    tokens = {"D4": "prey_1", "D5": "prey_6 -2", "E5": "plants_2", "F4": "aphids_1", "F5": "?prey_2"}
    t = table("draw", tokens=tokens, ants=[{"E3": 1}], patrols=[{"D4": 1}], draws=["ant_dispersed_seeds"])
    assert [t.token(area) for area in tokens] == ["prey_1 +1", "prey_6 -1", "plants_2", "aphids_1", "?"]


@clause("HE2-CARD-poor_growing_season-01")
def test_a_poor_growing_season_takes_from_every_plants_token_patrolled_or_not() -> None:
    tokens = {"D4": "plants_2", "D5": "plants_3 -2", "E5": "prey_2", "F4": "aphids_1"}
    t = table("draw", tokens=tokens, ants=[{"E3": 1}], patrols=[{"D4": 1}], draws=["poor_growing_season"])
    assert [t.token(area) for area in tokens] == ["plants_2 -1", "", "prey_2", "aphids_1"]


@clause("HE2-CARD-poor_growing_season-02", "HE2-RULING-62")
def test_after_it_deck_discards_and_the_card_are_a_new_deck() -> None:
    t = table(
        "draw",
        ants=[{"E3": 1}],
        discards=["mace", "caterpillars"],
        deck=["mutation", "poor_growing_season"],
        hands=[["thief_ants"], ["migration"]],
        traits=[["bus"]],
        draws=["poor_growing_season"],
    )
    assert t.s.deck == ("caterpillars", "mace", "mutation", "poor_growing_season")
    assert t.s.discards == ()
    assert (t.s.hands, t.s.traits) == ([("thief_ants",), ("migration",)], [("bus",), ()])
    assert [event.count for event in t.told(DeckReshuffled)] == [4]


@clause("HE2-CARD-plant_eating_insects-01")
def test_plant_eating_insects_spare_plants_that_somebody_patrols() -> None:
    tokens = {"D4": "plants_2", "D5": "plants_2", "E5": "plants_3 -2", "F4": "aphids_1"}
    t = table(
        "draw",
        tokens=tokens,
        ants=[{"D5": 4, "E3": 1}],
        patrols=[{}, {"D4": 1}],
        draws=["plant_eating_insects"],
    )
    assert [t.token(area) for area in tokens] == ["plants_2", "plants_2 -1", "", "aphids_1"]
    assert t.s.discards == ("plant_eating_insects",)


@clause("HE2-CARD-good_growing_season-01")
def test_a_good_growing_season_adds_to_every_plants_token() -> None:
    tokens = {"A1": "plants_2", "D5": "plants_3 -2", "E5": "prey_2", "F4": "?plants_2"}
    t = table("draw", tokens=tokens, ants=[{"E3": 1}], draws=["good_growing_season"])
    assert [t.token(area) for area in tokens] == ["plants_2 +1", "plants_3 -1", "prey_2", "?"]


@clause("HE2-CARD-good_growing_season-02")
def test_then_every_empty_central_area_gets_a_token() -> None:
    t = table("draw", tokens={"D4": "prey_1"}, ants=[{"A1": 1}], draws=["good_growing_season"])
    laid = {event.area for event in t.told(TokenLaid)}
    assert laid == set(CENTRAL) - {"D4", "E3", "E7"}
    assert t.token("A1") == ""


@clause("HE2-CARD-good_growing_season-03")
def test_its_predators_are_handled_as_in_an_environmental_change() -> None:
    full = {"D4": "?aphids_1", "D5": "?aphids_1", "D6": "?aphids_1", "E4": "?aphids_2", "E5": "?aphids_2"}
    full |= {"E6": "?aphids_2", "F3": "?plants_3", "F4": "?plants_3", "F5": "?plants_3", "F6": "?prey_5"}
    t = table(
        "draw",
        ants=[{"C4": 2, "C5": 1}],
        tokens=full | {"D3": "?prey_5", "G3": "?prey_6", "G4": "?prey_6", "G5": "?prey_6"},
        draws=["good_growing_season", "prey_1", "predator_3", "predator_4", "plants_2"],
    )
    assert (t.token("C3"), t.token("C4")) == ("?", "predator_3")
    assert t.ants(P1, "returning") == 2
    assert (t.token("C5"), t.ants(P1, "C5")) == ("plants_2", 1)  # predator_4 beside predator_3


# Environmental Change


@clause(
    "HE2-CARD-environmental_change-02", "HE2-CARD-environmental_change-03", "HE2-CARD-environmental_change-05"
)
@pytest.mark.parametrize("colour", COLOURS)
def test_an_environmental_change_clears_its_colour_and_fills_the_centre(colour: Colour) -> None:
    outer, plants, hidden = [area for area in OF_COLOUR[colour] if area not in CENTRAL][:3]
    centre = [area for area in CENTRAL if area not in ("E3", "E7")]
    empty = [area for area in centre if COLOUR[area] == colour]
    inner, other = empty[0], next(area for area in centre if COLOUR[area] != colour)
    t = table(
        "draw",
        tokens={
            outer: "predator_3",
            plants: "plants_2 +1",
            hidden: "?prey_2",
            inner: "aphids_1 +1",
            other: "prey_5",
        },
        draws=[f"environmental_change_{colour}"],
    )
    assert (t.token(outer), t.token(plants), t.token(hidden)) == ("", "plants_2 +1", "?")
    assert t.token(other) == "prey_5"
    assert [event.area for event in t.told(TokenLaid)] == empty
    assert t.s.discards == (f"environmental_change_{colour}",)


@clause("HE2-CARD-environmental_change-02")
@pytest.mark.parametrize("token, stays", [("aphids_2", 0), ("predator_4", 0), ("prey_6", 0), ("plants_3", 1)])
def test_aphids_predators_and_prey_go_plants_stay(token: str, stays: int) -> None:
    t = table("draw", tokens={"A1": token}, draws=["environmental_change_red"])
    assert (t.token("A1") == token) == bool(stays)


@clause("HE2-CARD-environmental_change-04")
def test_where_ants_stand_the_new_token_is_revealed() -> None:
    t = table(
        "draw",
        ants=[{"C3": 1}, {"F4": 1}],
        tokens={"C4": "predator_3"},
        draws=["environmental_change_red", "predator_4", "empty", "prey_1", "prey_2", "prey_3"],
    )
    assert t.token("C3") == ""  # a Predator beside a Predator, replaced by an Empty token
    assert (t.token("D5"), t.token("F4"), t.token("G5")) == ("?", "prey_2", "?")
    assert (t.ants(P1, "C3"), t.ants(P2, "F4")) == (1, 1)


@clause("HE2-CARD-environmental_change-01", "HE2-CARD-aphid_shelter-01")
def test_the_holder_of_aphid_shelter_may_react_before_anything_is_removed() -> None:
    t = table(
        "draw",
        ants=[{"E3": 1}, {"F4": 1}],
        tokens={"F4": "aphids_2 +1", "A1": "prey_1"},
        hands=[[], ["aphid_shelter"]],
        draws=["environmental_change_red"],
    )
    assert t.asked == {P2: "ask-shelter-aphids"}
    assert (t.token("F4"), t.token("A1")) == ("aphids_2 +1", "prey_1")
    t.plays("card:aphid_shelter")
    assert t.s.sheltered[P2] == ("aphids_2",)
    assert t.token("A1") == ""


# Attrition


@clause("HE2-CARD-attrition-01", "HE2-RULING-68")
@pytest.mark.parametrize("colour", COLOURS)
def test_attrition_takes_an_ant_from_every_area_of_its_colour(colour: Colour) -> None:
    one, two = OF_COLOUR[colour][:2]
    other = next(area for area, its in COLOUR.items() if its != colour)
    ants: dict[str, Any] = {
        one: 2,
        two: 1,
        other: 1,
        "nurses": 1,
        "builders": 1,
        "reserves": 1,
        "returning": 1,
    }
    t = table("draw", ants=[ants], draws=[f"attrition_{colour}"])
    assert t.s.ants[P1] == {place: (1, 0, 0) for place in ants if place != two}


@clause("HE2-CARD-attrition-01", "HE2-RULING-86")
def test_its_owner_chooses_the_caste_and_the_ordinary_or_the_patrolling_ant() -> None:
    t = table(
        "draw",
        ants=[{"G3": (1, 1, 0)}],
        patrols=[{"G3": (1, 0, 1)}],
        traits=[["porters", "bus"]],
        draws=["attrition_green"],
    )
    assert t.offers() == ["stack:G3:worker", "stack:G3:media", "patrol:G3:worker", "patrol:G3:major"]
    t.plays("patrol:G3:major")
    assert [(event.place, event.ants) for event in t.told(AntsEliminated)] == [("G3", ("major",))]
    assert (t.ants(P1, "G3", "media"), t.ants(P1, "G3", "worker"), t.ants(P1, "G3", "major")) == (1, 2, 0)


@clause("HE2-CARD-attrition-01", "HE2-RULING-68")
def test_ants_on_a_nest_area_are_not_exempt() -> None:
    t = table("draw", ants=[{"E3": 3}, {"E7": 2}], draws=["attrition_yellow"])
    assert (t.ants(P1, "E3"), t.ants(P2, "E7")) == (2, 1)


@clause("HE2-CARD-attrition-02", "HE2-CARD-warning_coloration-01", "HE2-CARD-guards-02")
def test_warning_coloration_and_guards_protect() -> None:
    t = table(
        "draw",
        seats=3,
        ants=[{"G3": 2, "E4": 1}, {"E4": (2, 1, 0), "A5": 2}, {"E4": 2}],
        patrols=[{}, {"H4": (0, 1, 0)}],
        traits=[["warning_coloration"], ["guards"]],
        draws=["attrition_green"],
    )
    assert t.s.ants == [
        {"G3": (2, 0, 0), "E4": (1, 0, 0)},
        {"E4": (2, 1, 0), "A5": (1, 0, 0)},
        {"E4": (1, 0, 0)},
    ]
    assert t.s.patrols[P2] == {"H4": (0, 1, 0)}


@clause("HE2-CARD-attrition-02", "HE2-CARD-guards-02")
def test_medias_of_another_trait_protect_nobody() -> None:
    t = table("draw", ants=[{"G3": (0, 1, 0)}], traits=[["porters"]], draws=["attrition_green"])
    assert t.s.ants[P1] == {}


@clause("HE2-CARD-attrition-03", "HE2-TERM-13")
def test_players_choose_clockwise_from_the_active_player() -> None:
    ants: list[dict[str, Any]] = [{"G3": (1, 1, 0)}] * 3
    t = table("draw", seats=3, active=P3, ants=ants, draws=["attrition_green"])
    for seat in (P3, P1, P2):
        assert t.asked == {seat: "ask-attrition-loss"}
        t.plays("stack:G3:media")
