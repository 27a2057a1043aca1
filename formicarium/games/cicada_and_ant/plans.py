"""Answers laid down ahead (core/planning.py): where the Cicada will go, while tokens are being chosen."""

from __future__ import annotations

from formicarium.core.decision import Move
from formicarium.games.cicada_and_ant.data import DRAGONFLY, PAWNS
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.cicada import SetCicada
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.texts.message import Seat


def ahead(s: Cicada, seat: Seat) -> bool:
    """Once all pawns stand. With the Dragonfly there is more to see first."""
    if seat != s.cicada or len(s.pawns) < PAWNS or s.holder(DRAGONFLY) == seat:
        return False
    if not any(isinstance(step, SetCicada) for step in s.steps):
        return False
    s.steps[:] = [SetCicada()]
    return True


def basis(view: CicadaView, move: Move) -> object:
    """Where the pawns stand, and on what."""
    return view.pawns, view.square
