"""Section 4.1: the nest traits, played."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import NestCrowned, NestLost, NestMoved, NestSiteFounded
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2 = 0, 1


# Prolific Queen


@clause("HE2-CARD-prolific_queen-01")
def test_a_prolific_queen_lays_any_number_of_eggs_for_one_food_each() -> None:
    t = table("n4", food=[20], traits=[["prolific_queen"]])
    assert t.offers("brood:egg_f")[-1] == "brood:egg_f count:20"
    t.plays("brood:egg_f count:15", "brood:egg_m count:5")
    assert t.brood(P1) == {"egg_f": 15, "egg_m": 5}
    assert t.s.food[P1] == 0


@clause("HE2-CARD-prolific_queen-01", "HE2-NEST-16", "HE2-RULING-31")
def test_or_for_a_larva_but_not_for_an_egg() -> None:
    t = table("n4", food=[1], brood=[{"larva_f": 2, "egg_f": 5}], traits=[["prolific_queen"]])
    assert t.offers("brood:egg_f")[-1] == "brood:egg_f count:3"
    assert t.refuses("brood:egg_f count:4") == "HE2-NEST-16"


@clause("HE2-CARD-prolific_queen-01", "HE2-NEST-17")
def test_not_after_a_move_of_the_nest() -> None:
    assert table("n4", food=[9], resettled=[True], traits=[["prolific_queen"]]).asked == {}


# Bivouac


@clause("HE2-CARD-bivouac-01", "HE2-RULING-47")
@pytest.mark.parametrize(
    "per_builder, builders, brood, fits",
    [(1, 3, 2, True), (1, 3, 3, False), (10, 1, 9, True), (10, 1, 10, False)],
)
def test_the_nest_size_is_the_number_of_builders(
    per_builder: int, builders: int, brood: int, fits: bool
) -> None:
    t = table(
        "check",
        ants=[{"nurses": 1, "builders": builders, "E3": 1}],
        brood=[{"egg_f": brood}],
        sizes=[99],
        traits=[["bivouac"]],
        options={"bivouac_size_per_builder": per_builder},
    )
    assert (t.asked == {P1: "ask-advance"}) == fits


@clause("HE2-CARD-bivouac-01", "HE2-BUILD-02")
def test_building_does_nothing_for_a_bivouac() -> None:
    assert table("build", ants=[{"builders": 4}], traits=[["bivouac"]]).s.sizes[P1] == 6


@clause("HE2-CARD-bivouac-02", "HE2-STEP-06", "HE2-END-04")
def test_without_builders_at_the_end_of_advancing_the_colony_plays_on_without_queens_and_brood() -> None:
    t = table("advance", ants=[{"E3": 1, "builders": 1}], brood=[{}], queens=[1], traits=[["bivouac"]])
    t.advances("builders", "E4").done()
    assert (t.s.queens[P1], t.asked) == (0, {P1: "ask-assign-patrol"})


@clause("HE2-CARD-bivouac-03", "HE2-RULING-70")
def test_a_bivouac_migrates_once_per_move_step_while_redeploying() -> None:
    t = table(
        "redeploy",
        nests=[["E3"], ["D3"]],
        ants=[{"E3": 2, "builders": 1}],
        tokens={"E4": "prey_2 +1", "F3": "?prey_1"},
        traits=[["bivouac"]],
    )
    assert t.offers("button:migrate") == [
        f"button:migrate place:{area}" for area in ("D2", "E2", "E4", "F2", "F3")
    ]
    t.plays("button:migrate place:E4")
    assert (t.s.nests[P1], t.token("E4"), t.s.modifiers) == (("E4",), "", {})
    assert t.ants(P1, "E3") == 2  # ants on the map stay where they are
    assert t.offers("button:migrate") == []
    assert t.refuses("button:migrate place:E5") == "HE2-CARD-bivouac-03"
    assert [(event.start, event.end) for event in t.told(NestMoved)] == [("E3", "E4")]
    t.plays("stack:builders:worker count:1")
    assert "place:E4" in t.offers()


@clause("HE2-CARD-bivouac-03")
def test_again_in_the_next_move_step_and_only_with_the_trait() -> None:
    t = table("redeploy", ants=[{"E3": 2, "builders": 1}, {"E7": 1}], traits=[["bivouac"]]).plays(
        "button:migrate place:E4"
    )
    t.done()
    while t.s.turn == 1:
        t.match.time_out(t.match.pending[0].seat)
    assert t.offers("button:migrate") != []
    t = table("redeploy", ants=[{"E3": 2}])
    assert t.refuses("button:migrate place:E4") == "HE2-CARD-bivouac-03"


@clause("HE2-CARD-bivouac-03", "HE2-CARD-trail_makers-05")
def test_a_trail_there_goes() -> None:
    t = table("redeploy", ants=[{"E3": 1}], traits=[["bivouac", "trail_makers"]], trails=["E4"]).plays(
        "button:migrate place:E4"
    )
    assert t.s.trails == ()


@clause("HE2-CARD-bivouac-04", "HE2-NEST-17")
def test_after_such_a_move_the_queens_lay_no_eggs_and_nothing_else_changes() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1, "builders": 9}],
        brood=[{"egg_f": 5}],
        sizes=[14],
        food=[9],
        traits=[["bivouac"]],
    )
    t.plays("button:migrate place:E4")
    assert (t.s.resettled, t.brood(P1), t.s.sizes[P1], t.s.queens[P1]) == ([True, False], {"egg_f": 5}, 14, 1)


# Supercolony


@clause("HE2-CARD-supercolony-01")
def test_a_site_is_placed_next_to_any_of_his_nests() -> None:
    t = table(
        "n5",
        nests=[["E3", "E4"], ["D4"]],
        males=[1],
        tokens={"E5": "?prey_1", "D3": "aphids_1 +1"},
        ants=[{}, {"E5": 2}],
        traits=[["supercolony"]],
    ).plays("button:fly")
    assert t.offers("place") == [f"place:{area}" for area in ("D2", "D3", "E2", "E5", "F2", "F3", "F4")]
    assert t.refuses("place:D4") == "HE2-CARD-supercolony-01"  # a nest
    assert t.refuses("place:A1") == "HE2-CARD-supercolony-01"
    t.plays("place:E5")
    assert (t.token("E5"), t.ants(P2, "E5")) == ("", 2)  # ants there stay
    assert t.s.nests[P1] == ("E3", "E4", "E5")


@clause("HE2-CARD-supercolony-01", "HE2-RULING-05")
def test_there_are_six_sites() -> None:
    sites = ["E4", "E5", "D4", "D5", "F4"]
    t = table("n5", nests=[["E3", *sites], ["E7"]], males=[1], traits=[["supercolony"]]).plays("button:fly")
    assert t.asked == {P1: "ask-nest-site"}
    t = table("n5", nests=[["E3", *sites, "F5"], ["E7"]], males=[1], traits=[["supercolony"]]).plays(
        "button:fly"
    )
    assert t.asked == {}


@clause("HE2-CARD-supercolony-02", "HE2-NEST-15")
def test_a_site_brings_a_queen_and_ten_nest_size() -> None:
    t = table("n5", males=[1], queens=[2], sizes=[11], traits=[["supercolony"]]).plays(
        "button:fly", "place:E4"
    )
    assert [(event.queens, event.size) for event in t.told(NestSiteFounded)] == [(3, 21)]
    assert (t.s.queens[P1], t.s.sizes[P1]) == (3, 21)
    assert "brood:egg_f count:18" in table("n4", queens=[3], food=[30], traits=[["supercolony"]]).offers()


@clause("HE2-CARD-supercolony-03", "HE2-INVADE-03")
def test_all_nests_share_one_sheet() -> None:
    t = table(
        "attack", nests=[["E3"], ["E7", "G5"]], ants=[{"G5": 4}, {"nurses": 2}], traits=[[], ["supercolony"]]
    )
    t.attacks("G5").plays("count:0")
    assert t.ants(P2, "nurses") == 0


def hunted(nests: list[str], area: str, queens: int, dice: list[int], size: int = 30) -> Table:
    """Seat 0 hunts two queens of a Supercolony with two ants in one of its nests."""
    t = table(
        "attack",
        nests=[["E3"], nests],
        ants=[{area: 2, "E3": 1}],
        traits=[[], ["supercolony"]],
        queens=[1, queens],
        sizes=[6, size],
    )
    return t.attacks(area).rolls(*dice).plays("count:2")


@clause("HE2-CARD-supercolony-04", "HE2-RULING-59", "HE2-RULING-94")
def test_the_first_queen_costs_the_nest_invaded_the_next_one_a_nest_of_his_choice() -> None:
    t = hunted(["E7", "G5", "D7"], "G5", 3, [1, 1])
    assert [event.area for event in t.told(NestLost)] == ["G5"]
    assert t.asked == {P2: "ask-nest-lost"}
    assert t.offers() == ["place:D7", "place:E7"]
    t.plays("place:D7")
    assert (t.s.nests[P2], t.s.queens[P2], t.s.sizes[P2]) == (("E7",), 1, 10)


@clause("HE2-CARD-supercolony-04")
def test_if_the_nest_goes_a_site_of_his_choice_becomes_the_nest() -> None:
    t = hunted(["E7", "G5", "D7"], "E7", 3, [1, 6])
    assert t.asked == {P2: "ask-nest-crowned"}
    assert t.offers() == ["place:D7", "place:G5"]
    t.plays("place:G5")
    assert t.s.nests[P2] == ("G5", "D7")
    assert [event.area for event in t.told(NestCrowned)] == ["G5"]
    assert (t.s.queens[P2], t.s.sizes[P2]) == (2, 20)


@clause("HE2-CARD-supercolony-04")
def test_the_last_nest_is_never_removed_and_the_size_never_negative() -> None:
    t = hunted(["E7", "G5"], "G5", 2, [1, 1], size=5)
    assert (t.s.nests[P2], t.s.queens[P2], t.s.sizes[P2]) == (("E7",), 0, 0)
    assert len(t.told(NestLost)) == 1
    t = (
        table("attack", ants=[{"E7": 1}], traits=[[], ["supercolony"]])
        .attacks("E7")
        .rolls(1)
        .plays("count:1")
    )
    assert (t.s.nests[P2], t.s.sizes[P2]) == (("E7",), 6)


@clause("HE2-CARD-supercolony-05", "HE2-CARD-one_queen-01")
def test_one_queen_cannot_be_played_against_a_supercolony() -> None:
    fields: dict[str, Any] = {"ants": [{"E3": 1}, {"E7": 20}], "queens": [1, 3], "hands": [["one_queen"]]}
    assert table("redeploy", traits=[[], ["supercolony"]], **fields).offers("card") == []
    assert table("redeploy", **fields).offers("card") == ["card:one_queen seat:1"]


@clause("HE2-CARD-supercolony-05", "HE2-CARD-additional_queen-01")
def test_queens_adopted_by_card_come_on_top() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1}],
        nests=[["E3", "E4"], ["E7"]],
        queens=[2],
        traits=[["supercolony"]],
        hands=[["additional_queen"]],
    )
    t.plays("card:additional_queen seat:0")
    assert (t.s.queens[P1], t.s.nests[P1]) == (3, ("E3", "E4"))


# Plant House, Harvesters


@clause("HE2-CARD-plant_house-01", "HE2-CHECK-03")
def test_plant_house_has_room_for_all() -> None:
    t = table(
        "check",
        ants=[{"nurses": 9, "reserves": 99}],
        brood=[{"egg_f": 90}],
        princesses=[50],
        sizes=[0],
        traits=[["plant_house"]],
    )
    assert t.asked == {P1: "ask-advance"}


@clause("HE2-CARD-plant_house-02", "HE2-CARD-migration-01")
def test_plant_house_does_not_migrate() -> None:
    t = table("redeploy", ants=[{"E3": 1}], traits=[["plant_house"]], hands=[["migration"]])
    assert t.offers("card") == []


@clause("HE2-CARD-harvesters-01", "HE2-CHECK-03")
@pytest.mark.parametrize("stored, fits", [(20, True), (21, False)])
def test_each_ten_units_or_part_of_ten_use_one_nest_size(stored: int, fits: bool) -> None:
    t = table(
        "check", ants=[{"nurses": 1, "E3": 1}], brood=[{"egg_f": 3}], stored=[stored], traits=[["harvesters"]]
    )
    assert (t.asked == {P1: "ask-advance"}) == fits


@clause("HE2-CARD-harvesters-02", "HE2-CHECK-05", "HE2-STORE-02")
def test_stored_food_is_thrown_away_in_the_check_but_never_forced_out_in_the_nest_phase() -> None:
    t = table(
        "check", ants=[{"nurses": 1, "E3": 1}], brood=[{"egg_f": 3}], stored=[30], traits=[["harvesters"]]
    )
    assert t.plays("button:drop_food").s.stored[P1] == 20
    t = table("n4", brood=[{"larva_f": 9}], stored=[30], queens=[0], traits=[["harvesters"]])
    assert t.s.stored[P1] == 30
