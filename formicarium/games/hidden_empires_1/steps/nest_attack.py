"""The attack on a nest: storm, plunder, queen hunt (HE1-NATT)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import AREA, YES, YES_NO
from formicarium.games.hidden_empires_1.ants import in_area
from formicarium.games.hidden_empires_1.data import Area
from formicarium.games.hidden_empires_1.events.combat import (
    DeadEaten,
    NestAttacked,
    NestMarkerLost,
    NestSealed,
    QueenHunted,
    SitePromoted,
)
from formicarium.games.hidden_empires_1.moves import ChooseArea, Press
from formicarium.games.hidden_empires_1.pieces import Fight
from formicarium.games.hidden_empires_1.questions.sides import attackers, fight_of, nest_open
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.chemicals import COMBAT, combat_window
from formicarium.games.hidden_empires_1.steps.plunder import PlunderNest
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class EnterNest(Step[Empires, None]):
    """HE1-NATT-01, -02: attackers whom nobody opposes any more must go on into the nest."""

    def run(self, s: Empires, answer: None) -> None:
        fight = fight_of(s)
        if not any(attackers(s)) or in_area(s, fight.defender, fight.area):
            return
        if nest_open(s, fight.defender, fight.area):
            s.fight = Fight(fight.area, fight.attacker, fight.defender, in_nest=True)
            s.dice = ()
            s.because(NestAttacked(fight.attacker, fight.area, fight.defender), combat_window(s), StormNest())


@dataclass(frozen=True, slots=True)
class StormNest(Step[Empires, None]):
    """HE1-NATT-03 to -06, -08: the fight in the nest, unless its entrances are sealed."""

    def run(self, s: Empires, answer: None) -> None:
        fight = fight_of(s)
        if fight.defender in s.closed:
            s.tell(NestSealed(fight.defender, fight.area))
        else:
            s.then(*COMBAT, PlunderNest(), EatDead(), HuntQueen())


@dataclass(frozen=True, slots=True)
class EatDead(Step[Empires, None]):
    """HE1-NATT-08: every dead attacker in the nest feeds the defender."""

    def run(self, s: Empires, answer: None) -> None:
        fight = fight_of(s)
        if fight.dead_attackers:
            s.food[fight.defender] += fight.dead_attackers
            s.tell(DeadEaten(fight.defender, fight.dead_attackers))


@dataclass(frozen=True, slots=True)
class HuntQueen(Step[Empires, Press | None]):
    """HE1-NATT-10: one attempt, if attackers are left and there is a queen."""

    clause = "HE1-NATT-10"
    prompt = message("ask-queen-hunt")

    def ask(self, s: Empires) -> Decision | None:
        fight = fight_of(s)
        if not any(attackers(s)) or not s.queens[fight.defender]:
            return None
        return Decision(fight.attacker, self.prompt, YES_NO)

    def run(self, s: Empires, answer: Press | None) -> None:
        if answer == YES:
            s.then(RollHunt())


@dataclass(frozen=True, slots=True)
class RollHunt(Step[Empires, tuple[int, ...]]):
    """HE1-NATT-10: a die for every attacker left; any 1 kills one queen."""

    def ask(self, s: Empires) -> Roll:
        return Roll(sum(attackers(s)))

    def run(self, s: Empires, answer: tuple[int, ...]) -> None:
        fight = fight_of(s)
        s.dice = answer
        s.tell(QueenHunted(fight.attacker, fight.defender, answer, 1 in answer))
        if 1 in answer:
            lose_queen(s, fight.defender, fight.area)


def lose_queen(s: Empires, seat: Seat, area: Area) -> None:
    """HE1-CARD-supercolony-06, -07: with the queen goes the marker, unless there were queens to spare."""
    markers = s.nest_areas(seat)
    spare = s.queens[seat] > len(markers)
    s.queens[seat] -= 1
    if spare or len(markers) == 1:
        return
    s.tell(NestMarkerLost(seat, area))
    if area in s.sites[seat]:
        s.sites[seat] = tuple(site for site in s.sites[seat] if site != area)
    else:
        s.then(PromoteSite(seat))


@dataclass(frozen=True, slots=True)
class PromoteSite(Step[Empires, ChooseArea]):
    """HE1-CARD-supercolony-06: a Nest Site becomes the Nest."""

    clause = "HE1-CARD-supercolony-06"
    prompt = message("ask-promote-site")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        sites = sorted(s.sites[self.seat], key=s.ground.bit.__getitem__)
        return Decision(self.seat, self.prompt, tuple(AREA[(area,)] for area in sites))

    def run(self, s: Empires, answer: ChooseArea) -> None:
        s.nests[self.seat] = answer.area
        s.sites[self.seat] = tuple(site for site in s.sites[self.seat] if site != answer.area)
        s.tell(SitePromoted(self.seat, answer.area))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        return Refusal(self.clause, message("refused-no-site", area=name)) if kind == "area" else None
