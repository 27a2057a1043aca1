"""The course of a round, and passing the roles (CIG-ROUND, CIG-ROLE)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.state import AnyStep, Step
from formicarium.games.cicada_and_ant.data import NOBODY
from formicarium.games.cicada_and_ant.events import RolesKept, RolesPassed, RoundBegan
from formicarium.games.cicada_and_ant.roles import next_roles
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.ant import ChooseTokens, PlaceAnts
from formicarium.games.cicada_and_ant.steps.autumn import FillSquare
from formicarium.games.cicada_and_ant.steps.cicada import LookAtToken, SetCicada
from formicarium.games.cicada_and_ant.steps.market import Market
from formicarium.games.cicada_and_ant.steps.reveal import Reveal
from formicarium.games.cicada_and_ant.steps.table import ClearTable
from formicarium.games.cicada_and_ant.steps.winter import (
    ConsoleBeetle,
    FillDisplay,
    KeepRoundLimit,
    RefillSquare,
)


@dataclass(frozen=True, slots=True)
class Round(Step[Cicada, None]):
    """CIG-ROUND-01 to -03: the steps of a round, in the order of the mode; then the next round."""

    def run(self, s: Cicada, answer: None) -> None:
        s.round += 1
        s.tell(RoundBegan(s.round, s.ant, s.cicada))
        s.then(*(WINTER if s.options.winter else AUTUMN))


@dataclass(frozen=True, slots=True)
class PassRoles(Step[Cicada, None]):
    """CIG-ROLE-01 to -07: only what was collected in step 3 counts."""

    def run(self, s: Cicada, answer: None) -> None:
        missed = s.missed
        s.ant, s.cicada = next_roles(s.ant, s.cicada, s.seats, intercepted=not missed)
        s.collector = NOBODY
        s.tell((RolesPassed if missed else RolesKept)(s.ant, s.cicada))


AUTUMN: tuple[AnyStep, ...] = (
    PlaceAnts(),
    ChooseTokens(),
    SetCicada(),
    Reveal(),
    ClearTable(),
    FillSquare(),
    PassRoles(),
    Round(),
)
WINTER: tuple[AnyStep, ...] = (
    PlaceAnts(),
    ChooseTokens(),
    LookAtToken(),
    SetCicada(),
    Reveal(),
    Market(),
    ConsoleBeetle(),
    ClearTable(),
    RefillSquare(),
    FillDisplay(),
    KeepRoundLimit(),
    PassRoles(),
    Round(),
)
