"""What a nuptial flight brings, and when it is time (HE2-FLIGHT)."""

from __future__ import annotations

from formicarium.games.hidden_empires_2.data import PUPA_LARGE, PUPA_M
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.steps.flight import flight_points

POINT = 1.5  # food that a point is worth


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
    if o.s.scores[seat] + now >= o.target or s.marked[seat]:
        return True
    if any(o.could_end(other) for other in o.others) or o.s.turn >= o.options.turn_cap:
        return True
    large, small = s.brood[seat][PUPA_LARGE], s.brood[seat][PUPA_M]
    together = flight_points(princesses + large, males + small)
    apart = now + flight_points(large, small)
    return POINT * (together - apart) <= princesses + males
