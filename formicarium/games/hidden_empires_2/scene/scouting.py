"""Where only a scout may go (HE2-STEP-05)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from formicarium.games.hidden_empires_2.data import Area
from formicarium.games.hidden_empires_2.scene.areas import place_id
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.advance import AdvanceTo, exits
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece
from formicarium.texts.message import message


def eyes(view: EmpiresView, s: Empires) -> Iterator[Piece]:
    """For the player who advances ants: an eye on the areas into which one ant per turn may go."""
    if isinstance(view.step, AdvanceTo) and view.seat == view.active:
        _, alone = exits(s, view.active, view.step.start)
        yield from map(scout_only, alone)


@cache
def scout_only(area: Area) -> Piece:
    return Piece(
        id=f"scout:{area}",
        sprite="eye",
        on=place_id(area),
        label=message("scene-scout-only"),
        dx=36,
        dy=-18,
        size=24,
        glyph=short("scouting"),
    )
