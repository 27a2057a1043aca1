"""Counting what turns up in matches."""

from __future__ import annotations

from collections import Counter

from formicarium.core.event import Told
from formicarium.lab.tally import Sighting, report, sightings
from tests.acorns import Handed, Rolled


def test_a_value_is_seen_where_an_event_has_the_field() -> None:
    log = [Told(0, Handed(1, 0, "oak", 2)), Told(1, Rolled((6,), (0, 1))), Told(2, Handed(1, 0, "oak", 1))]
    assert sightings(log, "kind") == {Sighting("oak", "Handed", 1): 2}


def test_of_several_things_at_once_each_is_seen() -> None:
    log = [Told(0, Rolled((6, 2, 6), (0, 1)))]
    assert sightings(log, "dice") == {Sighting("6", "Rolled", None): 2, Sighting("2", "Rolled", None): 1}


def test_a_report_tells_how_those_fared_whom_it_befell() -> None:
    first = Counter({Sighting("oak", "Handed", 0): 3, Sighting("elm", "Found", None): 1})
    second = Counter({Sighting("oak", "Handed", 1): 1})
    elm, oak = report([(first, (1.0, 0.0)), (second, (0.5, 0.5)), (Counter(), (1.0, 0.0))])
    assert elm == {"value": "elm", "event": "Found", "times": 1, "matches": 1}
    assert (oak["times"], oak["matches"], oak["win_share"]) == (4, 2, 0.75)
    low, high = oak["win_share_95"]
    assert low < 0.75 < high
