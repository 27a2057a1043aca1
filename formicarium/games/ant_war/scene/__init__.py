"""How a view is drawn (section 10 of the spec)."""

from __future__ import annotations

from formicarium.games.ant_war.scene.boards import circle, garden
from formicarium.games.ant_war.scene.cards import cards, trays
from formicarium.games.ant_war.scene.forecast import forecast
from formicarium.games.ant_war.scene.legend import LEGEND
from formicarium.games.ant_war.scene.moment import STAGES, near_first, stage_of, status
from formicarium.games.ant_war.scene.panels import notes, player, table
from formicarium.games.ant_war.scene.pieces import pieces
from formicarium.games.ant_war.suspects import counted
from formicarium.games.ant_war.view import WarView
from formicarium.scene.model import Scene
from formicarium.texts.message import message

STAGE_NAMES = tuple(message(f"scene-stage-{each}") for each in STAGES)


def scene(view: WarView) -> Scene:
    """The table as this viewer sees it, with what counting tells of hidden ants."""
    view = counted(view)
    return Scene(
        game="ant_war",
        status=status(view),
        boards=(garden(view), circle()),
        pieces=tuple(pieces(view)),
        trays=tuple(trays(view)),
        cards=tuple(cards(view)),
        panels=(*(player(view, seat) for seat in near_first(view)), *forecast(view), table(view)),
        notes=tuple(notes(view)),
        stages=STAGE_NAMES if view.shown else (),
        stage=stage_of(view),
        legend=LEGEND,
    )
