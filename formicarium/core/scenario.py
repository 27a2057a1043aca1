"""Scenarios: a table, forced chance, answers and facts that should hold, in one TOML text.

The worked examples of a spec, bug reports and puzzles are scenarios. docs/scenarios.md has the
format and a full example; `script` has the lines.
"""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from dataclasses import dataclass

from formicarium.core.errors import FormicariumError, ScenarioError
from formicarium.core.plain import read_fields
from formicarium.core.registry import games
from formicarium.core.script import Line, read_script
from formicarium.core.staging import Check, Setting, Staging, Stop


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Setting):
    """The keys of a scenario file."""

    name: str
    game: str
    script: str
    clauses: tuple[str, ...] = ()  # what it proves


@dataclass(frozen=True, slots=True)
class Result:
    """How a scenario went. It stops at the first answer or dealing that is not possible."""

    scenario: Scenario
    checks: tuple[Check, ...]

    @property
    def failed(self) -> tuple[Check, ...]:
        return tuple(check for check in self.checks if check.problem)

    @property
    def passed(self) -> bool:
        return not self.failed

    def __str__(self) -> str:
        lines = [f"{self.scenario.name}: {'passed' if self.passed else 'failed'}", *map(str, self.failed)]
        return "\n  ".join(lines)


def run(text: str) -> Result:
    """Run a scenario. ScenarioError where it cannot be read; what does not hold is in the result."""
    scenario, lines = load(text)
    staging = Staging(scenario, games[scenario.game], lines)
    with suppress(Stop):
        staging.begin()
        staging.run(len(lines))
    return Result(scenario, tuple(sorted(staging.checks, key=lambda check: check.line)))


def load(text: str) -> tuple[Scenario, tuple[Line, ...]]:
    """A scenario and its script, not yet run."""
    try:
        scenario = read_fields(Scenario, tomllib.loads(text), "", "")
        game = games[scenario.game]
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        raise ScenarioError(int(found[1]) if found else 0, f"not TOML: {error}") from error
    except FormicariumError as error:
        raise ScenarioError(0, str(error)) from error
    for clause in scenario.clauses:
        if not clause.startswith(f"{game.prefix}-"):
            raise ScenarioError(0, f"{clause!r} is not a clause of {game.id}")
    return scenario, tuple(read_script(scenario.script, _first_line(text), game.prefix))


def _first_line(text: str) -> int:
    """On which line of the file the script begins."""
    found = re.search(r"^script\s*=\s*(\"\"\"|''')(\r?\n)?", text, re.MULTILINE)
    return 1 + text.count("\n", 0, found.end()) if found else 1
