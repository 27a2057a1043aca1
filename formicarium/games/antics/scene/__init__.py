"""How a view is drawn (section 10 of the spec)."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.games.antics.data import TRACKS
from formicarium.games.antics.scene.ants import anchors, crowd, hatched
from formicarium.games.antics.scene.cards import cards, trays
from formicarium.games.antics.scene.garden import HEIGHT, WIDTH, garden, snouts
from formicarium.games.antics.scene.hills import hill_board, markers, previews, slabs
from formicarium.games.antics.scene.items import brought_home, stocks
from formicarium.games.antics.scene.moment import STAGES, around_the_table, at_the_hill, stage_of, status
from formicarium.games.antics.scene.panels import needs, notes, player, table
from formicarium.games.antics.scene.strip import lanes, strip
from formicarium.games.antics.view import AnticsView
from formicarium.scene.model import Board, Piece, Scene
from formicarium.texts.message import message


def scene(view: AnticsView) -> Scene:
    """The table as this viewer sees it."""
    stage = stage_of(view)
    near_first = around_the_table(view)
    beside = (table(view),) if view.over else (table(view), needs(view))
    return Scene(
        game="antics",
        status=status(view),
        boards=tuple(boards(view)),
        pieces=tuple(pieces(view)),
        trays=tuple(trays(view)),
        cards=tuple(cards(view)),
        panels=(*(player(view, seat) for seat in near_first), *beside),
        notes=tuple(notes(view)),
        stages=tuple(message(f"scene-stage-{each.value}") for each in STAGES),
        stage=None if stage is None else STAGES.index(stage),
    )


def boards(view: AnticsView) -> Iterator[Board]:
    """The garden first; the own hill before it as long as one works there."""
    own, *others = (hill_board(view, seat) for seat in around_the_table(view))
    shared = Board("board", WIDTH, HEIGHT, (*strip(view), *garden(view)), title=message("scene-garden"))
    if at_the_hill(view):
        yield from (own, shared)
    else:
        yield from (shared, own)
    yield from others


def pieces(view: AnticsView) -> Iterator[Piece]:
    yield from lanes(view)
    yield from stocks(view)
    for track in TRACKS:
        yield from crowd(view, track)
    yield from hatched(view)
    yield from anchors(view)
    yield from snouts(view)
    for seat in range(view.seats):
        yield from slabs(view, seat)
        yield from markers(view, seat)
        yield from brought_home(view, seat)
        yield from previews(view, seat)
