"""Nuptial flight and score (HE2-FLIGHT), Nest Sites (HE2-CARD-supercolony-01, -02)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.data import (
    MALE,
    MALE_POINTS,
    NEIGHBOURS,
    NEST_SITES,
    PAIR_POINTS,
    PRINCESS,
    PRINCESS_POINTS,
    SITE_SIZE,
    SUPERCOLONY,
    Area,
    Place,
)
from formicarium.games.hidden_empires_2.events import (
    AdultsEliminated,
    FlightFlown,
    FlightPutOff,
    NestSiteFounded,
)
from formicarium.games.hidden_empires_2.moves import (
    NOTHING,
    ChooseArea,
    ChooseCount,
    Fly,
    Nothing,
    Stay,
    choose_area,
    choose_count,
    counts,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.ending import is_won
from formicarium.games.hidden_empires_2.tokens import free_around, make_room
from formicarium.texts.message import Message, Seat, message

FLY, STAY = Fly(), Stay()


def flight_points(princesses: int, males: int) -> int:
    """HE2-FLIGHT-02: 4 for a pair, 2 for a princess left over, 1 for a male.

    >>> flight_points(3, 2)
    10
    """
    pairs = min(princesses, males)
    return PAIR_POINTS * pairs + PRINCESS_POINTS * (princesses - pairs) + MALE_POINTS * (males - pairs)


@dataclass(frozen=True, slots=True)
class NuptialFlight(Step[Empires, Fly | Stay | None]):
    """HE2-FLIGHT-01: each player with a reproductive decides secretly whether to fly."""

    clause = "HE2-FLIGHT-01"

    seat: Seat

    def ask(self, s: Empires) -> Decision | None:
        princesses, males = s.princesses[self.seat], s.males[self.seat]
        if not (princesses or males):
            return None
        points = 0 if s.marked[self.seat] else flight_points(princesses, males)  # unknown before the guest
        prompt = message("ask-nuptial-flight", princesses=princesses, males=males, points=points)
        return Decision(self.seat, prompt, (FLY, STAY), default=STAY)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105: in the last game turn, as far as it is known to be the last."""
        last = s.turn >= s.options.turn_cap or is_won(s)
        return message("warning-last-flight") if isinstance(move, Stay) and last else None

    def run(self, s: Empires, answer: Fly | Stay | None) -> None:
        if isinstance(answer, Fly):
            s.then(GuestLosses(self.seat), FlyOut(self.seat), FoundNestSite(self.seat))
        elif answer is not None:
            s.tell(FlightPutOff(self.seat))


@dataclass(frozen=True, slots=True)
class GuestLosses(Step[Empires, ChooseCount | None]):
    """HE2-FLIGHT-03, HE2-CARD-guest_queen-01: a marked player first loses half of them, of his choice."""

    clause = "HE2-FLIGHT-03"

    seat: Seat

    def lost(self, s: Empires) -> int:
        return (s.princesses[self.seat] + s.males[self.seat]) // 2

    def ask(self, s: Empires) -> Decision | None:
        if not s.marked[self.seat]:
            return None
        lost = self.lost(s)
        prompt = message("ask-guest-losses", count=lost)
        few, most = max(0, lost - s.males[self.seat]), min(lost, s.princesses[self.seat])
        return Decision(self.seat, prompt, counts(few, most), default=choose_count(few))

    def run(self, s: Empires, answer: ChooseCount | None) -> None:
        if answer is None:
            return
        s.marked[self.seat] = False
        males = self.lost(s) - answer.count
        s.princesses[self.seat] -= answer.count
        s.males[self.seat] -= males
        for adult, count in ((PRINCESS, answer.count), (MALE, males)):
            if count:
                s.tell(AdultsEliminated(self.seat, adult, count))


@dataclass(frozen=True, slots=True)
class FlyOut(Step[Empires, None]):
    """HE2-FLIGHT-02: all princesses and males leave, and score."""

    seat: Seat

    def run(self, s: Empires, answer: None) -> None:
        seat = self.seat
        princesses, males = s.princesses[seat], s.males[seat]
        points = flight_points(princesses, males)
        s.princesses[seat] = s.males[seat] = 0
        s.scores[seat] += points
        s.tell(FlightFlown(seat, princesses, males, points, s.scores[seat]))


@dataclass(frozen=True, slots=True)
class FoundNestSite(Step[Empires, ChooseArea | Nothing | None]):
    """HE2-FLIGHT-04, HE2-CARD-supercolony-01, -02: a Nest Site beside a nest, with a queen and 10 size."""

    clause = "HE2-CARD-supercolony-01"
    prompt = message("ask-nest-site")

    seat: Seat

    def ask(self, s: Empires) -> Decision | None:
        if not s.has(self.seat, SUPERCOLONY) or sum(len(nests) - 1 for nests in s.nests) >= NEST_SITES:
            return None
        areas = sorted({area for nest in s.nests[self.seat] for area in free_around(s, nest)})
        return Decision(self.seat, self.prompt, (*map(choose_area, areas), NOTHING), default=NOTHING)

    def run(self, s: Empires, answer: ChooseArea | Nothing | None) -> None:
        if isinstance(answer, ChooseArea):
            make_room(s, answer.area)
            s.nests[self.seat] += (answer.area,)
            s.queens[self.seat] += 1
            s.sizes[self.seat] += SITE_SIZE
            event = NestSiteFounded(self.seat, answer.area, s.queens[self.seat], s.sizes[self.seat])
            s.tell(event)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "place" or name not in NEIGHBOURS:
            return None
        if s.nest_owner(Area(Place(name))) is not None:
            return Refusal(self.clause, message("refused-nest-there", area=name))
        return Refusal(self.clause, message("refused-not-beside-nest"))
