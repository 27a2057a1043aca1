"""The benchmark measures every case; how fast is nobody's business here."""

from __future__ import annotations

import io
from random import Random

from rich.console import Console

from formicarium.lab.bench import compared, measure, play_bare, play_match, show
from formicarium.lab.peers import Peer
from formicarium.lab.stopwatch import Pace
from tests.acorns import GAME, AcornGame


def test_a_case_is_measured_and_shown(acorns: AcornGame) -> None:
    figures = measure(acorns, "standard", 2, seconds=0.01)
    assert figures.decisions_per_second > 0
    assert figures.copy_us > 0
    assert figures.table_bytes > 0
    peer = Peer("somebody", Pace(1, 100, 2.0), 1e-5)
    row = compared([figures], peer)
    assert row["decisions_per_second"] == 50
    assert row["copy_us"] == 10
    out = io.StringIO()
    rows = [{"game": "acorns", "variant": "standard", "n": 2} | {str(i): i for i in range(6)}]
    show({"python": "3", "games": rows, "peers": [row]}, Console(file=out, width=200))
    assert "somebody" in out.getvalue()


def test_random_play_stops_where_it_is_told() -> None:
    s, decisions = play_bare(GAME, 3, GAME.read_options({}), Random(1), limit=2)
    assert (decisions, s.outcome) == (2, None)
    assert play_match(GAME, 3, {}, 1).outcome is not None
