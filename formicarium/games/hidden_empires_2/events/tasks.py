"""Trails, foraging, building."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.event import Event
from formicarium.games.hidden_empires_2.data import Area, Colour, Token
from formicarium.games.hidden_empires_2.moves import Way
from formicarium.texts.message import Seat

Dice = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrailTried(Event):
    clause = "HE2-CARD-trail_makers-02"
    seat: Seat
    area: Area
    dice: Dice
    built: bool


@dataclass(frozen=True, slots=True)
class TrailsRemoved(Event):
    clause = "HE2-CARD-trail_makers-05"
    areas: tuple[Area, ...]


@dataclass(frozen=True, slots=True)
class TrailsLost(TrailsRemoved):
    """With the trait."""

    clause = "HE2-TRAIT-06"


@dataclass(frozen=True, slots=True)
class AreaForaged(Event):
    """`food` is what came home."""

    clause = "HE2-FORAGE-07"
    seat: Seat
    area: Area
    token: Token
    way: Way
    ants: int
    food: int


@dataclass(frozen=True, slots=True)
class DnaGained(Event):
    clause = "HE2-FORAGE-11"
    seat: Seat
    colour: Colour
    amount: int


@dataclass(frozen=True, slots=True)
class ForageRolled(Event):
    """What it does to the token."""

    clause = "HE2-FORAGE-08"
    seat: Seat
    area: Area
    dice: Dice
    change: int


@dataclass(frozen=True, slots=True)
class NestGrew(Event):
    clause = "HE2-BUILD-01"
    seat: Seat
    builders: int
    size: int
