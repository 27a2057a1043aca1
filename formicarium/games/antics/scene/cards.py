"""The viewer's own tiles, to be read and chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from formicarium.games.antics.data import NO_TILE, Tile
from formicarium.games.antics.scene.hills import HAND
from formicarium.games.antics.scene.strip import letters
from formicarium.games.antics.view import AnticsView
from formicarium.scene.model import Card, Tray
from formicarium.texts.message import Seat, SeatName, message


def trays(view: AnticsView) -> Iterator[Tray]:
    if view.seat is not None and not view.over:
        yield _hand(view.seat)


@cache
def _hand(seat: Seat) -> Tray:
    return Tray(HAND, message("scene-hand", seat=SeatName(seat)), spot="hand")


def cards(view: AnticsView) -> Iterator[Card]:
    """Copies are alike: the first of them is the one being built, and lit."""
    if view.seat is None or view.over:
        return
    hand = view.hands[view.seat]
    building = view.seat == view.active and view.tile != NO_TILE
    for number, tile in enumerate(hand):
        yield _held(number, tile, building and number == hand.index(view.tile))


@cache
def _held(number: int, tile: Tile, lit: bool) -> Card:
    return Card(
        id=f"held:{number + 1}",
        name=message(f"name-{tile}"),
        sprite=f"tile_{tile}",
        on=HAND,
        lit=lit,
        clause="ANT-BUILD-03",
        glyph=letters(tile),
        touch=(f"tile:{tile}",),
    )
