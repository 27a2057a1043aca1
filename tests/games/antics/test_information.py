"""ANT-HID: what nobody may know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from formicarium.core.plain import to_plain
from formicarium.games.antics.data import BAG, SOLDIER
from formicarium.games.antics.events import TilesSetAside
from formicarium.testing import clause
from tests.games.antics.builder import FILLED, TIDYING, Table, new_game, on_fields, table


def two(returned: list[str] | None = None, **rest: Any) -> Table:
    """Two players, sixteen tiles set aside."""
    aside = [
        "explore_build",
        "fungus_hatch",
        "push_push",
        "fungus_explore",
        *["explore_push"] * 3,
        *["explore_ants"] * 3,
    ]
    aside += [*["explore_hatch"] * 3, *["ants_push"] * 3]
    given: dict[str, Any] = {"seats": 2, "fields": FILLED, "set_aside": aside, "returned": returned or []}
    return table(**given | rest)


@clause("ANT-HID-01")
def test_the_view_shows_the_bag_as_a_number_and_what_is_unseen_together() -> None:
    t = new_game(2)
    view = t.view(0)
    assert (view.bag, view.aside, view.set_aside) == (25, 16, ())
    assert view.unseen == tuple(sorted(t.s.bag + t.s.set_aside))


@clause("ANT-HID-01")
def test_no_event_names_a_tile_set_aside() -> None:
    t = new_game(2)
    (event,) = t.told(TilesSetAside)
    assert to_plain(event) == {"is": "antics.TilesSetAside", "count": 16}


@clause("ANT-HID-01")
def test_set_aside_tiles_are_shown_when_the_game_is_over() -> None:
    t = two(steps=["CheckEnd"], trigger="prey", turns_left=1)
    assert t.view(None).set_aside == t.s.set_aside
    assert len(t.s.set_aside) == 16


@clause("ANT-HID-02", "ANT-RULING-47")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_the_same(seats: int) -> None:
    t = new_game(seats).passes()
    spectator = t.view(None)
    for seat in range(seats):
        assert replace(t.view(seat), seat=None) == spectator


@clause("ANT-HID-02")
def test_tables_that_differ_in_what_is_hidden_look_and_offer_alike() -> None:
    t = two(zones={0: "water 1"}, hands={0: "hatch_push", 1: "hatch_ants"})
    other = t.s.copy()
    other.set_aside, other.bag = other.bag[:16], tuple(sorted(other.bag[16:] + other.set_aside))
    assert other.view(1) == t.s.view(1)
    assert other.steps[-1].ask(other) == t.decision


@clause("ANT-HID-01", "ANT-HID-02")
def test_an_imagined_table_shuffles_what_nobody_knows() -> None:
    t = two()
    worlds = [t.s.determinize(0, Random(seed)) for seed in range(20)]
    assert len({world.set_aside for world in worlds}) > 10
    for world in worlds:
        assert Counter(world.bag + world.set_aside) == Counter(t.s.bag + t.s.set_aside)
        assert world.view(0) == t.s.view(0)


@clause("ANT-RULING-57")
def test_a_returned_tile_is_known_to_lie_in_the_bag() -> None:
    """There is only one of its kind, and everybody saw it go into the bag."""
    t = two(hands={0: "hatch_push hatch_push hatch_hatch build_ants"}, steps=TIDYING)
    t.plays("return_tile(hatch_hatch)")
    assert t.view(1).returned == ("hatch_hatch",)
    for seed in range(40):
        assert "hatch_hatch" not in t.s.determinize(1, Random(seed)).set_aside


@clause("ANT-RULING-57")
def test_a_tile_that_is_drawn_may_be_the_one_that_was_returned() -> None:
    fields = on_fields(FILLED) | {"1A": "", "2B": "hatch_push", "2C": ""}
    t = two(
        ["build_hatch"], fields=fields, explored=True, steps=TIDYING, draws=["build_hatch", "build_hatch"]
    )
    assert t.s.returned == ()


@clause("ANT-RULING-57")
def test_with_more_players_the_bag_is_known() -> None:
    t = table(hands={0: "hatch_push hatch_push hatch_push build_ants"}, steps=TIDYING).plays(
        "return_tile(build_ants)"
    )
    assert t.view(1).returned == ()
    assert t.s.determinize(1, Random(1)) == t.s


@clause("ANT-HID-02")
def test_everything_else_is_open() -> None:
    t = table(
        hills={0: "hatch_ants 0,1 1,0"}, hands={0: "hatch_push", 1: "hatch_hatch"}, zones={1: "soldier 2"},
        workers={1: "t01 beetle"}, guards={"t01": 1}, stored={1: "ladybird 0,0"}, leaves={1: "green_leaf"},
        fields=FILLED,
    )  # fmt: skip
    view = t.view(2)
    assert (view.hands[1], view.zones[1][SOLDIER], view.supply[1]) == (("hatch_hatch",), 2, 7)
    assert (view.workers[1], view.guards, view.leaves[1]) == ({"t01": "beetle"}, {"t01": 1}, ("green_leaf",))
    assert [built.tile for built in view.hills[0].tiles][-1] == "hatch_ants"
    assert (view.scores, len(view.unseen)) == ((0, 1, 0), len(BAG) - 15 - 3)
