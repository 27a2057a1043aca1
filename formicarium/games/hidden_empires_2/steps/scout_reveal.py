"""What a scout finds (HE2-SCOUT-06 to -08)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Path, Refusal
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import (
    all_home,
    eliminate,
    stack_of,
)
from formicarium.games.hidden_empires_2.data import (
    CAMOUFLAGE,
    PREDATOR_KILL_FACES,
    VALUE,
    WARNING_COLORATION,
    Area,
)
from formicarium.games.hidden_empires_2.deck import why_not_now
from formicarium.games.hidden_empires_2.events import (
    PredatorStruck,
)
from formicarium.games.hidden_empires_2.moves import (
    NO,
    YES,
    ChooseAnt,
    No,
    Yes,
)
from formicarium.games.hidden_empires_2.questions.victims import LOST, kinds_in
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.reveal import RevealToken, scatter_from_predator
from formicarium.games.hidden_empires_2.tokens import has_predator
from formicarium.texts.message import Seat, message

Fate = Literal["eliminated", "home", "unseen"]


@dataclass(frozen=True, slots=True)
class ScoutReveal(Step[Empires, Yes | No | None]):
    """HE2-SCOUT-06: the active player may reveal the token now or leave it face down."""

    clause = "HE2-SCOUT-06"

    area: Area
    boldly: bool = False  # the player has said so already

    def ask(self, s: Empires) -> Decision | None:
        if self.area not in s.face_down:
            return None
        options = (YES,) if self.boldly else (YES, NO)
        return Decision(s.active, message("ask-scout-reveal", area=self.area), options, default=YES)

    def run(self, s: Empires, answer: Yes | No | None) -> None:
        if isinstance(answer, Yes):
            s.then(RevealToken(self.area), ScoutPredator(self.area))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_now(s, seat, path)


@dataclass(frozen=True, slots=True)
class ScoutPredator(Step[Empires, tuple[int, ...] | None]):
    """HE2-SCOUT-08: a Predator that stays rolls its number; with a 1 one ant dies, all others go home."""

    area: Area

    def ask(self, s: Empires) -> Roll | None:
        seat = s.active
        spared = s.has(seat, CAMOUFLAGE) or s.has(seat, WARNING_COLORATION)
        return Roll(VALUE[s.face_up[self.area]]) if has_predator(s, self.area) and not spared else None

    def run(self, s: Empires, answer: tuple[int, ...] | None) -> None:
        if not has_predator(s, self.area):
            return
        for other in s.others(s.active):
            scatter_from_predator(s, other, self.area)
        if not s.has(s.active, CAMOUFLAGE):
            dice = answer or ()
            s.tell(PredatorStruck(s.active, self.area, s.face_up[self.area], dice))
            hit = any(die in PREDATOR_KILL_FACES for die in dice)
            s.then(*((ScoutVictim(self.area),) if hit else ()), ScoutsHome(self.area))


@dataclass(frozen=True, slots=True)
class ScoutVictim(Step[Empires, ChooseAnt]):
    """HE2-SCOUT-08: his choice of caste if he has several ants there."""

    clause = "HE2-SCOUT-08"

    area: Area

    def ask(self, s: Empires) -> Decision:
        kinds = kinds_in(self.area, s.ants[s.active][self.area], False, LOST)
        return Decision(s.active, message("ask-scout-victim", area=self.area), kinds)

    def run(self, s: Empires, answer: ChooseAnt) -> None:
        eliminate(s, s.active, self.area, stack_of(answer.caste, 1))


@dataclass(frozen=True, slots=True)
class ScoutsHome(Step[Empires, None]):
    """HE2-SCOUT-08: all his other ants there are sent home."""

    area: Area

    def run(self, s: Empires, answer: None) -> None:
        all_home(s, s.active, self.area)
