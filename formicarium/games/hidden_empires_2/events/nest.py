"""The nest phase."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.event import Event
from formicarium.games.hidden_empires_2.data import Area, Brood, Caste, Place
from formicarium.texts.message import Seat


@dataclass(frozen=True, slots=True)
class NestPhaseBegan(Event):
    clause = "HE2-NEST-01"
    opens = True
    turn: int


@dataclass(frozen=True, slots=True)
class PlanKept(Event):
    """For the whole nest phase."""

    clause = "HE2-RULING-101"
    noise = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class FoodMilled(Event):
    clause = "HE2-CARD-millers-02"
    seat: Seat
    count: int
    food: int


@dataclass(frozen=True, slots=True)
class AntsReturned(Event):
    clause = "HE2-NEST-05"
    seat: Seat
    caste: Caste
    count: int
    place: Place


@dataclass(frozen=True, slots=True)
class AdultsFed(Event):
    clause = "HE2-NEST-06"
    seat: Seat
    count: int
    short: int


@dataclass(frozen=True, slots=True)
class PupaeEmerged(Event):
    clause = "HE2-NEST-08"
    seat: Seat
    workers: int
    medias: int
    majors: int
    princesses: int
    males: int


@dataclass(frozen=True, slots=True)
class LarvaeFed(Event):
    clause = "HE2-NEST-11"
    seat: Seat
    brood: Brood
    pupa: Brood
    count: int


@dataclass(frozen=True, slots=True)
class EggEaten(Event):
    clause = "HE2-NEST-12"
    seat: Seat
    brood: Brood
    count: int = 1


@dataclass(frozen=True, slots=True)
class EggsHatched(Event):
    clause = "HE2-NEST-14"
    seat: Seat
    females: int
    males: int


@dataclass(frozen=True, slots=True)
class EggsLaid(Event):
    clause = "HE2-NEST-15"
    seat: Seat
    brood: Brood
    count: int


@dataclass(frozen=True, slots=True)
class NursesLaid(EggsLaid):
    """In a colony without a queen."""

    clause = "HE2-NEST-18"


@dataclass(frozen=True, slots=True)
class MaleEggsAdded(EggsLaid):
    """By the card."""

    clause = "HE2-CARD-male_eggs-01"


@dataclass(frozen=True, slots=True)
class LarvaEaten(Event):
    clause = "HE2-NEST-16"
    seat: Seat
    brood: Brood
    count: int = 1


@dataclass(frozen=True, slots=True)
class FoodPutAway(Event):
    clause = "HE2-NEST-19"
    seat: Seat
    stored: int
    lost: int


@dataclass(frozen=True, slots=True)
class BlockEnded(Event):
    """What was decided in secret is public."""

    clause = "HE2-NEST-02"
    no_return = True
    noise = True
    block: str


@dataclass(frozen=True, slots=True)
class FlightFlown(Event):
    clause = "HE2-FLIGHT-02"
    seat: Seat
    princesses: int
    males: int
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class FlightPutOff(Event):
    clause = "HE2-FLIGHT-01"
    seat: Seat


@dataclass(frozen=True, slots=True)
class NestSiteFounded(Event):
    clause = "HE2-CARD-supercolony-01"
    seat: Seat
    area: Area
    queens: int
    size: int
