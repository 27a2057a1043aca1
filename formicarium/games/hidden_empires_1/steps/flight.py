"""The nuptial flight (HE1-NEST-25 to -27, HE1-SCORE, Budding, Guest Queen, Supercolony)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_1.answers import AREA, COUNT, FLY, LOSE, NONE, STAY
from formicarium.games.hidden_empires_1.ants import CASTE_INDEX, of_caste, take_ants
from formicarium.games.hidden_empires_1.data import (
    BUDDERS,
    BUDDING,
    BUILDERS,
    CASTES,
    NURSES,
    RESERVES,
    SITE_SIZE,
    SITES,
    SUPERCOLONY,
    Area,
    Card,
    Task,
)
from formicarium.games.hidden_empires_1.events.nest import (
    AntsBudded,
    FlightFlown,
    GuestQueenFed,
    NestGrown,
    SiteFounded,
)
from formicarium.games.hidden_empires_1.markers import clear_area
from formicarium.games.hidden_empires_1.moves import ChooseArea, Count, Fly, LoseAnts
from formicarium.games.hidden_empires_1.questions.cards import all_nest_areas
from formicarium.games.hidden_empires_1.questions.colony import count_worker_like, worker_like_places
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.ending import flight_points
from formicarium.games.hidden_empires_1.steps.extra_tiles import ExtraTile
from formicarium.games.hidden_empires_1.steps.hand import discard_from_hand
from formicarium.games.hidden_empires_1.steps.proposals import OneByOne
from formicarium.texts.message import Message, Seat, message

PAYERS: tuple[Task, ...] = (RESERVES, BUILDERS)  # who pays first by default; nurses pay last


def can_pay(s: Empires, seat: Seat, virgin_queens: int, drones: int, guests: int) -> bool:
    """HE1-CARD-budding-05: whether some choice of Guest Queen losses leaves a flight that can be paid for."""
    if BUDDING not in s.traits[seat]:
        return True
    if not guests:
        return BUDDERS * virgin_queens <= count_worker_like(s, seat)
    lost = min((virgin_queens + drones) // 2, virgin_queens)
    return can_pay(s, seat, virgin_queens - lost, drones - ((virgin_queens + drones) // 2 - lost), guests - 1)


@dataclass(frozen=True, slots=True)
class Flight(Step[Empires, Move | None]):
    """HE1-NEST-25 to -27: for one card all reproductives fly, or all stay."""

    clause = "HE1-NEST-25"

    seat: Seat

    def ask(self, s: Empires) -> Decision | None:
        seat = self.seat
        queens, drones = s.virgin_queens[seat], s.drones[seat]
        if not queens + drones or not can_pay(s, seat, queens, drones, s.guests[seat]):
            return None
        options = (*(FLY[(card,)] for card in s.hands[seat]), STAY)
        prompt = message("ask-flight", virgin_queens=queens, drones=drones)
        return Decision(seat, prompt, options, default=STAY, silent=True)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE1-END-06."""
        last = move == STAY and s.turn >= s.options.max_game_turns
        return message("warning-last-flight", turn=s.turn) if last else None

    def run(self, s: Empires, answer: Move | None) -> None:
        seat = self.seat
        if isinstance(answer, Fly):
            discard_from_hand(s, seat, answer.card)
            guests = s.guests[seat]
            s.guests[seat] = 0
            s.then(*(FeedGuest(seat, guests - 1 - i) for i in range(guests)), PayBudding(seat, answer.card))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-fly"))


@dataclass(frozen=True, slots=True)
class FeedGuest(Step[Empires, Count | None]):
    """HE1-CARD-guest_queen-02: half of the reproductives are lost before scoring, once per mark."""

    clause = "HE1-CARD-guest_queen-02"

    seat: Seat
    more: int  # marks still to come

    def ask(self, s: Empires) -> Decision | None:
        seat = self.seat
        queens, drones = s.virgin_queens[seat], s.drones[seat]
        lost = (queens + drones) // 2
        if not lost:
            return None
        options = tuple(
            COUNT[(k,)]
            for k in range(max(0, lost - drones), min(queens, lost) + 1)
            if can_pay(s, seat, queens - k, drones - (lost - k), self.more)
        )
        return Decision(seat, message("ask-guest-queen-loss", count=lost), options, silent=True)

    def run(self, s: Empires, answer: Count | None) -> None:
        if answer is not None:
            lost = (s.virgin_queens[self.seat] + s.drones[self.seat]) // 2
            s.virgin_queens[self.seat] -= answer.count
            s.drones[self.seat] -= lost - answer.count
            s.tell(GuestQueenFed(self.seat, answer.count, lost - answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-guest-loss"))


@dataclass(frozen=True, slots=True)
class PayBudding(Step[Empires, None]):
    """HE1-CARD-budding-03: three worker-like ants for every virgin queen."""

    seat: Seat
    card: Card

    def run(self, s: Empires, answer: None) -> None:
        due = BUDDERS * s.virgin_queens[self.seat] if BUDDING in s.traits[self.seat] else 0
        s.then(GiveAnts(self.seat, due), Score(self.seat, self.card, due), FoundSite(self.seat))


@dataclass(frozen=True, slots=True)
class GiveAnts(OneByOne[LoseAnts | None]):
    """HE1-CARD-budding-03: of the owner's choice, from any of his places."""

    clause = "HE1-CARD-budding-03"

    seat: Seat
    due: int

    def ask(self, s: Empires) -> Decision | None:
        if not self.due:
            return None
        places = sorted(worker_like_places(s, self.seat), key=lambda place: _payer(place[0], place[1]))
        groups = [
            (area, task, CASTES[caste], min(there, self.due))
            for area, task, ants in places
            for caste, there in enumerate(ants)
            if there
        ]
        least = 1 if len(groups) > 1 else self.due  # of a single group there is nothing to choose
        options = tuple(
            LOSE[a, task, caste, n] for a, task, caste, most in groups for n in range(least, most + 1)
        )
        prompt = message("ask-budding-cost", count=self.due)
        default = LOSE[groups[0]]
        more = default.count < self.due
        return self.question(self.seat, prompt, options, default, more=more, silent=True)

    def goes_on(self, step: AnyStep) -> bool:
        return isinstance(step, GiveAnts)

    def run(self, s: Empires, answer: LoseAnts | None) -> None:
        if answer is not None:
            ants = of_caste(CASTE_INDEX[answer.caste], answer.count)
            take_ants(s, self.seat, answer.area, answer.task, ants)
            s.tell(AntsBudded(self.seat, answer.area, answer.task, answer.caste, answer.count))
            s.then(GiveAnts(self.seat, self.due - answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-budding-cost", count=self.due))


def _payer(area: Area, task: Task) -> int:
    """Reserves, Builders, the map, the Returning Ants, Nurses."""
    if area:
        return len(PAYERS)
    return PAYERS.index(task) if task in PAYERS else len(PAYERS) + 1 + (task == NURSES)


@dataclass(frozen=True, slots=True)
class Score(Step[Empires, None]):
    """HE1-SCORE-01, -02, HE1-NEST-26: all fly; pairs count most; each ant given for Budding counts one."""

    seat: Seat
    card: Card
    budded: int

    def run(self, s: Empires, answer: None) -> None:
        seat = self.seat
        queens, drones = s.virgin_queens[seat], s.drones[seat]
        points = flight_points(queens, drones) + self.budded
        s.scores[seat] += points
        s.virgin_queens[seat] = s.drones[seat] = 0
        s.tell(FlightFlown(seat, self.card, queens, drones, min(queens, drones), points))


def site_areas(s: Empires, seat: Seat) -> list[Area]:
    """HE1-CARD-supercolony-02, HE1-DEF-21: beside one of the own nest areas, without a nest of anybody."""
    if SUPERCOLONY not in s.traits[seat] or sum(map(len, s.sites)) >= SITES:
        return []
    taken = all_nest_areas(s)
    near = {area for own in s.nest_areas(seat) for area in s.ground.near[own] if area not in taken}
    return sorted(near, key=s.ground.bit.__getitem__)


@dataclass(frozen=True, slots=True)
class FoundSite(Step[Empires, Move | None]):
    """HE1-CARD-supercolony-02 to -04: a Nest Site with a queen, if the owner likes; the nest grows anyway."""

    clause = "HE1-CARD-supercolony-02"
    prompt = message("ask-nest-site")

    seat: Seat

    def ask(self, s: Empires) -> Decision | None:
        if SUPERCOLONY not in s.traits[self.seat]:
            return None
        options = (*(AREA[(area,)] for area in site_areas(s, self.seat)), NONE)
        return Decision(self.seat, self.prompt, options, default=NONE, silent=True)

    def run(self, s: Empires, answer: Move | None) -> None:
        seat = self.seat
        if answer is None:
            return
        if isinstance(answer, ChooseArea):
            clear_area(s, answer.area)
            s.sites[seat] = tuple(sorted((*s.sites[seat], answer.area)))
            s.queens[seat] += 1
            s.tell(SiteFounded(seat, answer.area))
            s.then(ExtraTile(seat, answer.area, silent=True))
        s.sizes[seat] += SITE_SIZE
        s.tell(NestGrown(seat, s.sizes[seat]))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        return Refusal(self.clause, message("refused-site", area=name)) if kind == "area" else None
