"""Answers that are one word."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Move, Path


@dataclass(frozen=True, slots=True)
class PassBid(Move):
    """Out of this auction."""

    def spell(self) -> Path:
        return ("button:pass",)


@dataclass(frozen=True, slots=True)
class Done(Move):
    """On to what comes next."""

    after: str = ""  # what comes to its end, for people

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
    deed: str = ""  # what is said yes to, where that costs something or is an attack; for people

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


@dataclass(frozen=True, slots=True)
class AcceptPlan(Move):
    """HE2-RULING-95: the rest of this block of the nest phase as proposed."""

    part: bool = False  # there are blocks after it, for people

    def spell(self) -> Path:
        return ("button:plan",)


@dataclass(frozen=True, slots=True)
class KeepPlan(Move):
    """HE2-RULING-101: this block as proposed, and those after it too."""

    def spell(self) -> Path:
        return ("button:keep_plan",)


@dataclass(frozen=True, slots=True)
class ForageAll(Move):
    """HE2-RULING-96: everything that can be foraged, as proposed."""

    def spell(self) -> Path:
        return ("button:forage_all",)


@dataclass(frozen=True, slots=True)
class ScoutAll(Move):
    """HE2-RULING-102: every area that can be scouted, or every token that can be revealed."""

    def spell(self) -> Path:
        return ("button:scout_all",)


@dataclass(frozen=True, slots=True)
class AsLastTurn(Move):
    """HE2-RULING-97, -98: ants go back to their posts, or patrol again, as in the last turn."""

    def spell(self) -> Path:
        return ("button:as_last_turn",)


@dataclass(frozen=True, slots=True)
class Gather(Move):
    """HE2-RULING-100: all who may still be redeployed are picked up, to come to one place."""

    def spell(self) -> Path:
        return ("button:gather",)


@dataclass(frozen=True, slots=True)
class AsProposed(Move):
    """HE2-RULING-99: of ants or brood that are chosen one by one, all that are still due."""

    def spell(self) -> Path:
        return ("button:proposed",)


BUTTONS = (
    *("pass", "done", "end", "none", "yes", "no", "discard", "drop_food", "migrate", "fly", "stay"),
    *("plan", "keep_plan", "forage_all", "scout_all", "as_last_turn", "proposed", "gather"),
)  # fmt: skip
DEEDS = ("harvest", "tend", "eliminate", "enslave", "capture")

DONE, NOTHING, YES, NO, PASS_BID, END_TURN = Done(), Nothing(), Yes(), No(), PassBid(), EndTurn()
ACCEPT_PLAN, FORAGE_ALL, AS_LAST_TURN, AS_PROPOSED = AcceptPlan(), ForageAll(), AsLastTurn(), AsProposed()
ACCEPT_PART = AcceptPlan(part=True)
GATHER, KEEP_PLAN, SCOUT_ALL = Gather(), KeepPlan(), ScoutAll()
done_with = cache(Done)
