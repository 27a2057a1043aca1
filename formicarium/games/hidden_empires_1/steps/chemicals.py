"""Before the points are compared: the window for Trait-3 cards, chemicals, bombs (HE1-COMB-05 to -07)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Move, Path, Refusal
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_1.answers import ANT, LOSE_ANT, ahead, number
from formicarium.games.hidden_empires_1.ants import CASTE_INDEX, add_ants, of_caste, plus, take_ants
from formicarium.games.hidden_empires_1.data import (
    ATTACK_CHEMICALS,
    CASTES,
    DEADLY_STING,
    DICE_SUCCESS,
    NOWHERE,
    RECRUITMENT,
    RETURNING,
    SEAL_NEST_ENTRANCES,
    SUICIDE_BOMBERS,
    TERRITORY_MARKING,
    Card,
)
from formicarium.games.hidden_empires_1.events.combat import AntDrivenOff, AntLent, BombsUsed, ChemicalUsed
from formicarium.games.hidden_empires_1.moves import ChooseAnt, Count, PlayCard
from formicarium.games.hidden_empires_1.questions.cards import fits_traits
from formicarium.games.hidden_empires_1.questions.points import points
from formicarium.games.hidden_empires_1.questions.sides import (
    Group,
    attackers,
    defender_count,
    fight_of,
    groups_of_attack,
    groups_of_defence,
    worker_like_defenders,
)
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.losses import Judge, ReleaseRecruits, kill
from formicarium.games.hidden_empires_1.steps.play import play_card
from formicarium.games.hidden_empires_1.steps.proposals import OneByOne
from formicarium.games.hidden_empires_1.steps.windows import CardWindow
from formicarium.kit.interned import Interned
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class CombatWindow(CardWindow):
    """HE1-WIN-10, -11: the attacker, then the defender, who may also seal his nest against a storm."""

    clause = "HE1-WIN-10"
    name = "COMBAT"
    prompt: ClassVar[Message] = message("ask-window-combat")

    def fits(self, s: Empires, seat: Seat, card: Card) -> bool:
        fight = fight_of(s)
        if card == SEAL_NEST_ENTRANCES:
            return fight.in_nest and seat == fight.defender and seat not in s.closed
        if fight.in_nest and fight.defender in s.closed:
            return False
        useful = ATTACK_CHEMICALS if seat == fight.attacker else (SUICIDE_BOMBERS, TERRITORY_MARKING)
        return (
            (card in useful or card == DEADLY_STING) and defender_count(s) > 0 and fits_traits(s, seat, card)
        )

    def react(self, s: Empires, seat: Seat, move: Move) -> None:
        assert isinstance(move, PlayCard)
        play_card(s, seat, move.card)


def combat_window(s: Empires) -> CombatWindow:
    fight = fight_of(s)
    return CombatWindow((fight.attacker, fight.defender))


@dataclass(frozen=True, slots=True)
class UseChemical(Step[Empires, Count | None]):
    """HE1-COMB-06: how many dice for Mace, Repellent or Recruitment."""

    clause = "HE1-COMB-06"

    def ask(self, s: Empires) -> Decision | None:
        fight = fight_of(s)
        card = chemical(s, fight.attacker)
        if card is None or not defender_count(s):
            return None
        most = sum(attackers(s))
        prompt = message("ask-chem-dice", card=card)
        return Decision(fight.attacker, prompt, ahead(most, 0, most))

    def run(self, s: Empires, answer: Count | None) -> None:
        card = chemical(s, fight_of(s).attacker)
        if answer is not None and answer.count and card is not None:
            s.then(RollChemical(card, answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-dice", most=sum(attackers(s))))


def chemical(s: Empires, seat: Seat) -> Card | None:
    """The attacker's Trait that is rolled for, if he has one."""
    return next((card for card in ATTACK_CHEMICALS if card in s.traits[seat]), None)


@dataclass(frozen=True, slots=True)
class RollChemical(Step[Empires, tuple[int, ...]]):
    """HE1-CARD-mace-02, HE1-CARD-repellent-02, HE1-CARD-recruitment-01: one defending ant per success."""

    card: Card
    dice: int

    def ask(self, s: Empires) -> Roll:
        return Roll(self.dice)

    def run(self, s: Empires, answer: tuple[int, ...]) -> None:
        s.dice = answer
        successes = sum(die in DICE_SUCCESS[self.card] for die in answer)
        struck = min(successes, defender_count(s))
        s.tell(ChemicalUsed(fight_of(s).attacker, self.card, answer, struck))
        s.then(*(YieldAnt(self.card) for _ in range(struck)))


def choices(groups: list[Group], answers: Interned[ChooseAnt] = ANT) -> tuple[ChooseAnt, ...]:
    return tuple(answers[area, task, CASTES[caste]] for area, task, caste, _, _ in groups)


def weakest(groups: list[Group], answers: Interned[ChooseAnt] = ANT) -> ChooseAnt:
    """The default: the ant with the fewest points."""
    area, task, caste, _, _ = min(groups, key=lambda group: group[4])
    return answers[area, task, CASTES[caste]]


@dataclass(frozen=True, slots=True)
class YieldAnt(OneByOne[ChooseAnt]):
    """HE1-COMB-06: the defender chooses which ant is driven off, or lent."""

    clause = "HE1-COMB-06"

    card: Card

    def ask(self, s: Empires) -> Decision:
        groups = groups_of_defence(s)
        prompt = message("ask-choose-ant-chemical", card=self.card)
        seat, more = fight_of(s).defender, self.is_followed(s)
        return self.question(seat, prompt, choices(groups), weakest(groups), more=more)

    def run(self, s: Empires, answer: ChooseAnt) -> None:
        fight = fight_of(s)
        seat, ant = fight.defender, of_caste(CASTE_INDEX[answer.caste], 1)
        take_ants(s, seat, answer.area, answer.task, ant)
        if self.card == RECRUITMENT:
            s.fight = replace(fight, recruits=plus(fight.recruits, ant))
            s.tell(AntLent(seat, answer.area, answer.task, answer.caste))
        else:
            add_ants(s, seat, NOWHERE, RETURNING, ant)
            s.tell(AntDrivenOff(seat, answer.area, answer.task, answer.caste))


@dataclass(frozen=True, slots=True)
class UseBombs(Step[Empires, Count | None]):
    """HE1-COMB-07: how many dice for Suicide Bombers."""

    clause = "HE1-COMB-07"
    prompt = message("ask-bomb-dice")

    def ask(self, s: Empires) -> Decision | None:
        fight = fight_of(s)
        bombers = sum(sum(ants) for _, _, ants in worker_like_defenders(s))
        if SUICIDE_BOMBERS not in s.traits[fight.defender] or not bombers:
            return None
        return Decision(fight.defender, self.prompt, ahead(0, 0, bombers), default=number(0))

    def run(self, s: Empires, answer: Count | None) -> None:
        if answer is not None and answer.count:
            s.then(RollBombs(answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        bombers = sum(sum(ants) for _, _, ants in worker_like_defenders(s))
        return Refusal(self.clause, message("refused-dice", most=bombers))


@dataclass(frozen=True, slots=True)
class RollBombs(Step[Empires, tuple[int, ...]]):
    """HE1-CARD-suicide_bombers-03, -04: 1, 2, 3 kill so many attackers, and one bomber each."""

    dice: int

    def ask(self, s: Empires) -> Roll:
        return Roll(self.dice)

    def run(self, s: Empires, answer: tuple[int, ...]) -> None:
        s.dice = answer
        hits = [die for die in answer if die in DICE_SUCCESS[SUICIDE_BOMBERS]]
        kills = min(sum(hits), sum(count for _, _, _, count, _ in groups_of_attack(s)))
        s.tell(BombsUsed(fight_of(s).defender, answer, kills, len(hits)))
        fight = fight_of(s)
        s.then(
            *(BombLoss(fight.attacker) for _ in range(kills)),
            *(BombLoss(fight.defender) for _ in hits),
        )


@dataclass(frozen=True, slots=True)
class BombLoss(OneByOne[ChooseAnt]):
    """HE1-CARD-suicide_bombers-03: one ant of one's side; recruits are on the attacker's."""

    clause = "HE1-CARD-suicide_bombers-03"
    prompt = message("ask-bomb-loss")

    seat: Seat

    def groups(self, s: Empires) -> list[Group]:
        if self.seat == fight_of(s).attacker:
            return groups_of_attack(s)
        return [
            (area, task, caste, count, points(s, self.seat, task, caste, defending=True))
            for area, task, ants in worker_like_defenders(s)
            for caste, count in enumerate(ants)
            if count
        ]

    def ask(self, s: Empires) -> Decision:
        groups = self.groups(s)
        options, default = choices(groups, LOSE_ANT), weakest(groups, LOSE_ANT)
        return self.question(self.seat, self.prompt, options, default, more=self.is_followed(s))

    def run(self, s: Empires, answer: ChooseAnt) -> None:
        kill(s, self.seat, answer.area, answer.task, CASTE_INDEX[answer.caste], 1)


COMBAT: tuple[AnyStep, ...] = (UseChemical(), UseBombs(), Judge(), ReleaseRecruits())
