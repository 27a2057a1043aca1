"""Which of several ants: the kinds to choose among."""

from __future__ import annotations

from functools import cache

from formicarium.games.hidden_empires_2.data import CASTES, NO_ANTS, Area, Place, Stack
from formicarium.games.hidden_empires_2.moves import ChooseAnt, choose_ant
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Seat


@cache
def kinds_in(place: Place, stack: Stack, patrol: bool = False) -> tuple[ChooseAnt, ...]:
    """One ant of each caste in a stack."""
    return tuple(choose_ant(place, CASTES[i], patrol) for i in range(len(CASTES)) if stack[i])


def kinds_standing(s: Empires, seat: Seat, area: Area) -> tuple[ChooseAnt, ...]:
    """A player's ants in an area, by caste, ordinary and patrolling."""
    ordinary = kinds_in(area, s.ants[seat].get(area, NO_ANTS))
    return (*ordinary, *kinds_in(area, s.patrols[seat].get(area, NO_ANTS), True))
