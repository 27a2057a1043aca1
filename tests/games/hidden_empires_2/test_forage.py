"""HE2-FORAGE: harvesting and tending."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import AreaForaged, DnaGained, ForageRolled
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2 = 0, 1


def forage(ants: dict[str, Any], tokens: dict[str, str], mode: str = "advanced", **fields: Any) -> Table:
    """Seat 0 may forage; those of E4 are next to its nest."""
    others = fields.pop("others", {})
    return table("forage", mode=mode, ants=[ants, others], tokens=tokens, **fields)


@clause("HE2-FORAGE-01")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_each_food_token_at_most_once_a_turn_in_any_order(mode: str) -> None:
    t = forage({"E4": 2, "D3": 2}, {"E4": "plants_2", "D3": "prey_1"}, mode)
    assert t.offers() == ["place:D3 do:harvest", "place:E4 do:harvest", "place:E4 do:tend", "button:done"]
    t.forages("E4", "tend", 1)
    assert t.offers() == ["place:D3 do:harvest", "button:done"]
    assert t.refuses("place:E4 do:harvest") == "HE2-FORAGE-01"


@clause("HE2-FORAGE-01", "HE2-RULING-77")
def test_others_may_forage_the_same_token_in_their_turns() -> None:
    t = table("forage", ants=[{"E5": 1, "E4": 1}, {"E5": 1, "E6": 1}], tokens={"E5": "prey_3"})
    t.forages("E5", "harvest", 1).defaults("forage")
    assert (t.s.active, t.offers("place")) == (P2, ["place:E5 do:harvest"])


@clause("HE2-FORAGE-01", "HE2-RULING-82")
def test_one_names_the_way_and_a_number_but_no_castes() -> None:
    t = table("forage", ants=[{"E4": (2, 1, 1)}], tokens={"E4": "plants_3"}, traits=[["guards", "bus"]])
    t.plays("place:E4 do:harvest")
    assert t.offers() == ["count:1", "count:2", "count:3", "count:4"]


@clause("HE2-FORAGE-02")
def test_foragers_are_ordinary_and_stand_with_the_token() -> None:
    t = table(
        "forage", ants=[{"D3": 1, "E3": 5}], patrols=[{"E4": 3}], tokens={"E4": "prey_3", "D3": "prey_1"}
    )
    assert t.offers("place") == ["place:D3 do:harvest"]
    assert t.refuses("place:E4 do:harvest") == "HE2-FORAGE-02"


@clause("HE2-FORAGE-02", "HE2-CARD-trail_makers-03")
def test_who_built_a_trail_does_not_forage() -> None:
    """A sheltered Aphids token may come to lie where a Trail was tried."""
    t = table(
        "forage",
        ants=[{"E4": 3, "D3": 1}],
        tokens={"E4": "aphids_2", "D3": "prey_1"},
        traits=[["trail_makers"]],
        trail_builders={"E4": [2, 0, 0]},
    )
    t.plays("place:E4 do:harvest")
    assert t.s.food[P1] == 1
    t = table(
        "forage",
        ants=[{"E4": 2, "D3": 1}],
        tokens={"E4": "aphids_2", "D3": "prey_1"},
        traits=[["trail_makers"]],
        trail_builders={"E4": [2, 0, 0]},
    )
    assert t.refuses("place:E4 do:harvest") == "HE2-FORAGE-02"


@clause("HE2-FORAGE-03")
@pytest.mark.parametrize(
    "token, ways",
    [("prey_2", ["harvest"]), ("aphids_2", ["harvest", "tend"]), ("plants_2", ["harvest", "tend"])],
)
def test_prey_is_only_harvested(token: str, ways: list[str]) -> None:
    t = forage({"E4": 1}, {"E4": token})
    assert t.offers("place") == [f"place:E4 do:{way}" for way in ways]
    if ways == ["harvest"]:
        assert t.refuses("place:E4 do:tend") == "HE2-FORAGE-03"


@clause("HE2-FORAGE-03")
@pytest.mark.parametrize("token", ["aphids_2", "plants_3"])
def test_in_a_shared_area_every_token_is_only_harvested(token: str) -> None:
    t = forage({"E4": 2}, {"E4": token}, "basic", others={"E4": 1})
    assert t.offers("place") == ["place:E4 do:harvest"]
    assert t.refuses("place:E4 do:tend") == "HE2-FORAGE-03"


@clause("HE2-FORAGE-04")
def test_an_area_with_opposing_patrollers_cannot_be_foraged() -> None:
    t = forage({"E4": 5, "D3": 1}, {"E4": "prey_3", "D3": "prey_1"}, patrols=[{}, {"E4": 1}])
    assert t.offers("place") == ["place:D3 do:harvest"]
    assert t.refuses("place:E4 do:harvest") == "HE2-FORAGE-04"


@clause("HE2-FORAGE-05")
@pytest.mark.parametrize("ants, most", [(2, 2), (6, 6), (9, 6)])
def test_up_to_six_ants_harvest_whatever_the_value(ants: int, most: int) -> None:
    t = forage({"E4": ants}, {"E4": "prey_1"}).plays("place:E4 do:harvest")
    assert t.offers() == [f"count:{count}" for count in range(1, most + 1)]
    assert t.refuses(f"count:{most + 1}") == "HE2-FORAGE-05"
    t.plays(f"count:{most}")
    assert t.s.food[P1] == most


@clause("HE2-FORAGE-06")
@pytest.mark.parametrize(
    "token, ants, most",
    [("plants_3", 5, 3), ("aphids_1 +6", 9, 7), ("plants_3 -1", 5, 2), ("aphids_2", 5, 2)],
)
def test_as_many_as_the_modified_value_tend(token: str, ants: int, most: int) -> None:
    t = forage({"E4": ants}, {"E4": token}).plays("place:E4 do:tend")
    assert t.offers() == [f"count:{count}" for count in range(1, most + 1)]
    assert t.refuses(f"count:{most + 1}") == "HE2-FORAGE-06"


@clause("HE2-FORAGE-07")
def test_each_forager_yields_one_food_added_to_what_there_is() -> None:
    t = forage({"E4": 3}, {"E4": "prey_2"}, food=[5]).forages("E4", "harvest", 3)
    assert t.s.food[P1] == 8
    (foraged,) = t.told(AreaForaged)
    assert (foraged.seat, foraged.area, foraged.way, foraged.ants, foraged.food) == (
        P1,
        "E4",
        "harvest",
        3,
        3,
    )


@clause("HE2-FORAGE-08")
@pytest.mark.parametrize(
    "token, way, rolled",
    [
        ("prey_3", "harvest", [2]),
        ("plants_3", "harvest", [2]),
        ("aphids_2", "harvest", [2]),
        ("aphids_2", "tend", [2]),
        ("plants_3", "tend", []),
    ],
)
def test_one_die_per_foraging_ant_but_none_for_tended_plants(token: str, way: str, rolled: list[int]) -> None:
    t = forage({"E4": 2}, {"E4": token}).forages("E4", way, 2)
    assert t.rolled == rolled
    assert t.s.food[P1] == 2


@clause("HE2-FORAGE-08")
def test_the_dice_come_after_the_food() -> None:
    t = forage({"E4": 3}, {"E4": "prey_1"}).rolls(1, 1, 1).forages("E4", "harvest", 3)
    assert t.s.food[P1] == 3  # though the token is gone
    kinds = [type(event).__name__ for event in t.events]
    assert kinds.index("AreaForaged") < kinds.index("ForageRolled")


@clause("HE2-FORAGE-09")
@pytest.mark.parametrize(
    "dice, left",
    [((2, 3, 6), "plants_3"), ((1, 5, 6), "plants_3 -1"), ((1, 1, 6), "plants_3 -2"), ((1, 1, 1), "")],
)
def test_in_a_harvest_each_one_is_a_minus(dice: tuple[int, ...], left: str) -> None:
    t = forage({"E4": 3}, {"E4": "plants_3"}).rolls(*dice).forages("E4", "harvest", 3)
    assert t.token("E4") == left
    assert [(event.dice, event.change) for event in t.told(ForageRolled)] == [(dice, -dice.count(1))]


@clause("HE2-FORAGE-10")
@pytest.mark.parametrize(
    "dice, left", [((2, 6), "aphids_2"), ((1, 6), "aphids_2 +1"), ((1, 1), "aphids_2 +1")]
)
def test_tended_aphids_get_one_plus_for_any_one(dice: tuple[int, ...], left: str) -> None:
    t = forage({"E4": 2}, {"E4": "aphids_2"}).rolls(*dice).forages("E4", "tend", 2)
    assert t.token("E4") == left


@clause("HE2-FORAGE-10", "HE2-FORAGE-09")
def test_harvested_aphids_shrink_like_any_token() -> None:
    t = forage({"E4": 2}, {"E4": "aphids_2"}).rolls(1, 2).forages("E4", "harvest", 2)
    assert t.token("E4") == "aphids_2 -1"


@clause("HE2-FORAGE-11", "HE2-RULING-74")
def test_a_dna_for_each_colour_at_its_first_foraging() -> None:
    ants = {"D3": 1, "E4": 1, "F3": 1, "D4": 1}
    tokens = {"D3": "prey_1", "E4": "prey_1", "F3": "prey_1", "D4": "prey_1"}
    t = table("forage", ants=[ants], tokens=tokens)
    for area, dna in (("D3", 1), ("E4", 2), ("F3", 3), ("D4", 4)):  # gray, green, brown, yellow
        t.forages(area, "harvest", 1)
        assert len(t.told(DnaGained)) == dna
    assert [event.colour for event in t.told(DnaGained)] == ["gray", "green", "brown", "yellow"]


@clause("HE2-FORAGE-11")
def test_a_colour_pays_once_a_turn() -> None:
    ants = {"D3": 1, "F2": 1}  # both gray
    t = table("forage", ants=[ants], tokens={"D3": "prey_1", "F2": "prey_1"})
    t.forages("D3", "harvest", 1).forages("F2", "harvest", 1)
    assert t.s.dna[P1] == 1
    assert t.s.colours == ()  # counted anew in the next turn


@clause("HE2-FORAGE-11")
@pytest.mark.parametrize(
    "trait, token", [("plant_specialists", "plants_2"), ("aphid_specialists", "aphids_2")]
)
def test_specialists_get_two_dna(trait: str, token: str) -> None:
    t = forage({"E4": 1}, {"E4": token}, traits=[[trait]]).forages("E4", "tend", 1)
    assert t.s.dna[P1] == 2


@clause("HE2-FORAGE-11")
def test_the_basic_game_knows_no_dna() -> None:
    t = forage({"E4": 1}, {"E4": "prey_1"}, "basic").forages("E4", "harvest", 1)
    assert t.s.dna[P1] == 0


@clause("HE2-FORAGE-12")
def test_nobody_needs_to_forage() -> None:
    t = forage({"E4": 1}, {"E4": "prey_1"}).done()
    assert (t.s.food[P1], t.token("E4")) == (0, "prey_1")
