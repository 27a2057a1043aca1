"""Cards, auctions and traits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from formicarium.core.event import Event
from formicarium.games.hidden_empires_2.data import NO_CARD, Area, Card, Caste, Place
from formicarium.texts.message import Seat


# Cards
@dataclass(frozen=True, slots=True)
class HandCardDrawn(Event):
    clause = "HE2-DRAW-03"
    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> HandCardDrawn:
        return self if seat == self.seat else replace(self, card=NO_CARD)


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    clause = "HE2-DRAW-02"
    seat: Seat
    card: Card

    def hits(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class TraitDrawn(Event):
    clause = "HE2-DRAW-04"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """On the way to a trait: discarded without effect."""

    clause = "HE2-HAND-07"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    clause = "HE2-DRAW-01"
    count: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """What was answered while it was carried out is final: its player may silently be asked for another."""

    clause = "HE2-DRAW-05"
    no_return = True
    noise = True
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """On a player, on an area, or from an area to another."""

    clause = "HE2-HAND-02"
    no_return = True
    seat: Seat
    card: Card
    target: Seat | None = None
    start: Area | None = None
    area: Area | None = None

    def hits(self, seat: Seat) -> bool:
        return seat == self.target != self.seat


@dataclass(frozen=True, slots=True)
class WindowOpened(Event):
    """For these players, whatever they hold."""

    clause = "HE2-HAND-06"
    no_return = True
    noise = True
    window: Literal["shelter_aphids", "seal_nest", "wa", "wb", "wc"]
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class WindowClosed(Event):
    """`seats` have played a card."""

    clause = "HE2-HAND-06"
    no_return = True
    noise = True
    window: Literal["shelter_aphids", "seal_nest", "wa", "wb", "wc"]
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class NestWindowOpened(WindowOpened):
    """In the nest phase."""

    clause = "HE2-NEST-03"


@dataclass(frozen=True, slots=True)
class NestWindowClosed(WindowClosed):
    """In the nest phase."""

    clause = "HE2-NEST-03"


@dataclass(frozen=True, slots=True)
class FoodGained(Event):
    """From Trophic Eggs."""

    clause = "HE2-CARD-trophic_eggs-01"
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class CaterpillarsEaten(FoodGained):
    """From Caterpillars."""

    clause = "HE2-CARD-caterpillars-01"


@dataclass(frozen=True, slots=True)
class LarvalFoodEaten(FoodGained):
    """From Larval Food."""

    clause = "HE2-CARD-larval_food-01"


@dataclass(frozen=True, slots=True)
class FoodStolen(Event):
    clause = "HE2-CARD-thief_ants-01"
    news_for = ("victim",)
    seat: Seat
    victim: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class DnaRolled(Event):
    """Gained by Hybridization; `dna` is what there is now."""

    clause = "HE2-CARD-hybridization-01"
    seat: Seat
    amount: int
    dna: int


@dataclass(frozen=True, slots=True)
class DnaShrunk(DnaRolled):
    """Lost by Population Bottleneck: the amount is below 0."""

    clause = "HE2-CARD-population_bottleneck-01"
    news_for = ("seat",)


@dataclass(frozen=True, slots=True)
class QueenAdopted(Event):
    clause = "HE2-CARD-additional_queen-01"
    seat: Seat
    queens: int


@dataclass(frozen=True, slots=True)
class QueensLost(Event):
    clause = "HE2-CARD-one_queen-01"
    news_for = ("seat",)
    seat: Seat
    count: int
    queens: int


@dataclass(frozen=True, slots=True)
class SiteQueensLost(QueensLost):
    """With the Nest Sites of a Supercolony that is no more."""

    clause = "HE2-TRAIT-05"


@dataclass(frozen=True, slots=True)
class ColonyMarked(Event):
    clause = "HE2-CARD-guest_queen-01"
    news_for = ("seat",)
    seat: Seat


# Auctions and traits
@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    clause = "HE2-AUC-01"
    opener: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class AuctionReopened(Event):
    clause = "HE2-AUC-09"
    opener: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    clause = "HE2-AUC-02"
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    clause = "HE2-AUC-02"
    noise = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class BidderDefaulted(Event):
    clause = "HE2-AUC-08"
    seat: Seat
    price: int
    dna: int


@dataclass(frozen=True, slots=True)
class TraitWon(Event):
    clause = "HE2-AUC-07"
    seat: Seat
    card: Card
    price: int


@dataclass(frozen=True, slots=True)
class TraitUnsold(Event):
    clause = "HE2-AUC-03"
    card: Card


@dataclass(frozen=True, slots=True)
class TraitLost(Event):
    clause = "HE2-AUC-10"
    news_for = ("seat",)
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class StoredFoodLost(Event):
    clause = "HE2-TRAIT-03"
    news_for = ("seat",)
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class CastesChanged(Event):
    """All of a caste go to Storage or to Reserves."""

    clause = "HE2-TRAIT-02"
    seat: Seat
    caste: Caste
    count: int
    place: Place


bid_passed = cache(BidPassed)
