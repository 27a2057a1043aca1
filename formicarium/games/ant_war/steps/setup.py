"""Set-up (WAR-SETUP)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from formicarium.core.chance import Draw, Pick
from formicarium.core.decision import Decision, Refusal, first_token
from formicarium.core.decision import Path as Tokens
from formicarium.core.state import Step
from formicarium.core.together import Together
from formicarium.games.ant_war.data import (
    ARMY,
    BLACK,
    HAND,
    HOME,
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
from formicarium.games.ant_war.moves import Interned, PlaceAnt
from formicarium.games.ant_war.state import Garden, Piece
from formicarium.games.ant_war.steps.cards import take_into_hand
from formicarium.games.ant_war.steps.turn import Turn
from formicarium.texts.message import Seat, message

PLACE = Interned(PlaceAnt)


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
class PlaceArmies(Step[Garden, None]):
    """WAR-SETUP-03, -04, WAR-INFO-01: both at once, in secret; rearranging is free until both are done."""

    def run(self, s: Garden, answer: None) -> None:
        s.then(Together(tuple((seat, (PlaceAnts(seat),)) for seat in range(2))))


@dataclass(frozen=True, slots=True)
class PlaceAnts(Step[Garden, PlaceAnt]):
    """WAR-SETUP-03, -06: sixteen ants, one per square, on the own home rows, in the order of units."""

    clause = "WAR-SETUP-03"

    seat: Seat

    def placed(self, s: Garden) -> int:
        side = s.sides[self.seat]
        return sum(piece.side == side for piece in s.board.values())

    def ask(self, s: Garden) -> Decision | None:
        placed = self.placed(s)
        if placed == len(ARMY):
            return None
        unit = ARMY[placed]
        free = tuple(PLACE[unit, square] for square in HOME[s.sides[self.seat]] if square not in s.board)
        return Decision(self.seat, message("ask-place-ant", unit=unit, left=len(ARMY) - placed), free)

    def run(self, s: Garden, answer: PlaceAnt | None) -> None:
        if answer is not None:
            s.board[answer.square] = Piece(s.sides[self.seat], answer.unit)
            s.steps.append(self)

    def why_not(self, s: Garden, seat: Seat, path: Tokens) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "square" or name not in RANK_ORDER:
            return None
        if name in HOME[s.sides[seat]]:
            return Refusal("WAR-SETUP-03", message("refused-square-taken", square=name))
        return Refusal("WAR-SETUP-03", message("refused-not-home", square=name))


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
        s.active = s.seat_of(Side(s.options.fixed_first)) if answer is None else int(answer)
        s.tell(FirstPlayerNamed(s.active))
