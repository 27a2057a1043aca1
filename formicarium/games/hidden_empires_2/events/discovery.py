"""Discovery tokens, and ants that come and go."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.event import Event
from formicarium.games.hidden_empires_2.data import Area, Brood, Caste, Place, Token
from formicarium.texts.message import Seat

Ants = tuple[Caste, ...]  # one by one, so that a text can count them
Dice = tuple[int, ...]


# Discovery tokens
@dataclass(frozen=True, slots=True)
class TokenRevealed(Event):
    clause = "HE2-TOKEN-01"
    no_return = True
    area: Area
    token: Token


@dataclass(frozen=True, slots=True)
class TokenRemoved(Event):
    """To the unused pile; a token that lay face down stays unknown."""

    clause = "HE2-TERM-11"
    area: Area
    token: Token


@dataclass(frozen=True, slots=True)
class TokenDrawn(Event):
    """From the unused pile, in place of a Predator beside a Predator."""

    clause = "HE2-TOKEN-03"
    no_return = True
    area: Area
    token: Token


@dataclass(frozen=True, slots=True)
class TokenModified(Event):
    """`value` is the modified one."""

    clause = "HE2-TOKEN-06"
    area: Area
    token: Token
    change: int
    value: int


@dataclass(frozen=True, slots=True)
class TokenLaid(Event):
    """Face down."""

    clause = "HE2-EVENT-04"
    area: Area


@dataclass(frozen=True, slots=True)
class PredatorMoved(Event):
    clause = "HE2-CARD-predator_migration-01"
    start: Area
    end: Area
    token: Token


@dataclass(frozen=True, slots=True)
class PredatorStruck(Event):
    """Without dice: a Warning Coloration."""

    clause = "HE2-SCOUT-08"
    news_for = ("seat",)
    seat: Seat
    area: Area
    token: Token
    dice: Dice


@dataclass(frozen=True, slots=True)
class PredatorHunted(Event):
    clause = "HE2-CARD-predator_migration-02"
    news_for = ("seat",)
    seat: Seat
    area: Area
    token: Token
    dice: Dice


@dataclass(frozen=True, slots=True)
class AphidsSheltered(Event):
    clause = "HE2-CARD-aphid_shelter-02"
    no_return = True
    seat: Seat
    tokens: tuple[Token, ...]
    areas: tuple[Area, ...]


@dataclass(frozen=True, slots=True)
class AphidsReturned(Event):
    clause = "HE2-CARD-aphid_shelter-03"
    seat: Seat
    token: Token
    area: Area


@dataclass(frozen=True, slots=True)
class AphidsDiscarded(Event):
    clause = "HE2-CARD-aphid_shelter-03"
    seat: Seat
    token: Token


# Ants come and go
@dataclass(frozen=True, slots=True)
class AntsSentHome(Event):
    """To the Returning Ants box of `seat`."""

    clause = "HE2-TERM-09"
    news_for = ("seat",)
    seat: Seat
    place: Place
    ants: Ants


@dataclass(frozen=True, slots=True)
class AntsEliminated(Event):
    clause = "HE2-TERM-09"
    news_for = ("seat",)
    seat: Seat
    place: Place
    ants: Ants


@dataclass(frozen=True, slots=True)
class BroodEliminated(Event):
    clause = "HE2-TERM-09"
    news_for = ("seat",)
    seat: Seat
    brood: Brood
    count: int


@dataclass(frozen=True, slots=True)
class AdultsEliminated(Event):
    """Princesses or males."""

    clause = "HE2-TERM-09"
    news_for = ("seat",)
    seat: Seat
    adult: str
    count: int
