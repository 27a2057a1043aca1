"""The move step, scouting and patrols."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from formicarium.core.event import Event
from formicarium.games.hidden_empires_2.data import Area, Caste, Place
from formicarium.texts.message import Seat

Dice = tuple[int, ...]


# The move step
@dataclass(frozen=True, slots=True)
class PatrolsEnded(Event):
    clause = "HE2-MOVE-01"
    seat: Seat
    areas: tuple[Area, ...]


@dataclass(frozen=True, slots=True)
class AntsRedeployed(Event):
    clause = "HE2-MOVE-02"
    seat: Seat
    caste: Caste
    count: int
    start: Place
    end: Place


@dataclass(frozen=True, slots=True)
class NestMoved(Event):
    clause = "HE2-CARD-migration-01"
    seat: Seat
    start: Area
    end: Area


@dataclass(frozen=True, slots=True)
class BivouacMoved(NestMoved):
    """By the trait, not by the card."""

    clause = "HE2-CARD-bivouac-03"


@dataclass(frozen=True, slots=True)
class NestChecked(Event):
    """The nest is in order; `size` is -1 where it is unlimited."""

    clause = "HE2-CHECK-01"
    noise = True
    seat: Seat
    used: int
    size: int
    brood: int
    nurses: int


@dataclass(frozen=True, slots=True)
class AntCalled(Event):
    """To put the nest in order."""

    clause = "HE2-CHECK-05"
    seat: Seat
    caste: Caste
    start: Place
    end: Place


@dataclass(frozen=True, slots=True)
class FoodDropped(Event):
    """Out of the granary."""

    clause = "HE2-CHECK-05"
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class AntsAdvanced(Event):
    clause = "HE2-STEP-01"
    seat: Seat
    caste: Caste
    count: int
    start: Place
    end: Place


@dataclass(frozen=True, slots=True)
class BivouacBroken(Event):
    """Without builders queens and brood are lost."""

    clause = "HE2-STEP-06"
    news_for = ("seat",)
    seat: Seat
    queens: int
    brood: int


# Scouting and patrols
@dataclass(frozen=True, slots=True)
class ScoutSearched(Event):
    """`seat` patrols, `scout` sent the ant."""

    clause = "HE2-SCOUT-02"
    news_for = ("seat", "scout")
    seat: Seat
    scout: Seat
    area: Area
    dice: Dice
    fate: Literal["eliminated", "home", "unseen"]


@dataclass(frozen=True, slots=True)
class PatrolReinforced(Event):
    clause = "HE2-SCOUT-04"
    seat: Seat
    area: Area
    caste: Caste
    count: int


@dataclass(frozen=True, slots=True)
class AntsReinforced(Event):
    clause = "HE2-SCOUT-09"
    seat: Seat
    area: Area
    caste: Caste
    count: int


@dataclass(frozen=True, slots=True)
class PatrolAssigned(Event):
    clause = "HE2-PATROL-01"
    seat: Seat
    area: Area
    caste: Caste
    count: int
