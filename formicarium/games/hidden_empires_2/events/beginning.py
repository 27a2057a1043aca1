"""Set-up and turns."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from formicarium.core.event import Event
from formicarium.games.hidden_empires_2.data import NO_CARD, Area, Card
from formicarium.texts.message import Seat


# Set-up
@dataclass(frozen=True, slots=True)
class NestDrawn(Event):
    clause = "HE2-SETUP-02"
    seat: Seat


@dataclass(frozen=True, slots=True)
class NestPlaced(Event):
    clause = "HE2-SETUP-02"
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class TokensLaid(Event):
    """The rest is the unused pile."""

    clause = "HE2-SETUP-03"
    count: int
    left: int


@dataclass(frozen=True, slots=True)
class FirstPlayerNamed(Event):
    clause = "HE2-SETUP-07"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PacketReceived(Event):
    """Only its holder may look."""

    clause = "HE2-VAR-06"
    no_return = True
    seat: Seat
    count: int
    traits: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> PacketReceived:
        return self if seat == self.seat else replace(self, traits=())


@dataclass(frozen=True, slots=True)
class TraitKept(Event):
    """Shown when the draft is over; an empty name is also that of no trait."""

    clause = "HE2-VAR-06"
    no_return = True
    seat: Seat
    round: int
    trait: Card

    def seen_by(self, seat: Seat | None) -> TraitKept:
        return self if seat == self.seat else replace(self, trait=NO_CARD)


@dataclass(frozen=True, slots=True)
class TraitsShown(Event):
    clause = "HE2-VAR-06"
    no_return = True
    seat: Seat
    traits: tuple[Card, ...]


# Turns
@dataclass(frozen=True, slots=True)
class GameTurnBegan(Event):
    clause = "HE2-TURN-01"
    opens = True
    turn: int


@dataclass(frozen=True, slots=True)
class NextPlayerDrawn(Event):
    clause = "HE2-VAR-01"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerTurnBegan(Event):
    clause = "HE2-TURN-02"
    opens = True
    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class StageReached(Event):
    """A player who holds cards may play one here, or could just have done so ("check", "scout")."""

    clause = "HE2-HAND-01"
    no_return = True
    noise = True
    seat: Seat
    stage: Literal["redeploy", "check", "advance", "scout", "end_turn"]


@dataclass(frozen=True, slots=True)
class ColonyAbandoned(Event):
    clause = "HE2-VAR-02"
    no_return = True  # the hand is discarded for all to see
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class ColonyRestarted(Event):
    clause = "HE2-VAR-03"
    seat: Seat
    area: Area


stage_reached = cache(StageReached)
