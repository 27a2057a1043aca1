"""Attacks, area by area, and what the winner carries off (HE1-COMB)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import DONE
from formicarium.games.hidden_empires_1.ants import (
    CASTE_INDEX,
    add_ants,
    ants_at,
    in_area,
    of_caste,
    plus,
    posts_in,
    standing,
    take_ants,
)
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    CASTES,
    FORAGE,
    IDLE,
    NO_ANTS,
    NOWHERE,
    PATROL,
    RETURNING,
    TRAIL,
    Ants,
)
from formicarium.games.hidden_empires_1.events.combat import AreaAttacked, AttackEnded, DeadCarriedOff
from formicarium.games.hidden_empires_1.ground import areas_of
from formicarium.games.hidden_empires_1.moves import AttackArea, AttackPlayer, CarryOff
from formicarium.games.hidden_empires_1.pieces import Fight
from formicarium.games.hidden_empires_1.questions.husbandry import appetite
from formicarium.games.hidden_empires_1.questions.points import total
from formicarium.games.hidden_empires_1.questions.sides import (
    attackers,
    fight_of,
    nest_open,
    possible_defenders,
)
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.chemicals import COMBAT, combat_window
from formicarium.games.hidden_empires_1.steps.nest_attack import EnterNest
from formicarium.kit.interned import Interned
from formicarium.texts.message import Message, Seat, message

CARRY, ATTACK_IN, ATTACK_ON = Interned(CarryOff), Interned(AttackArea), Interned(AttackPlayer)
LEAVING = (IDLE, TRAIL, FORAGE, ATTACK, PATROL)  # HE1-RULING-88: a defender's patrollers carry last


@dataclass(frozen=True, slots=True)
class Attacks(Step[Empires, AttackArea | None]):
    """HE1-PERF-03, HE1-COMB-01: every area with own attackers, in the order the player likes."""

    clause = "HE1-COMB-01"
    prompt = message("ask-attack-area")

    def ask(self, s: Empires) -> Decision | None:
        areas = areas_of(s.ground, standing(s, s.active).attack)
        return Decision(s.active, self.prompt, tuple(ATTACK_IN[(a,)] for a in areas)) if areas else None

    def run(self, s: Empires, answer: AttackArea | None) -> None:
        if answer is None:
            s.focus = NOWHERE
        else:
            s.focus = answer.area
            s.then(ChooseDefender(), self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        return Refusal(self.clause, message("refused-no-attackers", area=name)) if kind == "area" else None


@dataclass(frozen=True, slots=True)
class ChooseDefender(Step[Empires, AttackPlayer | None]):
    """HE1-COMB-01, -02: one player per area and turn; with nobody left to attack, the attackers patrol."""

    clause = "HE1-COMB-01"

    def ask(self, s: Empires) -> Decision | None:
        seats = possible_defenders(s, s.focus)
        if not seats:
            return None
        weakest = min(seats, key=lambda seat: total(s, seat, posts_in(s, seat, s.focus), defending=True))
        options = tuple(ATTACK_ON[(seat,)] for seat in seats)
        prompt = message("ask-attack-target", area=s.focus)
        return Decision(s.active, prompt, options, default=ATTACK_ON[(weakest,)])

    def run(self, s: Empires, answer: AttackPlayer | None) -> None:
        if answer is None:
            settle_attackers(s)
            return
        defender = answer.seat
        s.fight, s.dice = Fight(s.focus, s.active, defender), ()
        outside = (combat_window(s), *COMBAT, CarryDead()) if in_area(s, defender, s.focus) else ()
        s.because(AreaAttacked(s.active, s.focus, defender), *outside, EnterNest(), Regroup())

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, _ = first_token(path)
        return Refusal(self.clause, message("refused-defender", area=s.focus)) if kind == "seat" else None


@dataclass(frozen=True, slots=True)
class CarryDead(Step[Empires, Move | None]):
    """HE1-COMB-15 to -17: the winner may send ants home, each with a dead opponent while there are any."""

    clause = "HE1-COMB-15"
    prompt = message("ask-carry-off")

    def ask(self, s: Empires) -> Decision | None:
        winner = fight_of(s).winner
        if winner is None or not any(there := carriers(s, winner)):
            return None
        options = tuple(
            CARRY[CASTES[caste], count] for caste, ants in enumerate(there) for count in range(1, ants + 1)
        )
        caste = CASTE_INDEX[options[0].caste]
        dead = min(dead_opponents(s), there[caste])
        default = CARRY[CASTES[caste], dead] if dead else DONE
        return Decision(winner, self.prompt, (*options, DONE), default=default)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE1-COMB-16: the dead whom nobody carries home feed nobody; but who stays may storm a nest."""
        fight = fight_of(s)
        stormed = seat == fight.attacker and nest_open(s, fight.defender, fight.area)
        if move != DONE or stormed or s.food[seat] + s.stored[seat] >= appetite(s, seat):
            return None
        dead = min(dead_opponents(s), sum(carriers(s, seat)))
        return message("warning-dead-left", count=dead) if dead else None

    def run(self, s: Empires, answer: Move | None) -> None:
        fight = fight_of(s)
        if isinstance(answer, CarryOff) and fight.winner is not None:
            food = min(answer.count, dead_opponents(s))
            s.food[fight.winner] += food
            bury(s, food)
            withdraw(s, fight.winner, CASTE_INDEX[answer.caste], answer.count)
            s.tell(DeadCarriedOff(fight.winner, fight.area, answer.caste, answer.count, food))
            s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-carriers"))


def carriers(s: Empires, winner: Seat) -> Ants:
    """The winner's ants of this combat, by caste."""
    fight = fight_of(s)
    if winner == fight.attacker:
        return attackers(s)
    found = NO_ANTS
    for _, ants in posts_in(s, winner, fight.area):
        found = plus(found, ants)
    return found


def dead_opponents(s: Empires) -> int:
    """HE1-COMB-16: dead recruits are opponents for the attacker, and own dead are nobody's food."""
    fight = fight_of(s)
    if fight.winner == fight.attacker:
        return fight.dead_defenders + fight.dead_recruits
    return fight.dead_attackers


def bury(s: Empires, count: int) -> None:
    """So many dead opponents of the winner are taken away."""
    fight = fight_of(s)
    if fight.winner == fight.attacker:
        first = min(count, fight.dead_defenders)
        s.fight = replace(
            fight,
            dead_defenders=fight.dead_defenders - first,
            dead_recruits=fight.dead_recruits - (count - first),
        )
    else:
        s.fight = replace(fight, dead_attackers=fight.dead_attackers - count)


def withdraw(s: Empires, seat: Seat, caste: int, count: int) -> None:
    """Ants of one caste leave the area for the Returning Ants box."""
    fight = fight_of(s)
    add_ants(s, seat, NOWHERE, RETURNING, of_caste(caste, count))
    for task in (ATTACK,) if seat == fight.attacker else LEAVING:
        gone = min(count, ants_at(s, seat, fight.area, task)[caste])
        if gone:
            take_ants(s, seat, fight.area, task, of_caste(caste, gone))
            count -= gone


@dataclass(frozen=True, slots=True)
class Regroup(Step[Empires, None]):
    """HE1-COMB-18, HE1-NATT-11: attackers who are still there become patrollers."""

    def run(self, s: Empires, answer: None) -> None:
        settle_attackers(s)
        s.fight = None


def settle_attackers(s: Empires) -> None:
    ants = ants_at(s, s.active, s.focus, ATTACK)
    if any(ants):
        take_ants(s, s.active, s.focus, ATTACK, ants)
        add_ants(s, s.active, s.focus, PATROL, ants)
    s.tell(AttackEnded(s.active, s.focus, sum(ants)))
