"""Where we are: the part of the turn, who acts, what is under way, and how to say it."""

from __future__ import annotations

from enum import Enum

from formicarium.games.antics.data import BUILD, NO_KIND
from formicarium.games.antics.view import AnticsView
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Message, Seat, SeatName, message


class Stage(Enum):
    """The parts of a turn that may wait for the player (ANT-TURN-04), in order."""

    ACTIONS = "actions"
    STORE = "store"
    HAND = "hand"
    ANTEATERS = "anteaters"


STAGES = tuple(Stage)
STAGE_OF = {
    "StoreDelivered": Stage.STORE,
    "ReduceHand": Stage.HAND,
    "AnteaterAttack": Stage.ANTEATERS,
}  # every other step that waits for somebody is part of the actions


def stage_of(view: AnticsView) -> Stage | None:
    return None if view.over else STAGE_OF.get(view.phase, Stage.ACTIONS)


def at_the_hill(view: AnticsView) -> bool:
    """Is the viewer at work on the own hill: building, or storing prey?"""
    building = view.action == BUILD or stage_of(view) is Stage.STORE
    return building and view.seat == view.active and not view.over


def around_the_table(view: AnticsView) -> tuple[Seat, ...]:
    """Clockwise, the viewer first; for whoever looks on, the first player."""
    return clockwise(view.first if view.seat is None else view.seat, view.seats)


def status(view: AnticsView) -> Message:
    """Where we are, in one sentence."""
    if view.over:
        return message("scene-status-over", round=view.round)
    who = SeatName(view.active)
    stage = stage_of(view)
    if stage is not Stage.ACTIONS and stage is not None:
        return message(f"scene-status-{stage.value}", round=view.round, seat=who)
    if view.action == NO_KIND:
        return message("scene-status-choose", round=view.round, seat=who, actions=view.actions_left)
    return message(
        f"scene-status-{view.action}",
        round=view.round,
        seat=who,
        units=view.units_left,
        actions=view.actions_left,
    )
