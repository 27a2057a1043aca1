"""Nuptial flights: when to fly, whom to lose, where to settle (HE2-FLIGHT)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_2.bots.resettling import land_gain
from formicarium.games.hidden_empires_2.moves import NOTHING, ChooseArea, ChooseCount
from formicarium.games.hidden_empires_2.planning.flights import points_now, points_without, will_fly
from formicarium.games.hidden_empires_2.planning.offers import offered
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.steps.flight import FLY, STAY
from formicarium.texts.message import message

SETTLING = 6  # game turns that a new nest needs to be of use
QUEEN = 1.0  # food a turn that another queen and more room are worth


def nuptial_flight(o: Outlook, decision: Decision) -> Choice:
    if not will_fly(o):
        return Choice(STAY, message("why-stay"))
    now = points_now(o)
    key = "why-fly-wins" if o.s.scores[o.seat] + now >= o.target else "why-fly"
    return Choice(FLY, message(key, points=now))


def guest_losses(o: Outlook, decision: Decision) -> Choice:
    """Whatever leaves most points."""
    counts = offered(decision, ChooseCount)
    best = max(counts, key=lambda move: points_without(o, move.count))
    return Choice(best, message("why-guest-losses"))


def nest_site(o: Outlook, decision: Decision) -> Choice:
    """HE2-CARD-supercolony-01, -02: where the land brings most, if queen and room come in time."""
    areas = offered(decision, ChooseArea)
    if o.turns < SETTLING or not areas:
        return Choice(NOTHING, message("why-no-nest-site"))
    gains = {move: land_gain(o, (*o.s.nests[o.seat], move.area)) for move in areas}
    best = max(areas, key=gains.__getitem__)
    if gains[best] + QUEEN < 0:
        return Choice(NOTHING, message("why-no-nest-site"))
    return Choice(best, message("why-nest-site", area=best.area))


def nest_lost(o: Outlook, decision: Decision) -> Choice:
    """The nest that the land can best do without."""
    areas = offered(decision, ChooseArea)

    def left(move: ChooseArea) -> float:
        return land_gain(o, tuple(nest for nest in o.s.nests[o.seat] if nest != move.area))

    return Choice(max(areas, key=left), message("why-nest-lost"))


def nest_crowned(o: Outlook, decision: Decision) -> Choice:
    return Choice(offered(decision, ChooseArea)[0], message("why-nest-crowned"))
