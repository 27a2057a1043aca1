"""How much foragers bring home (HE1-FOR-01 to -09), as pure figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.hidden_empires_1.ants import ants_at, place_of
from formicarium.games.hidden_empires_1.data import (
    APHIDS,
    FOOD,
    FORAGE,
    KIND,
    PATROL,
    PORTERS,
    PREY,
    PREY_MOST,
    Area,
    post,
)
from formicarium.games.hidden_empires_1.ground import steps
from formicarium.games.hidden_empires_1.markers import value_of
from formicarium.games.hidden_empires_1.questions.movement import ways_home
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires


def distance_for(s: Empires, seat: Seat, area: Area) -> int:
    """HE1-FOR-02, HE1-CARD-porters-02: to the nearest nest or Trail; 0 if there is no way."""
    return distance_by(s, seat, area, ways_home(s, seat))


def distance_by(s: Empires, seat: Seat, area: Area, ways: tuple[int, int]) -> int:
    """The same, for who has found the ways home already."""
    distance = steps(s.ground, s.ground.bit[area], *ways)
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


def harvest(s: Empires, seat: Seat, area: Area) -> tuple[int, int]:
    """HE1-FOR-06, -08, -09: the effective foragers of an area with a food marker, and the food they find."""
    foragers = effective(s, seat, area)
    kind, value = KIND[s.markers[area]], value_of(s, area)
    if kind == PREY:
        return foragers, min(foragers, PREY_MOST)
    if kind == APHIDS and s.cloning and foragers and seat == s.active:
        return foragers, foragers + value  # HE1-CARD-aphid_cloning-02
    return foragers, min(foragers, value)


def expected(s: Empires, seat: Seat) -> int:
    """The food that all foragers of a player would bring from where they are."""
    areas = [area for area, task in map(place_of, s.ants[seat]) if task == FORAGE]
    return sum(harvest(s, seat, area)[1] for area in areas if s.markers.get(area) in FOOD)
