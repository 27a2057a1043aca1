"""Hunting the queens (HE2-INVADE-11, -14), and what a Supercolony then loses (HE2-CARD-supercolony-04)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Move, Path, Refusal
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.data import MOST, QUEEN_KILL_FACES, SITE_SIZE, Area
from formicarium.games.hidden_empires_2.deck import why_not_now
from formicarium.games.hidden_empires_2.events import NestCrowned, NestLost, QueenHunted
from formicarium.games.hidden_empires_2.moves import (
    ChooseArea,
    ChooseCount,
    choose_area,
    choose_count,
    counts,
)
from formicarium.games.hidden_empires_2.questions.battle import attackers, battle_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.ending import win_by_hunt
from formicarium.games.hidden_empires_2.steps.scatter import too_many_dice
from formicarium.texts.message import Message, Seat, message


def packs(hunters: int, queens: int) -> tuple[int, ...]:
    """HE2-INVADE-11: as many groups as queens are hunted, as equal as possible, the larger ones first.

    >>> packs(5, 2)
    (3, 2)
    """
    return tuple(hunters // queens + (number < hunters % queens) for number in range(queens))


@dataclass(frozen=True, slots=True)
class HuntQueens(Step[Empires, ChooseCount | None]):
    """HE2-INVADE-11: once per invasion, with the attackers not yet sent home; 0 is not to hunt."""

    clause = "HE2-INVADE-11"
    prompt = message("ask-hunt-queen")

    def most(self, s: Empires) -> int:
        return min(s.queens[battle_of(s).defender], sum(attackers(s)), MOST)

    def ask(self, s: Empires) -> Decision | None:
        most = self.most(s)
        return Decision(s.active, self.prompt, counts(0, most, 1), default=choose_count(1)) if most else None

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105"""
        return message("warning-no-hunt") if isinstance(move, ChooseCount) and not move.count else None

    def run(self, s: Empires, answer: ChooseCount | None) -> None:
        if answer is not None and answer.count:
            s.then(*map(Hunt, packs(sum(attackers(s)), answer.count)))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return too_many_dice(path, self.clause, self.most(s)) or why_not_now(s, seat, path)


@dataclass(frozen=True, slots=True)
class Hunt(Step[Empires, tuple[int, ...]]):
    """HE2-INVADE-11: one die per hunter of the group; with at least one 1 exactly one queen is killed."""

    hunters: int

    def ask(self, s: Empires) -> Roll:
        return Roll(self.hunters)

    def run(self, s: Empires, answer: tuple[int, ...]) -> None:
        b = battle_of(s)
        victim = b.defender
        killed = any(die in QUEEN_KILL_FACES for die in answer)
        s.tell(QueenHunted(s.active, victim, answer, killed))
        if not killed:
            return
        s.queens[victim] -= 1
        if s.options.death_to_the_queen:
            win_by_hunt(s, s.active, victim)
        elif len(s.nests[victim]) > 1:
            if b.area in s.nests[victim]:  # the first queen killed in this invasion
                lose_nest(s, victim, b.area)
            else:
                s.then(LoseNest(victim))


@dataclass(frozen=True, slots=True)
class LoseNest(Step[Empires, ChooseArea]):
    """HE2-CARD-supercolony-04: for each further queen a marker of his choice."""

    clause = "HE2-CARD-supercolony-04"
    prompt = message("ask-nest-lost")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        return Decision(self.seat, self.prompt, tuple(map(choose_area, sorted(s.nests[self.seat]))))

    def run(self, s: Empires, answer: ChooseArea) -> None:
        lose_nest(s, self.seat, answer.area)


def lose_nest(s: Empires, seat: Seat, area: Area) -> None:
    """HE2-CARD-supercolony-04: a marker leaves, with 10 nest size; a Site takes the place of the Nest."""
    was_nest = s.nests[seat][0] == area
    s.nests[seat] = tuple(nest for nest in s.nests[seat] if nest != area)
    s.sizes[seat] = max(0, s.sizes[seat] - SITE_SIZE)
    s.tell(NestLost(seat, area, s.sizes[seat]))
    if was_nest:
        s.then(CrownNest(seat))


@dataclass(frozen=True, slots=True)
class CrownNest(Step[Empires, ChooseArea]):
    """HE2-CARD-supercolony-04: one of his Nest Sites, of his choice, becomes the Nest."""

    clause = "HE2-CARD-supercolony-04"
    prompt = message("ask-nest-crowned")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        return Decision(self.seat, self.prompt, tuple(map(choose_area, sorted(s.nests[self.seat]))))

    def run(self, s: Empires, answer: ChooseArea) -> None:
        nests = s.nests[self.seat]
        s.nests[self.seat] = (answer.area, *(nest for nest in nests if nest != answer.area))
        s.tell(NestCrowned(self.seat, answer.area))
