"""HE2-PATH: forage paths."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

from formicarium.games.hidden_empires_2.data import AREAS, NEIGHBOURS, UNLIMITED, Area
from formicarium.games.hidden_empires_2.questions.paths import capacities, haul, homes
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, area_named, table

P1, P2 = 0, 1


def food(t: Table, area: str, count: int) -> int:
    """What so many foragers bring home from a Prey."""
    return t.forages(area, "harvest", count).s.food[P1]


@clause("HE2-PATH-01")
def test_homes_are_nest_areas_and_trails() -> None:
    t = table(
        "forage",
        ants=[{"E3": 1}],
        nests=[["E3", "G4"], ["E7"]],
        traits=[["supercolony", "trail_makers"]],
        trails=["A1"],
    )
    assert homes(t.s, P1) == ("E3", "G4", "A1")
    assert homes(t.s, P2) == ("E7",)


@clause("HE2-PATH-02")
@pytest.mark.parametrize(
    "traits, stack, capacity",
    [
        ([], (3, 0, 0), 3),
        (["guards", "soldiers"], (1, 2, 1), 4),
        (["porters"], (1, 2, 0), 7),
        (["bus"], (1, 0, 1), UNLIMITED),
        (["bus"], (2, 0, 0), 2),
        (["porters", "bus"], (0, 2, 1), UNLIMITED),
    ],
)
def test_the_capacity_of_an_area(traits: list[str], stack: Any, capacity: int) -> None:
    t = table("forage", ants=[{"E4": stack, "nurses": 1}], traits=[traits])
    assert capacities(t.s, P1) == {"E4": capacity}


@clause("HE2-PATH-02")
def test_ants_that_attacked_patrol_or_built_a_trail_do_not_count() -> None:
    t = table(
        "forage",
        ants=[{"E4": 3, "D3": 2, "D4": (2, 1, 0)}],
        patrols=[{"E4": 5, "F3": 1}],
        tokens={"E4": "prey_1"},
        fought=["D3"],
        trail_builders={"D4": [2, 0, 0]},
        traits=[["porters", "trail_makers"]],
    )
    assert capacities(t.s, P1) == {"E4": 3, "D4": 3}


@clause("HE2-PATH-02", "HE2-TRAIT-02")
def test_a_trail_builder_that_has_become_a_replete_takes_nobody_elses_place() -> None:
    t = table(
        "forage",
        ants=[{"E4": (1, 1, 1), "D3": 1}],
        tokens={"D3": "prey_1"},
        trail_builders={"E4": [1, 1, 0]},
        traits=[["trail_makers", "guards", "soldiers"]],
        hands=[["mutation"]],
        dna=[20, 0],
        draws=["repletes"],
    )
    assert capacities(t.s, P1)[area_named("E4")] == 1
    t.plays("card:mutation", "bid:1")
    assert t.ants(P1, "storage", "media") == 1
    assert capacities(t.s, P1)[area_named("E4")] == 1  # the major


@clause("HE2-PATH-03")
def test_next_to_a_home_the_haul_is_unlimited() -> None:
    t = table("forage", ants=[{"E4": 6}], tokens={"E4": "prey_6"})
    assert haul(t.s, P1, area_named("E4")) == UNLIMITED
    assert food(t, "E4", 6) == 6


@clause("HE2-PATH-03", "HE2-RULING-23")
@pytest.mark.parametrize(
    "chain, expected",
    [
        ({"E4": 3}, 3),
        ({"F4": 2, "F3": 5}, 2),
        ({"F4": 5, "F3": 2}, 2),  # the smallest capacity of the chain
        ({"E4": 1, "F4": 4, "F3": 3}, 4 - 1),  # the best of several chains: F4–F3
        ({"D4": 6, "D3": 6, "E4": 2}, 6),
        ({"D4": 6, "D5": 6, "D6": 6}, 0),  # leads nowhere
    ],
)
def test_the_haul_is_the_best_smallest_capacity_of_a_chain(chain: dict[str, int], expected: int) -> None:
    t = table("forage", ants=[{"E5": 6, **chain}], tokens={"E5": "prey_6"})
    assert haul(t.s, P1, area_named("E5")) == expected


def widest(s: Any, seat: int, area: Area) -> int:
    """The haul by definition: every chain of areas with capacity, one by one."""
    ends = {near for home in homes(s, seat) for near in NEIGHBOURS[home]}
    if area in ends:
        return UNLIMITED
    capacity = {place: n for place, n in capacities(s, seat).items() if place != area}
    best = 0
    for length in range(1, len(capacity) + 1):
        for chain in permutations(capacity, length):
            linked = all(after in NEIGHBOURS[Area(before)] for before, after in pairwise(chain))
            if linked and chain[0] in NEIGHBOURS[area] and chain[-1] in ends:
                best = max(best, min(capacity[place] for place in chain))
    return best


@clause("HE2-PATH-03", "HE2-RULING-23")
@pytest.mark.parametrize("seed", range(12))
def test_the_haul_agrees_with_its_definition(seed: int) -> None:
    rng = Random(seed)
    near = [area for area in AREAS if area[0] in "CDEFG" and area[1] in "3456"]
    ants: dict[str, int] = {area: rng.randint(1, 5) for area in rng.sample(near, 6)}
    t = table("forage", ants=[ants])
    for area in rng.sample(near, 5):
        assert haul(t.s, P1, area) == (UNLIMITED if area == "E3" else widest(t.s, P1, area))


@clause("HE2-PATH-03")
def test_foragers_are_no_part_of_their_own_chain() -> None:
    t = table("forage", ants=[{"E5": 6, "D3": 1}], tokens={"E5": "prey_6", "D3": "prey_1"})
    assert t.offers("place") == ["place:D3 do:harvest"]


@clause("HE2-PATH-03")
def test_the_nest_is_no_part_of_a_chain() -> None:
    t = table("forage", ants=[{"E2": 6, "E1": 5}], tokens={"E1": "prey_6"})
    assert food(t, "E1", 5) == 5  # E2 lies between E1 and the nest on E3
    t = table("forage", ants=[{"E3": 9, "E1": 5, "D3": 1}], tokens={"E1": "prey_6", "D3": "prey_1"})
    assert t.refuses("place:E1 do:harvest") == "HE2-PATH-04"


@clause("HE2-PATH-04", "HE2-RULING-26")
def test_without_a_path_nothing_is_foraged_not_even_tended() -> None:
    t = table("forage", ants=[{"E5": 6, "D3": 1}], tokens={"E5": "aphids_2", "D3": "prey_1"})
    assert t.refuses("place:E5 do:tend") == "HE2-PATH-04"
    assert t.refuses("place:E5 do:harvest") == "HE2-PATH-04"


@clause("HE2-PATH-05")
def test_an_area_serves_in_any_number_of_chains_while_its_ants_forage() -> None:
    ants = {"E4": 2, "E5": 3, "D4": 3, "F4": 3}
    tokens = {"E4": "prey_5", "E5": "prey_6", "D4": "prey_6", "F4": "prey_6"}
    t = table("forage", ants=[ants], tokens=tokens)
    for area in ("E4", "E5", "D4", "F4"):
        t.forages(area, "harvest", ants[area])
    assert t.s.food[P1] == 2 + 2 + 2 + 2  # E4, and three hauls of 2 over it


@clause("HE2-PATH-06")
def test_opposing_ants_nests_and_hidden_tokens_on_a_chain_do_not_matter() -> None:
    t = table(
        "forage",
        nests=[["E3"], ["E4"]],
        ants=[{"E5": 4, "E4": 3}, {"E4": 5}],
        patrols=[{}, {"D4": 1}],
        tokens={"E5": "prey_6"},
    )
    assert food(t, "E5", 4) == 3
    t = table("forage", ants=[{"E5": 4, "E4": 3}], tokens={"E5": "prey_6", "E4": "?predator_3"})
    assert food(t, "E5", 4) == 3


@clause("HE2-PATH-07", "HE2-RULING-25")
def test_the_haul_limits_the_food_after_all_multipliers() -> None:
    t = table(
        "forage",
        ants=[{"E5": (2, 2, 0), "E4": 5}],
        tokens={"E5": "plants_3"},
        traits=[["plant_specialists", "specialist_foragers"]],
    )
    t.forages("E5", "harvest", 4)
    assert t.s.food[P1] == 5  # of 2 × 2 + 2 × 6
    assert t.rolled == [4]  # dice are rolled for all who forage


@clause("HE2-RULING-85")
def test_food_on_a_home_is_at_home() -> None:
    t = table("move", ants=[{"F5": 3}], traits=[["trail_makers"]], trails=["F5"], sheltered=[("aphids_2",)])
    t.plays("place:F5").defaults("forage").forages("F5", "harvest", 3)
    assert t.s.food[P1] == 3
