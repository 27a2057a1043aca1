"""Small frozen things that lie on the table."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.games.hidden_empires_1.data import NO_ANTS, NOWHERE, Ants, Area, Caste, Task
from formicarium.kit.interned import Interned
from formicarium.texts.message import Seat

NOTHING = Task("")


@dataclass(frozen=True, slots=True)
class Laid:
    """Face-down markers laid together, and how many of each kind can at most be among them and older ones."""

    areas: tuple[Area, ...]
    at_most: tuple[int, ...]  # in the order of MARKERS


@dataclass(frozen=True, slots=True)
class Picked:
    """A group of ants taken up in Assign Tasks: whence and, once chosen, whither (HE1-ASGN-02)."""

    area: Area  # "": a chamber
    task: Task  # or chamber
    caste: Caste
    to_area: Area = NOWHERE
    to_task: Task = NOTHING


PICKED = Interned(Picked)


@dataclass(frozen=True, slots=True)
class Fight:
    """A combat under way, outside or in a nest (HE1-COMB, HE1-NATT)."""

    area: Area
    attacker: Seat
    defender: Seat
    in_nest: bool = False
    recruits: Ants = NO_ANTS  # the defender's ants that fight for the attacker
    dead_attackers: int = 0
    dead_defenders: int = 0
    dead_recruits: int = 0
    winner: Seat | None = None  # once the points have been compared
