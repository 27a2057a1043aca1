"""Small frozen things that are made over and over: one object for each."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Interned(dict[tuple[Hashable, ...], T], Generic[T]):
    """One object per key, made when first wanted: a list of options then costs look-ups only.

    >>> said = Interned("{} and {}".format)
    >>> said["salt", "pepper"] is said["salt", "pepper"]
    True
    """

    def __init__(self, make: Callable[..., T]) -> None:
        self.make = make

    def __missing__(self, key: tuple[Hashable, ...]) -> T:
        made = self[key] = self.make(*key)
        return made
