"""The nest phase: blocks decided in secret, and the windows between them (HE2-NEST-01 to -03)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Move
from formicarium.core.state import AnyStep, Step
from formicarium.core.together import Branch, Sealed
from formicarium.games.hidden_empires_2.colony import mouths
from formicarium.games.hidden_empires_2.data import MILLERS, RETURNING
from formicarium.games.hidden_empires_2.events import BlockEnded, NestPhaseBegan
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.adults import EmergeMajors, FeedAdults, need_no_answer
from formicarium.games.hidden_empires_2.steps.eggs import PutFoodAway, egg_limit, lay_eggs
from formicarium.games.hidden_empires_2.steps.flight import NuptialFlight
from formicarium.games.hidden_empires_2.steps.larvae import FeedLarvae, HatchEggs, means
from formicarium.games.hidden_empires_2.steps.proposals import (
    EARLY_BLOCKS,
    FollowPlan,
    NestStep,
    follow_proposals,
)
from formicarium.games.hidden_empires_2.steps.returning import Mill, ReturnFromBox, is_nobody_back
from formicarium.games.hidden_empires_2.steps.windows import OpenNestWindow, in_secret, larvae
from formicarium.texts.message import Seat

BLOCKS = (*EARLY_BLOCKS, "n4")  # that a plan is for
UNASKED = ("n2", "n3")  # blocks in which a step that has nothing to ask runs by itself


@dataclass(frozen=True, slots=True)
class NestPhase(Step[Empires, None]):
    """HE2-NEST-01, -02: N1 to N4 are one block where no card can come between; N5 always stands alone."""

    def run(self, s: Empires, answer: None) -> None:
        s.tell(NestPhaseBegan(s.turn))
        s.then(*(WITH_WINDOWS if any(s.hands) else WITHOUT_WINDOWS))


@dataclass(frozen=True, slots=True)
class Block(Step[Empires, None]):
    """HE2-NEST-02: all players at the same time, without seeing each other's choices."""

    block: str

    def run(self, s: Empires, answer: None) -> None:
        seats = [seat for seat in s.order if has_part(s, self.block, seat)]
        if not seats:
            return
        s.then(EndBlock(self.block))
        if all(has_no_choice(s, self.block, seat) for seat in seats):
            self.run_unasked(s, seats)
        else:
            in_secret(s, self.block, [(seat, self.part_of(s, seat)) for seat in seats], silent=False)

    def run_unasked(self, s: Empires, seats: list[Seat]) -> None:
        """Nobody is asked anything, so nobody needs a draft of his own."""
        s.sealed_stage = self.block
        if self.block in UNASKED and not any(s.planned):
            s.then(AtOnce(self.block))
        else:
            s.then(Sealed(tuple([Branch(seat, self.part_of(s, seat)) for seat in seats])))

    def part_of(self, s: Empires, seat: Seat) -> tuple[AnyStep, ...]:
        steps = steps_of_block(self.block, seat)
        return (FollowPlan(seat), *steps) if s.planned[seat] and self.block != "n5" else steps


def has_part(s: Empires, block: str, seat: Seat) -> bool:
    """Whether a block can do anything for a player: that is public."""
    if block == "n1":
        return RETURNING in s.ants[seat] or s.has(seat, MILLERS)
    if block == "n5":
        return s.princesses[seat] > 0 or s.males[seat] > 0
    return True


def has_no_choice(s: Empires, block: str, seat: Seat) -> bool:
    """Whether a player is asked nothing in a block, whatever the others do."""
    if block == "n5":
        return False
    if s.planned[seat]:
        return True
    match block:
        case "n1":
            return is_nobody_back(s, seat)
        case "n2":
            return need_no_answer(s, seat)
        case "n3":
            return not larvae(s, seat)
        case "n4":
            return not lay_eggs(seat).most(s)
    return has_no_choice_at_all(s, seat)


def has_no_choice_at_all(s: Empires, seat: Seat) -> bool:
    """N1 to N4 as one block: nobody comes back or starves, pupae emerge as they must, no egg can be laid.

    None can where nobody lays any, or where the adults eat whatever there is.
    """
    if larvae(s, seat) or not is_nobody_back(s, seat) or not need_no_answer(s, seat):
        return False
    return not egg_limit(s, seat) or (s.queens[seat] > 0 and means(s, seat) == mouths(s, seat))


@cache
def steps_of_block(block: str, seat: Seat) -> tuple[AnyStep, ...]:
    match block:
        case "n1":
            return Mill(seat), ReturnFromBox(seat)
        case "n2":
            return FeedAdults(seat), EmergeMajors(seat)
        case "n3":
            return FeedLarvae(seat), HatchEggs(seat)
        case "n4":
            return lay_eggs(seat), PutFoodAway(seat)
        case "n5":
            return (NuptialFlight(seat),)
    return tuple(step for number in range(1, 5) for step in steps_of_block(f"n{number}", seat))


@dataclass(frozen=True, slots=True)
class AtOnce(Step[Empires, None]):
    """HE2-NEST-02: a block in which nobody is asked anything, in the order of the player turns."""

    block: str

    def run(self, s: Empires, answer: None) -> None:
        for seat in s.order:
            for step in steps_of_block(self.block, seat):
                step.run(s, None)


@dataclass(frozen=True, slots=True)
class EndBlock(Step[Empires, None]):
    """HE2-NEST-02: when all have finished a block its results become public."""

    block: str

    def run(self, s: Empires, answer: None) -> None:
        s.sealed_stage = ""
        s.tell(BlockEnded(self.block))

    def sure(self, s: Empires, seat: Seat, move: Move) -> bool:
        """HE2-RULING-101: the plan, accepted for all blocks; only a card in a window can change it."""
        if self.block not in EARLY_BLOCKS or not s.planned[seat]:
            return False
        later = BLOCKS[BLOCKS.index(self.block) + 1 :]
        s.then(*(step for block in later for step in steps_of_block(block, seat)))
        follow_proposals(s, lambda step: isinstance(step, NestStep))
        return True


@dataclass(frozen=True, slots=True)
class EndNestPhase(Step[Empires, None]):
    """HE2-NEST-17, HE2-RULING-101: a moved nest and an accepted plan matter in one nest phase only."""

    def run(self, s: Empires, answer: None) -> None:
        s.resettled = [False] * s.seats
        s.planned = [False] * s.seats


WITH_WINDOWS: tuple[AnyStep, ...] = (
    Block("n1"),
    OpenNestWindow("wa"),
    Block("n2"),
    OpenNestWindow("wb"),
    Block("n3"),
    OpenNestWindow("wc"),
    Block("n4"),
    Block("n5"),
    EndNestPhase(),
)
WITHOUT_WINDOWS: tuple[AnyStep, ...] = (Block("n1_to_n4"), Block("n5"), EndNestPhase())
