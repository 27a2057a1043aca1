"""HE2-TRAIL, HE2-CARD-trail_makers: building Trails."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.data import AREAS
from formicarium.games.hidden_empires_2.events import TrailTried
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2 = 0, 1


def makers(ants: dict[str, Any], at: str = "build_trail", **fields: Any) -> Table:
    """Seat 0 owns Trail Makers."""
    others = fields.pop("others", {})
    return table(at, ants=[ants, others], traits=[["trail_makers"]], **fields)


@clause("HE2-TRAIL-01", "HE2-CARD-trail_makers-01")
def test_trails_are_built_beside_a_nest_or_a_trail() -> None:
    t = makers({"E4": 1, "E5": 1, "E6": 1, "A1": 1}, trails=["F5"])
    assert t.offers() == ["place:E4 count:1", "place:E5 count:1", "place:E6 count:1", "button:done"]
    assert t.refuses("place:A1 count:1") == "HE2-CARD-trail_makers-01"
    assert t.refuses("place:D3 count:1") == "HE2-CARD-trail_makers-01"  # nobody there


@clause("HE2-CARD-trail_makers-01")
def test_one_area_after_the_other_a_new_trail_leads_on() -> None:
    t = makers({"E4": 1, "E5": 1})
    assert t.offers("place") == ["place:E4 count:1"]
    t.rolls(1).plays("place:E4 count:1")
    assert t.offers("place") == ["place:E5 count:1"]
    t.rolls(3).plays("place:E5 count:1")
    assert t.s.trails == ("E4", "E5")


@clause("HE2-CARD-trail_makers-01")
def test_not_on_a_nest_a_site_or_a_trail_nor_where_one_has_fought() -> None:
    t = table(
        "build_trail",
        seats=3,
        nests=[["C3", "D3"], ["C4", "D4"], ["G3"]],
        ants=[{"C3": 1, "D3": 1, "C4": 1, "D4": 1, "E4": 1, "B3": 1, "C2": 1}],
        traits=[["trail_makers", "supercolony"]],
        trails=["E4"],
        fought=["B3"],
    )
    assert t.offers("place") == ["place:C2 count:1"]
    for area in ("C3", "D3", "C4", "D4", "E4", "B3"):
        assert t.refuses(f"place:{area} count:1") == "HE2-CARD-trail_makers-01"


@clause("HE2-CARD-trail_makers-01", "HE2-RULING-05")
def test_there_are_twelve_trails() -> None:
    far = [area for area in AREAS if area[0] in "AHI"]
    t = makers({"E4": 1}, at="build_trail", trails=far[:11])
    assert t.offers("place") == ["place:E4 count:1"]
    t = makers({"E4": 1, "E3": 1}, at="build_trail", trails=far[:12])
    assert t.asked == {P1: "ask-assign-patrol"}


@clause("HE2-CARD-trail_makers-01")
def test_only_their_owner_builds() -> None:
    t = table("build_trail", ants=[{"E4": 1}, {}], traits=[[], ["trail_makers"]])
    assert t.asked == {P1: "ask-assign-patrol"}


@clause("HE2-CARD-trail_makers-02", "HE2-RULING-60")
@pytest.mark.parametrize(
    "dice, built", [((1,), 1), ((2,), 0), ((3,), 1), ((4,), 0), ((5,), 1), ((6,), 0), ((2, 4, 5), 1)]
)
def test_an_odd_die_makes_the_trail_stay(dice: tuple[int, ...], built: int) -> None:
    t = makers({"E4": 3}).rolls(*dice).plays(f"place:E4 count:{len(dice)}")
    assert t.s.trails == ("E4",) * built
    assert [(event.dice, event.built) for event in t.told(TrailTried)] == [(dice, bool(built))]


@clause("HE2-CARD-trail_makers-02", "HE2-RULING-60", "HE2-RULING-61")
def test_workers_build_first_then_medias_then_majors() -> None:
    ants = {"E4": (1, 2, 1)}
    t = table("build_trail", ants=[ants], traits=[["trail_makers", "guards", "bus"]])
    assert t.offers("place") == [f"place:E4 count:{count}" for count in (1, 2, 3, 4)]
    t.plays("place:E4 count:2")
    assert t.asked == {P1: "ask-assign-patrol"}
    assert t.offers("stack") == ["stack:E4:media count:1", "stack:E4:major count:1"]


@clause("HE2-CARD-trail_makers-02")
@pytest.mark.parametrize("token", ["prey_2 +1", "?aphids_1", "predator_3"])
def test_a_token_there_is_removed_first_even_if_the_trail_fails(token: str) -> None:
    t = table("build_trail", ants=[{"E4": 1}], traits=[["trail_makers", "camouflage"]], tokens={"E4": token})
    t.rolls(2).plays("place:E4 count:1")
    assert (t.token("E4"), t.s.modifiers, t.s.trails) == ("", {}, ())
    assert len(t.s.pile) == 72


@clause("HE2-CARD-trail_makers-02", "HE2-RULING-60")
def test_one_try_per_area_and_turn() -> None:
    t = makers({"E4": 3, "D3": 1}).rolls(2).plays("place:E4 count:1")
    assert t.offers("place") == ["place:D3 count:1"]
    assert t.refuses("place:E4 count:1") == "HE2-CARD-trail_makers-02"


@clause("HE2-CARD-trail_makers-03", "HE2-PATROL-01", "HE2-FORAGE-02", "HE2-PATH-02")
def test_trail_workers_do_nothing_else_this_turn() -> None:
    t = makers({"F4": 2, "E4": 2, "E5": 2}, tokens={"F4": "prey_1", "E5": "prey_3"}, nests=[["E3"], ["E7"]])
    t.plays("place:E4 count:2").done("assign-patrol")
    assert t.offers("stack") == [f"stack:{area}:worker count:{n}" for area in ("E5", "F4") for n in (1, 2)]
    assert t.refuses("stack:E4:worker count:1") == "HE2-CARD-trail_makers-03"
    t.done()
    assert t.asked != {P1: "ask-forage"}  # no path leads home over E4


@clause("HE2-CARD-trail_makers-03")
def test_the_others_there_may_patrol_forage_or_serve_on_paths() -> None:
    t = (
        makers({"E4": 3, "E5": 4}, tokens={"E5": "prey_6"})
        .rolls(2)
        .plays("place:E4 count:1")
        .done("assign-patrol")
    )
    assert t.offers("stack:E4") == ["stack:E4:worker count:1", "stack:E4:worker count:2"]
    t.done().forages("E5", "harvest", 4)
    assert t.s.food[P1] == 2


@clause("HE2-CARD-trail_makers-04", "HE2-PATH-01")
def test_a_trail_is_a_home_for_its_owners_paths() -> None:
    fields: dict[str, Any] = {
        "tokens": {"G5": "prey_6"},
        "trails": ["F5"],
    }  # far from the nest, nobody between
    t = makers({"G5": 5}, at="forage", **fields).forages("G5", "harvest", 5)
    assert t.s.food[P1] == 5
    t = table("forage", ants=[{"G5": 5, "E3": 1}], traits=[[], ["trail_makers"]], **fields)
    assert t.asked != {P1: "ask-forage"}  # nobody else can use it


@clause("HE2-CARD-trail_makers-04")
def test_a_chain_may_end_at_a_trail() -> None:
    t = makers({"H5": 5, "G5": 2}, at="forage", tokens={"H5": "prey_6"}, trails=["F5"]).forages(
        "H5", "harvest", 5
    )
    assert t.s.food[P1] == 2


@clause("HE2-CARD-trail_makers-05", "HE2-RULING-60")
def test_ants_never_remove_a_trail_but_nests_and_predators_do() -> None:
    t = makers({"E3": 1}, at="advance", trails=["E4", "E5"], active=P2, others={"E6": 2}).advances(
        "E6", "E5", 2
    )
    assert t.s.trails == ("E4", "E5")
    t = table("n5", princesses=[1], traits=[["supercolony"], ["trail_makers"]], trails=["E4", "E5"]).plays(
        "button:fly", "place:E4"
    )
    assert t.s.trails == ("E5",)
    t = makers(
        {"E3": 1},
        at="redeploy",
        trails=["E4", "E5"],
        tokens={"D5": "predator_3"},
        hands=[["predator_migration"]],
    )
    t.plays("card:predator_migration place:D5 place:E5")
    assert t.s.trails == ("E4",)
