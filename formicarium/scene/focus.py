"""What to look at in a scene: the part that a diagram shows, and the marks drawn over it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from formicarium.scene.model import Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class Focus:
    """Everything is named by its id; a row without one by the key of its label."""

    show: tuple[str, ...] = ()  # boards, trays and panels; none: the first board
    around: tuple[str, ...] = ()  # a board is cropped to these places; none: the whole of it
    only: tuple[str, ...] = ()  # of a tray or a panel these cards and rows; none: all of them
    ring: tuple[str, ...] = ()  # lit up
    cross: tuple[str, ...] = ()  # crossed out
    labels: dict[str, str] = field(default_factory=dict)  # a number beside a thing: "1", "+2"
    arrows: tuple[tuple[str, str], ...] = ()  # from one thing to another

    @property
    def marked(self) -> Iterator[str]:
        """Whatever is pointed at."""
        yield from (*self.ring, *self.cross, *self.labels)
        for ends in self.arrows:
            yield from ends

    def missing(self, scene: Scene) -> tuple[str, ...]:
        """What it speaks of and is not in this scene."""
        boards = {board.id for board in scene.boards}
        sheets = boards | {tray.id for tray in scene.trays} | {panel.id for panel in scene.panels}
        places = {place.id for place in scene.places}
        rows = {row.id or row.label.key for row in scene.rows}
        cards = {card.id for card in scene.cards}
        things = sheets | places | rows | cards | {piece.id for piece in scene.pieces}
        asked = ((self.show, sheets), (self.around, places), (self.only, rows | cards), (self.marked, things))
        return tuple(id for wanted, known in asked for id in wanted if id not in known)
