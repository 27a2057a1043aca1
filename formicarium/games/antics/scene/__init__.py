"""How a view is drawn (section 10 of the spec).

Things that look the same are the same object: each is made once, by a cached function of whatever it shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from formicarium.games.antics.data import CLEARING_OF, TRACKS
from formicarium.games.antics.scene.ants import anchors, crowd, hatched
from formicarium.games.antics.scene.cards import cards, trays
from formicarium.games.antics.scene.forecast import guide
from formicarium.games.antics.scene.garden import HEIGHT, WIDTH, garden, snouts
from formicarium.games.antics.scene.hills import hill_board, markers, previews, slabs
from formicarium.games.antics.scene.items import brought_home, stocks
from formicarium.games.antics.scene.legend import LEGEND
from formicarium.games.antics.scene.moment import STAGES, around_the_table, at_the_hill, stage_of, status
from formicarium.games.antics.scene.panels import needs, notes, player, table
from formicarium.games.antics.scene.strip import Guide, lanes, lying, strip
from formicarium.games.antics.view import AnticsView
from formicarium.scene.model import Board, Piece, Scene
from formicarium.texts.message import message

STAGE_NAMES = tuple(message(f"scene-stage-{each.value}") for each in STAGES)


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
        stages=STAGE_NAMES,
        stage=None if stage is None else STAGES.index(stage),
        legend=LEGEND,
    )


def boards(view: AnticsView) -> Iterator[Board]:
    """The garden first; the own hill before it as long as one works there."""
    own, *others = (hill_board(view, seat) for seat in around_the_table(view))
    stocks = tuple(view.clearings[item] for item in CLEARING_OF)
    shared = _shared(lying(view), guide(view), len(view.arrived), view.bag, stocks)
    if at_the_hill(view):
        yield from (own, shared)
    else:
        yield from (shared, own)
    yield from others


@lru_cache(maxsize=256)
def _shared(fields: tuple[str, ...], guide: Guide, arrived: int, bag: int, stocks: tuple[int, ...]) -> Board:
    """The fields and the garden, which everybody sees alike."""
    places = (*strip(fields, guide, arrived, bag), *garden(stocks))
    return Board("board", WIDTH, HEIGHT, places, title=message("scene-garden"))


def pieces(view: AnticsView) -> Iterator[Piece]:
    yield from lanes(view)
    yield from stocks(view)
    busy = {*view.guards, *(track for workers in view.workers for track in workers)}
    for track in TRACKS:
        if track in busy:
            yield from crowd(view, track)
    yield from hatched(view)
    yield from anchors(view.seats)
    yield from snouts(view)
    for seat in range(view.seats):
        yield from slabs(seat, view.hills[seat], seat == view.seat)
        yield from markers(view, seat)
        yield from brought_home(view, seat)
        yield from previews(view, seat)
