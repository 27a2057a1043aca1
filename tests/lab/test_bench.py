"""The benchmark measures every case; how fast is nobody's business here."""

from __future__ import annotations

import io
from dataclasses import replace
from random import Random

from rich.console import Console

from formicarium import games
from formicarium.lab.bare import play_bare
from formicarium.lab.bench import compared, compared_rounds, measure, play_match, show, side_by_side
from formicarium.lab.peers import Peer, Searcher
from formicarium.lab.rounds import Middle, Thinking, search
from formicarium.lab.speed import Cell, Section, Sheet
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


def test_both_builds_stand_side_by_side() -> None:
    row: dict[str, Cell] = {"game": "acorns", "variant": "short", "seats": 3}
    rows = [
        row | {"build": "pure", "decisions/s": 20, "copy µs": 4.0},
        row | {"build": "compiled", "decisions/s": 50, "copy µs": 2.0},
        row | {"seats": 4, "build": "pure", "decisions/s": 10, "copy µs": 5.0},
    ]
    both, one = side_by_side(rows, with_variant=True)
    assert list(both.values()) == ["acorns", "short", 3, 20, 50, 4.0, 2.0]
    assert list(one.values()) == ["acorns", "short", 4, 10, None, 5.0, None]
    assert "variant" not in side_by_side(rows, with_variant=False)[0]


def test_what_bots_do_is_measured(acorns: AcornGame) -> None:
    figures = search(acorns, 2, seconds=0.01)
    for heading in ("tries/s", "worlds/s", "to the end/s", "decisions each", "random/s"):
        assert float(figures[heading] or 0) > 0, heading
    assert figures["rounds/s"] is None  # nobody thinks in this game
    met = Searcher("somebody", seats=2, rounds=4.0, decisions=25.0)
    ours: dict[str, Cell] = {"build": "pure", "to the end/s": 30, "decisions each": 10}
    assert compared_rounds([ours, ours | {"build": "compiled"}], met, "pure")["we decide ×"] == 3


def test_rounds_are_those_of_the_search_itself() -> None:
    """Of a thought as many as the level has, or until nothing more can be learnt; then another is begun."""
    game, options = games["ant_war"], games["ant_war"].options()
    assert game.searching is not None
    searching = replace(game.searching, rounds=3)
    thinking = Thinking(game, searching, Middle(game, 2, options))
    assert all(searching.worthwhile(sight) for sight in thinking.questions)
    assert sum(thinking.play_on(number) for number in range(4)) == 4
    assert thinking.begun == 2
    assert thinking.thought is not None
    assert sum(thinking.thought.root.visits) == 1


def test_random_play_stops_where_it_is_told() -> None:
    s, decisions = play_bare(GAME, 3, GAME.read_options({}), Random(1), limit=2)
    assert (decisions, s.outcome) == (2, None)
    assert play_match(GAME, 3, {}, 1).outcome is not None
