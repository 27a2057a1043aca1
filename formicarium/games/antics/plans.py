"""Answers laid down ahead (core/planning.py): one's next turn, while others have theirs."""

from __future__ import annotations

from formicarium.core.decision import Move
from formicarium.games.antics.data import ANTS, EXPLORE, PUSH, Kind
from formicarium.games.antics.moves import Steal, UseSpace, UseSuper
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.turn import CheckEnd, Turn
from formicarium.games.antics.view import AnticsView
from formicarium.texts.message import Seat


def ahead(s: Antics, seat: Seat) -> bool:
    """In the turn of another, if one has a further one."""
    if seat == s.active or not any(isinstance(step, CheckEnd) for step in s.steps):
        return False
    if s.trigger and (seat - s.active) % s.seats >= s.turns_left:
        return False
    if (seat - s.first) % s.seats < (s.active - s.first) % s.seats:
        s.round += 1
    s.active = seat
    s.actions_left, s.markers, s.super_used = 0, (), False
    s.explored, s.short, s.delivered = False, False, ()
    s.steps[:] = [Turn()]
    return True


def basis(view: AnticsView, move: Move) -> object:
    """One's own ants and hand, of the board what the action touches, and whether the end is near."""
    seat = view.seat
    assert seat is not None
    own = view.hands[seat], view.supply[seat], view.zones[seat], view.workers[seat], view.stored[seat]
    return own, view.trigger, _board(view, move)


def _board(view: AnticsView, move: Move) -> object:
    if isinstance(move, Steal):
        return view.workers, view.guards
    kind: Kind = move.kind if isinstance(move, UseSpace | UseSuper) else view.action
    if kind == EXPLORE:
        return view.fields
    if kind == PUSH:
        return view.guards, view.clearings
    return view.guards if kind == ANTS else ()
