"""HE2-FLIGHT: nuptial flights and points."""

from __future__ import annotations

import pytest

from formicarium.games.hidden_empires_2.events import FlightFlown, FlightPutOff
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import table

P1, P2, P3 = 0, 1, 2


@clause("HE2-FLIGHT-01", "HE2-RULING-35")
def test_each_player_with_a_reproductive_decides_in_secret() -> None:
    t = table("n5", seats=3, princesses=[1, 0, 0], males=[0, 0, 2])
    assert t.asked == {P1: "ask-nuptial-flight", P3: "ask-nuptial-flight"}  # without one there is no flight
    t.plays("button:fly", seat=P1)
    for seat in (P2, P3, None):
        assert t.view(seat).scores == (0, 0, 0)
        assert t.view(seat).princesses == (1, 0, 0)
        assert t.seen(seat, FlightFlown) == []
    t.plays("button:stay", seat=P3)
    assert t.s.scores == [2, 0, 0]
    assert [event.seat for event in t.told(FlightFlown)] == [P1]
    assert [event.seat for event in t.told(FlightPutOff)] == [P3]
    assert t.s.males[P3] == 2


@clause("HE2-FLIGHT-02")
@pytest.mark.parametrize(
    "princesses, males, points",
    [(1, 1, 4), (1, 0, 2), (0, 1, 1), (2, 2, 8), (3, 1, 8), (1, 3, 6), (0, 5, 5), (4, 4, 16)],
)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_points_for_pairs_princesses_and_males(mode: str, princesses: int, males: int, points: int) -> None:
    t = table("n5", mode=mode, princesses=[princesses], males=[males], scores=[3]).plays("button:fly")
    assert t.s.scores[P1] == 3 + points
    assert (t.s.princesses[P1], t.s.males[P1]) == (0, 0)  # all of them leave
    assert [(event.points, event.score) for event in t.told(FlightFlown)] == [(points, 3 + points)]


@clause("HE2-FLIGHT-03")
def test_a_marked_player_loses_half_first() -> None:
    t = table("n5", princesses=[2, 2], males=[2, 2], marked=[True, False])
    t.plays("button:fly", seat=P2).plays("button:fly", "count:1", seat=P1)
    assert t.s.scores == [4, 8]
    assert t.s.marked == [False, False]


@clause("HE2-FLIGHT-04", "HE2-CARD-supercolony-01")
def test_a_supercolony_may_found_a_site_after_scoring() -> None:
    t = table("n5", princesses=[1], traits=[["supercolony"]]).plays("button:fly")
    assert t.asked == {P1: "ask-nest-site"}
    assert t.offers() == [*(f"place:{area}" for area in ("D2", "D3", "E2", "E4", "F2", "F3")), "button:none"]
    t.plays("button:none")
    assert (t.s.scores[P1], t.s.nests[P1]) == (2, ("E3",))


@clause("HE2-FLIGHT-04", "HE2-RULING-35")
def test_without_a_flight_no_site_is_founded() -> None:
    t = table("n5", princesses=[1], traits=[["supercolony"]]).plays("button:stay")
    assert (t.asked, t.s.nests[P1]) == ({}, ("E3",))
    assert table("n5", traits=[["supercolony"]]).asked == {}


@clause("HE2-FLIGHT-05")
def test_reproductives_that_have_just_emerged_may_fly() -> None:
    t = table("nest", brood=[{"pupa_large": 1, "pupa_m": 1}], ants=[{"E3": 1}])
    assert t.asked == {P1: "ask-nuptial-flight"}
    t.plays("button:fly")
    assert t.s.scores[P1] == 4
