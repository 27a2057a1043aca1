"""Nest phase: laying eggs, putting food away (HE2-NEST-15 to -19, HE2-STORE-02)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.games.hidden_empires_2.colony import (
    capacity,
    funds,
    nest_size,
    nest_used,
    number,
    pay,
)
from formicarium.games.hidden_empires_2.data import (
    EGG_F,
    EGG_M,
    EGGS_PER_QUEEN,
    LARVA_F,
    LARVA_M,
    MOST,
    NURSES,
    PROLIFIC_QUEEN,
    RESERVES,
    UNLIMITED,
)
from formicarium.games.hidden_empires_2.events import EggsLaid, FoodPutAway, LarvaEaten, NursesLaid
from formicarium.games.hidden_empires_2.moves import (
    ChooseBrood,
    Done,
    PickBrood,
    broods,
    choose_brood,
    done_with,
)
from formicarium.games.hidden_empires_2.planning.housing import housed
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.proposals import NestStep
from formicarium.texts.message import Message, Seat, message

ENOUGH, LAID = done_with("lay_eggs"), "laid"


def egg_limit(s: Empires, seat: Seat) -> int:
    """HE2-NEST-15, -17, -18, HE2-CARD-prolific_queen-01: 6 a queen; without any, a male egg a nurse."""
    if not s.queens[seat]:
        return number(s, seat, NURSES)
    if s.resettled[seat]:
        return 0
    return UNLIMITED if s.has(seat, PROLIFIC_QUEEN) else EGGS_PER_QUEEN * s.queens[seat]


@dataclass(frozen=True, slots=True)
class LayEggs(NestStep[PickBrood | Done]):
    """HE2-NEST-15, -16, -18: for 1 food each, or a larva where food is missing; nurses lay for free."""

    clause = "HE2-NEST-15"
    prompt = message("ask-lay-eggs", queens=1)
    nurses_prompt = message("ask-lay-eggs", queens=0)

    seat: Seat
    laid: int = 0

    def most(self, s: Empires) -> int:
        left = egg_limit(s, self.seat) - self.laid
        if s.queens[self.seat]:
            brood = s.brood[self.seat]
            left = min(left, funds(s, self.seat) + brood[LARVA_F] + brood[LARVA_M])
        return min(left, MOST)

    def ask(self, s: Empires) -> Decision:
        most = self.most(s)
        if most <= 0:
            return no_eggs(self.seat, s.queens[self.seat] > 0)
        females = broods(EGG_F, most, LAID) if s.queens[self.seat] else ()
        eggs = (*females, *broods(EGG_M, most, LAID))
        paid = not s.queens[self.seat] or funds(s, self.seat) > 0
        options = (*eggs, ENOUGH) if paid and housed(s, self.seat, 1, flown=True) else (ENOUGH, *eggs)
        return self.plan(s, self.prompt if s.queens[self.seat] else self.nurses_prompt, options, ENOUGH)

    def first_plan(self, s: Empires, asked: Decision) -> PickBrood | Done:
        """As many as Food Available pays for and the nest has room for, reservists aside.

        Female eggs; without a queen the male eggs of the nurses.
        """
        seat = self.seat
        room = nest_size(s, seat) - nest_used(s, seat) + number(s, seat, RESERVES)
        most = min(self.most(s), room)
        eggs = broods(EGG_F, min(most, s.food[seat]), LAID) if s.queens[seat] else broods(EGG_M, most, LAID)
        return eggs[-1] if eggs else ENOUGH

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105: larvae given for eggs, eggs without room, food that could have been eggs.

        Eggs are too many if not even a flight makes room for them; they could have been laid if there is room
        without one. So nobody is warned of what the plan proposes, and a warning asks for what it does.
        """
        match move:
            case PickBrood(count=eggs):
                larvae = eggs - funds(s, seat) if s.queens[seat] else 0
                if larvae > 0:
                    return message("warning-larvae-for-eggs", count=larvae)
                homeless = eggs - housed(s, seat, eggs, flown=True)
                return message("warning-no-room", count=homeless) if homeless else None
            case Done():
                free = wasted(s, seat) if s.queens[seat] else UNLIMITED
                eggs = housed(s, seat, min(self.most(s), free), flown=False)
                return message("warning-eggs-unlaid", count=eggs, queens=s.queens[seat]) if eggs else None
        return None

    def run(self, s: Empires, answer: PickBrood | Done) -> None:
        if isinstance(answer, PickBrood):
            missing = pay(s, self.seat, answer.count) if s.queens[self.seat] else 0
            s.brood[self.seat][answer.brood] += answer.count
            laid = EggsLaid if s.queens[self.seat] else NursesLaid
            s.tell(laid(self.seat, answer.brood, answer.count))
            s.then(lay_eggs(self.seat, self.laid + answer.count))
            if missing:
                s.then(EatLarvae(self.seat, missing))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "brood" or name not in (EGG_F, EGG_M):
            return None
        if not s.queens[seat]:
            return Refusal("HE2-NEST-18", message("refused-no-queen", count=self.most(s)))
        if s.resettled[seat]:
            return Refusal("HE2-NEST-17", message("refused-resettled"))
        limit = egg_limit(s, seat) - self.laid
        if self.most(s) < min(limit, MOST):
            return Refusal("HE2-NEST-16", message("refused-eggs-unpaid", most=self.most(s)))
        return Refusal("HE2-NEST-15", message("refused-too-many-eggs", most=min(limit, MOST)))


lay_eggs = cache(LayEggs)


@cache
def no_eggs(seat: Seat, queens: bool) -> Decision:
    """None can be laid, or no more."""
    prompt = LayEggs.prompt if queens else LayEggs.nurses_prompt
    return Decision(seat, prompt, (ENOUGH,), default=ENOUGH)


@dataclass(frozen=True, slots=True)
class EatLarvae(NestStep[ChooseBrood]):
    """HE2-NEST-16: for each unit of food missing a larva is eliminated instead."""

    clause = "HE2-NEST-16"

    seat: Seat
    missing: int

    def kinds(self, s: Empires) -> tuple[ChooseBrood, ...]:
        return tuple(
            choose_brood(larva, "given_up") for larva in (LARVA_M, LARVA_F) if s.brood[self.seat][larva]
        )

    def ask(self, s: Empires) -> Decision:
        return self.plan(s, message("ask-eat-larva", left=self.missing), self.kinds(s))

    def run(self, s: Empires, answer: ChooseBrood) -> None:
        many = self.missing if len(self.kinds(s)) == 1 else 1
        s.brood[self.seat][answer.brood] -= many
        s.tell(LarvaEaten(self.seat, answer.brood, many))
        if self.missing > many:
            s.then(EatLarvae(self.seat, self.missing - many))


@dataclass(frozen=True, slots=True)
class PutFoodAway(NestStep[None]):
    """HE2-NEST-19, HE2-STORE-02: what fits is stored, the rest is lost."""

    seat: Seat

    def run(self, s: Empires, answer: None) -> None:
        seat = self.seat
        if s.food[seat]:
            lost = wasted(s, seat)
            kept = s.food[seat] - lost
            s.stored[seat] += kept
            s.food[seat] = 0
            s.tell(FoodPutAway(seat, kept, lost))


def wasted(s: Empires, seat: Seat) -> int:
    """HE2-STORE-02: food that finds no room in the stores."""
    return s.food[seat] - min(s.food[seat], max(0, capacity(s, seat) - s.stored[seat]))
