"""Where we are: the step of the turn or of the Nest Phase, whose turn it is, and how to say it."""

from __future__ import annotations

from functools import cache, lru_cache

from formicarium.games.hidden_empires_1.data import NEST_STEPS, NOWHERE, TURN_STEPS
from formicarium.games.hidden_empires_1.view import EmpireView
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Message, Seat, SeatName, message

NEST_STAGES = tuple(NEST_STEPS.values())
DRAW, EVENT, ASSIGN, SCOUT, PERFORM = "draw", "event", "assign", "scout", "perform"
FLIGHT = NEST_STAGES[-1]


def in_nest_phase(view: EmpireView) -> bool:
    return view.stage in NEST_STAGES


def in_player_turn(view: EmpireView) -> bool:
    return view.stage in TURN_STEPS or view.stage == EVENT


def nest_step(view: EmpireView) -> int:
    """The number of the step of the Nest Phase; 0 before it."""
    return NEST_STAGES.index(view.stage) + 1 if in_nest_phase(view) else 0


@cache
def guide(stage: str) -> tuple[tuple[Message, ...], int | None]:
    """HE1-TURN-03, -04: the steps of a player turn or of the Nest Phase, and the one under way."""
    steps = NEST_STAGES if stage in NEST_STAGES else TURN_STEPS
    now = DRAW if stage == EVENT else stage
    if now not in steps:
        return (), None
    return tuple(message(f"scene-stage-{step}") for step in steps), steps.index(now)


def asked(view: EmpireView) -> tuple[Seat, ...]:
    """Whose turn light is on, as far as everybody knows (HE1-WIN-17)."""
    if in_player_turn(view):
        return (view.active,)
    if in_nest_phase(view):
        return tuple(sheet.seat for sheet in view.sheets)
    if view.stage == "setup" and view.placing:
        settled = {area.nest for area in view.areas}
        return tuple(seat for seat in view.placing[-1:] if seat not in settled)
    return ()


def near_first(view: EmpireView) -> tuple[Seat, ...]:
    """The viewer, then the others clockwise."""
    return clockwise(view.seat or 0, len(view.sheets))


def status(view: EmpireView) -> Message:
    """Where we are, in one sentence."""
    fight = view.fight
    if view.stage == PERFORM and fight is not None:
        key = "scene-status-storm" if fight.in_nest else "scene-status-fight"
        who, against = SeatName(fight.attacker), SeatName(fight.defender)
        return message(key, turn=view.turn, seat=who, defender=against, area=fight.area)
    if view.stage == SCOUT and view.focus != NOWHERE:
        return message("scene-status-scouting", turn=view.turn, seat=SeatName(view.active), area=view.focus)
    if in_player_turn(view):
        return in_turn(view.stage, view.turn, view.active)
    return between(view.stage, view.turn)


@lru_cache(maxsize=2048)
def in_turn(stage: str, turn: int, seat: Seat) -> Message:
    return message(f"scene-status-{stage}", turn=turn, seat=SeatName(seat))


@lru_cache(maxsize=2048)
def between(stage: str, turn: int) -> Message:
    """Before the first turn, in the Nest Phase, after the last."""
    if stage in NEST_STAGES:
        return message("scene-status-nest", turn=turn, step=stage)
    return message(f"scene-status-{stage}", turn=turn)
