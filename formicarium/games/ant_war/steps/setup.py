"""Set-up (WAR-SETUP)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from formicarium.core.chance import Draw, Pick
from formicarium.core.state import Step
from formicarium.games.ant_war.data import (
    BLACK,
    HAND,
    LETTER,
    RANK_ORDER,
    RED,
    SHOP,
    SIDES,
    START_DECK,
    Order,
    Side,
    Square,
)
from formicarium.games.ant_war.events import ArmiesShown, ColoursAssigned, FirstPlayerNamed
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.steps.cards import take_into_hand
from formicarium.games.ant_war.steps.placement import PlaceArmies
from formicarium.games.ant_war.steps.turn import Turn
from formicarium.texts.message import Seat


@dataclass(frozen=True, slots=True)
class SetUp(Step[Garden, None]):
    """WAR-SETUP: colours, secret placement, decks, first hands, first player."""

    def run(self, s: Garden, answer: None) -> None:
        s.piles = [tuple(sorted(START_DECK))] * 2
        s.shop = tuple(sorted(SHOP))
        s.then(
            AssignColours(), PlaceArmies(), ShowArmies(), DealHand(0), DealHand(1), NameFirstPlayer(), Turn()
        )


@dataclass(frozen=True, slots=True)
class AssignColours(Step[Garden, str | None]):
    """WAR-SETUP-01: who commands Black, at random unless it was agreed."""

    def ask(self, s: Garden) -> Pick | None:
        return Pick(("0", "1")) if s.options.black_seat == "random" else None

    def run(self, s: Garden, answer: str | None) -> None:
        black = int(s.options.black_seat if answer is None else answer)
        s.sides = [BLACK, RED] if black == 0 else [RED, BLACK]
        s.tell(ColoursAssigned(black, 1 - black))


@dataclass(frozen=True, slots=True)
class ShowArmies(Step[Garden, None]):
    """WAR-SETUP-05, -07: the squares become public; public ids by reading order tell nothing of the units."""

    def run(self, s: Garden, answer: None) -> None:
        s.shown = True
        standing = {side: reading_order(s, side) for side in SIDES}
        for side, squares in standing.items():
            for number, square in enumerate(squares, 1):
                s.board[square] = replace(s.board[square], id=f"{LETTER[side]}{number:02}")
        s.tell(ArmiesShown(standing[BLACK], standing[RED]))


def reading_order(s: Garden, side: Side) -> tuple[Square, ...]:
    """WAR-SETUP-07: from the own edge towards the enemy, seen from behind the own lines."""
    squares = [square for square, piece in s.board.items() if piece.side == side]
    return tuple(sorted(squares, key=RANK_ORDER.__getitem__, reverse=side == RED))


@dataclass(frozen=True, slots=True)
class DealHand(Step[Garden, tuple[Order, ...]]):
    """WAR-SETUP-11: three orders into the hand."""

    seat: Seat

    def ask(self, s: Garden) -> Draw:
        return Draw(s.piles[self.seat], HAND)

    def run(self, s: Garden, answer: tuple[Order, ...]) -> None:
        take_into_hand(s, self.seat, answer)


@dataclass(frozen=True, slots=True)
class NameFirstPlayer(Step[Garden, str | None]):
    """WAR-SETUP-12, WAR-VAR-04: at random, whatever the colours, unless fixed."""

    def ask(self, s: Garden) -> Pick | None:
        return Pick(("0", "1")) if s.options.fixed_first == "random" else None

    def run(self, s: Garden, answer: str | None) -> None:
        s.first = s.seat_of(Side(s.options.fixed_first)) if answer is None else int(answer)
        s.active = s.first
        s.tell(FirstPlayerNamed(s.first))
