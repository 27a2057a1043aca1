"""Which of several ants: the kinds to choose among."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from formicarium.core.decision import Refusal
from formicarium.games.hidden_empires_2.data import (
    CASTE_INDEX,
    CASTES,
    NO_ANTS,
    WORKER,
    Area,
    Caste,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.moves import ChooseAnt, ChooseRecruit, choose_ant
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Seat, message

Victim = TypeVar("Victim", bound=ChooseAnt | ChooseRecruit)
LOST = "lost"  # the fate of ants that die


@cache
def kinds_in(place: Place, stack: Stack, patrol: bool = False, fate: str = "") -> tuple[ChooseAnt, ...]:
    """One ant of each caste in a stack."""
    return tuple(choose_ant(place, CASTES[i], patrol, fate) for i in range(len(CASTES)) if stack[i])


def kinds_standing(s: Empires, seat: Seat, area: Area, fate: str = "") -> tuple[ChooseAnt, ...]:
    """A player's ants in an area, by caste, ordinary and patrolling."""
    ordinary = kinds_in(area, s.ants[seat].get(area, NO_ANTS), False, fate)
    return (*ordinary, *kinds_in(area, s.patrols[seat].get(area, NO_ANTS), True, fate))


def worker_first(kinds: Sequence[Victim]) -> Victim:
    """Whom the clock gives up (section 7.2): a worker, wherever it stands, if there is one."""
    return next((kind for kind in kinds if kind.caste == WORKER), kinds[0])


def short_of(clause: str, place: str, caste: str, stack: Stack) -> Refusal:
    """Why so many ants of a caste cannot be picked: none is there, or fewer are."""
    there = stack[CASTE_INDEX[Caste(caste)]]
    if there:
        return Refusal(clause, message("refused-too-few", ants=there))
    return Refusal(clause, message("refused-no-such-ants", place=place, caste=caste))
