"""Who leaves a battle: eliminated, sent home, or recruited by the other side (HE2-COMBAT-08, -13)."""

from __future__ import annotations

from dataclasses import replace

from formicarium.core.decision import Move
from formicarium.games.hidden_empires_2.colony import (
    eliminate,
    minus,
    one_by_one,
    plus,
    send_home,
    stack_of,
    take,
)
from formicarium.games.hidden_empires_2.data import Area
from formicarium.games.hidden_empires_2.events import AntsEliminated, AntsRecruited
from formicarium.games.hidden_empires_2.moves import ChooseAnt, ChooseRecruit
from formicarium.games.hidden_empires_2.questions.battle import battle_of, kinds_of, number_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Seat


def fall(s: Empires, seat: Seat, move: Move, many: int = 1) -> None:
    """Ants of the kind chosen are eliminated."""
    b = battle_of(s)
    if isinstance(move, ChooseRecruit):
        gone = stack_of(move.caste, many)
        s.battle = replace(b, recruits=minus(b.recruits, gone))
        s.tell(AntsEliminated(b.defender, b.area, one_by_one(gone)))
    elif isinstance(move, ChooseAnt):
        eliminate(s, seat, move.place, stack_of(move.caste, many), patrol=move.patrol)


def all_fall(s: Empires, seat: Seat) -> None:
    """A whole side is eliminated."""
    for kind in kinds_of(s, seat):
        fall(s, seat, kind, number_of(s, seat, kind))


def go_home(s: Empires, seat: Seat, move: ChooseAnt, many: int) -> None:
    send_home(s, seat, move.place, stack_of(move.caste, many), patrol=move.patrol)


def recruit(s: Empires, move: ChooseAnt, many: int) -> None:
    """HE2-CARD-recruitment-01: defenders are handed over to the attacker."""
    b = battle_of(s)
    gone = stack_of(move.caste, many)
    if move.patrol:
        take(s.patrols[b.defender], Area(move.place), gone)
    else:
        take(s.ants[b.defender], move.place, gone)
    s.battle = replace(b, recruits=plus(b.recruits, gone))
    s.tell(AntsRecruited(s.active, b.defender, move.place, move.caste, many))
