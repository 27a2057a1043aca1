"""Nest phase: milling, returning ants (HE2-NEST-04, -05)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.games.hidden_empires_2.colony import (
    put,
    stack_of,
    take,
)
from formicarium.games.hidden_empires_2.data import (
    BUILDERS,
    CASTE_INDEX,
    CASTES,
    MAJOR,
    MILL_OUTPUT,
    MILLERS,
    MOST,
    NO_ANTS,
    NURSES,
    RESERVES,
    RETURNING,
    STORAGE,
    Caste,
    Place,
)
from formicarium.games.hidden_empires_2.events import (
    AntsReturned,
    FoodMilled,
)
from formicarium.games.hidden_empires_2.moves import (
    ChooseCount,
    ReturnAnts,
    choose_count,
    counts,
)
from formicarium.games.hidden_empires_2.questions.victims import short_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.proposals import NestStep
from formicarium.games.hidden_empires_2.steps.scatter import too_many_dice
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class Mill(NestStep[ChooseCount | None]):
    """HE2-NEST-04, HE2-CARD-millers-02: for each miller 1 unit of Food Available may become 4."""

    clause = "HE2-CARD-millers-02"
    prompt = message("ask-mill")

    seat: Seat

    def most(self, s: Empires) -> int:
        if not s.has(self.seat, MILLERS):
            return 0
        millers = s.ants[self.seat].get(STORAGE, NO_ANTS)[CASTE_INDEX[MAJOR]]
        return min(millers, s.food[self.seat], MOST)

    def ask(self, s: Empires) -> Decision | None:
        most = self.most(s)
        return self.plan(s, self.prompt, counts(0, most, most), choose_count(most)) if most else None

    def run(self, s: Empires, answer: ChooseCount | None) -> None:
        if answer is not None and answer.count:
            s.food[self.seat] += (MILL_OUTPUT - 1) * answer.count
            s.tell(FoodMilled(self.seat, answer.count, s.food[self.seat]))

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105"""
        idle = self.most(s) - move.count if isinstance(move, ChooseCount) else 0
        return message("warning-unground", count=idle, more=(MILL_OUTPUT - 1) * idle) if idle else None

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return too_many_dice(path, self.clause, self.most(s))


@cache
def returns(caste: Caste, most: int, places: tuple[Place, ...]) -> tuple[ReturnAnts, ...]:
    return tuple(ReturnAnts(caste, count, place) for place in places for count in range(1, most + 1))


def homes(s: Empires, seat: Seat) -> tuple[Place, ...]:
    """HE2-RULING-27: the nest areas and the chambers."""
    return (*s.nests[seat], NURSES, BUILDERS, *((RESERVES,) if s.options.advanced else ()))


def is_nobody_back(s: Empires, seat: Seat) -> bool:
    """HE2-NEST-04, -05: nobody has come home, and nothing is ground."""
    return RETURNING not in s.ants[seat] and not Mill(seat).most(s)


@dataclass(frozen=True, slots=True)
class ReturnFromBox(NestStep[ReturnAnts | None]):
    """HE2-NEST-05: every ant in Returning Ants goes to a nest area or a chamber, as its owner chooses."""

    clause = "HE2-NEST-05"
    prompt = message("ask-return-ants")

    seat: Seat

    def ask(self, s: Empires) -> Decision | None:
        box = s.ants[self.seat].get(RETURNING)
        if box is None:
            return None
        places = homes(s, self.seat)
        options: list[ReturnAnts] = []
        for caste, count in zip(CASTES, box, strict=True):
            if count:
                options += returns(caste, min(count, MOST), places)
        first = options[0].caste
        home = RESERVES if s.options.advanced else s.nests[self.seat][0]
        default = ReturnAnts(first, min(box[CASTE_INDEX[first]], MOST), home)
        return self.plan(s, self.prompt, tuple(options), default)

    def run(self, s: Empires, answer: ReturnAnts | None) -> None:
        if answer is not None:
            group = stack_of(answer.caste, answer.count)
            take(s.ants[self.seat], RETURNING, group)
            put(s.ants[self.seat], answer.place, group)
            s.tell(AntsReturned(self.seat, answer.caste, answer.count, answer.place))
            s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        place, _, caste = name.partition(":")
        if kind != "stack" or caste not in CASTES:
            return None
        if place != RETURNING:
            return Refusal(self.clause, message("refused-only-returning", place=place))
        home = path[2].removeprefix("place:") if len(path) > 2 else ""
        if home and home not in homes(s, seat):
            return Refusal(self.clause, message("refused-no-home", place=home))
        return short_of(self.clause, place, caste, s.ants[seat][RETURNING])
