"""The Arena for servers: registered by import, and drawn so that everything in a view shows on the wire."""

from __future__ import annotations

from dataclasses import fields

from formicarium.core.registry import games
from formicarium.scene.model import Card, Note, Panel, Piece, Scene, Tray
from formicarium.texts.message import message
from tests.arena import ArenaGame, ArenaView


class DrawnArena(ArenaGame):
    """A scene that hides nothing of the view: what leaks into a view would leak into the bytes."""

    def scene(self, view: ArenaView) -> Scene:
        told = [each.name for each in fields(view) if each.name not in ("seat", "hand")]
        return Scene(
            self.id,
            message("status-arena", round=view.round),
            trays=(Tray("hand", message("tray-hand"), "hand"),),
            cards=tuple(Card(f"card:{card}", message("card"), "card_back", "hand") for card in view.hand),
            pieces=tuple(
                Piece(f"ant:{number}", "ant", "ring", message("ant")) for number in range(view.ants)
            ),
            panels=(Panel("ring"),),
            notes=tuple(Note(message(name, value=str(getattr(view, name)))) for name in told),
        )


games.add(DrawnArena())
