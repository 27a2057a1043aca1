"""Where we are: the stage of the turn, who acts, from where one looks, and how to say it."""

from __future__ import annotations

from typing import NamedTuple

from formicarium.games.ant_war.data import ARMY, BLACK, Side
from formicarium.games.ant_war.view import WarView
from formicarium.texts.message import Message, Seat, SeatName, message

# The parts of a turn that wait for somebody (WAR-TURN-01), in order; combats open the Shop
STAGES = ("order", "action", "shop", "discard")


def is_placing(view: WarView) -> bool:
    return view.phase == "placement"


def stage_of(view: WarView) -> int | None:
    """The part of the turn that is under way; None before the first and after the last."""
    return STAGES.index(view.phase) if view.phase in STAGES else None


def actors(view: WarView) -> tuple[Seat, ...]:
    """Whose turn it is, as far as the viewer may know."""
    if view.over:
        return ()
    if is_placing(view):
        return (0, 1)
    return (view.active if view.visitor is None else view.visitor,)


def status(view: WarView) -> Message:
    """Where we are, in one sentence."""
    turn = view.turn + 1
    if view.over:
        return message("scene-status-over", turn=turn)
    if is_placing(view):
        return placing(view)
    if view.phase not in STAGES:
        return message("scene-status-turn", turn=turn)
    who = SeatName(*actors(view))
    if view.phase == "action":
        left = view.actions_left
        return message("scene-status-action", turn=turn, seat=who, order=view.in_play, left=left)
    key = {"SHOP_PICK": "keep", "SHOP_REMOVE": "remove"}.get(view.decision, view.phase)
    return message(f"scene-status-{key}", turn=turn, seat=who)


def placing(view: WarView) -> Message:
    """How far one's own army is; of the other's nothing is known (WAR-SETUP-04)."""
    if view.seat is None:
        return message("scene-status-placing")
    if view.decision in ("ARRANGE", "SET_DOWN"):
        return message("scene-status-arrange")
    return message("scene-status-place", left=len(ARMY) - len(view.pieces))


# From where one looks


class Eyes(NamedTuple):
    """Whose eyes see the garden, and how much of it is still a secret."""

    seat: Seat | None
    sides: tuple[Side, ...]
    shown: bool
    over: bool


def eyes(view: WarView) -> Eyes:
    return Eyes(view.seat, view.sides, view.shown, view.over)


def seat_of(view: WarView | Eyes, side: Side) -> Seat:
    return view.sides.index(side)


def near(view: WarView | Eyes) -> Side:
    """The side at the bottom: one's own; Black for whoever looks on."""
    return BLACK if view.seat is None else view.sides[view.seat]


def near_first(view: WarView | Eyes) -> tuple[Seat, Seat]:
    seat = seat_of(view, near(view))
    return seat, 1 - seat
