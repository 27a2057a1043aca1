"""One of your ants: lost, lent, driven off (`choose_ant` of the spec)."""

from __future__ import annotations

from formicarium.games.hidden_empires_1.answers import ANT
from formicarium.games.hidden_empires_1.ants import of_caste, posts_in, take_ants
from formicarium.games.hidden_empires_1.data import CASTES, Area
from formicarium.games.hidden_empires_1.moves import ChooseAnt
from formicarium.games.hidden_empires_1.questions.points import points
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.kit.interned import Interned
from formicarium.texts.message import Seat


def ant_choices(
    s: Empires, seat: Seat, area: Area, answers: Interned[ChooseAnt] = ANT
) -> tuple[ChooseAnt, ...]:
    """The different ants a player has in an area."""
    return tuple(
        answers[area, task, CASTES[caste]]
        for task, ants in posts_in(s, seat, area)
        for caste, count in enumerate(ants)
        if count
    )


def default_ant(s: Empires, seat: Seat, options: tuple[ChooseAnt, ...]) -> ChooseAnt:
    """The one with the fewest combat points."""
    return min(options, key=lambda ant: points(s, seat, ant.task, CASTES.index(ant.caste), defending=True))


def lose_ant(s: Empires, seat: Seat, ant: ChooseAnt) -> None:
    take_ants(s, seat, ant.area, ant.task, of_caste(CASTES.index(ant.caste), 1))
