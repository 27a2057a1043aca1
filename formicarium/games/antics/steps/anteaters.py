"""The anteaters' attack and their reset (ANT-ATE)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.antics.data import (
    EATS,
    FIELDS,
    GUIDE,
    LANES,
    LAST_FIELD,
    LEFT_OF,
    NUMBERS,
    OTHER_FACE,
    SEARCHES_FIRST,
    SPOT,
    ZONES,
    Colour,
    Lane,
)
from formicarium.games.antics.events import (
    AnteaterArrived,
    AnteatersReset,
    AntsEaten,
    NoAntsFound,
    NoPreyFound,
    PreyEaten,
)
from formicarium.games.antics.moves import NextAnteater
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.fields import RefillFields, lanes_on_first, slide
from formicarium.games.antics.steps.push import check_exhausted
from formicarium.games.antics.steps.steal import why_not_steal_now
from formicarium.texts.message import Seat, message

NEXT = {lane: NextAnteater(lane) for lane in LANES}


def arriving(s: Antics) -> list[Lane]:
    """ANT-ATE-01, -02: anteaters on field 1 that have not attacked since the last reset."""
    return [lane for lane in lanes_on_first(s) if lane not in s.arrived]


@dataclass(frozen=True, slots=True)
class AnteaterAttack(Step[Antics, NextAnteater | None]):
    """ANT-ATE-01 to -04: each arrived anteater attacks once; the active player orders several."""

    clause = "ANT-ATE-04"
    prompt = message("ask-anteater")

    def ask(self, s: Antics) -> Decision | None:
        waiting = tuple(NEXT[lane] for lane in arriving(s))
        return Decision(s.active, self.prompt, waiting) if waiting else None

    def run(self, s: Antics, answer: NextAnteater | None) -> None:
        if answer is not None:
            s.steps.append(self)
            attack(s, answer.lane)
        elif len(s.arrived) == len(LANES):
            s.then(ResetAnteaters(), RefillFields())

    def why_not(self, s: Antics, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "lane" or name not in LANES:
            return why_not_steal_now(path)
        clause = "ANT-ATE-02" if name in s.arrived else "ANT-ATE-01"
        return Refusal(clause, message("refused-not-arrived", lane=name))


def attack(s: Antics, lane: Lane) -> None:
    """ANT-ATE-03, -05, -06: what is eaten depends on the colour and on how many have arrived before."""
    s.arrived += (lane,)
    arrival = len(s.arrived)
    colour = Colour(s.fields[SPOT[FIELDS[0], lane]])
    meals = GUIDE[NUMBERS[s.seats].guide][arrival - 1]
    s.because(AnteaterArrived(lane, colour, arrival), *(MEALS[meal](colour) for meal in meals))


@dataclass(frozen=True, slots=True)
class EatPrey(Step[Antics, None]):
    """ANT-ATE-07, -08: one token from the clearing of its colour, out of the game; nothing instead."""

    colour: Colour

    def run(self, s: Antics, answer: None) -> None:
        prey = EATS[self.colour]
        if not s.clearings[prey]:
            s.tell(NoPreyFound(self.colour, prey))
            return
        s.clearings[prey] -= 1
        s.eaten += (prey,)
        s.tell(PreyEaten(self.colour, prey, s.clearings[prey]))
        check_exhausted(s, prey)


@dataclass(frozen=True, slots=True)
class EatAnts(Step[Antics, None]):
    """ANT-ATE-09, -10: from the zone of its colour to the left, the first zone with ants is emptied."""

    colour: Colour

    def run(self, s: Antics, answer: None) -> None:
        zone = SEARCHES_FIRST[self.colour]
        for _ in ZONES:
            counts = tuple(zones[zone] for zones in s.zones)
            if any(counts):
                for seat, count in enumerate(counts):
                    s.zones[seat][zone] = 0
                    s.supply[seat] += count
                s.tell(AntsEaten(self.colour, zone, counts))
                return
            zone = LEFT_OF[zone]
        s.tell(NoAntsFound(self.colour))


MEALS = {"prey": EatPrey, "ants": EatAnts}


@dataclass(frozen=True, slots=True)
class ResetAnteaters(Step[Antics, None]):
    """ANT-ATE-11, -12: turned over, back to field 6 of their lanes; tiles slide; the count starts again."""

    def run(self, s: Antics, answer: None) -> None:
        faces = [OTHER_FACE[Colour(s.fields[SPOT[FIELDS[0], lane]])] for lane in LANES]
        for lane in LANES:
            s.fields[SPOT[FIELDS[0], lane]] = ""
        slide(s)
        for lane, colour in zip(LANES, faces, strict=True):
            s.fields[SPOT[LAST_FIELD, lane]] = colour
        s.arrived = ()
        s.tell(AnteatersReset(tuple(faces)))
