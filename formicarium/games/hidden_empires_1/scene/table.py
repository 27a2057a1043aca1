"""The table as far as a viewer sees it, so that the rules can be asked about it."""

from __future__ import annotations

from formicarium.games.hidden_empires_1.data import NOWHERE, Area, Marker, post
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.view import FACE_DOWN, EmpireView


def table(view: EmpireView) -> Empires:
    """To be looked at, never to be played on: what is hidden is missing or unknown."""
    sheets = view.sheets
    hands = view.hands or tuple(view.hand if sheet.seat == view.seat else () for sheet in sheets)
    s = Empires(
        seats=len(sheets),
        rules=view.rules,
        options=view.options,
        tiles=tuple((area.id, area.color) for area in view.areas) if view.options.alternate_setup else (),
        stock=dict(view.stock),
        nests=[NOWHERE] * len(sheets),
        sites=[()] * len(sheets),
        ants=[{} for _ in sheets],
        reserves=[sheet.reserves for sheet in sheets],
        nurses=[sheet.nurses for sheet in sheets],
        builders=[sheet.builders for sheet in sheets],
        storage=[sheet.storage for sheet in sheets],
        returning=[sheet.returning for sheet in sheets],
        brood=[sheet.brood for sheet in sheets],
        virgin_queens=[sheet.virgin_queens for sheet in sheets],
        drones=[sheet.drones for sheet in sheets],
        queens=[sheet.queens for sheet in sheets],
        sizes=[sheet.size for sheet in sheets],
        food=[sheet.food for sheet in sheets],
        stored=[sheet.stored for sheet in sheets],
        guests=[sheet.guests for sheet in sheets],
        no_eggs=[sheet.no_eggs for sheet in sheets],
        hands=list(hands),
        traits=[sheet.traits for sheet in sheets],
        since={card: turn for sheet in sheets for card, turn in zip(sheet.traits, sheet.since, strict=True)},
        turn=view.turn,
        player_turn=view.player_turn,
        stage=view.stage,
        active=view.active,
        present=dict(view.present),
        moves_made=view.moves_made,
        picked=view.picked,
        scouted=view.scouted,
        scouting_all=view.scouting_all,
        focus=view.focus,
        fight=view.fight,
        cloning=view.cloning,
        nurses_waived=view.nurses_waived,
        closed=view.closed,
        plans=[sheet.plan for sheet in sheets],
        planned=[view.planned and sheet.seat == view.seat for sheet in sheets],
        fat=tuple(sheet.seat for sheet in sheets if sheet.fat),
        card_eggs=[sheet.card_eggs for sheet in sheets],
        so_far=[sheet.so_far for sheet in sheets],
    )
    _lay_out(s, view)
    return s


def _lay_out(s: Empires, view: EmpireView) -> None:
    """What lies and stands on the map."""
    attempts: list[Area] = []
    for area in view.areas:
        if area.marker is not None:
            lying = s.face_down if area.marker == FACE_DOWN else s.markers
            lying[area.id] = Marker(area.marker)
        if area.modifier:
            s.modifiers[area.id] = area.modifier
        if area.nest is not None:
            s.nests[area.nest] = area.id
        if area.site is not None:
            s.sites[area.site] = (*s.sites[area.site], area.id)
        if area.trail is not None:
            s.trails[area.id] = area.trail
            if not area.trail_done:
                attempts.append(area.id)
    s.attempts = tuple(attempts)
    for stack in view.stacks:
        s.ants[stack.seat][post(stack.area, stack.task)] = stack.ants
