"""Feeding adults and larvae (HE1-NEST-07 to -09, -13 to -16)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import ELIMINATE, counts, number
from formicarium.games.hidden_empires_1.data import (
    BROOD,
    FOOD_LARGE,
    FOOD_MEDIUM,
    FOOD_SMALL,
    LARVA_F,
    LARVA_M,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    Broods,
)
from formicarium.games.hidden_empires_1.events.nest import (
    AdultsFed,
    BroodEaten,
    LarvaeFed,
)
from formicarium.games.hidden_empires_1.moves import Count, Eliminate
from formicarium.games.hidden_empires_1.questions.cards import food_due
from formicarium.games.hidden_empires_1.questions.colony import eggs, feeds_medias, larvae
from formicarium.games.hidden_empires_1.questions.husbandry import large_pupae
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.hunger import LEAST_MISSED, Starve, gone, mourn, remove_member
from formicarium.games.hidden_empires_1.steps.planning import Planned
from formicarium.games.hidden_empires_1.steps.stores import pay
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class FeedAdults(Step[Empires, None]):
    """HE1-NEST-07: one food unit for every nurse, builder, virgin queen and drone."""

    seat: Seat

    def run(self, s: Empires, answer: None) -> None:
        due = food_due(s, self.seat)
        missing = pay(s, self.seat, due)
        if due:
            s.tell(AdultsFed(self.seat, due - missing, missing))
        if missing:
            s.then(*(Starve(self.seat) for _ in range(missing)), mourn(s, self.seat))


@dataclass(frozen=True, slots=True)
class FeedLarge(Planned[Count]):
    """HE1-NEST-13, -14: how many female larvae get three food units."""

    clause = "HE1-NEST-14"
    prompt = message("ask-feed-large")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        return self.question(s, self.prompt, counts(0, self.most(s)))

    def proposal(self, s: Empires, options: tuple[Move, ...]) -> Count:
        return number(large_pupae(s, self.seat))

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        return hunger(s, seat, move.count, 0) if isinstance(move, Count) else None

    def most(self, s: Empires) -> int:
        brood = s.brood[self.seat]
        return min(brood[LARVA_F], at_hand(s, self.seat) // FOOD_LARGE)

    def run(self, s: Empires, answer: Count) -> None:
        s.so_far[self.seat] = (answer.count,)
        s.then(FeedMedium(self.seat))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-feed", most=self.most(s)))


def at_hand(s: Empires, seat: Seat) -> int:
    """HE1-NEST-14: food that can be given to chosen larvae, eggs that can be eaten for it included."""
    return s.food[seat] + s.stored[seat] + eggs(s.brood[seat])


def hunger(s: Empires, seat: Seat, large: int, medium: int) -> Message | None:
    """HE1-NEST-15: how many are eaten in all, if so many larger pupae cost more of them than small ones."""
    food = s.food[seat] + s.stored[seat]
    small = FOOD_SMALL * larvae(s.brood[seat])
    due = small + (FOOD_LARGE - FOOD_SMALL) * large + (FOOD_MEDIUM - FOOD_SMALL) * medium
    eaten = max(0, due - food)
    return message("warning-hunger", count=eaten) if eaten > max(0, small - food) else None


@dataclass(frozen=True, slots=True)
class FeedMedium(Planned[Count]):
    """HE1-NEST-13, -14: how many get two, with Repletes or a Trait-5."""

    clause = "HE1-NEST-14"
    prompt = message("ask-feed-medium")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        return self.question(s, self.prompt, counts(0, self.most(s)))

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        (large,) = s.so_far[seat]
        return hunger(s, seat, large, move.count) if isinstance(move, Count) and move.count else None

    def most(self, s: Empires) -> int:
        if not feeds_medias(s, self.seat):
            return 0
        (large,) = s.so_far[self.seat]
        left = at_hand(s, self.seat) - FOOD_LARGE * large
        return min(s.brood[self.seat][LARVA_F] - large, left // FOOD_MEDIUM)

    def run(self, s: Empires, answer: Count) -> None:
        seat, medium = self.seat, answer.count
        brood, (large,) = s.brood[seat], s.so_far[seat]
        small = brood[LARVA_F] - large - medium + brood[LARVA_M]
        due = FOOD_LARGE * large + FOOD_MEDIUM * medium + FOOD_SMALL * small
        missing = pay(s, seat, due)
        s.so_far[seat] = (large, medium)
        s.then(*(EatBrood(seat) for _ in range(missing)), Pupate(seat, due - missing, missing, brood))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-feed", most=self.most(s)))


@dataclass(frozen=True, slots=True)
class EatBrood(Planned[Eliminate]):
    """HE1-NEST-15, -16: a larva that was not chosen, or an egg, for every missing unit."""

    clause = "HE1-NEST-15"
    prompt = message("ask-shortage-larvae")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        brood = list(s.brood[self.seat])
        brood[LARVA_F] -= sum(s.so_far[self.seat])
        options = tuple(ELIMINATE[(BROOD[kind],)] for kind in LEAST_MISSED if brood[kind])
        return self.question(s, self.prompt, options)

    def run(self, s: Empires, answer: Eliminate) -> None:
        remove_member(s, self.seat, answer.kind)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-eat", chosen=sum(s.so_far[seat])))


@dataclass(frozen=True, slots=True)
class Pupate(Step[Empires, None]):
    """HE1-NEST-13: fed larvae become pupae; afterwards there are no larvae."""

    seat: Seat
    food: int
    missing: int
    before: Broods  # with those that have been eaten since

    def run(self, s: Empires, answer: None) -> None:
        for kind in gone(self.before, s.brood[self.seat]):
            s.tell(BroodEaten(self.seat, kind))
        brood, (large, medium) = list(s.brood[self.seat]), s.so_far[self.seat]
        small, male = brood[LARVA_F] - large - medium, brood[LARVA_M]
        if not (small or male or large or medium):
            return
        brood[PUPA_SMALL] += small
        brood[PUPA_MEDIUM] += medium
        brood[PUPA_LARGE] += large
        brood[PUPA_M] += male
        brood[LARVA_F] = brood[LARVA_M] = 0
        s.brood[self.seat] = tuple(brood)
        s.tell(LarvaeFed(self.seat, small, medium, large, male, self.food, self.missing))
