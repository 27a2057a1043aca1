"""`formicarium analyse`: what it says of a match, in words and for programs."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import formicarium as fm
from formicarium.analysis import MISTAKE, Judged, Point
from formicarium.bots import find
from formicarium.cli import app
from formicarium.games.cicada_and_ant.data import CELLS
from formicarium.games.cicada_and_ant.moves import PlaceAnt
from formicarium.terminal.analysis import Findings, show_findings
from formicarium.terminal.screen import Screen
from formicarium.texts.facts import message_of
from formicarium.texts.message import message
from formicarium.texts.speaker import Speaker


def run(*args: str) -> Result:
    return CliRunner().invoke(app, args, env={"COLUMNS": "300", "LC_ALL": "C.UTF-8"})


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A match in which one player knows what it does, and one does not."""
    match, rng = fm.Match(fm.games["cicada_and_ant"], 2, seed=1), Random(1)
    bots = [find(match.game, name) for name in ("equilibrium", "random")]
    while match.outcome is None:
        seat = match.pending[0].seat
        match.play(seat, bots[seat].choose(match.sight(seat), rng).move)
    file = tmp_path_factory.mktemp("analyse") / "match.txt"
    file.write_text(match.record.dumps(), encoding="utf-8")
    return str(file)


def test_it_tells_chances_luck_and_what_cost_most(record: str) -> None:
    said = run("analyse", record, "--rounds", "2", "--seat", "1").output
    assert "Chances of winning" in said
    assert "luck" in said
    *_, other = (line.split() for line in said.splitlines() if line.startswith("Player A"))
    *_, answers = (line.split() for line in said.splitlines() if line.startswith("Player B"))
    assert other[2:] == ["–"] * 4, "what nobody looked at is not counted as nothing"
    assert sum(map(int, answers[2:])) > 10


def test_what_cost_most_is_told_with_what_would_have_been_better() -> None:
    told = StringIO()
    passed, bet = PlaceAnt(CELLS[0]), PlaceAnt(CELLS[5])
    says = message("judged-worse", better=message_of("move", bet), cost=21, error=6, laps=30)
    why = message("why-random", count=3)
    worst = Judged(12, 1, MISTAKE, 0.21, 0.06, 30, passed, says, bet, why=why)
    speaker = Speaker(fm.games["cicada_and_ant"], "en")
    points = [Point(0, (0.5, 0.5), (0.1, -0.1)), Point(9, (0.8, 0.2), (0.0, 0.0))]
    show_findings(Findings(points, [worst]), speaker, Screen(Console(file=told, width=200)), 2)
    said = " ".join(told.getvalue().split())
    assert "Answer 13, Player B: “" in said
    assert "” (mistake) Better: “" in said
    assert "21 times in 100 less, give or take 6, measured 30 times in the same worlds" in said
    assert "Answers 1 to 9: Player A from 50 to 80 in 100 (luck: 0)" in said
    assert "without thinking" in said
    assert "+10" in said
    assert "−10" in said


def test_a_program_reads_the_same(record: str) -> None:
    told = json.loads(run("analyse", record, "--rounds", "2", "--json").output)
    assert told["game"] == "cicada_and_ant"
    assert told["points"][0]["at"] == 0
    assert max(told["points"][-1]["chances"]) == 1.0
    for point in told["points"]:
        assert sum(point["chances"]) == pytest.approx(1.0, abs=0.001)
    assert {answer["seat"] for answer in told["answers"]} == {0, 1}
    assert {answer["verdict"] for answer in told["answers"]} <= {"best", "good", "doubtful", "mistake"}


def test_however_many_processes_look_they_find_the_same(record: str) -> None:
    asked = ("analyse", record, "--rounds", "4", "--json", "--processes")
    assert run(*asked, "2").output == run(*asked, "1").output


def test_bad_input_is_refused_in_one_line(record: str, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.txt"
    nothing.write_text("no record", encoding="utf-8")
    for args in ((str(nothing),), (record, "--seat", "7"), (str(tmp_path / "missing.txt"),)):
        refused = run("analyse", *args)
        assert refused.exit_code == 2
        assert refused.stdout == ""
        assert refused.stderr.count("\n") == 1
