"""Where we are: the stage of the turn, who acts, from which side one looks, and how to say it."""

from __future__ import annotations

from enum import Enum

from formicarium.games.ant_war.data import ARMY, BLACK, SHOP, Side
from formicarium.games.ant_war.view import WarView
from formicarium.texts.message import Message, Seat, SeatName, message


class Stage(Enum):
    """The parts of a turn that wait for somebody (WAR-TURN-01), in order; combats open the Shop."""

    ORDER = "order"
    ACTION = "action"
    SHOP = "shop"
    DISCARD = "discard"


STAGES = tuple(Stage)
STAGE_OF = {
    "ChooseOrder": Stage.ORDER,
    "PerformActions": Stage.ACTION,
    "KeepOne": Stage.SHOP,
    "RemoveOne": Stage.SHOP,
    "Discard": Stage.DISCARD,
}
FROM_THE_SHOP = frozenset(SHOP)


def is_placing(view: WarView) -> bool:
    return not view.shown and not view.over


def stage_of(view: WarView) -> Stage | None:
    """The part of the turn that is under way; None before the first and after the last."""
    return None if view.over else STAGE_OF.get(view.phase)


def actors(view: WarView) -> tuple[Seat, ...]:
    """Whose turn it is, as far as the viewer may know."""
    if view.over:
        return ()
    if is_placing(view):
        return (0, 1)
    return (view.active,) if stage_of(view) is not Stage.SHOP else (visitor(view),)


def visitor(view: WarView) -> Seat:
    """Who is in the Shop: the active player first (WAR-SHOP-02), until having kept one card more.

    Both have kept equally many cards whenever the Shop is closed, and cards kept are public.
    """
    ahead = _kept(view, view.active) > _kept(view, 1 - view.active)
    first = ahead == (view.phase == "RemoveOne")
    return view.active if first else 1 - view.active


def _kept(view: WarView, seat: Seat) -> int:
    return sum(card in FROM_THE_SHOP for card in (*view.decks[seat], *view.archives[seat]))


def status(view: WarView) -> Message:
    """Where we are, in one sentence."""
    turn = view.turn + 1
    if view.over:
        return message("scene-status-over", turn=turn)
    if is_placing(view):
        left = len(ARMY) - len(view.pieces)
        return (
            message("scene-status-placing") if view.seat is None else message("scene-status-place", left=left)
        )
    stage = stage_of(view)
    if stage is None:
        return message("scene-status-turn", turn=turn)
    who = SeatName(*actors(view))
    if stage is Stage.ACTION:
        left = view.actions_left
        return message("scene-status-action", turn=turn, seat=who, order=view.in_play, left=left)
    key = "keep" if view.phase == "KeepOne" else "remove" if view.phase == "RemoveOne" else stage.value
    return message(f"scene-status-{key}", turn=turn, seat=who)


# From which side one looks


def seat_of(view: WarView, side: Side) -> Seat:
    return view.sides.index(side)


def near(view: WarView) -> Side:
    """The side at the bottom: one's own; Black for whoever looks on."""
    return BLACK if view.seat is None else view.sides[view.seat]


def near_first(view: WarView) -> tuple[Seat, Seat]:
    seat = seat_of(view, near(view))
    return seat, 1 - seat
