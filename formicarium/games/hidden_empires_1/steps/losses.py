"""Points are compared, and both sides bury their dead (HE1-COMB-08 to -14)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from formicarium.core.decision import Decision, Path, Refusal
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_1.answers import LOSE
from formicarium.games.hidden_empires_1.ants import CASTE_INDEX, less, of_caste, plus, take_ants
from formicarium.games.hidden_empires_1.data import CASTES, NO_ANTS, Area, Task
from formicarium.games.hidden_empires_1.events.combat import AntsKilled, CombatJudged, RecruitsReleased
from formicarium.games.hidden_empires_1.moves import LoseAnts
from formicarium.games.hidden_empires_1.questions.sides import (
    RECRUITS,
    Group,
    fewest_wasted,
    fight_of,
    groups_of_attack,
    groups_of_defence,
    strength,
)
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.proposals import OneByOne
from formicarium.texts.message import Seat, message


def kill(s: Empires, seat: Seat, area: Area, task: Task, caste: int, count: int) -> None:
    """HE1-COMB-14: ants of the side of `seat` die and lie there; recruits are the defender's."""
    fight = fight_of(s)
    if task == RECRUITS:
        s.fight = replace(
            fight,
            recruits=less(fight.recruits, of_caste(caste, count)),
            dead_recruits=fight.dead_recruits + count,
        )
        s.tell(AntsKilled(fight.defender, area, task, CASTES[caste], count))
        return
    take_ants(s, seat, area, task, of_caste(caste, count))
    if seat == fight.attacker:
        s.fight = replace(fight, dead_attackers=fight.dead_attackers + count)
    else:
        s.fight = replace(fight, dead_defenders=fight.dead_defenders + count)
    s.tell(AntsKilled(seat, area, task, CASTES[caste], count))


def wipe_out(s: Empires, seat: Seat, groups: list[Group]) -> None:
    """All ants of a side die."""
    for area, task, caste, count, _ in groups:
        kill(s, seat, area, task, caste, count)


@dataclass(frozen=True, slots=True)
class Judge(Step[Empires, None]):
    """HE1-COMB-10 to -13: the weaker side dies; the stronger loses as many points; equal sides both die."""

    def run(self, s: Empires, answer: None) -> None:
        fight = fight_of(s)
        attack, defence = groups_of_attack(s), groups_of_defence(s)
        ours, theirs = strength(attack), strength(defence)
        winner = fight.attacker if ours > theirs else fight.defender if theirs > ours else None
        s.fight = replace(fight, winner=winner)
        s.tell(CombatJudged(fight.attacker, fight.defender, ours, theirs, winner))
        if ours <= theirs:
            wipe_out(s, fight.attacker, attack)
        if theirs <= ours:
            wipe_out(s, fight.defender, defence)
        if winner is not None:
            s.then(LoseWinners(winner, min(ours, theirs)))


@dataclass(frozen=True, slots=True)
class LoseWinners(OneByOne[LoseAnts | None]):
    """HE1-COMB-11, -12: the winner chooses ants until their points reach the loser's total."""

    clause = "HE1-COMB-12"

    seat: Seat
    needed: int

    def groups(self, s: Empires) -> list[Group]:
        return groups_of_attack(s) if self.seat == fight_of(s).attacker else groups_of_defence(s)

    def ask(self, s: Empires) -> Decision | None:
        if self.needed <= 0:
            return None
        groups = self.groups(s)
        most = [min(count, -(-self.needed // each)) for _, _, _, count, each in groups]
        least = 1 if len(groups) > 1 else most[0]  # of a single group there is nothing to choose
        options = tuple(
            LOSE[area, task, CASTES[caste], lost]
            for (area, task, caste, _, _), limit in zip(groups, most, strict=True)
            for lost in range(least, limit + 1)
        )
        area, task, caste, _, each = fewest_wasted(groups, self.needed)
        default = LOSE[area, task, CASTES[caste], least]
        prompt = message("ask-combat-loss", points=self.needed)
        return self.question(self.seat, prompt, options, default, more=each < self.needed)

    def goes_on(self, step: AnyStep) -> bool:
        return isinstance(step, LoseWinners)

    def run(self, s: Empires, answer: LoseAnts | None) -> None:
        if answer is None:
            return
        caste = CASTE_INDEX[answer.caste]
        each = next(
            each
            for area, task, of, _, each in self.groups(s)
            if (area, task, of) == (answer.area, answer.task, caste)
        )
        kill(s, self.seat, answer.area, answer.task, caste, answer.count)
        s.then(LoseWinners(self.seat, self.needed - answer.count * each))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-loss", points=self.needed))


@dataclass(frozen=True, slots=True)
class ReleaseRecruits(Step[Empires, None]):
    """HE1-CARD-recruitment-04: surviving recruits go home before anything is carried off."""

    def run(self, s: Empires, answer: None) -> None:
        fight = fight_of(s)
        if fight.recruits != NO_ANTS:
            s.returning[fight.defender] = plus(s.returning[fight.defender], fight.recruits)
            s.tell(RecruitsReleased(fight.defender, sum(fight.recruits)))
            s.fight = replace(fight, recruits=NO_ANTS)
