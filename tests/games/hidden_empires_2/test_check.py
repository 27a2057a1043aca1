"""HE2-CHECK: the nest check at the end of redeploying."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import AntCalled, FoodDropped, NestChecked
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1 = 0


def check(mode: str = "advanced", **fields: Any) -> Table:
    """Seat 0 has finished redeploying, with two workers on E4. All fields are those of seat 0."""
    ants = {"E4": 2, **fields.pop("ants", {})}
    options = fields.pop("options", None)
    sheet: dict[str, Any] = {name: [value] for name, value in fields.items()}
    return table("check", mode=mode, ants=[ants], options=options, **sheet)


def held(t: Table) -> bool:
    """Both checks held at once."""
    return isinstance(next(iter(t.events), None), NestChecked)


def holds(t: Table) -> bool:
    """Both checks hold, perhaps after something was done about it."""
    return t.asked == {P1: "ask-advance"}


@clause("HE2-CHECK-01", "HE2-RULING-16")
def test_the_checks_are_made_when_redeploying_is_done() -> None:
    t = table("redeploy", ants=[{"E3": 3}], brood=[{"egg_f": 3}])
    assert t.asked == {P1: "ask-redeploy"}  # no nurse yet, and no complaint
    t.redeploys("E3", "nurses").done()
    assert holds(t)
    t = table("redeploy", ants=[{"E3": 3}], brood=[{"egg_f": 3}]).done()
    assert t.asked == {P1: "ask-fix-nest"}
    assert t.refuses("button:done") == "HE2-CHECK-05"  # he must act


@clause("HE2-CHECK-01")
def test_a_nest_in_order_is_told() -> None:
    t = check(ants={"nurses": 1}, brood={"egg_f": 3}, princesses=1)
    (checked,) = t.told(NestChecked)
    assert (checked.used, checked.size, checked.brood, checked.nurses) == (5, 6, 3, 1)


COUNTED: list[tuple[str, dict[str, Any]]] = [
    ("nurses", {"ants": {"nurses": 7}}),
    ("princesses", {"princesses": 7}),
    ("males", {"males": 7}),
    ("brood", {"ants": {"nurses": 1}, "brood": {"egg_f": 1, "larva_m": 2, "pupa_large": 3}}),
]
COUNTED_IN_THE_ADVANCED_GAME: list[tuple[str, dict[str, Any]]] = [
    ("reservists", {"ants": {"reserves": 7}}),
    ("repletes", {"ants": {"storage": (0, 7, 0)}, "traits": ["repletes"]}),
    ("millers", {"ants": {"storage": (0, 0, 7)}, "traits": ["millers"]}),
    ("blockers", {"ants": {"storage": (0, 0, 7)}, "traits": ["blockers"]}),
    ("captured repletes", {"captives": 7}),
    ("granary", {"stored": 61, "traits": ["harvesters"]}),
]
NOT_COUNTED: list[tuple[str, dict[str, Any]]] = [
    ("builders", {"ants": {"builders": 9}}),
    ("queens", {"queens": 9}),
    ("returning ants", {"ants": {"returning": 9}}),
    ("ants on the nest area", {"ants": {"E3": 9}}),
    ("food", {"food": 99}),
]


@clause("HE2-CHECK-02")
@pytest.mark.parametrize("what, fields", COUNTED)
def test_the_size_check_of_the_basic_game(what: str, fields: dict[str, Any]) -> None:
    assert not held(check("basic", **fields))
    assert held(check("basic", sizes=7, **fields))


@clause("HE2-CHECK-03", "HE2-RULING-18")
@pytest.mark.parametrize("what, fields", COUNTED + COUNTED_IN_THE_ADVANCED_GAME)
def test_the_size_check_of_the_advanced_game(what: str, fields: dict[str, Any]) -> None:
    assert not held(check(**fields))
    assert held(check(sizes=7, **fields))


@clause("HE2-CHECK-02", "HE2-CHECK-03")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("what, fields", NOT_COUNTED)
def test_what_does_not_count(mode: str, what: str, fields: dict[str, Any]) -> None:
    assert held(check(mode, sizes=0, **fields))


@clause("HE2-CHECK-03", "HE2-CARD-harvesters-01", "HE2-STORE-03", "HE2-RULING-18")
@pytest.mark.parametrize(
    "stored, repletes, used", [(0, 0, 0), (1, 0, 1), (10, 0, 1), (11, 0, 2), (25, 2, 3), (20, 2, 2)]
)
def test_the_granary_counts_by_tens_and_repletes_are_filled_first(
    stored: int, repletes: int, used: int
) -> None:
    t = check(
        ants={"storage": (0, repletes, 0)} if repletes else {},
        stored=stored,
        sizes=40,
        traits=["harvesters", "repletes"],
    )
    assert [event.used for event in t.told(NestChecked)] == [used]


@clause("HE2-CHECK-03", "HE2-CARD-plant_house-01")
def test_under_plant_house_the_size_check_always_holds() -> None:
    t = check(ants={"nurses": 10, "reserves": 50}, brood={"egg_f": 100}, sizes=0, traits=["plant_house"])
    assert holds(t)
    assert t.told(NestChecked)[0].size == -1


@clause("HE2-CHECK-04", "HE2-RULING-19")
@pytest.mark.parametrize(
    "brood, nurses, fine", [(0, 0, 1), (1, 0, 0), (1, 1, 1), (10, 1, 1), (11, 1, 0), (11, 2, 1), (20, 2, 1)]
)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_one_nurse_for_every_ten_brood_or_part_of_ten(mode: str, brood: int, nurses: int, fine: int) -> None:
    t = check(mode, ants={"nurses": nurses} if nurses else {}, brood={"egg_f": brood}, sizes=99)
    assert held(t) == bool(fine)


# What to do about it


@clause("HE2-CHECK-05", "HE2-CHECK-06")
def test_a_brood_member_of_his_choice_is_eliminated_without_food() -> None:
    t = check("basic", ants={"nurses": 1}, brood={"egg_m": 2, "egg_f": 2, "pupa_large": 2}, sizes=6)
    assert t.offers() == ["brood:egg_m", "brood:egg_f", "brood:pupa_large"]
    t.plays("brood:pupa_large")
    assert t.brood(P1) == {"egg_m": 2, "egg_f": 2, "pupa_large": 1}
    assert t.s.food[P1] == 0
    assert holds(t)


@clause("HE2-CHECK-05")
def test_a_nurse_may_leave_for_the_nest_area_if_the_brood_check_holds_afterwards() -> None:
    t = check("basic", ants={"nurses": 3}, brood={"egg_f": 10}, sizes=11)
    assert t.offers() == ["stack:nurses:worker place:E3", "brood:egg_f"]
    t.plays("stack:nurses:worker place:E3")
    assert (t.ants(P1, "E3"), t.ants(P1, "nurses")) == (1, 2)
    assert [(event.start, event.end) for event in t.told(AntCalled)] == [("nurses", "E3")]
    t = check("basic", ants={"nurses": 2}, brood={"egg_f": 11}, sizes=12)
    assert t.brood(P1) == {"egg_f": 10}  # the only way out


@clause("HE2-CHECK-05")
def test_a_reservist_may_leave_too() -> None:
    t = check(ants={"nurses": 1, "reserves": (1, 1, 0)}, brood={"egg_f": 4}, sizes=6, traits=["guards"])
    assert t.offers() == ["stack:reserves:worker place:E3", "stack:reserves:media place:E3", "brood:egg_f"]
    t.plays("stack:reserves:media place:E3")
    assert t.s.ants[P1] == {"E4": (2, 0, 0), "nurses": (1, 0, 0), "reserves": (1, 0, 0), "E3": (0, 1, 0)}


@clause("HE2-CHECK-05")
def test_they_go_to_the_area_of_the_nest_marker() -> None:
    t = table("check", ants=[{"reserves": 7}], nests=[["E3", "B3"], ["E7"]], traits=[["supercolony"]])
    assert t.s.ants[P1] == {
        "reserves": (6, 0, 0),
        "E3": (1, 0, 0),
    }  # not to the Nest Site, though it comes first


@clause("HE2-CHECK-05")
def test_a_reservist_becomes_a_nurse_even_in_a_full_nest() -> None:
    t = check(ants={"reserves": 1}, brood={"egg_f": 9}, sizes=3)
    assert "stack:reserves:worker place:nurses" in t.offers()
    t.plays("stack:reserves:worker place:nurses")
    assert t.ants(P1, "nurses") == 1


@clause("HE2-CHECK-05")
@pytest.mark.parametrize("size, called", [(4, True), (3, False)])
def test_ants_from_the_map_and_builders_become_nurses_if_there_is_room(size: int, called: bool) -> None:
    t = check("basic", ants={"builders": 1}, brood={"egg_f": 2, "larva_f": 1}, sizes=size)
    ways = ["stack:E4:worker place:nurses", "stack:builders:worker place:nurses"]
    assert t.offers() == [*ways * called, "brood:egg_f", "brood:larva_f"]
    if called:
        t.plays("stack:builders:worker place:nurses")
        assert (t.ants(P1, "nurses"), t.ants(P1, "builders")) == (1, 0)
        assert holds(t)
    else:
        assert t.refuses(ways[0]) == "HE2-CHECK-05"


@clause("HE2-CHECK-05", "HE2-CARD-harvesters-02")
@pytest.mark.parametrize("stored, dropped, left", [(70, 10, 60), (61, 1, 60), (69, 9, 60)])
def test_stored_food_is_thrown_away_just_so_much_that_it_helps(stored: int, dropped: int, left: int) -> None:
    t = check(ants={"nurses": 1}, brood={"egg_f": 1}, stored=stored, sizes=8, traits=["harvesters"])
    assert (
        t.offers() == ["brood:egg_f", "stack:nurses:worker place:E3", "button:drop_food"][::2] or t.offers()
    )
    t.plays("button:drop_food")
    assert t.s.stored[P1] == left
    assert [event.amount for event in t.told(FoodDropped)] == [dropped]
    assert holds(t)


@clause("HE2-CHECK-05", "HE2-STORE-03")
def test_food_in_repletes_is_not_in_the_way() -> None:
    t = check(
        ants={"nurses": 1, "storage": (0, 1, 0)},
        brood={"egg_f": 1},
        stored=15,
        sizes=3,
        traits=["harvesters", "repletes"],
    ).plays("button:drop_food")
    assert t.s.stored[P1] == 10
    t = check(
        ants={"nurses": 1, "storage": (0, 1, 0)},
        brood={"egg_f": 2},
        stored=10,
        sizes=3,
        traits=["repletes"],
    )
    assert t.brood(P1) == {"egg_f": 1}  # nothing to throw away


@clause("HE2-CHECK-05", "HE2-CARD-bivouac-01")
def test_ants_become_builders_of_a_bivouac() -> None:
    t = check(ants={"nurses": 1, "reserves": 1, "builders": 1}, brood={"egg_f": 2}, traits=["bivouac"])
    assert t.offers() == [
        "stack:reserves:worker place:builders",
        "stack:E4:worker place:builders",
        "stack:reserves:worker place:E3",
        "stack:nurses:worker place:builders",
        "brood:egg_f",
    ]
    t.plays("stack:reserves:worker place:builders", "stack:E4:worker place:builders")
    assert t.ants(P1, "builders") == 3
    assert holds(t)


@clause("HE2-CHECK-05", "HE2-RULING-47")
def test_a_builder_of_a_bivouac_takes_his_room_along_when_he_becomes_a_nurse() -> None:
    size = {"bivouac_size_per_builder": 2}
    t = check(ants={"builders": 2}, brood={"egg_f": 3}, traits=["bivouac"], options=size)
    assert t.offers() == ["stack:E4:worker place:nurses", "brood:egg_f"]  # 4 of 4; without a builder 4 of 2
    t = check(ants={"builders": 2}, brood={"egg_f": 1}, traits=["bivouac"], options=size)
    assert t.offers() == ["stack:E4:worker place:nurses", "stack:builders:worker place:nurses", "brood:egg_f"]


@clause("HE2-CHECK-05", "HE2-RULING-17")
def test_only_then_a_reproductive_and_only_then_a_storage_ant() -> None:
    t = check(princesses=4, males=3)
    assert t.offers() == ["adult:male", "adult:princess"]  # the clock keeps the princesses
    t.plays("adult:male")
    assert (t.s.princesses[P1], t.s.males[P1]) == (4, 2)
    assert holds(t)
    t = check(ants={"storage": (0, 5, 3)}, captives=1, traits=["repletes", "millers"], sizes=8)
    assert t.offers() == ["stack:storage:media", "stack:storage:major", "stack:storage:replete"]
    assert t.plays("stack:storage:replete").s.captives[P1] == 0
    t = check(ants={"storage": (0, 5, 3)}, captives=1, traits=["repletes", "millers"], sizes=8)
    assert t.plays("stack:storage:major").ants(P1, "storage", "major") == 2


@clause("HE2-CHECK-05")
def test_reproductives_are_safe_as_long_as_there_is_another_way() -> None:
    t = check("basic", ants={"nurses": 2}, princesses=3, males=2)
    assert t.ants(P1, "E3") == 1  # a nurse leaves
    t = check(ants={"nurses": 1}, brood={"egg_f": 1, "larva_f": 1}, princesses=4)
    assert t.asked == {P1: "ask-fix-nest"}
    assert t.refuses("adult:princess") == "HE2-CHECK-05"
    t = check(ants={"storage": (0, 5, 0)}, princesses=2, traits=["repletes"])
    assert t.s.princesses[P1] == 1


@clause("HE2-CHECK-05", "HE2-RULING-17")
def test_the_loop_ends_with_both_checks_holding() -> None:
    t = check(
        ants={"nurses": 1, "reserves": 2, "storage": (0, 2, 0)},
        brood={"egg_f": 11, "larva_f": 5},
        stored=45,
        princesses=2,
        sizes=3,
        traits=["harvesters", "repletes"],
    )
    while t.asked == {P1: "ask-fix-nest"}:
        t.match.time_out(P1)
    assert holds(t)
    assert t.told(NestChecked)[0].used <= 3


@clause("HE2-CHECK-07", "HE2-RULING-32")
def test_no_check_is_made_in_the_nest_phase_or_while_redeploying() -> None:
    t = table("nest", ants=[{"nurses": 1, "E3": 1}], brood=[{"larva_f": 5, "egg_f": 5}], food=[50], sizes=[6])
    t.plays("brood:larva_f level:1 count:5", "brood:egg_f count:6", seat=P1)
    t.defaults("redeploy")
    assert sum(t.brood(P1).values()) == 16
    t.done()
    assert t.asked == {P1: "ask-fix-nest"}


@clause("HE2-CHECK-07")
def test_nor_when_ants_come_back_or_cards_are_played_later_in_the_turn() -> None:
    t = table(
        "advance",
        ants=[{"nurses": 1, "E3": 1}],
        brood=[{"egg_f": 5}],
        hands=[["mutation"]],
        dna=[9, 0],
        traits=[["plant_house"]],
        sizes=[1],
        draws=["prolific_queen"],
    )
    t.plays("card:mutation", "bid:1")
    assert t.asked == {P1: "ask-advance"}  # 6 of 1
