"""Where a Nest marker may be placed (HE1-SETUP-03 to -07, HE1-REST-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.hidden_empires_1.data import Area
from formicarium.games.hidden_empires_1.ground import Ground, areas_of
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires


def two_steps_away(ground: Ground, nests: int) -> int:
    """At distance 2 from some nest by land, and beside none."""
    beside = ground.beside(nests)
    return ground.beside(beside) & ~beside & ~nests


def nest_places(s: Empires, seat: Seat) -> tuple[Area, ...]:
    """HE1-SETUP-03 to -07, with what to do where no area will do."""
    ground = s.ground
    nests = ground.bits(area for area in s.nests if area)
    if not nests:
        return ground.land
    free = ground.all & ~nests
    places = two_steps_away(ground, nests) or free & ~ground.beside(nests) or free
    return areas_of(ground, places)


def restart_places(s: Empires, seat: Seat) -> tuple[Area, ...]:
    """HE1-REST-03: a different area, as for a new Nest; nobody else has a Nest Site there (HE1-RULING-92)."""
    ground = s.ground
    rivals = ground.bits(area for other, area in enumerate(s.nests) if other != seat)
    sites = (area for other, each in enumerate(s.sites) if other != seat for area in each)
    taken = ground.bits((*s.nests, *sites))
    return areas_of(ground, two_steps_away(ground, rivals) & ~taken)
