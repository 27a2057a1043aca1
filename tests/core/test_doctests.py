"""The examples in the docstrings of the core are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import formicarium.core

MODULES = [
    name for _, name, _ in pkgutil.walk_packages(formicarium.core.__path__, f"{formicarium.core.__name__}.")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
