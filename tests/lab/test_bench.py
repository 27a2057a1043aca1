"""The benchmark measures every case; how fast is nobody's business here."""

from __future__ import annotations

import io
from random import Random

from rich.console import Console

from formicarium.lab.bench import compared, measure, play_bare, play_match, search, show
from formicarium.lab.peers import Peer
from formicarium.lab.speed import Section, Sheet
from formicarium.lab.stopwatch import Pace
from tests.acorns import GAME, AcornGame


def test_a_case_is_measured_and_shown(acorns: AcornGame) -> None:
    figures = measure(acorns, "standard", 2, seconds=0.01)
    for heading in ("decisions/s", "copy µs", "bytes"):
        assert float(figures[heading] or 0) > 0, heading
    figures = {**figures, "build": "pure"}
    row = compared([figures], Peer("somebody", Pace(1, 100, 2.0), 1e-5), "pure")
    assert (row["decisions/s"], row["copy µs"]) == (50, 10)
    out = io.StringIO()
    sheets = [Sheet("Games", [figures]), Sheet("Peers", [row])]
    show({"engine": Section("The engine", "", "", sheets)}, Console(file=out, width=200))
    assert "somebody" in out.getvalue()


def test_what_bots_do_is_measured(acorns: AcornGame) -> None:
    figures = search(acorns, 2, seconds=0.01)
    for heading in ("rounds/s", "worlds/s", "random/s"):
        assert float(figures[heading] or 0) > 0, heading


def test_random_play_stops_where_it_is_told() -> None:
    s, decisions = play_bare(GAME, 3, GAME.read_options({}), Random(1), limit=2)
    assert (decisions, s.outcome) == (2, None)
    assert play_match(GAME, 3, {}, 1).outcome is not None
