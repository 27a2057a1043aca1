"""Cards and bids."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Move, Path
from formicarium.games.hidden_empires_2.data import Area, Card
from formicarium.texts.message import Seat


@dataclass(frozen=True, slots=True)
class KeepTrait(Move):
    """`draft_keep`"""

    trait: Card

    def spell(self) -> Path:
        return (f"card:{self.trait}",)


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    """A hand card without a target."""

    card: Card

    def spell(self) -> Path:
        return (f"card:{self.card}",)


@dataclass(frozen=True, slots=True)
class PlayOn(Move):
    """A hand card on a player."""

    card: Card
    seat: Seat

    def spell(self) -> Path:
        return (f"card:{self.card}", f"seat:{self.seat}")


@dataclass(frozen=True, slots=True)
class PlayAt(Move):
    """A hand card on an area."""

    card: Card
    area: Area

    def spell(self) -> Path:
        return (f"card:{self.card}", f"place:{self.area}")


@dataclass(frozen=True, slots=True)
class PlayFromTo(Move):
    """A hand card that moves a Predator or a nest."""

    card: Card
    start: Area
    end: Area

    def spell(self) -> Path:
        return (f"card:{self.card}", f"place:{self.start}", f"place:{self.end}")


@dataclass(frozen=True, slots=True)
class Bid(Move):
    amount: int
    price: int = 0  # where it is more than the bid, for people
    beyond: bool = False  # and more than the bidder has

    def spell(self) -> Path:
        return (f"bid:{self.amount}",)


play_card = cache(PlayCard)
play_on = cache(PlayOn)
play_at = cache(PlayAt)
play_from_to = cache(PlayFromTo)


@cache
def bids(least: int, most: int, times: int, payable: int) -> tuple[Bid, ...]:
    """Every bid from `least` to `most`, to be paid so many times; up to `payable` the bidder can.

    The least is proposed: it comes first, and the others do not rise from it.
    """
    amounts = (*range(least, min(most, least) + 1), *range(most, least, -1))
    return tuple(Bid(amount, amount * times if times > 1 else 0, amount > payable) for amount in amounts)
