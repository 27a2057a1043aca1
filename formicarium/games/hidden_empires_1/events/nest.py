"""The Nest Phase."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.event import Event
from formicarium.games.hidden_empires_1.data import Area, Card, Caste, Task
from formicarium.games.hidden_empires_1.events.final import Final
from formicarium.texts.message import Seat


@dataclass(frozen=True, slots=True)
class AntsReturned(Final, Event):
    clause = "HE1-NEST-05"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class FoodMilled(Final, Event):
    clause = "HE1-NEST-06"
    seat: Seat
    count: int
    food: int


@dataclass(frozen=True, slots=True)
class AdultsFed(Final, Event):
    clause = "HE1-NEST-07"
    seat: Seat
    food: int
    missing: int


@dataclass(frozen=True, slots=True)
class AdultStarved(Final, Event):
    """One ant of the Nurses or Builders."""

    clause = "HE1-NEST-08"
    news_for = ("seat",)
    seat: Seat
    task: Task
    caste: Caste


@dataclass(frozen=True, slots=True)
class MemberStarved(Final, Event):
    """One brood member or reproductive."""

    clause = "HE1-NEST-08"
    news_for = ("seat",)
    seat: Seat
    kind: str


@dataclass(frozen=True, slots=True)
class PupaeEmerged(Final, Event):
    clause = "HE1-NEST-10"
    seat: Seat
    workers: int
    medias: int
    repletes: int
    majors: int
    virgin_queens: int
    drones: int


@dataclass(frozen=True, slots=True)
class LarvaeFed(Final, Event):
    clause = "HE1-NEST-13"
    seat: Seat
    small: int
    medium: int
    large: int
    male: int
    food: int
    missing: int


@dataclass(frozen=True, slots=True)
class BroodEaten(Final, Event):
    clause = "HE1-NEST-15"
    seat: Seat
    kind: str


@dataclass(frozen=True, slots=True)
class EggsHatched(Final, Event):
    clause = "HE1-NEST-17"
    seat: Seat
    female: int
    male: int


@dataclass(frozen=True, slots=True)
class EggsLaid(Final, Event):
    clause = "HE1-NEST-18"
    seat: Seat
    female: int
    male: int
    food: int
    missing: int


@dataclass(frozen=True, slots=True)
class BroodFedToQueen(Final, Event):
    clause = "HE1-NEST-19"
    seat: Seat
    kind: str


@dataclass(frozen=True, slots=True)
class NursesLaid(Final, Event):
    clause = "HE1-NEST-24"
    seat: Seat
    eggs: int


@dataclass(frozen=True, slots=True)
class FoodDiscarded(Final, Event):
    clause = "HE1-NEST-22"
    seat: Seat
    lost: int
    stored: int


@dataclass(frozen=True, slots=True)
class FlightFlown(Final, Event):
    clause = "HE1-SCORE-01"
    seat: Seat
    card: Card
    virgin_queens: int
    drones: int
    pairs: int
    points: int


@dataclass(frozen=True, slots=True)
class GuestQueenFed(Final, Event):
    """What she takes from a flight."""

    clause = "HE1-CARD-guest_queen-02"
    news_for = ("seat",)
    seat: Seat
    virgin_queens: int
    drones: int


@dataclass(frozen=True, slots=True)
class AntsBudded(Final, Event):
    clause = "HE1-CARD-budding-03"
    seat: Seat
    area: Area
    task: Task
    caste: Caste
    count: int


@dataclass(frozen=True, slots=True)
class SiteFounded(Final, Event):
    clause = "HE1-CARD-supercolony-02"
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class NestGrown(Final, Event):
    clause = "HE1-CARD-supercolony-04"
    seat: Seat
    size: int
