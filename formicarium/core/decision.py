"""The questions put to seats, the moves that answer them, and the refusals that explain."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from formicarium.core.paths import Paths
from formicarium.core.plain import DERIVED, Tagged
from formicarium.kit.swift import swift
from formicarium.texts.message import Message, Seat

Path: TypeAlias = tuple[str, ...]  # the tokens one touches, in order: ("cell:r1c1",)


class Move(Tagged):
    """What a player may choose: frozen, one small type per kind.

    All of its fields make it what it is, those that only its words need included: equal moves say the same.
    """

    __slots__ = ()

    def spell(self) -> Path:
        """The things to touch, in order. Within one decision no path begins another."""
        raise NotImplementedError

    def __str__(self) -> str:
        return notation(self.spell())


def notation(path: Path) -> str:
    """A path as records and people write it.

    >>> notation(("slot:2", "count:3"))
    'slot:2 count:3'
    """
    return " ".join(path)


def tokens(text: str) -> Path:
    """The path that a line of notation spells."""
    return tuple(text.split())


def first_token(path: Path) -> tuple[str, str]:
    """What a path touches first: its kind and its name.

    >>> first_token(("cell:r1c1", "count:2"))
    ('cell', 'r1c1')
    """
    kind, _, name = path[0].partition(":") if path else ("", "", "")
    return kind, name


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Let a reaction window go by."""

    def spell(self) -> Path:
        return ("button:pass",)


PASS = Pass()


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat. Legal means listed: every legal move is here, in a stable order."""

    seat: Seat
    prompt: Message
    options: tuple[Move, ...]
    default: Move | None = None  # what a clock plays; None: the first option
    silent: bool = False  # others may not see that this seat is being asked
    proposed: Move | None = None  # the number to begin with, where a clock would not play it
    _paths: Paths | None = field(default=None, compare=False, repr=False, metadata=DERIVED)

    @property
    def timeout(self) -> Move:
        """The move played when the clock runs out."""
        return self.options[0] if self.default is None else self.default

    @property
    def advice(self) -> Move | None:
        """The answer to begin with, where the game names one; otherwise the order of the options tells."""
        return self.default if self.proposed is None else self.proposed

    def find(self, path: Path) -> Move | None:
        """The option spelled by exactly this path."""
        return self.paths().found.get(path)

    def paths(self) -> Paths:
        """The options by what spells them."""
        paths = self._paths
        if paths is None or paths.options is not self.options:  # `replace` hands on what it finds
            paths = Paths(self.options)
            object.__setattr__(self, "_paths", paths)
        return paths

    def offered(self, move: Move) -> Move | None:
        """The option that is spelled as this move."""
        for option in self.options:  # most often it is one of them itself
            if option is move:
                return option
        return self.find(move.spell())

    def meant(self, given: Move) -> Move | None:
        """The option that a move stands for: spelled alike, and at odds with nothing that it says.

        What has a default may be left out: `Buy(slot=2)` is `Buy(slot=2, kind="jam")` where jam lies there.
        """
        found = self.offered(given)
        return found if found is given or _agree(given, found) else None

    def narrow(self, touched: Path) -> tuple[Move, ...]:
        """The options still open after these tokens have been touched."""
        return self.paths().begun(touched)

    def next_tokens(self, touched: Path = ()) -> tuple[str, ...]:
        """What may be touched next, in the order of the options."""
        return self.paths().after(touched)


swift(Decision)


def _agree(given: Any, option: Any) -> bool:
    """Whether two moves of a kind differ only in what one of them leaves out."""
    known: dict[str, Any] = getattr(given, "__dataclass_fields__", {})
    if type(given) is not type(option) or not known:
        return bool(given == option)
    return all(getattr(given, name) in (each.default, getattr(option, name)) for name, each in known.items())


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done: the clause behind it, and the facts in words to come."""

    clause: str  # "" where the table itself refuses (not your turn, the match is over)
    reason: Message

    def __str__(self) -> str:
        facts = ", ".join(f"{key} {value}" for key, value in self.reason.args)
        said = f"{self.reason.key} ({facts})" if facts else self.reason.key
        return f"{said} [{self.clause}]" if self.clause else said
