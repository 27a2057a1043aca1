"""Where we are: the stage of the round, who acts, and how to say it."""

from __future__ import annotations

from enum import Enum
from functools import cache, lru_cache

from formicarium.games.cicada_and_ant.data import PAWNS
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Message, Seat, SeatName, message


class Stage(Enum):
    """The parts of a round (CIG-ROUND-01, -02), in order; only Winter has a market."""

    PLACE = "place"
    CHOOSE = "choose"
    GUESS = "guess"
    COLLECT = "collect"
    MARKET = "market"


STAGES = tuple(Stage)
STAGE_OF = {
    "PlaceAnts": Stage.PLACE,
    "LookAtToken": Stage.GUESS,
    "SetCicada": Stage.GUESS,
    "InsectsHelp": Stage.COLLECT,
    "TakeAPower": Stage.COLLECT,
    "Market": Stage.MARKET,
    "PayPrice": Stage.MARKET,
}  # every other step that waits for somebody is a choice of tokens
EXACTLY = {"InsectsHelp": "help", "TakeAPower": "power", "PayPrice": "pay"}  # parts of a stage


def stages(view: CicadaView) -> tuple[Stage, ...]:
    return STAGES if view.options.winter else STAGES[:-1]


@cache
def names_of(stages: tuple[Stage, ...]) -> tuple[Message, ...]:
    return tuple(message(f"scene-stage-{stage.value}") for stage in stages)


def stage_of(view: CicadaView) -> Stage | None:
    """The part of the round that is under way; None when the game is over."""
    return None if view.over else STAGE_OF.get(view.phase, Stage.CHOOSE)


def status(view: CicadaView) -> Message:
    """Where we are, in one sentence."""
    stage = stage_of(view)
    if stage is None:
        return message("scene-status-over", round=view.round)
    if stage is Stage.PLACE:
        return _place(view.round, actors(view), PAWNS - len(view.pawns))
    return _at(EXACTLY.get(view.phase, stage.value), view.round, actors(view))


@lru_cache(maxsize=4096)
def _place(round: int, seats: tuple[Seat, ...], left: int) -> Message:
    return message("scene-status-place", round=round, seats=tuple(map(SeatName, seats)), left=left)


@lru_cache(maxsize=4096)
def _at(part: str, round: int, seats: tuple[Seat, ...]) -> Message:
    return message(f"scene-status-{part}", round=round, seats=tuple(map(SeatName, seats)))


def actors(view: CicadaView) -> tuple[Seat, ...]:
    """Whose turn it is, as far as the viewer may know."""
    match stage_of(view):
        case Stage.PLACE | Stage.COLLECT:
            return (view.ant,)
        case Stage.CHOOSE:
            return tuple(seat for seat in choosers(view) if not view.chosen[seat])
        case Stage.GUESS:
            return (view.cicada,)
        case Stage.MARKET:
            return (view.collector,)
        case None:
            return ()


def choosers(view: CicadaView) -> tuple[Seat, ...]:
    """CIG-RED-02: the Ant and, in Winter, the Red Ants lay down a token."""
    if not view.options.winter:
        return (view.ant,)
    return tuple(seat for seat in _clockwise(view.ant, view.seats) if seat != view.cicada)


def around_the_table(view: CicadaView) -> tuple[Seat, ...]:
    """Clockwise, the viewer first: each one's left neighbour comes next."""
    return _clockwise(view.seat or 0, view.seats)


_clockwise = cache(clockwise)
