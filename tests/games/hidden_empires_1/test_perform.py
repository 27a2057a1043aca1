"""HE1-PERF, HE1-FOR, HE1-BUILD: Perform Tasks up to the attacks."""

from __future__ import annotations

import pytest

from formicarium.core.chance import Roll
from formicarium.games.hidden_empires_1.events.combat import AreaAttacked
from formicarium.games.hidden_empires_1.events.tasks import FoodForaged, NestEnlarged
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import PERFORM, A, B, Table, table


def forage(
    ants: str, marker: str, dice: tuple[int, ...] = (), traits: str = "", others: str = "", **fields: object
) -> Table:
    """A forages; the nest lies in G3."""
    return table(
        ants={A: ants, B: others},
        markers=marker,
        traits={A: traits},
        steps=PERFORM,
        dice=dice,
        **fields,  # type: ignore[arg-type]
    )


@clause("HE1-PERF-01")
def test_first_come_own_cards_then_the_beetles_of_others() -> None:
    t = table(
        ants={A: "H3 forage 2"},
        markers="H3 plants_3",
        hands={A: "migrate", B: "highwayman_beetles"},
        steps=PERFORM,
    )
    assert t.asked == {A: "perform"}
    assert t.timeout() == "go"
    t.plays("go")
    assert t.asked == {B: "window-forage"}
    assert t.told(FoodForaged) == []


@clause("HE1-PERF-01", "HE1-CARD-bivouac-03")
def test_a_bivouac_may_move_before_the_tasks() -> None:
    t = table(
        ants={A: "I4 forage 2"},
        colonies={A: "B1 no_brood"},
        markers="I4 plants_3",
        traits={A: "bivouac"},
        steps=PERFORM,
    )
    assert t.offers() == [*(f"move_nest {a}" for a in ("F2", "F3", "G2", "G4", "H2", "H3")), "go"]
    t.plays("move_nest H3")
    assert t.told(FoodForaged)[0].foragers == 2  # next door now


@clause("HE1-PERF-02", "HE1-RULING-31", "HE1-PERF-03")
def test_forage_trails_and_building_come_before_the_attacks() -> None:
    t = table(
        colonies={A: "R0 N1 B2 no_brood"},
        ants={A: "I4 forage 2, H3 trail 1, E5 attack 1, E4 attack 1", B: "E5 forage 2, E4 forage 2"},
        traits={A: "trail_making"},
        trails={"H3": A},
        attempts=["H3"],
        markers="I4 plants_3",
        steps=PERFORM,
        dice=[2],
    )
    names = [name for name in t.story if name in ("FoodForaged", "TrailTried", "NestEnlarged")]
    assert names == ["FoodForaged", "TrailTried", "NestEnlarged"]
    assert t.told(FoodForaged)[0].foragers == 1  # the Trail helps from the next turn on
    assert t.asked == {A: "attack-area"}
    assert (t.offers(), t.timeout()) == (["E4", "E5"], "E4")
    t.plays("E5", "done")
    assert [event.area for event in t.told(AreaAttacked)] == ["E5", "E4"]  # every one must be resolved


@clause("HE1-PERF-04")
def test_nurses_reserves_and_patrollers_do_nothing() -> None:
    t = table(colonies={A: "R5 N3 no_brood"}, ants={A: "H3 patrol 4"}, markers="H3 plants_3", steps=PERFORM)
    assert (t.food(A), t.size(A), t.ants(A), t.sheet(A)) == (0, 10, {"H3 patrol": "4"}, "R5 N3 B0")


# Effective foragers


@clause("HE1-FOR-01", "HE1-FOR-03", "HE1-RULING-27")
@pytest.mark.parametrize(
    "area, ants, foragers",
    [
        ("H3", 3, 3),
        ("E2", 4, 2),
        ("E2", 5, 2),
        ("E2", 1, 0),
        ("D2", 3, 1),
        ("D2", 8, 2),
        ("C2", 8, 2),
    ],
)
def test_ants_are_divided_by_the_distance(area: str, ants: int, foragers: int) -> None:
    t = forage(f"{area} forage {ants}", f"{area} plants_3", nests="G3 E5")
    assert t.told(FoodForaged)[0].foragers == foragers


@clause("HE1-FOR-02", "HE1-RULING-27")
def test_the_way_leads_around_predators_but_through_everything_else() -> None:
    t = forage(
        "E2 forage 4",
        "E2 plants_3, F2 predator_3, F1 ?prey_1, G2 ?prey_1",
        others="F1 patrol 2, G2 patrol 1, E3 patrol 1, F3 patrol 1",
    )
    assert t.told(FoodForaged)[0].foragers == 1  # three steps: by E3, or by F1 and G2
    t = forage("E2 forage 4", "E2 plants_3, F2 predator_3", traits="camouflage")
    assert t.told(FoodForaged)[0].foragers == 2


@clause("HE1-FOR-02")
def test_the_nearest_nest_or_nest_site_counts() -> None:
    t = forage("E2 forage 4", "E2 plants_3", traits="supercolony", sites=[["E3"], []])
    assert t.told(FoodForaged)[0].foragers == 4


@clause("HE1-FOR-03", "HE1-RULING-28")
def test_without_a_way_there_is_no_food() -> None:
    t = forage("A5 forage 6", "A5 plants_3, A4 predator_3, B4 predator_4")
    assert (t.told(FoodForaged)[0].foragers, t.food(A)) == (0, 0)


@clause("HE1-FOR-04", "HE1-CARD-porters-02", "HE1-CARD-trail_making-05")
@pytest.mark.parametrize(
    "traits, area, trails, foragers",
    [
        ("porters", "E2", {}, 4),
        ("porters", "H3", {}, 4),  # never less than 1
        ("porters", "D2", {}, 2),
        ("trail_making", "D2", {"E2": A}, 4),
        ("trail_making", "C2", {"E2": A}, 2),
        ("trail_making porters", "C2", {"E2": A}, 4),
        ("trail_making", "D2", {"E2": B}, 1),  # somebody else's
    ],
)
def test_traits_shorten_the_way(traits: str, area: str, trails: dict[str, int], foragers: int) -> None:
    t = forage(f"{area} forage 3w 1md", f"{area} plants_3", traits=traits, trails=trails, nests="G3 E5")
    assert t.told(FoodForaged)[0].foragers == foragers


@clause("HE1-FOR-05")
def test_food_is_at_hand_at_once_whoever_stands_by() -> None:
    t = forage("H3 forage 3", "H3 plants_3", others="H3 forage 4, G3 patrol 5, H2 patrol 5")
    assert t.food(A) == 3


# The markers


@clause("HE1-FOR-06")
@pytest.mark.parametrize(
    "ants, marker, dice, food, left",
    [
        (4, "prey_1", (2, 3, 4, 5), 4, "prey_1"),  # its number does not limit the food
        (8, "prey_3", (1, 1, 2, 2, 2, 2), 6, "prey_3"),
        (8, "prey_3", (1, 1, 1, 1, 2, 2), 6, ""),
        (1, "prey_1", (1,), 1, ""),
    ],
)
def test_prey_shrinks_by_the_ones(
    ants: int, marker: str, dice: tuple[int, ...], food: int, left: str
) -> None:
    t = forage(f"H3 forage {ants}", f"H3 {marker}", dice)
    assert (t.food(A), t.marker("H3"), t.chances) == (food, left, [Roll(len(dice))])


@clause("HE1-FOR-07", "HE1-RULING-30")
def test_plus_on_prey_only_makes_it_last_longer() -> None:
    t = forage("H3 forage 9", "H3 prey_1+3", (1, 1, 1, 2, 2, 2))
    assert (t.food(A), t.value("H3")) == (6, 1)


@clause("HE1-FOR-08")
@pytest.mark.parametrize(
    "ants, marker, dice, food, value",
    [
        (1, "aphids_2", (1,), 1, 3),
        (4, "aphids_2", (2, 3, 4, 5), 2, 2),
        (4, "aphids_2", (1, 1, 1, 1), 2, 3),  # one + only
        (4, "aphids_2+3", (6, 6, 6, 1), 4, 6),
        (3, "aphids_2-1", (1, 2, 3), 1, 2),
        (4, "aphids_2", (2, 3, 1, 4), 2, 3),  # by a forager beyond the value
        (3, "aphids_2-1", (2, 3, 1), 1, 2),
    ],
)
def test_aphids(ants: int, marker: str, dice: tuple[int, ...], food: int, value: int) -> None:
    t = forage(f"H3 forage {ants}", f"H3 {marker}", dice)
    assert (t.food(A), t.value("H3")) == (food, value)


@clause("HE1-FOR-09")
@pytest.mark.parametrize("ants, marker, food", [(2, "plants_3", 2), (5, "plants_3", 3), (5, "plants_2+2", 4)])
def test_plants(ants: int, marker: str, food: int) -> None:
    t = forage(f"H3 forage {ants}", f"H3 {marker}")
    assert (t.food(A), t.chances) == (food, [])


@clause("HE1-FOR-10")
def test_sharing_costs_nothing() -> None:
    t = forage("H3 forage 3", "H3 plants_3", others="H3 forage 3")
    assert t.food(A) == 3
    t = table(
        active=B,
        nests="G3 I2",
        ants={A: "H3 forage 3", B: "H3 forage 9"},
        markers="H3 plants_3",
        steps=PERFORM,
    )
    assert t.food(B) == 3


@clause("HE1-FOR-11")
def test_beside_patrollers_or_without_a_marker_nothing_is_found() -> None:
    t = forage("H3 forage 3", "H3 plants_3", others="H3 patrol 1")
    assert t.food(A) == 0
    t = forage("H3 forage 3", "")
    assert (t.food(A), t.told(FoodForaged)) == (0, [])


@clause("HE1-BUILD-01", "HE1-CARD-plant_house-02", "HE1-CARD-bivouac-01")
@pytest.mark.parametrize("traits, sizes", [("", 13), ("plant_house", 10), ("bivouac", 10)])
def test_each_builder_adds_one_to_the_nest_size(traits: str, sizes: int) -> None:
    t = table(colonies={A: "R1 B3 no_brood"}, traits={A: traits}, steps=PERFORM)
    if t.asked:
        t.plays("go")
    assert t.s.sizes[A] == sizes
    assert [event.size for event in t.told(NestEnlarged)] == ([13] if not traits else [])
