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
    REPELLENT,
    SPECIALIST_DNA,
    TEND_PLUS_FACE,
    Area,
    Place,
)
from formicarium.games.hidden_empires_2.deck import why_not_now
from formicarium.games.hidden_empires_2.events import AreaForaged, DnaGained, ForageRolled
from formicarium.games.hidden_empires_2.moves import (
    FORAGE_ALL,
    ChooseAnt,
    ChooseCount,
    ChooseSeat,
    Done,
    Forage,
    ForageAll,
    Way,
    choose_count,
    choose_seat,
    counts,
    forage,
)
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.questions.foraging import (
    OBSTACLES,
    brought_home,
    forage_plan,
    forageable,
    gentle_way,
    least,
    limit,
    needs_dice,
    obstacle,
    only_forages,
    repelled,
    useful,
)
from formicarium.games.hidden_empires_2.questions.victims import kinds_standing, worker_first
from formicarium.games.hidden_empires_2.state import Empires, Rolled
from formicarium.games.hidden_empires_2.steps.hand_cards import open_moment, play, why_no_card
from formicarium.games.hidden_empires_2.tokens import modify
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class ForageAreas(Step[Empires, Move]):
    """HE2-FORAGE-01, -12, HE2-RULING-96: each food token at most once per turn, in his order, or none."""

    clause = "HE2-FORAGE-01"

    def ask(self, s: Empires) -> Decision:
        found = forageable(s, s.active)
        offered: list[Move] = [forage(area, way) for area, ways in found for way in ways]
        if any(gentle_way(s, area) in ways for area, ways in found):
            offered.append(FORAGE_ALL)
        return open_moment(s, "forage", offered)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105: food and DNA that lie there for the taking, as far as they can be used."""
        if not isinstance(move, Done):
            return None
        plan = forage_plan(s, seat)
        hunger = Outlook(s, seat, "ask-forage", alone=True).hunger
        food = min(sum(each.food for each in plan), max(0, hunger))
        dna = len({COLOUR[each.area] for each in plan}.difference(s.colours)) if s.options.advanced else 0
        return message("warning-unforaged", food=food, dna=dna) if food or dna else None

    def sure(self, s: Empires, seat: Seat, move: Move) -> bool:
        """HE2-FORAGE-09, -10: dice change the token they are rolled for, and no other forage."""
        if isinstance(move, ForageAll) and not s.has(seat, REPELLENT):
            for area, way, foragers, _ in forage_plan(s, seat):
                s.foraged += (area,)
                bring_home(s, area, way, foragers)
        return False

    def run(self, s: Empires, answer: Move) -> None:
        match answer:
            case Forage(area, way):
                s.then(ForageAnts(area, way), self)
            case ForageAll():
                s.then(ForageTheRest(), self)
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
class ForageTheRest(Step[Empires, None]):
    """HE2-RULING-96: one food token after the other, as long as there is one to forage."""

    def run(self, s: Empires, answer: None) -> None:
        for area, way, foragers, _ in forage_plan(s, s.active)[:1]:
            s.then(self)
            send_foragers(s, area, way, foragers)


def send_foragers(s: Empires, area: Area, way: Way, foragers: int) -> None:
    """HE2-FORAGE-01, HE2-CARD-repellent-01: intruders are driven off before anything else."""
    s.foraged += (area,)
    away = repelled(s, s.active, area, foragers)
    s.then(*[Repel(area) for _ in range(away)], BringHome(area, way, foragers))


@dataclass(frozen=True, slots=True)
class ForageAnts(Step[Empires, ChooseCount]):
    """HE2-FORAGE-01, -05, -06: how many of his ants there forage; castes need not be named."""

    clause = "HE2-FORAGE-05"

    area: Area
    way: Way

    def ask(self, s: Empires) -> Decision:
        seat, area, way = s.active, self.area, self.way
        few, most = least(s, seat, area, way), limit(s, seat, area, way)
        prompt = message("ask-forage-ants", area=area, way=way)
        enough = useful(s, seat, area, way)
        options = counts(few, most, enough if enough < most else None)
        return Decision(seat, prompt, options, default=choose_count(enough))

    def run(self, s: Empires, answer: ChooseCount) -> None:
        send_foragers(s, self.area, self.way, answer.count)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "count" or not name.isdecimal():
            return why_not_now(s, seat, path)
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
        bring_home(s, self.area, self.way, self.count)
        if needs_dice(s, self.area, self.way):
            s.then(ForageDice(self.area, self.way, self.count))


def bring_home(s: Empires, area: Area, way: Way, foragers: int) -> None:
    """HE2-FORAGE-07, -08, -11: food along the path, DNA for a new colour."""
    seat, colour = s.active, COLOUR[area]
    food = brought_home(s, seat, area, way, foragers)
    s.food[seat] += food
    s.tell(AreaForaged(seat, area, s.face_up[area], way, foragers, food))
    if s.options.advanced and colour not in s.colours:
        s.colours += (colour,)
        amount = SPECIALIST_DNA.get(only_forages(s, seat), 1)
        s.dna[seat] += amount
        s.tell(DnaGained(seat, colour, amount))


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
            before = s.modifiers.get(self.area, 0)
            s.rolled += (Rolled(s.active, self.area, s.face_up[self.area], before, change),)
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
