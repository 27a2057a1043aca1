"""Lay New Eggs (HE1-NEST-18 to -21, -24)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Path, Refusal
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import COUNT, ELIMINATE, counts
from formicarium.games.hidden_empires_1.colony import (
    UNLIMITED,
    larvae,
    pay,
    pupae,
    with_brood,
)
from formicarium.games.hidden_empires_1.data import (
    BROOD,
    EGG_F,
    EGG_M,
    EGGS_PER_QUEEN,
    LARVA_F,
    LARVA_M,
    PROLIFIC_QUEEN,
    Broods,
)
from formicarium.games.hidden_empires_1.events.nest import (
    BroodFedToQueen,
    EggsLaid,
    NursesLaid,
)
from formicarium.games.hidden_empires_1.moves import Count, Eliminate
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.hunger import THEN_PUPAE, gone, remove_member
from formicarium.games.hidden_empires_1.steps.planning import Planned, room_for_eggs
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class LayFemale(Planned[Count | None]):
    """HE1-NEST-18, -19, -21, -24: how many female eggs; a colony without queens lays through its nurses."""

    clause = "HE1-NEST-18"
    prompt = message("ask-lay-female")

    seat: Seat

    def ask(self, s: Empires) -> Decision | None:
        if not may_lay(s, self.seat):
            return None
        options = counts(0, most_eggs(s, self.seat))
        return self.question(s, self.prompt, options, options[min(s.food[self.seat], len(options) - 1)])

    def proposal(self, s: Empires, asked: Decision) -> Count:
        """HE1-RULING-97: as Food Available pays for, and as there will be room for."""
        most = min(most_eggs(s, self.seat), s.food[self.seat], room_for_eggs(s, self.seat))
        return COUNT[(most,)]

    def run(self, s: Empires, answer: Count | None) -> None:
        if answer is None:
            s.then(NursesLay(self.seat))
        else:
            s.so_far[self.seat] = (answer.count,)
            s.then(LayMale(self.seat))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_lay(s, seat, most_eggs(s, seat))


def may_lay(s: Empires, seat: Seat) -> bool:
    """HE1-NEST-18, -21: a queen that has not just moved."""
    return s.queens[seat] > 0 and not s.no_eggs[seat]


def most_eggs(s: Empires, seat: Seat) -> int:
    """HE1-NEST-18, -19, HE1-CARD-prolific_queen-01: by queens, and by what there is to eat."""
    limit = UNLIMITED if PROLIFIC_QUEEN in s.traits[seat] else EGGS_PER_QUEEN * s.queens[seat]
    brood = s.brood[seat]
    return min(limit, s.food[seat] + s.stored[seat] + pupae(brood) + larvae(brood) + s.card_eggs[seat])


def why_not_lay(s: Empires, seat: Seat, most: int) -> Refusal:
    bound = EGGS_PER_QUEEN * s.queens[seat] == most and PROLIFIC_QUEEN not in s.traits[seat]
    return Refusal("HE1-NEST-18" if bound else "HE1-NEST-19", message("refused-lay", most=most))


@dataclass(frozen=True, slots=True)
class LayMale(Planned[Count]):
    """HE1-NEST-18, -19: how many male eggs, within the same limit."""

    clause = "HE1-NEST-18"
    prompt = message("ask-lay-male")

    seat: Seat

    def most(self, s: Empires) -> int:
        return most_eggs(s, self.seat) - s.so_far[self.seat][0]

    def ask(self, s: Empires) -> Decision:
        return self.question(s, self.prompt, counts(0, self.most(s)))

    def run(self, s: Empires, answer: Count) -> None:
        (female,), male = s.so_far[self.seat], answer.count
        missing = pay(s, self.seat, female + male)
        s.so_far[self.seat] = (female, male)
        before = s.brood[self.seat]
        s.then(*(FeedQueen(self.seat) for _ in range(missing)), AddEggs(self.seat, missing, before))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_lay(s, seat, self.most(s))


@dataclass(frozen=True, slots=True)
class FeedQueen(Planned[Eliminate]):
    """HE1-NEST-19, -20: a pupa, a larva or an egg of the card Male Eggs for every missing unit."""

    clause = "HE1-NEST-19"
    prompt = message("ask-shortage-eggs")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        brood = s.brood[self.seat]
        kinds = [EGG_M] if s.card_eggs[self.seat] else []
        kinds += [kind for kind in (LARVA_M, LARVA_F, *THEN_PUPAE) if brood[kind]]
        options = tuple(ELIMINATE[(BROOD[kind],)] for kind in kinds)
        return self.question(s, self.prompt, options)

    def run(self, s: Empires, answer: Eliminate) -> None:
        remove_member(s, self.seat, answer.kind)
        if answer.kind == BROOD[EGG_M]:
            s.card_eggs[self.seat] -= 1

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        clause = "HE1-NEST-20" if path[:1] in (("eliminate:egg_f",), ("eliminate:egg_m",)) else self.clause
        return Refusal(clause, message("refused-feed-queen"))


@dataclass(frozen=True, slots=True)
class AddEggs(Step[Empires, None]):
    """HE1-NEST-18: the eggs lie in the nest."""

    seat: Seat
    missing: int
    before: Broods  # with those that have been eaten since

    def run(self, s: Empires, answer: None) -> None:
        for kind in gone(self.before, s.brood[self.seat]):
            s.tell(BroodFedToQueen(self.seat, kind))
        female, male = s.so_far[self.seat]
        if female or male:
            brood = with_brood(s.brood[self.seat], EGG_F, female)
            s.brood[self.seat] = with_brood(brood, EGG_M, male)
            s.tell(EggsLaid(self.seat, female, male, female + male - self.missing, self.missing))


@dataclass(frozen=True, slots=True)
class NursesLay(Planned[Count]):
    """HE1-NEST-24: without a queen every nurse may lay one male egg, free of charge."""

    clause = "HE1-NEST-24"
    prompt = message("ask-nurses-lay")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        able = not s.queens[self.seat] and s.no_eggs[self.seat] != "all"
        options = counts(0, sum(s.nurses[self.seat]) if able else 0)
        return self.question(s, self.prompt, options, options[-1])

    def proposal(self, s: Empires, asked: Decision) -> Count:
        """HE1-RULING-97: as there will be room for."""
        return COUNT[(min(sum(s.nurses[self.seat]), room_for_eggs(s, self.seat)),)]

    def run(self, s: Empires, answer: Count) -> None:
        if answer.count:
            s.brood[self.seat] = with_brood(s.brood[self.seat], EGG_M, answer.count)
            s.tell(NursesLaid(self.seat, answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-nurses-lay", most=sum(s.nurses[seat])))
