"""Foraging (HE2-FORAGE)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import opponents, send_home, stack_of
from formicarium.games.hidden_empires_2.data import (
    COLOUR,
    HARVEST_MINUS_FACE,
    NEIGHBOURS,
    TEND_PLUS_FACE,
    Area,
    Place,
)
from formicarium.games.hidden_empires_2.events import AreaForaged, DnaGained, ForageRolled
from formicarium.games.hidden_empires_2.foraging import (
    OBSTACLES,
    brought_home,
    least,
    limit,
    obstacle,
    only_forages,
    repelled,
)
from formicarium.games.hidden_empires_2.moves import (
    ChooseAnt,
    ChooseCount,
    ChooseSeat,
    Done,
    Forage,
    Way,
    choose_count,
    choose_seat,
    counts,
    forage,
)
from formicarium.games.hidden_empires_2.paths import haul, widths
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.hand_cards import open_moment, play, why_no_card
from formicarium.games.hidden_empires_2.tokens import kind_at, modify
from formicarium.games.hidden_empires_2.victims import kinds_standing, worker_first
from formicarium.texts.message import Seat, message

WAYS: tuple[Way, Way] = ("harvest", "tend")


@dataclass(frozen=True, slots=True)
class ForageAreas(Step[Empires, Move]):
    """HE2-FORAGE-01, -12: each food token at most once per turn, in an order of his choice, or not at all."""

    clause = "HE2-FORAGE-01"
    prompt = message("ask-forage")

    def ask(self, s: Empires) -> Decision:
        seat = s.active
        offered: list[Move] = []
        wide: dict[Place, int] | None = None
        for place in sorted(s.ants[seat].keys() & s.face_up.keys()):
            area = Area(place)
            ways = [way for way in WAYS if not obstacle(s, seat, area, way)]
            if ways:
                wide = widths(s, seat) if wide is None else wide
                if haul(s, seat, area, wide):
                    offered += [forage(area, way) for way in ways]
        return open_moment(s, "forage", self.prompt, offered)

    def run(self, s: Empires, answer: Move) -> None:
        match answer:
            case Forage(area, way):
                s.then(ForageAnts(area, way), self)
            case Done():
                pass
            case _:
                s.then(self)
                play(s, answer)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        if refusal := why_no_card(s, seat, path, "forage"):
            return refusal
        kind, name = first_token(path)
        if kind != "place" or name not in NEIGHBOURS:
            return None
        area = Area(Place(name))
        way: Way = "tend" if path[1:2] == ("do:tend",) else "harvest"
        key = obstacle(s, seat, area, way) or "refused-no-path"
        return Refusal(OBSTACLES[key], message(key, area=area))


@dataclass(frozen=True, slots=True)
class ForageAnts(Step[Empires, ChooseCount]):
    """HE2-FORAGE-01, -05, -06: how many of his ants there forage; castes need not be named."""

    clause = "HE2-FORAGE-05"

    area: Area
    way: Way

    def ask(self, s: Empires) -> Decision:
        seat, area, way = s.active, self.area, self.way
        few, most = least(s, seat, area, way), limit(s, seat, area, way)
        wide = widths(s, seat)
        full = brought_home(s, seat, area, way, most, wide)
        useful = next(n for n in range(few, most + 1) if brought_home(s, seat, area, way, n, wide) == full)
        prompt = message("ask-forage-ants", area=area, way=way)
        return Decision(seat, prompt, counts(few, most), default=choose_count(useful))

    def run(self, s: Empires, answer: ChooseCount) -> None:
        s.foraged += (self.area,)
        away = repelled(s, s.active, self.area, answer.count)
        s.then(*[Repel(self.area) for _ in range(away)], BringHome(self.area, self.way, answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "count" or not name.isdecimal():
            return None
        few, most = least(s, seat, self.area, self.way), limit(s, seat, self.area, self.way)
        if 0 < int(name) < few:
            return Refusal("HE2-CARD-repellent-03", message("refused-foragers-few", least=few))
        clause = "HE2-FORAGE-05" if self.way == "harvest" else "HE2-FORAGE-06"
        return Refusal(clause, message("refused-foragers", count=int(name), most=most))


@dataclass(frozen=True, slots=True)
class BringHome(Step[Empires, None]):
    """HE2-FORAGE-07, -08, -11: food along the path, DNA for a new colour; then the dice."""

    area: Area
    way: Way
    count: int

    def run(self, s: Empires, answer: None) -> None:
        seat, area = s.active, self.area
        food = brought_home(s, seat, area, self.way, self.count)
        s.food[seat] += food
        s.tell(AreaForaged(seat, area, s.face_up[area], self.way, self.count, food))
        colour = COLOUR[area]
        if s.options.advanced and colour not in s.colours:
            s.colours += (colour,)
            amount = 2 if only_forages(s, seat) else 1
            s.dna[seat] += amount
            s.tell(DnaGained(seat, colour, amount))
        if self.way == "harvest" or kind_at(s, area) == "aphids":
            s.then(ForageDice(area, self.way, self.count))


@dataclass(frozen=True, slots=True)
class ForageDice(Step[Empires, tuple[int, ...]]):
    """HE2-FORAGE-09, -10: in a harvest each 1 is a −; Aphids that are tended get one + for any 1."""

    area: Area
    way: Way
    count: int

    def ask(self, s: Empires) -> Roll:
        return Roll(self.count)

    def run(self, s: Empires, answer: tuple[int, ...]) -> None:
        if self.way == "harvest":
            change = -answer.count(HARVEST_MINUS_FACE)
        else:
            change = 1 if TEND_PLUS_FACE in answer else 0
        s.tell(ForageRolled(s.active, self.area, answer, change))
        if change:
            modify(s, self.area, change)


# Repellent


@dataclass(frozen=True, slots=True)
class Repel(Step[Empires, ChooseSeat]):
    """HE2-CARD-repellent-01, -02: for each ant sent home the forager names the opponent who loses it."""

    clause = "HE2-CARD-repellent-02"

    area: Area

    def ask(self, s: Empires) -> Decision:
        seats = opponents(s, s.active, self.area)
        return Decision(s.active, message("ask-repel-target", area=self.area), tuple(map(choose_seat, seats)))

    def run(self, s: Empires, answer: ChooseSeat) -> None:
        s.then(RepelAnt(answer.seat, self.area))


@dataclass(frozen=True, slots=True)
class RepelAnt(Step[Empires, ChooseAnt]):
    """HE2-CARD-repellent-02: that opponent chooses the ant."""

    clause = "HE2-CARD-repellent-02"

    seat: Seat
    area: Area

    def ask(self, s: Empires) -> Decision:
        prompt = message("ask-repel-ant", area=self.area)
        kinds = kinds_standing(s, self.seat, self.area)
        return Decision(self.seat, prompt, kinds, default=worker_first(kinds))

    def run(self, s: Empires, answer: ChooseAnt) -> None:
        send_home(s, self.seat, self.area, stack_of(answer.caste, 1), patrol=answer.patrol)
