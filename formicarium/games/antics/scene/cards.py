"""The viewer's own tiles, to be read and chosen."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.games.antics.data import NO_TILE
from formicarium.games.antics.scene.hills import HAND
from formicarium.games.antics.scene.strip import letters
from formicarium.games.antics.view import AnticsView
from formicarium.scene.model import Card, Tray
from formicarium.texts.message import SeatName, message


def trays(view: AnticsView) -> Iterator[Tray]:
    if view.seat is not None and not view.over:
        yield Tray(HAND, message("scene-hand", seat=SeatName(view.seat)), spot="hand")


def cards(view: AnticsView) -> Iterator[Card]:
    """Copies are alike: the first of them is the one being built, and lit."""
    if view.seat is None or view.over:
        return
    hand = view.hands[view.seat]
    building = view.seat == view.active and view.tile != NO_TILE
    for number, tile in enumerate(hand):
        yield Card(
            id=f"held:{number + 1}",
            name=message(f"name-{tile}"),
            sprite=f"tile_{tile}",
            on=HAND,
            lit=building and number == hand.index(view.tile),
            clause="ANT-BUILD-03",
            glyph=letters(tile),
            touch=(f"tile:{tile}",),
        )
