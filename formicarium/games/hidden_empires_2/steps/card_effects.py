"""What the hand cards of the own turn do (section 4.2); those of windows are in `windows`."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import (
    lose_brood,
    number,
)
from formicarium.games.hidden_empires_2.data import (
    HIGHWAYMAN_BEETLES,
    LARVA_F,
    LARVA_M,
    MODIFIES,
    NURSES,
    QUEENS_ADOPTED,
    TROPHIC_FOOD,
    Area,
    Card,
)
from formicarium.games.hidden_empires_2.deck import discard, put_away
from formicarium.games.hidden_empires_2.events import (
    ColonyMarked,
    DnaRolled,
    DnaShrunk,
    FoodGained,
    QueenAdopted,
    QueensLost,
)
from formicarium.games.hidden_empires_2.moves import (
    ChooseCount,
    choose_count,
    counts,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.tokens import modify
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class PutCardAway(Step[Empires, None]):
    """HE2-HAND-02: carried out completely, it is discarded."""

    card: Card

    def run(self, s: Empires, answer: None) -> None:
        put_away(s, self.card)
        discard(s, self.card)


# On a player


@dataclass(frozen=True, slots=True)
class AdoptQueen(Step[Empires, None]):
    """HE2-CARD-additional_queen-01: the colony gains one mother queen."""

    target: Seat

    def run(self, s: Empires, answer: None) -> None:
        s.queens[self.target] += QUEENS_ADOPTED
        s.tell(QueenAdopted(self.target, s.queens[self.target]))


@dataclass(frozen=True, slots=True)
class FeedTrophicEggs(Step[Empires, None]):
    """HE2-CARD-trophic_eggs-01: 2 food for each ant in his Nurses chamber."""

    target: Seat

    def run(self, s: Empires, answer: None) -> None:
        amount = TROPHIC_FOOD * number(s, self.target, NURSES)
        s.food[self.target] += amount
        s.tell(FoodGained(self.target, amount))


@dataclass(frozen=True, slots=True)
class RollDna(Step[Empires, tuple[int]]):
    """HE2-CARD-hybridization-01, HE2-CARD-population_bottleneck-01: one die of DNA more, or less."""

    target: Seat
    sign: int

    def ask(self, s: Empires) -> Roll:
        return Roll(1)

    def run(self, s: Empires, answer: tuple[int]) -> None:
        before = s.dna[self.target]
        s.dna[self.target] = max(0, before + self.sign * answer[0])
        rolled = DnaRolled if self.sign > 0 else DnaShrunk
        s.tell(rolled(self.target, s.dna[self.target] - before, s.dna[self.target]))


@dataclass(frozen=True, slots=True)
class RoveLosses(Step[Empires, ChooseCount]):
    """HE2-CARD-rove_beetles-01: half of his larvae, rounded down; he chooses the sexes."""

    clause = "HE2-CARD-rove_beetles-01"

    target: Seat

    def ask(self, s: Empires) -> Decision:
        females, males = s.brood[self.target][LARVA_F], s.brood[self.target][LARVA_M]
        lost = (females + males) // 2
        few = max(0, lost - males)
        prompt = message("ask-rove-losses", count=lost)
        return Decision(self.target, prompt, counts(few, min(lost, females)), default=choose_count(few))

    def run(self, s: Empires, answer: ChooseCount) -> None:
        brood = s.brood[self.target]
        males = (brood[LARVA_F] + brood[LARVA_M]) // 2 - answer.count
        for kind, count in ((LARVA_F, answer.count), (LARVA_M, males)):
            if count:
                lose_brood(s, self.target, kind, count)


@dataclass(frozen=True, slots=True)
class MarkColony(Step[Empires, None]):
    """HE2-CARD-guest_queen-01, -02: the mark stays until his next nuptial flight."""

    target: Seat

    def run(self, s: Empires, answer: None) -> None:
        s.marked[self.target] = True
        s.tell(ColonyMarked(self.target))


@dataclass(frozen=True, slots=True)
class LoseQueens(Step[Empires, None]):
    """HE2-CARD-one_queen-01: all queens but one."""

    target: Seat

    def run(self, s: Empires, answer: None) -> None:
        s.tell(QueensLost(self.target, s.queens[self.target] - 1, 1))
        s.queens[self.target] = 1


# On areas


@dataclass(frozen=True, slots=True)
class RobFood(Step[Empires, None]):
    """HE2-CARD-highwayman_beetles-01: one − on a food token."""

    area: Area

    def run(self, s: Empires, answer: None) -> None:
        modify(s, self.area, MODIFIES[HIGHWAYMAN_BEETLES])
