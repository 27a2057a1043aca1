"""The action phase: markers, the Super Ant, passing (ANT-TURN-05 to -12, ANT-LVL, ANT-SUP)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import AnyStep, Step
from formicarium.games.antics.data import (
    ACTIONS,
    ANTS,
    BUILD,
    EXPLORE,
    FUNGUS,
    HATCH,
    PUSH,
    Kind,
)
from formicarium.games.antics.events import ActionsPassed, SpaceUsed, SuperAntUsed
from formicarium.games.antics.hexes import Hex, touched
from formicarium.games.antics.moves import PASS, PassActions, Steal, UseSpace, UseSuper
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.ants import ants, can_act
from formicarium.games.antics.steps.build import build
from formicarium.games.antics.steps.explore import explore, nearest_tile
from formicarium.games.antics.steps.hatch import hatch
from formicarium.games.antics.steps.push import can_push, push
from formicarium.games.antics.steps.steal import steal, steals, why_not_steal
from formicarium.kit.interned import Interned
from formicarium.texts.message import Message, Seat, message

USE = Interned(UseSpace)
USE_SUPER = {kind: UseSuper(kind) for kind in ACTIONS}
SUPER_LEVEL = 1  # ANT-LVL-02


@cache
def _prompt(left: int, waits: bool) -> Message:
    """What may take a marker: the Super Ant only while it waits for one."""
    if not left:
        return message("ask-last-steal")
    return message("ask-action", left=left, super="yes" if waits else "no")


def least_levels(s: Antics) -> dict[Kind, int]:
    """ANT-TURN-10: the kinds of action that can do something now, each with the level it needs."""
    seat = s.active
    return {
        EXPLORE: nearest_tile(s),
        BUILD: 1 if s.hands[seat] else 0,
        HATCH: 1 if s.supply[seat] else 0,
        ANTS: 1 if can_act(s) else 0,
        PUSH: 1 if can_push(s) else 0,
    }


def usable(s: Antics) -> list[Move]:
    """ANT-TURN-06, ANT-SUP-01: spaces for the next marker, and the Super Ant."""
    found: list[Move] = []
    levels, blocked = least_levels(s), s.blocked(s.active)
    for at, (kind, level, _) in s.hills[s.active].spaces.items():
        if 0 < levels.get(kind, 0) <= level and at not in blocked:
            found.append(USE[at, kind, level])
    if not s.super_used:
        for kind, least in levels.items():
            if least == SUPER_LEVEL:
                found.append(USE_SUPER[kind])
    return found


@dataclass(frozen=True, slots=True)
class ChooseAction(Step[Antics, Move]):
    """ANT-TURN-05, -11, -12: put a marker on a space or the Super Ant, steal, or pass."""

    clause = "ANT-TURN-05"

    def ask(self, s: Antics) -> Decision:
        options: list[Move] = usable(s) if s.actions_left else []
        options += steals(s)
        options.append(PASS)
        return Decision(s.active, _prompt(s.actions_left, not s.super_used), tuple(options), default=PASS)

    def run(self, s: Antics, answer: Move) -> None:
        seat = s.active
        match answer:
            case UseSpace(at):
                space = s.hills[seat].spaces[at]
                s.markers += (at,)
                s.tell(SpaceUsed(seat, at, space.kind, space.level))
                self._begin(s, space.kind, space.level)
            case UseSuper(kind):
                s.super_used = True
                s.tell(SuperAntUsed(seat, kind))
                self._begin(s, kind, SUPER_LEVEL)
            case Steal(track, victim):
                s.steps.append(self)
                steal(s, track, victim)
            case _:
                if s.actions_left:
                    s.tell(ActionsPassed(seat, s.actions_left))
                s.actions_left = 0

    def _begin(self, s: Antics, kind: Kind, level: int) -> None:
        """ANT-TURN-05: the action is carried out completely before the next is chosen."""
        s.actions_left -= 1
        s.acted = True
        s.steps.append(self)
        s.steps.append(action(kind, level))

    def warning(self, s: Antics, seat: Seat, move: Move) -> Message | None:
        """Actions that could be used; a steal left undone is no loss."""
        if not isinstance(move, PassActions) or not s.actions_left or not usable(s):
            return None
        return message("warning-pass", left=s.actions_left)

    def why_not(self, s: Antics, seat: Seat, path: Path) -> Refusal | None:
        if first_token(path)[0] == "steal":
            return why_not_steal(s, seat, path)
        at, super_ant = touched(path), path[:1] == ("piece:super_ant",)
        if (at or super_ant) and not s.actions_left:
            return Refusal("ANT-TURN-12", message("refused-no-actions-left"))
        if at is not None:
            return _why_not_space(s, seat, at)
        return _why_not_super(s, path[1:]) if super_ant else None


@cache
def action(kind: Kind, level: int) -> AnyStep:
    """ANT-LVL-02: an action of this level has so many units."""
    if kind == EXPLORE:
        return explore(level, 1)
    return {BUILD: build, HATCH: hatch, ANTS: ants, PUSH: push}[kind](level)


# Refusals


def _why_not_space(s: Antics, seat: Seat, at: Hex) -> Refusal:
    space = s.hills[seat].spaces.get(at)
    if space is None:
        return Refusal("ANT-TURN-06", message("refused-no-space", hex=at))
    if space.kind == FUNGUS:
        return Refusal("ANT-FUNG-01", message("refused-fungus", hex=at))
    if at in s.markers:
        return Refusal("ANT-TURN-07", message("refused-used", hex=at))
    for stored in s.stored[seat]:
        if stored.hex == at:
            return Refusal("ANT-TIDY-04", message("refused-prey-on-space", hex=at, prey=stored.prey))
    return Refusal("ANT-TURN-10", message(f"refused-idle-{space.kind}", level=space.level))


def _why_not_super(s: Antics, path: Path) -> Refusal | None:
    if s.super_used:
        return Refusal("ANT-SUP-01", message("refused-super-used"))
    kind, name = first_token(path)
    if not path:
        return Refusal("ANT-TURN-10", message("refused-super-idle"))
    if kind != "action" or name not in ACTIONS:
        return None
    return Refusal("ANT-TURN-10", message(f"refused-idle-{name}", level=SUPER_LEVEL))
