"""How a view is drawn (section 10 of the spec).

Things that look the same are the same object: each is made once, by a cached function of whatever it
shows. So drawing a table again costs little, and what has not changed is seen at a glance.
"""

from __future__ import annotations

from formicarium.games.cicada_and_ant.scene.boards import pantry, square
from formicarium.games.cicada_and_ant.scene.cards import cards, trays
from formicarium.games.cicada_and_ant.scene.legend import LEGEND
from formicarium.games.cicada_and_ant.scene.moment import around_the_table, names_of, stage_of, stages, status
from formicarium.games.cicada_and_ant.scene.panels import notes, player, table
from formicarium.games.cicada_and_ant.scene.pieces import pieces
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.scene.model import Scene


def scene(view: CicadaView) -> Scene:
    """The table as this viewer sees it."""
    stage = stage_of(view)
    return Scene(
        game="cicada_and_ant",
        status=status(view),
        boards=(square(view),) if view.options.winter else (square(view), pantry()),
        pieces=pieces(view),
        trays=tuple(trays(view)),
        cards=tuple(cards(view)),
        panels=(*(player(view, seat) for seat in around_the_table(view)), table(view)),
        notes=tuple(notes(view)),
        stages=names_of(stages(view)),
        stage=None if stage is None else stages(view).index(stage),
        legend=LEGEND,
    )
