"""The open table of a replay: everything every seat has, once, and nothing that nobody has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from formicarium.core.match import Match, played_again, replay
from formicarium.scene.model import Scene
from formicarium.server.table.open_table import open_scene
from tests.golden.match import read, wanted

MOMENTS = 15  # of each match that are looked at, all over it
RECORDS = [path for *_, path in wanted()]


def moments(path: Path) -> Iterator[Match]:
    """A stored match of bots, table by table, up to its last one."""
    whole = replay(read(path.read_text())[0])
    tables = whole.number
    apart = max(1, tables // MOMENTS)
    for number, match in enumerate(played_again(whole.game, whole.record.header, whole.record.entries)):
        if number % apart == 0 or match.outcome is not None:
            yield match


def owners(scene: Scene) -> dict[str, int | None]:
    """Whose it is what things lie on."""
    return {
        **{place.id: board.seat for board in scene.boards for place in board.places},
        **{tray.id: tray.seat for tray in scene.trays},
        **{panel.id: panel.seat for panel in scene.panels},
        **{
            row.id: panel.seat
            for panel in scene.panels
            for section in panel.sections
            for row in section.rows
            if row.id
        },
    }


def pieces_of(scene: Scene, seat: int) -> Counter[Any]:
    """What a seat has, as it looks."""
    whose = owners(scene)
    return Counter(
        (piece.sprite, piece.label, piece.count, piece.marks)
        for piece in scene.pieces
        if (whose.get(piece.on) if piece.seat is None else piece.seat) == seat
    )


def written(scene: Scene) -> set[Any]:
    """What stands on the places of boards that are nobody's."""
    shared = (board for board in scene.boards if board.seat is None)
    return {(board.id, place.id, place.caption) for board in shared for place in board.places}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_along_a_match_the_open_table_has_what_every_seat_has_and_nothing_twice(path: Path) -> None:
    for match in moments(path):
        table, public = open_scene(match), match.scene(None)
        for things in (table.boards, table.panels, table.trays, table.cards, table.pieces, [*table.places]):
            twice = [id for id, times in Counter(thing.id for thing in things).items() if times > 1]
            assert not twice
        whose = owners(table)
        assert all(piece.on in whose for piece in table.pieces)
        assert all(card.on in whose for card in table.cards)
        own = [match.scene(seat) for seat in range(match.state.seats)]
        for seat, scene in enumerate(own):
            assert pieces_of(table, seat) == pieces_of(scene, seat)
        assert written(table) == written(public)
        if any(scene.stage is not None for scene in own):
            assert table.stage is not None
