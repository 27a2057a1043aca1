"""Repellent's first effect: foragers who move in push others out (HE1-CARD-repellent-01)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_1.answers import PLAYER
from formicarium.games.hidden_empires_1.ants import (
    add_ants,
    ants_at,
    in_area,
    of_caste,
    ordered_posts,
    owners_in,
)
from formicarium.games.hidden_empires_1.data import CASTES, FORAGE, NOWHERE, REPELLENT, RETURNING, Area
from formicarium.games.hidden_empires_1.events.tasks import AntRepelled, OpponentRepelled
from formicarium.games.hidden_empires_1.moves import ChooseAnt, ChoosePlayer
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.choosing import ant_choices, default_ant, lose_ant
from formicarium.texts.message import Seat, message


def repel_steps(s: Empires, seat: Seat) -> list[AnyStep]:
    """One push per newcomer that forages, in every area of the owner's foragers."""
    if REPELLENT not in s.traits[seat]:
        return []
    areas = [area for area, task, _ in ordered_posts(s, seat) if task == FORAGE]
    return [Repel(area) for area in areas for _ in range(pushes(s, seat, area))]


def pushes(s: Empires, seat: Seat, area: Area) -> int:
    """HE1-RULING-69: net newcomers of this player turn, as far as they forage."""
    newcomers = in_area(s, seat, area) - s.present.get(area, 0)
    return max(0, min(sum(ants_at(s, seat, area, FORAGE)), newcomers))


@dataclass(frozen=True, slots=True)
class RepelHere(Step[Empires, None]):
    """HE1-SCOUT-18: in an area that has just been scouted."""

    area: Area

    def run(self, s: Empires, answer: None) -> None:
        if REPELLENT in s.traits[s.active]:
            s.then(*(Repel(self.area) for _ in range(pushes(s, s.active, self.area))))


@dataclass(frozen=True, slots=True)
class Repel(Step[Empires, ChoosePlayer | None]):
    """HE1-CARD-repellent-01: whose ant is pushed out, if several opponents are there."""

    clause = "HE1-CARD-repellent-01"

    area: Area

    def ask(self, s: Empires) -> Decision | None:
        victims = [PLAYER[(other,)] for other in owners_in(s, self.area) if other != s.active]
        prompt = message("ask-repel-player", area=self.area)
        return Decision(s.active, prompt, tuple(victims)) if victims else None

    def run(self, s: Empires, answer: ChoosePlayer | None) -> None:
        if answer is not None:
            s.target = answer.seat
            s.tell(OpponentRepelled(s.active, answer.seat, self.area))
            s.then(BeRepelled(answer.seat, self.area))


@dataclass(frozen=True, slots=True)
class BeRepelled(Step[Empires, ChooseAnt]):
    """HE1-CARD-repellent-01: each opponent chooses which of his ants goes."""

    clause = "HE1-CARD-repellent-01"

    seat: Seat
    area: Area

    def ask(self, s: Empires) -> Decision:
        options = ant_choices(s, self.seat, self.area)
        prompt = message("ask-choose-ant-repelled", area=self.area)
        return Decision(self.seat, prompt, options, default=default_ant(s, self.seat, options))

    def run(self, s: Empires, answer: ChooseAnt) -> None:
        lose_ant(s, self.seat, answer)
        add_ants(s, self.seat, NOWHERE, RETURNING, of_caste(CASTES.index(answer.caste), 1))
        s.tell(AntRepelled(s.active, self.seat, self.area, answer.task, answer.caste))
