"""Nest phase: feeding adults, pupae emerge (HE2-NEST-06 to -10)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.games.hidden_empires_2.colony import (
    eliminate,
    funds,
    lose_brood,
    mouths,
    pay,
    put,
    stack_of,
)
from formicarium.games.hidden_empires_2.data import (
    BROOD,
    BUILDERS,
    CARDS,
    CASTES,
    EGG_F,
    EGG_M,
    LARVA_F,
    LARVA_M,
    MAJOR,
    MALE,
    MEDIA,
    MOST,
    NO_ANTS,
    NURSES,
    PRINCESS,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    RANK,
    RESERVES,
    STORAGE,
    WORKER,
    Place,
)
from formicarium.games.hidden_empires_2.events import (
    AdultsEliminated,
    AdultsFed,
    PupaeEmerged,
)
from formicarium.games.hidden_empires_2.moves import (
    ChooseCount,
    PickAdults,
    PickAnts,
    PickBrood,
    broods,
    choose_count,
    counts,
    picks,
)
from formicarium.games.hidden_empires_2.questions.victims import LOST
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.proposals import NestStep
from formicarium.games.hidden_empires_2.steps.scatter import too_many_dice
from formicarium.games.hidden_empires_2.steps.traits import of_type
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class FeedAdults(NestStep[None]):
    """HE2-NEST-06, -07: 1 food for each nurse, builder, princess and male; the shortage is counted once."""

    seat: Seat

    def run(self, s: Empires, answer: None) -> None:
        seat = self.seat
        need = mouths(s, seat)
        short = pay(s, seat, need)
        if need:
            s.tell(AdultsFed(seat, need - short, short))
        if short:
            s.then(StarveAdults(seat, short))


def need_no_answer(s: Empires, seat: Seat) -> bool:
    """HE2-NEST-07, -10: nobody starves, and pupae emerge as they must."""
    return mouths(s, seat) <= funds(s, seat) and EmergeMajors(seat).ask(s) is None


@dataclass(frozen=True, slots=True)
class StarveAdults(NestStep[Move | None]):
    """HE2-NEST-07: for each missing unit a nurse, builder, princess, male, larva or egg of his choice."""

    clause = "HE2-NEST-07"

    seat: Seat
    left: int

    def ask(self, s: Empires) -> Decision | None:
        if not self.left:
            return None
        options = starving(s, self.seat, min(self.left, MOST))
        default = next(reversed(options[0]))
        prompt = message("ask-starve-adults", left=self.left)
        return self.plan(s, prompt, tuple(move for group in options for move in group), default)

    def run(self, s: Empires, answer: Move | None) -> None:
        match answer:
            case PickBrood(brood, count):
                lose_brood(s, self.seat, brood, count)
            case PickAdults(adult, count):
                adults = s.males if adult == MALE else s.princesses
                adults[self.seat] -= count
                s.tell(AdultsEliminated(self.seat, adult, count))
            case PickAnts(place, caste, count):
                eliminate(s, self.seat, place, stack_of(caste, count))
            case _:
                return
        s.then(StarveAdults(self.seat, self.left - count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "brood" and name.startswith("pupa"):
            return Refusal(self.clause, message("refused-pupae-stay"))
        if kind in ("brood", "adult", "stack") and name.partition(":")[0] in (*BROOD, PRINCESS, MALE, *RANK):
            return Refusal(self.clause, message("refused-starve", left=self.left))
        return None


def starving(s: Empires, seat: Seat, left: int) -> list[tuple[Move, ...]]:
    """What may be eliminated, in groups, the least loss first."""
    brood = s.brood[seat]
    groups: list[tuple[Move, ...]] = [
        broods(kind, min(left, brood[kind]), "given_up") for kind in (EGG_M, EGG_F, LARVA_M, LARVA_F)
    ]
    groups.append(_adults(MALE, min(left, s.males[seat])))
    for chamber in (BUILDERS, NURSES):
        stack = s.ants[seat].get(chamber, NO_ANTS)
        groups += [
            picks(chamber, caste, 1, min(left, n), False, LOST)
            for caste, n in zip(CASTES, stack, strict=True)
        ]
    groups.append(_adults(PRINCESS, min(left, s.princesses[seat])))
    return [group for group in groups if group]


@cache
def _adults(adult: str, most: int) -> tuple[PickAdults, ...]:
    return tuple(PickAdults(adult, count) for count in range(1, most + 1))


# Emerging


@dataclass(frozen=True, slots=True)
class EmergeMajors(NestStep[ChooseCount | None]):
    """HE2-NEST-08 to -10: pupae become adults; with a Majors trait large ones may become majors."""

    clause = "HE2-NEST-10"
    prompt = message("ask-emerge-majors")

    seat: Seat

    def ask(self, s: Empires) -> Decision | None:
        large = s.brood[self.seat][PUPA_LARGE]
        if not large or of_type(s, self.seat, "majors") is None:
            return None
        return self.plan(s, self.prompt, counts(0, min(large, MOST)), choose_count(0))

    def run(self, s: Empires, answer: ChooseCount | None) -> None:
        seat, brood = self.seat, s.brood[self.seat]
        workers, medias, males = brood[PUPA_SMALL], brood[PUPA_MEDIUM], brood[PUPA_M]
        majors = answer.count if answer is not None else 0
        princesses = brood[PUPA_LARGE] - majors
        if not (workers or medias or males or majors or princesses):
            return
        brood[PUPA_SMALL] = brood[PUPA_MEDIUM] = brood[PUPA_LARGE] = brood[PUPA_M] = 0
        s.princesses[seat] += princesses
        s.males[seat] += males
        nursery = RESERVES if s.options.advanced else s.nests[seat][0]
        for caste, count, place in (
            (WORKER, workers, nursery),
            (MEDIA, medias, home_of(s, seat, "medias")),
            (MAJOR, majors, home_of(s, seat, "majors")),
        ):
            if count:
                put(s.ants[seat], place, stack_of(caste, count))
        s.tell(PupaeEmerged(seat, workers, medias, majors, princesses, males))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return too_many_dice(path, self.clause, s.brood[seat][PUPA_LARGE])


def home_of(s: Empires, seat: Seat, type: str) -> Place:
    """HE2-NEST-10: new medias and majors go to Reserves, or to Storage if they are confined to it."""
    trait = of_type(s, seat, type)
    return STORAGE if trait is not None and CARDS[trait].storage else RESERVES
