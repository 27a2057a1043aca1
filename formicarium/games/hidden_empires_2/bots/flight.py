"""Nuptial flights: when to fly, whom to lose, where to settle (HE2-FLIGHT)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_2.bots.offers import offered
from formicarium.games.hidden_empires_2.bots.outlook import Outlook
from formicarium.games.hidden_empires_2.bots.resettling import land_gain
from formicarium.games.hidden_empires_2.data import PUPA_LARGE, PUPA_M
from formicarium.games.hidden_empires_2.moves import NOTHING, ChooseArea, ChooseCount
from formicarium.games.hidden_empires_2.steps.flight import FLY, STAY, flight_points
from formicarium.texts.message import message

POINT = 1.5  # food that a point is worth
SETTLING = 6  # game turns that a new nest needs to be of use
QUEEN = 1.0  # food a turn that another queen and more room are worth


def points_now(o: Outlook) -> int:
    """HE2-FLIGHT-02, -03: what a flight brings at once."""
    princesses, males = o.s.princesses[o.seat], o.s.males[o.seat]
    if not o.s.marked[o.seat]:
        return flight_points(princesses, males)
    lost = (princesses + males) // 2
    few, most = max(0, lost - males), min(lost, princesses)
    return max(points_without(o, count) for count in range(few, most + 1))


def points_without(o: Outlook, princesses: int) -> int:
    """HE2-CARD-guest_queen-01: half of the flyers are lost, so many princesses among them."""
    lost = (o.s.princesses[o.seat] + o.s.males[o.seat]) // 2
    return flight_points(o.s.princesses[o.seat] - princesses, o.s.males[o.seat] - lost + princesses)


def will_fly(o: Outlook) -> bool:
    """At once, unless a partner emerges next turn and nobody is about to end the game."""
    s, seat = o.s, o.seat
    princesses, males = s.princesses[seat], s.males[seat]
    if not (princesses or males):
        return False
    now = points_now(o)
    if o.view.scores[seat] + now >= o.target or s.marked[seat]:
        return True
    if any(o.could_end(other) for other in o.others) or o.view.turn >= o.options.turn_cap:
        return True
    large, small = s.brood[seat][PUPA_LARGE], s.brood[seat][PUPA_M]
    together = flight_points(princesses + large, males + small)
    apart = now + flight_points(large, small)
    return POINT * (together - apart) <= princesses + males


def nuptial_flight(o: Outlook, decision: Decision) -> Choice:
    if not will_fly(o):
        return Choice(STAY, message("why-stay"))
    now = points_now(o)
    key = "why-fly-wins" if o.view.scores[o.seat] + now >= o.target else "why-fly"
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
