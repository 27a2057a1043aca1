"""Lay New Eggs (HE1-NEST-18 to -21, -24)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import ELIMINATE, counts, number
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
from formicarium.games.hidden_empires_1.questions.colony import (
    UNLIMITED,
    larvae,
    pupae,
    with_brood,
)
from formicarium.games.hidden_empires_1.questions.husbandry import egg_places, laid_in_room, new_eggs
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.hunger import THEN_PUPAE, gone, remove_member
from formicarium.games.hidden_empires_1.steps.planning import Planned
from formicarium.games.hidden_empires_1.steps.stores import pay
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class LayFemale(Planned[Count | None]):
    """HE1-NEST-18, -19, -21, -24: how many female eggs; a colony without queens lays through its nurses."""

    clause = "HE1-NEST-18"
    prompt = message("ask-lay-female")

    seat: Seat

    def ask(self, s: Empires) -> Decision | None:
        if not may_lay(s, self.seat):
            return None
        return self.question(s, self.prompt, counts(0, most_eggs(s, self.seat)))

    def proposal(self, s: Empires, options: tuple[Move, ...]) -> Count:
        female, _ = new_eggs(s, self.seat, most_eggs(s, self.seat))
        return number(female)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        return too_many(s, seat, move.count) if isinstance(move, Count) else None

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


def too_many(s: Empires, seat: Seat, eggs: int) -> Message | None:
    """What they would cost: brood for the queen (HE1-NEST-19), or eggs that find no room (HE1-CHK-03)."""
    eaten = eggs - s.food[seat] - s.stored[seat]
    if eaten > 0:
        return message("warning-queen-eats", count=eaten)
    flying = s.virgin_queens[seat] + s.drones[seat] if s.hands[seat] else 0
    homeless = eggs - egg_places(s, seat, eggs) - flying
    return message("warning-no-room", count=homeless) if homeless > 0 else None


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

    def proposal(self, s: Empires, options: tuple[Move, ...]) -> Count:
        """HE1-RULING-97: whoever lays no female eggs lays male ones instead."""
        (laid,), (female, male) = s.so_far[self.seat], new_eggs(s, self.seat, most_eggs(s, self.seat))
        wanted = male if laid or s.rules == 1 else female + male
        return number(max(0, min(wanted, female + male - laid)))

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        if not isinstance(move, Count):
            return None
        (laid,) = s.so_far[seat]
        if not laid and not move.count and self.proposal(s, ()).count:
            return message("warning-no-eggs")
        return too_many(s, seat, laid + move.count) if move.count else None

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
        return self.question(s, self.prompt, counts(0, sum(s.nurses[self.seat]) if able else 0))

    def proposal(self, s: Empires, options: tuple[Move, ...]) -> Count:
        return number(laid_in_room(s, self.seat, sum(s.nurses[self.seat])))

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        if not isinstance(move, Count):
            return None
        if not move.count and self.proposal(s, ()).count:
            return message("warning-no-eggs")
        homeless = move.count - laid_in_room(s, seat, move.count)
        return message("warning-no-room", count=homeless) if homeless else None

    def run(self, s: Empires, answer: Count) -> None:
        if answer.count:
            s.brood[self.seat] = with_brood(s.brood[self.seat], EGG_M, answer.count)
            s.tell(NursesLaid(self.seat, answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-nurses-lay", most=sum(s.nurses[seat])))
