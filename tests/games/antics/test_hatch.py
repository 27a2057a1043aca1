"""ANT-HATCH."""

from __future__ import annotations

from typing import Any

from formicarium.games.antics.data import ZONES
from formicarium.games.antics.events import AntHatched
from formicarium.testing import clause
from tests.games.antics.builder import TURN, Table, table

ANYWHERE = [f"hatch({zone})" for zone in ZONES]


def hatching(level: int, **rest: Any) -> Table:
    return table(steps=[{"is": "Hatch", "left": level}, *TURN], **rest)


@clause("ANT-HATCH-01", "ANT-CARD-hatch-01")
def test_up_to_as_many_ants_as_the_level() -> None:
    t = hatching(3).plays("hatch(rock)", "hatch(rock)", "hatch(water)")
    assert (t.zones(), t.s.supply[0], t.asked) == ({"rock": 2, "water": 1}, 8, "ask-action")
    assert [event.zone for event in t.told(AntHatched)] == ["rock", "rock", "water"]


@clause("ANT-HATCH-02")
def test_the_first_goes_anywhere() -> None:
    assert hatching(2).offers() == ANYWHERE


@clause("ANT-HATCH-03", "ANT-RULING-30")
def test_the_second_goes_to_the_zone_of_the_first() -> None:
    t = hatching(4).plays("hatch(soldier)")
    assert t.offers() == ["hatch(soldier)", "stop"]
    assert t.refuses("hatch(water)") == "ANT-HATCH-03"


@clause("ANT-HATCH-03")
def test_a_new_action_is_not_bound_by_the_last() -> None:
    t = table(hills={0: "hatch_push 3,0 4,0"}).plays("use_space(0,1)", "hatch(water)", "use_space(3,0)")
    assert t.offers() == ANYWHERE


@clause("ANT-HATCH-04")
def test_the_third_and_later_ants_are_free() -> None:
    t = hatching(5).plays("hatch(water)", "hatch(water)")
    assert t.offers() == [*ANYWHERE, "stop"]
    t.plays("hatch(rock)")
    assert t.offers() == [*ANYWHERE, "stop"]


@clause("ANT-HATCH-05", "ANT-RULING-30")
def test_one_may_stop_after_any_ant() -> None:
    for count in (1, 2, 3):
        t = hatching(4).plays(*["hatch(water)"] * count, "stop")
        assert (t.zones(), t.asked) == ({"water": count}, "ask-action")


@clause("ANT-HATCH-06")
def test_without_supply_hatching_ends() -> None:
    t = hatching(4, supply={0: 2}).plays("hatch(water)", "hatch(water)")
    assert (t.s.supply[0], t.asked_seat) == (0, 0)
    assert t.asked == "ask-action"


@clause("ANT-HATCH-07")
def test_zones_are_shared_without_limit() -> None:
    t = hatching(1, zones={0: "water 6", 1: "water 7", 2: "water 8"}).plays("hatch(water)")
    assert [t.zones(seat) for seat in range(3)] == [{"water": 7}, {"water": 7}, {"water": 8}]


@clause("ANT-HATCH-08")
def test_only_the_red_zone_hatches_soldiers() -> None:
    t = table(steps=[{"is": "Ants", "left": 2}], workers={0: "t01"}, zones={0: "rock 1, soldier 1"})
    assert t.offers("guard") == ["guard(t01)"]
    assert t.offers("send") == ["send(rock, t05)"]
    t = table(steps=[{"is": "Ants", "left": 2}], workers={0: "t01"}, zones={0: "rock 2"})
    assert t.offers("guard") == []
