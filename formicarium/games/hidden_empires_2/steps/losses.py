"""Comparison, losses, recruits (HE2-COMBAT-10 to -15)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

from formicarium.core.decision import Decision, Move, Path, Refusal
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import one_by_one, put
from formicarium.games.hidden_empires_2.data import NO_ANTS, RETURNING, UNLIMITED
from formicarium.games.hidden_empires_2.events import PointsCompared, RecruitsReleased
from formicarium.games.hidden_empires_2.moves import ChooseAnt, ChooseRecruit
from formicarium.games.hidden_empires_2.questions.battle import (
    attack_points,
    battle_of,
    defense_points,
    is_over,
    kinds_of,
    number_of,
    value_of,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.casualties import all_fall, fall
from formicarium.games.hidden_empires_2.steps.chemistry import why_no_victim
from formicarium.games.hidden_empires_2.steps.proposals import Proposing
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class Compare(Step[Empires, None]):
    """HE2-COMBAT-10 to -13: the weaker side is eliminated, the stronger pays its total; if equal, all die."""

    def run(self, s: Empires, answer: None) -> None:
        if is_over(s):
            return
        defender = battle_of(s).defender
        attack, defense = attack_points(s), defense_points(s)
        s.tell(PointsCompared(s.active, defender, attack, defense))
        if attack <= defense:
            all_fall(s, s.active)
        if defense <= attack:
            all_fall(s, defender)
        if attack != defense:
            s.then(CombatLoss(s.active if attack > defense else defender, min(attack, defense)))


@lru_cache(maxsize=10_000)
def toll(due: int, stock: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """The fewest points that pay what is due, and then the fewest ants; `stock` counts ants by value.

    >>> toll(4, ((1, 2), (3, 1), (5, 1)))
    (4, 2)
    """
    if due <= 0:
        return 0, 0
    if not stock:
        return UNLIMITED, 0
    (value, count), *rest = stock
    ways = []
    for ants in range(min(count, -(-due // value)) + 1):
        points, more = toll(due - ants * value, tuple(rest))
        ways.append((ants * value + points, ants + more))
    return min(ways)


@dataclass(frozen=True, slots=True)
class CombatLoss(Proposing[Move | None]):
    """HE2-COMBAT-13: ants of his choice, one at a time, until the points removed match the weaker side's."""

    clause = "HE2-COMBAT-13"

    seat: Seat
    due: int

    def ask(self, s: Empires) -> Decision | None:
        if self.due <= 0:
            return None
        kinds = kinds_of(s, self.seat)
        prompt = message("ask-combat-loss", due=self.due)
        return self.question(self.seat, prompt, kinds, self.cheapest(s, kinds), more=self.due > 1)

    def cheapest(self, s: Empires, kinds: tuple[ChooseAnt | ChooseRecruit, ...]) -> Move:
        """HE2-RULING-103: recruits first; then whoever begins the cheapest way to pay."""
        pool = [kind for kind in kinds if isinstance(kind, ChooseRecruit)] or kinds
        values = [value_of(s, kind, self.seat) for kind in pool]
        stock = Counter[int]()
        for kind, value in zip(pool, values, strict=True):
            stock[value] += number_of(s, self.seat, kind)

        def price(value: int) -> tuple[int, int]:
            points, ants = toll(self.due - value, tuple(sorted((stock - Counter([value])).items())))
            return value + points, 1 + ants

        return pool[min(range(len(pool)), key=lambda index: price(values[index]))]

    def run(self, s: Empires, answer: Move | None) -> None:
        if answer is not None:
            value = value_of(s, answer, self.seat)
            only = len(kinds_of(s, self.seat)) == 1
            many = min(-(-self.due // value), number_of(s, self.seat, answer)) if only else 1
            fall(s, self.seat, answer, many)
            s.then(CombatLoss(self.seat, self.due - many * value))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_no_victim(s, seat, path)


@dataclass(frozen=True, slots=True)
class ReleaseRecruits(Step[Empires, None]):
    """HE2-COMBAT-15, HE2-CARD-recruitment-04: surviving recruits go home to their owner."""

    def run(self, s: Empires, answer: None) -> None:
        b = battle_of(s)
        if b.recruits != NO_ANTS:
            put(s.ants[b.defender], RETURNING, b.recruits)
            s.tell(RecruitsReleased(b.defender, one_by_one(b.recruits)))
            s.battle = replace(b, recruits=NO_ANTS)
