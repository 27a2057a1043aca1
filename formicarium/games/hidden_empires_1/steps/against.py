"""Action cards against one opponent: Rove Beetles, Guest Ants, Guest Queen, One Queen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import PLAYER, counts
from formicarium.games.hidden_empires_1.data import (
    CARDS,
    GUEST_ANTS,
    GUEST_QUEEN,
    LARVA_F,
    LARVA_M,
    ONE_QUEEN,
    ROVE_BEETLES,
    SUPERCOLONY,
    Card,
)
from formicarium.games.hidden_empires_1.events.cards import CardAimed
from formicarium.games.hidden_empires_1.events.effects import (
    FoodStolen,
    GuestQueenArrived,
    LarvaeLost,
    OneQueenRefused,
    QueensLost,
)
from formicarium.games.hidden_empires_1.moves import ChoosePlayer, Count
from formicarium.games.hidden_empires_1.questions.cards import targets
from formicarium.games.hidden_empires_1.questions.colony import larvae, with_brood
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.windows import OneQueenWindow
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class TargetPlayer(Step[Empires, ChoosePlayer]):
    """An Action against one opponent: Rove Beetles, Guest Ants, Guest Queen, One Queen."""

    clause = "HE1-PLAY-07"

    seat: Seat
    card: Card

    def ask(self, s: Empires) -> Decision:
        options = tuple(PLAYER[(other,)] for other in targets(s, self.seat, self.card))
        return Decision(self.seat, message("ask-card-target-player", card=self.card), options)

    def run(self, s: Empires, answer: ChoosePlayer) -> None:
        s.target = answer.seat
        s.tell(CardAimed(self.seat, self.card, answer.seat))
        ON_TARGET[self.card](s, answer.seat)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "seat" or not name.isdecimal():
            return None
        if int(name) == seat:
            return Refusal(CARDS[self.card].clause, message("refused-yourself", card=self.card))
        return Refusal(CARDS[self.card].clause, message("refused-target", card=self.card))


def rove(s: Empires, target: Seat) -> None:
    """HE1-CARD-rove_beetles-01."""
    s.then(LoseLarvae(target, larvae(s.brood[target]) // 2))


@dataclass(frozen=True, slots=True)
class LoseLarvae(Step[Empires, Count]):
    """HE1-CARD-rove_beetles-01: the target chooses how many of the lost larvae are female."""

    clause = "HE1-CARD-rove_beetles-01"

    seat: Seat
    count: int

    def ask(self, s: Empires) -> Decision:
        female, male = s.brood[self.seat][LARVA_F], s.brood[self.seat][LARVA_M]
        options = counts(max(0, self.count - male), min(female, self.count))
        return Decision(self.seat, message("ask-choose-larvae", count=self.count), options)

    def run(self, s: Empires, answer: Count) -> None:
        male = self.count - answer.count
        brood = with_brood(s.brood[self.seat], LARVA_F, -answer.count)
        s.brood[self.seat] = with_brood(brood, LARVA_M, -male)
        s.tell(LarvaeLost(self.seat, answer.count, male))


def take_food(s: Empires, target: Seat) -> None:
    """HE1-CARD-guest_ants-01: half of the Food Available; the store is safe."""
    lost = s.food[target] // 2
    s.food[target] -= lost
    s.tell(FoodStolen(target, lost))


def bring_guest_queen(s: Empires, target: Seat) -> None:
    """HE1-CARD-guest_queen-01."""
    s.guests[target] += 1
    s.tell(GuestQueenArrived(target))


def ask_one_queen(s: Empires, target: Seat) -> None:
    """HE1-CARD-one_queen-02."""
    s.then(OneQueenWindow((target,)), LoseQueens(target))


@dataclass(frozen=True, slots=True)
class LoseQueens(Step[Empires, None]):
    """HE1-CARD-one_queen-02, HE1-CARD-supercolony-08: one queen is left, unless it is a Supercolony."""

    seat: Seat

    def run(self, s: Empires, answer: None) -> None:
        if SUPERCOLONY in s.traits[self.seat]:
            s.tell(OneQueenRefused(self.seat))
        else:
            s.tell(QueensLost(self.seat, s.queens[self.seat] - 1))
            s.queens[self.seat] = 1


ON_TARGET: dict[Card, Callable[[Empires, Seat], None]] = {
    ROVE_BEETLES: rove,
    GUEST_ANTS: take_food,
    GUEST_QUEEN: bring_guest_queen,
    ONE_QUEEN: ask_one_queen,
}
