"""Fights outside and in nests."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.event import Event
from formicarium.games.hidden_empires_1.data import Area, Card, Caste, Task
from formicarium.games.hidden_empires_1.events.final import Final
from formicarium.texts.message import Seat


@dataclass(frozen=True, slots=True)
class AreaAttacked(Final, Event):
    clause = "HE1-COMB-01"
    news_for = ("defender",)
    seat: Seat
    area: Area
    defender: Seat


@dataclass(frozen=True, slots=True)
class NestAttacked(Final, Event):
    clause = "HE1-NATT-01"
    news_for = ("defender",)
    seat: Seat
    area: Area
    defender: Seat


@dataclass(frozen=True, slots=True)
class NestSealed(Final, Event):
    """The attack does not take place."""

    clause = "HE1-NATT-03"
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class ChemicalUsed(Final, Event):
    clause = "HE1-COMB-06"
    seat: Seat
    card: Card
    dice: tuple[int, ...]
    struck: int


@dataclass(frozen=True, slots=True)
class AntDrivenOff(Final, Event):
    """To the Returning Ants box."""

    clause = "HE1-CARD-mace-02"
    news_for = ("seat",)
    seat: Seat
    area: Area
    task: Task
    caste: Caste


@dataclass(frozen=True, slots=True)
class AntLent(Final, Event):
    clause = "HE1-CARD-recruitment-01"
    news_for = ("seat",)
    seat: Seat
    area: Area
    task: Task
    caste: Caste


@dataclass(frozen=True, slots=True)
class BombsUsed(Final, Event):
    clause = "HE1-CARD-suicide_bombers-03"
    seat: Seat
    dice: tuple[int, ...]
    kills: int
    own: int


@dataclass(frozen=True, slots=True)
class AntsKilled(Final, Event):
    """In a combat; `task` may be recruits."""

    clause = "HE1-COMB-14"
    news_for = ("seat",)
    seat: Seat
    area: Area
    task: Task
    caste: Caste
    count: int


@dataclass(frozen=True, slots=True)
class CombatJudged(Final, Event):
    """Points of both sides; no winner if they are equal."""

    clause = "HE1-COMB-10"
    news_for = ("attacker", "defender")
    attacker: Seat
    defender: Seat
    attack: int
    defence: int
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class RecruitsReleased(Final, Event):
    clause = "HE1-CARD-recruitment-04"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class DeadCarriedOff(Final, Event):
    clause = "HE1-COMB-15"
    seat: Seat
    area: Area
    caste: Caste
    count: int
    food: int


@dataclass(frozen=True, slots=True)
class AttackEnded(Final, Event):
    clause = "HE1-COMB-18"
    seat: Seat
    area: Area
    patrollers: int


@dataclass(frozen=True, slots=True)
class NestPlundered(Final, Event):
    clause = "HE1-NATT-07"
    news_for = ("defender",)
    seat: Seat
    defender: Seat
    caste: Caste
    take: str
    count: int
    food: int


@dataclass(frozen=True, slots=True)
class DeadEaten(Final, Event):
    """Dead attackers feed the nest."""

    clause = "HE1-NATT-08"
    seat: Seat
    food: int


@dataclass(frozen=True, slots=True)
class QueenHunted(Final, Event):
    clause = "HE1-NATT-10"
    news_for = ("seat", "defender")
    seat: Seat
    defender: Seat
    dice: tuple[int, ...]
    killed: bool


@dataclass(frozen=True, slots=True)
class NestMarkerLost(Final, Event):
    clause = "HE1-CARD-supercolony-06"
    news_for = ("seat",)
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class SitePromoted(Final, Event):
    clause = "HE1-CARD-supercolony-06"
    seat: Seat
    area: Area
