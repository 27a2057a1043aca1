"""A player turn: tasks, scouts, foraging."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.event import Event
from formicarium.games.hidden_empires_1.data import Area, Caste, Marker, Task
from formicarium.games.hidden_empires_1.events.final import Final
from formicarium.texts.message import Seat

# Assign Tasks


@dataclass(frozen=True, slots=True)
class HerdReturned(Final, Event):
    clause = "HE1-CARD-aphid_herders-02"
    seat: Seat
    marker: Marker
    area: Area


@dataclass(frozen=True, slots=True)
class HerdGivenUp(Final, Event):
    clause = "HE1-CARD-aphid_herders-02"
    seat: Seat
    marker: Marker


@dataclass(frozen=True, slots=True)
class TaskLapsed(Final, Event):
    """A task that is no longer legal."""

    clause = "HE1-ASGN-01"
    seat: Seat
    area: Area
    task: Task
    to_task: Task
    count: int


@dataclass(frozen=True, slots=True)
class AntsAssigned(Event):
    clause = "HE1-ASGN-02"
    seat: Seat
    count: int
    caste: Caste
    area: Area
    task: Task
    to_area: Area
    to_task: Task


@dataclass(frozen=True, slots=True)
class BroodGivenUp(Event):
    clause = "HE1-CHK-03"
    seat: Seat
    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class StoreGivenUp(Event):
    clause = "HE1-CHK-03"
    seat: Seat
    food: int


@dataclass(frozen=True, slots=True)
class AdultGivenUp(Event):
    """A reproductive, replete, Miller or Blocker."""

    clause = "HE1-CHK-06"
    seat: Seat
    kind: str


@dataclass(frozen=True, slots=True)
class TasksAssigned(Final, Event):
    clause = "HE1-ASGN-08"
    noise = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrailBegun(Final, Event):
    clause = "HE1-CARD-trail_making-02"
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class ColonyScattered(Final, Event):
    """A bivouac without builders."""

    clause = "HE1-CARD-bivouac-02"
    news_for = ("seat",)
    seat: Seat
    queens: int
    brood: int


@dataclass(frozen=True, slots=True)
class OpponentRepelled(Final, Event):
    clause = "HE1-CARD-repellent-01"
    news_for = ("victim",)
    seat: Seat
    victim: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class AntRepelled(Final, Event):
    clause = "HE1-CARD-repellent-01"
    news_for = ("victim",)
    seat: Seat
    victim: Seat
    area: Area
    task: Task
    caste: Caste


# Scout Areas


@dataclass(frozen=True, slots=True)
class ScoutSearched(Final, Event):
    """`seat` is the scout's."""

    clause = "HE1-SCOUT-02"
    news_for = ("searcher", "seat")
    searcher: Seat
    seat: Seat
    area: Area
    dice: tuple[int, ...]
    detected: bool
    killed: bool


@dataclass(frozen=True, slots=True)
class AreaReinforced(Final, Event):
    clause = "HE1-SCOUT-05"
    seat: Seat
    area: Area
    caste: Caste
    count: int


@dataclass(frozen=True, slots=True)
class AntsRetreated(Final, Event):
    clause = "HE1-SCOUT-06"
    seat: Seat
    area: Area
    task: Task
    caste: Caste
    count: int


@dataclass(frozen=True, slots=True)
class ReactionEnded(Final, Event):
    clause = "HE1-SCOUT-04"
    noise = True
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class MarkerTurnedUp(Final, Event):
    clause = "HE1-SCOUT-09"
    seat: Seat
    area: Area
    marker: Marker


@dataclass(frozen=True, slots=True)
class MarkerLeft(Final, Event):
    """It stays face down."""

    clause = "HE1-SCOUT-10"
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class ScoutMetPredator(Final, Event):
    """`fate`: killed, returned, camouflaged or warned."""

    clause = "HE1-SCOUT-12"
    news_for = ("seat",)
    seat: Seat
    area: Area
    marker: Marker
    dice: tuple[int, ...]
    fate: str


@dataclass(frozen=True, slots=True)
class AntsFled(Final, Event):
    """From a Predator, unharmed."""

    clause = "HE1-SCOUT-13"
    seat: Seat
    area: Area
    count: int


@dataclass(frozen=True, slots=True)
class TaskGiven(Final, Event):
    clause = "HE1-SCOUT-16"
    seat: Seat
    area: Area
    caste: Caste
    task: Task
    count: int


@dataclass(frozen=True, slots=True)
class AreaScouted(Final, Event):
    clause = "HE1-SCOUT-01"
    seat: Seat
    area: Area


# Perform Tasks


@dataclass(frozen=True, slots=True)
class TasksBegun(Final, Event):
    clause = "HE1-PERF-01"
    noise = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class FoodForaged(Final, Event):
    """`foragers` are the effective ones."""

    clause = "HE1-FOR-05"
    seat: Seat
    area: Area
    marker: Marker
    foragers: int
    food: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrailTried(Final, Event):
    clause = "HE1-CARD-trail_making-03"
    seat: Seat
    area: Area
    dice: tuple[int, ...]
    completed: bool


@dataclass(frozen=True, slots=True)
class NestEnlarged(Final, Event):
    clause = "HE1-BUILD-01"
    seat: Seat
    count: int
    size: int
