"""Answers that are one word."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Move, Path


@dataclass(frozen=True, slots=True)
class PassBid(Move):
    """Out of this auction."""

    def spell(self) -> Path:
        return ("button:pass",)


@dataclass(frozen=True, slots=True)
class Done(Move):
    """On to what comes next."""

    def spell(self) -> Path:
        return ("button:done",)


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    def spell(self) -> Path:
        return ("button:end",)


@dataclass(frozen=True, slots=True)
class Nothing(Move):
    """None of what is offered."""

    def spell(self) -> Path:
        return ("button:none",)


@dataclass(frozen=True, slots=True)
class Yes(Move):
    def spell(self) -> Path:
        return ("button:yes",)


@dataclass(frozen=True, slots=True)
class No(Move):
    def spell(self) -> Path:
        return ("button:no",)


@dataclass(frozen=True, slots=True)
class DiscardAphids(Move):
    """`return_aphids`: the sheltered token goes to the unused pile."""

    def spell(self) -> Path:
        return ("button:discard",)


@dataclass(frozen=True, slots=True)
class DropFood(Move):
    """`fix_nest`: stored food is thrown away to free 1 nest size."""

    def spell(self) -> Path:
        return ("button:drop_food",)


@dataclass(frozen=True, slots=True)
class Fly(Move):
    def spell(self) -> Path:
        return ("button:fly",)


@dataclass(frozen=True, slots=True)
class Stay(Move):
    def spell(self) -> Path:
        return ("button:stay",)


BUTTONS = ("pass", "done", "end", "none", "yes", "no", "discard", "drop_food", "migrate", "fly", "stay")
DEEDS = ("harvest", "tend", "eliminate", "enslave", "capture")

DONE, NOTHING, YES, NO, PASS_BID, END_TURN = Done(), Nothing(), Yes(), No(), PassBid(), EndTurn()
