"""How good a table looks from a seat, as a chance of winning."""

from __future__ import annotations

from math import exp

from formicarium.games.antics.bots.outlook import Outlook
from formicarium.games.antics.state import Antics
from formicarium.texts.message import Seat

SPREAD = 6.0  # points of a lead that make a win likely


def heuristic(s: Antics, seat: Seat) -> float:
    """0 lost … 1 won: the own prospects against those of the best rival, were the present turn over."""
    if s.outcome is not None:
        return s.outcome.shares[seat]
    prospects = [Outlook(s, each, now=0).value() for each in range(s.seats)]
    lead = prospects[seat] - max(value for each, value in enumerate(prospects) if each != seat)
    return 1 / (1 + exp(-lead / SPREAD))
