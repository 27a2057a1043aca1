"""Section 4.2: every hand card, played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import (
    AphidsSheltered,
    AuctionOpened,
    CardPlayed,
    ColonyMarked,
    DnaRolled,
    FoodStolen,
    NestMoved,
    NestSealed,
    PredatorHunted,
    TraitWon,
    WindowOpened,
)
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2, P3 = 0, 1, 2


# Aphid Shelter


def sheltered(**fields: Any) -> Table:
    """Seat 1 plays Aphid Shelter when seat 0 draws a red Environmental Change."""
    base: dict[str, Any] = {
        "ants": [{"E3": 1}, {"F4": 1, "A1": 1, "E6": 1}],
        "tokens": {"F4": "aphids_2 +1", "A1": "aphids_1", "C3": "aphids_1"},
        "hands": [[], ["aphid_shelter"]],
        "draws": ["environmental_change_red"],
    }
    return table("draw", **base | fields).plays("card:aphid_shelter")


@clause("HE2-CARD-aphid_shelter-01", "HE2-CARD-aphid_shelter-02", "HE2-RULING-73")
def test_aphid_shelter_keeps_all_aphids_of_the_colour_that_stand_with_ants() -> None:
    t = sheltered()
    assert t.s.sheltered[P2] == ("aphids_1", "aphids_2")  # C3 has no ants of his: removed
    (kept,) = t.told(AphidsSheltered)
    assert (kept.seat, kept.areas) == (P2, ("A1", "F4"))
    assert Counter[str]([*t.s.pile, *t.s.face_down.values()])["aphids_2"] == 7
    assert t.s.modifiers == {}
    assert t.s.discards == ("aphid_shelter", "environmental_change_red")
    for seat in (P1, P2, None):
        assert t.view(seat).sheltered == ((), ("aphids_1", "aphids_2"))


@clause("HE2-CARD-aphid_shelter-02", "HE2-TERM-12")
def test_a_central_area_whose_aphids_were_sheltered_is_filled_again() -> None:
    t = sheltered(draws=["environmental_change_red", "prey_1", "prey_2", "prey_3", "prey_4"])
    assert t.token("F4") == "prey_3"  # seat 1's ant reveals it
    assert t.token("A1") == ""


@clause("HE2-CARD-aphid_shelter-03")
def test_at_the_start_of_his_next_move_step_they_return_to_the_map() -> None:
    tokens = {"E4": "prey_5 +1", "D3": "?prey_2"}
    t = table("move", ants=[{"E3": 1, "E4": 1, "D3": 1}], tokens=tokens, sheltered=[("aphids_1", "aphids_2")])
    assert t.asked == {P1: "ask-return-aphids"}
    assert t.offers() == ["place:D3", "place:E4", "button:discard"]  # not on his nest
    t.plays("place:E4")
    assert t.token("E4") == "aphids_1"
    assert (t.s.pile.count("prey_5"), t.s.modifiers) == (4, {})
    assert t.offers() == ["place:D3", "button:discard"]  # one token per area
    assert t.refuses("place:E4") == "HE2-CARD-aphid_shelter-03"
    t.plays("place:D3")
    assert (t.token("D3"), t.s.face_down, t.s.sheltered[P1]) == ("aphids_2", {}, ())
    assert t.asked == {P1: "ask-redeploy"}


@clause("HE2-CARD-aphid_shelter-03", "HE2-MOVE-01")
def test_they_return_after_the_patrollers_have_become_ordinary() -> None:
    t = table("move", patrols=[{"E4": 1}], ants=[{}], sheltered=[("aphids_1",)]).plays("place:E4")
    assert (t.token("E4"), t.ants(P1, "E4")) == ("aphids_1", 1)


@clause("HE2-CARD-aphid_shelter-03")
def test_what_he_does_not_want_goes_to_the_pile() -> None:
    t = table("move", ants=[{"E4": 1}], sheltered=[("aphids_1",)])
    assert t.s.pile.count("aphids_1") == 7
    t.plays("button:discard")
    assert (t.s.sheltered[P1], t.s.pile.count("aphids_1"), t.token("E4")) == ((), 8, "")
    t = table("move", ants=[{"E3": 1}], sheltered=[("aphids_1",)])
    assert t.s.sheltered[P1] == ()  # nowhere to put it
    assert t.s.pile.count("aphids_1") == 8


@clause("HE2-CARD-aphid_shelter-04", "HE2-RULING-73")
def test_they_never_go_to_a_nest_area() -> None:
    nests = [["E3", "E4"], ["E7"]]
    t = table(
        "move",
        ants=[{"E4": 1, "E7": 1, "D3": 1}],
        nests=nests,
        traits=[["supercolony"]],
        sheltered=[("aphids_1",)],
    )
    assert t.offers() == ["place:D3", "button:discard"]
    assert t.refuses("place:E7") == "HE2-CARD-aphid_shelter-04"
    assert t.refuses("place:E4") == "HE2-CARD-aphid_shelter-04"
    assert t.refuses("place:E5") == "HE2-CARD-aphid_shelter-03"


# Highwayman Beetles


@clause("HE2-CARD-highwayman_beetles-01", "HE2-RULING-66")
def test_highwayman_beetles_put_a_minus_where_an_ordinary_ant_stands() -> None:
    tokens = {"E4": "prey_2", "E6": "aphids_1", "D3": "plants_2", "D4": "predator_3", "E5": "prey_1"}
    t = table(
        "redeploy",
        ants=[{"E3": 1, "E4": 1}, {"E6": 1, "D4": 1}],
        patrols=[{"D3": 1}],
        tokens=tokens,
        hands=[["highwayman_beetles"]],
    )
    assert t.offers("card") == ["card:highwayman_beetles place:E4", "card:highwayman_beetles place:E6"]
    t.plays("card:highwayman_beetles place:E4")
    assert t.token("E4") == "prey_2 -1"


@clause("HE2-CARD-highwayman_beetles-01", "HE2-TOKEN-07")
def test_they_may_use_up_a_token() -> None:
    t = table(
        "redeploy", ants=[{"E3": 1}, {"E6": 1}], tokens={"E6": "aphids_1"}, hands=[["highwayman_beetles"]]
    )
    t.plays("card:highwayman_beetles place:E6")
    assert t.token("E6") == ""


# Queens


@clause("HE2-CARD-additional_queen-01")
@pytest.mark.parametrize("target", [P1, P2])
@pytest.mark.parametrize("queens", [0, 1, 2])
def test_additional_queen_on_any_colony(target: int, queens: int) -> None:
    t = table("redeploy", ants=[{"E3": 1}], queens=[queens, queens], hands=[["additional_queen"]])
    t.plays(f"card:additional_queen seat:{target}")
    assert t.s.queens[target] == queens + 1
    assert t.s.queens[1 - target] == queens


@clause("HE2-CARD-additional_queen-01", "HE2-NEST-15")
def test_each_queen_lays_up_to_six_eggs() -> None:
    t = table("n4", queens=[2], food=[20])
    assert t.refuses("brood:egg_f count:13") == "HE2-NEST-15"
    t.plays("brood:egg_f count:12")
    assert t.brood(P1) == {"egg_f": 12}


@clause("HE2-CARD-one_queen-01", "HE2-RULING-67")
def test_one_queen_leaves_one() -> None:
    ants: dict[str, Any] = {
        "E7": 2,
        "nurses": 1,
        "builders": 2,
        "reserves": 1,
        "returning": 1,
        "E6": (1, 0, 0),
    }
    t = table(
        "redeploy", ants=[{"E3": 1}, ants], patrols=[{}, {"E5": 2}], queens=[1, 4], hands=[["one_queen"]]
    )
    t.plays("card:one_queen seat:1")  # ten workers in all
    assert t.s.queens == [1, 1]


@clause("HE2-CARD-one_queen-01", "HE2-RULING-61", "HE2-RULING-67")
def test_only_workers_count_for_it() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1}, {"E7": (9, 5, 5)}],
        traits=[[], ["guards", "soldiers"]],
        queens=[1, 4],
        hands=[["one_queen"]],
    )
    assert t.offers("card") == []


@clause("HE2-CARD-guest_queen-01", "HE2-CARD-guest_queen-02", "HE2-RULING-67")
def test_guest_queen_marks_an_opponent_in_public() -> None:
    t = table("redeploy", ants=[{"E3": 1}], princesses=[0, 2], males=[0, 1], hands=[["guest_queen"]])
    t.plays("card:guest_queen seat:1")
    assert [event.seat for event in t.told(ColonyMarked)] == [P2]
    assert t.view(None).marked == (False, True)
    assert t.s.discards == ("guest_queen",)
    assert (t.s.princesses[P2], t.s.males[P2]) == (2, 1)  # nobody dies yet


@clause("HE2-CARD-guest_queen-01", "HE2-FLIGHT-03")
@pytest.mark.parametrize(
    "princesses, males, choices, lost, points",
    [
        (3, 2, [0, 1, 2], 0, 6),  # 5: two males go, three princesses score 6
        (3, 2, [0, 1, 2], 1, 4 + 2),
        (3, 2, [0, 1, 2], 2, 4 + 1),
        (4, 0, [2], 2, 4),
        (1, 4, [0, 1], 1, 3),
        (1, 0, [0], 0, 2),  # half of one is none
    ],
)
def test_at_the_next_flight_half_of_the_reproductives_go_first(
    princesses: int, males: int, choices: list[int], lost: int, points: int
) -> None:
    t = table("n5", princesses=[princesses], males=[males], marked=[True]).plays("button:fly")
    if len(choices) > 1:
        assert t.asked == {P1: "ask-guest-losses"}
        assert t.offers() == [f"count:{count}" for count in choices]
        t.plays(f"count:{lost}")
    assert t.s.scores[P1] == points
    assert t.s.marked == [False, False]


@clause("HE2-CARD-guest_queen-01")
def test_the_mark_stays_until_he_flies() -> None:
    t = table("n5", princesses=[2], marked=[True]).plays("button:stay")
    assert t.s.marked == [True, False]
    assert t.s.princesses[P1] == 2


# Food and larvae


@clause("HE2-CARD-trophic_eggs-01", "HE2-CARD-plant_specialists-04")
def test_trophic_eggs_bring_two_food_for_each_nurse_of_any_caste() -> None:
    t = table(
        "end_turn",
        ants=[{"nurses": 1}, {"nurses": (1, 2, 1)}],
        traits=[[], ["plant_specialists"]],
        hands=[["trophic_eggs"]],
    )
    assert t.offers("card") == ["card:trophic_eggs seat:0", "card:trophic_eggs seat:1"]
    t.plays("card:trophic_eggs seat:1")
    assert t.s.food == [0, 8]


@clause("HE2-CARD-larval_food-01", "HE2-NEST-03", "HE2-RULING-63")
def test_larval_food_brings_two_food_for_each_larva_in_window_wa() -> None:
    fields: dict[str, Any] = {"brood": [{"larva_f": 2, "larva_m": 1, "egg_f": 3}], "hands": [["larval_food"]]}
    t = table("wa", traits=[["plant_specialists"]], **fields)
    assert t.offers() == ["card:larval_food", "button:pass"]
    t.plays("card:larval_food")
    assert t.s.food[P1] == 6
    assert t.s.discards == ("larval_food",)
    for window in ("wb", "wc"):
        t = table(window, **fields)
        assert t.asked == {}  # the window is open, but only to pass
        assert len(t.told(WindowOpened)) == 1


@clause("HE2-CARD-larval_food-01", "HE2-HAND-03")
def test_without_larvae_it_cannot_be_played() -> None:
    t = table("wa", brood=[{"egg_f": 3}], hands=[["larval_food"]])
    assert t.asked == {}
    t = table("wa", brood=[{"egg_f": 3}], hands=[["larval_food", "male_eggs", "thief_ants"]], food=[0, 2])
    assert t.refuses("card:larval_food") == "HE2-CARD-larval_food-01"
    assert t.refuses("card:male_eggs") == "HE2-HAND-05"  # its time is another window
    t = table("wc", hands=[["larval_food", "male_eggs", "thief_ants"]], food=[0, 2])
    assert t.refuses("card:male_eggs") == "HE2-CARD-male_eggs-01"  # without a nurse


@clause("HE2-CARD-male_eggs-01", "HE2-RULING-63")
def test_male_eggs_in_window_wc_one_for_each_nurse() -> None:
    fields: dict[str, Any] = {"ants": [{"nurses": (2, 1, 0), "builders": 2}], "hands": [["male_eggs"]]}
    t = table("wc", resettled=[True], queens=[0], **fields)  # also when his queens may not lay
    assert t.offers() == ["card:male_eggs", "button:pass"]
    t.plays("card:male_eggs")
    assert t.brood(P1) == {"egg_m": 3}
    assert t.s.food[P1] == 0
    for window in ("wa", "wb"):
        assert table(window, **fields).asked == {}


@clause("HE2-CARD-male_eggs-01", "HE2-NEST-15")
def test_male_eggs_come_on_top_of_the_limit() -> None:
    steps = [{"is": "OpenNestWindow", "window": "wc"}, {"is": "Block", "block": "n4"}]
    t = table(steps=steps, ants=[{"nurses": 1}], hands=[["male_eggs"]], food=[6], order=[P1, P2])
    t.plays("card:male_eggs")
    t.plays("brood:egg_m count:6")
    assert t.brood(P1) == {"egg_m": 7}


@clause("HE2-CARD-thief_ants-01")
@pytest.mark.parametrize("window", ["wa", "wb", "wc"])
@pytest.mark.parametrize("food, left", [(2, 1), (3, 2), (9, 5)])
def test_thief_ants_take_half_of_the_food(window: str, food: int, left: int) -> None:
    t = table(window, food=[food], stored=[7], traits=[["harvesters"]], hands=[[], ["thief_ants"]])
    t.plays("card:thief_ants seat:0")
    assert (t.s.food, t.s.stored) == ([left, 0], [7, 0])  # it is lost, not gained
    assert [(event.seat, event.victim, event.amount) for event in t.told(FoodStolen)] == [
        (P2, P1, food - left)
    ]


@clause("HE2-CARD-thief_ants-01", "HE2-HAND-03")
def test_they_need_two_units_of_food_available() -> None:
    t = table(
        "wa", seats=3, food=[1, 9, 2], stored=[20, 0, 0], traits=[["harvesters"]], hands=[[], ["thief_ants"]]
    )
    assert t.offers() == ["card:thief_ants seat:2", "button:pass"]
    assert t.refuses("card:thief_ants seat:0") == "HE2-CARD-thief_ants-01"
    assert t.refuses("card:thief_ants seat:1") == "HE2-CARD-thief_ants-01"  # not on oneself


@clause("HE2-CARD-rove_beetles-01")
@pytest.mark.parametrize(
    "females, males, choices, answer, left",
    [
        (2, 1, ["count:0", "count:1"], "count:0", {"larva_f": 2}),
        (2, 1, ["count:0", "count:1"], "count:1", {"larva_f": 1, "larva_m": 1}),
        (1, 4, ["count:0", "count:1"], "count:1", {"larva_m": 3}),
        (4, 1, ["count:1", "count:2"], "count:2", {"larva_f": 2, "larva_m": 1}),
    ],
)
def test_rove_beetles_eat_half_of_the_larvae(
    females: int, males: int, choices: list[str], answer: str, left: dict[str, int]
) -> None:
    brood: list[dict[str, int]] = [{}, {"larva_f": females, "larva_m": males}]
    t = table("redeploy", ants=[{"E3": 1}], brood=brood, hands=[["rove_beetles"]]).plays(
        "card:rove_beetles seat:1"
    )
    assert t.asked == {P2: "ask-rove-losses"}  # he chooses the sexes
    assert t.offers() == choices
    t.plays(answer)
    assert t.brood(P2) == left
    assert t.asked == {P1: "ask-redeploy"}


@clause("HE2-CARD-rove_beetles-01")
def test_larvae_of_one_sex_are_no_choice() -> None:
    brood: list[dict[str, int]] = [{}, {"larva_f": 5, "egg_f": 2}]
    t = table("redeploy", ants=[{"E3": 1}], brood=brood, hands=[["rove_beetles"]]).plays(
        "card:rove_beetles seat:1"
    )
    assert t.brood(P2) == {"larva_f": 3, "egg_f": 2}


# Migration


@clause("HE2-CARD-migration-01")
def test_migration_moves_the_nest_to_an_adjacent_area() -> None:
    t = table(
        "redeploy", ants=[{"E3": 2}], tokens={"E4": "prey_3 +1", "D3": "?prey_2"}, hands=[["migration"]]
    )
    assert t.offers("card") == [
        f"card:migration place:E3 place:{area}" for area in ("D2", "D3", "E2", "E4", "F2", "F3")
    ]
    t.plays("card:migration place:E3 place:E4")
    assert t.s.nests[P1] == ("E4",)
    assert (t.token("E4"), t.s.modifiers, t.s.pile.count("prey_3")) == ("", {}, 4)
    assert t.ants(P1, "E3") == 2  # ants on the map stay
    assert [(event.seat, event.start, event.end) for event in t.told(NestMoved)] == [(P1, "E3", "E4")]


@clause("HE2-CARD-migration-01", "HE2-CARD-trail_makers-05")
def test_a_trail_there_is_removed_and_other_nests_are_in_the_way() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 2}],
        nests=[["E3"], ["D3", "F3"]],
        traits=[["trail_makers"], ["supercolony"]],
        trails=["E4", "E5"],
        hands=[["migration"]],
    )
    assert t.offers("card") == [f"card:migration place:E3 place:{area}" for area in ("D2", "E2", "E4", "F2")]
    t.plays("card:migration place:E3 place:E4")
    assert t.s.trails == ("E5",)


@clause("HE2-CARD-migration-01", "HE2-CARD-bivouac-04", "HE2-CARD-plant_house-02")
@pytest.mark.parametrize("trait", ["bivouac", "plant_house"])
def test_bivouac_and_plant_house_do_not_migrate_by_card(trait: str) -> None:
    t = table("redeploy", ants=[{"E3": 2}], traits=[[trait]], hands=[["migration"]])
    assert t.offers("card") == []
    assert t.refuses("card:migration place:E3 place:E4") == "HE2-CARD-migration-01"


@clause("HE2-CARD-migration-01", "HE2-HAND-05")
def test_migration_belongs_to_the_redeploy_stage() -> None:
    t = table("advance", ants=[{"E3": 2}], hands=[["migration"]])
    assert t.offers("card") == []
    assert t.refuses("card:migration place:E3 place:E4") == "HE2-HAND-05"


@clause("HE2-CARD-migration-02")
def test_ten_brood_members_for_each_nurse_go_along() -> None:
    brood = [{"egg_f": 8, "larva_m": 3, "pupa_large": 1}]
    t = table("redeploy", ants=[{"E3": 2, "nurses": 1}], sizes=[30], brood=brood, hands=[["migration"]])
    t.plays("card:migration place:E3 place:E4")
    assert t.asked == {P1: "ask-migration-brood"}
    t.plays("brood:larva_m", "brood:egg_f")
    assert t.brood(P1) == {"egg_f": 7, "larva_m": 2, "pupa_large": 1}
    assert t.s.food[P1] == 0
    assert t.asked == {P1: "ask-redeploy"}
    t = table("redeploy", ants=[{"E3": 2}], brood=[{"egg_f": 3}], hands=[["migration"]])
    assert t.plays("card:migration place:E3 place:E4").brood(P1) == {}  # no nurse, no brood


@clause("HE2-CARD-migration-03", "HE2-RULING-70")
@pytest.mark.parametrize("sites, size", [([], 10), (["G4"], 20), (["G4", "G5"], 30)])
def test_the_new_nest_has_size_ten_and_ten_more_for_each_other_nest(sites: list[str], size: int) -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 2}],
        nests=[["E3", *sites], ["E7"]],
        traits=[["supercolony"]],
        sizes=[44],
        hands=[["migration"]],
    )
    t.plays("card:migration place:E3 place:E4")
    assert t.s.sizes[P1] == size


@clause("HE2-CARD-migration-01", "HE2-TERM-03")
def test_a_nest_site_may_migrate_too() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 2}],
        nests=[["E3", "G4"], ["E7"]],
        traits=[["supercolony"]],
        hands=[["migration"]],
    )
    t.plays("card:migration place:G4 place:G5")
    assert t.s.nests[P1] == ("E3", "G5")


@clause("HE2-CARD-migration-04", "HE2-NEST-17")
def test_the_queens_lay_no_eggs_in_the_next_nest_phase_and_all_else_goes_along() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1, "nurses": 1, "reserves": 1, "builders": 1}],
        princesses=[1],
        males=[1],
        stored=[5],
        queens=[2],
        dna=[4],
        food=[9],
        traits=[["harvesters"]],
        hands=[["migration"]],
    )
    t.plays("card:migration place:E3 place:E4")
    assert t.s.resettled == [True, False]
    assert (t.s.queens[P1], t.s.princesses[P1], t.s.males[P1], t.s.dna[P1]) == (2, 1, 1, 4)
    assert (t.s.stored[P1], [t.ants(P1, place) for place in ("nurses", "reserves", "builders")]) == (
        5,
        [1, 1, 1],
    )
    while t.s.turn == 1:
        assert t.asked.get(P1) != "ask-lay-eggs"
        t.match.time_out(t.match.pending[0].seat)
    assert t.s.resettled == [False, False]  # one nest phase only


@clause("HE2-CARD-migration-05", "HE2-TURN-03")
def test_ants_may_be_redeployed_to_the_new_nest_area_at_once() -> None:
    t = table("redeploy", ants=[{"nurses": 1, "D3": 1}], hands=[["migration"]]).plays(
        "card:migration place:E3 place:E4"
    )
    t.plays("stack:nurses:worker count:1")
    assert t.offers() == ["place:D3", "place:E4", "place:builders", "place:reserves"]  # nobody stood on E3


# Predator Migration


def predator(tokens: dict[str, str], **fields: Any) -> Table:
    """Seat 0 of three moves the Predator on D4 to D5."""
    fields.setdefault("ants", [{"C3": 1}])
    t = table(
        "redeploy", seats=3, tokens={"D4": "predator_3", **tokens}, hands=[["predator_migration"]], **fields
    )
    return t.plays("card:predator_migration place:D4 place:D5")


@clause("HE2-CARD-predator_migration-01", "HE2-CARD-trail_makers-05")
@pytest.mark.parametrize("there", ["prey_2 +2", "?aphids_1"])
def test_a_predator_moves_and_removes_what_lies_there(there: str) -> None:
    t = predator({"D5": there}, traits=[["trail_makers"]])
    assert (t.token("D4"), t.token("D5")) == ("", "predator_3")
    assert (t.s.modifiers, t.s.face_down) == ({}, {})
    assert t.s.pile.count(there.strip("?").split()[0]) in (4, 8)
    t = predator({}, traits=[["trail_makers"]], trails=["D5", "D6"])
    assert t.s.trails == ("D6",)


@clause("HE2-CARD-predator_migration-01")
def test_only_face_up_predators_move_and_not_onto_nests() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1}],
        tokens={"E4": "predator_3", "A1": "?predator_4"},
        hands=[["predator_migration"]],
    )
    targets = [offer.split("place:")[2] for offer in t.offers("card:predator_migration place:E4")]
    assert targets == ["D3", "D4", "E5", "F3", "F4"]
    assert t.offers("card:predator_migration place:A1") == []


@clause("HE2-CARD-predator_migration-02", "HE2-CARD-predator_migration-03")
def test_each_one_costs_an_ant_and_the_others_go_home() -> None:
    t = predator({}, ants=[{"C3": 1}, {"D5": 4}], dice=[1, 6, 1])
    assert [event.dice for event in t.told(PredatorHunted)] == [(1, 6, 1)]
    assert (t.ants(P2, "D5"), t.ants(P2, "returning")) == (0, 2)


@clause("HE2-CARD-predator_migration-02", "HE2-RULING-65")
def test_with_several_owners_the_player_names_one_for_each_hit_who_chooses_the_ant() -> None:
    t = predator(
        {},
        ants=[{"D5": 1}, {"D5": (1, 1, 0)}, {"D5": 2}],
        patrols=[{}, {"D5": (1, 0, 0)}],
        traits=[[], ["guards"]],
        dice=[1, 1, 5],
    )
    assert t.asked == {P1: "ask-predator-hit"}
    assert t.offers() == ["seat:0", "seat:1", "seat:2"]
    t.plays("seat:1")
    assert t.asked == {P2: "ask-predator-victim"}
    assert t.s.view(None).hits == 1, "everybody sees that another is to come"
    assert t.offers() == ["stack:D5:worker", "stack:D5:media", "patrol:D5:worker"]
    t.plays("stack:D5:media", "seat:2")
    assert t.s.ants[P1] == {"returning": (1, 0, 0)}
    assert t.s.ants[P2] == {"returning": (2, 0, 0)}
    assert t.s.ants[P3] == {"returning": (1, 0, 0)}
    assert t.s.patrols[P2] == {}


@clause("HE2-CARD-predator_migration-02")
def test_more_hits_than_ants_are_lost() -> None:
    t = predator({}, ants=[{"C3": 1}, {"D5": 2}], dice=[1, 1, 1])
    assert t.s.ants[P2] == {}


@clause("HE2-CARD-predator_migration-02", "HE2-CARD-camouflage-02", "HE2-CARD-predator_migration-03")
def test_ants_under_camouflage_are_not_found() -> None:
    t = predator({}, ants=[{"C3": 1}, {"D5": 2}], traits=[[], ["camouflage"]])
    assert t.rolled == []
    assert t.ants(P2, "D5") == 2
    t = predator({}, ants=[{"C3": 1}, {"D5": 2}, {"D5": 2}], traits=[[], ["camouflage"]], dice=[1, 2, 2])
    assert (t.ants(P2, "D5"), t.s.ants[P3]) == (2, {"returning": (1, 0, 0)})


@clause("HE2-CARD-predator_migration-04", "HE2-CARD-warning_coloration-02", "HE2-RULING-65")
def test_predators_may_come_side_by_side_and_warning_coloration_does_not_help() -> None:
    t = predator(
        {"D6": "predator_5"}, ants=[{"C3": 1}, {"D5": 1}], traits=[[], ["warning_coloration"]], dice=[2, 1, 2]
    )
    assert (t.token("D5"), t.token("D6")) == ("predator_3", "predator_5")
    assert t.s.ants[P2] == {}


# Seal Nest Entrances


@clause("HE2-CARD-seal_nest_entrances-01", "HE2-INVADE-02", "HE2-RULING-72")
def test_a_sealed_nest_is_not_invaded_but_the_battle_outside_is_fought() -> None:
    t = table("attack", ants=[{"E7": 5}, {"E7": 2, "nurses": 1}], hands=[[], ["seal_nest_entrances"]])
    t.attacks("E7").plays("count:0", "button:yes")
    assert (t.ants(P1, "E7"), t.ants(P2, "E7")) == (3, 0)
    t.plays("card:seal_nest_entrances")
    assert [event.seat for event in t.told(NestSealed)] == [P2]
    assert [(event.seat, event.card) for event in t.told(CardPlayed)] == [(P2, "seal_nest_entrances")]
    assert t.s.discards == ("seal_nest_entrances",)
    assert (t.ants(P2, "nurses"), t.s.queens[P2]) == (1, 1)
    assert (t.ants(P1, "E7"), t.ants(P1, "returning")) == (0, 3)


@clause("HE2-CARD-seal_nest_entrances-01", "HE2-COMBAT-03")
def test_no_nest_of_the_holder_can_be_invaded_until_the_turn_ends() -> None:
    t = table(
        "attack",
        seats=3,
        nests=[["C3"], ["E7", "G5", "D6"], ["G3"]],
        ants=[{"E7": 2, "G5": 2, "D6": 2, "G3": 1}, {"D6": 1, "nurses": 1}],
        traits=[[], ["supercolony"]],
        hands=[[], ["seal_nest_entrances"]],
    )
    t.attacks("E7").plays("card:seal_nest_entrances")
    assert t.offers("place") == ["place:D6 seat:1", "place:G3 seat:2"]  # ants outside, and another's nest
    assert t.refuses("place:G5 seat:1") == "HE2-CARD-seal_nest_entrances-01"
    t.attacks("D6").plays("count:0")
    assert t.asked == {P1: "ask-attack"}  # no question whether to invade
    t.defaults("redeploy")
    assert (t.s.active, t.s.sealed) == (P2, ())


# Cards about DNA


@clause("HE2-CARD-mutation-01")
def test_mutation_starts_an_auction_opened_by_its_player() -> None:
    t = table("redeploy", ants=[{"E3": 1}], hands=[["mutation"]], dna=[3, 3], draws=["bus"]).plays(
        "card:mutation"
    )
    assert [(event.opener, event.card) for event in t.told(AuctionOpened)] == [(P1, "bus")]
    t.plays("button:pass", "bid:1")
    assert t.s.traits == [(), ("bus",)]
    assert t.s.discards == ("mutation",)


@clause("HE2-CARD-mutation-02", "HE2-RULING-41")
def test_only_its_player_may_bid_on_a_type_he_owns() -> None:
    t = table(
        "redeploy",
        seats=3,
        ants=[{"C3": 1}],
        hands=[["mutation"]],
        dna=[9, 9, 9],
        traits=[["soldiers"], ["millers"]],
        draws=["bus"],
    )
    t.plays("card:mutation", "bid:1")
    assert t.asked == {P3: "ask-bid"}  # seat 1 has passed automatically
    t.plays("button:pass")
    assert t.s.traits[P1] == ("bus",)
    assert t.s.discards == ("soldiers", "mutation")


@clause("HE2-CARD-mutation-02")
def test_if_another_wins_the_old_trait_stays() -> None:
    t = table(
        "redeploy", ants=[{"E3": 1}], hands=[["mutation"]], dna=[9, 9], traits=[["soldiers"]], draws=["bus"]
    )
    t.plays("card:mutation", "bid:1", "bid:2", "button:pass")
    assert t.s.traits == [("soldiers",), ("bus",)]


@clause("HE2-CARD-mutation-03", "HE2-AUC-07", "HE2-RULING-41")
def test_the_old_trait_counts_in_the_price() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1}],
        hands=[["mutation"]],
        dna=[9, 0],
        traits=[["soldiers", "mace"]],
        draws=["bus"],
    )
    t.plays("card:mutation", "bid:2")
    assert [event.price for event in t.told(TraitWon)] == [6]
    assert t.s.traits[P1] == ("mace", "bus")


@clause("HE2-CARD-aphid_specialists-04", "HE2-AUC-05")
def test_the_exclusion_holds_in_an_auction_by_mutation() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1}],
        hands=[["mutation"]],
        dna=[9, 9],
        traits=[["aphid_specialists", "bus"]],
        draws=["millers"],
    )
    t.plays("card:mutation")
    assert t.asked == {P2: "ask-bid"}


@clause("HE2-CARD-hybridization-01")
@pytest.mark.parametrize("target", [P1, P2])
def test_hybridization_gives_a_die_of_dna_and_perhaps_an_auction(target: int) -> None:
    t = table("redeploy", ants=[{"E3": 1}], hands=[["hybridization"]], dna=[2, 2], dice=[4], draws=["bus"])
    t.plays(f"card:hybridization seat:{target}")
    assert t.s.dna[target] == 6
    assert t.s.dna[1 - target] == 2
    assert [(event.seat, event.amount, event.dna) for event in t.told(DnaRolled)] == [(target, 4, 6)]
    assert t.asked == {P1: "ask-start-auction"}
    t.plays("button:yes")
    assert [(event.opener, event.card) for event in t.told(AuctionOpened)] == [(P1, "bus")]


@clause("HE2-CARD-hybridization-01")
def test_its_player_may_do_without_the_auction() -> None:
    t = table("redeploy", ants=[{"E3": 1}], hands=[["hybridization"]]).plays(
        "card:hybridization seat:1", "button:no"
    )
    assert t.told(AuctionOpened) == []
    assert t.asked == {P1: "ask-redeploy"}
    assert t.s.discards == ("hybridization",)


@clause("HE2-CARD-population_bottleneck-01")
@pytest.mark.parametrize("dna, die, left", [(5, 3, 2), (3, 3, 0), (1, 6, 0)])
def test_a_bottleneck_costs_a_die_of_dna_but_never_below_none(dna: int, die: int, left: int) -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1}],
        hands=[["population_bottleneck"]],
        dna=[4, dna],
        dice=[die],
        draws=["bus"],
    )
    t.plays("card:population_bottleneck seat:1")
    assert t.s.dna == [4, left]
    t.plays("button:yes", "bid:1")
    t.plays(*["button:pass"] * (left > 1))
    assert t.s.traits[P1] == ("bus",)
