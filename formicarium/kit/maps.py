"""Maps that are never changed, only replaced: whoever shares them shares what they were."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def adding(known: dict[K, V], key: K, value: V) -> dict[K, V]:
    """This map with one more entry, or another value.

    >>> before = {"a": 1}
    >>> adding(before, "b", 2), before
    ({'a': 1, 'b': 2}, {'a': 1})
    """
    return {**known, key: value}


def without(known: dict[K, V], key: K) -> dict[K, V]:
    """This map less an entry, if it has it.

    >>> before = {"a": 1, "b": 2}
    >>> without(before, "a"), before
    ({'b': 2}, {'a': 1, 'b': 2})
    >>> without(before, "c") is before
    True
    """
    return {other: value for other, value in known.items() if other != key} if key in known else known
