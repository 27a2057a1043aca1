"""What can happen (WAR-INFO-09): frozen, past tense, each with its clause.

Whatever an order does is final: the opponent has seen it, and what it tells of the ant (WAR-INFO-05), of
the hand, or of what was still possible (WAR-INFO-10).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from formicarium.core.event import Event
from formicarium.games.ant_war.data import Order, Side, Square, Unit
from formicarium.texts.message import Seat

UNKNOWN = Unit("")
NOBODY = Side("")

# Set-up


@dataclass(frozen=True, slots=True)
class ColoursAssigned(Event):
    clause = "WAR-SETUP-01"
    black: Seat
    red: Seat


@dataclass(frozen=True, slots=True)
class ArmiesShown(Event):
    clause = "WAR-SETUP-05"
    no_return = True
    black: tuple[Square, ...]
    red: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayerNamed(Event):
    clause = "WAR-SETUP-12"
    seat: Seat


# Orders


@dataclass(frozen=True, slots=True)
class OrderPlayed(Event):
    clause = "WAR-TURN-03"
    no_return = True
    seat: Seat
    order: Order


@dataclass(frozen=True, slots=True)
class OrderEnded(Event):
    """Whether its player stopped or had nothing left is not told (WAR-INFO-10)."""

    clause = "WAR-TURN-08"
    no_return = True
    binding = "WAR-INFO-10"
    noise = True
    seat: Seat
    order: Order


@dataclass(frozen=True, slots=True)
class OrderDiscarded(Event):
    clause = "WAR-TURN-09"
    no_return = True
    seat: Seat
    order: Order


@dataclass(frozen=True, slots=True)
class OrdersDrawn(Event):
    clause = "WAR-TURN-10"
    seat: Seat
    count: int
    orders: tuple[Order, ...]

    def seen_by(self, seat: Seat | None) -> OrdersDrawn:
        return self if seat == self.seat else replace(self, orders=())


@dataclass(frozen=True, slots=True)
class DiscardsReshuffled(Event):
    clause = "WAR-TURN-11"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    clause = "WAR-TURN-12"
    closes = True
    seat: Seat
    turn: int


# Actions


@dataclass(frozen=True, slots=True)
class AntMoved(Event):
    clause = "WAR-MOVE-03"
    no_return = True
    binding = "WAR-INFO-05"
    seat: Seat
    ant: str
    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class AntCharged(Event):
    clause = "WAR-SPEC-CHARGE-01"
    no_return = True
    binding = "WAR-INFO-05"
    seat: Seat
    ant: str
    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class AntJumped(Event):
    clause = "WAR-SPEC-JUMP-01"
    no_return = True
    binding = "WAR-INFO-05"
    seat: Seat
    ant: str
    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class AntLed(Event):
    """Parasitism: an enemy ant is led one square."""

    clause = "WAR-SPEC-PARASITISM-01"
    no_return = True
    seat: Seat
    ant: str
    start: Square
    end: Square

    def hits(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class CombatFought(Event):
    clause = "WAR-COMBAT-02"
    no_return = True
    attacker: str
    attacking: Unit
    defender: str
    defending: Unit
    square: Square
    survivor: str  # "" if both were destroyed

    def hits(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class AntDestroyed(Event):
    clause = "WAR-COMBAT-04"
    no_return = True
    news_for = ("seat",)
    seat: Seat  # its owner
    ant: str
    unit: Unit
    square: Square


@dataclass(frozen=True, slots=True)
class AntRevealed(Event):
    clause = "WAR-INFO-04"
    no_return = True
    news_for = ("seat",)
    seat: Seat  # its owner
    ant: str
    unit: Unit
    square: Square


@dataclass(frozen=True, slots=True)
class WallHit(Event):
    clause = "WAR-WALL-04"
    no_return = True
    binding = "WAR-INFO-05"
    ant: str  # that hit it
    wall: str
    square: Square
    hit_points: int


@dataclass(frozen=True, slots=True)
class WallDestroyed(Event):
    clause = "WAR-WALL-05"
    no_return = True
    ant: str  # that destroyed it
    wall: str
    square: Square


@dataclass(frozen=True, slots=True)
class WallBuilt(Event):
    clause = "WAR-ABIL-WORKER-03"
    no_return = True
    seat: Seat
    ant: str
    wall: str
    square: Square


@dataclass(frozen=True, slots=True)
class AntExploded(Event):
    clause = "WAR-ABIL-KAMIKAZE-02"
    no_return = True
    seat: Seat
    ant: str
    start: Square
    end: Square

    def hits(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class PiecesSwapped(Event):
    """Transport."""

    clause = "WAR-ABIL-TRANSPORTER-02"
    no_return = True
    seat: Seat
    ant: str
    other: str
    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class PiecesExchanged(Event):
    clause = "WAR-SPEC-EXCHANGE-02"
    no_return = True
    seat: Seat
    ant: str
    other: str
    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class AcidShot(Event):
    clause = "WAR-ABIL-SHOOTER-01"
    no_return = True
    seat: Seat
    ant: str
    start: Square
    end: Square
    result: Literal["destroyed", "revealed", "wall"]

    def hits(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class AntScouted(Event):
    """Reconnaissance: who looked, and where; what was seen is an AntRevealed."""

    clause = "WAR-ABIL-SCOUT-01"
    no_return = True
    seat: Seat
    ant: str
    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class AntRested(Event):
    clause = "WAR-SPEC-REST-01"
    no_return = True
    seat: Seat
    ant: str
    square: Square


@dataclass(frozen=True, slots=True)
class AntHatched(Event):
    """Everybody sees where; only its owner which unit."""

    clause = "WAR-SPEC-HATCHING-02"
    no_return = True
    seat: Seat
    ant: str
    square: Square
    unit: Unit

    def seen_by(self, seat: Seat | None) -> AntHatched:
        return self if seat == self.seat else replace(self, unit=UNKNOWN)


# Shop


@dataclass(frozen=True, slots=True)
class ShopOpened(Event):
    clause = "WAR-SHOP-01"
    left: int


@dataclass(frozen=True, slots=True)
class OrdersOffered(Event):
    clause = "WAR-SHOP-03"
    seat: Seat
    count: int
    orders: tuple[Order, ...]

    def seen_by(self, seat: Seat | None) -> OrdersOffered:
        return self if seat == self.seat else replace(self, orders=())


@dataclass(frozen=True, slots=True)
class OrderKept(Event):
    clause = "WAR-SHOP-04"
    no_return = True
    seat: Seat
    order: Order


@dataclass(frozen=True, slots=True)
class OrderArchived(Event):
    clause = "WAR-SHOP-08"
    no_return = True
    seat: Seat
    order: Order
    zone: Literal["hand", "discard"]


# The end


@dataclass(frozen=True, slots=True)
class PlayerBlocked(Event):
    clause = "WAR-END-05"
    seat: Seat
    orders: tuple[Order, ...]


@dataclass(frozen=True, slots=True)
class WarEnded(Event):
    clause = "WAR-END-08"
    reason: str
    winner: Side  # "" for a draw
