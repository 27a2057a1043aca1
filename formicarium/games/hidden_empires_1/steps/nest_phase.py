"""The Nest Phase: eight steps that all colonies take together (HE1-NEST)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from formicarium.core.decision import Move
from formicarium.core.flow import settle
from formicarium.core.state import AnyStep, Step
from formicarium.core.together import Together
from formicarium.games.hidden_empires_1.ants import plus
from formicarium.games.hidden_empires_1.data import (
    EGG_F,
    EGG_M,
    LARVA_F,
    LARVA_M,
    MILLED,
    MILLERS,
    NEST_STEPS,
    NO_ANTS,
    Card,
)
from formicarium.games.hidden_empires_1.events.nest import AntsReturned, EggsHatched, FoodMilled
from formicarium.games.hidden_empires_1.events.table import NestPhaseBegun, NestStepBegun, NestStepEnded
from formicarium.games.hidden_empires_1.moves import PlayCard
from formicarium.games.hidden_empires_1.questions.cards import targets
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.feeding import FeedAdults, FeedLarge
from formicarium.games.hidden_empires_1.steps.flight import Flight
from formicarium.games.hidden_empires_1.steps.growing import EmergeMajors, StoreFood
from formicarium.games.hidden_empires_1.steps.laying import LayFemale
from formicarium.games.hidden_empires_1.steps.nest_cards import (
    LAST_PLANNED,
    NestPlay,
    are_unseen,
    has_part,
    may_be_asked,
)
from formicarium.games.hidden_empires_1.steps.play import play_card
from formicarium.games.hidden_empires_1.steps.windows import CardWindow
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Message, Seat, message

HATCHING = 5  # the step in which nobody is asked anything


@dataclass(frozen=True, slots=True)
class NestPhase(Step[Empires, None]):
    """HE1-TURN-04, HE1-NEST-01: nobody begins a step before everybody has finished the one before."""

    def run(self, s: Empires, answer: None) -> None:
        s.tell(NestPhaseBegun(s.turn))
        s.then(*COURSE)


def nest_order(s: Empires) -> tuple[Seat, ...]:
    """HE1-DEF-19: clockwise from the player who had the first player turn."""
    return clockwise(s.first, s.seats)


BEGUN = {number: NestStepBegun(stage) for number, stage in NEST_STEPS.items()}
ENDED = {number: NestStepEnded(stage) for number, stage in NEST_STEPS.items()}


def begin(s: Empires, number: int) -> None:
    s.stage = NEST_STEPS[number]
    s.tell(BEGUN[number])


@dataclass(frozen=True, slots=True)
class ReturnAnts(Step[Empires, None]):
    """HE1-NEST-05, -06: the Returning Ants box is emptied; Millers turn one food unit into three."""

    def run(self, s: Empires, answer: None) -> None:
        begin(s, 1)
        for seat in nest_order(s):
            workers, medias, majors = ants = s.returning[seat]
            millers = MILLERS in s.traits[seat]
            if ants != NO_ANTS:
                s.returning[seat] = NO_ANTS
                s.reserves[seat] = plus(s.reserves[seat], (workers, medias, 0 if millers else majors))
                s.storage[seat] = plus(s.storage[seat], (0, 0, majors if millers else 0))
                s.tell(AntsReturned(seat, sum(ants)))
            milled = min(s.storage[seat][2], s.food[seat]) if millers else 0
            if milled:
                s.food[seat] += MILLED * milled
                s.tell(FoodMilled(seat, milled, s.food[seat]))


@dataclass(frozen=True, slots=True)
class OpenGuestWindow(Step[Empires, None]):
    """HE1-WIN-16: twice in every Nest Phase, before steps 2 and 8."""

    def run(self, s: Empires, answer: None) -> None:
        s.then(GuestWindow(nest_order(s)))


@dataclass(frozen=True, slots=True)
class GuestWindow(CardWindow):
    """HE1-WIN-16: Guest Ants and Guest Queen, in nest order."""

    clause = "HE1-WIN-16"
    name = "GUEST"
    prompt: ClassVar[Message] = message("ask-window-guest")

    def fits(self, s: Empires, seat: Seat, card: Card) -> bool:
        return bool(targets(s, seat, card))

    def react(self, s: Empires, seat: Seat, move: Move) -> None:
        assert isinstance(move, PlayCard)
        play_card(s, seat, move.card)


@dataclass(frozen=True, slots=True)
class NestStep(Step[Empires, None]):
    """HE1-NEST-02: all decide independently, and in secret until everybody is done."""

    number: int

    def run(self, s: Empires, answer: None) -> None:
        begin(s, self.number)
        number, order = self.number, nest_order(s)
        unseen = are_unseen(s, number)
        asked = [seat for seat in order if may_be_asked(s, seat, number, unseen=unseen)]
        if len(asked) == 1:  # a secret needs company
            asked.append(next(seat for seat in order if seat not in asked))
        s.then(EndNestStep(number))
        for seat in reversed(order):
            if seat not in asked and has_part(s, seat, number):
                s.then(*part(seat, number))
        if asked:
            s.then(Together(tuple((seat, part(seat, number)) for seat in asked), silent=True))


@cache
def part(seat: Seat, number: int) -> tuple[AnyStep, ...]:
    """What one player does in a step: his own cards first (HE1-WIN-13)."""
    return NestPlay(seat, number), PARTS[number](seat)


PARTS: dict[int, Callable[[Seat], AnyStep]] = {
    2: FeedAdults,
    3: EmergeMajors,
    4: FeedLarge,
    6: LayFemale,
    7: StoreFood,
    8: Flight,
}


@dataclass(frozen=True, slots=True)
class EndNestStep(Step[Empires, None]):
    """HE1-NEST-01: the step is complete."""

    number: int

    def run(self, s: Empires, answer: None) -> None:
        s.fat = ()
        s.card_eggs = [0] * s.seats
        s.so_far = [()] * s.seats
        if self.number == 7:
            s.planned = [False] * s.seats
        elif self.number == 8:
            s.no_eggs = [""] * s.seats
        s.tell(ENDED[self.number])

    def sure(self, s: Empires, seat: Seat, move: Move) -> bool:
        """HE1-RULING-97: the plan, once it is accepted, does the rest of a player's steps 2 to 7."""
        if s.planned[seat]:
            for number in range(self.number + 1, LAST_PLANNED + 1):
                s.fat, s.card_eggs, s.so_far = (), [0] * s.seats, [()] * s.seats
                if number == HATCHING:
                    hatch(s, seat)
                else:
                    s.then(*part(seat, number))
                    settle(s)
        return False


@dataclass(frozen=True, slots=True)
class HatchEggs(Step[Empires, None]):
    """HE1-NEST-17."""

    def run(self, s: Empires, answer: None) -> None:
        begin(s, HATCHING)
        for seat in nest_order(s):
            hatch(s, seat)


def hatch(s: Empires, seat: Seat) -> None:
    brood = list(s.brood[seat])
    female, male = brood[EGG_F], brood[EGG_M]
    if female or male:
        brood[LARVA_F] += female
        brood[LARVA_M] += male
        brood[EGG_F] = brood[EGG_M] = 0
        s.brood[seat] = tuple(brood)
        s.tell(EggsHatched(seat, female, male))


COURSE: tuple[AnyStep, ...] = (
    ReturnAnts(),
    OpenGuestWindow(),
    NestStep(2),
    NestStep(3),
    NestStep(4),
    HatchEggs(),
    NestStep(6),
    NestStep(7),
    OpenGuestWindow(),
    NestStep(8),
)
