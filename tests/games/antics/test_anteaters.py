"""ANT-ATE: arrivals, attacks, and the reset."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.antics.data import COLOURS, EATS, SEARCHES_FIRST, ZONES
from formicarium.games.antics.events import (
    AnteaterArrived,
    AnteatersReset,
    AntsEaten,
    NoAntsFound,
    NoPreyFound,
    PreyEaten,
    PreyExhausted,
)
from formicarium.testing import clause
from tests.games.antics.builder import TIDYING, Table, table

REST = "ants_push build_push hatch_push"


def attacked(first: str, *, before: str = "", seats: int = 3, **rest: Any) -> Table:
    """Anteaters on field 1 (`first`, by lane) of which those in the lanes `before` have arrived earlier."""
    fields = f"{first} / {REST} / {REST} / {REST}"
    given: dict[str, Any] = {"steps": TIDYING, "explored": True, "actions": 0}
    return table(seats=seats, fields=fields, arrived=list(before), **given | rest)


@clause("ANT-ATE-01")
def test_an_anteater_that_slides_to_field_1_attacks_and_stays() -> None:
    t = table(fields=f"explore_push build_build ants_ants / blue - - / {REST}", zones={0: "water 1"})
    t.plays("use_super(explore)", "take(1, A)", "pass")
    assert t.facts(AnteaterArrived) == [("A", "blue", 1)]
    assert (t.s.arrived, t.on("1A")) == (("A",), "blue")
    assert t.left("dragonfly") == 1


@clause("ANT-ATE-01")
def test_one_that_slides_to_field_2_does_not() -> None:
    t = table(fields=f"explore_push build_build ants_ants / {REST} / blue - -", zones={0: "water 1"})
    t.plays("use_super(explore)", "take(1, A)", "pass")
    assert (t.told(AnteaterArrived), t.s.arrived) == ([], ())


@clause("ANT-ATE-02", "ANT-RULING-45")
def test_an_anteater_attacks_once_before_the_reset() -> None:
    t = attacked("blue ants_ants explore_push", before="A")
    assert t.told(AnteaterArrived) == []


@clause("ANT-ATE-03")
def test_arrivals_are_counted() -> None:
    t = attacked("blue green explore_push", before="A")
    assert [event.arrival for event in t.told(AnteaterArrived)] == [2]


@clause("ANT-ATE-04")
def test_the_active_player_decides_the_order() -> None:
    t = attacked("blue green grey", active=1)
    assert (t.asked_seat, t.offers()) == (1, ["next(A)", "next(B)", "next(C)"])
    t.plays("next(B)")
    assert t.offers() == ["next(A)", "next(C)"]
    assert t.refuses("next(B)") == "ANT-ATE-02"
    t.plays("next(C)")
    assert [event.lane for event in t.told(AnteaterArrived)] == ["B", "C", "A"]


@clause("ANT-ATE-04")
def test_an_anteater_that_has_not_arrived_is_not_offered() -> None:
    t = attacked("blue green explore_push")
    assert t.refuses("next(C)") == "ANT-ATE-01"


@clause("ANT-ATE-05", "ANT-CARD-anteater-01")
@pytest.mark.parametrize(
    "colour, prey, zone",
    [
        ("red", "ladybird", "soldier"),
        ("yellow", "butterfly", "flower"),
        ("green", "caterpillar", "meadow"),
        ("blue", "dragonfly", "water"),
        ("grey", "woodlouse", "rock"),
        ("brown", "beetle", "undergrowth"),
    ],
)
def test_the_colour_decides_what_is_eaten(colour: str, prey: str, zone: str) -> None:
    t = attacked(f"{colour} - -")
    assert [event.prey for event in t.told(PreyEaten)] == [prey]
    others = [each for each in ("blue", "green", "grey") if FAMILY[each] != FAMILY[colour]][:2]
    everywhere = {0: ", ".join(f"{each} 1" for each in ZONES)}
    t = attacked(f"{colour} {others[0]} {others[1]}", before="BC", zones=everywhere)
    assert [event.zone for event in t.told(AntsEaten)] == [zone]


FAMILY = {"blue": 1, "red": 1, "green": 2, "yellow": 2, "grey": 3, "brown": 3}


@clause("ANT-ATE-06")
@pytest.mark.parametrize(
    "seats, before, prey, ants",
    [(3, "", 1, 0), (3, "B", 1, 0), (3, "BC", 0, 1), (4, "", 1, 0), (4, "B", 1, 0), (4, "BC", 1, 1)],
)
def test_what_the_arrivals_do(seats: int, before: str, prey: int, ants: int) -> None:
    first = {"": "blue - -", "B": "blue green -", "BC": "blue green grey"}[before]
    t = attacked(first, before=before, seats=seats, zones={0: "water 2"})
    assert (len(t.told(PreyEaten)), len(t.told(AntsEaten))) == (prey, ants)


@clause("ANT-ATE-06")
def test_with_four_players_prey_is_eaten_before_ants() -> None:
    t = attacked("blue green grey", before="BC", seats=4, zones={0: "water 2"})
    eaten = [type(event).__name__ for event in t.events if isinstance(event, PreyEaten | AntsEaten)]
    assert eaten == ["PreyEaten", "AntsEaten"]


@clause("ANT-ATE-07")
def test_only_a_token_on_the_clearing_is_eaten() -> None:
    t = attacked("blue - -", clearings={"dragonfly": 1, "beetle": 2}, workers={0: "chasm dragonfly"})
    assert (t.left("dragonfly"), t.s.eaten) == (0, ("dragonfly",))
    assert t.workers() == {"chasm": "dragonfly"}


@clause("ANT-ATE-07", "ANT-RULING-46")
def test_nothing_is_eaten_instead() -> None:
    t = attacked("blue - -", clearings={"beetle": 2, "ladybird": 2}, zones={0: "water 2"})
    assert t.facts(NoPreyFound) == [("blue", "dragonfly")]
    assert (t.s.eaten, t.zones()) == ((), {"water": 2})


@clause("ANT-ATE-08")
def test_the_last_token_leaves_a_reminder() -> None:
    t = attacked("blue - -", clearings={"dragonfly": 1, "beetle": 2, "ladybird": 1})
    assert t.facts(PreyExhausted) == [("dragonfly", 2)]


@clause("ANT-ATE-09", "ANT-RULING-54")
@pytest.mark.parametrize(
    "colour, ants, emptied",
    [
        ("blue", {0: "meadow 1", 1: "undergrowth 1"}, "meadow"),
        ("green", {0: "rock 2", 1: "rock 1, water 1"}, "rock"),  # past flower and red
        ("red", {2: "flower 1"}, "flower"),  # all the way to the left
        ("yellow", {0: "soldier 1", 1: "meadow 3"}, "soldier"),
    ],
)
def test_ants_are_searched_to_the_left(colour: str, ants: dict[int, str], emptied: str) -> None:
    others = [each for each in ("blue", "green", "grey") if FAMILY[each] != FAMILY[colour]][:2]
    t = attacked(f"{colour} {' '.join(others)}", before="BC", zones=ants)
    assert [event.zone for event in t.told(AntsEaten)] == [emptied]
    assert not [seat for seat in range(3) if emptied in t.zones(seat)]
    assert sum(t.s.supply) + sum(sum(t.zones(seat).values()) for seat in range(3)) == 33


@clause("ANT-ATE-09")
def test_where_nobody_has_hatched_nothing_happens() -> None:
    t = attacked("blue green grey", before="BC")
    assert (t.told(AntsEaten), len(t.told(NoAntsFound))) == ([], 1)


@clause("ANT-ATE-10")
def test_ants_on_the_board_are_never_eaten() -> None:
    t = attacked(
        "red green grey", before="BC", workers={0: "t01, chasm"}, guards={"t01": 0}, zones={1: "soldier 1"}
    )
    assert (t.workers(), t.s.guards, t.zones(1)) == ({"t01": "", "chasm": ""}, {"t01": 0}, {})


@clause("ANT-ATE-11", "ANT-RULING-13", "ANT-CARD-anteater-03")
def test_the_reset() -> None:
    t = attacked("red yellow brown", before="BC", draws=["push_push", "ants_ants", "build_build"])
    assert t.facts(AnteatersReset) == [(("blue", "green", "grey"),)]
    assert [t.lane(lane)[5] for lane in "ABC"] == ["blue", "green", "grey"]
    assert t.lane("A")[:4] == ["ants_push", "ants_push", "ants_push", "push_push"]
    assert "" not in t.s.fields.values()


@clause("ANT-ATE-11", "ANT-TIDY-14", "ANT-RULING-51")
def test_a_reset_with_too_few_tiles() -> None:
    t = attacked("red yellow brown", before="BC", bag=["push_push"])
    assert t.lane("B") == ["build_push", "build_push", "build_push", "", "", "green"]
    assert t.s.trigger == "tiles"
    t.passes()  # nobody takes a tile: the gap stays
    assert t.lane("B") == ["build_push", "build_push", "build_push", "", "", "green"]


@clause("ANT-ATE-12")
def test_the_count_starts_again() -> None:
    assert attacked("red yellow brown", before="BC").s.arrived == ()


@clause("ANT-ATE-05", "ANT-RULING-05", "ANT-RULING-11")
def test_each_colour_has_its_prey_and_its_zone() -> None:
    assert len(COLOURS) == len(set(EATS.values())) == len(set(SEARCHES_FIRST.values())) == 6
