"""Answers laid down ahead (core/planning.py): one's next turn, while the other side plays."""

from __future__ import annotations

from formicarium.core.decision import Move
from formicarium.games.ant_war.data import AROUND, NO_ORDER, Square
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.steps.turn import EndTurn, Turn
from formicarium.games.ant_war.view import WarView
from formicarium.texts.message import Seat


def ahead(s: Garden, seat: Seat) -> bool:
    """In the other's turn."""
    if seat == s.active or not any(isinstance(step, EndTurn) for step in s.steps):
        return False
    s.active = seat
    s.in_play, s.actions_left, s.acted = NO_ORDER, 0, False
    s.steps[:] = [Turn()]
    return True


def basis(view: WarView, move: Move) -> object:
    """Whoever is seen to stand on the squares that an action names, or beside them; an order has no more."""
    named = [getattr(move, name) for name in ("start", "end", "square") if hasattr(move, name)]
    near: set[Square] = {square for each in named for square in (each, *AROUND[each])}
    return [
        (piece.square, piece.side, piece.unit, piece.revealed, piece.spent)
        for piece in view.pieces
        if piece.square in near
    ]
