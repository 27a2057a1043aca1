"""Finding things in a drawn scene."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.scene.model import Card, Panel, Piece, Place, Row, Scene


def things(drawn: Scene) -> Iterator[Place | Piece | Card]:
    yield from drawn.places
    yield from drawn.pieces
    yield from drawn.cards


def piece(drawn: Scene, id: str) -> Piece:
    return next(each for each in drawn.pieces if each.id == id)


def place(drawn: Scene, id: str) -> Place:
    return next(each for each in drawn.places if each.id == id)


def panel(drawn: Scene, id: str) -> Panel:
    return next(each for each in drawn.panels if each.id == id)


def rows(drawn: Scene, id: str) -> dict[str, Row]:
    """Of a panel, by the key of their label."""
    return {row.label.key: row for section in panel(drawn, id).sections for row in section.rows}
