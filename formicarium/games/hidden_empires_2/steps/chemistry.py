"""Chemical traits in a battle (HE2-COMBAT-08, -09; Mace, Recruitment, Repellent, Suicide Bombers)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.data import (
    CARDS,
    CHEMICAL_ATTACKS,
    MOST,
    RECRUITMENT,
    REPELLENT,
    STORAGE,
    SUICIDE_BOMBERS,
    Card,
)
from formicarium.games.hidden_empires_2.deck import why_not_now
from formicarium.games.hidden_empires_2.events import BombsRolled, ChemicalRolled
from formicarium.games.hidden_empires_2.moves import ChooseAnt, ChooseCount, choose_count, counts
from formicarium.games.hidden_empires_2.questions.battle import (
    attack_strength,
    attackers,
    battle_of,
    count,
    defenders,
    is_over,
    kinds_of,
    movable,
    number_of,
)
from formicarium.games.hidden_empires_2.questions.victims import kinds_in, worker_first
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.casualties import fall, go_home, recruit
from formicarium.games.hidden_empires_2.steps.proposals import Proposing
from formicarium.games.hidden_empires_2.steps.scatter import too_many_dice
from formicarium.texts.message import Seat, message


def chemical_trait(s: Empires) -> Card | None:
    """HE2-COMBAT-08: the attacker's Mace, Recruitment or Repellent."""
    return next((trait for trait in CHEMICAL_ATTACKS if s.has(s.active, trait)), None)


def chemical_limit(s: Empires, trait: Card) -> int:
    """HE2-CARD-mace-01, HE2-CARD-recruitment-01: a die per attacker; HE2-CARD-repellent-04: per worker."""
    ants = attackers(s)
    return min(MOST, ants[0] if trait == REPELLENT else sum(ants))


@dataclass(frozen=True, slots=True)
class ChemicalDice(Step[Empires, ChooseCount | None]):
    """HE2-COMBAT-08: after the scatter the attacker may roll up to one die per ant."""

    clause = "HE2-COMBAT-08"

    def ask(self, s: Empires) -> Decision | None:
        trait = chemical_trait(s)
        if trait is None or is_over(s) or not movable(s):
            return None
        most = chemical_limit(s, trait)
        prompt = message("ask-chemical-dice", trait=trait)
        return Decision(s.active, prompt, counts(0, most), default=choose_count(most))

    def run(self, s: Empires, answer: ChooseCount | None) -> None:
        if answer is not None and answer.count:
            s.then(ChemicalRoll(answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        trait = chemical_trait(s)
        most = chemical_limit(s, trait) if trait else 0
        return too_many_dice(path, self.clause, most) or why_not_now(s, seat, path)


@dataclass(frozen=True, slots=True)
class ChemicalRoll(Step[Empires, tuple[int, ...]]):
    """The faces of the trait send defenders home, or make them change sides."""

    dice: int

    def ask(self, s: Empires) -> Roll:
        return Roll(self.dice)

    def run(self, s: Empires, answer: tuple[int, ...]) -> None:
        trait = chemical_trait(s)
        assert trait is not None
        hits = sum(die in CARDS[trait].hit_faces for die in answer)
        s.tell(ChemicalRolled(s.active, trait, answer, hits))
        s.then(ChemicalVictim(trait, hits))


@dataclass(frozen=True, slots=True)
class ChemicalVictim(Proposing[ChooseAnt | None]):
    """HE2-CARD-mace-01, HE2-CARD-recruitment-01, HE2-CARD-repellent-04: the defender chooses the ant."""

    clause = "HE2-COMBAT-08"

    trait: Card
    left: int

    def kinds(self, s: Empires) -> tuple[ChooseAnt, ...]:
        return tuple(kind for group in movable(s) for kind in kinds_in(*group))

    def ask(self, s: Empires) -> Decision | None:
        kinds = self.kinds(s)
        if not (self.left and kinds):
            return None
        prompt = message("ask-chemical-victim", trait=self.trait, left=self.left)
        return self.question(battle_of(s).defender, prompt, kinds, worker_first(kinds), more=self.left > 1)

    def run(self, s: Empires, answer: ChooseAnt | None) -> None:
        if answer is None:
            return
        seat = battle_of(s).defender
        many = min(self.left, number_of(s, seat, answer)) if len(self.kinds(s)) == 1 else 1
        if self.trait == RECRUITMENT:
            recruit(s, answer, many)
        else:
            go_home(s, seat, answer, many)
        s.then(ChemicalVictim(self.trait, self.left - many))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_no_victim(s, seat, path)


def why_no_victim(s: Empires, seat: Seat, path: Path) -> Refusal | None:
    kind, name = first_token(path)
    if kind not in ("stack", "patrol"):
        return why_not_now(s, seat, path)
    place = name.partition(":")[0]
    if place == STORAGE:
        return Refusal("HE2-INVADE-07", message("refused-millers-stay"))
    return Refusal("HE2-COMBAT-05", message("refused-not-in-battle", place=place))


# Suicide Bombers


@dataclass(frozen=True, slots=True)
class BombDice(Step[Empires, ChooseCount | None]):
    """HE2-CARD-suicide_bombers-01: the defender may roll up to one die per ant he still has in the battle."""

    clause = "HE2-CARD-suicide_bombers-01"
    prompt = message("ask-bomb-dice")

    def ask(self, s: Empires) -> Decision | None:
        b = battle_of(s)
        if is_over(s) or not s.has(b.defender, SUICIDE_BOMBERS):
            return None
        dice = counts(0, min(MOST, count(defenders(s))))
        return Decision(b.defender, self.prompt, dice, default=choose_count(0))

    def run(self, s: Empires, answer: ChooseCount | None) -> None:
        if answer is not None and answer.count:
            s.then(BombRoll(answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return too_many_dice(path, self.clause, count(defenders(s))) or why_not_now(s, seat, path)


@dataclass(frozen=True, slots=True)
class BombRoll(Step[Empires, tuple[int, ...]]):
    """HE2-CARD-suicide_bombers-02: a 1, 2 or 3 costs the attacker as many ants, and the owner one."""

    dice: int

    def ask(self, s: Empires) -> Roll:
        return Roll(self.dice)

    def run(self, s: Empires, answer: tuple[int, ...]) -> None:
        b = battle_of(s)
        hits = [die for die in answer if die in CARDS[SUICIDE_BOMBERS].hit_faces]
        killed = min(sum(hits), attack_strength(s))
        lost = min(len(hits), count(defenders(s)))
        s.tell(BombsRolled(b.defender, answer, killed, lost))
        s.then(BombLoss(s.active, killed), BombLoss(b.defender, lost))


@dataclass(frozen=True, slots=True)
class BombLoss(Proposing[Move | None]):
    """HE2-CARD-suicide_bombers-02: each side chooses whom it loses; recruits may be chosen."""

    clause = "HE2-CARD-suicide_bombers-02"

    seat: Seat
    left: int

    def ask(self, s: Empires) -> Decision | None:
        if not self.left:
            return None
        kinds = kinds_of(s, self.seat)
        recruits_first = sorted(kinds, key=lambda kind: isinstance(kind, ChooseAnt))
        prompt = message("ask-bomb-loss", left=self.left)
        return self.question(self.seat, prompt, kinds, worker_first(recruits_first), more=self.left > 1)

    def run(self, s: Empires, answer: Move | None) -> None:
        if answer is not None:
            only = len(kinds_of(s, self.seat)) == 1
            many = min(self.left, number_of(s, self.seat, answer)) if only else 1
            fall(s, self.seat, answer, many)
            s.then(BombLoss(self.seat, self.left - many))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_no_victim(s, seat, path)
