"""Scattering before a battle, and the rescue of brood (HE2-COMBAT-07, HE2-INVADE-07, -08)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import send_home, stack_of
from formicarium.games.hidden_empires_2.data import (
    BROOD,
    CASTES,
    EGG_F,
    EGG_M,
    LARVA_F,
    LARVA_M,
    MOST,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    SCATTER_FACES,
    STORAGE,
    WORKER,
    Brood,
)
from formicarium.games.hidden_empires_2.deck import why_not_now
from formicarium.games.hidden_empires_2.events import BroodRescued, ScatterRolled
from formicarium.games.hidden_empires_2.moves import (
    DONE,
    NOTHING,
    ChooseBrood,
    ChooseCount,
    Done,
    Nothing,
    PickAnts,
    choose_brood,
    choose_count,
    counts,
    picks,
)
from formicarium.games.hidden_empires_2.questions.battle import (
    attack_strength,
    battle_of,
    count,
    is_over,
    movable,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.proposals import Proposing
from formicarium.texts.message import Seat, message

DEAREST = (PUPA_LARGE, PUPA_MEDIUM, PUPA_SMALL, PUPA_M, LARVA_F, LARVA_M, EGG_F, EGG_M)
NONE_PROTECTED = (0,) * len(BROOD)


@dataclass(frozen=True, slots=True)
class ScatterDice(Step[Empires, ChooseCount | None]):
    """HE2-COMBAT-07, HE2-INVADE-07: the defender rolls up to as many dice as he has ants that can scatter."""

    clause = "HE2-COMBAT-07"

    def ask(self, s: Empires) -> Decision | None:
        ants = count(movable(s))
        if is_over(s) or not ants:
            return None
        b = battle_of(s)
        most = min(ants, MOST)
        dice = most if not b.nest and ants < attack_strength(s) else 0
        prompt = message("ask-scatter-dice", area=b.area)
        return Decision(b.defender, prompt, counts(0, most), default=choose_count(dice))

    def run(self, s: Empires, answer: ChooseCount | None) -> None:
        if answer is not None and answer.count:
            s.then(ScatterRoll(answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return too_many_dice(path, self.clause, count(movable(s))) or why_not_now(s, seat, path)


def too_many_dice(path: Path, clause: str, most: int) -> Refusal | None:
    kind, name = first_token(path)
    if kind == "count" and name.isdecimal():
        return Refusal(clause, message("refused-too-many", count=int(name), most=most))
    return None


@dataclass(frozen=True, slots=True)
class ScatterRoll(Step[Empires, tuple[int, ...]]):
    """HE2-COMBAT-07: each 1, 2 or 3 lets one ant go home."""

    dice: int

    def ask(self, s: Empires) -> Roll:
        return Roll(self.dice)

    def run(self, s: Empires, answer: tuple[int, ...]) -> None:
        left = sum(die in SCATTER_FACES for die in answer)
        s.tell(ScatterRolled(battle_of(s).defender, answer, left))
        s.then(ScatterAnt(left))


@dataclass(frozen=True, slots=True)
class ScatterAnt(Step[Empires, PickAnts | Done | None]):
    """HE2-COMBAT-07: ants of his choice go home, or fewer. In the nest each may save a brood member."""

    clause = "HE2-COMBAT-07"

    left: int

    def ask(self, s: Empires) -> Decision | None:
        offered: list[PickAnts] = []
        for place, ants, patrol in movable(s):
            for caste, number in zip(CASTES, ants, strict=True):
                if number and self.left:
                    offered += picks(place, caste, 1, min(number, self.left), patrol)
        if not offered:
            return None
        workers = [pick for pick in offered if pick.caste == WORKER] or offered
        best = max(workers, key=lambda pick: pick.count)
        prompt = message("ask-scatter-ant", left=self.left)
        return Decision(battle_of(s).defender, prompt, (*offered, DONE), default=best)

    def run(self, s: Empires, answer: PickAnts | Done | None) -> None:
        if not isinstance(answer, PickAnts):
            return
        b = battle_of(s)
        group = stack_of(answer.caste, answer.count)
        send_home(s, b.defender, answer.place, group, patrol=answer.patrol)
        rescue = (RescueBrood(),) * answer.count if b.nest else ()
        s.then(*rescue, ScatterAnt(self.left - answer.count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        place, _, caste = name.partition(":")
        if kind not in ("stack", "patrol") or caste not in CASTES:
            return why_not_now(s, seat, path)
        if place == STORAGE:
            return Refusal("HE2-INVADE-07", message("refused-millers-stay"))
        if any(place == group.place for group in movable(s)):
            return Refusal(self.clause, message("refused-too-many-home", left=self.left))
        return Refusal(self.clause, message("refused-not-in-battle", place=place))


def unprotected(s: Empires, seat: Seat, brood: Brood) -> int:
    """HE2-INVADE-08: brood members of a kind that have not been rescued."""
    protected = s.protected.get(seat)
    return s.brood[seat][brood] - (protected[BROOD.index(brood)] if protected else 0)


@dataclass(frozen=True, slots=True)
class RescueBrood(Proposing[ChooseBrood | Nothing | None]):
    """HE2-INVADE-08: an ant scattered in the nest may protect one brood member until the turn ends."""

    clause = "HE2-INVADE-08"
    prompt = message("ask-rescue-brood")

    def ask(self, s: Empires) -> Decision | None:
        seat = battle_of(s).defender
        kinds = tuple(choose_brood(kind, "protected") for kind in DEAREST if unprotected(s, seat, kind) > 0)
        more = any(isinstance(step, RescueBrood) for step in s.steps[-2:-1])
        return self.question(seat, self.prompt, (*kinds, NOTHING), more=more) if kinds else None

    def run(self, s: Empires, answer: ChooseBrood | Nothing | None) -> None:
        if isinstance(answer, ChooseBrood):
            seat = battle_of(s).defender
            protected = list(s.protected.get(seat, NONE_PROTECTED))
            protected[BROOD.index(answer.brood)] += 1
            s.protected[seat] = tuple(protected)
            s.tell(BroodRescued(seat, answer.brood))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "brood" and name in BROOD:
            return Refusal(self.clause, message("refused-no-brood", brood=name))
        return None
