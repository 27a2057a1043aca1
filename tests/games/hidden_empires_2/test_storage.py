"""HE2-STORE: stored food."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import FoodPutAway
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import table

P1, P2 = 0, 1


@clause("HE2-STORE-01", "HE2-RULING-57")
def test_stored_food_is_used_when_food_available_is_used_up() -> None:
    fields: dict[str, Any] = {"food": [2], "stored": [5], "traits": [["harvesters"]]}
    t = table("n2", ants=[{"nurses": 3}], **fields)
    assert (t.s.food[P1], t.s.stored[P1]) == (0, 4)
    t = table("n3", brood=[{"larva_f": 1}], **fields).plays("brood:larva_f level:3 count:1")
    assert (t.s.food[P1], t.s.stored[P1]) == (0, 4)
    t = table("n4", **fields).plays("brood:egg_f count:4", "button:done")
    assert (t.s.food[P1], t.s.stored[P1]) == (0, 3)


@clause("HE2-STORE-01", "HE2-CARD-millers-02")
def test_stored_food_is_never_milled() -> None:
    t = table("n1", ants=[{"storage": (0, 0, 3)}], food=[1], stored=[9], captives=[1], traits=[["millers"]])
    assert t.offers() == ["count:1", "count:0"]


@clause("HE2-STORE-01", "HE2-CARD-thief_ants-01")
def test_nor_stolen_nor_discarded() -> None:
    t = table("wa", stored=[9], food=[4], traits=[["harvesters"]], hands=[[], ["thief_ants"]]).plays(
        "card:thief_ants seat:0"
    )
    assert (t.s.food[P1], t.s.stored[P1]) == (2, 9)
    t = table("n4", stored=[9], food=[0], traits=[["harvesters"]], sizes=[0])
    while t.match.pending:
        t.match.time_out(P1)
    assert t.s.stored[P1] == 9  # above the capacity, but not lost here


STORES: list[tuple[str, dict[str, Any], int]] = [
    ("nothing to store in", {}, 0),
    ("two repletes", {"traits": [["repletes"]], "ants": [{"storage": (0, 2, 0)}]}, 20),
    ("captured repletes", {"captives": [3]}, 30),
    ("a media of another trait", {"traits": [["guards"]], "ants": [{"reserves": (0, 2, 0)}]}, 0),
    ("an empty nest of harvesters", {"traits": [["harvesters"]]}, 60),
    (
        "harvesters with a full house",
        {
            "traits": [["harvesters"]],
            "ants": [{"nurses": 1, "reserves": 1, "builders": 9, "E3": 9, "returning": 9}],
            "princesses": [1],
            "males": [1],
            "brood": [{"larva_f": 1}],
        },
        10,
    ),
    ("harvesters with too full a house", {"traits": [["harvesters"]], "ants": [{"reserves": 9}]}, 0),
    (
        "harvesters and repletes",
        {"traits": [["harvesters", "repletes"]], "ants": [{"storage": (0, 2, 0)}]},
        20 + 40,
    ),
]


@clause("HE2-STORE-02", "HE2-NEST-19", "HE2-CARD-harvesters-01", "HE2-CARD-repletes-02")
@pytest.mark.parametrize("what, fields, capacity", STORES)
def test_as_much_as_fits_is_stored(what: str, fields: dict[str, Any], capacity: int) -> None:
    t = table("n4", food=[99], queens=[0], **fields)
    while t.match.pending:
        t.match.time_out(P1)
    assert (t.s.stored[P1], t.s.food[P1]) == (capacity, 0)
    assert [(event.stored, event.lost) for event in t.told(FoodPutAway)] == [(capacity, 99 - capacity)]


@clause("HE2-STORE-02")
def test_what_is_stored_already_takes_up_room() -> None:
    t = table("n4", food=[9], stored=[15], queens=[0], traits=[["repletes"]], ants=[{"storage": (0, 2, 0)}])
    assert t.s.stored[P1] == 20


@clause("HE2-STORE-02")
def test_the_room_is_counted_after_the_eggs_are_laid() -> None:
    t = table("n4", food=[46], traits=[["harvesters"]]).plays("brood:egg_f count:4", "button:done")
    assert t.s.stored[P1] == 20  # 6 − 4 eggs


@clause("HE2-STORE-03")
def test_food_beyond_the_repletes_uses_nest_size() -> None:
    ants = {"storage": (0, 1, 0), "E3": 1}
    for stored, used in ((10, 1), (11, 2), (21, 3)):
        t = table("check", ants=[ants], stored=[stored], traits=[["harvesters", "repletes"]])
        assert t.asked == {P1: "ask-advance"}
        assert t.match.log[0].event.used == used  # type: ignore[attr-defined]


@clause("HE2-STORE-04")
@pytest.mark.parametrize("traits", [[], ["guards", "soldiers"], ["bus", "plant_house"]])
def test_storage_needs_a_trait_that_uses_it(traits: list[str]) -> None:
    t = table("n4", food=[9], queens=[0], traits=[traits], ants=[{"reserves": (0, 1, 1)} if traits else {}])
    while t.match.pending:
        t.match.time_out(P1)
    assert t.s.stored[P1] == 0
    t = table("n2", brood=[{"pupa_medium": 1, "pupa_large": 1}], traits=[traits])
    while t.match.pending:
        t.plays(t.offers()[-1])
    assert t.ants(P1, "storage", "media") + t.ants(P1, "storage", "major") == 0
