"""How a view is drawn (section 10 of the spec)."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.games.hidden_empires_1.data import Area
from formicarium.games.hidden_empires_1.scene.areas import land
from formicarium.games.hidden_empires_1.scene.cards import cards, trays
from formicarium.games.hidden_empires_1.scene.combat import struggles, turncoats
from formicarium.games.hidden_empires_1.scene.forecast import forecast
from formicarium.games.hidden_empires_1.scene.inside import contents
from formicarium.games.hidden_empires_1.scene.legend import LEGEND
from formicarium.games.hidden_empires_1.scene.markers import on_the_ground, threats
from formicarium.games.hidden_empires_1.scene.moment import guide, status
from formicarium.games.hidden_empires_1.scene.notes import notes, worries
from formicarium.games.hidden_empires_1.scene.panels import counters, players, tiles
from formicarium.games.hidden_empires_1.scene.proposals import proposals
from formicarium.games.hidden_empires_1.scene.routes import distances, tracks
from formicarium.games.hidden_empires_1.scene.sheet import sheet_board, sheet_first, shown_sheets
from formicarium.games.hidden_empires_1.scene.stacks import crowds
from formicarium.games.hidden_empires_1.scene.table import table
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.view import EmpireView
from formicarium.scene.model import Board, Piece, Scene


def scene(view: EmpireView) -> Scene:
    """The table as this viewer sees it."""
    s = table(view)
    coming = None if view.fight else forecast(view, s)  # in a combat one looks at that
    struck = threats(view)
    own, *others = players(view, coming, proposals(view, s), tuple(worries(view, s, coming)))
    stages, stage = guide(view.stage)
    return Scene(
        game="hidden_empires_1",
        status=status(view),
        boards=tuple(boards(view)),
        pieces=tuple(pieces(view, s, frozenset(struck))),
        trays=tuple(trays(view)),
        cards=tuple(cards(view, s)),
        panels=(own, *struggles(view, s), *others, counters(view)),
        notes=tuple(notes(view, struck)),
        stages=stages,
        stage=stage,
        legend=LEGEND,
    )


def boards(view: EmpireView) -> Iterator[Board]:
    """The map first; in the Nest Phase the nest."""
    sheets = [sheet_board(view, view.sheets[seat]) for seat in shown_sheets(view)]
    yield from (*sheets, land(view, small=True)) if sheet_first(view) else (land(view), *sheets)


def pieces(view: EmpireView, s: Empires, struck: frozenset[Area]) -> Iterator[Piece]:
    yield from tracks(view, s)
    yield from on_the_ground(view, struck)
    yield from distances(view, s)
    yield from crowds(view)
    yield from turncoats(view)
    yield from contents(view)
    yield from tiles(view)
