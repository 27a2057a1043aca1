"""Combat and invasion."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.event import Event
from formicarium.games.hidden_empires_2.data import Area, Brood, Card, Caste, Place
from formicarium.texts.message import Seat

Ants = tuple[Caste, ...]  # one by one, so that a text can count them
Dice = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    clause = "HE2-COMBAT-01"
    news_for = ("defender",)
    seat: Seat
    defender: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class ScatterRolled(Event):
    """So many ants may be sent home."""

    clause = "HE2-COMBAT-07"
    seat: Seat
    dice: Dice
    count: int


@dataclass(frozen=True, slots=True)
class BroodRescued(Event):
    clause = "HE2-INVADE-08"
    seat: Seat
    brood: Brood


@dataclass(frozen=True, slots=True)
class ChemicalRolled(Event):
    clause = "HE2-COMBAT-08"
    seat: Seat
    trait: Card
    dice: Dice
    count: int


@dataclass(frozen=True, slots=True)
class AntsRecruited(Event):
    clause = "HE2-CARD-recruitment-01"
    news_for = ("victim",)
    seat: Seat
    victim: Seat
    place: Place
    caste: Caste
    count: int


@dataclass(frozen=True, slots=True)
class BombsRolled(Event):
    """Attackers and bombers to be eliminated."""

    clause = "HE2-CARD-suicide_bombers-02"
    seat: Seat
    dice: Dice
    killed: int
    lost: int


@dataclass(frozen=True, slots=True)
class PointsCompared(Event):
    clause = "HE2-COMBAT-12"
    news_for = ("attacker", "defender")
    attacker: Seat
    defender: Seat
    attack: int
    defense: int


@dataclass(frozen=True, slots=True)
class RecruitsReleased(Event):
    """Home to `seat`, their owner."""

    clause = "HE2-COMBAT-15"
    seat: Seat
    ants: Ants


@dataclass(frozen=True, slots=True)
class SurvivorsStayed(Event):
    clause = "HE2-COMBAT-16"
    seat: Seat
    area: Area
    ants: Ants
    patrol: bool


@dataclass(frozen=True, slots=True)
class SurvivorsPatrolled(SurvivorsStayed):
    """In the advanced game; ordinary ants they remain beside a third player."""

    clause = "HE2-COMBAT-17"


@dataclass(frozen=True, slots=True)
class InvasionAnnounced(Event):
    clause = "HE2-INVADE-01"
    news_for = ("defender",)
    seat: Seat
    defender: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class InvasionDeclined(Event):
    clause = "HE2-INVADE-01"
    seat: Seat
    defender: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class NestSealed(Event):
    clause = "HE2-INVADE-02"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BlockersRolled(Event):
    """So many invaders go home."""

    clause = "HE2-CARD-blockers-03"
    seat: Seat
    dice: Dice
    count: int


@dataclass(frozen=True, slots=True)
class BroodCarriedOff(Event):
    clause = "HE2-INVADE-10"
    news_for = ("victim",)
    seat: Seat
    victim: Seat
    brood: Brood
    count: int


@dataclass(frozen=True, slots=True)
class PupaeEnslaved(Event):
    clause = "HE2-CARD-slave_makers-01"
    news_for = ("victim",)
    seat: Seat
    victim: Seat
    count: int


@dataclass(frozen=True, slots=True)
class RepletesCaptured(Event):
    clause = "HE2-CARD-slave_makers-02"
    news_for = ("victim",)
    seat: Seat
    victim: Seat
    count: int
    food: int


@dataclass(frozen=True, slots=True)
class QueenHunted(Event):
    clause = "HE2-INVADE-11"
    news_for = ("seat", "victim")
    seat: Seat
    victim: Seat
    dice: Dice
    killed: bool


@dataclass(frozen=True, slots=True)
class NestLost(Event):
    clause = "HE2-CARD-supercolony-04"
    news_for = ("seat",)
    seat: Seat
    area: Area
    size: int


@dataclass(frozen=True, slots=True)
class NestCrowned(Event):
    """A Nest Site becomes the Nest."""

    clause = "HE2-CARD-supercolony-04"
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class NestSitesRemoved(Event):
    clause = "HE2-TRAIT-05"
    news_for = ("seat",)
    seat: Seat
    areas: tuple[Area, ...]
