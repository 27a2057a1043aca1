"""Options that are numbers: how small and how large, declared once for whoever checks and whoever asks."""

from __future__ import annotations

from dataclasses import Field, field, fields
from typing import TYPE_CHECKING, Any, NamedTuple

from formicarium.core.errors import OptionError

if TYPE_CHECKING:
    from formicarium.core.game import Options


class Bounds(NamedTuple):
    least: int
    most: int | None  # None: any number that is large enough
    clause: str

    def __str__(self) -> str:
        return f"{self.least} or more" if self.most is None else f"{self.least} to {self.most}"

    def holds(self, value: int) -> bool:
        return self.least <= value and (self.most is None or value <= self.most)


def number(default: int, least: int, most: int | None = None, *, clause: str) -> Any:
    """A field of a game's options: a number within bounds, by a clause of its rulebook."""
    return field(default=default, metadata={"bounds": Bounds(least, most, clause)})


def bounds_of(option: Field[Any]) -> Bounds | None:
    """What a field declares, if it is a `number`."""
    return option.metadata.get("bounds")


def check_bounds(options: Options) -> None:
    """OptionError says which number does not fit, and by which clause."""
    for option in fields(options):
        bounds, value = bounds_of(option), getattr(options, option.name)
        if bounds is not None and not bounds.holds(value):
            raise OptionError(f"{option.name} is {bounds}, not {value} [{bounds.clause}]")
