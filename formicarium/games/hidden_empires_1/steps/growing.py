"""Pupae emerge, and food is stored (HE1-NEST-10 to -12, -22, -23)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal
from formicarium.games.hidden_empires_1.answers import counts, number
from formicarium.games.hidden_empires_1.ants import plus
from formicarium.games.hidden_empires_1.data import (
    MILLERS,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    REPLETES,
)
from formicarium.games.hidden_empires_1.events.nest import (
    FoodDiscarded,
    PupaeEmerged,
)
from formicarium.games.hidden_empires_1.moves import Count
from formicarium.games.hidden_empires_1.questions.colony import (
    has_type,
    storage_capacity,
)
from formicarium.games.hidden_empires_1.questions.husbandry import storing
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.planning import Planned
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class EmergeMajors(Planned[Count]):
    """HE1-NEST-10: with a Trait-6 large pupae may become majors instead of virgin queens."""

    clause = "HE1-NEST-10"
    prompt = message("ask-emerge-majors")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        most = s.brood[self.seat][PUPA_LARGE] if has_type(s, self.seat, 6) else 0
        return self.question(s, self.prompt, counts(0, most))

    def run(self, s: Empires, answer: Count) -> None:
        s.so_far[self.seat] = (answer.count,)
        s.then(EmergeRepletes(self.seat))


@dataclass(frozen=True, slots=True)
class EmergeRepletes(Planned[Count]):
    """HE1-NEST-11: medias are repletes, or work, or their owner chooses."""

    clause = "HE1-NEST-11"
    prompt = message("ask-emerge-repletes")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        medium = s.brood[self.seat][PUPA_MEDIUM]
        if REPLETES not in s.traits[self.seat]:
            options = counts(0, 0)
        else:
            options = counts(0 if has_type(s, self.seat, 5) else medium, medium)
        return self.question(s, self.prompt, options)

    def run(self, s: Empires, answer: Count) -> None:
        """HE1-NEST-12: everybody emerges; afterwards there are no pupae."""
        seat, repletes = self.seat, answer.count
        brood, (majors,) = list(s.brood[seat]), s.so_far[seat]
        workers, drones = brood[PUPA_SMALL], brood[PUPA_M]
        medias, virgin_queens = brood[PUPA_MEDIUM] - repletes, brood[PUPA_LARGE] - majors
        if not (workers or drones or medias or repletes or virgin_queens or majors):
            return
        for kind in (PUPA_SMALL, PUPA_MEDIUM, PUPA_LARGE, PUPA_M):
            brood[kind] = 0
        s.brood[seat] = tuple(brood)
        millers = majors if MILLERS in s.traits[seat] else 0
        s.reserves[seat] = plus(s.reserves[seat], (workers, medias, majors - millers))
        s.storage[seat] = plus(s.storage[seat], (0, repletes, millers))
        s.drones[seat] += drones
        s.virgin_queens[seat] += virgin_queens
        s.tell(PupaeEmerged(seat, workers, medias, repletes, majors, virgin_queens, drones))


@dataclass(frozen=True, slots=True)
class StoreFood(Planned[Count]):
    """HE1-NEST-22, -23: what is not stored is lost."""

    clause = "HE1-NEST-22"
    prompt = message("ask-store-food")

    seat: Seat

    def most(self, s: Empires) -> int:
        return min(s.food[self.seat], max(0, storage_capacity(s, self.seat) - s.stored[self.seat]))

    def ask(self, s: Empires) -> Decision:
        return self.question(s, self.prompt, counts(0, self.most(s)), more=False)

    def proposal(self, s: Empires, options: tuple[Move, ...]) -> Count:
        return number(storing(s, self.seat))

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        lost = self.proposal(s, ()).count - move.count if isinstance(move, Count) else 0
        return message("warning-food-lost", count=lost) if lost > 0 else None

    def run(self, s: Empires, answer: Count) -> None:
        seat, food = self.seat, s.food[self.seat]
        s.stored[seat] += answer.count
        s.food[seat] = 0
        if food:
            s.tell(FoodDiscarded(seat, food - answer.count, answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-store", most=self.most(s)))
