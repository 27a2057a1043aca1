"""HE2-TERM: what the words of the rules mean."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.chance import Roll
from formicarium.games.hidden_empires_2.data import NEIGHBOURS
from formicarium.games.hidden_empires_2.events import AntsEliminated, WindowOpened
from formicarium.games.hidden_empires_2.tokens import is_empty
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import area_named, table

P1, P2, P3 = 0, 1, 2


@clause("HE2-TERM-01", "HE2-RULING-12")
def test_clockwise_is_to_the_next_higher_seat_and_from_the_last_to_the_first() -> None:
    t = table("draw", seats=3, active=P3, dna=[6, 6, 6], draws=["mace"])
    asked = []
    for answer in ("bid:1", "bid:2", "bid:3", "bid:4"):
        asked.append(t.asked_seat)
        t.plays(answer)
    assert asked == [P3, P1, P2, P3]


@clause("HE2-TERM-03", "HE2-RULING-59")
def test_a_nest_site_is_a_nest_of_its_owner_for_every_rule() -> None:
    nests = [["E3", "G4"], ["E7"]]
    fields: dict[str, Any] = {"nests": nests, "traits": [["supercolony"]], "queens": [2]}
    t = table("redeploy", ants=[{"E3": 2}], **fields).plays("stack:E3:worker count:1")
    assert "place:G4" in t.offers()  # ants may be redeployed there
    t = table("advance", ants=[{"nurses": 1}], **fields).plays("stack:nurses:worker count:1")
    assert {"place:G4", *(f"place:{area}" for area in NEIGHBOURS[area_named("G4")])} <= set(t.offers())
    t = table("forage", ants=[{"G5": 2}], tokens={"G5": "prey_3"}, **fields).forages("G5", "harvest", 2)
    assert t.s.food[P1] == 2  # forage paths may end there
    t = table("attack", active=P2, ants=[{}, {"G4": 1}], **fields)
    assert t.offers("place:G4") == ["place:G4 seat:0"]  # it can be invaded
    t = table(
        active=P2,
        ants=[{}, {"E7": 1}],
        hands=[[], ["migration"]],
        nests=[["E3", "E6"], ["E7"]],
        traits=[["supercolony"]],
    )
    assert "card:migration place:E7 place:E6" not in t.offers()  # it blocks other nests
    assert "card:migration place:E7 place:F6" in t.offers()


@clause("HE2-TERM-03")
def test_ants_return_to_any_nest_area() -> None:
    t = table("n1", ants=[{"returning": 1}], nests=[["E3", "G4"], ["E7"]], traits=[["supercolony"]])
    assert t.offers() == [
        f"stack:returning:worker count:1 place:{place}"
        for place in ("E3", "G4", "nurses", "builders", "reserves")
    ]


@clause("HE2-TERM-04")
def test_reproductives_and_brood_never_stand_on_the_map() -> None:
    t = table("redeploy", ants=[{"E3": 1}], princesses=[2], males=[1], brood=[{"egg_f": 1}])
    assert t.offers() == ["stack:E3:worker count:1", "button:done"]


@clause("HE2-TERM-05")
def test_the_places_of_ants() -> None:
    basic = table("redeploy", mode="basic", ants=[{"E3": 1}]).plays("stack:E3:worker count:1")
    assert basic.offers() == ["place:nurses", "place:builders"]
    advanced = table("redeploy", ants=[{"E3": 1}]).plays("stack:E3:worker count:1")
    assert advanced.offers() == ["place:nurses", "place:builders", "place:reserves"]


@clause("HE2-TERM-06")
def test_opposing_ants_are_those_of_any_other_player() -> None:
    ants: list[dict[str, int]] = [{"E3": 1, "C3": 1, "D3": 1}, {"C3": 1}, {"D3": 1}]
    t = table("attack", seats=3, ants=ants)
    assert t.offers("place") == ["place:C3 seat:1", "place:D3 seat:2"]
    t = table("assign_patrol", seats=3, ants=ants)
    assert t.offers("stack") == ["stack:E3:worker count:1"]  # the others are shared


@clause("HE2-TERM-07")
def test_an_ant_is_a_patroller_or_ordinary() -> None:
    t = table("assign_patrol", ants=[{"E4": 3}]).plays("stack:E4:worker count:2")
    assert (t.ants(P1, "E4"), t.patrol(P1, "E4")) == (1, 2)
    t = table("attack", mode="basic", ants=[{"E4": 3}, {"E4": 1}]).attacks("E4").plays("count:0").done()
    assert (t.ants(P1, "E4"), t.patrol(P1, "E4")) == (2, 0)  # the basic game knows no patrollers


@clause("HE2-TERM-08")
def test_brood_are_eggs_larvae_and_pupae() -> None:
    kinds = ("egg_f", "egg_m", "larva_f", "larva_m", "pupa_small", "pupa_medium", "pupa_large", "pupa_m")
    t = table("check", ants=[{"nurses": 1}], brood=[dict.fromkeys(kinds, 1)], sizes=[8])  # 9 of 8
    assert sorted(t.offers()) == sorted(f"brood:{kind}" for kind in kinds)
    t.plays("brood:pupa_medium")
    assert t.asked.get(P1) != "ask-fix-nest"


@clause("HE2-TERM-09")
def test_to_send_home_and_to_eliminate() -> None:
    t = table("attack", ants=[{"E5": 3}, {"E5": 2}]).attacks("E5").rolls(1).plays("count:1")
    t.plays("stack:E5:worker count:1")
    assert t.ants(P2, "returning") == 1
    assert t.s.ants[P2] == {"returning": (1, 0, 0)}
    assert [(event.seat, event.ants) for event in t.told(AntsEliminated)] == [
        (P2, ("worker",)),
        (P1, ("worker",)),
    ]


@clause("HE2-TERM-10")
@pytest.mark.parametrize("token, most", [("aphids_1 +2", 3), ("plants_3 -1", 2), ("aphids_2", 2)])
def test_the_modified_value(token: str, most: int) -> None:
    t = table("forage", ants=[{"E4": 6}], tokens={"E4": token}).plays("place:E4 do:tend")
    assert t.offers() == [f"count:{number}" for number in range(1, most + 1)]


@clause("HE2-TERM-10")
@pytest.mark.parametrize("token", ["predator_3", "?prey_3"])
def test_a_predator_or_a_token_face_down_is_no_food_token(token: str) -> None:
    t = table(
        "forage", ants=[{"E4": 1, "D3": 1}], tokens={"E4": token, "D3": "prey_1"}, traits=[["camouflage"]]
    )
    assert t.offers("place") == ["place:D3 do:harvest"]
    assert t.refuses("place:E4 do:harvest") == "HE2-FORAGE-01"


@clause("HE2-TERM-11")
def test_the_unused_pile_holds_whatever_is_neither_on_the_map_nor_sheltered() -> None:
    t = table(tokens={"E4": "prey_1", "D3": "?prey_1"}, sheltered=[("aphids_1",)], ants=[{"E3": 1}])
    assert len(t.s.pile) == 72 - 3
    assert (t.s.pile.count("prey_1"), t.s.pile.count("aphids_1")) == (2, 7)
    assert t.view(P1).pile == 69  # a number is all one sees


@clause("HE2-TERM-12", "HE2-RULING-62")
def test_an_area_is_empty_without_token_nest_site_and_trail() -> None:
    t = table(
        tokens={"E4": "prey_1", "D3": "?prey_1"},
        nests=[["E3", "F4"], ["E7"]],
        traits=[["supercolony", "trail_makers"]],
        trails=["F5"],
        ants=[{"E5": 3}],
    )
    for area, empty in {"E4": 0, "D3": 0, "E3": 0, "F4": 0, "F5": 0, "E5": 1, "D4": 1}.items():
        assert is_empty(t.s, area_named(area)) == bool(empty)


@clause("HE2-TERM-13")
def test_the_active_player_decides_first_and_the_others_follow_clockwise() -> None:
    ants: list[dict[str, Any]] = [{"G3": (1, 1, 0)}, {"G3": (1, 1, 0)}, {"G3": (1, 1, 0)}]
    t = table("draw", seats=3, active=P2, ants=ants, draws=["attrition_green"])
    asked = []
    while "ask-attrition-loss" in t.asked.values():
        asked.append(t.asked_seat)
        t.plays("stack:G3:worker")
    assert asked == [P2, P3, P1]


@clause("HE2-TERM-14")
def test_up_to_so_many_dice_from_none() -> None:
    t = table("attack", ants=[{"E5": 3}, {"E5": 3}]).attacks("E5")
    assert t.offers() == ["count:0", "count:1", "count:2", "count:3"]
    t.plays("count:0")
    assert t.rolled == []
    t = table("attack", ants=[{"E5": 3}, {"E5": 3}]).attacks("E5").rolls(4, 4).plays("count:2")
    assert t.chances[0] == Roll(2, sides=6)


@clause("HE2-TERM-15", "HE2-RULING-75")
def test_a_forced_answer_is_not_asked_for() -> None:
    t = table("attack", ants=[{"E5": 2}, {"E5": 1}]).attacks("E5").plays("count:0")
    assert t.asked == {P1: "ask-after-combat"}  # the loss of one of two equal workers is no question
    t = table("check", mode="basic", ants=[{"nurses": 1}], brood=[{"egg_f": 7}])
    assert t.brood(P1) == {"egg_f": 5}  # 8 of 6: only eggs can go


@clause("HE2-TERM-15")
@pytest.mark.parametrize("card", ["thief_ants", "mutation", "seal_nest_entrances"])
def test_whether_a_window_is_opened_never_depends_on_hidden_cards(card: str) -> None:
    t = table("wa", hands=[[], [card]], food=[5])
    assert [(event.window, event.seats) for event in t.told(WindowOpened)] == [("wa", (P2,))]
