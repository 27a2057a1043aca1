"""What may come of each attack and each shot, by what the target may be."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.core.decision import Move
from formicarium.games.ant_war.data import WITHSTANDS_ACID, Unit
from formicarium.games.ant_war.moves import Action, Charge, Jump, Parasite, Shoot, StepTo
from formicarium.games.ant_war.scene.reach import can_act
from formicarium.games.ant_war.steps.combat import losses
from formicarium.games.ant_war.view import SeenPiece, WarView
from formicarium.scene.model import Icon, Panel, Row, Section
from formicarium.texts.message import message


def forecast(view: WarView) -> Iterator[Panel]:
    """For the player who chooses an action: a row for each combat or shot, a picture for each suspect."""
    pieces = {piece.square: piece for piece in view.pieces}
    rows = [
        row(action, pieces[action.start], pieces[action.end])
        for action in can_act(view)
        if isinstance(action, Action) and is_foretold(action, pieces.get(action.end))
    ]
    if rows:
        yield Panel("forecast", message("scene-forecast"), sections=(Section(tuple(rows)),))


def is_foretold(action: Move, target: SeenPiece | None) -> bool:
    """A combat, or a shot at an ant."""
    return isinstance(action, StepTo | Charge | Jump | Parasite | Shoot) and bool(
        target and not target.hit_points
    )


def row(action: Action, actor: SeenPiece, target: SeenPiece) -> Row:
    """WAR-COMBAT-03, WAR-ABIL-SHOOTER-03, -04: suspects that would not fall are faded."""
    if isinstance(action, Parasite):  # the enemy ant attacks; what it may be is the question
        actor, target = target, actor
    fates = {unit: fate(action, actor.unit, unit) for unit in target.possible}
    icons = tuple(
        Icon(f"icon_{unit}", message(f"scene-fate-{end}", unit=unit), faded=end in ("lose", "withstand"))
        for unit, end in fates.items()
    )
    key = "scene-forecast-shot" if isinstance(action, Shoot) else "scene-forecast-combat"
    return Row(message(key, unit=actor.unit, start=action.start, end=action.end), icons=icons)


def fate(action: Action, unit: Unit, target: Unit) -> str:
    """What becomes of it if the target is this unit."""
    if isinstance(action, Shoot):
        return "withstand" if target in WITHSTANDS_ACID else "die"
    falls, wins = losses(unit, target)
    return "both" if falls and wins else "win" if wins else "lose"
