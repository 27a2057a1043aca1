"""ANT-ANTS: chains of workers."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.antics.chain import linked, loose, reach
from formicarium.games.antics.data import TRACKS, Track
from formicarium.games.antics.events import (
    BridgeBuilt,
    GuardPlaced,
    GuardRetrieved,
    HatchedRetrieved,
    WorkerRetrieved,
    WorkerSent,
)
from formicarium.testing import clause
from tests.games.antics.builder import TURN, Table, table


def sending(level: int = 5, **rest: Any) -> Table:
    """Seat 0 has so many units of an ants action."""
    return table(steps=[{"is": "Ants", "left": level}, *TURN], **rest)


def tracks(text: str) -> tuple[Track, ...]:
    return tuple(Track(name) for name in text.split())


@clause("ANT-ANTS-01", "ANT-CARD-ants-01")
def test_each_unit_sends_guards_or_retrieves_an_ant() -> None:
    t = sending(3, zones={0: "water 1, soldier 1"}, workers={0: "t02"}).plays(
        "send(water, t01)", "guard(t01)", "retrieve_worker(t02)"
    )
    assert (t.asked, t.workers(), t.s.guards) == ("ask-action", {"t01": ""}, {"t01": 0})


@clause("ANT-ANTS-01", "ANT-ANTS-08")
def test_every_unit_is_told() -> None:
    t = sending(5, zones={0: "water 1, soldier 2, rock 1"}, workers={0: "t02"}, guards={"t02": 0}).plays(
        "send(water, t01)", "guard(t01)", "retrieve_guard(t02)", "retrieve_worker(t02)", "retrieve_zone(rock)"
    )
    assert [t.facts(kind) for kind in (WorkerSent, GuardPlaced, GuardRetrieved, WorkerRetrieved)] == [
        [(0, "water", "t01")], [(0, "t01")], [(0, "t02")], [(0, "t02")],
    ]  # fmt: skip
    assert t.facts(HatchedRetrieved) == [(0, "rock")]
    assert sending(3, zones={0: "soldier 4"}).plays("bridge").facts(BridgeBuilt) == [(0,)]


@clause("ANT-ANTS-02")
def test_sending_and_retrieving_may_be_mixed() -> None:
    t = sending(5, zones={0: "water 2, rock 1"}).plays(
        "send(water, t01)", "retrieve_zone(rock)", "send(water, t10)", "retrieve_worker(t10)", "stop"
    )
    assert (t.workers(), t.zones(), t.s.supply[0]) == ({"t01": ""}, {}, 10)


@clause("ANT-ANTS-03")
def test_the_zone_must_fit_the_terrain() -> None:
    t = sending(zones={0: "water 1, rock 1"})
    assert t.offers("send") == ["send(water, t01)", "send(rock, t05)"]
    assert t.refuses("send(water, t05)") == "ANT-ANTS-03"
    assert t.refuses("send(flower, t03)") == "ANT-ANTS-03"  # nobody is there
    t.plays("send(rock, t05)")
    assert t.zones() == {"water": 1}


@clause("ANT-ANTS-04")
def test_the_track_must_be_connected() -> None:
    t = sending(zones={0: "meadow 3"}, workers={0: "t01"})
    assert t.offers("send") == ["send(meadow, t02)", "send(meadow, t14)"]
    assert t.refuses("send(meadow, t38)") == "ANT-ANTS-04"
    t.plays("send(meadow, t14)")
    assert "send(meadow, t38)" in t.offers()


@clause("ANT-ANTS-04")
def test_other_players_workers_connect_nothing() -> None:
    assert sending(zones={0: "meadow 1"}, workers={1: "t01, t14"}).offers("send") == ["send(meadow, t02)"]


@clause("ANT-ANTS-05", "ANT-RULING-18")
def test_one_worker_of_a_player_on_a_track() -> None:
    t = sending(zones={0: "water 2"}, workers={0: "t01"})
    assert "send(water, t01)" not in t.offers()
    assert t.refuses("send(water, t01)") == "ANT-ANTS-05"


@clause("ANT-ANTS-06")
def test_players_share_tracks() -> None:
    t = sending(zones={0: "water 1"}, workers={1: "t01", 2: "t01"}).plays("send(water, t01)")
    assert [t.workers(seat) for seat in range(3)] == [{"t01": ""}] * 3


@clause("ANT-ANTS-07", "ANT-RULING-17")
@pytest.mark.parametrize("left", [0, 2])
def test_clearings_connect_with_or_without_tokens(left: int) -> None:
    t = sending(zones={0: "meadow 1"}, workers={0: "t01, t10"}, clearings={"ladybird": left})
    assert "send(meadow, t21)" in t.offers()


@clause("ANT-ANTS-08")
def test_who_may_be_retrieved() -> None:
    t = sending(zones={0: "water 1, soldier 1"}, workers={0: "t02, chasm"}, guards={"t02": 0}, supply={0: 3})
    fetched = [answer for answer in t.offers() if answer.startswith("retrieve")]
    assert fetched == [
        "retrieve_worker(chasm)", "retrieve_guard(t02)", "retrieve_zone(water)", "retrieve_zone(soldier)",
    ]  # fmt: skip
    t.plays("retrieve_worker(chasm)", "retrieve_guard(t02)", "retrieve_zone(soldier)", "retrieve_worker(t02)")
    assert (t.s.supply[0], t.workers(), t.s.guards, t.zones()) == (7, {}, {}, {"water": 1})
    assert t.refuses("retrieve_worker(t02)") == "ANT-ANTS-08"
    assert t.refuses("retrieve_guard(t02)") == "ANT-ANTS-08"
    assert t.refuses("retrieve_zone(soldier)") == "ANT-ANTS-08"


@clause("ANT-ANTS-09")
@pytest.mark.parametrize(
    "chain, free",
    [
        ("t01", "t01"),
        ("t01 t10", "t10"),
        ("t01 t02 t10 t11", "t01 t02 t10 t11"),  # a ring through the ladybirds
        ("t01 t02 t06 t14 t41", "t01 t02 t06 t41"),
        ("t02 t06 t14 t41", "t41"),
        ("t47 chasm", "t47"),
        ("t01 t05", "t01 t05"),
    ],
)
def test_nobody_may_be_cut_off(chain: str, free: str) -> None:
    assert linked(tracks(chain))
    assert loose(tracks(chain)) == tracks(free)


@clause("ANT-ANTS-09")
def test_a_cut_is_refused() -> None:
    t = sending(workers={0: "t01, t10"}, zones={0: "water 1"})
    assert t.refuses("retrieve_worker(t01)") == "ANT-ANTS-09"


@clause("ANT-ANTS-10", "ANT-RULING-21")
def test_a_loaded_worker_stays() -> None:
    t = sending(workers={0: "t01, t10 ladybird"}, zones={0: "water 1"})
    assert "retrieve_worker(t10)" not in t.offers()
    assert t.refuses("retrieve_worker(t10)") == "ANT-ANTS-10"


@clause("ANT-ANTS-11", "ANT-RULING-22")
def test_the_guard_goes_first() -> None:
    t = sending(workers={0: "t01"}, guards={"t01": 0}, zones={0: "water 1"})
    assert t.refuses("retrieve_worker(t01)") == "ANT-ANTS-11"
    assert "retrieve_worker(t01)" in t.plays("retrieve_guard(t01)").offers()


@clause("ANT-ANTS-11")
def test_another_players_guard_does_not_hold_a_worker() -> None:
    t = sending(workers={0: "t01", 1: "t01"}, guards={"t01": 1}, zones={0: "water 1"})
    assert "retrieve_worker(t01)" in t.offers()


@clause("ANT-ANTS-12")
def test_workers_do_not_walk() -> None:
    t = sending(workers={0: "t01"}, zones={0: "water 1"})
    moves = {answer.split("(")[0] for answer in t.offers()}
    assert moves == {"send", "retrieve_worker", "retrieve_zone"}
    assert t.refuses("hand_on(t01, t10)")  # spelled worker:t01 worker:t10


@clause("ANT-ANTS-13")
def test_a_retrieved_ant_must_be_hatched_again() -> None:
    t = sending(workers={0: "t01, t02"}, zones={0: "rock 1"}).plays("retrieve_worker(t01)")
    assert t.s.supply[0] == 9
    assert t.offers("send") == ["send(rock, t05)", "send(rock, t07)"]


@clause("ANT-ANTS-04", "ANT-RULING-01")
def test_the_first_tracks_are_those_at_the_anthill() -> None:
    assert reach(()) == {
        "flower": ("t03",), "meadow": ("t02",), "water": ("t01",), "undergrowth": ("t04",), "rock": ("t05",),
    }  # fmt: skip


@clause("ANT-ANTS-09")
def test_every_chain_that_was_sent_is_linked() -> None:
    t = sending(5, zones={0: "water 2, meadow 1, flower 1, rock 1"})
    while t.asked == "ask-ants" and (sends := t.offers("send")):
        t.plays(sends[-1])
        assert linked(t.s.workers[0])
    assert set(t.workers()) <= set(TRACKS)
