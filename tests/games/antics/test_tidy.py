"""ANT-TIDY: the end of a turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from formicarium.core.chance import Draw
from formicarium.core.flow import settle
from formicarium.games.antics.data import Item
from formicarium.games.antics.events import (
    FieldsRefilled,
    PreyLeftBeside,
    PreyStored,
    TileReturned,
    TilesRanOut,
)
from formicarium.games.antics.scoring import score
from formicarium.games.antics.steps.tidy import StoreDelivered
from formicarium.testing import clause
from tests.games.antics.builder import FILLED, TIDYING, Table, on_fields, table


def tidying(**rest: Any) -> Table:
    """Seat 0 has ended its action phase."""
    return table(steps=TIDYING, actions=0, **rest)


@clause("ANT-TIDY-01")
def test_markers_are_taken_back_first() -> None:
    t = tidying(markers=["0,0", "1,1"], super_used=True, delivered=["beetle"])
    assert (t.asked, t.s.markers, t.s.super_used) == ("ask-store", (), False)


@clause("ANT-TIDY-02")
def test_prey_is_stored_in_the_order_of_delivery() -> None:
    t = tidying(delivered=["beetle", "ladybird"])
    assert t.offers()[0] == "store(beetle, 0,0)"
    t.plays("store(beetle, 1,1)")
    assert "store(ladybird, 1,1)" not in t.offers()
    t.plays("store(ladybird, 0,0)")
    assert (t.stored(), t.s.delivered) == ({"beetle": "1,1", "ladybird": "0,0"}, ())
    assert [event.prey for event in t.told(PreyStored)] == ["beetle", "ladybird"]


@clause("ANT-TIDY-03", "ANT-RULING-33", "ANT-RULING-34")
def test_which_spaces_are_free() -> None:
    t = tidying(
        hills={0: "fungus_push 3,0 4,0; hatch_ants 0,1 1,0"},
        stored={0: "butterfly 2,1"},
        markers=["0,0"],
        delivered=["beetle"],
    )
    assert t.offers() == [f"store(beetle, {at})" for at in ("0,0", "0,1", "1,0", "1,1", "2,0", "4,0")]
    assert t.refuses("store(beetle, 3,0)") == "ANT-TIDY-05"
    assert t.refuses("store(beetle, 2,1)") == "ANT-TIDY-03"
    assert t.refuses("store(beetle, 9,9)") == "ANT-TIDY-03"


@clause("ANT-TIDY-04")
def test_a_space_with_prey_is_closed_for_good() -> None:
    t = tidying(delivered=["beetle"], hands={0: "hatch_ants"}).plays("store(beetle, 0,1)").passes(2)
    assert t.refuses("use_space(0,1)") == "ANT-TIDY-04"
    assert t.plays("use_super(build)").refuses("first(0,1)") == "ANT-BUILD-11"
    assert t.stored() == {"beetle": "0,1"}


FIVE = "ladybird 0,0, butterfly 0,1, caterpillar 1,0, woodlouse 1,1, beetle 2,0"


@clause("ANT-TIDY-05", "ANT-SCORE-05")
def test_without_an_action_space_a_fungus_is_taken_and_cannot_score() -> None:
    hills, leaves = {0: "fungus_ants 2,1 1,1"}, {0: "green_leaf"}
    t = tidying(hills=hills, stored={0: FIVE}, leaves=leaves)
    assert score(t.s, 0) == (25, 2, 2)
    t = tidying(hills=hills, stored={0: FIVE}, leaves=leaves, delivered=["dragonfly"])
    assert t.stored()["dragonfly"] == "2,1"
    assert score(t.s, 0) == (36, 0, 0)


@clause("ANT-TIDY-05", "ANT-SCORE-01")
def test_without_any_space_prey_stays_beside_the_hill_and_counts() -> None:
    """Six kinds always find room on six hexes; so this table has to be made up."""
    s = tidying(stored={0: f"{FIVE}, dragonfly 2,1"}).s.copy().listen()
    s.active, s.delivered, s.steps = 0, (Item("ladybird"),), [StoreDelivered()]
    settle(s)
    assert s.stored[0][-1].hex == ""
    assert [told.event for told in s.heard()] == [PreyLeftBeside(0, Item("ladybird"))]
    assert score(s, 0).prey == 49


@clause("ANT-TIDY-06")
def test_leaves_need_no_space() -> None:
    t = table(workers={0: "t01 green_leaf"}, actions=1).plays("use_space(1,1)")
    assert (t.s.active, t.s.leaves[0], t.stored()) == (1, ("green_leaf",), {})


@clause("ANT-TIDY-07", "ANT-RULING-49")
def test_the_hand_is_reduced_to_three() -> None:
    t = tidying(hands={0: "ants_push ants_push build_push explore_push hatch_push"})
    assert t.offers() == [
        "return_tile(ants_push)", "return_tile(build_push)", "return_tile(explore_push)",
        "return_tile(hatch_push)",
    ]  # fmt: skip
    assert t.refuses("return_tile(push_push)") == "ANT-TIDY-07"
    t.plays("return_tile(ants_push)", "return_tile(build_push)")
    assert (t.s.active, t.s.hands[0]) == (1, ("ants_push", "explore_push", "hatch_push"))
    assert [event.tile for event in t.told(TileReturned)] == ["ants_push", "build_push"]


@clause("ANT-TIDY-07")
def test_three_tiles_may_stay() -> None:
    assert tidying(hands={0: "ants_push build_push explore_push"}).s.active == 1


@clause("ANT-TIDY-08", "ANT-RULING-49")
def test_returned_tiles_can_be_drawn_at_once() -> None:
    t = tidying(
        hands={0: "ants_push build_push explore_push hatch_push"},
        fields=without(FILLED, "1A"),
        explored=True,
        bag=[],
    )
    t.plays("return_tile(hatch_push)")
    assert t.lane("A")[5] == "hatch_push"


@clause("ANT-TIDY-08")
def test_a_start_tile_goes_into_the_bag() -> None:
    t = tidying(hands={0: "hatch_explore_start build_push explore_push hatch_push"})
    t.plays("return_tile(hatch_explore_start)")
    assert "hatch_explore_start" in t.s.bag


@clause("ANT-TIDY-10", "ANT-RULING-62")
def test_without_a_tile_taken_the_fields_stay_as_they_are() -> None:
    fields = without(FILLED, "1A 2A 3B")
    t = tidying(fields=fields)
    assert t.s.fields == fields
    assert t.chances == []


@clause("ANT-TIDY-10", "ANT-RULING-14")
def test_each_lane_slides_on_its_own() -> None:
    t = tidying(fields=without(FILLED, "1A 3A 2C"), explored=True, bag=[])
    assert t.lane("A") == ["build_build", "fungus_build", "fungus_push", "blue", "", ""]
    assert t.lane("B") == ["ants_push", "explore_hatch", "build_push", "explore_push", "fungus_ants", "green"]
    assert t.lane("C") == ["hatch_push", "hatch_ants", "ants_ants", "fungus_hatch", "grey", ""]


@clause("ANT-TIDY-11")
def test_nothing_is_drawn_before_the_attack_when_all_anteaters_are_there() -> None:
    fields = "- - - / blue green grey / ants_push build_push hatch_push"
    t = tidying(fields=fields, explored=True)
    assert (t.asked, t.chances, t.lane("A")[:3]) == ("ask-anteater", [], ["blue", "ants_push", ""])


@clause("ANT-TIDY-12")
def test_empty_spots_are_filled_from_field_1_lane_by_lane() -> None:
    fields = "ants_push build_push hatch_push / blue - - / - green grey"
    t = tidying(fields=fields, explored=True, draws=["push_push", "ants_ants", "build_build", "hatch_hatch"])
    (refilled,) = t.told(FieldsRefilled)
    assert refilled.spots[:4] == ("3A", "3B", "3C", "4A")
    assert (t.lane("A")[2:4], t.lane("B")[1:3], t.lane("C")[1:3]) == (
        ["push_push", "hatch_hatch"], ["green", "ants_ants"], ["grey", "build_build"],
    )  # fmt: skip
    assert "" not in t.s.fields.values()
    (chance,) = t.chances
    assert isinstance(chance, Draw)
    assert chance.count == 12


@clause("ANT-TIDY-13", "ANT-RULING-16")
def test_fungus_tiles_are_not_treated_apart_when_refilling() -> None:
    fields = without(FILLED, "1A 1B")
    t = tidying(fields=fields, explored=True, draws=["fungus_explore", "push_push"])
    assert (t.on("6A"), t.on("6B")) == ("fungus_explore", "push_push")


@clause("ANT-TIDY-14", "ANT-OVER-02")
def test_spots_stay_empty_when_the_bag_runs_out() -> None:
    t = tidying(fields=without(FILLED, "1A 1B 1C"), explored=True, bag=["push_push"])
    assert t.facts(TilesRanOut) == [(("6B", "6C"),)]
    assert (t.s.bag, t.s.trigger) == ((), "tiles")


@clause("ANT-TIDY-12")
def test_what_is_drawn_leaves_the_bag() -> None:
    t = tidying(fields=without(FILLED, "1A 1B"), explored=True)
    (chance,) = t.chances
    assert isinstance(chance, Draw)
    before: Counter[str] = Counter(chance.pile)
    assert before - Counter(t.s.bag) == Counter(t.told(FieldsRefilled)[0].tiles)


@clause("ANT-TIDY-09")
@pytest.mark.parametrize("hand", ["ants_push build_push explore_push hatch_push"])
def test_who_passed_tidies_as_well(hand: str) -> None:
    t = table(markers=["0,0"], super_used=True, delivered=["beetle"], hands={0: hand}).plays("pass")
    assert (t.asked, t.s.markers) == ("ask-store", ())
    assert t.plays("store(beetle, 0,0)").asked == "ask-return"


def without(fields: str, spots: str) -> dict[str, str]:
    """These fields, without what lies on some spots."""
    return on_fields(fields) | dict.fromkeys(spots.split(), "")
