"""How a view is drawn (section 10 of the spec)."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.games.hidden_empires_2.scene.areas import land
from formicarium.games.hidden_empires_2.scene.auction import auction
from formicarium.games.hidden_empires_2.scene.brood import contents
from formicarium.games.hidden_empires_2.scene.cards import cards, trays
from formicarium.games.hidden_empires_2.scene.combat import battlefield, combat
from formicarium.games.hidden_empires_2.scene.legend import legend
from formicarium.games.hidden_empires_2.scene.moment import (
    asked,
    in_nest_phase,
    names_of,
    near_first,
    stage_of,
    stages,
    status,
)
from formicarium.games.hidden_empires_2.scene.panels import counters, player, sheltered
from formicarium.games.hidden_empires_2.scene.routes import Route, arrows, routes
from formicarium.games.hidden_empires_2.scene.scouting import eyes
from formicarium.games.hidden_empires_2.scene.sheet import sheet, shown_sheets
from formicarium.games.hidden_empires_2.scene.stacks import crowds
from formicarium.games.hidden_empires_2.scene.table import table
from formicarium.games.hidden_empires_2.scene.tokens import nests, tokens
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.model import Board, Panel, Piece, Scene


def scene(view: EmpiresView) -> Scene:
    """The table as this viewer sees it."""
    s = table(view)
    ways = routes(view, s)
    guide, stage = stages(view), stage_of(view)
    return Scene(
        game="hidden_empires_2",
        status=status(view),
        boards=tuple(boards(view, s)),
        pieces=tuple(pieces(view, s, ways)),
        trays=tuple(trays(view)),
        cards=tuple(cards(view, s)),
        panels=tuple(panels(view, s, ways)),
        stages=names_of(guide),
        stage=guide.index(stage) if stage in guide else None,
        legend=legend(view.options.advanced),
    )


def boards(view: EmpiresView, s: Empires) -> Iterator[Board]:
    """The map first; in the nest phase the nest, until the nuptial flight."""
    sheets = [sheet(view, s, seat) for seat in shown_sheets(view)]
    at_home = view.seat is not None and in_nest_phase(view) and stage_of(view) != "flight"
    yield from (*sheets, land(view, small=True)) if at_home else (land(view), *sheets)


def panels(view: EmpiresView, s: Empires, ways: tuple[Route, ...]) -> Iterator[Panel]:
    """The viewer first, then what is fought or bid for, then the others."""
    near, *others = near_first(view)
    acting = asked(view)
    yield player(view, s, near, near in acting, ways)
    yield from auction(s)
    yield from combat(view, s)
    for seat in others:
        yield player(view, s, seat, seat in acting, ways)
    yield counters(view)


def pieces(view: EmpiresView, s: Empires, ways: tuple[Route, ...]) -> Iterator[Piece]:
    yield from tokens(view)
    yield from nests(view)
    yield from crowds(view)
    yield from arrows(ways)
    yield from eyes(view, s)
    yield from battlefield(view)
    yield from contents(view)
    yield from sheltered(view)
