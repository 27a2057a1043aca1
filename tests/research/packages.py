"""What the tests of this folder need besides the engine: `make conformance` has it, or fails."""

from __future__ import annotations

import importlib
import os
from typing import Any

import pytest

FULL = bool(os.environ.get("FORMICARIUM_CONFORMANCE"))


def package(name: str) -> Any:
    """The package; without it a sample is skipped, but not the whole."""
    return importlib.import_module(name) if FULL else pytest.importorskip(name)
