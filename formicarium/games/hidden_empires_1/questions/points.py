"""Combat points (HE1-COMB-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.hidden_empires_1.data import (
    BLOCKERS,
    CHAMBERS,
    DEADLY_STING,
    GUARDS,
    MILLERS,
    POINTS,
    SOLDIERS,
    TERRITORY_MARKING,
    Ants,
    Task,
)
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires


def points(s: Empires, seat: Seat, task: Task, caste: int, *, defending: bool) -> int:
    """What one ant counts; Millers and Blockers are in chambers and only ever defend there."""
    traits = s.traits[seat]
    if caste == 1 and GUARDS in traits:
        return POINTS["guard_media"]
    if caste == 2:
        if SOLDIERS in traits:
            return POINTS["soldier_major"]
        if BLOCKERS in traits and task in CHAMBERS:
            return POINTS["blocker_major_nest_defence"]
        if MILLERS in traits and task in CHAMBERS:
            sting = DEADLY_STING in traits
            return POINTS["miller_major_nest_defence_deadly_sting" if sting else "miller_major_nest_defence"]
    if DEADLY_STING in traits:
        return POINTS["worker_deadly_sting"]
    if defending and TERRITORY_MARKING in traits:
        return POINTS["worker_territory_marking_defending"]
    return POINTS["worker"]


def recruit_points(s: Empires, owner: Seat, caste: int) -> int:
    """HE1-CARD-recruitment-02: as if their owner attacked with them."""
    if caste == 2 and (MILLERS in s.traits[owner] or BLOCKERS in s.traits[owner]):
        return POINTS["blocker_or_miller_as_recruit"]
    return points(s, owner, Task(""), caste, defending=False)


def total(s: Empires, seat: Seat, places: list[tuple[Task, Ants]], *, defending: bool) -> int:
    """The points of ants at several places."""
    return sum(
        count * points(s, seat, task, caste, defending=defending)
        for task, ants in places
        for caste, count in enumerate(ants)
        if count
    )
