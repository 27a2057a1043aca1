"""What is named conformance is never a row of skipped tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.research import packages

MAKEFILE = Path(__file__).parents[2] / "Makefile"


def test_a_package_that_is_missing_fails_conformance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "FULL", True)
    assert packages.package("json").loads("1") == 1
    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        packages.package("no_such_package")
    monkeypatch.setattr(packages, "FULL", False)
    with pytest.raises(pytest.skip.Exception):
        packages.package("no_such_package")


def test_conformance_installs_what_it_needs() -> None:
    rules = [
        line for line in MAKEFILE.read_text(encoding="utf-8").splitlines() if line.startswith("conformance:")
    ]
    assert len(rules) == 1
    assert "$(LABORATORY)" in rules[0].partition("##")[0].split()
