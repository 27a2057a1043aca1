"""How much foragers bring home (HE1-FOR-01 to -04), as pure figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.hidden_empires_1.ants import ants_at
from formicarium.games.hidden_empires_1.data import FORAGE, PATROL, PORTERS, Area, post
from formicarium.games.hidden_empires_1.movement import forage_distance
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires


def distance_for(s: Empires, seat: Seat, area: Area) -> int:
    """HE1-FOR-02, HE1-CARD-porters-02; 0 if there is no way."""
    distance = forage_distance(s, seat, area)
    if distance >= 2 and PORTERS in s.traits[seat] and ants_at(s, seat, area, FORAGE)[1]:
        distance -= 1
    return distance


def effective(s: Empires, seat: Seat, area: Area) -> int:
    """HE1-FOR-01, -03, -11: ants that forage here by the distance; none beside opposing patrollers."""
    patrol = post(area, PATROL)
    if any(patrol in s.ants[other] for other in range(s.seats) if other != seat):
        return 0
    distance = distance_for(s, seat, area)
    return sum(ants_at(s, seat, area, FORAGE)) // distance if distance else 0
