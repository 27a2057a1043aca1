"""Nest phase: laying eggs, putting food away (HE2-NEST-15 to -19, HE2-STORE-02)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.games.hidden_empires_2.colony import capacity, funds, nest_size, nest_used, number, pay
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
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.proposals import NestStep
from formicarium.texts.message import Seat, message

ENOUGH = done_with("lay_eggs")


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
        females = broods(EGG_F, most) if s.queens[self.seat] else ()
        options = (*females, *broods(EGG_M, most), ENOUGH)
        return self.plan(s, self.prompt if s.queens[self.seat] else self.nurses_prompt, options, ENOUGH)

    def first_plan(self, s: Empires, asked: Decision) -> PickBrood | Done:
        """As many as Food Available pays for and the nest has room for, reservists aside.

        Female eggs; without a queen the male eggs of the nurses.
        """
        seat = self.seat
        room = nest_size(s, seat) - nest_used(s, seat) + number(s, seat, RESERVES)
        most = min(self.most(s), room)
        eggs = broods(EGG_F, min(most, s.food[seat])) if s.queens[seat] else broods(EGG_M, most)
        return eggs[-1] if eggs else ENOUGH

    def run(self, s: Empires, answer: PickBrood | Done) -> None:
        if isinstance(answer, PickBrood):
            missing = pay(s, self.seat, answer.count) if s.queens[self.seat] else 0
            s.brood[self.seat][answer.brood] += answer.count
            laid = EggsLaid if s.queens[self.seat] else NursesLaid
            s.tell(laid(self.seat, answer.brood, answer.count))
            s.then(EatLarvae(self.seat, missing), LayEggs(self.seat, self.laid + answer.count))

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


@dataclass(frozen=True, slots=True)
class EatLarvae(NestStep[ChooseBrood | None]):
    """HE2-NEST-16: for each unit of food missing a larva is eliminated instead."""

    clause = "HE2-NEST-16"

    seat: Seat
    missing: int

    def kinds(self, s: Empires) -> tuple[ChooseBrood, ...]:
        return tuple(choose_brood(larva) for larva in (LARVA_M, LARVA_F) if s.brood[self.seat][larva])

    def ask(self, s: Empires) -> Decision | None:
        if not self.missing:
            return None
        return self.plan(s, message("ask-eat-larva", left=self.missing), self.kinds(s))

    def run(self, s: Empires, answer: ChooseBrood | None) -> None:
        if answer is not None:
            many = self.missing if len(self.kinds(s)) == 1 else 1
            s.brood[self.seat][answer.brood] -= many
            s.tell(LarvaEaten(self.seat, answer.brood, many))
            s.then(EatLarvae(self.seat, self.missing - many))


@dataclass(frozen=True, slots=True)
class PutFoodAway(NestStep[None]):
    """HE2-NEST-19, HE2-STORE-02: what fits is stored, the rest is lost."""

    seat: Seat

    def run(self, s: Empires, answer: None) -> None:
        seat = self.seat
        food = s.food[seat]
        if food:
            kept = min(food, max(0, capacity(s, seat) - s.stored[seat]))
            s.stored[seat] += kept
            s.food[seat] = 0
            s.tell(FoodPutAway(seat, kept, food - kept))
