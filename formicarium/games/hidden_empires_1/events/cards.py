"""Cards drawn and played, markers that come and go."""

from __future__ import annotations

from dataclasses import dataclass, replace

from formicarium.core.event import Event
from formicarium.games.hidden_empires_1.data import Area, Card, Caste, Marker, Task
from formicarium.games.hidden_empires_1.events.final import Final
from formicarium.texts.message import Seat

HIDDEN = Card("")

# Cards


@dataclass(frozen=True, slots=True)
class CardDrawn(Final, Event):
    """A Trait or an Action, unseen by the others."""

    clause = "HE1-DRAW-04"
    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> CardDrawn:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class EventDrawn(Final, Event):
    clause = "HE1-DRAW-03"
    seat: Seat
    card: Card

    def hits(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Final, Event):
    clause = "HE1-DRAW-02"
    count: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Final, Event):
    clause = "HE1-DRAW-06"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TraitPlayed(Final, Event):
    clause = "HE1-PLAY-01"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ActionPlayed(Final, Event):
    clause = "HE1-PLAY-02"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardAimed(Final, Event):
    """At one opponent."""

    clause = "HE1-PLAY-07"
    news_for = ("target",)
    seat: Seat
    card: Card
    target: Seat


@dataclass(frozen=True, slots=True)
class TraitDiscarded(Final, Event):
    clause = "HE1-PLAY-01"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CasteResettled(Final, Event):
    """Ants go where their Trait, or the lack of it, sends them."""

    clause = "HE1-PLAY-08"
    seat: Seat
    area: Area
    task: Task
    caste: Caste
    count: int
    to_task: Task


@dataclass(frozen=True, slots=True)
class StoreReleased(Final, Event):
    """Stored food that may no longer be stored becomes available."""

    clause = "HE1-PLAY-08"
    seat: Seat
    food: int


@dataclass(frozen=True, slots=True)
class TrailsAbandoned(Final, Event):
    clause = "HE1-PLAY-08"
    seat: Seat
    areas: tuple[Area, ...]


@dataclass(frozen=True, slots=True)
class HerdReleased(Final, Event):
    """Kept Aphids go to the pool."""

    clause = "HE1-PLAY-08"
    seat: Seat
    marker: Marker


# Markers


@dataclass(frozen=True, slots=True)
class MarkerRemoved(Final, Event):
    """To the pool; `marker` is "" for one that lay face down."""

    clause = "HE1-DEF-15"
    area: Area
    marker: Marker


@dataclass(frozen=True, slots=True)
class MarkerChanged(Final, Event):
    """One + (1) or one − (-1), and the value now."""

    clause = "HE1-DEF-12"
    area: Area
    marker: Marker
    change: int
    value: int


@dataclass(frozen=True, slots=True)
class MarkerUsedUp(Final, Event):
    clause = "HE1-DEF-13"
    area: Area
    marker: Marker


@dataclass(frozen=True, slots=True)
class MarkerArrived(Final, Event):
    """Face up, or "" face down."""

    clause = "HE1-CARD-env_change-02"
    area: Area
    marker: Marker


@dataclass(frozen=True, slots=True)
class TrailRemoved(Final, Event):
    """Something else takes its place."""

    clause = "HE1-DEF-15"
    seat: Seat
    area: Area
