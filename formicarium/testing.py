"""For tests: `@clause` names the rules that a test proves, and pytest can report who proves what.

As a pytest plugin (`pytest_plugins = ["formicarium.testing"]`) it adds `--clauses-to FILE`: run
only the tests that cite a clause, and write which of them passed, by clause.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., object])

_PROPERTY = "clauses"


def clause(*ids: str) -> Callable[[F], F]:
    """The test proves these clauses; the folder it lies in says of which rulebook."""
    mark: Callable[[F], F] = pytest.mark.clause(*ids)
    return mark


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--clauses-to", metavar="FILE", help="run tests that cite a clause; write clause → passing tests"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the rulebook clauses that this test proves")
    target = config.getoption("--clauses-to")
    if target and not hasattr(config, "workerinput"):  # with xdist, the controller hears everything
        config.pluginmanager.register(ClauseReport(Path(str(target))), "clause-report")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    citing: list[pytest.Item] = []
    rest: list[pytest.Item] = []
    for item in items:
        ids = [str(id) for mark in item.iter_markers("clause") for id in mark.args]
        item.user_properties.append((_PROPERTY, ids))
        (citing if ids else rest).append(item)
    if config.getoption("--clauses-to"):
        items[:] = citing
        config.hook.pytest_deselected(items=rest)


class ClauseReport:
    """Listens to the results and writes them down, clause by clause."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.tests: dict[str, set[str]] = {}  # by clause
        self.failed: set[str] = set()
        self.passed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, ids in report.user_properties:
            if name == _PROPERTY and isinstance(ids, list):
                for id in ids:
                    self.tests.setdefault(id, set()).add(report.nodeid)
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        good = self.passed - self.failed
        found = {id: sorted(tests & good) for id, tests in sorted(self.tests.items())}
        self.target.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
