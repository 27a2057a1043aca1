"""How a view is drawn (section 10 of the spec)."""

from __future__ import annotations

from formicarium.games.cicada_and_ant.scene.boards import pantry, square
from formicarium.games.cicada_and_ant.scene.cards import cards, trays
from formicarium.games.cicada_and_ant.scene.moment import around_the_table, stage_of, stages, status
from formicarium.games.cicada_and_ant.scene.panels import notes, player, table
from formicarium.games.cicada_and_ant.scene.pieces import pieces
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.scene.model import Scene
from formicarium.texts.message import message


def scene(view: CicadaView) -> Scene:
    """The table as this viewer sees it."""
    stage = stage_of(view)
    return Scene(
        game="cicada_and_ant",
        status=status(view),
        boards=(square(view),) if view.options.winter else (square(view), pantry()),
        pieces=tuple(pieces(view)),
        trays=tuple(trays(view)),
        cards=tuple(cards(view)),
        panels=(*(player(view, seat) for seat in around_the_table(view)), table(view)),
        notes=tuple(notes(view)),
        stages=tuple(message(f"scene-stage-{each.value}") for each in stages(view)),
        stage=None if stage is None else stages(view).index(stage),
    )
