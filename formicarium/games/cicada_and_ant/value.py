"""How good a table looks from a seat."""

from __future__ import annotations

from formicarium.games.cicada_and_ant.autumn_value import AutumnProspects
from formicarium.games.cicada_and_ant.chances import Chances, Prospects, cells_by_type
from formicarium.games.cicada_and_ant.data import INDEX, NO_PATH, NOBODY, PATHS
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.market import Market, PayPrice
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.games.cicada_and_ant.winter_value import WinterProspects
from formicarium.texts.message import Seat


def prospects(view: CicadaView) -> Prospects:
    """What this round may bring, in either mode."""
    return WinterProspects(view) if view.options.winter else AutumnProspects(view)


def heuristic(s: Cicada, seat: Seat) -> float:
    """0 lost … 1 won: the chance of winning, with what this seat knows of the round under way."""
    if s.outcome is not None:
        return s.outcome.shares[seat]
    view = s.view(seat)
    if s.collector != NOBODY:
        return _collecting(s, view)[seat]
    if view.pawns:
        return _guessing(view)[seat]
    return prospects(view).now()[seat]


def _guessing(view: CicadaView) -> Chances:
    """As if every token, unless one's own is laid, and every guess were equally likely."""
    ahead = prospects(view)
    types = cells_by_type(view, [INDEX[cell] for cell in view.pawns])
    laid = view.tokens[view.ant]
    tokens = list(types) if laid == NO_PATH else [PATHS.index(laid)]
    means = [0.0] * view.seats
    for t in tokens:
        missed, caught = ahead.missed(types[t]), ahead.caught(types[t])
        for seat in range(view.seats):
            means[seat] += (missed[seat] * (len(types) - 1) + caught[seat]) / len(types) / len(tokens)
    return tuple(means)


def _collecting(s: Cicada, view: CicadaView) -> Chances:
    """The tokens lie face up, and perhaps a purchase can still be made."""
    if not s.options.winter:
        return AutumnProspects(view).now()
    ahead = WinterProspects(view)
    match s.steps[-1]:
        case PayPrice(slot):
            return ahead.best_purchase(s.collector, slot)
        case Market(bought=False):
            return ahead.at_market(ahead.hoards, s.collector)
        case _:
            return ahead.now()
