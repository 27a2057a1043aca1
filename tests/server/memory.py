"""Everything that the house remembers so as not to make it twice, and forgetting it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from formicarium.kit.interned import Interned


def memories() -> list[Any]:
    """Every cache of a function, and every store of things made once, in the modules that are loaded."""
    return [*_found()]


def _found() -> Iterator[Any]:
    modules = [module for name, module in sys.modules.items() if name.partition(".")[0] == "formicarium"]
    for module in modules:
        for value in vars(module).values():
            held = vars(value).values() if isinstance(value, type) else ()
            yield from (each for each in (value, *held) if _remembers(each))


def _remembers(value: Any) -> bool:
    return isinstance(value, Interned) or callable(getattr(value, "cache_clear", None))


def forget(found: list[Any]) -> None:
    for memory in found:
        memory.clear() if isinstance(memory, Interned) else memory.cache_clear()
