"""Which clauses of a rulebook a passing test cites: the tests are run, and the two lists compared."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import formicarium
from formicarium.core.errors import FormicariumError
from formicarium.core.game import Game
from formicarium.terminal.screen import Screen
from formicarium.texts.catalogue import LANGUAGES
from formicarium.texts.rulebook import rulebook


class NoTests(FormicariumError):
    """There is nothing here to measure coverage with."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the rulebook has and what the tests cite."""

    clauses: tuple[str, ...]
    cited: frozenset[str]  # by a test that passed
    named: frozenset[str]  # by any test

    @property
    def missing(self) -> tuple[str, ...]:
        """Clauses that no passing test cites."""
        return tuple(clause for clause in self.clauses if clause not in self.cited)

    @property
    def unknown(self) -> tuple[str, ...]:
        """Ids that the rulebook does not have."""
        return tuple(sorted(self.named - set(self.clauses)))


def measure(game: Game[Any]) -> Coverage:
    """Run the game's tests that cite a clause; NoTests where there is no checkout to run them in."""
    root = Path(formicarium.__file__).parent.parent
    folder = root / "tests" / "games" / game.id
    if not folder.is_dir():
        raise NoTests(f"coverage needs a checkout with tests/games/{game.id}; this is an installed package")
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch) / "clauses.json"
        _run_tests(root, folder, report)
        tests: dict[str, list[str]] = json.loads(report.read_text(encoding="utf-8"))
    clauses = tuple(rulebook(game, LANGUAGES[0]).clauses)
    return Coverage(clauses, frozenset(id for id, passed in tests.items() if passed), frozenset(tests))


def _run_tests(root: Path, folder: Path, report: Path) -> None:
    command = [sys.executable, "-m", "pytest", str(folder), f"--clauses-to={report}", "--rootdir", str(root)]
    quiet = ["-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "formicarium.testing"]
    # Clauses are proved by plain tests: other plugins would only cost seconds to load.
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ran = subprocess.run([*command, *quiet], cwd=root, env=env, capture_output=True, text=True, check=False)
    if not report.exists():
        last = (ran.stdout + ran.stderr).strip().splitlines()[-1:] or ["it said nothing"]
        raise NoTests(f"pytest could not run the tests of {folder.name}: {last[0]}")


def show_coverage(coverage: Coverage, screen: Screen) -> bool:
    """The report; True if nothing is missing and nothing unknown."""
    for clause in coverage.missing:
        screen.write(f"no passing test cites {clause}")
    for clause in coverage.unknown:
        screen.write(f"the rulebook has no {clause}")
    total = len(coverage.clauses)
    if not coverage.missing and not coverage.unknown:
        screen.write(f"all {total} clauses are cited", "green")
        return True
    screen.write(f"{total - len(coverage.missing)} of {total} clauses are cited", "yellow")
    return False
