"""What single cards do."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.event import Event
from formicarium.games.hidden_empires_1.data import Area, Card, Caste, Marker, Task
from formicarium.games.hidden_empires_1.events.final import Final
from formicarium.texts.message import Seat


@dataclass(frozen=True, slots=True)
class ColonyBoosted(Final, Event):
    clause = "HE1-CARD-budding-02"
    seat: Seat
    workers: int
    brood: int


@dataclass(frozen=True, slots=True)
class ColonyDoubled(Final, Event):
    clause = "HE1-CARD-multiple_foundresses-02"
    seat: Seat
    size: int
    queens: int


@dataclass(frozen=True, slots=True)
class ColonyInfiltrated(Final, Event):
    clause = "HE1-CARD-infiltrator_queen-02"
    seat: Seat
    workers: int


@dataclass(frozen=True, slots=True)
class ColonyReplaced(Final, Event):
    clause = "HE1-CARD-destroyer_queen-02"
    seat: Seat
    workers: int
    brood: int
    pupae: int


@dataclass(frozen=True, slots=True)
class QueenAdded(Final, Event):
    clause = "HE1-CARD-additional_queen-01"
    seat: Seat
    queens: int


@dataclass(frozen=True, slots=True)
class ColonyMigrated(Final, Event):
    clause = "HE1-CARD-migrate-02"
    seat: Seat
    area: Area
    to_area: Area


@dataclass(frozen=True, slots=True)
class BroodLeftBehind(Final, Event):
    clause = "HE1-CARD-migrate-03"
    seat: Seat
    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class BivouacMoved(Final, Event):
    clause = "HE1-CARD-bivouac-03"
    seat: Seat
    area: Area
    to_area: Area


@dataclass(frozen=True, slots=True)
class LarvaeLost(Final, Event):
    clause = "HE1-CARD-rove_beetles-01"
    news_for = ("seat",)
    seat: Seat
    female: int
    male: int


@dataclass(frozen=True, slots=True)
class FoodStolen(Final, Event):
    clause = "HE1-CARD-guest_ants-01"
    news_for = ("seat",)
    seat: Seat
    food: int


@dataclass(frozen=True, slots=True)
class GuestQueenArrived(Final, Event):
    clause = "HE1-CARD-guest_queen-01"
    news_for = ("seat",)
    seat: Seat


@dataclass(frozen=True, slots=True)
class QueensLost(Final, Event):
    clause = "HE1-CARD-one_queen-02"
    news_for = ("seat",)
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class OneQueenRefused(Final, Event):
    clause = "HE1-CARD-supercolony-08"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PredatorMoved(Final, Event):
    clause = "HE1-CARD-predator_migration-02"
    seat: Seat
    area: Area
    to_area: Area
    marker: Marker


@dataclass(frozen=True, slots=True)
class PredatorStruck(Final, Event):
    clause = "HE1-CARD-predator_migration-03"
    area: Area
    marker: Marker
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AntCaught(Final, Event):
    clause = "HE1-CARD-predator_migration-03"
    news_for = ("seat",)
    seat: Seat
    area: Area
    task: Task
    caste: Caste


@dataclass(frozen=True, slots=True)
class FoodMade(Final, Event):
    """By Larval Food or Edible Eggs."""

    clause = "HE1-CARD-larval_food-01"
    seat: Seat
    card: Card
    food: int


@dataclass(frozen=True, slots=True)
class EggsAdded(Final, Event):
    clause = "HE1-CARD-male_eggs-01"
    seat: Seat
    eggs: int


@dataclass(frozen=True, slots=True)
class FoodFound(Final, Event):
    """By every player."""

    clause = "HE1-CARD-caterpillars-01"
    food: int


@dataclass(frozen=True, slots=True)
class HerdSaved(Final, Event):
    clause = "HE1-CARD-aphid_herders-01"
    seat: Seat
    area: Area
    marker: Marker


@dataclass(frozen=True, slots=True)
class AntLost(Final, Event):
    clause = "HE1-CARD-attrition-01"
    news_for = ("seat",)
    seat: Seat
    area: Area
    task: Task
    caste: Caste
