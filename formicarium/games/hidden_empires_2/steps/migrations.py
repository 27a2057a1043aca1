"""Predator Migration and Migration (HE2-CARD-predator_migration, HE2-CARD-migration)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import (
    all_home,
    eliminate,
    is_there,
    lose_brood,
    number,
    stack_of,
)
from formicarium.games.hidden_empires_2.data import (
    BIVOUAC,
    BROOD,
    BROOD_PER_NURSE,
    CAMOUFLAGE,
    EGG_F,
    EGG_M,
    LARVA_F,
    LARVA_M,
    NEW_NEST_SIZE,
    NURSES,
    PREDATOR_KILL_FACES,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    VALUE,
    Area,
)
from formicarium.games.hidden_empires_2.events import (
    BivouacMoved,
    NestMoved,
    PredatorHunted,
    PredatorMoved,
)
from formicarium.games.hidden_empires_2.moves import (
    ChooseAnt,
    ChooseBrood,
    ChooseSeat,
    choose_brood,
    choose_seat,
)
from formicarium.games.hidden_empires_2.questions.victims import LOST, kinds_standing, worker_first
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.proposals import Proposing
from formicarium.games.hidden_empires_2.tokens import make_room
from formicarium.kit.maps import adding, without
from formicarium.texts.message import Seat, message

# The brood a player parts with first, if he does not choose (sections 7.2 and 7.3).
LEAST_LOSS = (EGG_M, EGG_F, LARVA_M, LARVA_F, PUPA_M, PUPA_SMALL, PUPA_MEDIUM, PUPA_LARGE)

# Predators


@dataclass(frozen=True, slots=True)
class MovePredator(Step[Empires, None]):
    """HE2-CARD-predator_migration-01: to an adjacent area without a nest; token and Trail there go."""

    start: Area
    end: Area

    def run(self, s: Empires, answer: None) -> None:
        token = s.face_up[self.start]
        s.face_up = without(s.face_up, self.start)
        make_room(s, self.end)
        s.face_up = adding(s.face_up, self.end, token)
        s.tell(PredatorMoved(self.start, self.end, token))
        s.then(HuntAnts(self.end))


def exposed(s: Empires, area: Area) -> list[Seat]:
    """HE2-CARD-camouflage-02: whose ants here a Predator finds, clockwise from the card's player."""
    return [
        seat
        for seat in (s.active, *s.others(s.active))
        if is_there(s, seat, area) and not s.has(seat, CAMOUFLAGE)
    ]


@dataclass(frozen=True, slots=True)
class HuntAnts(Step[Empires, tuple[int, ...] | None]):
    """HE2-CARD-predator_migration-02, -03: an ant for each 1; then all others are sent home."""

    area: Area

    def ask(self, s: Empires) -> Roll | None:
        return Roll(VALUE[s.face_up[self.area]]) if exposed(s, self.area) else None

    def run(self, s: Empires, answer: tuple[int, ...] | None) -> None:
        if answer is None:
            return
        s.tell(PredatorHunted(s.active, self.area, s.face_up[self.area], answer))
        hits = sum(die in PREDATOR_KILL_FACES for die in answer)
        s.then(*(PredatorHit(self.area) for _ in range(hits)), FleePredator(self.area))


@dataclass(frozen=True, slots=True)
class PredatorHit(Step[Empires, ChooseSeat | None]):
    """HE2-CARD-predator_migration-02: the card's player names the owner."""

    clause = "HE2-CARD-predator_migration-02"

    area: Area

    def ask(self, s: Empires) -> Decision | None:
        seats = exposed(s, self.area)
        prompt = message("ask-predator-hit", area=self.area)
        return Decision(s.active, prompt, tuple(map(choose_seat, seats))) if seats else None

    def run(self, s: Empires, answer: ChooseSeat | None) -> None:
        if answer is not None:
            s.then(PredatorVictim(answer.seat, self.area))


@dataclass(frozen=True, slots=True)
class PredatorVictim(Step[Empires, ChooseAnt]):
    """HE2-CARD-predator_migration-02: the owner chooses the ant."""

    clause = "HE2-CARD-predator_migration-02"

    seat: Seat
    area: Area

    def ask(self, s: Empires) -> Decision:
        prompt = message("ask-predator-victim", area=self.area)
        kinds = kinds_standing(s, self.seat, self.area, LOST)
        return Decision(self.seat, prompt, kinds, default=worker_first(kinds))

    def run(self, s: Empires, answer: ChooseAnt) -> None:
        eliminate(s, self.seat, self.area, stack_of(answer.caste, 1), patrol=answer.patrol)


@dataclass(frozen=True, slots=True)
class FleePredator(Step[Empires, None]):
    """HE2-CARD-predator_migration-03: sent home."""

    area: Area

    def run(self, s: Empires, answer: None) -> None:
        for seat in exposed(s, self.area):
            all_home(s, seat, self.area)


# Migration


def move_nest(s: Empires, seat: Seat, start: Area, end: Area) -> None:
    """HE2-CARD-migration-01, -04, HE2-CARD-bivouac-03, -04: no eggs in the next nest phase."""
    make_room(s, end)
    s.nests[seat] = tuple(end if nest == start else nest for nest in s.nests[seat])
    s.resettled[seat] = True
    moved = BivouacMoved if s.has(seat, BIVOUAC) else NestMoved
    s.tell(moved(seat, start, end))


@dataclass(frozen=True, slots=True)
class Migrate(Step[Empires, None]):
    """HE2-CARD-migration-01 to -03: the nest moves; its size is 10, plus 10 for each other nest."""

    start: Area
    end: Area

    def run(self, s: Empires, answer: None) -> None:
        move_nest(s, s.active, self.start, self.end)
        s.sizes[s.active] = NEW_NEST_SIZE * len(s.nests[s.active])
        s.then(MigrationBrood())


@dataclass(frozen=True, slots=True)
class MigrationBrood(Proposing[ChooseBrood | None]):
    """HE2-CARD-migration-02: he keeps at most 10 brood members per nurse, of his choice."""

    clause = "HE2-CARD-migration-02"
    prompt = message("ask-migration-brood")

    def ask(self, s: Empires) -> Decision | None:
        brood = s.brood[s.active]
        surplus = sum(brood.values()) - BROOD_PER_NURSE * number(s, s.active, NURSES)
        if surplus <= 0:
            return None
        kinds = tuple(choose_brood(kind, "given_up") for kind in LEAST_LOSS if brood[kind])
        return self.question(s.active, self.prompt, kinds, more=surplus > 1)

    def run(self, s: Empires, answer: ChooseBrood | None) -> None:
        if answer is not None:
            lose_brood(s, s.active, answer.brood)
            s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "brood" and name in BROOD:
            return Refusal(self.clause, message("refused-no-brood", brood=name))
        return None
