"""Who may forage what, how many, and what it yields (HE2-FORAGE-01 to -07)."""

from __future__ import annotations

from typing import NamedTuple

from formicarium.games.hidden_empires_2.colony import minus, opponents, standing
from formicarium.games.hidden_empires_2.data import (
    CASTE_INDEX,
    FOOD_TOKENS,
    HARVESTERS_MOST,
    MEDIA,
    MEDIA_YIELD,
    MOST,
    NO_ANTS,
    REPELLENT,
    SPECIALIST_FOOD,
    SPECIALIST_FORAGERS,
    SPECIALISTS,
    Area,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.moves import Way
from formicarium.games.hidden_empires_2.questions.paths import haul, is_beside_home, widths
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.tokens import kind_at, value
from formicarium.texts.message import Seat

WAYS: tuple[Way, Way] = ("harvest", "tend")


def free_ants(s: Empires, seat: Seat, area: Area) -> Stack:
    """HE2-CARD-trail_makers-03: ordinary ants that did not build a trail in this turn."""
    ants = s.ants[seat].get(area, NO_ANTS)
    return minus(ants, s.trail_builders[area]) if area in s.trail_builders else ants


def is_guarded(s: Empires, seat: Seat, area: Area) -> bool:
    """Opposing patrollers are here."""
    for other in range(s.seats):  # noqa: SIM110, twice as fast as any()
        if other != seat and area in s.patrols[other]:
            return True
    return False


def only_forages(s: Empires, seat: Seat) -> str:
    """HE2-CARD-plant_specialists-01, HE2-CARD-aphid_specialists-01: the one kind of token, if so."""
    traits = s.traits[seat]
    return next((kind for card, kind in SPECIALISTS.items() if card in traits), "") if traits else ""


def limit(s: Empires, seat: Seat, area: Area, way: Way) -> int:
    """HE2-FORAGE-05, -06: up to 6 ants in a harvest, up to the modified value to tend."""
    most = HARVESTERS_MOST if way == "harvest" else min(value(s, area), MOST)
    return min(most, sum(free_ants(s, seat, area)))


def intruders(s: Empires, seat: Seat, area: Area) -> int:
    """Opposing ants here, of all players."""
    return sum(sum(standing(s, other, area)) for other in opponents(s, seat, area))


def repelled(s: Empires, seat: Seat, area: Area, foragers: int) -> int:
    """HE2-CARD-repellent-01: ants that so many foragers send home: no more than came in this turn."""
    if not s.has(seat, REPELLENT):
        return 0
    return min(foragers, newcomers(s, seat, area), intruders(s, seat, area))


def newcomers(s: Empires, seat: Seat, area: Area) -> int:
    """HE2-RULING-91: ants that came into an area in this turn and are still there, caste by caste.

    Under rules 1 anybody could stand in for them.
    """
    if s.rules < 2:
        return s.entered.get(area, 0)
    return sum(map(min, s.arrivals.get(area, NO_ANTS), standing(s, seat, area)))


def least(s: Empires, seat: Seat, area: Area, way: Way) -> int:
    """HE2-CARD-repellent-03: to tend in a shared area takes enough foragers to clear it; otherwise 1."""
    return max(1, intruders(s, seat, area)) if way == "tend" else 1


def obstacle(s: Empires, seat: Seat, area: Area, way: Way) -> str:
    """What forbids to forage here in this way, the path aside: a key of OBSTACLES; "" for nothing."""
    return no_foraging(s, seat, area) or (no_tending(s, seat, area) if way == "tend" else "")


def no_foraging(s: Empires, seat: Seat, area: Area) -> str:
    """What forbids to forage here at all."""
    if s.face_up.get(area) not in FOOD_TOKENS:
        return "refused-no-food-token"
    if area in s.foraged:
        return "refused-foraged-already"
    if area in s.fought:
        return "refused-foragers-fought"
    if free_ants(s, seat, area) == NO_ANTS:
        return "refused-no-foragers"
    if is_guarded(s, seat, area):
        return "refused-guarded"
    only = only_forages(s, seat)
    return f"refused-only-{only}" if only and kind_at(s, area) != only else ""


def no_tending(s: Empires, seat: Seat, area: Area) -> str:
    """What forbids to tend where one may harvest."""
    if kind_at(s, area) == "prey":
        return "refused-prey-tended"
    strangers = intruders(s, seat, area)
    if strangers and repelled(s, seat, area, limit(s, seat, area, "tend")) < strangers:
        return "refused-shared-tended"
    return ""


OBSTACLES = {
    "refused-no-food-token": "HE2-FORAGE-01",
    "refused-foraged-already": "HE2-FORAGE-01",
    "refused-foragers-fought": "HE2-TASK-03",
    "refused-no-foragers": "HE2-FORAGE-02",
    "refused-guarded": "HE2-FORAGE-04",
    "refused-only-plants": "HE2-CARD-plant_specialists-01",
    "refused-only-aphids": "HE2-CARD-aphid_specialists-01",
    "refused-prey-tended": "HE2-FORAGE-03",
    "refused-shared-tended": "HE2-FORAGE-03",
    "refused-no-path": "HE2-PATH-04",
}


def harvest(s: Empires, seat: Seat, area: Area, way: Way, foragers: int) -> int:
    """HE2-FORAGE-07, HE2-CARD-specialist_foragers-02: food that so many ants gather, before the path."""
    food = foragers
    if way == "harvest" and SPECIALIST_FORAGERS in s.traits[seat]:
        medias = min(foragers, free_ants(s, seat, area)[CASTE_INDEX[MEDIA]])
        food += (MEDIA_YIELD - 1) * medias
    return food * SPECIALIST_FOOD.get(only_forages(s, seat), 1)


def forageable(
    s: Empires, seat: Seat, wide: dict[Place, int] | None = None
) -> list[tuple[Area, tuple[Way, ...]]]:
    """HE2-FORAGE-01 to -04, HE2-PATH-04: what may be foraged, and in which ways."""
    found: list[tuple[Area, tuple[Way, ...]]] = []
    for place in sorted(s.ants[seat].keys() & s.face_up.keys()):
        area = Area(place)
        if no_foraging(s, seat, area):
            continue
        if not is_beside_home(s, seat, area):
            wide = widths(s, seat) if wide is None else wide
            if not haul(s, seat, area, wide):
                continue
        found.append((area, WAYS[:1] if no_tending(s, seat, area) else WAYS))
    return found


def useful(s: Empires, seat: Seat, area: Area, way: Way, wide: dict[Place, int] | None = None) -> int:
    """As few foragers as bring home what all of them would (section 7.2, `forage_ants`)."""
    few, most = least(s, seat, area, way), limit(s, seat, area, way)
    wide = widths(s, seat) if wide is None else wide
    full = brought_home(s, seat, area, way, most, wide)
    return next(n for n in range(few, most + 1) if brought_home(s, seat, area, way, n, wide) == full)


def needs_dice(s: Empires, area: Area, way: Way) -> bool:
    """HE2-FORAGE-08: all but tending Plants."""
    return way == "harvest" or kind_at(s, area) == "aphids"


class Foraging(NamedTuple):
    """What is proposed for one food token."""

    area: Area
    way: Way
    foragers: int
    food: int


def gentle_way(s: Empires, area: Area) -> Way:
    """HE2-RULING-96: only Prey is harvested unless the player says so."""
    return "harvest" if kind_at(s, area) == "prey" else "tend"


def forage_plan(s: Empires, seat: Seat) -> list[Foraging]:
    """HE2-RULING-96: every token that may be foraged gently; as many ants as bring food home."""
    wide = widths(s, seat)
    plan: list[Foraging] = []
    for area, ways in forageable(s, seat, wide):
        way = gentle_way(s, area)
        if way in ways:
            foragers = useful(s, seat, area, way, wide)
            plan.append(Foraging(area, way, foragers, brought_home(s, seat, area, way, foragers, wide)))
    return plan


def brought_home(
    s: Empires, seat: Seat, area: Area, way: Way, foragers: int, wide: dict[Place, int] | None = None
) -> int:
    """HE2-PATH-07: the haul limits food after all multipliers."""
    return min(harvest(s, seat, area, way, foragers), haul(s, seat, area, wide))
