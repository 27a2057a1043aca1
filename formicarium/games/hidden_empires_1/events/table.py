"""Set-up, turns, and colonies that start again."""

from __future__ import annotations

from dataclasses import dataclass, replace

from formicarium.core.event import Event
from formicarium.games.hidden_empires_1.data import Area, Card, Color, Marker
from formicarium.games.hidden_empires_1.events.final import Final
from formicarium.texts.message import Seat

HIDDEN = Card("")

# Set-up


@dataclass(frozen=True, slots=True)
class NestDrawn(Final, Event):
    """Whose Nest marker comes next."""

    clause = "HE1-SETUP-02"
    seat: Seat


@dataclass(frozen=True, slots=True)
class NestPlaced(Final, Event):
    clause = "HE1-SETUP-03"
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class TileLaid(Final, Event):
    clause = "HE1-ALT-02"
    seat: Seat
    area: Area
    color: Color


@dataclass(frozen=True, slots=True)
class TilesSetAside(Final, Event):
    clause = "HE1-ALT-08"
    count: int


@dataclass(frozen=True, slots=True)
class MarkersLaid(Final, Event):
    """Discovery markers, face down."""

    clause = "HE1-SETUP-08"
    areas: tuple[Area, ...]


@dataclass(frozen=True, slots=True)
class MarkersTurnedUp(Final, Event):
    """Those beside a nest."""

    clause = "HE1-SETUP-10"
    areas: tuple[Area, ...]
    markers: tuple[Marker, ...]


@dataclass(frozen=True, slots=True)
class TraitsDealt(Final, Event):
    """Only their owner learns which."""

    clause = "HE1-SETUP-12"
    seat: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> TraitsDealt:
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class DeckMade(Final, Event):
    clause = "HE1-SETUP-13"
    count: int


# Turns


@dataclass(frozen=True, slots=True)
class GameTurnBegun(Final, Event):
    clause = "HE1-TURN-01"
    opens = True
    turn: int


@dataclass(frozen=True, slots=True)
class PlayerTurnBegun(Final, Event):
    clause = "HE1-TURN-02"
    opens = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class NestPhaseBegun(Final, Event):
    clause = "HE1-TURN-04"
    opens = True
    turn: int


@dataclass(frozen=True, slots=True)
class NestStepBegun(Final, Event):
    clause = "HE1-NEST-01"
    noise = True
    step: str


@dataclass(frozen=True, slots=True)
class NestStepEnded(Final, Event):
    """What was chosen in secret has been shown."""

    clause = "HE1-NEST-02"
    noise = True
    step: str


# Restart


@dataclass(frozen=True, slots=True)
class ColonyAbandoned(Final, Event):
    clause = "HE1-REST-02"
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class ColonyFounded(Final, Event):
    clause = "HE1-REST-03"
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class TraitsFound(Final, Event):
    """Only their owner learns which."""

    clause = "HE1-REST-04"
    seat: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> TraitsFound:
        return self if seat == self.seat else replace(self, cards=())
