"""Feeding adults and larvae (HE1-NEST-07 to -09, -13 to -16)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import ANT, ELIMINATE, counts
from formicarium.games.hidden_empires_1.ants import CASTE_INDEX, chamber, of_caste, take_ants
from formicarium.games.hidden_empires_1.cards import food_due
from formicarium.games.hidden_empires_1.colony import eggs, feeds_medias, pay, with_brood
from formicarium.games.hidden_empires_1.data import (
    BROOD,
    BUILDERS,
    CASTES,
    DRONE,
    EGG_F,
    EGG_M,
    FOOD_LARGE,
    FOOD_MEDIUM,
    FOOD_SMALL,
    LARVA_F,
    LARVA_M,
    NOWHERE,
    NURSES,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    VIRGIN_QUEEN,
    Brood,
)
from formicarium.games.hidden_empires_1.events.nest import (
    AdultsFed,
    AdultStarved,
    BroodEaten,
    LarvaeFed,
    MemberStarved,
)
from formicarium.games.hidden_empires_1.moves import ChooseAnt, Count, Eliminate
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.planning import Planned
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class FeedAdults(Step[Empires, None]):
    """HE1-NEST-07: one food unit for every nurse, builder, virgin queen and drone."""

    seat: Seat

    def run(self, s: Empires, answer: None) -> None:
        due = food_due(s, self.seat)
        missing = pay(s, self.seat, due)
        if due:
            s.tell(AdultsFed(self.seat, due - missing, missing))
        s.then(*(Starve(self.seat) for _ in range(missing)))


LEAST_MISSED = (EGG_M, EGG_F, LARVA_M, LARVA_F)  # what a clock eats first, in the words of the spec
THEN_PUPAE = (PUPA_SMALL, PUPA_M, PUPA_MEDIUM, PUPA_LARGE)


@dataclass(frozen=True, slots=True)
class Starve(Planned[Move]):
    """HE1-NEST-08, -09: one adult or brood member for every missing unit."""

    clause = "HE1-NEST-08"
    prompt = message("ask-shortage-adults")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        seat, brood = self.seat, s.brood[self.seat]
        ants = {
            task: [ANT[NOWHERE, task, CASTES[i]] for i, n in enumerate(chamber(s, task)[seat]) if n]
            for task in (NURSES, BUILDERS)
        }
        young = {kind: ELIMINATE[(BROOD[kind],)] for kind in range(len(BROOD)) if brood[kind]}
        winged = [
            ELIMINATE[(kind,)]
            for kind, count in ((DRONE, s.drones[seat]), (VIRGIN_QUEEN, s.virgin_queens[seat]))
            if count
        ]
        ranked: list[Move] = [young[kind] for kind in LEAST_MISSED if kind in young]
        ranked += ants[BUILDERS]
        ranked += [young[kind] for kind in THEN_PUPAE if kind in young]
        ranked += [*ants[NURSES], *winged]
        return self.question(s, self.prompt, tuple(ranked))

    def run(self, s: Empires, answer: Move) -> None:
        if isinstance(answer, ChooseAnt):
            take_ants(s, self.seat, NOWHERE, answer.task, of_caste(CASTE_INDEX[answer.caste], 1))
            s.tell(AdultStarved(self.seat, answer.task, answer.caste))
        elif isinstance(answer, Eliminate):
            remove_member(s, self.seat, answer.kind)
            s.tell(MemberStarved(self.seat, answer.kind))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-starve"))


def remove_member(s: Empires, seat: Seat, kind: str) -> None:
    """One brood member or reproductive is gone."""
    if kind == VIRGIN_QUEEN:
        s.virgin_queens[seat] -= 1
    elif kind == DRONE:
        s.drones[seat] -= 1
    else:
        s.brood[seat] = with_brood(s.brood[seat], BROOD.index(Brood(kind)), -1)


@dataclass(frozen=True, slots=True)
class FeedLarge(Planned[Count]):
    """HE1-NEST-13, -14: how many female larvae get three food units."""

    clause = "HE1-NEST-14"
    prompt = message("ask-feed-large")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        return self.question(s, self.prompt, counts(0, self.most(s)))

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


@dataclass(frozen=True, slots=True)
class FeedMedium(Planned[Count]):
    """HE1-NEST-13, -14: how many get two, with Repletes or a Trait-5."""

    clause = "HE1-NEST-14"
    prompt = message("ask-feed-medium")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        return self.question(s, self.prompt, counts(0, self.most(s)))

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
        s.then(*(EatBrood(seat) for _ in range(missing)), Pupate(seat, due - missing, missing))

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
        s.tell(BroodEaten(self.seat, answer.kind))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-eat", chosen=sum(s.so_far[seat])))


@dataclass(frozen=True, slots=True)
class Pupate(Step[Empires, None]):
    """HE1-NEST-13: fed larvae become pupae; afterwards there are no larvae."""

    seat: Seat
    food: int
    missing: int

    def run(self, s: Empires, answer: None) -> None:
        brood, (large, medium) = list(s.brood[self.seat]), s.so_far[self.seat]
        small, male = brood[LARVA_F] - large - medium, brood[LARVA_M]
        if not (small or male or large or medium):
            return
        brood[PUPA_SMALL] += small
        brood[PUPA_MEDIUM] += medium
        brood[PUPA_LARGE] += large
        brood[PUPA_M] += male
        brood[LARVA_F] = brood[LARVA_M] = 0
        s.brood[self.seat] = tuple(brood)  # type: ignore[assignment]
        s.tell(LarvaeFed(self.seat, small, medium, large, male, self.food, self.missing))
