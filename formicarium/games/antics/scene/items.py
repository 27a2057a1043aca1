"""Prey and leaves: on the clearings, on the hills, and beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from formicarium.games.antics.data import FUNGUS, ITEMS, LEAF_BONUS, PREY, Item
from formicarium.games.antics.hexes import NO_HEX, Hex
from formicarium.games.antics.scene.garden import clearing_id
from formicarium.games.antics.scene.hills import BESIDE, LEAVES, hex_id, stand_id
from formicarium.games.antics.view import AnticsView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece, Point
from formicarium.scene.spots import side_by_side
from formicarium.texts.message import Seat, message

TOKEN = 46.0  # on a clearing
ON_SPACE = 38.0
ASIDE: Point = (8.0, 0.0)  # on a space: the number of its level stays visible
EXHAUSTED = "exhausted"


def item_id(item: Item, seat: Seat, number: int = 0) -> str:
    """An item keeps it from the track to the hill; leaves, of which one may have several, have a number."""
    return f"item:{item}:{seat}:{number}" if number else f"item:{item}:{seat}"


def stocks(view: AnticsView) -> Iterator[Piece]:
    """ANT-PUSH-11: tokens on the clearings; where the last prey has gone, a prey exhausted token."""
    for item in ITEMS:
        yield from _stock(item, view.clearings[item])
    for prey in PREY:
        yield _exhausted(prey, not view.clearings[prey])


@cache
def _stock(item: Item, count: int) -> tuple[Piece, ...]:
    return tuple(_token(item, number, count) for number in range(1, count + 1))


def _token(item: Item, number: int, count: int) -> Piece:
    off = min(number, 3) - (min(count, 3) + 1) / 2
    return Piece(
        id=f"stock:{item}:{number}",
        sprite=item,
        on=clearing_id(item),
        label=message(f"name-{item}"),
        dx=off * 9,
        dy=-off * 6,
        size=TOKEN,
        badge=str(count) if number == count else "",
    )


@cache
def _exhausted(prey: Item, gone: bool) -> Piece:
    return Piece(
        id=f"exhausted:{prey}",
        sprite=EXHAUSTED,
        on=clearing_id(prey) if gone else EXHAUSTED,
        label=message("name-exhausted"),
        size=58 if gone else 0,
        glyph=short("exhausted"),
    )


def brought_home(view: AnticsView, seat: Seat) -> Iterator[Piece]:
    """ANT-TIDY-02, -05, -06: prey on its space or beside the hill, leaves beside it."""
    waiting = [stored.prey for stored in view.stored[seat] if stored.hex == NO_HEX]
    waiting += view.delivered if seat == view.active else ()
    for stored in view.stored[seat]:
        if stored.hex != NO_HEX:
            yield _item(stored.prey, item_id(stored.prey, seat), hex_id(seat, stored.hex), ASIDE)
    for prey, spot in zip(waiting, side_by_side(len(waiting), 42), strict=True):
        yield _item(prey, item_id(prey, seat), stand_id(seat, BESIDE), spot)
    yield from _leaves(view, seat)


def _leaves(view: AnticsView, seat: Seat) -> Iterator[Piece]:
    """Green ones first; when the game is over they lie on the fungi they count with."""
    leaves = sorted(view.leaves[seat], key=lambda leaf: -LEAF_BONUS[leaf])
    fungi = best_fungi(view, seat) if view.over else ()
    numbers: Counter[Item] = Counter()
    for at, (leaf, spot) in enumerate(zip(leaves, side_by_side(len(leaves), 28), strict=True)):
        numbers[leaf] += 1
        id = item_id(leaf, seat, numbers[leaf])
        if at < len(fungi):
            yield _item(leaf, id, hex_id(seat, fungi[at]), ASIDE)
        else:
            yield _item(leaf, id, stand_id(seat, LEAVES), spot)


def best_fungi(view: AnticsView, seat: Seat) -> tuple[Hex, ...]:
    """ANT-SCORE-06: the visible fungi without prey, the highest first."""
    taken = {stored.hex for stored in view.stored[seat]}
    spaces = view.hills[seat].spaces
    fungi = [at for at, space in spaces.items() if space.kind == FUNGUS and at not in taken]
    return tuple(sorted(fungi, key=lambda at: -spaces[at].level))


@cache
def _item(item: Item, id: str, on: str, spot: Point) -> Piece:
    dx, dy = spot
    name = message(f"name-{item}")
    return Piece(id, item, on, name, dx=dx, dy=dy, size=ON_SPACE, glyph=short(item))
