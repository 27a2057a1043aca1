"""What an option takes and when it fits, declared once for whoever checks and whoever asks."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, NamedTuple

from formicarium.core.errors import OptionError
from formicarium.texts.message import message


@dataclass(frozen=True, slots=True)
class Options:
    """A game's options: one field each, with its default. `__post_init__` refuses what does not fit."""


class Bounds(NamedTuple):
    """How small and how large a number may be."""

    least: int
    most: int | None  # None: any number that is large enough
    clause: str

    def __str__(self) -> str:
        return f"{self.least} or more" if self.most is None else f"{self.least} to {self.most}"

    def holds(self, value: int) -> bool:
        return self.least <= value and (self.most is None or value <= self.most)


class Condition(NamedTuple):
    """What must have been chosen for an option to be more than its default."""

    needs: Mapping[str, Any]  # other options, and the value each must have
    seats: tuple[int, ...] | None  # how many must play; None: any number
    clause: str

    def holds(self, options: Options) -> bool:
        return all(getattr(options, name) == value for name, value in self.needs.items())

    def takes(self, seats: int) -> bool:
        return self.seats is None or seats in self.seats

    def refusal(self, name: str) -> OptionError:
        """The game's own words, `refused-option-…`, stand beside the option on the page, too."""
        wanted = [f"{other}={value}" for other, value in self.needs.items()]
        if self.seats is not None:
            wanted.append(f"{' or '.join(map(str, self.seats))} players")
        return OptionError(
            f"{name} needs {', '.join(wanted)} [{self.clause}]", message(f"refused-option-{name}")
        )


def option(
    default: Any, *, clause: str, needs: Mapping[str, Any] | None = None, seats: Collection[int] | None = None
) -> Any:
    """A field of a game's options that fits some choices only, by a clause of its rulebook."""
    players = None if seats is None else tuple(sorted(seats))
    return field(default=default, metadata={"condition": Condition(needs or {}, players, clause)})


def number(
    default: int, least: int, most: int | None = None, *, clause: str, needs: Mapping[str, Any] | None = None
) -> Any:
    """A field of a game's options: a number within bounds, by a clause of its rulebook."""
    metadata: dict[str, object] = {"bounds": Bounds(least, most, clause)}
    if needs:
        metadata["condition"] = Condition(needs, None, clause)
    return field(default=default, metadata=metadata)


def bounds_of(option: Field[Any]) -> Bounds | None:
    """What a field declares, if it is a `number`."""
    return option.metadata.get("bounds")


def condition_of(option: Field[Any]) -> Condition | None:
    """What a field declares, if it fits some choices only."""
    return option.metadata.get("condition")


def check_choices(options: Options) -> None:
    """OptionError says which option does not fit, and by which clause."""
    for each in fields(options):
        bounds, value = bounds_of(each), getattr(options, each.name)
        if bounds is not None and not bounds.holds(value):
            raise OptionError(f"{each.name} is {bounds}, not {value} [{bounds.clause}]")
        condition = condition_of(each)
        if condition is not None and value != each.default and not condition.holds(options):
            raise condition.refusal(each.name)


def check_company(options: Options, seats: int) -> None:
    """OptionError says which option is not for so many players, and by which clause."""
    for each in fields(options):
        condition, value = condition_of(each), getattr(options, each.name)
        if condition is not None and value != each.default and not condition.takes(seats):
            raise condition.refusal(each.name)
