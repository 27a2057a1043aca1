"""Which clauses are cited: the plugin's report, and what is made of it."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from formicarium.terminal.coverage import Coverage, NoTests, measure, show_coverage
from formicarium.terminal.screen import Screen
from tests.acorns import GAME

TESTS = """
import pytest
from formicarium.testing import clause

@clause("A-01", "A-02")
def test_passes(): pass

@clause("A-02", "A-03")
def test_fails(): assert False

@pytest.fixture
def broken():
    yield
    raise RuntimeError

@clause("A-04")
def test_passes_but_cannot_clear_up(broken): pass

@clause("A-05")
@pytest.mark.parametrize("n", [1, 2])
def test_counts(n): pass

def test_cites_nothing(): raise SystemExit
"""


@pytest.mark.parametrize("workers", [[], ["-p", "xdist", "-n", "1"]], ids=["alone", "xdist"])
def test_the_report_names_the_passing_tests_of_each_clause(tmp_path: Path, workers: list[str]) -> None:
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    report = tmp_path / "report.json"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "formicarium.testing", f"--clauses-to={report}"]
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    subprocess.run([*command, *workers], cwd=tmp_path, env=env, capture_output=True, check=False)
    assert json.loads(report.read_text(encoding="utf-8")) == {
        "A-01": ["test_some.py::test_passes"],
        "A-02": ["test_some.py::test_passes"],
        "A-03": [],
        "A-04": [],
        "A-05": ["test_some.py::test_counts[1]", "test_some.py::test_counts[2]"],
    }


@pytest.mark.parametrize(
    "cited, named, complete, lines",
    [
        ({"A-01", "A-02"}, {"A-01", "A-02"}, True, ["all 2 clauses are cited"]),
        ({"A-01"}, {"A-01", "A-02"}, False, ["no passing test cites A-02", "1 of 2 clauses are cited"]),
        (
            {"A-01", "A-02", "A-03"},
            {"A-01", "A-02", "A-03"},
            False,
            ["the rulebook has no A-03", "2 of 2 clauses are cited"],
        ),
    ],
)
def test_coverage_lists_what_is_missing_and_what_is_unknown(
    cited: set[str], named: set[str], complete: bool, lines: list[str]
) -> None:
    out = io.StringIO()
    screen = Screen(Console(file=out, width=100))
    coverage = Coverage(("A-01", "A-02"), frozenset(cited), frozenset(named))
    assert show_coverage(coverage, screen) is complete
    assert out.getvalue().splitlines() == lines


def test_a_game_without_tests_cannot_be_measured() -> None:
    with pytest.raises(NoTests, match="tests/games/acorns"):
        measure(GAME)
